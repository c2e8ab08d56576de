/**
 * Public web data of AsyncTI4, pasted as JSON: tiles, units by faction, command tokens, technologies. Also the bot's map
 * export, which has no units. Fact sheet on formats, section 2.4.
 */
import { listed } from '../../../kernel/words.ts'
import { type Hex, spiral } from '../board/geometry.ts'
import { type FactionId, findFaction } from '../data/factions.ts'
import { components } from '../data/technologies.ts'
import { findSystemTile } from '../data/tiles.ts'
import { CARDS, COLOURS, FACTIONS, IDLE_TOKENS, TO_CHOOSE, TOKENS, UNITS, UNREAD, UPGRADES } from './async-words.ts'
import { Layer } from './lay.ts'
import type { Fleet, ReadPosition, Seat } from './position.ts'

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const objectOf = (value: unknown): Json => (isObject(value) ? value : {})
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? Math.min(value, 60) : undefined

const RINGS = 6

/** `203`: ring 2, place 3, clockwise from the north. `000` is the centre. */
function hexAt(place: string): Hex | undefined {
  const [, ring, index] = /^(\d{1,2})(\d\d)$/.exec(place) ?? []
  if (ring === undefined) return undefined
  const [n, i] = [Number(ring), Number(index)]
  if (n === 0) return i === 0 ? { q: 0, r: 0 } : undefined
  return n <= RINGS && i >= 1 && i <= n * 6 ? spiral(n)[1 + 3 * n * (n - 1) + i - 1] : undefined
}
const factionOf = (name: string): FactionId | undefined => findFaction(FACTIONS[name] ?? name)?.id

/** True for JSON that has the tiles of this tool. */
export const isAsync = (data: unknown): data is Json =>
  isObject(data) && (Array.isArray(data.tilePositions) || Array.isArray(data.mapInfo))

/** Reads the web data or the map export; nothing unknown is taken for something. */
export function readAsync(data: Json): ReadPosition {
  const layer = new Layer()
  const placed = new Map<string, string>()
  const pairs = listOf(data.tilePositions).map((entry) => textOf(entry).split(':'))
  const exported = listOf(data.mapInfo).map((entry) => [
    textOf(objectOf(entry).position),
    textOf(objectOf(entry).tileID),
  ])
  for (const [i, [place = '', tile = '']] of [...pairs, ...exported].entries()) {
    if (!tile) continue
    const at = i + 1
    const hex = hexAt(place)
    const system = hex ? layer.lay(at, tile, hex) : layBeside(layer, at, place, tile)
    if (system !== undefined) placed.set(place, system)
  }
  for (const [i, entry] of listOf(data.mapInfo).map(objectOf).entries()) addExtras(layer, i + 1, placed, entry)
  noteUnread(layer, listOf(data.playerData).map(objectOf))
  const seats = listOf(data.playerData).flatMap((player) => seatOf(objectOf(player), layer))
  const names = new Map(
    seats.flatMap(({ key, colour, seat }) => [[key, seat.name] as const, [colour, seat.name] as const]),
  )
  const fleets: Fleet[] = []
  const tokens: ReadPosition['tokens'] = []
  let line = 0
  for (const [place, told] of Object.entries(objectOf(data.tileUnitData))) {
    line++
    const system = placed.get(place)
    const { space, planets, ccs } = objectOf(told)
    const all = [
      ['space', objectOf(space)] as const,
      ...Object.entries(objectOf(planets)).map(
        ([name, planet]) => [name, objectOf(objectOf(planet).entities)] as const,
      ),
    ]
    for (const [where, owners] of all)
      for (const [owner, entities] of Object.entries(owners))
        for (const entity of listOf(entities).map(objectOf))
          addUnit({ layer, line, system, place, where, owner: names.get(owner), told: owner, entity, fleets })
    for (const colour of listOf(ccs).map(textOf)) {
      const player = names.get(colour) ?? names.get(colour.replace(/^command_|\.png$/g, ''))
      if (system === undefined) layer.leave(line, colour, `The command token at ${place} has no system to lie in.`)
      else if (player) tokens.push({ system, player })
      else layer.leave(line, colour, `A command token at ${place} is of nobody we know.`)
    }
  }
  for (const border of listOf(data.borderAnomalies))
    layer.leave(0, textOf(objectOf(border).type), 'An anomaly on a border cannot be laid on this map.')
  const laws = listOf(data.lawsInPlay).flatMap((law) => lawOf(textOf(objectOf(law).name)))
  return { ...layer.finished('none'), tool: 'AsyncTI4', seats: seats.map(({ seat }) => seat), fleets, tokens, laws }
}

