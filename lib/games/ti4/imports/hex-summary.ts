/**
 * HexSummary of Tabletop Playground: one string of systems with their units. Fact sheet on formats, section 2.4.
 * `71+0+2Rct;Ro;Ri` is tile 71, two half rows north of the centre: red carrier and command token in space, and on planets.
 */

import type { Hex } from '../board/geometry.ts'
import { findSystemTile, NEXUS_TILE } from '../data/tiles.ts'
import type { UnitType } from '../data/units.ts'
import { type Added, Layer } from './lay.ts'
import type { Fleet, ReadPosition, Seat } from './position.ts'
import { readToken } from './token.ts'

const SYSTEM = /^(\d+(?:[AB]\d?)?)([-+]\d+)([-+]\d+)(.*)$/
/** A text is taken for this format where its first system is one. */
export const isHexSummary = (text: string): boolean => SYSTEM.test(text.trim().split(',')[0] ?? '')

/** Word for the player, and the colour of the map that is nearest. */
const COLOURS: Readonly<Record<string, readonly [name: string, colour: string]>> = {
  W: ['White', 'grey'],
  B: ['Blue', 'blue'],
  P: ['Purple', 'purple'],
  Y: ['Yellow', 'ochre'],
  R: ['Red', 'red'],
  G: ['Green', 'green'],
  E: ['Orange', 'orange'],
  K: ['Pink', 'teal'],
}
const UNITS: Readonly<Record<string, UnitType>> = {
  c: 'carrier',
  r: 'cruiser',
  y: 'destroyer',
  d: 'dreadnought',
  f: 'fighter',
  h: 'flagship',
  i: 'infantry',
  p: 'pds',
  s: 'space-dock',
  w: 'war-sun',
  m: 'mech',
}
/** Tokens on a system, behind the star: those of Creuss, of exploration (the Ion Storm has two sides) and Dimensional Tears. */
const TOKENS: Readonly<Record<string, Added>> = {
  a: { wormholes: ['alpha'] },
  b: { wormholes: ['beta'] },
  g: { wormholes: ['gamma'] },
  n: { wormholes: ['alpha'] },
  N: { wormholes: ['beta'] },
  h: { anomalies: ['gravity-rift'] },
}
/** A frontier token changes no movement. */
const FRONTIER = 'e'
const FARTHEST = 6
const MOST = 60

/** Reads the string; what it cannot read is left aside by the number of its system. */
export function readHexSummary(text: string): ReadPosition {
  const layer = new Layer()
  const fleets: Fleet[] = []
  const tokens: ReadPosition['tokens'] = []
  const parts = text
    .trim()
    .split(',')
    .map((part) => part.trim())
  const told = new Set(parts.map((part) => SYSTEM.exec(part)?.[1]))
  for (const [i, part] of parts.entries()) {
    const at = i + 1
    if (!part) continue
    const [, tile, x, y, rest] = SYSTEM.exec(part) ?? []
    if (tile === undefined) {
      layer.leave(at, part, `${part.slice(0, 20)} is not a system of this format.`)
      continue
    }
    const beside = besideOf(tile, told, rest ?? '')
    const hex = hexOf(Number(x), Number(y))
    if (!hex && !beside) {
      layer.leave(at, part, `${part.slice(0, 20)} has a place that no hex has.`)
      continue
    }
    const system = beside ? beside(layer) : layer.lay(at, tile, hex!)
    if (system === undefined) {
      if (rest?.replace(/[;*]/g, '')) layer.leave(at, part, `The units of ${tile} have no system to stand in.`)
      continue
    }
    readUnits(system, rest ?? '', at, layer, fleets, tokens)
  }
  const laid = layer.finished('none')
  return { ...laid, tool: 'Tabletop Playground', seats: seatsOf(fleets, tokens), fleets, tokens }
}

/**
 * The nexus, and a home whose gate is told too, lie beside the map wherever the table has them: how to lay the tile there.
 * A home without its gate stands for the gate, as in a map string.
 */
