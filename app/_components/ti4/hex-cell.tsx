import type { KeyboardEvent, ReactNode } from 'react'
import type { SystemFacts } from '../../../lib/games/ti4/case'
import { corners, HEIGHT, type Place, RADIUS, type Spot } from './places'
import type { Position } from './position'
import { seatInk } from './seats'
import { TraitSign, traitsOf } from './signs'
import { isInSpace, unitsIn } from './words'

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
        const inSpace = own.filter(isInSpace).length
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
            {inSpace > 0 && inSpace < own.length && (
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

interface Props extends Spot {
  position: Position
  place: Place
  name: string
  letters: number
  signs: ReadonlyMap<string, string>
  isSelected: boolean
  isReached: boolean
  isBlocked: boolean
  isStop: boolean
  onTap: () => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** One place of the map: a named button with its signs, fleets and tokens. */
export function HexCell({ position, place, x, y, name, letters, signs, ...cell }: Props): ReactNode {
  const system = place.kind === 'system' ? place.system : undefined
  const isActive = system !== undefined && position.board.active === system.id
  const traits = system ? traitsOf(system) : []
  const ring = (inset: number, stroke: string, width: number, dashes?: string) => (
    <polygon
      points={corners({ x, y }, RADIUS - inset)}
      fill="none"
      stroke={stroke}
      strokeWidth={width}
      strokeDasharray={dashes}
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be drawn
    <g
      role="button"
      tabIndex={cell.isStop ? 0 : -1}
      aria-label={name}
      aria-pressed={cell.isSelected}
      data-system={place.id}
      data-reached={cell.isReached || undefined}
      data-blocked={cell.isBlocked || undefined}
      className="board-cell"
      onClick={cell.onTap}
      onFocus={cell.onFocus}
      onKeyDown={cell.onKeyDown}
    >
      <polygon
        points={corners({ x, y }, RADIUS - 1)}
        fill={system ? (system.anomalies.length ? 'var(--raised)' : 'var(--surface)') : 'transparent'}
        stroke={system ? 'var(--border)' : 'var(--hairline)'}
        strokeWidth="1.5"
        strokeDasharray={system?.hex || place.kind === 'lane' ? undefined : '6 4'}
      />
      {isActive && ring(4, 'var(--game-ti4)', 6)}
      {cell.isReached && ring(9, 'var(--legal)', 4)}
      {cell.isSelected && ring(2, 'var(--text)', 3.5)}
      <polygon
        className="board-focus"
        points={corners({ x, y }, RADIUS - 3)}
        fill="none"
        stroke="var(--focus)"
        strokeWidth="6"
      />
      {system && (
        <>
          <text x={x} y={y - HEIGHT / 2 + 5 + letters * 0.8} textAnchor="middle" fontSize={letters} fill="var(--text)">
            {isActive && <tspan fontWeight="700">★</tspan>}
            {system.id}
          </text>
          <g className="hex-signs">
            {traits.map((trait, i) => (
              <g key={trait} transform={`translate(${x + (i - (traits.length - 1) / 2) * 23} ${y + 1})`}>
                <TraitSign trait={trait} />
              </g>
            ))}
          </g>
          <Fleets {...{ position, system, x, y, letters, signs }} />
          <Tokens {...{ position, system, x, y, letters, signs }} />
        </>
      )}
      {place.kind === 'empty' && (
        <text x={x} y={y + 9} textAnchor="middle" fontSize="26" fill="var(--muted)">
          +
        </text>
      )}
    </g>
  )
}
