import type { ReactNode } from 'react'

interface At {
  x: number
  y: number
}

/** A hex with the point up around a centre; `r` is its outer radius. */
export function Hex({ x, y, r = 34, className = 'ground' }: At & { r?: number; className?: string }): ReactNode {
  const w = Math.round(r * 0.866)
  return <path className={className} d={`M${x} ${y - r}l${w} ${r / 2}v${r}l${-w} ${r / 2}l${-w} ${-r / 2}v${-r}Z`} />
}

/** A ship: a triangle that points up. */
export const Ship = ({ x, y, className = 'ink' }: At & { className?: string }): ReactNode => (
  <path className={className} d={`M${x} ${y - 9}l8 15h-16Z`} />
)

/** A cross for what is not allowed, or a tick for what is. */
export const Sign = ({ x, y, may }: At & { may: boolean }): ReactNode => (
  <g className={may ? 'may' : 'not'}>
    <circle cx={x} cy={y} r="9" />
    <path d={may ? `m${x - 4} ${y} 3 4 5-8` : `m${x - 4} ${y - 4} 8 8m0-8-8 8`} />
  </g>
)

/** Words in a drawing, centred; more than one line where there is more than one text. */
export function Words({ x, y, lines, bold }: At & { lines: readonly string[]; bold?: boolean }): ReactNode {
  return (
    <text x={x} y={y} className={bold ? 'strong' : undefined}>
      {lines.map((line, i) => (
        <tspan key={line} x={x} dy={i ? 14 : 0}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** A line with a head at its end. */
export function Arrow({
  from,
  to,
  dashed,
}: {
  from: readonly [number, number]
  to: readonly [number, number]
  dashed?: boolean
}): ReactNode {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0])
  const wing = (by: number) =>
    `${(to[0] - 8 * Math.cos(turn + by)).toFixed(1)} ${(to[1] - 8 * Math.sin(turn + by)).toFixed(1)}`
  return (
    <path
      className={dashed ? 'line dashed' : 'line'}
      d={`M${from.join(' ')}L${to.join(' ')}M${wing(0.5)}L${to.join(' ')}L${wing(-0.5)}`}
    />
  )
}

/** Steps in the order they happen, from top to bottom: a phone has no room for them side by side. */
export function Strip({ steps }: { steps: readonly (readonly [string, string])[] }): ReactNode {
  return steps.map(([name, says], i) => (
    <g key={name}>
      <path className={i % 2 ? 'ground' : 'ground home'} d={`M1 ${i * 34 + 2}h108v20l-54 11-54-11Z`} />
      <Words x={55} y={i * 34 + 17} lines={[name]} bold />
      <text x={124} y={i * 34 + 18} className="start">
        {says}
      </text>
    </g>
  ))
}
