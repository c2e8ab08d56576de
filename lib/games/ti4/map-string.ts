/**
 * Map strings as the community shares them: tile numbers in spiral order from the tile above the centre, clockwise, ring
 * by ring. The centre is Mecatol Rex unless the string starts with another tile in braces. `0` and `-1` are empty;
 * hyperlane faces carry their turn, in steps (`83A2`) or in degrees (`83B60`).
 */
import type { HyperlaneFacts, SystemFacts } from './case.ts'
import {
  CREUSS_GATE_TILE,
  CREUSS_HOME_TILE,
  findHyperlane,
  findSystemTile,
  MECATOL_TILE,
  NEXUS_TILE,
  type SystemTile,
} from './data/tiles.ts'
import { type Hex, hexKey, spiral } from './geometry.ts'

const RINGS = 6
/** Longer than any map string: 127 tiles of at most six signs, with room to spare. */
const LONGEST = 2000
/** Signs of a wrong tile that are shown. */
const SHOWN = 20

export interface ParsedMap {
  systems: SystemFacts[]
  hyperlanes: HyperlaneFacts[]
}
/** What is wrong with a map string: which tile, counted from 1, and the mend. */
export interface MapProblem {
  at: number
  token: string
  message: string
}

/** The system of a tile, as printed. */
export function systemOfTile(tile: SystemTile, hex?: Hex): SystemFacts {
  const { tile: id, anomalies, wormholes, planets } = tile
  return {
    id,
    tile: id,
    ...(hex ? { hex } : {}),
    anomalies: [...anomalies],
    wormholes: [...wormholes],
    planets: [...planets],
    tokens: [],
  }
}

const nexusOf = (side: 'inactive' | 'active'): SystemFacts => ({
  ...systemOfTile(findSystemTile(NEXUS_TILE)!),
  nexus: side,
})

/** Reads a map string. `nexus` is the side of the wormhole nexus, or `none` for a game without it. */
export function parseMapString(
  text: string,
  nexus: 'inactive' | 'active' | 'none' = 'inactive',
): ParsedMap | { problems: MapProblem[] } {
  if (text.length > LONGEST)
    return { problems: [{ at: 0, token: '', message: 'This is too long for a map string. Give tile numbers only.' }] }
  const words = text
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean)
  const problems: MapProblem[] = []
  const map: ParsedMap = { systems: [], hyperlanes: [] }
  if (!words.length)
    return { problems: [{ at: 0, token: '', message: 'This is not a map string. Give tile numbers in spiral order.' }] }
  const braced = /^\{(.*)\}$/.exec(words[0]!)
  const tokens = [braced ? braced[1]! : MECATOL_TILE, ...words.slice(braced ? 1 : 0)]
  const hexes = spiral(RINGS)
  if (tokens.length > hexes.length)
    problems.push({
      at: hexes.length,
      token: '',
      message: `A map has at most ${hexes.length - 1} tiles around the centre; this string has ${tokens.length - 1}.`,
    })
  const used = new Set<string>()
  tokens.slice(0, hexes.length).forEach((token, at) => {
    const message = placeTile(map, token.toUpperCase(), hexes[at]!, used)
    if (message) problems.push({ at, token, message })
  })
  if (problems.length) return { problems }
  if (used.has(CREUSS_GATE_TILE)) map.systems.push(systemOfTile(findSystemTile(CREUSS_HOME_TILE)!))
  if (nexus !== 'none') map.systems.push(nexusOf(nexus))
  return map
}

/** Puts one tile on the map; says what is wrong with it, if anything is. */
function placeTile(map: ParsedMap, token: string, hex: Hex, used: Set<string>): string | undefined {
  if (token === '0' || token === '-1') return undefined
  const lane = /^(\d+[AB])(\d*)$/.exec(token)
  if (lane) {
    const turns = turnsOf(lane[2]!)
    if (!findHyperlane(lane[1]!))
      return `There is no hyperlane tile ${lane[1]!.slice(0, SHOWN)}. Faces go from 83A to 91B.`
    if (turns === undefined)
      return `${token.slice(0, SHOWN)} is turned by ${lane[2]!.slice(0, SHOWN)}. Give 0 to 5 steps, or 0 to 300 degrees in steps of 60.`
    map.hyperlanes.push({ id: `${lane[1]}@${hex.q},${hex.r}`, hex, face: lane[1]!, rotation: turns })
    return undefined
  }
  const tile = /^\d+$/.test(token) ? findSystemTile(String(Number(token))) : undefined
  if (!tile) return `${token.slice(0, SHOWN)} is not a tile of the base game or Prophecy of Kings.`
  if (tile.offMap) return `Tile ${tile.tile} lies off the map; leave it out of the string.`
  if (used.has(tile.tile)) return `Tile ${tile.tile} comes twice.`
  used.add(tile.tile)
  map.systems.push(systemOfTile(tile, hex))
  return undefined
}

function turnsOf(text: string): number | undefined {
  const n = text === '' ? 0 : Number(text)
  if (n <= 5) return n
  return n % 60 === 0 && n <= 300 ? n / 60 : undefined
}

/** Writes the map string of a board, or undefined where a system is no printed tile or lies outside. */
export function writeMapString({
  systems,
  hyperlanes,
}: {
  systems: readonly SystemFacts[]
  hyperlanes: readonly HyperlaneFacts[]
}): string | undefined {
  const words = new Map<number, string>()
  for (const { hex, tile, id } of systems) {
    if (!hex) continue
    const found = findSystemTile(tile ?? id)
    if (!found) return undefined
    words.set(hexKey(hex.q, hex.r), found.tile)
  }
  for (const { hex, face, rotation } of hyperlanes) {
    if (!face) return undefined
    words.set(hexKey(hex.q, hex.r), `${face}${rotation}`)
  }
  const hexes = spiral(RINGS)
  const known = new Set(hexes.map(({ q, r }) => hexKey(q, r)))
  if ([...words.keys()].some((key) => !known.has(key))) return undefined
  const all = hexes.map(({ q, r }) => words.get(hexKey(q, r)) ?? '0')
  while (all.length > 1 && all.at(-1) === '0') all.pop()
  const [centre, ...rest] = all
  return [...(centre === MECATOL_TILE ? [] : [`{${centre}}`]), ...rest].join(' ')
}
