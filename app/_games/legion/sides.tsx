import type { ReactNode } from 'react'
import { PLAYER_NAMES, type Player } from '../../../lib/games/legion/facts'

export const SIDES = ['blue', 'red'] as const satisfies readonly Player[]

/** Edge of what belongs to a side. */
export const EDGE_OF: Record<Player, string> = {
  blue: 'border-t-4 border-t-[var(--side-blue)]',
  red: 'border-t-4 border-t-[var(--side-red)]',
}

/** A side by its name, in its colour. */
export function SideName({ side }: { side: Player }): ReactNode {
  return <span style={{ color: `var(--side-${side})` }}>{PLAYER_NAMES[side]}</span>
}
