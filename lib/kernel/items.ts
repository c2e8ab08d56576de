/** A clause asked of each of many things: what it says of each, and folded of all. */
import type { Each, RulesInPlay } from './clause.ts'
import type { RawFacts } from './facts.ts'
import type { About } from './ruling.ts'
import { Asked, unlessAsked } from './seeing.ts'
import type { Outcome } from './verdict.ts'

type Settled = Exclude<Outcome, 'unknown'>

/** What a clause says of one thing. */
export interface Judged {
  item: unknown
  about: About
  outcome: Settled
}

const WEIGHT: Record<Outcome, number> = { fails: 3, unknown: 2, holds: 1, 'not-in-play': 0 }

/** The weightier of two outcomes: one failure decides, else what is not known, else what holds. */
export const heavier = (a: Outcome, b: Outcome): boolean => WEIGHT[a] > WEIGHT[b]

/** The outcome that stands for all things; nothing to say where there are none. */
export const weightiest = (judged: readonly Judged[]): Settled =>
  judged.reduce<Settled>((most, { outcome }) => (heavier(outcome, most) ? outcome : most), 'not-in-play')

/** Two things are the same when they are about the same. */
export const sameAs = (about: About): string =>
  JSON.stringify(Object.entries(about).sort(([a], [b]) => (a < b ? -1 : 1)))

function outcomeOf(each: Each, item: unknown, facts: RawFacts, table: RulesInPlay, isException: boolean): Settled {
  if (each.when && !each.when(item, facts, table)) return 'not-in-play'
  if (each.holds(item, facts, table)) return 'holds'
  return isException ? 'not-in-play' : 'fails'
}

/**
 * What a clause says of each thing. Where it is stopped at a gap it goes on with the others: one that fails decides
 * whatever the gap is filled with. Where none does, it asks for the first gap it met.
 */
export function judgeItems(each: Each, facts: RawFacts, table: RulesInPlay, isException = false): Judged[] {
  const { judged, asked } = lookAtItems(each, facts, table, isException)
  if (asked && (isException || !judged.some(({ outcome }) => outcome === 'fails'))) throw asked
  return judged
}

/** What a clause says of the things it can judge from the facts so far, and the first gap it was stopped at. */
export function lookAtItems(
  each: Each,
  facts: RawFacts,
  table: RulesInPlay,
  isException = false,
): { judged: Judged[]; asked?: Asked } {
  const judged: Judged[] = []
  let asked: Asked | undefined
  for (const item of each.items(facts, table)) {
    const found = unlessAsked(() => ({
      item,
      about: each.about(item),
      outcome: outcomeOf(each, item, facts, table, isException),
    }))
    if (found instanceof Asked) asked ??= found
    else judged.push(found.said)
  }
  return asked ? { judged, asked } : { judged }
}
