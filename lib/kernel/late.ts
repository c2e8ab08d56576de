/**
 * An object whose fields are made when they are first looked at, each once, and are plain fields from then on. One that
 * cannot be made is tried again.
 */
export function late<T extends object>(makers: { readonly [K in keyof T]: () => T[K] }): T {
  const object = {} as T
  for (const key of Object.keys(makers) as (keyof T)[]) {
    const get = () => {
      const value = makers[key]()
      Object.defineProperty(object, key, { value, enumerable: true })
      return value
    }
    Object.defineProperty(object, key, { get, enumerable: true, configurable: true })
  }
  return object
}
