import type { KeyboardEvent, ReactNode } from 'react'
import type { Board, System } from '../../../lib/games/starcom/board/board'
import { maximumOf } from '../../../lib/games/starcom/board/pieces'
import { letterOf, shortCard } from '../../../lib/games/starcom/board/words'
import type { CellState } from './cell-state'
import { BuildSign, Disc, Sign, type SignName, seatInk } from './signs'
import { Tokens } from './tokens'

/** Height of a cell in units of the drawing. */
export const CELL = 96

const PIPS = 6

function Developments({ system, edition, x }: { system: System; edition: string; x: number }): ReactNode {
  const { developments, controller } = system
  if (!developments || controller === undefined) return null
  if (developments > PIPS) {
    return (
      <text x={x} y="38" fontSize="15" fontWeight="700" fill="var(--text)">
        ▪{developments}
      </text>
    )
  }
  const room = Math.min(PIPS, Math.max(developments, maximumOf(system, edition) ?? developments))
  return Array.from({ length: room }, (_, i) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: pips have no other name
      key={i}
      x={x + (i % 3) * 11}
      y={i < 3 ? 24 : 34}
      width="8"
      height="8"
      fill={i < developments ? seatInk(controller) : 'none'}
      stroke={i < developments ? 'none' : 'var(--border)'}
    />
  ))
}

const signsOf = (system: System, { siege, contested, strange }: CellState): SignName[] => [
  ...(strange ? ['strange' as const] : []),
  ...(siege ? ['siege' as const] : []),
  ...(contested ? ['contested' as const] : system.combat ? ['combat' as const] : []),
  ...(system.interdicted ? ['interdicted' as const] : []),
]

const RING: Partial<Record<NonNullable<CellState['reach']>, { stroke: string; dash?: string }>> = {
  yes: { stroke: 'var(--legal)' },
  open: { stroke: 'var(--need)', dash: '9 6' },
}

/** The back of a card. */
function Back({ width }: { width: number }): ReactNode {
  return (
    <g fill="none" stroke="var(--border)" strokeWidth="1.5" opacity=".7">
      <rect x="7" y="7" width={width - 14} height={CELL - 14} rx="4" />
      <path d={`M${width / 2} 30l5 13 13 5-13 5-5 13-5-13-13-5 13-5Z`} />
    </g>
  )
}

interface Props {
  board: Board
  at: number
  state: CellState
  x: number
  y: number
  width: number
  isSelected: boolean
  isStop: boolean
  onTap: () => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** One system of the array: a cell of the grid that is tapped like a button. */
export function Cell({
  board,
  at,
  state,
  x,
  y,
  width,
  isSelected,
  isStop,
  onTap,
  onFocus,
  onKeyDown,
}: Props): ReactNode {
  const system = board.systems[at]!
  const { reach } = state
  const ring = reach && RING[reach]
  const w = width
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cell cannot stand in a drawing
    <g
      role="gridcell"
      className="board-cell"
      data-at={at}
      tabIndex={isStop ? 0 : -1}
      aria-label={state.name}
      aria-selected={isSelected}
      transform={`translate(${x} ${y})`}
      onClick={onTap}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <rect
        width={w}
        height={CELL}
        rx="7"
        fill={system.faceDown ? 'var(--raised)' : 'var(--surface)'}
        stroke={isSelected ? 'var(--text)' : 'var(--border)'}
        strokeWidth={isSelected ? 3.5 : 1.5}
      />
      {system.faceDown && <Back width={w} />}
      <text x="6" y="17" fontSize="15" fontWeight={system.home === undefined ? 400 : 700} fill="var(--text)">
        {shortCard(system)}
      </text>
      {system.controller !== undefined && (
        <Disc seat={system.controller} letter={letterOf(board, system.controller)} x={6} y={24} />
      )}
      <Developments system={system} edition={board.edition} x={29} />
      <Tokens board={board} system={system} width={w - 20} />
      {signsOf(system, state).map((sign, i) => (
        <Sign key={sign} name={sign} x={w - 22} y={4 + i * 21} />
      ))}
      {!reach && (state.ship === 'yes' || state.ship === 'open') && (
        <BuildSign shape="ship" open={state.ship === 'open'} x={w - 37} y={CELL - 18} />
      )}
      {!reach && (state.station === 'yes' || state.station === 'open') && (
        <BuildSign shape="station" open={state.station === 'open'} x={w - 19} y={CELL - 18} />
      )}
      {ring && (
        <rect
          width={w}
          height={CELL}
          rx="7"
          fill="none"
          stroke={ring.stroke}
          strokeWidth="6"
          strokeDasharray={ring.dash}
        />
      )}
      {reach === 'origin' && (
        <text
          x={w / 2}
          y={CELL - 5}
          textAnchor="middle"
          fontSize="13"
          fontWeight="700"
          fill="var(--text)"
          stroke="var(--surface)"
          strokeWidth="5"
          strokeLinejoin="round"
          paintOrder="stroke"
        >
          from here
        </text>
      )}
      {isSelected && ring && (
        <rect x="5" y="5" width={w - 10} height={CELL - 10} rx="4" fill="none" stroke="var(--text)" strokeWidth="2.5" />
      )}
      {reach === 'yes' && <Sign name="reached" x={w - 25} y={CELL - 25} />}
      {reach === 'no' && <Sign name="locked" x={w - 24} y={CELL - 24} />}
      <rect
        className="board-focus"
        x="-1"
        y="-1"
        width={w + 2}
        height={CELL + 2}
        rx="8"
        fill="none"
        stroke="var(--focus)"
        strokeWidth="5"
      />
    </g>
  )
}
