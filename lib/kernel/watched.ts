/** Facts that remember which of their values were looked at: one that nobody looked at may change, and nothing else does. */
import type { RawFacts } from './facts.ts'
import type { Segments } from './gaps.ts'
import { pathOf } from './parse.ts'
import { sameGaps } from './seeing.ts'

type Copy = Record<string | number, unknown>

/**
 * The same facts, copied around the places that are watched; `seen` gets the paths of those that are looked at.
 * In: facts that were judged before, so that their gaps are known; places at which something is told.
 */
export function watched(facts: RawFacts, places: readonly Segments[]): { facts: RawFacts; seen: ReadonlySet<string> } {
  const seen = new Set<string>()
  const copies = new Map<string, Copy>()
  /** By place, not by value: one and the same list may stand at several places. */
  const copyOf = (value: unknown, place: Segments): Copy => {
    const path = pathOf(place)
    const copy = copies.get(path) ?? ((Array.isArray(value) ? [...value] : { ...(value as object) }) as unknown as Copy)
    copies.set(path, copy)
    return copy
  }
  const whole = copyOf(facts, [])
  for (const segments of places) {
    let from = facts as Copy
    let copy = whole
    segments.slice(0, -1).forEach((part, i) => {
      from = from[part] as Copy
      copy[part] = copyOf(from, segments.slice(0, i + 1))
      copy = copy[part] as Copy
    })
    const last = segments.at(-1)!
    const value = from[last]
    const path = pathOf(segments)
    const get = () => {
      seen.add(path)
      return value
    }
    Object.defineProperty(copy, last, { enumerable: true, configurable: true, get })
  }
  sameGaps(facts, whole)
  return { facts: whole, seen }
}
