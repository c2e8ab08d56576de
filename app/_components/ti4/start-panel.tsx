'use client'
import { type ReactNode, useState } from 'react'
import { READY_BOARDS } from '../../../lib/games/ti4/boards'
import { cite } from '../../../lib/games/ti4/label'
import { type MapProblem, parseMapString, writeMapString } from '../../../lib/games/ti4/map-string'
import { newPosition, type Position, readyPosition } from './position'

const SEATS = 6
const SAMPLE =
  '38 65 41 67 39 44 72 40 34 77 66 75 36 43 61 79 69 62 8 47 71 13 26 46 10 27 48 1 35 50 5 25 42 16 24 49'

/** Where a map comes from: a string of the community, or a small board for one clause. */
export function StartPanel({ position, change }: { position: Position; change: (to: Position) => void }): ReactNode {
  const [text, setText] = useState('')
  const [problems, setProblems] = useState<readonly MapProblem[]>([])
  const [isOpen, setOpen] = useState(false)
  const load = (string: string) => {
    const parsed = parseMapString(string)
    if ('problems' in parsed) return setProblems(parsed.problems)
    setProblems([])
    setOpen(false)
    change(newPosition(parsed, SEATS))
  }
  return (
    <details
      className="card mt-3 px-3 py-1"
      open={isOpen}
      onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}
    >
      <summary className="font-semibold">Another map: map string or ready-made board</summary>
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
          Tile numbers in spiral order, as map generators and Tabletop Playground share them. Six seats are set.
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
          <button type="button" className="button" onClick={() => load(SAMPLE)}>
            Take a six-player map
          </button>
        </div>
      </form>
      <p className="m-0 mb-1 font-semibold">A small board for each clause</p>
      <div className="grid gap-2 pb-2 sm:grid-cols-2">
        {READY_BOARDS.map(({ id, clause, title }, i) => (
          <button
            key={id}
            type="button"
            className="button justify-start text-left"
            onClick={() => {
              setOpen(false)
              change(readyPosition(i))
            }}
          >
            <span>
              <strong>{cite(clause)}</strong> {title}
            </span>
          </button>
        ))}
      </div>
      <p className="m-0 pb-2 text-sm text-muted">
        Map string of this board:{' '}
        <code className="select-all break-words">{writeMapString(position.board) ?? 'none, tiles are missing'}</code>
      </p>
    </details>
  )
}
