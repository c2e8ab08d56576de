import type { KeyboardEvent, ReactNode } from 'react'
import { corners, type Place, RADIUS, type Spot } from './places'
import { nameOf, type Position } from './position'

interface Props extends Spot {
  position: Position
  place: Place
  name: string
  isSelected: boolean
  isReached: boolean
  isBlocked: boolean
  isStop: boolean
  onTap: () => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** One place of the map: a named button and the rings around it. */
export function HexCell({ position, place, x, y, name, ...cell }: Props): ReactNode {
  const system = place.kind === 'system' ? place.system : undefined
  const isActive = system !== undefined && position.board.active === system.id
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
      {system && <title>{nameOf(system)}</title>}
      <polygon
        points={corners({ x, y }, RADIUS - 1)}
        fill={system ? (system.anomalies.length ? 'var(--raised)' : 'var(--surface)') : 'transparent'}
        stroke={system ? 'var(--border)' : 'var(--hairline)'}
        strokeWidth="1.5"
        strokeDasharray={system?.hex || place.kind === 'lane' ? undefined : '6 4'}
      />
      {isActive && ring(3, 'var(--game-ti4)', 5)}
      {cell.isReached && ring(7.5, 'var(--legal)', 3.5)}
      {cell.isSelected && ring(2, 'var(--text)', 3.5)}
      <polygon
        className="board-focus"
        points={corners({ x, y }, RADIUS - 3)}
        fill="none"
        stroke="var(--focus)"
        strokeWidth="6"
      />
      {place.kind === 'empty' && (
        <text x={x} y={y + 9} textAnchor="middle" fontSize="26" fill="var(--muted)">
          +
        </text>
      )}
    </g>
  )
}
