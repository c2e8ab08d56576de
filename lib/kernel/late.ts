/** An object whose fields are made when they are first looked at, each once. One that cannot be made is tried again. */
export function late<T extends object>(makers: { readonly [K in keyof T]: () => T[K] }): T {
  const made = new Map<keyof T, unknown>()
  const object = {} as T
  for (const key of Object.keys(makers) as (keyof T)[]) {
    const get = () => {
      if (!made.has(key)) made.set(key, makers[key]())
      return made.get(key)
    }
    Object.defineProperty(object, key, { get, enumerable: true })
  }
  return object
}
