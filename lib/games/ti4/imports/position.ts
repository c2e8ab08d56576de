/** A whole position as another tool tells it: the map, and as far as it says who has what where. */
import type { FactionId } from '../data/factions.ts'
import type { UnitType } from '../data/units.ts'
import type { LaidMap } from './lay.ts'

/** So many units of a kind of somebody, in space or on a planet. */
export interface Fleet {
  owner: string
  system: string
  /** `space` or the name of a planet. */
  at: string
  type: UnitType
  /** The version, where it is told: `cr2`, `Cruiser II`. */
  level?: 1 | 2
  count: number
}

export interface Seat {
  name: string
  faction?: FactionId
  /** One of the colours of the map. */
  colour?: string
  /** Tokens in the fleet pool and left for tactics. */
  fleet?: number
  tactic?: number
  /** Cards in effect, by id of the component. */
  cards: string[]
  /** Kinds of unit that are upgraded. */
  upgraded: UnitType[]
}

export interface ReadPosition extends LaidMap {
  tool: string
  seats: Seat[]
  fleets: Fleet[]
  /** Command tokens on the map, by system and player. */
  tokens: { system: string; player: string }[]
  /** Laws in play that bear on movement, by id of the component. */
  laws?: string[]
}
