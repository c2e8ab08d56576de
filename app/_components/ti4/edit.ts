import type { SharedBoard } from '../../../lib/games/ti4/board-link'
import type { MoveFacts, SystemFacts } from '../../../lib/games/ti4/case'
import { findSystemTile } from '../../../lib/games/ti4/data/tiles'
import { MAX_SEATS, type Position, seatName } from './position'

const onBoard = (position: Position, part: Partial<SharedBoard>): Position => ({
  ...position,
  board: { ...position.board, ...part },
})
const editSystem = (position: Position, id: string, part: Partial<SystemFacts>): Position =>
  onBoard(position, {
    systems: position.board.systems.map((system) => (system.id === id ? { ...system, ...part } : system)),
  })
const flipped = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item]

export const isPrinted = (system: SystemFacts, trait: string): boolean => {
  const tile = findSystemTile(system.tile ?? system.id)
  return ([...(tile?.anomalies ?? []), ...(tile?.wormholes ?? [])] as string[]).includes(trait)
}
export const flipAnomaly = (position: Position, system: SystemFacts, trait: SystemFacts['anomalies'][number]) =>
  editSystem(position, system.id, { anomalies: flipped(system.anomalies, trait) })
export const flipWormhole = (position: Position, system: SystemFacts, trait: SystemFacts['wormholes'][number]) =>
  editSystem(position, system.id, { wormholes: flipped(system.wormholes, trait) })
export const flipToken = (position: Position, system: SystemFacts, player: string): Position =>
  editSystem(position, system.id, { tokens: flipped(system.tokens, player) })

/** Another active system; moves that end elsewhere were declared for another action. */
export const activate = (position: Position, active: string): Position =>
  onBoard({ ...position, moves: position.moves.filter(({ path }) => path.at(-1) === active) }, { active })

export interface Pile {
  system: string
  owner: string
  type: string
  at: string
}
/** One unit more or less of a kind. */
export function changeUnits(position: Position, pile: Pile, by: 1 | -1): Position {
  const { units } = position.board
  if (by > 0) return onBoard(position, { units: [...units, { ...pile, id: `new ${units.length}` }] })
  const last = units.findLastIndex(
    ({ system, owner, type, at }) =>
      system === pile.system && owner === pile.owner && type === pile.type && (at ?? 'space') === pile.at,
  )
  return onBoard(position, { units: units.filter((_, i) => i !== last) })
}

/** Declares a move of a ship in place of an earlier one. */
export function declare(position: Position, move: MoveFacts): Position {
  const target = activate(position, move.path.at(-1)!)
  return { ...target, moves: [...target.moves.filter(({ ship }) => ship !== move.ship), move] }
}
export const withdraw = (position: Position, ship: string): Position => ({
  ...position,
  moves: position.moves.filter((move) => move.ship !== ship),
})
/** Loads a unit onto a ship, or takes it off; nobody is loaded twice. */
export function flipLoad(position: Position, ship: string, unit: string, at: string): Position {
  const moves = position.moves.map((move) => {
    const loads = move.loads.filter((load) => load.unit !== unit)
    const loaded = loads.length < move.loads.length
    return move.ship === ship && !loaded ? { ...move, loads: [...loads, { unit, at }] } : { ...move, loads }
  })
  return { ...position, moves }
}

export function setSeats(position: Position, seats: number): Position {
  const players = Array.from({ length: Math.min(seats, MAX_SEATS) }, (_, i) => position.board.players[i] ?? seatName(i))
  const fleet = players.map((_, i) => position.fleet[i] ?? 3)
  const stays = (player: string) => players.includes(player)
  const board = {
    ...position.board,
    players,
    units: position.board.units.filter(({ owner }) => stays(owner)),
    systems: position.board.systems.map((system) => ({ ...system, tokens: system.tokens.filter(stays) })),
  }
  return { ...position, board, fleet, me: Math.min(position.me, players.length - 1) }
}
