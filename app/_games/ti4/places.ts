import { distance, type Hex, spiral } from '../../../lib/games/ti4/board/geometry'
import { FRACTURE_TILES } from '../../../lib/games/ti4/data/tiles'
import type { HyperlaneFacts, SystemFacts } from '../../../lib/games/ti4/facts'
import { hexOnMap } from '../../../lib/games/ti4/imports/lay'
import type { Position } from './position'
import type { Box } from './view'

/** Distance from the middle of a hex to its corner; the drawing scales to the page. */
export const RADIUS = 50
export const HEIGHT = Math.sqrt(3) * RADIUS
const CENTRE = { q: 0, r: 0 }
/** Width of a phone, and the smallest letters on it, in CSS pixels. */
const [PHONE, LETTERS] = [390, 11]
/** A few systems are not drawn larger than they need. */
const NARROWEST = 360

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

/** Something on the map that can be chosen: a system, or while tiles are laid a hyperlane or an empty hex. */
export type Place = { id: string; hex?: Hex } & (
  | { kind: 'system'; system: SystemFacts }
  | { kind: 'lane'; lane: HyperlaneFacts }
  | { kind: 'empty' }
)
const idOfHex = ({ q, r }: Hex): string => `hex ${q},${r}`

export const ringsOf = ({ board }: Pick<Position, 'board'>): number =>
  Math.max(0, ...hexesOf(board).map((hex) => distance(hex, CENTRE)))
const hexesOf = ({ systems, hyperlanes }: Position['board']): Hex[] => [
  ...systems.flatMap((system) => hexOnMap(system) ?? []),
  ...hyperlanes.map(({ hex }) => hex),
]

/** What can be tapped; `rings` are drawn whole while tiles are laid. */
export function placesOf({ board }: Pick<Position, 'board'>, rings?: number): Place[] {
  const systems = board.systems.map(
    (system): Place => ({ kind: 'system', id: system.id, system, ...hexPart(hexOnMap(system)) }),
  )
  if (rings === undefined) return systems
  const taken = new Set(hexesOf(board).map(idOfHex))
  return [
    ...systems,
    ...board.hyperlanes.map((lane): Place => ({ kind: 'lane', id: idOfHex(lane.hex), hex: lane.hex, lane })),
    ...spiral(rings)
      .filter((hex) => !taken.has(idOfHex(hex)))
      .map((hex): Place => ({ kind: 'empty', id: idOfHex(hex), hex })),
  ]
}
const hexPart = (hex: Hex | undefined) => (hex ? { hex } : {})

export interface Layout {
  box: Box
  /** Size of letters that can be read on a phone, in units of the drawing. */
  letters: number
  spots: ReadonlyMap<string, Spot>
}

/** Where everything is drawn: systems off the map lie in its free corners. */
export function layoutOf(position: Pick<Position, 'board'>, places: readonly Place[]): Layout {
  const { hyperlanes } = position.board
  const rings = Math.max(2, ...places.flatMap(({ hex }) => (hex ? distance(hex, CENTRE) : [])), ringsOf(position))
  const isOfRow = ({ id }: Place) => FRACTURE_TILES.includes(id)
  const lonely = places.filter((place) => !place.hex && !isOfRow(place))
  const besideOf = (place: Place): Spot => {
    if (isOfRow(place)) {
      const i = FRACTURE_TILES.indexOf(place.id)
      return { x: RADIUS * 1.5 * (i - 3), y: HEIGHT * (rings + 1.6 + (i % 2 ? 0 : 0.5)) }
    }
    const at = lonely.indexOf(place)
    return { x: (at % 2 ? 1 : -1) * rings * 1.5 * RADIUS, y: (at < 2 ? 1 : -1) * rings * HEIGHT }
  }
  const spots = new Map(places.map((place) => [place.id, place.hex ? spotOfHex(place.hex) : besideOf(place)] as const))
  // A row of systems needs no empty rings above and below it.
  const all = [...spots.values(), ...hyperlanes.map(({ hex }) => spotOfHex(hex))]
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))]
  const width = right - left + 2 * RADIUS + 4
  const air = Math.max(0, NARROWEST - width) / 2
  const box: Box = {
    x: left - RADIUS - 2 - air,
    y: top - HEIGHT / 2 - 2,
    width: width + 2 * air,
    height: bottom - top + HEIGHT + 4,
  }
  const letters = Math.min(20, Math.max(13, (LETTERS * box.width) / PHONE))
  return { box, spots, letters: Math.round(letters) }
}

/** The nearest place the way an arrow key points. */
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
