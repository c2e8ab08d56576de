/**
 * A whole board with fleets in a few hundred characters of a link: every choice is a digit of its own radix, all digits
 * make one large number, and the number is written with 64 signs. Units get new names when the board is read back.
 */

import {
  ANOMALIES,
  CREUSS_HOME_TILE,
  CRIMSON_HOME_TILE,
  FRACTURE_TILES,
  findHyperlane,
  findSystemTile,
  type HyperlaneFace,
  NEXUS_TILE,
  type SystemTile,
  WORMHOLES,
} from '../data/tiles.ts'
import { findUnit } from '../data/units.ts'
import type { HyperlaneFacts, SystemFacts, UnitFacts } from '../facts.ts'
import { hexOnMap, systemOfTile } from '../imports/lay.ts'
import { Digits } from './digits.ts'
import { hexKey, spiral } from './geometry.ts'
import { FACES, planetsOn, TILE_IDS, TRAITS, UNIT_IDS } from './link-table.ts'

/**
 * The version a board says it is of, in front of it; a released version is never read differently. The second has two
 * digits more for what Thunder's Edge puts beside the map; a board without that is written in the first.
 */
export const BOARD_VERSIONS = ['1', '2'] as const
type Version = (typeof BOARD_VERSIONS)[number]
const LIMIT = 4000
/** As many units as the checkers take; no table has more. */
const MOST_UNITS = 1200
const NAME_LIMIT = 60
const [RINGS, MANY, TYPES, KINDS] = [7, 256, 128, 16]
const TILES = 512
/** The first hundred tiles come before the faces of hyperlanes in each of six turns, all others after them. */
const [FIRST, FACE_CODES] = [100, 6 * 18]
const NEXUS = ['none', 'inactive', 'active'] as const

export interface SharedBoard {
  players: readonly string[]
  systems: readonly SystemFacts[]
  hyperlanes: readonly HyperlaneFacts[]
  units: readonly UnitFacts[]
  active?: string
}

/** What no version has had is nothing a board can say. */
function known<T>(found: T | undefined): T {
  if (found === undefined) throw new RangeError('not in the table')
  return found
}
function slotIn(table: readonly string[], id: string): number {
  const slot = table.indexOf(id)
  if (slot < 0) throw new RangeError('not in the table')
  return slot
}
const placesOn = (system: SystemFacts): number => 1 + planetsOn(system.tile ?? system.id)

const tileCode = (system: SystemFacts | undefined, lane: HyperlaneFacts | undefined): number => {
  if (system) {
    const slot = slotIn(TILE_IDS, system.tile ?? system.id)
    return 1 + slot + (slot < FIRST ? 0 : FACE_CODES)
  }
  if (!lane) return 0
  return 1 + FIRST + slotIn(FACES, lane.face ?? '') * 6 + lane.rotation
}
/** The tile, or the face and its turns, of a digit that is not zero. */
function ofCode(code: number): { tile: SystemTile } | { face: HyperlaneFace; rotation: number } {
  const lane = code - 1 - FIRST
  if (lane >= 0 && lane < FACE_CODES)
    return { face: known(findHyperlane(FACES[Math.floor(lane / 6)] ?? '')), rotation: lane % 6 }
  return { tile: known(findSystemTile(TILE_IDS[lane < 0 ? code - 1 : code - 1 - FACE_CODES] ?? '')) }
}
const extrasOf = (system: SystemFacts): string[] => {
  const printed = findSystemTile(system.tile ?? system.id)!
  return [...system.anomalies, ...system.wormholes].filter(
    (trait) => !([...printed.anomalies, ...printed.wormholes] as string[]).includes(trait),
  )
}

