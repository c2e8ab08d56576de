/** What keeps ships away from the active system, where none of them gets there. */
import type { RulesInPlay } from '../../../kernel/clause.ts'
import type { Board, BoardUnit, System } from '../board.ts'
import type { ClauseOf } from '../cited.ts'
import { moveValue } from '../move-value.ts'
import { ending, leaving, type Remark } from '../obstacles.ts'
import { allRoutes, nearest, type STOPS, stopOf } from '../search.ts'

/** Why a ship does not get there. */
export interface Stop {
  clause: ClauseOf<typeof STOPS>
  ship: BoardUnit
  says: string
  system: System | undefined
}

/** Ships that are alike stop alike: so many different ones are explained. */
const EXPLAINED = 12

/** What keeps each of these ships away; nothing of those that do not move by themselves. */
export function stopsOf(board: Board, ships: readonly BoardUnit[], table: RulesInPlay): Stop[] {
  const alike = new Map<string, BoardUnit>()
  for (const ship of ships)
    if (moveValue(board, ship, table, [ship]).value !== null)
      alike.set([ship.owner, ship.system.index, ship.kind.id, ship.move].join(' '), ship)
  return [...alike.values()].slice(0, EXPLAINED).flatMap((ship) => stopsOfShip(board, ship, table))
}

/** What holds wherever it goes comes first: where it starts, where it is to end. Then what its nearest way meets. */
function stopsOfShip(board: Board, ship: BoardUnit, table: RulesInPlay): Stop[] {
  const ends = [...leaving(board, ship), ...ending(board, ship, board.active!, { returns: false }, table, true)]
  const failing = (remarks: readonly Remark[]) => remarks.filter(({ outcome }) => outcome === 'fails')
  const [way] = failing(ends).length ? [] : nearest(allRoutes(board, ship, table, { spare: 1, most: 1 }))
  const found = failing(way?.fails ?? ends)
  if (found.length)
    return found.map(({ clause, says, system }): Stop => ({ clause: stopOf(clause), ship, says, system }))
  const says = `${ship.id} has no route within its move value and one more.`
  return [{ clause: 'ti4:movement.4f', ship, says, system: undefined }]
}
