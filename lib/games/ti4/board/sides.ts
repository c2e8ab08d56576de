/** Systems across the sides of a hex, straight or along hyperlanes: the same for everybody (fact sheet 4.5). */

import { EDGES } from '../data/tiles.ts'
import type { PlainLink } from '../way/joints.ts'
import type { Board, System } from './board.ts'
import { hexKey, opposite } from './geometry.ts'

/** Systems across one side, straight or along hyperlanes; pairs of one tile are not chained with each other. */
function acrossSide(board: Board, from: { q: number; r: number }, side: number): { system: System; lane: boolean }[] {
  const found: { system: System; lane: boolean }[] = []
  let seen: Set<number> | undefined
  const follow = (q: number, r: number, e: number, lane: boolean) => {
    const { dq, dr } = EDGES[e]!
    const key = hexKey(q + dq, r + dr)
    const system = board.systemAt(key)
    if (system) return void found.push({ system, lane })
    const tile = board.laneAt(key)
    if (!tile) return
    const entry = opposite(e)
    seen ??= new Set()
    if (seen.has(key * 6 + entry)) return
    seen.add(key * 6 + entry)
    for (const [a, b] of tile.lines) {
      if (a === entry) follow(q + dq, r + dr, b, true)
      if (b === entry) follow(q + dq, r + dr, a, true)
    }
  }
  follow(from.q, from.r, side, false)
  return found
}

/** Systems across the sides of a hex, the same for everybody. */
export function sidesOf(board: Board, from: System): readonly PlainLink[] {
  const known = board.sides[from.index]
  if (known) return known
  const links: PlainLink[] = []
  const lane = (to: System): PlainLink => ({ to, by: 'hyperlane', says: 'hyperlane', clause: 'ti4:adjacency.4' })
  if (from.hex) {
    for (const { edge } of EDGES) {
      for (const { system, lane: isLane } of acrossSide(board, from.hex, edge)) {
        if (!isLane) links.push({ to: system, by: 'side', says: 'side', clause: 'ti4:adjacency.0' })
        else if (!links.some((link) => link.to === system && link.by === 'hyperlane')) links.push(lane(system))
      }
    }
    if (board.anyHyperlane) for (const system of board.systems) if (system.hex) links.push(lane(system))
  }
  board.sides[from.index] = links
  return links
}

/** Links across the sides of a hex to one other system. */
export function sidesBetween(board: Board, from: System, to: System): readonly PlainLink[] {
  if (board.sides[from.index] || board.hasLanes) return sidesOf(board, from).filter((link) => link.to === to)
  const { hex } = from
  const other = to.hex
  if (!hex || !other) return []
  const isNext = EDGES.some(({ dq, dr }) => hex.q + dq === other.q && hex.r + dr === other.r)
  return isNext ? [{ to, by: 'side', says: 'side', clause: 'ti4:adjacency.0' }] : []
}
