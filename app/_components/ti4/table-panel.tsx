'use client'
import type { ReactNode } from 'react'
import { Choice, Stepper } from '../board/controls'
import { setSeats } from './edit'
import { OFFERED } from './offered'
import { MAX_SEATS, type Position } from './position'

/** Who plays, who acts, and the tokens that count. */
export function TablePanel({ position, change }: { position: Position; change: (to: Position) => void }): ReactNode {
  const { board, me, tactic, fleet, effects } = position
  return (
    <details className="card mt-4 px-3 py-1">
      <summary className="font-semibold">Players and tokens: {board.players[me]} acts</summary>
      <div className="grid gap-3 pb-3">
        <Stepper
          label="Players"
          value={board.players.length}
          min={2}
          max={MAX_SEATS}
          onChange={(seats) => change(setSeats(position, seats))}
        />
        <Choice
          label="Active player"
          value={me}
          onChange={(seat) => change({ ...position, me: seat, moves: [], effects: [] })}
          options={board.players.map((player, seat) => ({ value: seat, words: player }))}
        />
        <Stepper
          label="Tactic tokens left"
          value={tactic}
          max={16}
          onChange={(next) => change({ ...position, tactic: next })}
        />
        <fieldset className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0">
          <legend className="mb-1 p-0 font-semibold">Technologies of {board.players[me]}</legend>
          {OFFERED.map(({ id, name }) => (
            <label key={id} className="chip min-h-11 cursor-pointer gap-2 has-checked:border-text">
              <input
                type="checkbox"
                className="size-5 accent-text"
                checked={effects.includes(id)}
                onChange={({ target }) =>
                  change({
                    ...position,
                    effects: target.checked ? [...effects, id] : effects.filter((other) => other !== id),
                  })
                }
              />
              {name}
            </label>
          ))}
        </fieldset>
        {board.players.map((player, seat) => (
          <Stepper
            key={player}
            label={`Fleet pool of ${player}`}
            value={fleet[seat] ?? 3}
            max={16}
            onChange={(next) => change({ ...position, fleet: fleet.map((one, i) => (i === seat ? next : one)) })}
          />
        ))}
      </div>
    </details>
  )
}
