import type { ReactNode } from 'react'
import type { Anomaly } from '../../../lib/games/ti4/data/tiles'
import { corners, type Spot } from './places'

const ROCKS = [
  [-30, -9, 5],
  [-19, -24, 4],
  [-12, 2, 6],
  [-33, 12, 4],
  [-4, -31, 5],
  [7, -13, 4],
  [18, -27, 6],
  [27, -8, 4],
  [14, 8, 5],
  [34, 6, 5],
  [-16, 24, 5],
  [4, 25, 4],
  [21, 24, 6],
  [-2, 10, 3],
  [-27, 28, 3],
] as const

/** A rock with five corners; its size turns it. */
const rock = (x: number, y: number, size: number): string =>
  [0, 1, 2, 3, 4]
    .map((i) => ({ turn: (i / 5) * 2 * Math.PI + size, reach: size * (i % 2 ? 0.75 : 1.1) }))
    .map(({ turn, reach }) => `${(x + reach * Math.cos(turn)).toFixed(1)},${(y + reach * Math.sin(turn)).toFixed(1)}`)
    .join(' ')

const RAYS = Array.from({ length: 16 }, (_, i) => (i / 16) * 2 * Math.PI)
const ray = (turn: number, near: number, far: number): string =>
  `M${(near * Math.cos(turn)).toFixed(1)} ${(near * Math.sin(turn)).toFixed(1)}L${(far * Math.cos(turn)).toFixed(1)} ${(far * Math.sin(turn)).toFixed(1)}`

/** An arm of a spiral that runs into the middle. */
const arm = (start: number): string =>
  Array.from({ length: 13 }, (_, i) => {
    const [turn, reach] = [start + i * 0.36, 41 * (1 - i / 14)]
    return `${i ? 'L' : 'M'}${(reach * Math.cos(turn)).toFixed(1)} ${(reach * 0.86 * Math.sin(turn)).toFixed(1)}`
  }).join('')

const DRAWN: Readonly<Record<Anomaly, ReactNode>> = {
  'asteroid-field': ROCKS.map(([x, y, size]) => (
    <polygon key={`${x}${y}`} points={rock(x, y, size)} fill="var(--rock)" stroke="var(--rock-edge)" strokeWidth="1" />
  )),
  nebula: (
    <g fill="var(--cloud)">
      <path
        fillOpacity=".5"
        d="M-40 4C-38-14-22-20-14-14-8-30 14-32 20-18 34-22 44-6 38 4 44 16 28 28 18 20 8 34-12 32-16 22-30 28-44 18-40 4Z"
      />
      <path
        fillOpacity=".6"
        d="M-28 2C-24-10-10-10-6-4 2-14 18-10 18 0 28 2 26 16 14 14 6 22-8 20-12 12-22 16-32 10-28 2Z"
      />
      <path fillOpacity=".45" d="M-34-20c8-6 16-2 18 4-8 6-18 4-18-4ZM14 22c8-8 18-6 18 2-6 8-16 6-18-2Z" />
    </g>
  ),
  supernova: (
    <>
      <path d={RAYS.map((turn, i) => ray(turn, 14, i % 2 ? 30 : 40)).join('')} stroke="var(--flare)" strokeWidth="3" />
      <circle r="23" fill="var(--flare)" fillOpacity=".45" />
      <circle r="15" fill="var(--flare)" />
      <circle r="7" fill="var(--flare-core)" />
    </>
  ),
  'gravity-rift': (
    <>
      <g fill="none" stroke="var(--rift)" strokeWidth="3.4" strokeLinecap="round">
        {[0, 1, 2, 3].map((i) => (
          <path key={i} d={arm((i * Math.PI) / 2)} strokeOpacity={i % 2 ? 0.55 : 0.9} />
        ))}
      </g>
      <ellipse rx="9" ry="7.6" fill="var(--rift-core)" stroke="var(--rift)" strokeWidth="2" />
    </>
  ),
  'entropic-scar': (
    <g fill="none" stroke="var(--scar)" strokeLinejoin="round" strokeLinecap="round">
      <path d="M-36-14-22-4-28 6-8 0-14 14 6 6 0 20 22 12 34 20" strokeWidth="4" />
      <path d="M-20-26-8-16-12-8 8-14 6-4 24-8 34 0M-26 20-14 26-6 20" strokeWidth="2.2" strokeOpacity=".75" />
    </g>
  ),
}

const KINDS = Object.keys(DRAWN) as Anomaly[]
const idOf = (kind: Anomaly): string => `texture-${kind}`

/** The drawings of the anomalies, each once for the whole map. */
export function TextureDefs(): ReactNode {
  return (
    <defs>
      <clipPath id="texture-hex">
        <polygon points={corners({ x: 0, y: 0 }, 48)} />
      </clipPath>
      {KINDS.map((kind) => (
        <g key={kind} id={idOf(kind)}>
          {DRAWN[kind]}
        </g>
      ))}
    </defs>
  )
}

/** What an anomaly looks like, under everything else of its system. */
export function Texture({ kind, x, y }: Spot & { kind: Anomaly }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} clipPath="url(#texture-hex)" pointerEvents="none">
      <use href={`#${idOf(kind)}`} />
    </g>
  )
}

/** The same as a small sign for a legend. */
export const TextureSign = ({ kind }: { kind: Anomaly }): ReactNode => <g transform="scale(.36)">{DRAWN[kind]}</g>
