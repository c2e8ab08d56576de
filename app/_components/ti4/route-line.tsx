import type { ReactNode } from 'react'
import { findHyperlane } from '../../../lib/games/ti4/data/tiles'
import { distance } from '../../../lib/games/ti4/geometry'
import { corners, HEIGHT, type Layout, RADIUS, type Spot, spotOfHex } from './places'
import { type Position, systemOf } from './position'

const midway = ({ x, y }: Spot, edge: number, turns: number): Spot => {
  const turn = (((edge + turns) * 60 - 90) * Math.PI) / 180
  return { x: x + (HEIGHT / 2) * Math.cos(turn), y: y + (HEIGHT / 2) * Math.sin(turn) }
}

/** Hyperlane tiles: lines between sides, no systems. */
export function Lanes({ position }: { position: Position }): ReactNode {
  return position.board.hyperlanes.map(({ id, hex, face, rotation }) => {
    const spot = spotOfHex(hex)
    return (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
      <g key={id} aria-hidden="true">
        <polygon points={corners(spot, RADIUS - 1)} fill="var(--bg)" stroke="var(--hairline)" />
        {findHyperlane(face ?? '')?.pairs.map(([a, b]) => {
          const [from, to] = [midway(spot, a, rotation), midway(spot, b, rotation)]
          return (
            <path
              key={`${a}${b}`}
              d={`M${from.x} ${from.y} Q${spot.x} ${spot.y} ${to.x} ${to.y}`}
              fill="none"
              stroke="var(--link)"
              strokeWidth="3"
            />
          )
        })}
      </g>
    )
  })
}

/** A route with the count of every system entered; hops that are no step to a neighbouring hex are arcs. */
export function RouteLine({
  position,
  spots,
  path,
}: Pick<Layout, 'spots'> & {
  position: Position
  path: readonly string[]
}): ReactNode {
  const steps = path.slice(1).flatMap((id, i) => {
    const [from, to] = [spots.get(path[i]!), spots.get(id)]
    const [a, b] = [systemOf(position, path[i]!)?.hex, systemOf(position, id)?.hex]
    return from && to ? [{ from, to, isHop: !a || !b || distance(a, b) > 1, n: i + 1 }] : []
  })
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g pointerEvents="none" aria-hidden="true" data-route={path.join(' ')}>
      {steps.map(({ from, to, isHop, n }) => (
        <path
          key={n}
          d={
            isHop
              ? `M${from.x} ${from.y} Q${(from.x + to.x) / 2 + (from.y - to.y) / 4} ${(from.y + to.y) / 2 + (to.x - from.x) / 4} ${to.x} ${to.y}`
              : `M${from.x} ${from.y} L${to.x} ${to.y}`
          }
          fill="none"
          stroke="var(--link)"
          strokeWidth="5"
          strokeDasharray={isHop ? '9 6' : undefined}
          strokeLinecap="round"
        />
      ))}
      {steps.map(({ from, to, n }) => (
        <g key={n} transform={`translate(${(from.x + to.x * 2) / 3} ${(from.y + to.y * 2) / 3})`}>
          <circle r="12" fill="var(--link)" />
          <text y="5.5" textAnchor="middle" fontSize="16" fontWeight="700" fill="var(--bg)">
            {n}
          </text>
        </g>
      ))}
    </g>
  )
}
