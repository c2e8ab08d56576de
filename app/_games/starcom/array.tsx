import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { CELL, Cell } from './cell'
import type { CellState } from './cell-state'
import { useBoardContext } from './context'

/** The array as rows, or as the diamond it is on the table. */
export type View = 'rows' | 'diamond'

const PITCH = 100

/** So that board and verdict fit on a laptop together. */
const WIDEST: Readonly<Record<number, string>> = { 3: 'max-w-[28rem]', 4: 'max-w-[31rem]', 5: 'max-w-[34rem]' }
const WIDEST_DIAMOND: Readonly<Record<number, string>> = { 3: 'max-w-[20rem]', 4: 'max-w-[23rem]', 5: 'max-w-[26rem]' }

interface Spot {
  x: number
  y: number
}

/** Where each system is drawn. On the diamond a step along a row goes down to the right, along a column down to the left. */
function spotOf(view: View, size: number, at: number): Spot {
  const [row, col] = [Math.floor(at / size), at % size]
  if (view === 'rows') return { x: col * PITCH, y: row * PITCH }
  return { x: ((size - 1 + col - row) * PITCH) / 2, y: (row + col) * PITCH }
}

const ways: Readonly<Record<string, readonly [row: number, col: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The system a key leads to, if the key is one of the grid's. */
function stepFrom(size: number, at: number, key: string, control: boolean): number | undefined {
  const [row, col] = [Math.floor(at / size), at % size]
  if (key === 'Home') return control ? 0 : row * size
  if (key === 'End') return control ? size * size - 1 : row * size + size - 1
  const way = ways[key]
  if (!way) return undefined
  const [toRow, toCol] = [row + way[0], col + way[1]]
  return toRow >= 0 && toRow < size && toCol >= 0 && toCol < size ? toRow * size + toCol : at
}

/** Lines between neighbours, for the diamond, where they are not side by side. */
function Neighbours({ size, width }: { size: number; width: number }): ReactNode {
  const lines = Array.from({ length: size * size }, (_, at) => at).flatMap((at) => {
    const right = at % size < size - 1 ? [at + 1] : []
    const down = at + size < size * size ? [at + size] : []
    return [...right, ...down].map((to) => [spotOf('diamond', size, at), spotOf('diamond', size, to)] as const)
  })
  return (
    <g stroke="var(--border)" strokeWidth="4">
      {lines.map(([from, to]) => (
        <line
          key={`${from.x},${from.y},${to.x}`}
          x1={from.x + width / 2}
          y1={from.y + CELL / 2}
          x2={to.x + width / 2}
          y2={to.y + CELL / 2}
        />
      ))}
    </g>
  )
}

/** The array of systems: a grid of cells, one of them in the tab order, arrows go to the adjacent system. */
export function Systems({ view, states }: { view: View; states: readonly CellState[] }): ReactNode {
  const { board, selected, select } = useBoardContext()
  const { size } = board
  const [cursor, setCursor] = useState(selected)
  const stop = Math.min(cursor, size * size - 1)
  const drawing = useRef<SVGSVGElement>(null)
  const width = view === 'rows' ? CELL : 86
  const height = view === 'rows' ? size * PITCH - 4 : (2 * size - 1) * PITCH - 4
  const tap = (at: number) => {
    setCursor(at)
    select(at)
  }
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      tap(at)
      return
    }
    const to = stepFrom(size, at, event.key, event.ctrlKey || event.metaKey)
    if (to === undefined) return
    event.preventDefault()
    setCursor(to)
    drawing.current?.querySelector<SVGGElement>(`[data-at="${to}"]`)?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be drawn
    <svg
      ref={drawing}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are what is tapped
      role="grid"
      aria-label={`Systems, ${size} by ${size}. Arrow keys go to the adjacent system, Enter chooses.`}
      viewBox={`-3 -3 ${size * PITCH + 2 - (view === 'rows' ? 0 : PITCH - width - 4)} ${height + 6}`}
      className={`block h-auto w-full touch-manipulation select-none ${view === 'rows' ? WIDEST[size] : `mx-auto ${WIDEST_DIAMOND[size]}`}`}
    >
      {view === 'diamond' && <Neighbours size={size} width={width} />}
      {Array.from({ length: size }, (_, row) => row).map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: a row of the drawn grid
        <g key={row} role="row">
          {Array.from({ length: size }, (_, col) => row * size + col).map((at) => (
            <Cell
              key={at}
              board={board}
              at={at}
              state={states[at]!}
              {...spotOf(view, size, at)}
              width={width}
              isSelected={at === selected}
              isStop={at === stop}
              onTap={() => tap(at)}
              onFocus={() => setCursor(at)}
              onKeyDown={onKeyDown(at)}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}
