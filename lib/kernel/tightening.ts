/** Conditions that make a demand harder to meet: a number that is lowered, a way that is closed. */
import type { Clause } from './clause.ts'
import { sameAs } from './items.ts'
import type { Reason } from './ruling.ts'
import type { Outcome } from './verdict.ts'

/** How a clause stands, and why thing by thing where it is asked of each. */
export interface Stood {
  clause: Clause
  outcome: Outcome
  reasons?: readonly Reason[] | undefined
}

/**
 * The conditions that hold and tighten a clause that fails: of the same thing, where both are asked of each. They fail
 * nothing themselves; a forbidden case rests on them too, and cites them after what fails.
 */
export function tighteningOf(stood: readonly Stood[]): Clause[] {
  const holding = stood.filter(({ clause, outcome }) => clause.tightens.length > 0 && outcome === 'holds')
  if (!holding.length) return []
  const failing = stood.filter(({ clause, outcome }) => clause.role === 'rule' && outcome === 'fails')
  return holding
    .filter((one) => failing.some((base) => one.clause.tightens.includes(base.clause.id) && meets(base, one)))
    .map(({ clause }) => clause)
}

/** True where what fails and what holds are about the same; one that is asked of the whole case is about everything. */
const meets = (failing: Stood, holding: Stood): boolean =>
  !failing.reasons ||
  !holding.reasons ||
  failing.reasons.some(
    (one) =>
      one.outcome === 'fails' &&
      holding.reasons!.some((other) => other.outcome === 'holds' && sameAs(other.about) === sameAs(one.about)),
  )
