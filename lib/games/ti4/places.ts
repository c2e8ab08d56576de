/** Tiles that are like no other, and what stands for what nobody told. */

import {
  CREUSS_HOME_TILE,
  CRIMSON_HOME_TILE,
  FRACTURE_TILES,
  findSystemTile,
  NEXUS_TILE,
  NEXUS_WORMHOLES,
} from './data/tiles.ts'
import type { HyperlaneFacts, SystemFacts } from './facts.ts'

/** Stands for "any hyperlanes": any two systems on the map may be joined. Itself a tile far from everything. */
export const ANY_HYPERLANES: readonly HyperlaneFacts[] = [{ hex: { q: 30, r: 30 }, pairs: [], rotation: 0 }]
/** Stands for a ship of somebody else in a system of which not all units are listed. */
export const UNSEEN_SHIP = 'ship'

/** What of a system tells which tile it is, as far as it is told. */
type ToldSystem = { readonly [K in 'id' | 'tile' | 'planets' | 'nexus' | 'offMap']?: SystemFacts[K] | undefined }

/** The planets of a system: as told, else as its tile prints them. */
export const planetsOf = ({ planets, tile }: ToldSystem): readonly string[] =>
  planets ?? (tile === undefined ? undefined : findSystemTile(tile)?.planets) ?? []

type Mark = NonNullable<SystemFacts['marks']>[number]
/** What marks a system: what is told, and what its tile prints. */
export const marksOf = ({ marks = [], tile }: Pick<SystemFacts, 'marks' | 'tile'>): readonly Mark[] => [
  ...marks,
  ...((tile === undefined ? undefined : findSystemTile(tile)?.marks) ?? []),
]

/** A system is often called by its tile, where that is not told. */
export const hasTile = (facts: ToldSystem, tile: string, planet: string): boolean =>
  (facts.tile ?? facts.id) === tile || (facts.planets ?? []).includes(planet)

/** Where a system is said to lie on the map, a name like those of the tiles that do not is only a name. */
const named = (facts: ToldSystem): ToldSystem => (facts.offMap === false ? { ...facts, id: undefined } : facts)
export const isNexus = (facts: ToldSystem): boolean =>
  facts.nexus !== undefined || hasTile(named(facts), NEXUS_TILE, 'Mallice') || named(facts).id === 'nexus'
export const isCreussHome = (facts: ToldSystem): boolean => hasTile(named(facts), CREUSS_HOME_TILE, 'Creuss')

export const isCrimsonHome = (facts: ToldSystem): boolean => hasTile(named(facts), CRIMSON_HOME_TILE, 'Ahk Creuxx')

/** True for the tiles that lie beside the map, and for what the players say lies apart. */
export const liesOffMap = (facts: ToldSystem): boolean =>
  facts.offMap ?? (isNexus(facts) || isCreussHome(facts) || isCrimsonHome(facts) || hexInFracture(facts) !== undefined)

/** Far from every hex a map can have. */
const FRACTURE_ROW = 20
/** Its place where it is of The Fracture, whose systems touch each other in a row, and nothing else. */
export function hexInFracture({ tile, id }: Pick<ToldSystem, 'tile' | 'id'>): SystemFacts['hex'] {
  const i = FRACTURE_TILES.indexOf(tile ?? id ?? '')
  return i < 0 ? undefined : { q: i - 3, r: FRACTURE_ROW - Math.floor(i / 2) }
}

/** Side of the nexus, told outright or by its wormholes; undefined when neither says. */
export function nexusSide({ nexus, wormholes }: Pick<SystemFacts, 'nexus' | 'wormholes'>): SystemFacts['nexus'] {
  if (nexus) return nexus
  if (NEXUS_WORMHOLES.active.every((type) => wormholes.includes(type))) return 'active'
  return wormholes.includes('gamma') ? 'inactive' : undefined
}
