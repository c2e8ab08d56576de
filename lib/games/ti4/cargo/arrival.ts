/** Fleet pool and capacity of the active player in every system the moves touch, once they are made. */

import type { RulesInPlay } from '../../../kernel/clause.ts'
import { thoseOf } from '../../../kernel/players.ts'
import { plural } from '../../../kernel/words.ts'
import type { Board, System } from '../board/board.ts'
import { type ClauseOf, citing, type StepBy, together } from '../cited.ts'
import type { Declared, placesAfter } from '../declared.ts'
import { DOCKS, holdingOf, LIMIT_ORDER, POOL, REMOVALS, ROOM } from './limits.ts'
import { removals, settle } from './settling.ts'

/** What is told of limits on arrival. */
export const ARRIVAL = together(citing([POOL, ROOM, 'capacity.n4'], [DOCKS, LIMIT_ORDER]), REMOVALS)
type ArrivalStep = StepBy<ClauseOf<typeof ARRIVAL>>

/** A step that follows, a price where something has to go; or a system in which units are left that go. */
export type Arrived =
  | { step: ArrivalStep; isPrice: boolean; leaves?: undefined }
  | { leaves: System; step?: undefined; isPrice?: undefined }

export const sayLeft = ({ id }: System) => `Units may be left behind in ${id} although they are removed then.`

/** What the limits bring, system by system, the active one first. `isRisky`: a rift may take some of it before. */
export function arrivalOf(
  board: Board,
  declared: readonly Declared[],
  places: ReturnType<typeof placesAfter>,
  table: RulesInPlay,
  isRisky: boolean,
): Arrived[] {
  const { active, activePlayer: player } = board
  if (!active) return []
  const starts = declared.flatMap((move) => [move.ship.system, ...move.loads.map((load) => load.at)])
  return [...new Set([active, ...starts])].flatMap((system): Arrived[] => {
    const holding = holdingOf(system, player, places)
    const found = settle(board, holding, table)
    const isPrice = found.remove > 0
    const follows = (step: ArrivalStep): Arrived => ({ step, isPrice: false })
    const crowd = system === active && holding.ships.length > 0 && declared.some((move) => move.moves)
    const [unplaced] = holding.unplaced
    return [
      ...removals(found, isRisky && system === active).map((step) => ({ step, isPrice })),
      ...(system !== active && isPrice ? [{ leaves: system }] : []),
      ...(crowd && found.limit === undefined
        ? [
            follows({
              says: `Mind ${thoseOf(player, 'fleet pool')}: ${plural(holding.ships.length, 'non-fighter ship')} will be in ${system.id}.`,
              clause: 'ti4:fleet-pool.1',
            }),
          ]
        : []),
      ...(unplaced
        ? [
            follows({
              says: `Not known whether ${unplaced.id} is in space: capacity in ${system.id} may be exceeded.`,
              clause: 'ti4:capacity.2',
            }),
          ]
        : []),
    ]
  })
}
