import type { ReactNode } from 'react'
import type { Position } from './position'
import { seatInk, signsOf } from './seats'

/** The letter and colour of a seat, as on the map. */
export function SeatSign({ position, player }: { position: Position; player: string }): ReactNode {
  return (
    <span
      aria-hidden="true"
      className="inline-grid size-6 flex-none place-items-center rounded-sm text-sm font-bold leading-none"
      style={{ background: seatInk(position, player), color: 'var(--on-seat)' }}
    >
      {signsOf(position.board.players).get(player)}
    </span>
  )
}
