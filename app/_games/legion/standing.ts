import type { Checker } from '../../../lib/kernel/checker'
import type { RawFacts } from '../../../lib/kernel/facts'
import type { Finding } from '../../../lib/kernel/ruling'

/** How a card stands to the army, by the clauses of the hand checker that speak of one card alone. */
export interface Standing {
  is: 'free' | 'barred' | 'open' | 'disputed'
  /** The clauses that bar it or are still open. */
  findings: readonly Finding[]
}

const OWN = ['legion:command-cards.character.1b', 'legion:card-anatomy.command.3']
const TWO_NAMES = 'legion:ambiguity.10'
const KNOWN_LIMIT = 2000
const known = new Map<string, Standing>()

/**
 * The checker's clauses for a hand of this one card. The whole ruling would also look for mends, which takes a hundred
 * times as long and says nothing about one card; so the list of cards asks the checker's examination itself.
 */
export function standingOf(
  checker: Checker,
  edition: string,
  facts: RawFacts,
  readings: Readonly<Record<string, string>>,
  name: string,
): Standing {
  const { contingencies: _aside, hand: _hand, ...army } = facts
  const key = JSON.stringify([name, army, readings, edition])
  const before = known.get(key)
  if (before) return before
  if (known.size > KNOWN_LIMIT) known.clear()
  const found = look(checker, edition, { ...army, hand: [name] }, readings[TWO_NAMES])
  known.set(key, found)
  return found
}

function look(checker: Checker, edition: string, facts: RawFacts, reading: string | undefined): Standing {
  const under = (chosen: string): Finding[] =>
    checker.examine(facts, { edition, reads: () => chosen }).findings.filter(({ clause }) => OWN.includes(clause))
  const as = (outcome: Finding['outcome'], all: readonly Finding[]) => all.filter((one) => one.outcome === outcome)
  const first = under(reading ?? 'A')
  const fails = as('fails', first)
  if (fails.length) return { is: 'barred', findings: fails }
  const other = reading ? [] : as('fails', under('B'))
  if (other.length) return { is: 'disputed', findings: other }
  const open = as('unknown', first)
  return { is: open.length ? 'open' : 'free', findings: open }
}
