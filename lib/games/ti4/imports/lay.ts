/** Puts what was read onto a map; a board never holds the same tile twice, and what lies beside the map lies there once. */

import { type Hex, hexKey } from '../board/geometry.ts'
import {
  CREUSS_HOME_TILE,
  CRIMSON_HOME_TILE,
  FRACTURE_TILES,
  findSystemTile,
  NEXUS_TILE,
  NEXUS_WORMHOLES,
  type SystemTile,
} from '../data/tiles.ts'
import type { HyperlaneFacts, SystemFacts } from '../facts.ts'
import { hexInFracture } from '../places.ts'
import { readToken } from './token.ts'

/** Something that was there and is not on the map: where, the words it was told with, and why. */
export interface Aside {
  /** Number of the tile, line or entry, counted from 1; 0 for none. */
  at: number
  token: string
  message: string
}

/** The side of the nexus; `none` for a game without it. */
export type NexusSide = 'inactive' | 'active' | 'none'

/** The tiles of a map, whatever it was read from. */
export interface LaidMap {
  systems: SystemFacts[]
  hyperlanes: HyperlaneFacts[]
  /** Places told as home or open. */
  open: Hex[]
  aside: Aside[]
  /** What was taken for granted, in sentences. */
  notes: string[]
}

/** What a token adds to the system it lies in. */
export type Added = Partial<Pick<SystemFacts, 'wormholes' | 'anomalies' | 'marks'>>

const emptyMap = (): LaidMap => ({ systems: [], hyperlanes: [], open: [], aside: [], notes: [] })

/** The system of a tile, as printed; `place` is left out for one beside the map. */
export function systemOfTile(tile: SystemTile, place?: Hex): SystemFacts {
  const { tile: id, anomalies, wormholes, planets, marks } = tile
  const hex = hexInFracture({ tile: id }) ?? place
  return {
    id,
    tile: id,
    ...(hex ? { hex } : {}),
    anomalies: [...anomalies],
    wormholes: [...wormholes],
    planets: [...planets],
    tokens: [],
    ...(marks ? { marks: [...marks] } : {}),
  }
}

/** Where a system stands on the map; undefined for what lies beside it, the row of The Fracture included. */
export const hexOnMap = ({ hex, tile, id }: Pick<SystemFacts, 'hex' | 'tile' | 'id'>): Hex | undefined =>
  FRACTURE_TILES.includes(tile ?? id) ? undefined : hex

const nexusOf = (side: 'inactive' | 'active'): SystemFacts => ({
  ...systemOfTile(findSystemTile(NEXUS_TILE)!),
  nexus: side,
})

const shownBy = ({ nexus }: SystemFacts): readonly string[] => (nexus ? NEXUS_WORMHOLES[nexus] : [])

/** Lays tiles one by one. */
export class Layer {
  readonly map: LaidMap = emptyMap()
  private readonly taken = new Set<number>()

  has(tile: string): boolean {
    return this.map.systems.some(({ id }) => id === tile)
  }
  leave(at: number, token: string, message: string): void {
    this.map.aside.push({ at, token, message })
  }
  note(says: string): void {
    if (!this.map.notes.includes(says)) this.map.notes.push(says)
  }
  /** Lays what a word says at a hex, or leaves it aside with the reason. Gives the tile laid there. */
  lay(at: number, token: string, hex: Hex): string | undefined {
    const laid = readToken(token)
    const key = hexKey(hex.q, hex.r)
    if (laid.kind === 'nothing') return undefined
    if (laid.kind === 'open') {
      this.map.open.push(hex)
      return undefined
    }
    if (laid.kind === 'unread') return void this.leave(at, token, laid.message)
    if (laid.kind === 'nexus') return this.layNexus(laid.side)
    if (this.taken.has(key)) return void this.leave(at, token, 'Another tile lies there already.')
    if (laid.kind === 'lane') {
      this.taken.add(key)
      this.map.hyperlanes.push({ id: `${laid.face}@${hex.q},${hex.r}`, hex, face: laid.face, rotation: laid.rotation })
      return undefined
    }
    if (laid.kind === 'gated') this.layBeside(laid.tile.tile)
    const tile = laid.kind === 'gated' ? laid.gate : laid.tile
    if (laid.kind === 'gated')
      this.note(`${laid.tile.tile} ${laid.tile.planets[0]} lies beside the map; ${tile.tile} stands in its place.`)
    if (this.has(tile.tile)) return void this.leave(at, token, `Tile ${tile.tile} comes twice.`)
    this.taken.add(key)
    this.map.systems.push(systemOfTile(tile, hex))
    return tile.tile
  }
  layNexus(side: 'inactive' | 'active'): string {
    if (!this.has(NEXUS_TILE)) this.map.systems.push(nexusOf(side))
    return NEXUS_TILE
  }
  /** Puts a tile beside the map; once. */
  layBeside(tile: string): string {
    if (!this.has(tile)) this.map.systems.push(systemOfTile(findSystemTile(tile)!))
    return tile
  }
  /** Adds to a system what a token on it gives; what is there already is there once, and what the nexus shows as well. */
  add(id: string, added: Added): void {
    const both = <T>(one: readonly T[] = [], other: readonly T[] = []): T[] => [...new Set([...one, ...other])]
    this.map.systems = this.map.systems.map((system) =>
      system.id === id
        ? {
            ...system,
            anomalies: both(system.anomalies, added.anomalies),
            wormholes: both(system.wormholes, added.wormholes).filter((type) => !shownBy(system).includes(type)),
            ...(added.marks ? { marks: both(system.marks, added.marks) } : {}),
          }
        : system,
    )
  }
  /** The map as it is, with the homes that belong to its gates, and the nexus last. */
  finished(nexus: NexusSide): LaidMap {
    for (const [home, gate] of [
      [CREUSS_HOME_TILE, '17'],
      [CRIMSON_HOME_TILE, '94'],
    ] as const)
      if (this.has(gate)) this.layBeside(home)
    const mine = this.map.systems.filter(({ id }) => id === NEXUS_TILE)
    const rest = this.map.systems.filter(({ id }) => id !== NEXUS_TILE)
    const onMap = rest.filter((system) => hexOnMap(system))
    const last = mine.length ? mine : nexus === 'none' ? [] : [nexusOf(nexus)]
    return { ...this.map, systems: [...onMap, ...rest.filter((system) => !hexOnMap(system)), ...last] }
  }
}
