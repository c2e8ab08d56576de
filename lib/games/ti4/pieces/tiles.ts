/** System tiles: what is printed on them, and the clauses of it. */
import type { ClauseId } from '../../../kernel/ruling.ts'
import { listed } from '../../../kernel/words.ts'
import { findFaction } from '../data/factions.ts'
import { type Anomaly, NEXUS_TILE, type SystemTile, systemTiles, type Wormhole } from '../data/tiles.ts'
import { boxOf, type Piece } from './piece.ts'

const CLAUSES: Readonly<Record<Anomaly | Wormhole, readonly ClauseId[]>> = {
  'asteroid-field': ['ti4:asteroid-field.1'],
  nebula: ['ti4:nebula.1', 'ti4:nebula.2'],
  supernova: ['ti4:supernova.1'],
  'gravity-rift': ['ti4:gravity-rift.1', 'ti4:gravity-rift.2'],
  'entropic-scar': ['ti4:components.te-entropic-scar'],
  alpha: ['ti4:wormholes.1'],
  beta: ['ti4:wormholes.1'],
  gamma: ['ti4:wormholes.4b'],
  delta: ['ti4:wormholes.4a'],
  epsilon: ['ti4:wormholes.0'],
}

const GROUPS: Readonly<Record<SystemTile['kind'], string>> = {
  home: 'Home systems',
  gate: 'Home systems',
  mecatol: 'Systems',
  system: 'Systems',
  hero: 'Beside the map and placed later',
  nexus: 'Beside the map and placed later',
  fracture: 'Beside the map and placed later',
}

const plain = (word: string) => word.replaceAll('-', ' ')

const numberOf = ({ tile, kind }: SystemTile): string =>
  kind === 'fracture' ? `The Fracture, system ${tile.replace(/\D/g, '')}` : `Tile ${tile}`

/** "Quann"; a system without planets goes by its number: a nebula in general is a rule, not a tile. */
function nameOf(tile: SystemTile): string {
  if (tile.tile === NEXUS_TILE) return 'Wormhole nexus'
  return listed([...tile.planets, ...(tile.stations ?? [])]) || numberOf(tile)
}

function figuresOf(tile: SystemTile): [string, string][] {
  const { planets, stations = [], anomalies, wormholes, marks = [], faction } = tile
  const isNexus = tile.tile === NEXUS_TILE
  const rows: [string, string][] = [
    ['Planets', planets.length ? listed(planets) : 'none'],
    ['Space stations', stations.join(', ')],
    ['Anomaly', listed(anomalies.map(plain)) || 'none'],
    ['Wormholes', isNexus ? 'gamma; when active alpha, beta and gamma' : listed(wormholes) || 'none'],
    ['Marks', marks.includes('egress') ? 'egress' : ''],
    ['Home of', (tile.kind === 'home' || tile.kind === 'gate') && faction ? (findFaction(faction)?.name ?? '') : ''],
    ['Lies', tile.offMap ? 'beside the map' : ''],
    ['From', boxOf(tile.set)],
  ]
  return rows.filter(([, value]) => value)
}

/** "Tile 25: Quann, beta wormhole." */
function says(tile: SystemTile): string {
  const { planets, stations = [], anomalies, wormholes, faction, kind } = tile
  const places = [...planets, ...stations]
  const printed = [
    places.length ? listed(places) : 'no planets',
    ...anomalies.map(plain),
    ...wormholes.map((wormhole) => `${wormhole} wormhole`),
  ]
  const home = kind === 'home' && faction ? ` Home of ${findFaction(faction)?.name}.` : ''
  return `${numberOf(tile)}: ${printed.join(', ')}.${home}`
}

function piece(tile: SystemTile): Piece {
  const isNexus = tile.tile === NEXUS_TILE
  const name = nameOf(tile)
  const number = numberOf(tile)
  const clauses = [
    ...[...tile.anomalies, ...tile.wormholes].flatMap((trait) => CLAUSES[trait]),
    ...(isNexus ? (['ti4:wormhole-nexus.1a', 'ti4:wormhole-nexus.2'] as const) : []),
    ...(tile.kind === 'gate' && tile.faction === 'creuss' ? (['ti4:components.creuss-gate'] as const) : []),
    ...(tile.kind === 'fracture' ? (['ti4:components.te-fracture'] as const) : []),
  ]
  return {
    id: `tile-${tile.tile.toLowerCase()}`,
    name,
    kind: 'System tile',
    section: GROUPS[tile.kind],
    beside: [
      ...(name === number ? [] : [number]),
      ...tile.anomalies.map(plain),
      ...tile.wormholes.map((one) => `${one} wormhole`),
    ].join(' · '),
    says: says(tile),
    figures: figuresOf(tile),
    clauses: [...new Set(clauses)],
    aliases: [`tile ${tile.tile}`, `system ${tile.tile}`, ...tile.planets],
  }
}

export const tilePieces: readonly Piece[] = systemTiles.map(piece)
