import type { RawFacts } from '../../../kernel/facts.ts'
import { type Board, CAPITAL, ORDINARY, placeOf } from './board.ts'
import { known, playerOf } from './known.ts'
import { anyCard, classOf, isShip } from './pieces.ts'

/** One ship of a stack. */
export interface ShipAt {
  at: number
  stack: number
}

/** CK-07 and CK-16: one ship of a stack, and where it would jump; without `to` the destination stays open. */
export function jumpFacts(board: Board, { at, stack }: ShipAt, to?: number): RawFacts {
  const { edition, size, systems, table } = board
  const ship = systems[at]!.vessels[stack]
  if (!ship) return {}
  const { row: fromRow, col: fromCol } = placeOf(size, at)
  return known({
    card: ship.card,
    class: classOf(ship, edition),
    mine: ship.owner === board.me,
    shipOwner: playerOf(board, ship.owner),
    speed: anyCard(ship.card, edition)?.speed ?? undefined,
    controlledSinceTurnStart: table.controlledSinceTurnStart,
    builtThisTurn: table.builtThisTurn ?? (table.controlledSinceTurnStart ? false : undefined),
    jumpsUsed: table.jumpsUsed,
    hasMovedThisTurn: table.jumpsUsed ? true : undefined,
    activePlayer: table.turn === undefined ? undefined : playerOf(board, table.turn as number),
    speedBonus: table.speedBonus,
    extraJumps: table.extraJumps,
    carrierJumpingAlong: table.carrierJumpingAlong,
    viaCard: table.viaCard,
    viaCardReaches: table.viaCardReaches,
    gridSize: size,
    fromRow,
    fromCol,
    originController: playerOf(board, systems[at]!.controller),
    interdicted: systems[at]!.interdicted,
    ...(to === undefined ? {} : destinationFacts(board, to)),
  })
}

function destinationFacts(board: Board, to: number): RawFacts {
  const { row: toRow, col: toCol } = placeOf(board.size, to)
  const { card, faceDown, controller, vessels } = board.systems[to]!
  return {
    toRow,
    toCol,
    destinationController: playerOf(board, controller),
    destinationCard: card === ORDINARY || card === CAPITAL ? 'other' : card,
    faceDownDestination: faceDown,
    destinationEmpty: !vessels.some((vessel) => isShip(vessel, board.edition)),
  }
}