function besideOf(
  tile: string,
  told: ReadonlySet<string | undefined>,
  rest: string,
): ((layer: Layer) => string) | undefined {
  const laid = readToken(tile)
  if (laid.kind === 'gated' && told.has(laid.gate.tile)) return (layer) => layer.layBeside(laid.tile.tile)
  if (laid.kind !== 'nexus') return undefined
  // The table writes the tile without its side; a unit that stands there has turned it.
  const isSilent = tile === NEXUS_TILE
  const isEntered = Object.keys(UNITS).some((letter) => rest.replace(/\*[^;]*/g, '').includes(letter))
  return (layer) => {
    if (isSilent && !isEntered)
      layer.note('This format does not tell the side of the nexus: it lies inactive side up, until you turn it.')
    return layer.layNexus(isSilent && isEntered ? 'active' : laid.side)
  }
}

/** x counts columns to the east, y half rows to the north. */
function hexOf(x: number, y: number): Hex | undefined {
  if ((x + y) % 2) return undefined
  const hex = { q: x, r: -(x + y) / 2 }
  const far = Math.max(Math.abs(hex.q), Math.abs(hex.r), Math.abs(hex.q + hex.r))
  return far > FARTHEST ? undefined : { q: hex.q, r: hex.r + 0 }
}

function readUnits(
  system: string,
  rest: string,
  at: number,
  layer: Layer,
  fleets: Fleet[],
  tokens: ReadPosition['tokens'],
): void {
  const planets = findSystemTile(system)?.planets ?? []
  let owner: string | undefined
  rest.split(';').forEach((region, i) => {
    const place = i === 0 ? 'space' : planets[i - 1]
    let count = 1
    const [units = '', attached = ''] = region.split('*')
    // What is attached to a planet changes no movement.
    if (i === 0) attach(system, attached, at, layer)
    for (const [, digits, letter] of units.matchAll(/(\d+)|(\D)/g)) {
      if (digits) {
        count = Math.min(Number(digits), MOST)
        continue
      }
      const type = UNITS[letter!]
      if (COLOURS[letter!]) owner = COLOURS[letter!]![0]
      else if (letter === 't' && owner) tokens.push({ system, player: owner })
      else if (letter === 'o' || letter === ' ') continue
      else if (type && owner && place) fleets.push({ owner, system, at: place, type, count })
      else layer.leave(at, letter!, sayStray(letter!, system, owner, place))
    }
  })
}

function attach(system: string, attached: string, at: number, layer: Layer): void {
  for (const letter of attached.replaceAll(FRONTIER, '')) {
    const added = TOKENS[letter]
    if (added) layer.add(system, added)
    else layer.leave(at, letter, `“${letter}” in ${system} is not a token we know.`)
  }
}

const sayStray = (letter: string, system: string, owner: string | undefined, place: string | undefined): string =>
  place === undefined
    ? `${system} has fewer planets than are told.`
    : owner === undefined && UNITS[letter]
      ? `A unit of ${system} has no color before it.`
      : `“${letter}” in ${system} is not a unit or a color.`

function seatsOf(fleets: readonly Fleet[], tokens: ReadPosition['tokens']): Seat[] {
  const names = new Set([...fleets.map(({ owner }) => owner), ...tokens.map(({ player }) => player)])
  const seats = Object.values(COLOURS).filter(([name]) => names.has(name))
  return seats.map(([name, colour]) => {
    const faction = factionOf(name, fleets)
    return { name, colour, ...(faction ? { faction } : {}), cards: [], upgraded: [] }
  })
}

/** Whose home has ground forces or a dock of one colour only is that colour's. */
function factionOf(name: string, fleets: readonly Fleet[]) {
  for (const { owner, system, at } of fleets) {
    const tile = findSystemTile(system)
    const isHome = tile?.kind === 'home' && at !== 'space' && owner === name
    const isShared = fleets.some((other) => other.system === system && other.at !== 'space' && other.owner !== name)
    if (isHome && !isShared) return tile.faction
  }
  return undefined
}
