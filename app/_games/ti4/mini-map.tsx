import type { ReactNode } from 'react'
import { Planets } from './hex-face'
import { corners, layoutOf, placesOf, RADIUS, ringsOf } from './places'
import type { Position } from './position'
import { Lanes } from './route-line'
import { seatInk } from './seats'
import { tintOf } from './tints'

/** A whole map as a small picture, for choosing among maps. */
export function MiniMap({ position }: { position: Position }): ReactNode {
  // A map that is still to be laid shows where its tiles go.
  const places = placesOf(position, ringsOf(position) ? undefined : 3)
  const { box, spots } = layoutOf(position, places)
  return (
    <svg
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      className="block h-24 w-full rounded-md bg-(--map-space)"
      aria-hidden="true"
    >
      <Lanes position={position} />
      {places.map((place) => {
        const spot = spots.get(place.id)!
        const system = place.kind === 'system' ? place.system : undefined
        const owner = position.board.units.find((unit) => unit.system === place.id)?.owner
        return (
          <g key={place.id}>
            <polygon
              points={corners(spot, RADIUS - 2)}
              fill={system ? tintOf(system) : 'none'}
              stroke="var(--tile-edge)"
              strokeWidth="2"
            />
            {system && <Planets system={system} {...spot} />}
            {owner && <circle cx={spot.x} cy={spot.y} r="20" fill={seatInk(position, owner)} />}
          </g>
        )
      })}
    </svg>
  )
}
