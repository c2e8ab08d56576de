import type { ReactNode } from 'react'
import type { SystemFacts } from '../../../lib/games/ti4/case'
import { HEIGHT, type Spot } from './places'
import type { Position } from './position'
import { seatInk } from './seats'
import { TraitSign, traitsOf } from './signs'
import { isInSpace, isShip, unitsIn } from './words'

interface Inside extends Spot {
  position: Position
  system: SystemFacts
  letters: number
  signs: ReadonlyMap<string, string>
}

/** Filled: ships in space. Outlined: only on planets. A dot at a filled one: on planets too. */
function Fleets({ position, system, x, y, letters, signs }: Inside): ReactNode {
  const units = unitsIn(position, system.id)
  const owners = [...new Set(units.map(({ owner }) => owner))]
  const shown = owners.slice(0, owners.length > 3 ? 2 : 3)
  const more = owners.length - shown.length
  const crowd = shown.length + (more ? 1 : 0)
  const size = crowd > 2 ? letters * 0.8 : letters * 0.95
  const width = crowd > 2 ? 23 : 33
  const left = (i: number) => x + (i - (crowd - 1) / 2) * (width + 2)
  return (
    <>
      {shown.map((owner, i) => {
        const own = units.filter((unit) => unit.owner === owner)
        const above = own.filter(isInSpace)
        const inSpace = above.filter(isShip).length || above.length
        const ink = seatInk(position, owner)
        return (
          <g key={owner} transform={`translate(${left(i)} ${y + 25})`}>
            <rect
              x={-width / 2}
              y="-11"
              width={width}
              height="22"
              rx={inSpace ? 3 : 11}
              fill={inSpace ? ink : 'var(--surface)'}
              stroke={ink}
              strokeWidth="2"
            />
            <text
              y={size * 0.35}
              textAnchor="middle"
              fontSize={size}
              fontWeight="700"
              fill={inSpace ? 'var(--on-seat)' : 'var(--text)'}
            >
              {signs.get(owner)}
              {inSpace || own.length}
            </text>
            {above.length > 0 && above.length < own.length && (
              <circle cx={width / 2} cy="-11" r="5" fill="var(--surface)" stroke={ink} strokeWidth="2.5" />
            )}
          </g>
        )
      })}
      {more > 0 && (
        <text x={left(crowd - 1)} y={y + 31} textAnchor="middle" fontSize={size} fill="var(--text)">
          +{more}
        </text>
      )}
    </>
  )
}

/** Command tokens lie at the sides, away from the number and the fleets. */
const SIDES = [
  [32, -1],
  [-32, -1],
  [24, -23],
  [-24, -23],
] as const
function Tokens({ position, system, x, y, letters, signs }: Inside): ReactNode {
  return system.tokens.slice(0, SIDES.length).map((player, i) => {
    const [dx, dy] = SIDES[i]!
    return (
      <g key={player} transform={`translate(${x + dx} ${y + dy})`}>
        <polygon
          points="-6,-11.5 6,-11.5 12,0 6,11.5 -6,11.5 -12,0"
          fill={seatInk(position, player)}
          stroke="var(--surface)"
          strokeWidth="1.5"
        />
        <text y={letters * 0.3} textAnchor="middle" fontSize={letters * 0.85} fontWeight="700" fill="var(--on-seat)">
          {signs.get(player)}
        </text>
      </g>
    )
  })
}

/** What a system shows, above every route: number, signs, fleets and tokens. */
export function HexFace(inside: Inside): ReactNode {
  const { position, system, x, y, letters } = inside
  const traits = traitsOf(system)
  const top = y - HEIGHT / 2 + 9 + letters * 0.72
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g className="hex-face" pointerEvents="none" aria-hidden="true">
      {/* The middle of the side is left to the count of a route. */}
      <text x={x - 25} y={top} fontSize={letters} fill="var(--text)">
        {system.id}
      </text>
      {position.board.active === system.id && (
        <text x={x + 21} y={top} textAnchor="middle" fontSize={letters} fill="var(--text)">
          ★
        </text>
      )}
      {traits.map((trait, i) => (
        <g key={trait} transform={`translate(${x + (i - (traits.length - 1) / 2) * 23} ${y - 2})`}>
          <TraitSign trait={trait} />
        </g>
      ))}
      <Fleets {...inside} />
      <Tokens {...inside} />
    </g>
  )
}
