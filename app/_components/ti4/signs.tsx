import type { ReactNode } from 'react'
import type { SystemFacts } from '../../../lib/games/ti4/case'

const GREEK: Readonly<Record<string, string>> = { alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε' }
const LINES = { fill: 'none', stroke: 'var(--text)', strokeWidth: 2.4, strokeLinecap: 'round' } as const

const DRAWN: Readonly<Record<string, ReactNode>> = {
  'asteroid-field': (
    <>
      <circle cx="-5" cy="4" r="4.5" fill="var(--text)" />
      <circle cx="6" cy="5" r="3" fill="var(--text)" />
      <circle cx="2" cy="-5" r="3.6" fill="var(--text)" />
    </>
  ),
  nebula: <path d="M-7 6 a4.5 4.5 0 0 1 -.5 -9 a6 6 0 0 1 11 -2 a5.5 5.5 0 0 1 4 11 Z" {...LINES} />,
  supernova: <path d="M0 -11 L2.4 -4 9 -7 5 0 9 7 2.4 4 0 11 -2.4 4 -9 7 -5 0 -9 -7 -2.4 -4 Z" fill="var(--text)" />,
  'gravity-rift': <path d="M0 0 a3 3 0 0 1 5 3 a6 6 0 0 1 -11 -3 a8 8 0 0 1 15 -4 M-9 6 l3 4 M8 -9 l1 5" {...LINES} />,
  'entropic-scar': <path d="M-9 5 l5 -9 4 8 4 -10 5 7" {...LINES} />,
}

/** The sign of an anomaly or a wormhole, 22 units wide around its middle. */
export function TraitSign({ trait }: { trait: string }): ReactNode {
  const letter = GREEK[trait]
  if (!letter) return DRAWN[trait]
  return (
    <>
      <circle r="10" {...LINES} strokeWidth="1.6" />
      <text y="5.5" textAnchor="middle" fontSize="17" fontWeight="700" fill="var(--text)">
        {letter}
      </text>
    </>
  )
}

/** Anomalies and wormholes of a system in a row; the nexus shows what its side has. */
export const traitsOf = (system: SystemFacts): string[] => [
  ...system.anomalies,
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
