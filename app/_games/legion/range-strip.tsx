import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { ORDER_REACH } from '../../../lib/games/legion/ranges'
import type { OrderStanding } from './order-standing'
import { BANDS, type Band, bandOf, chosenOf, isNominee, placed, unitsOf } from './orders-list'
import { Token } from './unit-token'
import type { ToolState } from './use-tool-state'

const WIDTH = 60
const HEAD = 34
const STEP = 50
const COLUMNS: readonly (Band | undefined)[] = [...BANDS, undefined]
const HEADS = ['1', '2', '3', '4', 'beyond', '?']
interface Props {
  tool: ToolState
  standings: readonly OrderStanding[]
  selected: number
  select: (at: number) => void
}

/** Units by their range from the nominee: choose a unit, then its band; with keys left and right move it. */
export function RangeStrip({ tool, standings, selected, select }: Props): ReactNode {
  const units = unitsOf(tool.facts)
  const svg = useRef<SVGSVGElement>(null)
  const columns = COLUMNS.map((band) => units.flatMap((unit, at) => (bandOf(tool.facts, unit) === band ? [at] : [])))
  const height = HEAD + Math.max(1, ...columns.map((column) => column.length)) * STEP + 6
  const put = (at: number, band: Band | undefined) => {
    const unit = units[at]
    if (!unit || isNominee(tool.facts, unit)) return
    tool.set('units', units.with(at, placed(unit, band)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!by) return
    event.preventDefault()
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      const next = (selected + by + units.length) % units.length
      select(next)
      svg.current?.querySelector<SVGElement>(`[data-unit="${next}"]`)?.focus()
      return
    }
    const here = COLUMNS.indexOf(units[selected] && bandOf(tool.facts, units[selected]))
    const to = here + by
    if (to >= 0 && to < COLUMNS.length) put(selected, COLUMNS[to])
  }
  return (
    <div className="mt-3">
      <p className="m-0 mb-1 text-sm leading-snug text-muted">
        Range from the nominated unit; orders reach range {ORDER_REACH}. Choose a unit, then tap its band, or move it
        with the arrow keys.
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with buttons in it, no set of form fields */}
      <svg
        ref={svg}
        role="group"
        aria-roledescription="range strip"
        aria-label="Units by range from the nominated unit"
        viewBox={`0 0 ${WIDTH * COLUMNS.length} ${height}`}
        className="block w-full max-w-xl select-none"
        onKeyDown={onKeyDown}
      >
        {COLUMNS.map((band, i) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: keys move the unit itself; the list below does the same
          <g key={HEADS[i]} onClick={() => put(selected, band)} className="cursor-pointer">
            <rect
              x={i * WIDTH + 1}
              y={1}
              width={WIDTH - 2}
              height={height - 2}
              rx={6}
              className={band && band <= ORDER_REACH ? 'fill-raised stroke-border' : 'fill-surface stroke-hairline'}
            />
            <text x={i * WIDTH + WIDTH / 2} y={22} textAnchor="middle" className="fill-text text-[14px] font-semibold">
              {HEADS[i]}
            </text>
          </g>
        ))}
        <path
          d={`M${ORDER_REACH * WIDTH} 2V${height - 2}`}
          className="stroke-text"
          strokeWidth={3}
          strokeDasharray="6 3"
        />
        {units.map((unit, at) => {
          const i = columns.findIndex((column) => column.includes(at))
          return (
            <Token
              // biome-ignore lint/suspicious/noArrayIndexKey: units are known by their place, and keep the keyboard when moved
              key={at}
              unit={unit}
              at={at}
              x={i * WIDTH + 3}
              y={HEAD + columns[i]!.indexOf(at) * STEP}
              standing={standings[at]}
              isSelected={at === selected}
              isChosen={chosenOf(tool.facts).some((id) => id === unit.id)}
              isNamed={isNominee(tool.facts, unit)}
              band={COLUMNS[i]}
              select={select}
            />
          )
        })}
      </svg>
    </div>
  )
}
