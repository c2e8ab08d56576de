import type { SystemFacts } from '../../../lib/games/ti4/case'
import { distance, type Hex } from '../../../lib/games/ti4/geometry'
import type { Position } from './position'

/** Distance from the middle of a hex to its corner; the drawing scales to the page. */
export const RADIUS = 50
export const HEIGHT = Math.sqrt(3) * RADIUS
const CENTRE = { q: 0, r: 0 }

export interface Spot {
  x: number
  y: number
}
export const spotOfHex = ({ q, r }: Hex): Spot => ({ x: RADIUS * 1.5 * q, y: HEIGHT * (r + q / 2) })

/** Corners of a flat-topped hex around a spot. */
export const corners = ({ x, y }: Spot, radius = RADIUS): string =>
  [0, 60, 120, 180, 240, 300]
    .map((turn) => (turn * Math.PI) / 180)
    .map((turn) => `${(x + radius * Math.cos(turn)).toFixed(1)},${(y + radius * Math.sin(turn)).toFixed(1)}`)
    .join(' ')

export interface Layout {
  viewBox: string
  spots: ReadonlyMap<string, Spot>
}

/** Where everything is drawn: systems off the map lie in its free corners. */
export function layoutOf({ board }: Position): Layout {
  const hexes = [...board.systems.flatMap(({ hex }) => hex ?? []), ...board.hyperlanes.map(({ hex }) => hex)]
  const rings = Math.max(2, ...hexes.map((hex) => distance(hex, CENTRE)))
  const lonely = board.systems.filter(({ hex }) => !hex)
  const cornerOf = (system: SystemFacts): Spot => {
    const at = lonely.indexOf(system)
    return { x: (at % 2 ? 1 : -1) * rings * 1.5 * RADIUS, y: (at < 2 ? 1 : -1) * rings * HEIGHT }
  }
  const spots = new Map(
    board.systems.map((system) => [system.id, system.hex ? spotOfHex(system.hex) : cornerOf(system)] as const),
  )
  // A row of systems needs no empty rings above and below it.
  const all = [...spots.values(), ...board.hyperlanes.map(({ hex }) => spotOfHex(hex))]
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))]
  const box = [left - RADIUS - 3, top - HEIGHT / 2 - 3, right - left + 2 * RADIUS + 6, bottom - top + HEIGHT + 6]
  return { viewBox: box.map((side) => side.toFixed(1)).join(' '), spots }
}

/** The nearest system the way an arrow key points. */
export function towards(spots: Layout['spots'], from: string, key: string): string | undefined {
  const way = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key]
  const start = spots.get(from)
  if (!way || !start) return undefined
  let best: { id: string; cost: number } | undefined
  for (const [id, { x, y }] of spots) {
    const [dx, dy] = [x - start.x, y - start.y]
    const ahead = dx * way[0]! + dy * way[1]!
    const aside = Math.abs(dx * way[1]!) + Math.abs(dy * way[0]!)
    if (ahead < 1 || aside > ahead * 2) continue
    const cost = ahead + aside * 1.1
    if (!best || cost < best.cost) best = { id, cost }
  }
  return best?.id
}
