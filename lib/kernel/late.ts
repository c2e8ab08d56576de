/** Where the makers of an object stand, and what they made so far. */
const MAKERS = Symbol('makers')
const MADE = Symbol('made')
const UNMADE = Symbol('unmade')

interface Late {
  [MAKERS]: Record<string, () => unknown>
  [MADE]: Record<string, unknown>
}

/** What objects with these keys have in common: one and the same shape is what makes them cheap. */
const shapes = new Map<string, { readonly shape: object; readonly unmade: Record<string, unknown> }>()

function shapeOf(keys: readonly string[]) {
  const name = keys.join()
  const known = shapes.get(name)
  if (known) return known
  const shape = {}
  for (const key of keys) {
    const get = function (this: Late) {
      const made = this[MADE]
      if (made[key] === UNMADE) made[key] = this[MAKERS][key]!()
      return made[key]
    }
    Object.defineProperty(shape, key, { get, enumerable: true })
  }
  const made = { shape, unmade: Object.fromEntries(keys.map((key) => [key, UNMADE])) }
  shapes.set(name, made)
  return made
}

/** An object whose fields are made when they are first looked at, each once. One that cannot be made is tried again. */
export function late<T extends object>(makers: { readonly [K in keyof T]: () => T[K] }): T {
  const { shape, unmade } = shapeOf(Object.keys(makers))
  const object = Object.create(shape) as Late
  object[MAKERS] = makers as Late[typeof MAKERS]
  object[MADE] = { ...unmade }
  return object as unknown as T
}

/**
 * The same object with other values in some of its fields; the others are still made when they are first looked at, once
 * for both. No `Object.create`: what is a prototype outlives its use, and boards are made by the thousand.
 */
export function lateWith<T extends object>(object: T, fields: Partial<T>): T {
  const keys = Object.keys((object as unknown as Late)[MADE]) as (keyof T & string)[]
  const makers = keys.map((key) => [key, key in fields ? () => fields[key] : () => object[key]] as const)
  return late(Object.fromEntries(makers) as unknown as { readonly [K in keyof T]: () => T[K] })
}
