import { type ReactNode, useId, useState } from 'react'
import { type Edition, emptyBoard, SEAT_NAMES, SEATS, SIZES, type Size } from '../../../lib/games/starcom/board/board'
import { reseat, resize } from '../../../lib/games/starcom/board/edit'
import { samples } from '../../../lib/games/starcom/board/samples'
import { letterOf } from '../../../lib/games/starcom/board/words'
import { writeText } from '../../../lib/games/starcom/board/write-text'
import { starcom } from '../../../lib/games/starcom/checkers'
import { Choice } from '../../_components/board/controls'
import { TextPanel } from '../../_components/text-panel'
import { boardReader } from './board-text'
import { useBoardContext } from './context'
import { Disc, Inline } from './signs'
import { useSeats } from './system-editor'

/** A copy of a list with one name changed. */
const renamed = (seats: readonly string[], seat: number, name: string) =>
  seats.map((old, i) => (i === seat ? name : old))

/** A name that can stand for a player: not empty, not a word the checkers use, not a second time. */
const isName = (seats: readonly string[], seat: number, name: string) =>
  name.trim() !== '' &&
  !['me', 'none', 'you'].includes(name.trim().toLowerCase()) &&
  seats.every((other, i) => i === seat || other !== name.trim())

function SeatName({ seat }: { seat: number }): ReactNode {
  const { board, change } = useBoardContext()
  const id = useId()
  const now = board.seats[seat]!
  const [typed, setTyped] = useState<string>()
  const wrong = typed !== undefined && !isName(board.seats, seat, typed)
  const settle = () => {
    if (typed !== undefined && !wrong && typed.trim() !== now) {
      change(reseat(board, renamed(board.seats, seat, typed.trim()), board.me))
    }
    setTyped(undefined)
  }
  return (
    <div className="flex items-center gap-2">
      <Inline>
        <Disc seat={seat} letter={letterOf(board, seat)} />
      </Inline>
      <label htmlFor={id} className="sr-only">
        Name of player {seat + 1}
      </label>
      <input
        id={id}
        className="min-h-11 w-full min-w-0 rounded-md border border-border bg-surface px-2 text-text"
        maxLength={20}
        autoComplete="off"
        aria-invalid={wrong}
        value={typed ?? now}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
    </div>
  )
}

function Players(): ReactNode {
  const { board, change } = useBoardContext()
  const seats = useSeats()
  const many = Array.from({ length: SEATS.max - SEATS.min + 1 }, (_, i) => SEATS.min + i)
  const sit = (count: number) => {
    const free = SEAT_NAMES.filter((name) => !board.seats.includes(name))
    change(reseat(board, [...board.seats, ...free].slice(0, count), board.me))
  }
  return (
    <>
      <Choice
        label="Players"
        value={board.seats.length}
        options={many.map((n) => ({ value: n, words: String(n) }))}
        onChange={sit}
      />
      <div className="grid grid-cols-2 gap-2">
        {board.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its place
          <SeatName key={seat} seat={seat} />
        ))}
      </div>
      <Choice
        label="You are"
        value={board.me}
        options={seats.map((one, seat) => ({ ...one, words: board.seats[seat]! }))}
        onChange={(me) => change({ ...board, me })}
      />
    </>
  )
}

/** Copies the address; says so, or shows it where copying is not allowed. */
function CopyLink({ query }: { query: string }): ReactNode {
  const [said, setSaid] = useState('')
  const copy = async () => {
    const link = window.location.origin + window.location.pathname + query
    try {
      await navigator.clipboard.writeText(link)
      setSaid('Copied.')
    } catch {
      setSaid(link)
    }
  }
  return (
    <div>
      <button type="button" className="button" onClick={copy}>
        Copy the link of this board
      </button>{' '}
      <output className="text-sm break-all">{said}</output>
    </div>
  )
}

/** The board as text: copied, or shown where copying is not allowed. */
function CopyText(): ReactNode {
  const { board } = useBoardContext()
  const [said, setSaid] = useState('')
  const copy = async () => {
    const text = writeText(board)
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied.')
    } catch {
      setSaid(text)
    }
  }
  return (
    <>
      <button type="button" className="button" onClick={copy}>
        Copy the board as text
      </button>{' '}
      <output className="whitespace-pre-wrap text-sm">{said}</output>
    </>
  )
}

/** Edition, size, players, boards to begin with, text, link. */
export function SetupPanel({ query }: { query: string }): ReactNode {
  const { board, change, choose } = useBoardContext()
  const edition = starcom.editions.find(({ id }) => id === board.edition)?.title
  const start = (next: typeof board) => {
    choose(undefined)
    change(next)
  }
  return (
    <details className="card mt-3 px-3">
      <summary className="py-1.5 leading-snug">
        <span>
          <strong>{edition}</strong>, {board.size} × {board.size}, {board.seats.length} players
          <span className="block text-sm text-muted">Edition, size, players, sample boards, text, link</span>
        </span>
      </summary>
      <div className="grid gap-4 pb-4 pt-2">
        <Choice
          label="Edition"
          value={board.edition}
          options={starcom.editions.map(({ id, title }) => ({ value: id as Edition, words: title }))}
          onChange={(edition) => change({ ...board, edition })}
        />
        <Choice<Size>
          label="Size of the array"
          value={board.size}
          options={SIZES.map((size) => ({ value: size, words: `${size} × ${size}` }))}
          onChange={(size) => start(resize(board, size))}
        />
        <Players />
        <div>
          <h2 className="m-0 mb-1 text-lg">Boards to begin with</h2>
          <ul className="m-0 grid list-none gap-2 p-0 sm:grid-cols-2">
            {samples.map(({ id, title, says, board: make }) => (
              <li key={id}>
                <button
                  type="button"
                  className="button w-full flex-col items-start gap-0 text-left"
                  onClick={() => start(make(board.edition))}
                >
                  <strong>{title}</strong>
                  <span className="text-sm text-muted">{says}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
        <TextPanel reader={boardReader(board)} facts={{}} take={({ board: laid }) => start(laid as typeof board)}>
          <CopyText />
        </TextPanel>
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            className="button"
            onClick={() =>
              start({
                ...emptyBoard(board.size, board.edition),
                seats: board.seats,
                me: board.me,
                readings: board.readings,
              })
            }
          >
            Clear the board
          </button>
          <CopyLink query={query} />
        </div>
      </div>
    </details>
  )
}
