/** Two questions that may both be meant: what is filled before a player has said which. */
import { segmentsOf } from '../kernel/parse.ts'
import type { Reading } from './types.ts'

/** Scores nearer than this tell no question from another: of such pairs the second is meant about as often. */
export const NEAR = 0.15
/** Of a question for which so many more words were read the words of the sentence say less: then this is near. */
export const MUCH = 2
export const NEAR_READ = 0.4

const topOf = (path: string) => String(segmentsOf(path)[0])

/** Of a reading what the others read just so; the rest was spoken of, and waits until the question is chosen. */
export function sharedWith(reading: Reading, others: readonly Reading[]): Reading {
  const isShared = (top: string) =>
    others.every(({ facts }) => JSON.stringify(facts[top]) === JSON.stringify(reading.facts[top]))
  const chips = reading.chips.filter(({ path }) => isShared(topOf(path)))
  const waiting = reading.chips.flatMap(({ path }) => (isShared(topOf(path)) ? [] : [topOf(path)]))
  return {
    ...reading,
    chips,
    facts: Object.fromEntries(Object.entries(reading.facts).filter(([top]) => isShared(top))),
    unsure: [...new Set([...reading.unsure, ...waiting])],
  }
}
