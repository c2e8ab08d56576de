import type { RulesInPlay } from '../../../kernel/clause.ts'
import type { Known } from '../../../kernel/facts.ts'
import { NEW } from '../facts.ts'
import { counted } from '../words.ts'
import type { facts } from './facts.ts'

export type Old = Known<
  typeof facts,
  | 'developments'
  | 'underSiege'
  | 'besiegerNonFighterShips'
  | 'besiegers'
  | 'activePlayerIs'
  | 'activePlayerNonFighterShips'
>
export type New = Omit<Old, 'activePlayerNonFighterShips'> & { readonly cruisers?: number }

/** What the Conquest step does to one system. */
export interface Outcome {
  /** Counters that come off. */
  removed: number
  left: number
  /** True when the last counter came off. */
  emptied: boolean
  /** Who removes them and takes the system, in words. */
  by: string
}

const outcome = (developments: number, due: number, by: string): Outcome => {
  const removed = Math.min(due, developments)
  return { removed, left: developments - removed, emptied: developments > 0 && removed === developments, by }
}

/** November 2022: the besieger's non-Fighter ships, in every End Phase; Cruisers by themselves. */
export function newOutcome(f: New, table: RulesInPlay): Outcome {
  const cruisers = f.cruisers ?? 0
  if (!f.underSiege) {
    return outcome(
      f.developments,
      cruisers,
      table.reads('starcom:ambiguity.44/ii') === 'B' ? 'nobody' : 'the player with the Cruiser',
    )
  }
  const twice = table.reads('starcom:ambiguity.44/i') === 'B' ? cruisers : 0
  const rests = table.reads('starcom:ambiguity.14/i') === 'B' && f.activePlayerIs !== 'besieger'
  const due = rests ? cruisers : f.besiegerNonFighterShips + twice
  if (f.besiegers < 2) return outcome(f.developments, due, 'the besieger')
  const apart = table.reads('starcom:ambiguity.15/i') === 'B'
  return outcome(
    f.developments,
    due,
    apart ? 'the besieger who takes off the last counter' : 'a besieger the table agrees on',
  )
}

/** February 2022: the active player's non-Fighter ships. */
export function oldOutcome(f: Old, table: RulesInPlay): Outcome {
  const together = f.besiegers > 1 && table.reads('starcom:ambiguity.15/ii') === 'B'
  const besieging = f.besiegers === 1 || together ? f.besiegerNonFighterShips : f.activePlayerNonFighterShips
  const own = table.reads('starcom:ambiguity.14/ii') === 'B' ? 0 : f.activePlayerNonFighterShips
  const due = !f.underSiege || f.activePlayerIs === 'other' ? 0 : f.activePlayerIs === 'besieger' ? besieging : own
  return outcome(f.developments, due, 'the active player')
}

/** What happens, step by step; two outcomes are the same exactly when these words are. */
export function sayOutcome({ removed, left, emptied, by }: Outcome, besiegers: number, table: RulesInPlay): string[] {
  if (!removed) return ['No counter comes off', left ? 'The controller keeps the system' : 'Nobody controls the system']
  const apart = table.edition === NEW && besiegers > 1
  const each =
    table.reads('starcom:ambiguity.15/i') === 'B'
      ? ', each besieger for their own ships'
      : ', for the ships of all besiegers added together'
  const first = `${removed === 1 ? '1 counter comes' : `${removed} counters come`} off${apart ? each : ''}`
  if (!emptied) return [first, `The controller keeps the system with ${counted(left, 'counter')}`]
  if (by === 'nobody') return [first, 'No counter is left and nobody controls the system']
  return [first, `Conquered by ${by}, who puts 1 counter there`]
}
