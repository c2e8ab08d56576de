/** Something worked out once of an object, and kept with it. */
export interface Slot<K extends object, V> {
  get: (holder: K) => V | undefined
  set: (holder: K, value: V) => void
}

/**
 * A place for what is worked out of objects, in the objects themselves, where no copy, loop or text of them shows it.
 * Not a `WeakMap`: what hangs on one outlives every small sweep of the garbage collector, and worlds are made by the
 * thousand, each with its board; half the time of a search went there. A frozen object keeps nothing.
 */
export function slot<K extends object, V>(): Slot<K, V> {
  const key = Symbol('slot')
  return {
    get: (holder) => (Object.hasOwn(holder, key) ? (holder as { [key]?: V })[key] : undefined),
    set: (holder, value) => {
      if (!Object.isExtensible(holder)) return
      Object.defineProperty(holder, key, { value, writable: true, configurable: true })
    },
  }
}
