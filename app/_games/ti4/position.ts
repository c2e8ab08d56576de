import { readBoard, type SharedBoard, writeBoard } from '../../../lib/games/ti4/board/link'
import type { FactionId } from '../../../lib/games/ti4/data/factions'
import { findUnit } from '../../../lib/games/ti4/data/units'
import type { CaseFacts, EffectFacts, MoveFacts, SystemFacts, UnitFacts } from '../../../lib/games/ti4/facts'
import { grouped } from '../../../lib/kernel/grouped'
import { listed } from '../../../lib/kernel/words'

/** The map on the table: board, who acts, declared moves, and the tokens and cards that count. */
export interface Position {
  board: SharedBoard
  /** Seat of the active player. */
  me: number
  tactic: number
  /** Tokens in the fleet pool, by seat. */
  fleet: readonly number[]
  /** Faction, by seat; the empty word where none is chosen. */
  factions: readonly (FactionId | '')[]
  /** Colour, by seat. */
  colours: readonly number[]
  moves: readonly MoveFacts[]
  /** Technologies, abilities, cards and laws in effect. */
  effects: readonly EffectFacts[]
  /** Thunder's Edge is in play. */
  te: boolean
  /** Reading played, by open question. */
  readings: Readonly<Record<string, string>>
}

export const START_TOKENS = 3

export const meOf = ({ board, me }: Position): string => board.players[me] ?? board.players[0]!
export const systemOf = ({ board }: Position, id: string | undefined): SystemFacts | undefined =>
  board.systems.find((system) => system.id === id)

/** A system as a player calls it. */
export function nameOf(system: SystemFacts): string {
  const planets = system.planets && listed(system.planets)
  return planets ? `${system.id} ${planets}` : system.id
}

export const pileOf = ({ system, owner, type, at = 'space' }: UnitFacts): string => [system, owner, type, at].join('|')

/** Names that a sentence can carry: "Ann's Cruiser I 2 (46)". Units of a pile are numbered in order. */
function withNames(units: readonly UnitFacts[]): UnitFacts[] {
  const counts = new Map<string, number>()
  return units.map((unit) => {
    const pile = pileOf(unit)
    const n = (counts.get(pile) ?? 0) + 1
    counts.set(pile, n)
    const place = (unit.at ?? 'space') === 'space' ? unit.system : unit.at
    return { ...unit, id: `${unit.owner}'s ${findUnit(unit.type)?.name ?? unit.type} ${n} (${place})` }
  })
}

/** From the names units had to the names they have now, pile by pile. */
function renamings(before: readonly UnitFacts[], after: readonly UnitFacts[]): Map<string, string> {
  const piles = grouped(after, pileOf)
  const taken = new Map<string, number>()
  const names = new Map<string, string>()
  for (const unit of before) {
    const pile = pileOf(unit)
    const n = taken.get(pile) ?? 0
    taken.set(pile, n + 1)
    const now = piles.get(pile)?.[n]
    if (now) names.set(unit.id, now.id)
  }
  return names
}

/** The board in the order its link brings it back, and everything that names its units following along. */
export function settled(position: Position): Position {
  const text = writeBoard(position.board)
  const read = (text && readBoard(text)) || position.board
  const marks = new Map(position.board.systems.map(({ id, marks }) => [id, marks]))
  const units = withNames(read.units)
  const names = renamings(position.board.units, units)
  const systems = read.systems.map((system) => {
    const own = marks.get(system.id)
    return own?.length ? { ...system, marks: own } : system
  })
  const ids = new Set(systems.map(({ id }) => id))
  const places = new Map(units.map((unit) => [unit.id, unit.system]))
  const moves = position.moves.flatMap((move) => {
    const ship = names.get(move.ship)
    if (!ship || places.get(ship) !== move.path[0] || !move.path.every((id) => ids.has(id))) return []
    const loads = move.loads.flatMap((load) => {
      const unit = names.get(load.unit)
      return unit && move.path.includes(load.at) ? [{ ...load, unit }] : []
    })
    return [{ ...move, ship, loads }]
  })
  const known = new Set<string>([...ids, ...read.players])
  const effects = position.effects.flatMap((effect) => {
    if (effect.owner !== undefined && !read.players.includes(effect.owner)) return []
    if (effect.target === undefined) return [effect]
    const target = names.get(effect.target) ?? (known.has(effect.target) ? effect.target : undefined)
    return target === undefined ? [] : [{ ...effect, target }]
  })
  return { ...position, board: { ...read, systems, units }, moves, effects }
}

/** The case every checker of this game takes. */
export function factsOf(position: Position): CaseFacts & Record<string, unknown> {
  const { board, tactic, fleet, moves, effects, te } = position
  return {
    systems: board.systems,
    hyperlanes: board.hyperlanes,
    units: board.units,
    activePlayer: meOf(position),
    active: board.active ?? '',
    tacticTokens: tactic,
    moves,
    fleetPool: Object.fromEntries(board.players.map((player, i) => [player, fleet[i] ?? START_TOKENS])),
    effects,
    seating: board.players,
    expansions: te ? ['te'] : [],
  }
}
