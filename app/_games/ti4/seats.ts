import { type FactionId, factions } from '../../../lib/games/ti4/data/factions'
import { findSystemTile } from '../../../lib/games/ti4/data/tiles'
import type { LaidMap } from '../../../lib/games/ti4/imports/lay'
import { abilitiesOf } from './cards'
import { spotOfHex } from './places'
import { type Position, START_TOKENS } from './position'

const NAMES = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal']
export const MAX_SEATS = NAMES.length
export const COLOURS = ['blue', 'orange', 'purple', 'green', 'red', 'teal', 'ochre', 'grey'] as const
/** Letters of a name. */
export const LONGEST = 12
/** A combat between "space" and "neutral" would be hard to follow. */
const TAKEN = ['space', 'neutral']

export const seatInk = ({ colours, board }: Position, player: string): string =>
  `var(--seat-${colours[board.players.indexOf(player)] ?? 0})`

/** One letter a seat, each its own: the first of the name that is still free, or the number of the seat. */
export function signsOf(players: readonly string[]): ReadonlyMap<string, string> {
  const signs = new Map<string, string>()
  const used = new Set<string>()
  players.forEach((player, i) => {
    const letters = [...player.toUpperCase()].filter((letter) => /[A-Z]/.test(letter))
    const sign = letters.find((letter) => !used.has(letter)) ?? String(i + 1)
    used.add(sign)
    signs.set(player, sign)
  })
  return signs
}

export interface Tiles extends Pick<LaidMap, 'systems' | 'hyperlanes'> {
  active?: string
}

/** A position without units; players sit where the map has homes, clockwise from the top, or get plain names. */
export function newPosition({ systems, hyperlanes, active }: Tiles, seats = 6): Position {
  const homes = homesOf(systems)
  const taken = homes.length >= 2 ? homes.slice(0, MAX_SEATS) : []
  const players = taken.length ? taken.map(factionWord) : NAMES.slice(0, seats)
  const te = systems.some(({ tile, id }) => findSystemTile(tile ?? id)?.set === 'te')
  return {
    board: { systems, hyperlanes, ...(active === undefined ? {} : { active }), players, units: [] },
    me: 0,
    tactic: START_TOKENS,
    fleet: players.map(() => START_TOKENS),
    factions: players.map((_, i) => taken[i] ?? ''),
    colours: players.map((_, i) => i),
    moves: [],
    effects: players.flatMap((player, i) => abilitiesOf(taken[i] ?? '', player, te)),
    te,
    readings: {},
  }
}

function homesOf(systems: Tiles['systems']): FactionId[] {
  const homes = systems.flatMap(({ id, tile, hex }) => {
    const printed = findSystemTile(tile ?? id)
    const isHome = printed?.kind === 'home' || printed?.kind === 'gate'
    if (!isHome || !hex || !printed.faction) return []
    const { x, y } = spotOfHex(hex)
    return [{ faction: printed.faction, turn: (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI) }]
  })
  return homes.sort((a, b) => a.turn - b.turn).map(({ faction }) => faction)
}

/** "Sol", "Jol-Nar", "L1Z1X": what players call a faction. */
export const factionWord = (id: FactionId): string =>
  /\d/.test(id) ? id.toUpperCase() : id.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase())
/** The faction a player is named after. */
export const factionNamed = (player: string): FactionId | '' =>
  factions.find(({ id }) => factionWord(id) === player)?.id ?? ''
export const offeredFactions = (te: boolean) => factions.filter(({ set }) => te || set !== 'te')

export const canBeName = ({ board }: Position, seat: number, name: string): boolean =>
  name.length > 0 &&
  name.length <= LONGEST &&
  !/[.~]/.test(name) &&
  !TAKEN.includes(name.toLowerCase()) &&
  board.players.every((other, i) => i === seat || other.toLowerCase() !== name.toLowerCase())

/** Another name for a player, everywhere it stands. */
export function rename(position: Position, seat: number, name: string): Position {
  const old = position.board.players[seat]!
  const swap = (player: string) => (player === old ? name : player)
  const { board, effects } = position
  return {
    ...position,
    effects: effects.map((effect) => ({
      ...effect,
      ...(effect.owner === undefined ? {} : { owner: swap(effect.owner) }),
      ...(effect.target === undefined ? {} : { target: swap(effect.target) }),
    })),
    board: {
      ...board,
      players: board.players.map(swap),
      units: board.units.map((unit) => ({ ...unit, owner: swap(unit.owner) })),
      systems: board.systems.map((system) => ({ ...system, tokens: system.tokens.map(swap) })),
    },
  }
}

/** More or fewer seats; what belonged to a player who left goes with the seat. */
export function setSeats(position: Position, seats: number): Position {
  const { board } = position
  const players = Array.from(
    { length: Math.min(seats, MAX_SEATS) },
    (_, i) => board.players[i] ?? freeName(board.players),
  )
  const stays = (player: string) => players.includes(player)
  return {
    ...position,
    fleet: players.map((_, i) => position.fleet[i] ?? START_TOKENS),
    factions: players.map((_, i) => position.factions[i] ?? ''),
    colours: players.map((_, i) => position.colours[i] ?? freeColour(position.colours)),
    me: Math.min(position.me, players.length - 1),
    board: {
      ...board,
      players,
      units: board.units.filter(({ owner }) => stays(owner)),
      systems: board.systems.map((system) => ({ ...system, tokens: system.tokens.filter(stays) })),
    },
  }
}
const freeName = (players: readonly string[]): string => NAMES.find((name) => !players.includes(name)) ?? 'Guest'
const freeColour = (colours: readonly number[]): number => COLOURS.findIndex((_, i) => !colours.includes(i))

/** Another colour; who had it takes the one that is given up. */
export function setColour(position: Position, seat: number, colour: number): Position {
  const old = position.colours[seat]!
  const colours = position.colours.map((one, i) => (i === seat ? colour : one === colour ? old : one))
  return { ...position, colours }
}
