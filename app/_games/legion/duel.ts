import { PLAYER_NAMES, type Player } from '../../../lib/games/legion/facts'
import { SIDES } from './sides'
import type { Desk } from './use-desk'

/** What is told of one side. */
export interface Side {
  card?: string
  pips?: number
  cunning?: boolean
}

export const sideOf = (desk: Desk, side: Player): Side => (desk.facts[side] ?? {}) as Side

/** Who has priority, as the front door answers it. */
export function winnerOf({ judged }: Desk): Player | undefined {
  const { ruling } = judged
  if (ruling?.verdict !== 'answered' || ruling.answer?.kind !== 'name') return undefined
  return SIDES.find((side) => side === ruling.answer?.value)
}

/** Another card begins anew: what was told of the one before, and the roll, no longer count. */
export const playCard = (desk: Desk, side: Player, card: string | undefined): void =>
  desk.apply({ [side]: card ? { card } : undefined, die: undefined }, `${PLAYER_NAMES[side]}: ${card ?? 'not sure'}`)
