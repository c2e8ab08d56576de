import { type ReactNode, useMemo } from 'react'
import { cite } from '../../../lib/games/ti4/label'
import { MiniMap } from './mini-map'
import type { Position } from './position'
import { CLAUSE_BOARDS, MORE_BOARDS, type ReadyBoard, TABLES } from './ready'

type Start = (to: Position) => void

/** Whole tables as pictures: one tap and it stands. */
export function Tables({ start }: { start: Start }): ReactNode {
  const tables = useMemo(() => TABLES.map((table) => ({ ...table, position: table.make() })), [])
  return (
    <ul className="m-0 grid list-none grid-cols-2 gap-2 p-0 sm:grid-cols-3 lg:grid-cols-5">
      {tables.map(({ id, title, position }) => (
        <li key={id}>
          <button
            type="button"
            className="map-sample flex size-full flex-col gap-1 rounded-md border border-hairline bg-surface p-2 text-left leading-snug text-text hover:border-text"
            onClick={() => start(position)}
          >
            <MiniMap position={position} />
            <span className="font-semibold">{title}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** One small board for each clause that a move is argued about. */
export function SmallBoards({ start }: { start: Start }): ReactNode {
  return (
    <>
      <Boards title="Each clause of LRR 58.4" boards={CLAUSE_BOARDS} start={start} />
      <Boards title="Anomalies, wormholes, hyperlanes, cannons" boards={MORE_BOARDS} start={start} />
    </>
  )
}

interface BoardsProps {
  title: string
  boards: readonly ReadyBoard[]
  start: Start
}
function Boards({ title, boards, start }: BoardsProps): ReactNode {
  return (
    <>
      <p className="m-0 mb-1 font-semibold">{title}</p>
      <ul className="m-0 mb-2 grid list-none gap-x-4 p-0 sm:grid-cols-2">
        {boards.map(({ id, clause, title: words, make }) => (
          <li key={id} className="border-t border-hairline">
            <button
              type="button"
              className="min-h-11 w-full border-0 bg-transparent p-0 py-1 text-left text-link hover:underline"
              onClick={() => start(make())}
            >
              {clause && <strong>{cite(clause)}</strong>} {words}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
