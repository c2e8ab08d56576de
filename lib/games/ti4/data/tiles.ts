/**
 * System tiles and hyperlane faces of the base game, Prophecy of Kings and Thunder's Edge: 117 systems and 18 faces.
 * Source: fact sheet section 3.3; the hyperlane pairs agree in three public data sets. Thunder's Edge: tiles 92 to 118
 * stand in at least two of three public lists, the seven of The Fracture in one; the lines of its hyperlanes 119 to 124
 * were not found. Which planets are legendary is recorded for Thunder's Edge only.
 */
import type { FactionId } from './factions.ts'

export const ANOMALIES = ['asteroid-field', 'nebula', 'supernova', 'gravity-rift', 'entropic-scar'] as const
/** Kinds of anomaly; `entropic-scar` needs Thunder's Edge. */
export type Anomaly = (typeof ANOMALIES)[number]
/** How a sentence names one. */
export const ANOMALY_WORDS: Readonly<Record<Anomaly, string>> = {
  'asteroid-field': 'an asteroid field',
  nebula: 'a nebula',
  supernova: 'a supernova',
  'gravity-rift': 'a gravity rift',
  'entropic-scar': 'an entropic scar',
}

export const WORMHOLES = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'] as const
/** Types of wormhole; `epsilon` needs Thunder's Edge. */
export type Wormhole = (typeof WORMHOLES)[number]

/** Side of a flat-topped hex, clockwise from the top: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. */
export type Edge = 0 | 1 | 2 | 3 | 4 | 5

export interface EdgeRecord {
  edge: Edge
  /** Compass name of the side. */
  name: string
  /** Axial step to the neighbor across this side. */
  dq: number
  dr: number
}

/** Axial steps of the six sides. The opposite side of e is (e + 3) mod 6. */
export const EDGES: readonly EdgeRecord[] = [
  { edge: 0, name: 'N', dq: 0, dr: -1 },
  { edge: 1, name: 'NE', dq: 1, dr: -1 },
  { edge: 2, name: 'SE', dq: 1, dr: 0 },
  { edge: 3, name: 'S', dq: 0, dr: 1 },
  { edge: 4, name: 'SW', dq: -1, dr: 1 },
  { edge: 5, name: 'NW', dq: -1, dr: 0 },
] as const

/** Number printed on the tile, such as `41`. */
export type TileId = string

const TILE_KINDS = ['home', 'gate', 'mecatol', 'system', 'hero', 'nexus', 'fracture'] as const
/** `gate`: Creuss Gate or Sorrow. `hero`: placed by the Muaat hero, not drawn at setup. `fracture`: one of the row beside the map. */
export type TileKind = (typeof TILE_KINDS)[number]

export interface SystemTile {
  tile: TileId
  set: 'base' | 'pok' | 'te'
  kind: TileKind
  /** Whose home, gate or hero tile it is. */
  faction?: FactionId
  planets: readonly string[]
  /** Printed anomalies; tokens and abilities may add some. */
  anomalies: readonly Anomaly[]
  /** Printed wormholes. The nexus has none here: they depend on its side, see `NEXUS_WORMHOLES`. */
  wormholes: readonly Wormhole[]
  /** True when the tile lies beside the map: Creuss home (51), the nexus (82), Ahk Creuxx (118), The Fracture. */
  offMap: boolean
  /** Space stations: controlled, but no planets, and no ground force lands there. */
  stations?: readonly string[]
  /** What else is printed on it. */
  marks?: readonly PrintedMark[]
}

/** Printed on a tile: a legendary planet, an egress token, or that the tile is part of The Fracture. */
export type PrintedMark = 'legendary' | 'egress' | 'fracture'

/** Wormholes of the nexus (tile 82) by side (LRR 100.1a). It starts inactive. */
export const NEXUS_WORMHOLES: Readonly<Record<'inactive' | 'active', readonly Wormhole[]>> = {
  inactive: ['gamma'],
  active: ['alpha', 'beta', 'gamma'],
}

export const NEXUS_TILE: TileId = '82'
export const MECATOL_TILE: TileId = '18'
/** Mecatol Rex as printed first, and in Thunder's Edge. */
export const MECATOL_TILES: readonly TileId[] = [MECATOL_TILE, '112']
export const CREUSS_GATE_TILE: TileId = '17'
export const CREUSS_HOME_TILE: TileId = '51'
export const CRIMSON_HOME_TILE: TileId = '118'
/** Homes that lie beside the map, and the tile that stands at the place of each. */
export const GATES: Readonly<Record<TileId, TileId>> = {
  [CREUSS_HOME_TILE]: CREUSS_GATE_TILE,
  [CRIMSON_HOME_TILE]: '94',
}
/** The Fracture: seven systems in a row beside the map. */
export const FRACTURE_TILES: readonly TileId[] = [1, 2, 3, 4, 5, 6, 7].map((n) => `fracture${n}`)

