import { createContext, useContext } from 'react'
import type { Position } from './position'

/** What every part of the map works with. */
export interface MapState {
  position: Position
  change: (to: Position) => void
  /** The ships whose target is chosen next. */
  crew: readonly string[]
  choose: (ships?: readonly string[]) => void
}

export const MapContext = createContext<MapState | undefined>(undefined)

export function useMapContext(): MapState {
  const context = useContext(MapContext)
  if (!context) throw new Error('A part of the map stands outside it.')
  return context
}
