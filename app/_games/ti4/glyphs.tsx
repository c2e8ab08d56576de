import type { ReactNode } from 'react'
import type { UnitType } from '../../../lib/games/ti4/data/units'

/** Our own outline of every kind of unit, 16 units wide around its middle, nose up. */
const OUTLINES: Readonly<Record<UnitType, string>> = {
  fighter: 'M0-7 6 6 0 3-6 6Z',
  destroyer: 'M0-8 2.6-2 2.6 3 5 7H-5L-2.6 3V-2Z',
  cruiser: 'M0-8 3-2 8 4 8 7 2.5 5 0 8-2.5 5-8 7-8 4-3-2Z',
  carrier: 'M-3.5-8h7v4H8V5H4v3H-4V5H-8V-4h4.5Z',
  dreadnought: 'M0-8 4-5 4-1 8 2V8H3L1.5 5h-3L-3 8H-8V2l4-3V-5Z',
  'war-sun':
    'M0-8 1.8-5.4A5.7 5.7 0 0 1 5.4-1.8L8 0 5.4 1.8A5.7 5.7 0 0 1 1.8 5.4L0 8-1.8 5.4A5.7 5.7 0 0 1-5.4 1.8L-8 0-5.4-1.8A5.7 5.7 0 0 1-1.8-5.4Z',
  flagship: 'M0-9 2.4-3H8L4 1 6 8 0 4-6 8-4 1-8-3h5.6Z',
  infantry: 'M0-8a3 3 0 0 1 0 6 3 3 0 0 1 0-6M-6 7C-6 1-3-1 0-1S6 1 6 7Z',
  mech: 'M-3-8h6v4h5v7H5V0H3v1l3 7H2L0 3-2 8h-4l3-7V0h-2v3h-3V-4h5Z',
  pds: 'M-7 8V5h4L-1-2l6-6 2 2-5 6 1 5h4v3Z',
  'space-dock': 'M-8-6H8v4H3.5v4H8v4H-8V2h4.5V-2H-8Z',
}

/** The order of a fleet: the heaviest first. */
export const BY_WEIGHT: readonly UnitType[] = [
  'flagship',
  'war-sun',
  'dreadnought',
  'carrier',
  'cruiser',
  'destroyer',
  'fighter',
  'mech',
  'infantry',
  'pds',
  'space-dock',
]

/** The sign of a kind of unit around a spot. */
export function Glyph({ type, fill, size = 1 }: { type: UnitType; fill: string; size?: number }): ReactNode {
  return <path d={OUTLINES[type]} fill={fill} transform={size === 1 ? undefined : `scale(${size})`} />
}
