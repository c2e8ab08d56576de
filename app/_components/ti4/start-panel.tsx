import { type ReactNode, useState } from 'react'
import { cite } from '../../../lib/games/ti4/label'
import { type MapProblem, parseMapString, writeMapString } from '../../../lib/games/ti4/map-string'
import { useDesk } from './desk'
import type { Position } from './position'
import { CLAUSE_BOARDS, MORE_BOARDS, type ReadyBoard, SIX_PLAYER_MAP, sixPlayers } from './ready'
import { newPosition } from './seats'

/** Where a map comes from: a string of the community, or a small board for one clause. */
export function StartPanel({ onStart }: { onStart: () => void }): ReactNode {
  const { position, change } = useDesk()
  const [text, setText] = useState('')
  const [problems, setProblems] = useState<readonly MapProblem[]>([])
  const [isOpen, setOpen] = useState(false)
  const start = (to: Position) => {
    setProblems([])
    setOpen(false)
    onStart()
    change(to)
  }
  const load = (string: string) => {
    const parsed = parseMapString(string)
    if ('problems' in parsed) return setProblems(parsed.problems)
    start(newPosition(parsed))
  }
  return (
    <details
      className="card mt-2 px-3"
      open={isOpen}
      onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}
    >
      <summary className="font-semibold">Another map</summary>
      <form
        className="grid gap-2 pb-2"
        onSubmit={(event) => {
          event.preventDefault()
          load(text)
        }}
      >
        <label htmlFor="map-string" className="font-semibold">
          Map string
        </label>
        <p className="m-0 text-sm text-muted" id="map-string-help">
          Tile numbers in spiral order, as map generators and Tabletop Playground share them. Home systems in the string
          set the factions; without any there are six players.
        </p>
        <textarea
          id="map-string"
          aria-describedby="map-string-help"
          className="min-h-20 w-full rounded-md border border-border bg-surface p-2 font-mono text-text"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {problems.length > 0 && (
          <ul role="alert" className="m-0 list-none p-0 text-illegal">
            {problems.slice(0, 6).map(({ at, message }) => (
              <li key={`${at}${message}`}>
                {at > 0 && `Tile ${at}: `}
                {message}
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-2">
          <button type="submit" className="button">
            Set up this map
          </button>
          <button type="button" className="button" onClick={() => load(SIX_PLAYER_MAP)}>
            A six-player map
          </button>
          <button type="button" className="button" onClick={() => start(sixPlayers())}>
            Six players with fleets
          </button>
        </div>
      </form>
      <Boards title="A small board for each clause of LRR 58.4" boards={CLAUSE_BOARDS} start={start} />
      <Boards title="Anomalies, wormholes, hyperlanes, cannons" boards={MORE_BOARDS} start={start} />
      <p className="m-0 pb-2 text-sm text-muted">
        Map string of this board:{' '}
        <code className="select-all break-words">{writeMapString(position.board) ?? 'none, tiles are missing'}</code>
      </p>
    </details>
  )
}

interface BoardsProps {
  title: string
  boards: readonly ReadyBoard[]
  start: (to: Position) => void
}
function Boards({ title, boards, start }: BoardsProps): ReactNode {
  return (
    <>
      <p className="m-0 mb-1 font-semibold">{title}</p>
      <div className="grid gap-2 pb-3 sm:grid-cols-2">
        {boards.map(({ id, clause, title: words, make }) => (
          <button key={id} type="button" className="button justify-start text-left" onClick={() => start(make())}>
            <span>
              {clause && <strong>{cite(clause)}</strong>} {words}
            </span>
          </button>
        ))}
      </div>
    </>
  )
}