/** The board as a short text, or undefined where it holds something else than printed tiles and plain units. */
export function writeBoard(board: SharedBoard): string | undefined {
  try {
    const digits = new Digits()
    const version: Version = board.systems.some(isOfSecond) ? '2' : '1'
    const order = placeBoard(board, digits, version)
    if (
      !order ||
      board.units.some((unit) => unit.move !== undefined || unit.capacity !== undefined || unit.uses !== undefined)
    )
      return undefined
    putDetails(board, order, digits)
    return `${version}${digits.text()}.${board.players.map(encodeURIComponent).join('~')}`
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const tileOf = (system: SystemFacts): string => system.tile ?? system.id
const isOfSecond = (system: SystemFacts): boolean =>
  !hexOnMap(system) && (tileOf(system) === CRIMSON_HOME_TILE || FRACTURE_TILES.includes(tileOf(system)))

function placeBoard(
  { systems, hyperlanes, players }: SharedBoard,
  digits: Digits,
  version: Version,
): SystemFacts[] | undefined {
  if (systems.some((system) => !findSystemTile(system.tile ?? system.id)) || hyperlanes.some((lane) => !lane.face))
    return undefined
  const at = new Map(
    systems.flatMap((system) => {
      const hex = hexOnMap(system)
      return hex ? [[hexKey(hex.q, hex.r), system] as const] : []
    }),
  )
  const lanes = new Map(hyperlanes.map((lane) => [hexKey(lane.hex.q, lane.hex.r), lane]))
  const rings = [0, 1, 2, 3, 4, 5, 6].find((n) => {
    const keys = new Set(spiral(n).map(({ q, r }) => hexKey(q, r)))
    return [...at.keys(), ...lanes.keys()].every((key) => keys.has(key))
  })
  if (rings === undefined) return undefined
  digits.put(players.length, 9)
  digits.put(rings, RINGS)
  const order: SystemFacts[] = []
  for (const { q, r } of spiral(rings)) {
    const system = at.get(hexKey(q, r))
    digits.put(tileCode(system, lanes.get(hexKey(q, r))), TILES)
    if (system) order.push(system)
  }
  const beside = (tile: string) => systems.find((system) => tileOf(system) === tile && !hexOnMap(system))
  const [home, nexus] = [beside(CREUSS_HOME_TILE), beside(NEXUS_TILE)]
  digits.put(home ? 1 : 0, 2)
  digits.put(nexus ? NEXUS.indexOf(nexus.nexus ?? 'inactive') : 0, 3)
  order.push(...(home ? [home] : []), ...(nexus ? [nexus] : []))
  if (version === '1') return order
  const crimson = beside(CRIMSON_HOME_TILE)
  const fracture = FRACTURE_TILES.flatMap((tile) => beside(tile) ?? [])
  digits.put(crimson ? 1 : 0, 2)
  digits.put(fracture.length ? 1 : 0, 2)
  if (fracture.length && fracture.length < FRACTURE_TILES.length) return undefined
  return [...order, ...(crimson ? [crimson] : []), ...fracture]
}

function putDetails({ players, units, active }: SharedBoard, order: readonly SystemFacts[], digits: Digits): void {
  const size = order.length + 1
  digits.put(order.findIndex((system) => system.id === active) + 1, size)
  const extras = order.flatMap((system, i) => extrasOf(system).map((trait) => [i, slotIn(TRAITS, trait)] as const))
  digits.put(extras.length, MANY)
  for (const [i, trait] of extras) {
    digits.put(i, size)
    digits.put(trait, KINDS)
  }
  const tokens = order.flatMap((system, i) => system.tokens.map((player) => [i, players.indexOf(player)] as const))
  digits.put(tokens.length, MANY)
  for (const [i, player] of tokens) {
    digits.put(i, size)
    digits.put(player, players.length)
  }
  for (const system of order)
    putFleets(
      system,
      units.filter((unit) => unit.system === system.id),
      players,
      digits,
    )
}

/** Fleets of a system: owner, place, then kinds with their number. */
function putFleets(system: SystemFacts, units: readonly UnitFacts[], players: readonly string[], digits: Digits): void {
  const places = ['space', ...(system.planets ?? [])]
  const groups = new Map<string, Map<string, number>>()
  for (const unit of units) {
    const key = `${players.indexOf(unit.owner)}|${places.indexOf(unit.at ?? 'space')}`
    const kinds = groups.get(key) ?? new Map<string, number>()
    groups.set(key, kinds.set(unit.type, (kinds.get(unit.type) ?? 0) + 1))
  }
  digits.put(groups.size, 32)
  for (const [key, kinds] of groups) {
    const [player, place] = key.split('|').map(Number)
    digits.put(player!, players.length)
    digits.put(place!, placesOn(system))
    digits.put(kinds.size, KINDS)
    for (const [type, count] of kinds) {
      digits.put(slotIn(UNIT_IDS, type), TYPES)
      digits.put(count, KINDS)
    }
  }
}

const isName = (text: string) => text !== '' && text.length <= NAME_LIMIT

/** Reads a board back, or undefined for a text that is none. Never throws. */
export function readBoard(text: string): SharedBoard | undefined {
  const [body = '', names = ''] = (text.length > LIMIT ? '' : text).split('.')
  const version = BOARD_VERSIONS.find((one) => one === body[0])
  const digits = version && Digits.of(body.slice(1))
  if (!digits) return undefined
  try {
    const players = names ? names.split('~').map(decodeURIComponent) : []
    const areNames = new Set(players).size === players.length && players.every(isName)
    const board = areNames ? takeBoard(digits, players, version) : undefined
    return digits.isSpent ? board : undefined
  } catch {
    return undefined
  }
}

function takeBoard(digits: Digits, players: readonly string[], version: Version): SharedBoard | undefined {
  if (digits.take(9) !== players.length) return undefined
  const systems: { -readonly [K in keyof SystemFacts]: SystemFacts[K] }[] = []
  const hyperlanes: HyperlaneFacts[] = []
  for (const hex of spiral(digits.take(RINGS))) {
    const code = digits.take(TILES)
    if (code === 0) continue
    const laid = ofCode(code)
    if ('tile' in laid) {
      if (laid.tile.kind === 'fracture') return undefined
      systems.push(systemOfTile(laid.tile, hex))
    } else {
      const { face } = laid.face
      hyperlanes.push({ id: `${face}@${hex.q},${hex.r}`, hex, face, rotation: laid.rotation })
    }
  }
  if (digits.take(2)) systems.push(systemOfTile(findSystemTile(CREUSS_HOME_TILE)!))
  const nexus = NEXUS[digits.take(3)]!
  if (nexus !== 'none') systems.push({ ...systemOfTile(findSystemTile(NEXUS_TILE)!), nexus })
  if (version === '2') {
    if (digits.take(2)) systems.push(systemOfTile(findSystemTile(CRIMSON_HOME_TILE)!))
    if (digits.take(2)) systems.push(...FRACTURE_TILES.map((tile) => systemOfTile(findSystemTile(tile)!)))
  }
  const size = systems.length + 1
  const active = systems[digits.take(size) - 1]?.id
  for (let i = digits.take(MANY); i > 0; i--) addTrait(systems[digits.take(size)]!, known(TRAITS[digits.take(KINDS)]))
  for (let i = digits.take(MANY); i > 0; i--) {
    const system = systems[digits.take(size)]!
    system.tokens = [...system.tokens, players[digits.take(players.length)]!]
  }
  const units = systems.flatMap((system) => takeFleets(system, players, digits))
  if (units.length > MOST_UNITS) return undefined
  return { players, systems, hyperlanes, units, ...(active ? { active } : {}) }
}

function addTrait(system: { -readonly [K in keyof SystemFacts]: SystemFacts[K] }, trait: string): void {
  const anomaly = ANOMALIES.find((kind) => kind === trait)
  const wormhole = WORMHOLES.find((kind) => kind === trait)
  if (anomaly) system.anomalies = [...system.anomalies, anomaly]
  else if (wormhole) system.wormholes = [...system.wormholes, wormhole]
  else throw new RangeError('no such trait')
}

function takeFleets(system: SystemFacts, players: readonly string[], digits: Digits): UnitFacts[] {
  const places = ['space', ...(system.planets ?? [])]
  const found: UnitFacts[] = []
  for (let groups = digits.take(32); groups > 0; groups--) {
    const owner = players[digits.take(players.length)]!
    const at = known(places[digits.take(placesOn(system))])
    for (let kinds = digits.take(KINDS); kinds > 0; kinds--) {
      const type = known(findUnit(known(UNIT_IDS[digits.take(TYPES)]))).id
      const count = digits.take(KINDS)
      for (let i = 0; i < count; i++)
        found.push({
          id: `${owner} ${type} ${system.id}${places.indexOf(at) || ''} ${i + 1}`,
          owner,
          type,
          system: system.id,
          at,
        })
    }
  }
  return found
}
