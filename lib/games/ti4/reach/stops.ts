/** What keeps ships away from the active system, where none of them gets there. */
import type { RulesInPlay } from '../../../kernel/clause.ts'
import { Asked, unlessAsked, unstopped } from '../../../kernel/seeing.ts'
import type { Board, BoardUnit, System } from '../board/board.ts'
import type { ClauseOf } from '../cited.ts'
import { fieldKey } from '../way/field.ts'
import { moveValue } from '../way/move-value.ts'
import { ending, leaving, type Remark, type STOPS } from '../way/obstacles.ts'
import { approachOf, shortestWay, stopOf } from '../way/search.ts'

/** Why a ship does not get there. */
export interface Stop {
  clause: ClauseOf<typeof STOPS>
  ship: BoardUnit
  says: string
  system: System | undefined
}

/** Ships that are alike stop alike: so many different ones are explained. */
const EXPLAINED = 6

/**
 * What keeps each of these ships away; nothing of those that do not move by themselves. It explains an answer that stands:
 * where it would need a fact nobody told, it says nothing instead of asking.
 */
export function stopsOf(board: Board, ships: readonly BoardUnit[], table: RulesInPlay): Stop[] {
  const alike = new Map<string, BoardUnit>()
  for (const ship of ships) alike.set([ship.owner, ship.system.index, ship.kind.id, ship.move].join(' '), ship)
  const approaches = new Map<string, Asked | { said: ReturnType<typeof approachOf> }>()
  const wayOf = (ship: BoardUnit) => {
    const key = fieldKey(board, ship)
    const approach = approaches.get(key) ?? unlessAsked(() => approachOf(board, ship))
    approaches.set(key, approach)
    if (approach instanceof Asked) throw approach
    return shortestWay(board, ship, approach.said, table)?.fails ?? []
  }
  const movers = [...alike.values()].slice(0, EXPLAINED)
  return unstopped(movers.map((ship) => () => stopsOfShip(board, ship, table, wayOf)))
}

const TOO_FAR = 'ti4:movement.4f'
const failing = (remarks: readonly Remark[]) => remarks.filter(({ outcome }) => outcome === 'fails')

/** What holds whichever way it goes comes first: where it starts, where it is to end. Then what its shortest way meets. */
function stopsOfShip(
  board: Board,
  ship: BoardUnit,
  table: RulesInPlay,
  wayOf: (ship: BoardUnit) => readonly Remark[],
): Stop[] {
  if (moveValue(board, ship, table, [ship]).value === null) return []
  const ends = failing([
    ...leaving(board, ship),
    ...ending(board, ship, board.active!, { returns: false }, table, true),
  ])
  const met = ends.length ? ends : failing(wayOf(ship))
  const tooFar = met.filter(({ clause }) => stopOf(clause) === TOO_FAR)
  const found = tooFar.length ? tooFar : met
  if (found.length)
    return found.map(({ clause, says, system }): Stop => ({ clause: stopOf(clause), ship, says, system }))
  return [{ clause: TOO_FAR, ship, says: `No way leads ${ship.id} there.`, system: undefined }]
}
