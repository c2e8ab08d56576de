import type { RulesInPlay } from '../../../kernel/clause.ts'
import type { RankName } from '../facts.ts'
import type { Format } from './facts.ts'

/** Most points of an army. */
export const LIMITS: Record<Format, number> = { standard: 800, skirmish: 500, 'grand-army': 1600 }
/** The least and the most units of each rank. */
export type Bounds = Record<RankName, readonly [number, number]>
export const STANDARD: Bounds = {
  commander: [1, 2],
  operative: [0, 2],
  corps: [3, 6],
  special: [0, 3],
  support: [0, 3],
  heavy: [0, 2],
}
const SKIRMISH: Bounds = {
  commander: [1, 1],
  operative: [0, 1],
  corps: [2, 4],
  special: [0, 2],
  support: [0, 2],
  heavy: [0, 1],
}
const GRAND: Bounds = {
  commander: [1, 4],
  operative: [0, 3],
  corps: [6, 10],
  special: [0, 5],
  support: [0, 5],
  heavy: [0, 4],
}

/** The bounds of each format, but for the fourth operative of a Grand Army (`boundsOf`). */
export const PLAIN: Record<Format, Bounds> = { standard: STANDARD, skirmish: SKIRMISH, 'grand-army': GRAND }

/** Every rank, in the order of the sheet. */
export const RANKS = Object.keys(STANDARD) as RankName[]

/** How many operatives a Grand Army may have. */
export const OPERATIVES = 'legion:ambiguity.11'

/** The least and the most units of a rank, in words: "1 or 2", "3 to 6", "exactly 1", "at most 3". */
export const span = ([low, high]: readonly [number, number]): string =>
  low === high
    ? `exactly ${low}`
    : low === 0
      ? `at most ${high}`
      : high === low + 1
        ? `${low} or ${high}`
        : `${low} to ${high}`

const SINGLE: Record<RankName, string> = {
  commander: 'commander',
  operative: 'operative',
  corps: 'corps unit',
  special: 'special forces unit',
  support: 'support unit',
  heavy: 'heavy unit',
}

/** "1 commander", "4 corps units". */
export const sayUnits = (n: number, rank: RankName): string => `${n} ${SINGLE[rank]}${n === 1 ? '' : 's'}`

/** The bounds of a format; a fourth operative in a Grand Army only where the table reads it so. */
export const boundsOf = (format: Format, found: { operative: number }, table: RulesInPlay): Bounds =>
  format === 'grand-army' ? grand(found, table) : PLAIN[format]

/** The wiki allows a fourth operative; asked only of an army that has exactly four. */
const grand = (found: { operative: number }, table: RulesInPlay): Bounds =>
  found.operative === 4 && table.reads(OPERATIVES) === 'B' ? { ...GRAND, operative: [0, 4] } : GRAND

/** The bounds of a rank in words: how many operatives a Grand Army may have, the readings say differently. */
export const sayBounds = (bounds: Bounds, rank: RankName): string =>
  bounds === GRAND && rank === 'operative' ? `${span(bounds[rank])}, or 4 by the other reading` : span(bounds[rank])
