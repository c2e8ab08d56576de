/**
 * Map strings as the community shares them: tiles in spiral order from the one above the centre, clockwise, ring by ring.
 * Tabletop Playground, Tabletop Simulator, Milty, Keegan's generator, ti4-lab, AsyncTI4: fact sheet on formats, section 2.2.
 */

import { spiral } from '../board/geometry.ts'
import { MECATOL_TILE, MECATOL_TILES } from '../data/tiles.ts'
import { type LaidMap, Layer, type NexusSide } from './lay.ts'
import { readToken } from './token.ts'

/** Whose way of writing it is, as far as that shows. */
export type MapTool = 'a map string' | "Keegan's map generator" | 'ti4-lab' | 'AsyncTI4'

export interface ReadMap extends LaidMap {
  tool: MapTool
  /** How the tile in the middle was found: told, left out, or taken to be the first of the string. */
  centre: 'told' | 'left out' | 'first'
}
/** Not one tile could be read; what was pasted stays where it is. */
export interface NoMap {
  problem: string
  aside?: readonly { at: number; token: string; message: string }[]
}

const RINGS = 6
/** Longer than any map string: 127 tiles of at most a dozen signs. */
const LONGEST = 2000
/** Tiles of maps of two, three and four rings with their centre. */
const WHOLE = [19, 37, 61]
const CENTRES = MECATOL_TILES
/** Ids a line of a draft has. */
const SLICE = 5

interface Words {
  tool: MapTool
  words: string[]
  /** Whether the first word is the centre, where the tool settles it. */
  hasCentre?: boolean
}

const NO_MAP = 'This is not a map string. Give tile numbers in spiral order, such as 38 65 41 67 39 44.'

/** The part of an address or of a text that holds the tiles. */
function wordsOf(text: string): Words | NoMap {
  const trimmed = text.trim().replace(/^["'`]+|["'`]+$/g, '')
  const [, tiles] = /[?&]tiles=([^&#\s]+)/.exec(trimmed) ?? []
  if (tiles) return { tool: "Keegan's map generator", words: split(decoded(tiles)), hasCentre: true }
  const [, lab] = /[?&]map=([^&#\s]+)/.exec(trimmed) ?? []
  if (lab) return { tool: 'ti4-lab', words: split(decoded(lab)), hasCentre: false }
  if (/^https?:\/\//i.test(trimmed) || /^[\w.-]+\.(?:com|net|org|io)\//i.test(trimmed))
    return { problem: 'This link holds no map. Open it, copy its map string and paste that.' }
  const lines = trimmed
    .split(/\n+/)
    .map(split)
    .filter((line) => line.length)
  if (
    lines.length > 2 &&
    lines.every((line) => line.length === SLICE && line.every((word) => /^\d+[AB]?\d?$/i.test(word)))
  )
    return {
      problem: 'These are the slices of a draft: no place on a map goes with them. Paste the map string of the draft.',
    }
  return { tool: 'a map string', words: lines.flat() }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
const split = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

/**
 * Reads a map string. What is no tile is left aside by name, the rest is kept; `problem` only where nothing is.
 * `nexus` is its side, or `none` for a game without it. `first` settles whether the first tile is the centre.
 */
export function readMapString(text: string, nexus: NexusSide = 'inactive', first?: boolean): ReadMap | NoMap {
  if (text.length > LONGEST) return { problem: 'This is too long for a map string. Give tile numbers only.' }
  const told = wordsOf(text)
  if ('problem' in told) return told
  const { tool, words } = told
  if (!words.length) return { problem: NO_MAP }
  const braced = /^\{(.*)\}$/.exec(words[0]!)
  const centre = centreOf(told, first)
  const tokens = [
    braced ? braced[1]! : centre === 'left out' ? MECATOL_TILE : words[0]!,
    ...words.slice(centre === 'left out' ? 0 : 1),
  ]
  const hexes = spiral(RINGS)
  const layer = new Layer()
  const shift = centre === 'left out' ? 0 : 1
  tokens.forEach((token, i) => {
    const hex = hexes[i]
    if (hex) layer.lay(i + shift, token, hex)
    else layer.leave(i + shift, token, `A map has at most ${hexes.length - 1} tiles around the center.`)
  })
  if (centre === 'first') layer.note(`${words.length} tiles: the first, ${words[0]}, is taken to be the center.`)
  if (centre === 'left out' && words.length > 0) layer.note('No center is told: it is taken to be 18 Mecatol Rex.')
  if (tool === 'a map string' && saysNoTurn(tokens, layer.map.hyperlanes.length))
    layer.note('No hyperlane tile has its turn with it: each is laid unturned. Some tools leave turns out.')
  const { aside } = layer.map
  const laid = layer.map.systems.length + layer.map.hyperlanes.length - (centre === 'left out' ? 1 : 0)
  const found = { ...layer.finished(nexus), tool, centre }
  if (laid < 1 && !(aside.length === 0 && found.open.length)) return { problem: aside[0]?.message ?? NO_MAP, aside }
  return found
}

/** A ti4-lab string for the table loses the turns of its hyperlanes; one that gives any gives all. */
const saysNoTurn = (tokens: readonly string[], lanes: number): boolean =>
  lanes > 0 && tokens.filter((token) => /^\d+[AB]$/i.test(token) && readToken(token).kind === 'lane').length === lanes

function centreOf({ words, hasCentre }: Words, first: boolean | undefined): ReadMap['centre'] {
  const start = words[0]!
  if (/^\{.*\}$/.test(start)) return 'told'
  if (first !== undefined) return first ? 'told' : 'left out'
  if (hasCentre === false) return 'left out'
  if (hasCentre || CENTRES.includes(start)) return 'told'
  return WHOLE.includes(words.length) && !words.some((word) => CENTRES.includes(word)) ? 'first' : 'left out'
}