/** What the map export tells of a place beside its tile. */
function addExtras(layer: Layer, line: number, placed: ReadonlyMap<string, string>, entry: Json): void {
  const place = textOf(entry.position)
  for (const token of listOf(entry.tokens).map(textOf)) addToken(layer, line, placed.get(place), place, token)
  const { customHyperlaneString, borderAnomalies, customAdjacencies, adjacencyOverrides } = entry
  const own = [borderAnomalies, customAdjacencies, adjacencyOverrides].map(listOf)
  if (textOf(customHyperlaneString) || own.some(({ length }) => length > 0))
    layer.leave(line, place, `Lines, borders and neighbors of its own at ${place} cannot be laid on this map.`)
}

/** A law that bears on movement, by its printed name; of others there is nothing to say here. */
const lawOf = (name: string): string[] =>
  components.flatMap(({ kind, id, name: printed }) => (kind === 'law' && plain(printed) === plain(name) ? [id] : []))

/** Corners hold what lies off the map. */
function layBeside(layer: Layer, at: number, place: string, tile: string): string | undefined {
  const found = findSystemTile(tile.toUpperCase())
  if (/^82[ab]?$/i.test(tile)) return layer.layNexus(/b$/i.test(tile) ? 'active' : 'inactive')
  if (found?.offMap && found.kind !== 'fracture') return layer.layBeside(found.tile)
  layer.leave(at, tile, `${tile.slice(0, 20)} at ${place.slice(0, 8)} has no place on the map.`)
  return undefined
}

/** Said once of everybody: which of it is in effect the data do not tell. */
function noteUnread(layer: Layer, players: readonly Json[]): void {
  const isTold = (value: unknown) => listOf(value).length > 0 || isObject(value) || textOf(value) !== ''
  const unread = Object.keys(UNREAD).filter((field) => players.some((player) => isTold(player[field])))
  if (unread.length)
    layer.note(`Not read: ${listed(unread.map((field) => UNREAD[field]!))} of players. Add those that are in effect.`)
}

function seatOf(player: Json, layer: Layer): { key: string; colour: string; seat: Seat }[] {
  const [key, colour] = [textOf(player.faction), textOf(player.color)]
  if (!key) return []
  const techs = [...listOf(player.techs), ...listOf(player.exhaustedTechs)].map(textOf)
  const faction = factionOf(key)
  for (const tech of techs.filter((one) => TO_CHOOSE[one]))
    layer.leave(0, tech, `${TO_CHOOSE[tech]} is not always in effect: add it where it is.`)
  const [fleet, tactic] = [numberOf(player.fleetCC), numberOf(player.tacticalCC)]
  const seat: Seat = {
    name: key,
    ...(faction ? { faction } : {}),
    ...(COLOURS[colour] ? { colour: COLOURS[colour] } : {}),
    ...(fleet === undefined ? {} : { fleet }),
    ...(tactic === undefined ? {} : { tactic }),
    cards: techs.flatMap((tech) => CARDS[tech] ?? []),
    upgraded: techs.flatMap((tech) => UPGRADES[tech] ?? []),
  }
  return [{ key, colour, seat }]
}

interface Told {
  layer: Layer
  line: number
  system: string | undefined
  place: string
  where: string
  owner: string | undefined
  /** As the data call the owner. */
  told: string
  entity: Json
  fleets: Fleet[]
}

/** Some exports write the name of the picture: `token_gamma.png`. */
function addToken(layer: Layer, line: number, system: string | undefined, place: string, id: string): void {
  const token = id.toLowerCase().replace(/^token_|(_async)?(\.png)?$/g, '')
  const added = TOKENS[token]
  if (IDLE_TOKENS.includes(token)) return
  if (!added) layer.leave(line, id, `${id.slice(0, 20)} at ${place} is not a token we know.`)
  else if (system === undefined) layer.leave(line, id, `The tokens at ${place} have no system to lie in.`)
  else layer.add(system, added)
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

function addUnit({ layer, line, system, place, where, owner, told, entity, fleets }: Told): void {
  const id = textOf(entity.entityId)
  if (entity.entityType === 'token' && where === 'space') addToken(layer, line, system, place, id)
  if (entity.entityType !== 'unit') return
  const [type, count] = [UNITS[id], numberOf(entity.count) ?? 1]
  const planets = system === undefined ? [] : (findSystemTile(system)?.planets ?? [])
  // The data write planets as one word, sometimes only its beginning.
  const at =
    where === 'space'
      ? where
      : planets.find((planet) => plain(planet).startsWith(plain(where)) || plain(where).startsWith(plain(planet)))
  const what = `${count} ${id} at ${place}`
  if (system === undefined) layer.leave(line, what, `The units at ${place} have no system to stand in.`)
  else if (!type) layer.leave(line, what, `${id.slice(0, 20)} is not a unit we know.`)
  else if (owner === undefined) layer.leave(line, what, `${told.slice(0, 20)} is not a player of this game.`)
  else if (at === undefined) layer.leave(line, what, `${where.slice(0, 20)} is not a planet of ${system}.`)
  else fleets.push({ owner, system, at, type, count })
}
