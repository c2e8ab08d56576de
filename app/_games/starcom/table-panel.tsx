import type { ReactNode } from 'react'
import { nothingElse } from '../../../lib/games/starcom/board/edit'
import { turnFacts, withTable } from '../../../lib/games/starcom/board/table'
import { factsOfEdition } from '../../../lib/kernel/edition-facts'
import type { FactSpecs } from '../../../lib/kernel/facts'
import { Choice } from '../../_components/board/controls'
import { AnyField } from '../../_components/fields/any-field'
import { useBoardContext } from './context'
import { useSeats } from './system-editor'

/** Facts that do not lie on the board, asked as the checkers ask them. */
export function Facts({ specs }: { specs: FactSpecs }): ReactNode {
  const { board, change } = useBoardContext()
  const shown = Object.entries(factsOfEdition(specs, board.edition))
  const via = board.table.viaCard
  return (
    <div className="mt-3 grid gap-4">
      {shown
        .filter(([key]) => key !== 'turn' && (key !== 'viaCardReaches' || via === 'other'))
        .map(([key, fact]) => (
          <AnyField
            key={key}
            fact={fact}
            path={key}
            value={board.table[key]}
            onChange={(value) => change(withTable(board, { [key]: value }))}
          />
        ))}
    </div>
  )
}

/** Turn, phase, purse and cards in play: what building and income need to know. */
export function TablePanel(): ReactNode {
  const { board, change } = useBoardContext()
  const seats = useSeats()
  return (
    <details className="card mt-6 px-4">
      <summary className="font-semibold">Turn, credits and cards in play</summary>
      <div className="pb-4">
        <Choice
          label="Whose turn it is"
          value={board.table.turn as number | undefined}
          options={[...seats, { value: undefined, words: 'Not sure' }]}
          onChange={(turn) => change(withTable(board, { turn }))}
        />
        <Facts specs={turnFacts} />
        <button type="button" className="button mt-4" onClick={() => change(nothingElse(board))}>
          No Interdiction or combat but where marked
        </button>
      </div>
    </details>
  )
}
