/** Several ships sent at once: each on its own way, with what they carry. */

import { findUnit } from '../../../lib/games/ti4/data/units'
import type { MoveFacts, UnitFacts } from '../../../lib/games/ti4/facts'
import { askRoute, type Way } from './ask'
import { activate, declare, takeWay, withdraw } from './edit'
import type { Position } from './position'
import { canMove, isInSpace, isMine } from './words'

/** Own ships of a system that can be sent on their way. */
export const crewOf = (position: Position, system: string): UnitFacts[] =>
  position.board.units.filter((unit) => unit.system === system && isMine(position, unit) && canMove(unit))

const capacityOf = (unit: UnitFacts): number => unit.capacity ?? findUnit(unit.type)?.capacity ?? 0

/** Fighters and ground forces in space beside the ships, shared out among those with room. Planets keep theirs. */
function loaded(position: Position, moves: readonly MoveFacts[]): MoveFacts[] {
  const unitOf = (id: string) => position.board.units.find((unit) => unit.id === id)
  const flying = new Set(moves.map(({ ship }) => ship))
  const start = moves[0]?.path[0]
  const waiting = position.board.units.filter(
    (unit) =>
      unit.system === start &&
      isMine(position, unit) &&
      isInSpace(unit) &&
      !flying.has(unit.id) &&
      (findUnit(unit.type)?.uses ?? null) !== null,
  )
  return moves.map((move) => {
    const ship = unitOf(move.ship)
    const taken = waiting.splice(0, ship ? Math.max(0, capacityOf(ship) - move.loads.length) : 0)
    return { ...move, loads: [...move.loads, ...taken.map(({ id }) => ({ unit: id, at: move.path[0]! }))] }
  })
}

/** All of them into a system: each on its safest way, or on the one that fails for a single reason. */
export function sendAll(position: Position, ships: readonly string[], to: string): Position {
  const ways = new Map<string, Way | undefined>()
  const kindOf = (id: string) => position.board.units.find((unit) => unit.id === id)?.type ?? id
  const isAimed = new Set(position.effects.map(({ target }) => target))
  const moves = ships.flatMap((ship): MoveFacts[] => {
    // Ships alike have ways alike, unless a card is given to one of them.
    const key = isAimed.has(ship) ? ship : kindOf(ship)
    if (!ways.has(key)) {
      const answer = askRoute(position, ship, to)
      ways.set(key, answer.legal[0] ?? answer.near[0])
    }
    const way = ways.get(key)
    if (!way) return []
    // Who opens the way goes along, unless it is sent already.
    const along = way.along.filter((other) => !ships.includes(other.ship))
    return [{ ship, path: way.path, loads: [] }, ...along.map((other) => ({ ...other, loads: [] }))]
  })
  const bare = ships.reduce(withdraw, activate(position, to))
  return moves.length ? declare(bare, ...loaded(position, moves)) : bare
}

/** One ship, as it was loaded before. */
export function send(position: Position, ship: string, to: string): Position {
  const found = askRoute(position, ship, to)
  const way = found.legal[0] ?? found.near[0]
  return way ? takeWay(position, ship, way) : activate(withdraw(position, ship), to)
}
