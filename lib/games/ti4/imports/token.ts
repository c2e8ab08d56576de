/**
 * One word of a map string: what the tools that write them mean by it. Fact sheet on formats, section 2.2.
 */
import { findHyperlane, findSystemTile, GATES, hyperlaneFaces, NEXUS_TILE, type SystemTile } from '../data/tiles.ts'

/** What lies at a place, or why nothing can be laid there. */
export type Laid =
  | { kind: 'tile'; tile: SystemTile }
  | { kind: 'lane'; face: string; rotation: number }
  /** A home that lies beside the map, and the tile that stands in its place. */
  | { kind: 'gated'; tile: SystemTile; gate: SystemTile }
  | { kind: 'nexus'; side: 'inactive' | 'active' }
  /** Written as home or open. */
  | { kind: 'open' }
  | { kind: 'nothing' }
  | { kind: 'unread'; message: string }

/** Signs of a wrong word that are shown. */
const SHOWN = 20
/** Number and face, then a rotation: one digit, digits after `-`, `+` or `:`, or degrees. `0g` is a home of AsyncTI4. */
const WORD = /^(-?\d+)([A-Z]?)(?:([-+:]?)(\d{1,3}))?$/
const OPEN = /^(?:0|0G|_|H\d{0,2})$/
const NOTHING = /^(?:-1|X|-)$/
/** Thunder's Edge has hyperlane tiles whose lines no source gives. */
const UNKNOWN_LANES = ['119', '120', '121', '122', '123', '124']
const LANE_TILES = new Set(hyperlaneFaces.map(({ face }) => face.slice(0, -1)))

/** Steps of 60 degrees, told as steps or as degrees; undefined for a turn no hex has. */
function turnsOf(text: string | undefined): number | undefined {
  const n = Number(text ?? 0)
  if (n <= 5) return n
  return n % 60 === 0 && n <= 300 ? n / 60 : undefined
}

const unread = (message: string): Laid => ({ kind: 'unread', message })

/** Reads one word of a map string. */
export function readToken(word: string): Laid {
  const token = word.toUpperCase()
  if (OPEN.test(token)) return { kind: 'open' }
  if (NOTHING.test(token)) return { kind: 'nothing' }
  const shown = word.slice(0, SHOWN)
  const [, digits, letter, , turn] = WORD.exec(token) ?? []
  const number = Number(digits)
  if (digits === undefined || number < 0) return unread(`${shown} is not a tile we know.`)
  const id = `${number}${letter}`
  if (letter && findHyperlane(id)) return laneOf(id, turn, shown)
  if (letter && LANE_TILES.has(String(number))) return unread(`Hyperlane tile ${number} has no face ${letter}.`)
  if (LANE_TILES.has(String(number)))
    return unread(`${number} is a hyperlane tile. Say its face: ${number}A or ${number}B.`)
  if (UNKNOWN_LANES.includes(String(number)))
    return unread(`${number} is a hyperlane tile of Thunder's Edge whose lines are not recorded here.`)
  if (number >= 900 && number <= 907)
    return unread(`${shown} belongs to The Fracture. Put The Fracture beside the map while tiles are placed.`)
  if (String(number) === NEXUS_TILE) return { kind: 'nexus', side: letter === 'B' ? 'active' : 'inactive' }
  const tile = findSystemTile(id) ?? (letter ? undefined : findSystemTile(`${number}A`))
  if (!tile) return unread(`${shown} is not a tile of the base game, Prophecy of Kings or Thunder's Edge.`)
  const gate = findSystemTile(GATES[tile.tile] ?? '')
  if (gate) return { kind: 'gated', tile, gate }
  return { kind: 'tile', tile }
}

function laneOf(face: string, turn: string | undefined, shown: string): Laid {
  const rotation = turnsOf(turn)
  if (rotation === undefined)
    return unread(`${shown} is turned by ${turn}. Give 0 to 5 steps, or 0 to 300 degrees in steps of 60.`)
  return { kind: 'lane', face, rotation }
}
