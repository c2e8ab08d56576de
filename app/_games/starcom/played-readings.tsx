import type { ReactNode } from 'react'
import { starcom } from '../../../lib/games/starcom/checkers'
import { useBoardContext } from './context'
import { ruleOf } from './ruling-line'

/** The readings this table has settled on; every verdict on the board goes by them. */
export function PlayedReadings(): ReactNode {
  const { base, board, change } = useBoardContext()
  const played = Object.entries(board.readings)
  if (!played.length) return null
  return (
    <p className="card m-0 mt-2 flex flex-wrap items-center gap-x-3 px-3">
      This table plays:
      {played.map(([ref, reading]) => (
        <a key={ref} className="inline-flex min-h-11 items-center" href={ruleOf(base, board, ref.split('/')[0]!)}>
          {starcom.cite(ref.replace('/', '.'))}, reading {reading}
        </a>
      ))}
      <button type="button" className="button ml-auto" onClick={() => change({ ...board, readings: {} })}>
        As the rules stand
      </button>
    </p>
  )
}