export interface HyperlaneFace {
  /** Tile number and face, such as `83A`. */
  face: string
  set: 'pok'
  /**
   * Linked sides at rotation 0; k clockwise turns of 60 degrees send side e to (e + k) mod 6. Pairs that share a side
   * do not chain with each other (hyperlanes.n3).
   */
  pairs: readonly (readonly [Edge, Edge])[]
}

type Rest = Partial<Pick<SystemTile, 'faction' | 'anomalies' | 'wormholes' | 'offMap' | 'stations' | 'marks'>>

const row = (
  tile: TileId,
  set: SystemTile['set'],
  kind: TileKind,
  planets: readonly string[],
  { faction, anomalies = [], wormholes = [], offMap = false, ...rest }: Rest = {},
): SystemTile => ({ tile, set, kind, ...(faction ? { faction } : {}), planets, anomalies, wormholes, offMap, ...rest })

const face = (id: string, ...pairs: [Edge, Edge][]): HyperlaneFace => ({ face: id, set: 'pok', pairs })

export const systemTiles: readonly SystemTile[] = [
  row('1', 'base', 'home', ['Jord'], { faction: 'sol' }),
  row('2', 'base', 'home', ['Moll Primus'], { faction: 'mentak' }),
  row('3', 'base', 'home', ['Darien'], { faction: 'yin' }),
  row('4', 'base', 'home', ['Muaat'], { faction: 'muaat' }),
  row('5', 'base', 'home', ['Nestphar'], { faction: 'arborec' }),
  row('6', 'base', 'home', ['[0.0.0]'], { faction: 'l1z1x' }),
  row('7', 'base', 'home', ['Winnu'], { faction: 'winnu' }),
  row('8', 'base', 'home', ['Mordai II'], { faction: 'nekro' }),
  row('9', 'base', 'home', ['Maaluuk', 'Druaa'], { faction: 'naalu' }),
  row('10', 'base', 'home', ['Arc Prime', 'Wren Terra'], { faction: 'letnev' }),
  row('11', 'base', 'home', ['Lisis II', 'Ragh'], { faction: 'saar' }),
  row('12', 'base', 'home', ['Nar', 'Jol'], { faction: 'jol-nar' }),
  row('13', 'base', 'home', ["Tren'lak", 'Quinarra'], { faction: 'norr' }),
  row('14', 'base', 'home', ['Archon Ren', 'Archon Tau'], { faction: 'xxcha' }),
  row('15', 'base', 'home', ['Retillion', 'Shalloq'], { faction: 'yssaril' }),
  row('16', 'base', 'home', ['Arretze', 'Hercant', 'Kamdorn'], { faction: 'hacan' }),
  row('17', 'base', 'gate', [], { faction: 'creuss', wormholes: ['delta'] }),
  row('18', 'base', 'mecatol', ['Mecatol Rex']),
  row('19', 'base', 'system', ['Wellon']),
  row('20', 'base', 'system', ['Vefut II']),
  row('21', 'base', 'system', ['Thibah']),
  row('22', 'base', 'system', ["Tar'mann"]),
  row('23', 'base', 'system', ['Saudor']),
  row('24', 'base', 'system', ['Mehar Xull']),
  row('25', 'base', 'system', ['Quann'], { wormholes: ['beta'] }),
  row('26', 'base', 'system', ['Lodor'], { wormholes: ['alpha'] }),
  row('27', 'base', 'system', ['New Albion', 'Starpoint']),
  row('28', 'base', 'system', ["Tequ'ran", 'Torkan']),
  row('29', 'base', 'system', ["Qucen'n", 'Rarron']),
  row('30', 'base', 'system', ['Mellon', 'Zohbat']),
  row('31', 'base', 'system', ['Lazar', 'Sakulag']),
  row('32', 'base', 'system', ['Dal Bootha', 'Xxehan']),
  row('33', 'base', 'system', ['Corneeq', 'Resculon']),
  row('34', 'base', 'system', ['Centauri', 'Gral']),
  row('35', 'base', 'system', ['Bereg', 'Lirta IV']),
  row('36', 'base', 'system', ['Arnor', 'Lor']),
  row('37', 'base', 'system', ['Arinam', 'Meer']),
  row('38', 'base', 'system', ['Abyz', 'Fria']),
  row('39', 'base', 'system', [], { wormholes: ['alpha'] }),
  row('40', 'base', 'system', [], { wormholes: ['beta'] }),
  row('41', 'base', 'system', [], { anomalies: ['gravity-rift'] }),
  row('42', 'base', 'system', [], { anomalies: ['nebula'] }),
  row('43', 'base', 'system', [], { anomalies: ['supernova'] }),
  row('44', 'base', 'system', [], { anomalies: ['asteroid-field'] }),
  row('45', 'base', 'system', [], { anomalies: ['asteroid-field'] }),
  row('46', 'base', 'system', []),
  row('47', 'base', 'system', []),
  row('48', 'base', 'system', []),
  row('49', 'base', 'system', []),
  row('50', 'base', 'system', []),
  row('51', 'base', 'home', ['Creuss'], { faction: 'creuss', wormholes: ['delta'], offMap: true }),
  row('52', 'pok', 'home', ['Ixth'], { faction: 'mahact' }),
  row('53', 'pok', 'home', ['Arcturus'], { faction: 'nomad' }),
  row('54', 'pok', 'home', ['Acheron'], { faction: 'vuilraith' }),
  row('55', 'pok', 'home', ['Elysium'], { faction: 'ul' }),
  row('56', 'pok', 'home', ['The Dark'], { faction: 'empyrean', anomalies: ['nebula'] }),
  row('57', 'pok', 'home', ['Naazir', 'Rokha'], { faction: 'naaz-rokha' }),
  row('58', 'pok', 'home', ['Valk', 'Avar', 'Ylir'], { faction: 'argent' }),
  row('59', 'pok', 'system', ['Archon Vail']),
  row('60', 'pok', 'system', ['Perimeter']),
  row('61', 'pok', 'system', ['Ang']),
  row('62', 'pok', 'system', ['Sem-Lore']),
  row('63', 'pok', 'system', ['Vorhal']),
  row('64', 'pok', 'system', ['Atlas'], { wormholes: ['beta'] }),
  row('65', 'pok', 'system', ['Primor']),
  row('66', 'pok', 'system', ["Hope's End"]),
  row('67', 'pok', 'system', ['Cormund'], { anomalies: ['gravity-rift'] }),
  row('68', 'pok', 'system', ['Everra'], { anomalies: ['nebula'] }),
  row('69', 'pok', 'system', ['Accoen', 'Jeol Ir']),
  row('70', 'pok', 'system', ['Kraag', 'Siig']),
  row('71', 'pok', 'system', ["Ba'Kal", 'Alio Prima']),
  row('72', 'pok', 'system', ['Lisis', 'Velnor']),
  row('73', 'pok', 'system', ['Cealdri', 'Xanhact']),
  row('74', 'pok', 'system', ['Vega Major', 'Vega Minor']),
  row('75', 'pok', 'system', ['Loki', 'Abaddon', 'Ashtroth']),
  row('76', 'pok', 'system', ['Rigel I', 'Rigel II', 'Rigel III']),
  row('77', 'pok', 'system', []),
  row('78', 'pok', 'system', []),
  row('79', 'pok', 'system', [], { anomalies: ['asteroid-field'], wormholes: ['alpha'] }),
  row('80', 'pok', 'system', [], { anomalies: ['supernova'] }),
  row('81', 'pok', 'hero', [], { faction: 'muaat', anomalies: ['supernova'] }),
  row('82', 'pok', 'nexus', ['Mallice'], { offMap: true }),
  row('92', 'te', 'home', ['Ordinian'], {
    faction: 'bastion',
    anomalies: ['nebula'],
    stations: ['Revelation'],
    marks: ['legendary'],
  }),
  row('93', 'te', 'home', ['Mez Lo Orz Fei Zsha', 'Rep Lo Orz Qet'], { faction: 'ral-nel' }),
  row('94', 'te', 'gate', [], { faction: 'crimson', wormholes: ['epsilon'] }),
  row('95', 'te', 'home', ['Ikatena'], { faction: 'deepwrought' }),
  row('96A', 'te', 'home', ['Cronos', 'Tallin'], { faction: 'firmament' }),
  row('96B', 'te', 'home', ['Cronos Hollow', 'Tallin Hollow'], { faction: 'obsidian' }),
  row('97', 'te', 'system', ['Faunus'], { marks: ['legendary'] }),
  row('98', 'te', 'system', ['Garbozia'], { marks: ['legendary'] }),
  row('99', 'te', 'system', ['Emelpar'], { marks: ['legendary'] }),
  row('100', 'te', 'system', ['Tempesta'], { marks: ['legendary'] }),
  row('101', 'te', 'system', ['Olergodt']),
  row('102', 'te', 'system', ['Andeara'], { wormholes: ['alpha'] }),
  row('103', 'te', 'system', ['Vira-Pics III']),
  row('104', 'te', 'system', ['Lesab']),
  row('105', 'te', 'system', ['New Terra', 'Tinnes']),
  row('106', 'te', 'system', ['Cresius', 'Lazul Rex']),
  row('107', 'te', 'system', ['Tiamat', 'Hercalor']),
  row('108', 'te', 'system', ['Kostboth', 'Capha']),
  row('109', 'te', 'system', ['Bellatrix'], { stations: ['Tsion Station'] }),
  row('110', 'te', 'system', ['Horizon', "El'Nath", 'Luthien VI']),
  row('111', 'te', 'system', ['Tarana'], { stations: ['Oluz Station'] }),
  row('112', 'te', 'mecatol', ['Mecatol Rex'], { marks: ['legendary'] }),
  row('113', 'te', 'system', [], { anomalies: ['gravity-rift'], wormholes: ['beta'] }),
  row('114', 'te', 'system', [], { anomalies: ['entropic-scar'] }),
  row('115', 'te', 'system', ['Industrex'], { anomalies: ['asteroid-field'], marks: ['legendary'] }),
  row('116', 'te', 'system', ['Lemox'], { anomalies: ['entropic-scar'] }),
  row('117', 'te', 'system', [], { anomalies: ['asteroid-field', 'gravity-rift'], stations: ['The Watchtower'] }),
  row('118', 'te', 'home', ['Ahk Creuxx'], { faction: 'crimson', wormholes: ['epsilon'], offMap: true }),
  row('fracture1', 'te', 'fracture', ['Cocytus'], { offMap: true, marks: ['fracture'] }),
  row('fracture2', 'te', 'fracture', [], { offMap: true, marks: ['egress', 'fracture'] }),
  row('fracture3', 'te', 'fracture', [], { offMap: true, marks: ['fracture'] }),
  row('fracture4', 'te', 'fracture', ['Styx'], { offMap: true, marks: ['legendary', 'fracture'] }),
  row('fracture5', 'te', 'fracture', [], { offMap: true, marks: ['fracture'] }),
  row('fracture6', 'te', 'fracture', [], { offMap: true, marks: ['egress', 'fracture'] }),
  row('fracture7', 'te', 'fracture', ['Lethe', 'Phlegethon'], { offMap: true, marks: ['fracture'] }),
]

