import type { ReactNode } from 'react'
import { sayPlace } from '../../../lib/games/starcom/board/words'
import { starcom } from '../../../lib/games/starcom/checkers'
import { sayBecause, summaryOf, verdictWord } from '../../_components/say'
import { VerdictChip } from '../../_components/verdict/verdict-chip'
import type { CellState } from './cell-state'
import { useBoardContext } from './context'
import { ask, knownRuling } from './judge-board'
import { leadingOf, ruleOf, waitsFor } from './ruling-line'

/** One line under the board about the system touched last; screen readers hear it as it changes. */
export function Live({ state }: { state: CellState }): ReactNode {
  const { ship } = useBoardContext()
  return (
    <div aria-live="polite" aria-atomic="true" className="mt-2 min-h-12 leading-snug">
      {ship ? <JumpLine /> : <p className="m-0">{state.name.charAt(0).toUpperCase() + state.name.slice(1)}.</p>}
    </div>
  )
}

function JumpLine(): ReactNode {
  const { board, base, sieges, ship, selected } = useBoardContext()
  if (!ship || selected === ship.at)
    return <p className="m-0">Solid ring: the ship may jump there. Choose any system to read why, or why not.</p>
  const question = ask('jump', board, sieges, { ship, to: selected })
  const ruling = knownRuling(question)?.ruling
  const clash = knownRuling(question)?.clashes[0]
  if (clash) return <p className="m-0">{`${clash.message} ${clash.fix}`}</p>
  if (!question || !ruling) return null
  const [lead, ...more] = leadingOf(ruling)
  return (
    <p className="m-0 first-letter:uppercase">
      {sayPlace(board.size, selected)}:{' '}
      <span className="inline-flex align-bottom">
        <VerdictChip verdict={ruling.verdict} word={verdictWord(ruling)} />
      </span>{' '}
      {ruling.verdict === 'undetermined' && `Needs: ${waitsFor(question, ruling)}.`}
      {(ruling.verdict === 'legal' || ruling.verdict === 'disputed') &&
        summaryOf(question.checker.facts, ruling, question.facts)}
      {lead && (
        <>
          {sayBecause(lead)} <a href={ruleOf(base, board, lead.clause)}>{starcom.cite(lead.clause)}</a>
          {more.length > 0 && ` and ${more.length} more below`}
        </>
      )}
    </p>
  )
}
