/** Writes the map string of a board, as Tabletop Playground and the generators read it. */

import { findSystemTile, MECATOL_TILE } from '../data/tiles.ts'
import type { HyperlaneFacts, SystemFacts } from '../facts.ts'
import { hexOnMap } from '../imports/lay.ts'
import { hexKey, spiral } from './geometry.ts'

const RINGS = 6

/** The map string, or undefined where a system is no printed tile or lies outside. What lies beside the map is not in it. */
export function writeMapString({
  systems,
  hyperlanes,
}: {
  systems: readonly SystemFacts[]
  hyperlanes: readonly HyperlaneFacts[]
}): string | undefined {
  const words = new Map<number, string>()
  for (const system of systems) {
    const hex = hexOnMap(system)
    if (!hex) continue
    const found = findSystemTile(system.tile ?? system.id)
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
