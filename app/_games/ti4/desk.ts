import { createContext, useContext } from 'react'
import type { Position } from './position'

/** What every part of the map works with. */
export interface Desk {
  position: Position
  change: (to: Position) => void
  /** The ships whose target is chosen next. */
  crew: readonly string[]
  choose: (ships?: readonly string[]) => void
}

export const DeskContext = createContext<Desk | undefined>(undefined)

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('A part of the map stands outside it.')
  return desk
}
