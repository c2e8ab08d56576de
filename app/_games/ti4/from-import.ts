/** From what other tools tell to the position on this map. */
import { findSystemTile } from '../../../lib/games/ti4/data/tiles'
import { type Names, type ReadFleets, readFleets } from '../../../lib/games/ti4/imports/fleet-text'
import type { Aside } from '../../../lib/games/ti4/imports/lay'
import type { Fleet, ReadPosition, Seat } from '../../../lib/games/ti4/imports/position'
import { plural } from '../../../lib/kernel/words'
import { abilitiesOf } from './cards'
import { activate, changeUnits, editSystem } from './edit'
import { placeFor, versionOf } from './fleet'
import { type Position, START_TOKENS, settled, systemOf } from './position'
import { COLOURS, factionWord, LONGEST, MAX_SEATS, newPosition } from './seats'

const MOST_UNITS = 1200
/** A name as a link can carry it. */
const nameFor = ({ name, faction }: Seat): string =>
  (faction && /^[a-z0-9-]+$/.test(name) ? factionWord(faction) : name.replace(/[.~]/g, ' ').trim()).slice(0, LONGEST)

/** "37 systems, 2 hyperlanes, 12 units": what of the map was read. */
export const sayLaid = ({ board: { systems, hyperlanes, units } }: Position): string =>
  [
    plural(systems.length, 'system'),
    ...(hyperlanes.length ? [plural(hyperlanes.length, 'hyperlane')] : []),
    ...(units.length ? [plural(units.length, 'unit')] : []),
  ].join(', ')

/** The position another tool tells; what has no place here is added to what was left aside. */
export function positionOf(read: ReadPosition): { position: Position; aside: readonly Aside[] } {
  const aside = [...read.aside]
  const open = read.open.length
  const bare = newPosition(read, open > 1 ? Math.min(open, MAX_SEATS) : undefined)
  const told = read.seats.slice(0, MAX_SEATS)
  for (const seat of read.seats.slice(MAX_SEATS))
    aside.push({ at: 0, token: seat.name, message: `A map has ${MAX_SEATS} seats; ${seat.name} has none.` })
  const names = new Map(told.map((seat) => [seat.name, nameFor(seat)]))
  let position = told.length > 1 ? seated(bare, told, names) : bare
  const owners = new Set(position.board.players)
  const fleets = read.fleets.map((fleet) => ({ ...fleet, owner: names.get(fleet.owner) ?? fleet.owner }))
  const known = fleets.filter(({ owner }) => owners.has(owner))
  for (const { owner, type, system } of fleets.filter(({ owner: one }) => !owners.has(one)))
    aside.push({
      at: 0,
      token: `${owner} ${type}`,
      message: `${owner} has no seat; its units in ${system} are left out.`,
    })
  const upgraded = told.flatMap((seat) => seat.upgraded.map((type) => `${names.get(seat.name)} ${type}`))
  position = withFleets(
    position,
    known.map((fleet) => (upgraded.includes(`${fleet.owner} ${fleet.type}`) ? { ...fleet, level: 2 as const } : fleet)),
  )
  for (const { system, player } of read.tokens) position = withToken(position, system, names.get(player) ?? player)
  position = { ...position, effects: [...position.effects, ...(read.laws ?? []).map((id) => ({ id }))] }
  return { position: settled(position), aside }
}

function seated(position: Position, seats: readonly Seat[], names: ReadonlyMap<string, string>): Position {
  const players = seats.map((seat) => names.get(seat.name)!)
  const wanted = seats.map(({ colour }) => (COLOURS as readonly string[]).indexOf(colour ?? ''))
  const colours: number[] = []
  for (const colour of wanted) {
    const isFree = colour >= 0 && !colours.includes(colour)
    colours.push(isFree ? colour : COLOURS.findIndex((_, i) => !colours.includes(i) && !wanted.includes(i)))
  }
  return {
    ...position,
    board: { ...position.board, players },
    fleet: seats.map(({ fleet }) => Math.min(fleet ?? START_TOKENS, 16)),
    tactic: Math.min(seats[0]?.tactic ?? START_TOKENS, 16),
    factions: seats.map(({ faction }) => faction ?? ''),
    colours: colours.map((colour, i) => (colour < 0 ? i : colour)),
    effects: seats.flatMap((seat, i) => [
      ...abilitiesOf(seat.faction ?? '', players[i]!, position.te),
      ...seat.cards.map((id) => ({ id, owner: players[i]! })),
    ]),
  }
}

function withToken(position: Position, id: string, player: string): Position {
  const system = systemOf(position, id)
  if (!system || system.tokens.includes(player) || !position.board.players.includes(player)) return position
  return editSystem(position, id, { tokens: [...system.tokens, player] })
}

/** Adds fleets; ground forces without a place go to the first planet. */
function withFleets(position: Position, fleets: readonly Fleet[]): Position {
  let now = position
  for (const { owner, system, at, type, level, count } of fleets) {
    const planets = systemOf(now, system)?.planets ?? []
    const unit = versionOf(now, owner, type, level)
    const place = unit && placeFor(unit, planets, at === 'any' ? (planets[0] ?? 'space') : at)
    for (let n = 0; place && n < count && now.board.units.length < MOST_UNITS; n++)
      now = changeUnits(now, { system, owner, type: unit.id, at: place }, 1)
  }
  return now
}

/** What may be named in a text about this position: players by name, colour and faction, systems by number and planet. */
export function namesOf({ board, factions, colours }: Position): Names {
  const tileOf = (id: string) => findSystemTile(board.systems.find((system) => system.id === id)?.tile ?? id)
  return {
    players: board.players.map((name, seat) => {
      const faction = factions[seat]
      const words = [name, COLOURS[colours[seat] ?? -1] ?? '', ...(faction ? [faction, factionWord(faction)] : [])]
      return { name, words: [...new Set(words.filter(Boolean).map((word) => word.toLowerCase()))] }
    }),
    systems: board.systems.map(({ id }) => ({
      id,
      words: [
        id.toLowerCase(),
        ...(tileOf(id)?.kind === 'mecatol' ? ['mecatol', 'mr', 'rex'] : []),
        ...(id === '82' ? ['nexus'] : []),
      ],
    })),
    planets: board.systems.flatMap(({ id, planets = [] }) => planets.map((name) => ({ name, system: id }))),
    homes: Object.fromEntries(
      board.players.flatMap((name, seat) => {
        const isMine = ({ id }: { id: string }) => {
          const tile = tileOf(id)
          return tile?.kind === 'home' && tile.faction !== undefined && tile.faction === factions[seat]
        }
        const home = board.systems.find(isMine)
        return home ? [[name, home.id] as const] : []
      }),
    ),
  }
}

/** Adds what a text says to the position. */
export function withText(
  position: Position,
  text: string,
  here: { owner?: string; system?: string } = {},
): ReadFleets & { position: Position } {
  const read = readFleets(text, namesOf(position), here)
  let now = withFleets(position, read.fleets)
  for (const { system, player } of read.tokens) now = withToken(now, system, player)
  if (read.active) now = activate(now, read.active)
  return { ...read, position: now }
}
