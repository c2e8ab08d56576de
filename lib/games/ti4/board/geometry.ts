import { EDGES, type Edge } from '../data/tiles.ts'

/** Axial coordinates of a flat-topped hex. */
export interface Hex {
  q: number
  r: number
}

/** One number for a hex, for maps. */
export const hexKey = (q: number, r: number): number => (q + 512) * 1024 + (r + 512)

/** The side that touches side `e` from across. */
export const opposite = (e: number): Edge => ((e + 3) % 6) as Edge

/** Where side `e` goes when its tile is turned by `turns` clockwise steps of 60 degrees. */
export const turned = (e: number, turns: number): Edge => ((((e + turns) % 6) + 6) % 6) as Edge

/** The hex across side `e`. */
function across({ q, r }: Hex, e: number): Hex {
  const { dq, dr } = EDGES[e]!
  return { q: q + dq, r: r + dr }
}

/** Steps between two hexes, as the crow flies. */
export const distance = (a: Hex, b: Hex): number =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r))

/** The hexes of rings 0 to `rings` in spiral order: the centre, then each ring clockwise from the top. */
export function spiral(rings: number): Hex[] {
  const hexes: Hex[] = [{ q: 0, r: 0 }]
  for (let ring = 1; ring <= rings; ring++) {
    let hex: Hex = { q: 0, r: -ring }
    for (const e of [2, 3, 4, 5, 0, 1]) {
      for (let i = 0; i < ring; i++) {
        hexes.push(hex)
        hex = across(hex, e)
      }
    }
  }
  return hexes
}
