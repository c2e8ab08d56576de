/** Faults that change nothing anybody could see, each with its reason: they are no holes in the tests. */
import { readFileSync } from 'node:fs'

/** By file, kind of fault, the line of plain JavaScript it lies in, what stood there and what is put; `because` is why. */
export const equivalent = JSON.parse(readFileSync(new URL('./equivalent.json', import.meta.url), 'utf8'))

const FIELDS = ['file', 'operator', 'line', 'was', 'put']

/** A fault as the list names it. */
export const named = (fault) => Object.fromEntries(FIELDS.map((field) => [field, fault[field]]))

export const isSame = (one, other) => FIELDS.every((field) => one[field] === other[field])
