import type { Hex } from '../../../lib/games/ti4/board/geometry'
import {
  CREUSS_HOME_TILE,
  FRACTURE_TILES,
  findSystemTile,
  type HyperlaneFace,
  hyperlaneFaces,
  NEXUS_TILE,
  type SystemTile,
  systemTiles,
} from '../../../lib/games/ti4/data/tiles'
import type { HyperlaneFacts, SystemFacts } from '../../../lib/games/ti4/facts'
import { systemOfTile } from '../../../lib/games/ti4/imports/lay'
import { listed } from '../../../lib/kernel/words'
import { editSystem, onBoard } from './edit'
import type { Place } from './places'
import type { Position } from './position'
import { factionWord } from './seats'
import { traitWord } from './words'

export type Tile = { kind: 'system'; tile: SystemTile } | { kind: 'lane'; face: HyperlaneFace }
const MOST_FOUND = 24

const wordsOf = ({ tile, planets, anomalies, wormholes, faction, kind }: SystemTile): string =>
  [
    tile,
    ...planets,
    ...anomalies.map(traitWord),
    ...wormholes.map((wormhole) => `${wormhole} wormhole`),
    faction ? factionWord(faction) : '',
    kind === 'home' ? 'home' : '',
    planets.length ? 'planet' : 'empty',
  ].join(' ')

const all: readonly { tile: Tile; number: string; words: string }[] = [
  ...systemTiles
    .filter(({ offMap }) => !offMap)
    .map((tile) => ({
      tile: { kind: 'system', tile } as const,
      number: tile.tile,
      words: wordsOf(tile).toLowerCase(),
    })),
  ...hyperlaneFaces.map((face) => ({
    tile: { kind: 'lane', face } as const,
    number: face.face.toLowerCase(),
    words: `${face.face} hyperlane`.toLowerCase(),
  })),
]

/** Tiles for typed words: a number, a planet, an anomaly, a wormhole, a faction. The number itself comes first. */
export function findTiles(query: string): readonly Tile[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const hits = all.filter((one) => words.every((word) => ` ${one.words}`.includes(` ${word}`)))
  const rank = ({ number }: (typeof all)[number]) => (number === words[0] ? 0 : 1)
  return hits
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST_FOUND)
    .map(({ tile }) => tile)
}

export const tileWords = (tile: Tile): string => {
  if (tile.kind === 'lane') return `${tile.face.face} hyperlane`
  const { tile: number, planets, anomalies, wormholes } = tile.tile
  const rest = [listed(planets), ...anomalies.map(traitWord), ...wormholes].filter(Boolean).join(', ')
  return `${number} ${rest || 'empty space'}`
}

const isAt = (hex: Hex) => (other: { hex?: Hex }) => other.hex?.q === hex.q && other.hex.r === hex.r
export const isOnMap = ({ board }: Position, { tile }: SystemTile): boolean =>
  board.systems.some((system) => (system.tile ?? system.id) === tile)

/** Takes a tile off the map with everything on it. */
export function removeTile(position: Position, place: Place): Position {
  const { active, ...board } = position.board
  const gone = place.kind === 'system' ? place.id : undefined
  return {
    ...position,
    board: {
      ...board,
      systems: board.systems.filter(({ id }) => id !== gone),
      hyperlanes: place.kind === 'lane' ? board.hyperlanes.filter((lane) => lane !== place.lane) : board.hyperlanes,
      units: board.units.filter(({ system }) => system !== gone),
      ...(active === undefined || active === gone ? {} : { active }),
    },
  }
}

/** Lays a tile on a hex in place of what is there; ships and tokens stay. */
export function placeTile(position: Position, place: Place & { hex?: Hex }, tile: Tile): Position {
  const { hex } = place
  if (!hex) return position
  const old = place.kind === 'system' ? place.system : undefined
  const bare = removeTile(position, place)
  if (tile.kind === 'lane') {
    const { face } = tile.face
    const lane: HyperlaneFacts = { id: `${face}@${hex.q},${hex.r}`, hex, face, rotation: 0 }
    return onBoard(bare, { hyperlanes: [...bare.board.hyperlanes.filter((one) => !isAt(hex)(one)), lane] })
  }
  const system: SystemFacts = { ...systemOfTile(tile.tile, hex), tokens: old?.tokens ?? [] }
  const te = position.te || tile.tile.set === 'te'
  const stays = position.board.units.filter(
    ({ system: at, at: where = 'space' }) => at === old?.id && where === 'space',
  )
  return onBoard(
    { ...bare, te },
    {
      systems: [...bare.board.systems, system],
      units: [...bare.board.units, ...stays.map((unit) => ({ ...unit, system: system.id }))],
      ...(old && position.board.active === old.id ? { active: system.id } : {}),
    },
  )
}

export const turnLane = (position: Position, lane: HyperlaneFacts, by: 1 | -1): Position =>
  onBoard(position, {
    hyperlanes: position.board.hyperlanes.map((one) =>
      one === lane ? { ...one, rotation: (one.rotation + by + 6) % 6 } : one,
    ),
  })

/** What may lie beside the map: one tile, or the row of The Fracture. */
export const OFF_MAP: readonly { tiles: readonly string[]; words: string; te?: true }[] = [
  { tiles: [NEXUS_TILE], words: 'Wormhole nexus' },
  { tiles: [CREUSS_HOME_TILE], words: 'Creuss home system' },
  { tiles: ['118'], words: 'Crimson Rebellion home system', te: true },
  { tiles: FRACTURE_TILES, words: 'The Fracture', te: true },
]
/** Puts systems beside the map, or takes them away. */
export const flipOffMap = (position: Position, tiles: readonly string[]): Position =>
  tiles.reduce((now, tile) => {
    const system = now.board.systems.find(({ id }) => id === tile)
    if (system) return removeTile(now, { kind: 'system', id: system.id, system })
    const printed = findSystemTile(tile)!
    const side = tile === NEXUS_TILE ? { nexus: 'inactive' as const } : {}
    const next = onBoard(now, { systems: [...now.board.systems, { ...systemOfTile(printed), ...side }] })
    return printed.set === 'te' ? { ...next, te: true } : next
  }, position)
export const isNexus = (system: SystemFacts): boolean => (system.tile ?? system.id) === NEXUS_TILE
export const turnNexus = (position: Position, id: string, nexus: 'inactive' | 'active'): Position =>
  editSystem(position, id, { nexus })
