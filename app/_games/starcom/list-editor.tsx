import { Fragment, type ReactNode, useState } from 'react'
import { sayCard, sayOwner, sayPlace, sayVessel } from '../../../lib/games/starcom/board/words'
import { type CellState, contestedWord } from './cell-state'
import { useBoardContext } from './context'
import { SystemEditor } from './system-editor'

const CELL = 'border-t border-hairline px-1 py-2 align-top'

const stateWords = (
  combat: boolean | undefined,
  interdicted: boolean | undefined,
  { siege, contested, ship, station }: CellState,
  word: string,
) =>
  [
    siege ? 'under siege' : '',
    contested ? word : combat ? 'combat' : '',
    interdicted ? 'Interdiction' : '',
    ship === 'yes' ? 'build ships' : '',
    station === 'yes' ? 'build stations' : '',
  ].filter(Boolean)

function Row({
  at,
  state,
  isOpen,
  toggle,
}: {
  at: number
  state: CellState
  isOpen: boolean
  toggle: () => void
}): ReactNode {
  const { board } = useBoardContext()
  const system = board.systems[at]!
  const { controller, developments, combat, interdicted, vessels } = system
  const place = sayPlace(board.size, at)
  const id = `system-${at}`
  return (
    <Fragment>
      <tr>
        <th scope="row" className={`${CELL} text-left font-semibold`}>
          <span className="sr-only">{place}: </span>
          <span aria-hidden="true" className="font-normal tabular-nums text-muted">
            {place.replace(/\D+/, '').replace(/\D+/, ',')}{' '}
          </span>
          {sayCard(system, board.edition)}
        </th>
        <td className={CELL}>
          {controller === undefined ? 'nobody' : `${sayOwner(board, controller)}, ${developments}`}
        </td>
        <td className={CELL}>
          {vessels.map((vessel) => sayVessel(board, vessel)).join(', ') || 'none'}
          {stateWords(combat, interdicted, state, contestedWord(board)).map((word) => (
            <strong key={word} className="block text-sm">
              {word}
            </strong>
          ))}
        </td>
        <td className={`${CELL} w-14 text-right`}>
          <button
            type="button"
            className="button px-2"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`Edit ${place}`}
            onClick={toggle}
          >
            {isOpen ? 'Close' : 'Edit'}
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr id={id}>
          <td colSpan={4} className="rounded-md bg-raised p-3">
            <SystemEditor at={at} />
          </td>
        </tr>
      )}
    </Fragment>
  )
}

/** The same board as a table: everything the drawing does, without the drawing. */
export function ListEditor({ states }: { states: readonly CellState[] }): ReactNode {
  const { board } = useBoardContext()
  const [open, setOpen] = useState<number>()
  return (
    <details className="card mt-6 px-4" id="board-list">
      <summary className="font-semibold">The board as a list</summary>
      <table className="mb-4 w-full table-fixed border-collapse text-base leading-snug">
        <caption className="sr-only">Systems of the board, row by row</caption>
        <thead>
          <tr className="text-left text-sm text-muted">
            <th scope="col" className="w-[30%] px-1">
              System
            </th>
            <th scope="col" className="w-[20%] px-1">
              Held by
            </th>
            <th scope="col" className="px-1">
              Ships, stations, state
            </th>
            <th scope="col" className="w-[4.5rem] px-1">
              <span className="sr-only">Edit</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {board.systems.map((_, at) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a system is known by its place
              key={at}
              at={at}
              state={states[at]!}
              isOpen={open === at}
              toggle={() => setOpen(open === at ? undefined : at)}
            />
          ))}
        </tbody>
      </table>
    </details>
  )
}
