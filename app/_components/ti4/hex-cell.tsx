import type { KeyboardEvent, ReactNode } from 'react'
import type { SystemFacts } from '../../../lib/games/ti4/case'
import { corners, RADIUS, type Spot } from './places'
import type { Position } from './position'
import { isShip, unitsIn } from './words'

const SIGNS: Readonly<Record<string, string>> = {
  'asteroid-field': 'AST',
  nebula: 'NEB',
  supernova: 'NOVA',
  'gravity-rift': 'RIFT',
  'entropic-scar': 'SCAR',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
}
export const seatInk = (position: Position, player: string): string =>
  `var(--seat-${Math.max(0, position.board.players.indexOf(player)) % 4})`

function Fleets({ position, system, x, y }: Spot & { position: Position; system: SystemFacts }): ReactNode {
  const units = unitsIn(position, system.id)
  const owners = [...new Set(units.map(({ owner }) => owner))].slice(0, 3)
  return owners.map((owner, i) => {
    const own = units.filter((unit) => unit.owner === owner)
    const left = x + (i - (owners.length - 1) / 2) * 27
    return (
      <g key={owner}>
        <path
          d={`M${left} ${y - 2} l11 8 v15 h-22 v-15 Z`}
          fill={seatInk(position, owner)}
          opacity={own.some(isShip) ? 1 : 0.6}
        />
        <text x={left} y={y + 17} textAnchor="middle" fontSize="14" fontWeight="700" fill="var(--on-seat)">
          {owner.charAt(0).toUpperCase()}
          {own.length}
        </text>
      </g>
    )
  })
}

interface Props extends Spot {
  position: Position
  system: SystemFacts
  name: string
  isSelected: boolean
  isReached: boolean
  isStop: boolean
  onTap: () => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** One system: a named button with its anomalies, wormholes, fleets and tokens. */
export function HexCell({ position, system, x, y, name, ...cell }: Props): ReactNode {
  const isActive = position.board.active === system.id
  const signs = [...system.anomalies, ...system.wormholes].map((trait) => SIGNS[trait])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be drawn
    <g
      role="button"
      tabIndex={cell.isStop ? 0 : -1}
      aria-label={name}
      aria-pressed={cell.isSelected}
      data-system={system.id}
      data-reached={cell.isReached || undefined}
      className="board-cell"
      onClick={cell.onTap}
      onFocus={cell.onFocus}
      onKeyDown={cell.onKeyDown}
    >
      <polygon
        points={corners({ x, y }, RADIUS - 1)}
        fill={system.anomalies.length ? 'var(--raised)' : 'var(--surface)'}
        stroke="var(--border)"
        strokeWidth="1.5"
        strokeDasharray={system.hex ? undefined : '6 4'}
      />
      {isActive && (
        <polygon points={corners({ x, y }, RADIUS - 4)} fill="none" stroke="var(--game-ti4)" strokeWidth="4" />
      )}
      {cell.isReached && (
        <polygon points={corners({ x, y }, RADIUS - 9)} fill="none" stroke="var(--legal)" strokeWidth="4" />
      )}
      {cell.isSelected && (
        <polygon points={corners({ x, y }, RADIUS - 2)} fill="none" stroke="var(--text)" strokeWidth="3" />
      )}
      <polygon
        className="board-focus"
        points={corners({ x, y }, RADIUS - 3)}
        fill="none"
        stroke="var(--focus)"
        strokeWidth="6"
      />
      <text x={x} y={y - 20} textAnchor="middle" fontSize="14" fill="var(--text)">
        {system.id}
        {isActive ? ' ACT' : ''}
      </text>
      <text x={x} y={y - 6} textAnchor="middle" fontSize="13" fontWeight="700" fill="var(--text)">
        {signs.join(' ')}
      </text>
      <Fleets position={position} system={system} x={x} y={y} />
      {system.tokens.slice(0, 4).map((player, i) => (
        <g key={player}>
          <circle cx={x - 18 + i * 13} cy={y + 31} r="7" fill={seatInk(position, player)} />
          <text x={x - 18 + i * 13} y={y + 35} textAnchor="middle" fontSize="10" fill="var(--on-seat)">
            {player.charAt(0).toUpperCase()}
          </text>
        </g>
      ))}
    </g>
  )
}
