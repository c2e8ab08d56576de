/** Units that later army building does not count as their rank says, and what that changes. */
import type { RulesInPlay } from '../../../kernel/clause.ts'
import type { FactValue } from '../../../kernel/facts.ts'
import type { RankName } from '../facts.ts'
import type { facts } from './facts.ts'
import { type Bounds, RANKS, sayUnits } from './limits.ts'

/** Whether Entourage, Associate and Detachment free a place of their rank. */
export const PLACES = 'legion:ambiguity.16'
/** Whether mercenaries count towards the least number, and are capped. */
export const HIRED = 'legion:ambiguity.17'

/** The counts of an army, and its units with a waiver. */
export type Army = Record<RankName, number> & {
  waived?: FactValue<typeof facts.waived> | undefined
  battleForce?: string | undefined
}

/** Battle forces with no Field Commander (legion:army-building.ranks.5). */
export const WITHOUT_FIELD_COMMANDER: readonly string[] = [
  'Blizzard Force',
  'Echo Base Defenders',
  'Separatist Invasion',
]
/** Battle forces in which mercenaries count like any other unit, and are not capped (legion:army-building.ranks.7). */
const AT_HOME: readonly string[] = ['Shadow Collective', 'The Ohnaka Gang', 'Bright Tree Village', 'Mandalorian Clans']
/** Most mercenaries of a rank (legion:army-building.ranks.7). */
const MOST_HIRED: Record<RankName, number> = { commander: 1, operative: 1, corps: 2, special: 1, support: 1, heavy: 1 }

/** Mercenaries of a rank that are told of and are not at home in the battle force. */
export const hiredOf = ({ waived = [], battleForce }: Army, rank: RankName): number =>
  AT_HOME.includes(battleForce ?? '')
    ? 0
    : waived.filter((one) => one.rank === rank && one.keyword === 'mercenary').length

/** Other units of a rank that have a waiver. */
export const freedOf = ({ waived = [] }: Army, rank: RankName): number =>
  waived.filter((one) => one.rank === rank && one.keyword !== 'mercenary').length

/** A rank has neither too few nor too many units; a reading is asked only where it decides. */
export function fits(army: Army, rank: RankName, bounds: Bounds, table: RulesInPlay): boolean {
  const [low, high] = bounds[rank]
  const n = army[rank]
  if (n > high) return n - freedOf(army, rank) <= high && table.reads(PLACES) === 'A'
  if (n < low) return false
  return n - hiredOf(army, rank) >= low || table.reads(HIRED) === 'B'
}

/** Ranks with more mercenaries than may be hired, one rank forgiven one unit by Allies of Convenience; asked only where it matters. */
export function overHired(army: Army & { allies?: boolean | undefined }): RankName[] {
  const over = RANKS.filter((rank) => hiredOf(army, rank) > MOST_HIRED[rank])
  const more = over.reduce((sum, rank) => sum + hiredOf(army, rank) - MOST_HIRED[rank], 0)
  return more === 1 && army.allies ? [] : over
}

/** "3 corps units, at most 2". */
export const sayHired = (army: Army, rank: RankName): string =>
  `${sayUnits(hiredOf(army, rank), rank)}, at most ${MOST_HIRED[rank]}`