export const hyperlaneFaces: readonly HyperlaneFace[] = [
  face('83A', [1, 4]),
  face('83B', [0, 2], [0, 3], [3, 5]),
  face('84A', [2, 5]),
  face('84B', [0, 3], [0, 4], [1, 3]),
  face('85A', [1, 5]),
  face('85B', [0, 2], [0, 3], [3, 5]),
  face('86A', [1, 5]),
  face('86B', [0, 3], [0, 4], [1, 3]),
  face('87A', [0, 2], [2, 4], [2, 5]),
  face('87B', [0, 2], [0, 3]),
  face('88A', [0, 4], [1, 4], [2, 4]),
  face('88B', [0, 2], [0, 3], [3, 5]),
  face('89A', [0, 2], [0, 4], [2, 4]),
  face('89B', [0, 3], [0, 4]),
  face('90A', [1, 5], [2, 4]),
  face('90B', [0, 3], [0, 4]),
  face('91A', [0, 3], [0, 4], [1, 3]),
  face('91B', [0, 2], [0, 3]),
]

const systemByTile = new Map(systemTiles.map((system) => [system.tile, system]))
const hyperlaneByFace = new Map(hyperlaneFaces.map((hyperlane) => [hyperlane.face, hyperlane]))

/** The system tile with this number, or undefined: a hyperlane tile is no system. */
export function findSystemTile(tile: TileId): SystemTile | undefined {
  return systemByTile.get(tile)
}

/** The hyperlane face with this name, such as `87A`. */
export function findHyperlane(name: string): HyperlaneFace | undefined {
  return hyperlaneByFace.get(name)
}
