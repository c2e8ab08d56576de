import type { KeyboardEvent, ReactNode } from 'react'
import { Planets } from './hex-face'
import { corners, type Place, RADIUS, type Spot } from './places'
import { nameOf, type Position } from './position'
import { Texture } from './textures'
import { tintOf } from './tints'

interface Props extends Spot {
  position: Position
  place: Place
  name: string
  isSelected: boolean
  isReached: boolean
  /** Some of the chosen ships get there, not all of them. */
  isPartly: boolean
  /** It holds ships that can be dragged. */
  canDrag: boolean
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
      data-partly={cell.isPartly || undefined}
      className={cell.canDrag ? 'board-cell touch-none' : 'board-cell'}
      onClick={cell.onTap}
      onFocus={cell.onFocus}
      onKeyDown={cell.onKeyDown}
    >
      {system && <title>{nameOf(system)}</title>}
      <polygon
        points={corners({ x, y }, RADIUS - 1)}
        fill={system ? tintOf(system) : 'transparent'}
        stroke={system ? 'var(--tile-edge)' : 'var(--border)'}
        strokeWidth="1.5"
        strokeDasharray={place.hex || place.kind === 'lane' ? (place.kind === 'empty' ? '5 5' : undefined) : '6 4'}
      />
      {system?.anomalies.map((kind) => (
        <Texture key={kind} kind={kind} x={x} y={y} />
      ))}
      {system && <Planets {...{ system, x, y }} />}
      {isActive && ring(3, 'var(--game-ti4)', 5)}
      {cell.isReached && ring(6, 'var(--surface)', 7)}
      {cell.isReached && ring(6, 'var(--legal)', 4.5)}
      {cell.isPartly && ring(6, 'var(--legal)', 3, '7 6')}
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
