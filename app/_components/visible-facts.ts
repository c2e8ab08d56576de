import type { RawFacts } from '../../lib/kernel/facts'

/** Questions shown before "More facts". */
const FIRST = 8
/** Questions still to answer that are always in sight, however many were answered. */
const ALWAYS = 3

export interface FactPlaces {
  front: readonly string[]
  more: readonly string[]
  settled: readonly string[]
}

/** Where each question stands, in the order the checker asks. What was answered stays, whatever another answer implies. */
export function placeFacts(
  keys: readonly string[],
  facts: RawFacts,
  settled: ReadonlySet<string>,
  touched: string | undefined,
): FactPlaces {
  const live = keys.filter((key) => !settled.has(key) || facts[key] !== undefined || key === touched)
  const answered = live.filter((key) => facts[key] !== undefined || key === touched)
  const open = live.filter((key) => !answered.includes(key))
  const shown = new Set([...answered, ...open.slice(0, Math.max(FIRST - answered.length, ALWAYS))])
  return {
    front: live.filter((key) => shown.has(key)),
    more: live.filter((key) => !shown.has(key)),
    settled: keys.filter((key) => !live.includes(key)),
  }
}
