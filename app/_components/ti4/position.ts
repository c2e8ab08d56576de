import { readBoard, type SharedBoard, writeBoard } from '../../../lib/games/ti4/board-link'
import { READY_BOARDS } from '../../../lib/games/ti4/boards'
import type { CaseFacts, MoveFacts, SystemFacts, UnitFacts } from '../../../lib/games/ti4/case'

/** The map on the table: board, who acts, declared moves and the tokens that count. */
export interface Position {
  board: SharedBoard
  /** Seat of the active player. */
  me: number
  tactic: number
  fleet: readonly number[]
  moves: readonly MoveFacts[]
  /** Technologies of the active player. */
  effects: readonly string[]
  /** Reading played, by open question. */
  readings: Readonly<Record<string, string>>
}

const NAMES = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay', 'gus', 'hal']
export const MAX_SEATS = NAMES.length
const START_TOKENS = 3
/** Tiles without planets, anomalies or wormholes stand for the systems of the small boards. */
const PLAIN_TILES = ['46', '47', '48']

export const seatName = (seat: number): string => NAMES[seat] ?? `p${seat + 1}`
export const meOf = ({ board, me }: Position): string => board.players[me] ?? board.players[0]!
export const systemOf = ({ board }: Position, id: string | undefined): SystemFacts | undefined =>
  board.systems.find((system) => system.id === id)

/** A system as a player calls it. */
export function nameOf(system: SystemFacts): string {
  const planets = system.planets?.join(' and ')
  return planets ? `${system.id} ${planets}` : system.id
}

/** Units get the names the link gives them, so that a move means the same on both sides of it. */
export function settled(position: Position): Position {
  const text = writeBoard(position.board)
  const board = (text && readBoard(text)) || position.board
  const units = new Set(board.units.map((unit) => unit.id))
  const systems = new Set(board.systems.map((system) => system.id))
  const moves = position.moves
    .filter(({ ship, path }) => units.has(ship) && path.every((id) => systems.has(id)))
    .filter(({ ship, path }) => board.units.some((unit) => unit.id === ship && unit.system === path[0]))
    .map((move) => ({ ...move, loads: move.loads.filter((load) => units.has(load.unit)) }))
  return { ...position, board, moves }
}

export function newPosition(board: Omit<SharedBoard, 'players' | 'units'>, seats = 3): Position {
  const players = NAMES.slice(0, seats)
  return {
    board: { ...board, players, units: [] },
    me: 0,
    tactic: START_TOKENS,
    fleet: players.map(() => START_TOKENS),
    moves: [],
    effects: [],
    readings: {},
  }
}

/** A ready-made board on printed tiles. */
export function readyPosition(index: number): Position {
  const facts = READY_BOARDS[index]!.facts as unknown as CaseFacts
  const tiles = new Map(facts.systems.map(({ id }, i) => [id, PLAIN_TILES[i]!]))
  const tile = (id: string) => tiles.get(id)!
  const systems = facts.systems.map((system) => ({
    ...system,
    hex: { q: system.hex!.q - 1, r: 0 },
    id: tile(system.id),
    tile: tile(system.id),
  }))
  const units: UnitFacts[] = facts.units.map((unit) => ({ ...unit, system: tile(unit.system) }))
  const start = newPosition({ systems, hyperlanes: [], active: tile(facts.active) }, 2)
  const placed = settled({ ...start, board: { ...start.board, units } })
  const moves = facts.moves.map(({ ship, path }) => {
    const from = units.find((unit) => unit.id === ship)!
    const named = placed.board.units.find(({ type, system }) => type === from.type && system === from.system)!
    return { ship: named.id, path: path.map(tile), loads: [] }
  })
  return { ...placed, moves }
}

/** The case every checker of this game takes. */
export function factsOf(position: Position): CaseFacts & Record<string, unknown> {
  const { board, tactic, fleet, moves, effects } = position
  return {
    systems: board.systems,
    hyperlanes: board.hyperlanes,
    units: board.units,
    activePlayer: meOf(position),
    active: board.active ?? '',
    tacticTokens: tactic,
    moves,
    fleetPool: Object.fromEntries(board.players.map((player, i) => [player, fleet[i] ?? START_TOKENS])),
    effects: effects.map((id) => ({ id, owner: meOf(position) })),
    seating: board.players,
    expansions: [],
  }
}
