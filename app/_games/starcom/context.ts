import { createContext, useContext } from 'react'
import type { Board } from '../../../lib/games/starcom/board/board'
import type { ShipAt, Sieges } from '../../../lib/games/starcom/board/facts'

/** What every part of the board page sees. */
export interface BoardState {
  /** Sub-path the site is served under. */
  base: string
  board: Board
  sieges: Sieges
  change: (board: Board) => void
  /** The system shown in the sheet, or the destination looked at while a ship is chosen. */
  selected: number
  select: (at: number) => void
  /** The ship whose jumps are shown. */
  ship?: ShipAt
  choose: (ship: ShipAt | undefined) => void
  /** The seat for which ships and stations are added. */
  adding: number
  setAdding: (seat: number) => void
}

export const BoardContext = createContext<BoardState | undefined>(undefined)

export function useBoardContext(): BoardState {
  const context = useContext(BoardContext)
  if (!context) throw new Error('A part of the board stands outside its page.')
  return context
}
