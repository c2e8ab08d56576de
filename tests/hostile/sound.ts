/** What every answer to outside text must be, whatever the text was. */
import { expect } from 'vitest'

const before = Object.getOwnPropertyNames(Object.prototype).sort().join()
const arrayBefore = Object.getOwnPropertyNames(Array.prototype).sort().join()

/** No answer is longer: an error does not give a flood back. */
const LONGEST = 400_000

/** Fails unless the answer is plain JSON of bounded size and nothing was left behind on the prototypes. */
export function expectSound(answer: unknown, where: string): void {
  const text = JSON.stringify(answer)
  if (text === undefined) throw new Error(`${where}: no answer`)
  if (text.length > LONGEST) throw new Error(`${where}: an answer of ${text.length} characters`)
  if (JSON.stringify(JSON.parse(text)) !== text) throw new Error(`${where}: the answer does not survive JSON`)
  if (/"code":"our-mistake"/.test(text)) throw new Error(`${where}: ${text.slice(0, 300)}`)
}

/** Nothing has touched what all objects share. */
export function expectNothingTouched(): void {
  expect(Object.getOwnPropertyNames(Object.prototype).sort().join()).toBe(before)
  expect(Object.getOwnPropertyNames(Array.prototype).sort().join()).toBe(arrayBefore)
  expect(({} as Record<string, unknown>).hurt).toBeUndefined()
  expect((globalThis as Record<string, unknown>).hurt).toBeUndefined()
}
