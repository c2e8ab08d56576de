import type { SharedBoard } from '../../../lib/games/ti4/board/link'
import { findSystemTile } from '../../../lib/games/ti4/data/tiles'
import type { MoveFacts, SystemFacts } from '../../../lib/games/ti4/facts'
import { type Position, pileOf } from './position'

export const onBoard = (position: Position, part: Partial<SharedBoard>): Position => ({
  ...position,
  board: { ...position.board, ...part },
})
export const editSystem = (position: Position, id: string, part: Partial<SystemFacts>): Position =>
  onBoard(position, {
    systems: position.board.systems.map((system) => (system.id === id ? { ...system, ...part } : system)),
  })
const flipped = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item]

export const isPrinted = (system: SystemFacts, trait: string): boolean => {
  const tile = findSystemTile(system.tile ?? system.id)
  return ([...(tile?.anomalies ?? []), ...(tile?.wormholes ?? []), ...(tile?.marks ?? [])] as string[]).includes(trait)
}
export const flipAnomaly = (position: Position, system: SystemFacts, trait: SystemFacts['anomalies'][number]) =>
  editSystem(position, system.id, { anomalies: flipped(system.anomalies, trait) })
export const flipWormhole = (position: Position, system: SystemFacts, trait: SystemFacts['wormholes'][number]) =>
  editSystem(position, system.id, { wormholes: flipped(system.wormholes, trait) })
export const flipToken = (position: Position, system: SystemFacts, player: string): Position =>
  editSystem(position, system.id, { tokens: flipped(system.tokens, player) })
type Mark = NonNullable<SystemFacts['marks']>[number]
export const flipMark = (position: Position, system: SystemFacts, mark: Mark): Position =>
  editSystem(position, system.id, { marks: flipped(system.marks ?? [], mark) })

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
  const last = units.findLastIndex((unit) => pileOf(unit) === pileOf({ ...pile, id: '' }))
  return onBoard(position, { units: units.filter((_, i) => i !== last) })
}

/** Declares moves of ships, all into one system, in place of earlier ones. */
export function declare(position: Position, ...moves: readonly MoveFacts[]): Position {
  const end = moves[0]?.path.at(-1)
  if (end === undefined) return position
  const target = activate(position, end)
  const ships = new Set(moves.map(({ ship }) => ship))
  return { ...target, moves: [...target.moves.filter(({ ship }) => !ships.has(ship)), ...moves] }
}
/** The same ship on another route; what it can still lift on the way stays loaded. */
export function reroute(position: Position, ship: string, path: readonly string[]): Position {
  const old = position.moves.find((move) => move.ship === ship)
  const loads = (old?.loads ?? []).filter(({ at }) => path.includes(at)).map(({ unit, at }) => loadAt(path, unit, at))
  return declare(position, { ship, path, loads })
}
/** The ship on a way the judge found, with the ships that have to move along. */
export function takeWay(position: Position, ship: string, { path, along }: WayTaken): Position {
  const isThere = ({ moves }: Position, other: string) => moves.some((move) => move.ship === other)
  return along.reduce(
    (now, other) => (isThere(now, other.ship) ? now : declare(now, { ...other, loads: [] })),
    reroute(position, ship, path),
  )
}
interface WayTaken {
  path: readonly string[]
  along: readonly { ship: string; path: readonly string[] }[]
}
export const withdraw = (position: Position, ship: string): Position => ({
  ...position,
  moves: position.moves.filter((move) => move.ship !== ship),
})

/** Where a route comes to a system twice, the first time counts. */
const loadAt = (path: readonly string[], unit: string, at: string) =>
  path.indexOf(at) === path.lastIndexOf(at) ? { unit, at } : { unit, at, visit: path.indexOf(at) }

/** Loads a unit onto a ship, or takes it off; nobody is loaded twice. */
export function flipLoad(position: Position, ship: string, unit: string, at: string): Position {
  const moves = position.moves.map((move) => {
    const loads = move.loads.filter((load) => load.unit !== unit)
    const loaded = loads.length < move.loads.length
    return move.ship === ship && !loaded
      ? { ...move, loads: [...loads, loadAt(move.path, unit, at)] }
      : { ...move, loads }
  })
  return { ...position, moves }
}
