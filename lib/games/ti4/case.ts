/** The case of section 4.0 of the fact sheet, as the checkers of this folder read it once every fact is known. */

import type { Purpose } from './data/technologies.ts'
import type { Anomaly, Wormhole } from './data/tiles.ts'
import type { AbilityId, Mark } from './facts.ts'

export type PlayerId = string

export interface SystemFacts {
  id: string
  hex?: { q: number; r: number }
  anomalies: readonly Anomaly[]
  wormholes: readonly Wormhole[]
  planets?: readonly string[]
  tokens: readonly PlayerId[]
  rollExempt?: readonly PlayerId[]
  tile?: string
  nexus?: 'inactive' | 'active'
  marks?: readonly Mark[]
  unitsListed?: boolean
  offMap?: boolean
}
export interface HyperlaneFacts {
  id?: string
  hex: { q: number; r: number }
  face?: string
  pairs?: readonly (readonly number[])[]
  rotation: number
}
export interface UnitFacts {
  id: string
  owner: PlayerId
  type: string
  system: string
  at?: string
  move?: number
  capacity?: number
  uses?: number
}
export interface LoadFacts {
  unit: string
  at: string
  visit?: number
  to?: string
}
export interface MoveFacts {
  ship: string
  path: readonly string[]
  loads: readonly LoadFacts[]
}
export interface EffectFacts {
  id: string
  owner?: PlayerId
  target?: string
  neighbors?: boolean
}

/** Every fact a checker may ask; those it does not ask stay away. */
export interface CaseFacts {
  systems: readonly SystemFacts[]
  hyperlanes: readonly HyperlaneFacts[]
  units: readonly UnitFacts[]
  activePlayer: PlayerId
  active: string
  tacticTokens?: number
  moves: readonly MoveFacts[]
  fleetPool?: Readonly<Record<PlayerId, number>>
  effects: readonly EffectFacts[]
  seating?: readonly PlayerId[]
  expansions: readonly 'te'[]
  player?: PlayerId
  system?: string
  combat?: boolean
  from?: string
  to?: string
  purpose?: Purpose
  whose?: 'mine' | 'theirs'
  ship?: string
  by?: AbilityId
  controlled?: readonly string[]
}
