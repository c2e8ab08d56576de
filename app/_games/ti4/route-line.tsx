import type { ReactNode } from 'react'
import { distance } from '../../../lib/games/ti4/board/geometry'
import { findHyperlane } from '../../../lib/games/ti4/data/tiles'
import type { HyperlaneFacts } from '../../../lib/games/ti4/facts'
import { corners, HEIGHT, type Layout, RADIUS, type Spot, spotOfHex } from './places'
import { type Position, systemOf } from './position'

const midway = ({ x, y }: Spot, edge: number, turns: number): Spot => {
  const turn = (((edge + turns) * 60 - 90) * Math.PI) / 180
  return { x: x + (HEIGHT / 2) * Math.cos(turn), y: y + (HEIGHT / 2) * Math.sin(turn) }
}

/** The lines of a hyperlane tile between its sides. */
function LaneLines({ lane: { face, rotation }, spot }: { lane: HyperlaneFacts; spot: Spot }): ReactNode {
  return findHyperlane(face ?? '')?.pairs.map(([a, b]) => {
    const [from, to] = [midway(spot, a, rotation), midway(spot, b, rotation)]
    return (
      <path
        key={`${a}${b}`}
        d={`M${from.x} ${from.y} Q${spot.x} ${spot.y} ${to.x} ${to.y}`}
        fill="none"
        stroke="var(--lane)"
        strokeWidth="4"
      />
    )
  })
}

/** Hyperlane tiles: lines between sides, no systems. */
export function Lanes({ position }: { position: Position }): ReactNode {
  return position.board.hyperlanes.map((lane) => {
    const spot = spotOfHex(lane.hex)
    return (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
      <g key={lane.id} aria-hidden="true">
        <polygon
          points={corners(spot, RADIUS - 1)}
          fill="var(--tile-space)"
          fillOpacity=".55"
          stroke="var(--tile-edge)"
          strokeWidth="1.5"
        />
        <LaneLines lane={lane} spot={spot} />
      </g>
    )
  })
}

interface Props extends Pick<Layout, 'spots'> {
  position: Position
  path: readonly string[]
  /** Another way than the one taken: dashed, without numbers. */
  isOther?: boolean
  isBad?: boolean
}

const inkOf = (isBad: boolean): string => (isBad ? 'var(--illegal)' : 'var(--link)')
const stepsOf = (position: Position, spots: Layout['spots'], path: readonly string[]) =>
  path.slice(1).flatMap((id, i) => {
    const [from, to] = [spots.get(path[i]!), spots.get(id)]
    const [a, b] = [systemOf(position, path[i]!)?.hex, systemOf(position, id)?.hex]
    return from && to ? [{ from, to, isHop: !a || !b || distance(a, b) > 1, n: i + 1 }] : []
  })

/** The line of a route; hops that are no step to a neighbouring hex are arcs. */
export function RouteLine({ position, spots, path, isOther = false, isBad = false }: Props): ReactNode {
  const ink = inkOf(isBad)
  const steps = stepsOf(position, spots, path)
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g
      pointerEvents="none"
      aria-hidden="true"
      data-route={isOther ? undefined : path.join(' ')}
      data-other={isOther ? path.join(' ') : undefined}
    >
      {steps.map(({ from, to, isHop, n }) => (
        <path
          key={n}
          data-hop={isHop || undefined}
          d={isHop ? arc(from, to) : `M${from.x} ${from.y} L${to.x} ${to.y}`}
          fill="none"
          stroke={ink}
          strokeWidth={isOther ? 3 : 5}
          strokeDasharray={isOther ? '8 7' : undefined}
          strokeOpacity={isOther ? 0.8 : 1}
          strokeLinecap="round"
        />
      ))}
    </g>
  )
}

/** The count at every system entered. */
export function RouteCounts({ position, spots, path, isBad = false }: Omit<Props, 'isOther'>): ReactNode {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g pointerEvents="none" aria-hidden="true">
      {stepsOf(position, spots, path).map(({ from, to, isHop, n }) => {
        // Straight up or down it would hide the number of a tile.
        const aside = from.x === to.x ? 7 : 0
        const at = isHop ? alongArc(from, to) : { x: (from.x + to.x) / 2 + aside, y: (from.y + to.y) / 2 }
        return (
          <g key={n} transform={`translate(${at.x} ${at.y})`}>
            <circle r="11.5" fill={inkOf(isBad)} stroke="var(--bg)" strokeWidth="1.5" />
            <text y="6" textAnchor="middle" fontSize="17" fontWeight="700" fill="var(--bg)">
              {n}
            </text>
          </g>
        )
      })}
    </g>
  )
}

const bend = (from: Spot, to: Spot): Spot => ({
  x: (from.x + to.x) / 2 + (from.y - to.y) / 4,
  y: (from.y + to.y) / 2 + (to.x - from.x) / 4,
})
const arc = (from: Spot, to: Spot): string => {
  const { x, y } = bend(from, to)
  return `M${from.x} ${from.y} Q${x} ${y} ${to.x} ${to.y}`
}
const alongArc = (from: Spot, to: Spot): Spot => {
  const { x, y } = bend(from, to)
  return { x: (from.x + 2 * x + to.x) / 4, y: (from.y + 2 * y + to.y) / 4 }
}
