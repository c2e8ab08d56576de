import type { ReactNode } from 'react'
import { type OrderStanding, sayStanding } from './order-standing'
import { type Band, sayBand, type UnitTold } from './orders-list'

const SIGN = { must: '!', may: '✓', cannot: '✕', open: '?' } as const

interface TokenProps {
  unit: UnitTold
  at: number
  x: number
  y: number
  standing: OrderStanding | undefined
  isSelected: boolean
  isChosen: boolean
  isNamed: boolean
  band: Band | undefined
  select: (at: number) => void
}

const W = 54
const H = 46

/** A unit on the strip. Thick edge: selected; filled: gets an order; double edge: nominated. */
export function Token({
  unit,
  at,
  x,
  y,
  standing,
  isSelected,
  isChosen,
  isNamed,
  band,
  select,
}: TokenProps): ReactNode {
  const label = [
    unit.id ?? `unit ${at + 1}`,
    unit.name,
    isNamed ? 'nominated' : sayBand(band),
    sayStanding(standing),
    isChosen ? 'chosen' : undefined,
  ]
  const ink = isChosen ? 'fill-bg' : 'fill-text'
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button inside a drawing
    <g
      role="button"
      aria-label={label.filter(Boolean).join(', ')}
      aria-pressed={isSelected}
      tabIndex={isSelected ? 0 : -1}
      data-unit={at}
      className="unit-token"
      onClick={() => select(at)}
      onFocus={() => select(at)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault()
          select(at)
        }
      }}
    >
      <rect
        x={x - 2}
        y={y - 2}
        width={W + 4}
        height={H + 4}
        rx={9}
        className="unit-focus fill-none stroke-focus"
        strokeWidth={3}
      />
      <rect
        x={x}
        y={y}
        width={W}
        height={H}
        rx={7}
        className={`${isChosen ? 'fill-text' : 'fill-bg'} stroke-text`}
        strokeWidth={isSelected ? 4 : 1.5}
      />
      {isNamed && (
        <rect
          x={x + 5}
          y={y + 5}
          width={W - 10}
          height={H - 10}
          rx={4}
          className="fill-none stroke-game"
          strokeWidth={2}
        />
      )}
      <text x={x + W / 2} y={y + 20} textAnchor="middle" className={`${ink} text-[14px] font-bold`}>
        {(unit.id ?? `${at + 1}`).slice(0, 5)}
      </text>
      <text x={x + W / 2} y={y + 37} textAnchor="middle" className={`${ink} text-[13px]`}>
        {SIGN[standing?.is ?? 'open']}
      </text>
    </g>
  )
}
