import type { ReactNode } from 'react'
import type { SystemFacts } from '../../../lib/games/ti4/facts'

const GREEK: Readonly<Record<string, string>> = { alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε' }
/** The sign of a wormhole in the colour of its kind, with its letter; 22 units wide around its middle. */
export function TraitSign({ trait }: { trait: string }): ReactNode {
  return (
    <>
      <circle r="10.5" fill={`var(--worm-${trait})`} stroke="var(--surface)" strokeWidth="1.5" />
      <path
        d="M-10 2A10 10 0 0 1 3-9.5M10-2A10 10 0 0 1-3 9.5"
        fill="none"
        stroke="var(--on-seat)"
        strokeOpacity=".6"
      />
      <text y="5" textAnchor="middle" fontSize="16" fontWeight="700" fill="var(--on-seat)">
        {GREEK[trait]}
      </text>
    </>
  )
}

/** Wormholes of a system in a row; the nexus shows what its side has. */
export const wormholesOf = (system: SystemFacts): string[] => [
  ...new Set([
    ...(system.nexus ? (system.nexus === 'active' ? ['alpha', 'beta', 'gamma'] : ['gamma']) : []),
    ...system.wormholes,
  ]),
]

/** An octagon with a bar, as on a road: no way through. */
export function StopSign({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <polygon
        points="-6,-15 6,-15 15,-6 15,6 6,15 -6,15 -15,6 -15,-6"
        fill="var(--illegal)"
        stroke="var(--bg)"
        strokeWidth="2"
      />
      <path d="M-8 0 H8" stroke="var(--bg)" strokeWidth="5" />
    </g>
  )
}
