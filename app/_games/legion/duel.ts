import { PLAYER_NAMES, type Player } from '../../../lib/games/legion/facts'
import { SIDES } from './sides'
import type { ToolState } from './use-tool-state'

/** What is told of one side. */
export interface Side {
  card?: string
  pips?: number
  cunning?: boolean
}

export const sideOf = (tool: ToolState, side: Player): Side => (tool.facts[side] ?? {}) as Side

/** Who has priority, as the front door answers it. */
export function winnerOf({ judged }: ToolState): Player | undefined {
  const { ruling } = judged
  if (ruling?.verdict !== 'answered' || ruling.answer?.kind !== 'name') return undefined
  return SIDES.find((side) => side === ruling.answer?.value)
}

/** Another card begins anew: what was told of the one before, and the roll, no longer count. */
export const playCard = (tool: ToolState, side: Player, card: string | undefined): void =>
  tool.apply({ [side]: card ? { card } : undefined, die: undefined }, `${PLAYER_NAMES[side]}: ${card ?? 'not sure'}`)
