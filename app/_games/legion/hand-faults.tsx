import type { ReactNode } from 'react'
import { listed, titleOf } from '../../../lib/games/legion/names'
import type { Finding, Ruling } from '../../../lib/kernel/ruling'
import { ClauseLine } from './clause-line'
import { groupHand, handOf } from './hand-list'
import { standingOf } from './standing'
import type { ToolState } from './use-tool-state'

/** The clauses a ruling says are broken, headline first. */
export function faultsOf(ruling: Ruling): Finding[] {
  const failed = ruling.deciding.flatMap((id) => ruling.findings.find(({ clause }) => clause === id) ?? [])
  return failed.filter((finding) => finding.outcome === 'fails' && !finding.liftedBy)
}

const VALUES: Readonly<Record<string, number>> = {
  'legion:command-cards.hand.2a': 1,
  'legion:command-cards.hand.2b': 2,
  'legion:command-cards.hand.2c': 3,
}

/** The known cards a clause is about, where the ruling leaves them out because another card is not known. */
function withCards({ context, facts }: ToolState, finding: Finding): Finding {
  if (!finding.vague) return finding
  const { checker, table } = context
  const value = VALUES[finding.clause]
  const own = handOf(facts).filter((name) =>
    standingOf(checker, table.edition, facts, table.readings, name).findings.some(
      ({ clause, outcome }) => clause === finding.clause && outcome === 'fails',
    ),
  )
  const cards = value ? (groupHand(facts).get(value) ?? []).map(({ name }) => name) : own
  if (!cards.length) return finding
  const what = value ? `Known with ${value} pip${value > 1 ? 's' : ''}` : 'The army lacks what they ask for'
  return { ...finding, because: `${what}: ${listed(cards.map(titleOf))}. Broken in any case.` }
}

/** Every broken clause in one glance, above the cards. */
export function Faults({ tool, ruling }: { tool: ToolState; ruling: Ruling }): ReactNode {
  const faults = faultsOf(ruling)
  if (!faults.length) return null
  return (
    <ul aria-label="What is wrong" className="card m-0 mb-3 grid list-none gap-1 border-2 border-illegal p-3">
      {faults.map((finding) => (
        <li key={finding.clause}>
          <ClauseLine finding={withCards(tool, finding)} as="fails" />
        </li>
      ))}
    </ul>
  )
}
