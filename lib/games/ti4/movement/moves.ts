/** The moves of a tactical action: which units move at all, and every route. */
import type { RulesInPlay } from '../../../kernel/clause.ts'
import { cardClause } from '../board/board.ts'
import { type ClauseOf, citing, together } from '../cited.ts'
import type { Declared } from '../declared.ts'
import { fails, holds, placedAt, type Told } from '../remarks.ts'
import { NO_SYSTEM } from '../way/activation.ts'
import { moveValue } from '../way/move-value.ts'
import { ROUTES, type RouteRuling, routeParts } from '../way/route.ts'
import type { Action } from './action.ts'

/** Which units move at all. */
const MOVERS = citing([
  'tactical-action.2b',
  'components.hil-colish',
  NO_SYSTEM,
  'structures.3',
  'ships.0',
  'components.fighter-i',
])
export const MOVES = together(MOVERS, ROUTES)
type Said = Told<ClauseOf<typeof MOVES>>
type Moved = Pick<Action, 'board' | 'moving' | 'routing'>

/** Everything said of the moves, cargo apart. */
export function* ofMoves(action: Moved, table: RulesInPlay): Generator<Said> {
  const { board, moving, routing } = action
  if (!moving.length) yield holds('ti4:tactical-action.2b', 'No ship has to move.', { player: board.activePlayer })
  const { rulings, first } = routing(table)
  if (first) {
    const { id, system } = { id: first.ship.id, system: first.path.at(-1)!.id }
    const says = `${id} moves first; its delta wormhole is in ${system} for the other ships.`
    yield holds(cardClause('hil-colish'), says, { ship: id, system })
  }
  for (const [move, ruling] of rulings) yield* ofMove(action, move, ruling, table)
}

/**
 * The parts of the moves, each of which hangs on no other. Of a fleet with a Hil Colish the routes are no such parts: they
 * hang on when it moves.
 */
export function* partsOfMoves({ board, moving }: Moved, table: RulesInPlay): Generator<() => Iterable<Said>> {
  const movers = moving.map(({ ship }) => ship)
  const isSplit = !movers.some(({ kind }) => kind.id === 'hil-colish')
  for (const move of moving) {
    const { ship, path } = move
    const self = { ship: ship.id }
    yield () => standingOf(move)
    if (!isSplit) continue
    const view = { player: ship.owner, purpose: 'movement' as const, ship }
    for (const part of routeParts(board, ship, path, view, table))
      yield () => (isRouted(board, move, movers, table) ? saidOfRoute(move, part(), self) : [])
  }
}

function* ofMove(
  { board, moving }: Moved,
  move: Declared,
  { remarks }: RouteRuling,
  table: RulesInPlay,
): Generator<Said> {
  const { ship } = move
  const self = { ship: ship.id }
  const movers = moving.map((other) => other.ship)
  yield* standingOf(move)
  if (!isMobile(move)) return
  if (!hasMoveValue(board, move, movers, table))
    yield fails(cardClause('fighter-i'), `${ship.id} has no move value; it travels only as cargo.`, self)
  else yield* saidOfRoute(move, remarks, self)
}

const isMobile = ({ ship }: Declared) => ship.kind.movesAsShip || (ship.isShip && !ship.isStructure)
const hasMoveValue = (
  board: Moved['board'],
  { ship }: Declared,
  movers: readonly Declared['ship'][],
  table: RulesInPlay,
) => ship.kind.move !== null || moveValue(board, ship, table, movers).value !== null
/** True where what is said of the route counts. */
const isRouted = (board: Moved['board'], move: Declared, movers: readonly Declared['ship'][], table: RulesInPlay) =>
  isMobile(move) && hasMoveValue(board, move, movers, table)

/** What is said of a move before its route: that it names systems, and is one of a ship. */
function* standingOf({ ship, hyperlanes }: Declared): Generator<Said> {
  const self = { ship: ship.id }
  for (const name of hyperlanes)
    yield fails('ti4:hyperlanes.2', `${name} on the route of ${ship.id} is a hyperlane tile, not a system.`, self)
  if (ship.isStructure && !ship.kind.movesAsShip)
    yield fails('ti4:structures.3', `${ship.id} is a structure and does not move.`, self)
  else if (!ship.isShip && !ship.kind.movesAsShip)
    yield fails('ti4:ships.0', `${ship.id} is not a ship and does not move by itself.`, self)
}

/** What is said of a route. One that names a hyperlane tile has no steps to count. */
const saidOfRoute = ({ hyperlanes }: Declared, remarks: RouteRuling['remarks'], self: { ship: string }): Said[] =>
  remarks
    .filter(({ clause }) => !hyperlanes.length || (clause !== 'ti4:movement.4f' && clause !== 'ti4:adjacency.2a'))
    .map(({ outcome, clause, says, system }) => ({ outcome, clause, says, about: placedAt(self, system) }))
