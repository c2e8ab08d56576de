/** Factions as far as movement needs them. Home tiles from the fact sheet's tile list (section 3.3). */
import type { TileId } from './tiles.ts'

/** The box or codex a component comes from; `te` is Thunder's Edge. */
const CARD_SETS = ['base', 'pok', 'codex-1', 'codex-3', 'codex-4', 'te'] as const
export type CardSet = (typeof CARD_SETS)[number]

const FACTION_IDS = [
  'arborec',
  'argent',
  'creuss',
  'empyrean',
  'hacan',
  'jol-nar',
  'keleres',
  'l1z1x',
  'letnev',
  'mahact',
  'mentak',
  'muaat',
  'naalu',
  'naaz-rokha',
  'nekro',
  'nomad',
  'norr',
  'saar',
  'sol',
  'ul',
  'vuilraith',
  'winnu',
  'xxcha',
  'yin',
  'yssaril',
  'bastion',
  'crimson',
  'deepwrought',
  'firmament',
  'obsidian',
  'ral-nel',
] as const
export type FactionId = (typeof FACTION_IDS)[number]

export interface Faction {
  /** Slug used in facts and in the other data files. */
  id: FactionId
  /** Full name as players say it. */
  name: string
  /** Box the faction comes from. */
  set: CardSet
  /** Tile number of its home system. Absent: Keleres has no fixed one; for Thunder's Edge it is not recorded. */
  homeTile?: TileId
}

export const factions: readonly Faction[] = [
  { id: 'arborec', name: 'The Arborec', set: 'base', homeTile: '5' },
  { id: 'argent', name: 'The Argent Flight', set: 'pok', homeTile: '58' },
  { id: 'creuss', name: 'The Ghosts of Creuss', set: 'base', homeTile: '51' },
  { id: 'empyrean', name: 'The Empyrean', set: 'pok', homeTile: '56' },
  { id: 'hacan', name: 'The Emirates of Hacan', set: 'base', homeTile: '16' },
  { id: 'jol-nar', name: 'The Universities of Jol-Nar', set: 'base', homeTile: '12' },
  { id: 'keleres', name: 'The Council Keleres', set: 'codex-3' },
  { id: 'l1z1x', name: 'The L1Z1X Mindnet', set: 'base', homeTile: '6' },
  { id: 'letnev', name: 'The Barony of Letnev', set: 'base', homeTile: '10' },
  { id: 'mahact', name: 'The Mahact Gene-Sorcerers', set: 'pok', homeTile: '52' },
  { id: 'mentak', name: 'The Mentak Coalition', set: 'base', homeTile: '2' },
  { id: 'muaat', name: 'The Embers of Muaat', set: 'base', homeTile: '4' },
  { id: 'naalu', name: 'The Naalu Collective', set: 'base', homeTile: '9' },
  { id: 'naaz-rokha', name: 'The Naaz-Rokha Alliance', set: 'pok', homeTile: '57' },
  { id: 'nekro', name: 'The Nekro Virus', set: 'base', homeTile: '8' },
  { id: 'nomad', name: 'The Nomad', set: 'pok', homeTile: '53' },
  { id: 'norr', name: "Sardakk N'orr", set: 'base', homeTile: '13' },
  { id: 'saar', name: 'The Clan of Saar', set: 'base', homeTile: '11' },
  { id: 'sol', name: 'The Federation of Sol', set: 'base', homeTile: '1' },
  { id: 'ul', name: 'The Titans of Ul', set: 'pok', homeTile: '55' },
  { id: 'vuilraith', name: "The Vuil'raith Cabal", set: 'pok', homeTile: '54' },
  { id: 'winnu', name: 'The Winnu', set: 'base', homeTile: '7' },
  { id: 'xxcha', name: 'The Xxcha Kingdom', set: 'base', homeTile: '14' },
  { id: 'yin', name: 'The Yin Brotherhood', set: 'base', homeTile: '3' },
  { id: 'yssaril', name: 'The Yssaril Tribes', set: 'base', homeTile: '15' },
  { id: 'bastion', name: 'Last Bastion', set: 'te' },
  { id: 'crimson', name: 'The Crimson Rebellion', set: 'te' },
  { id: 'deepwrought', name: 'The Deepwrought Scholarate', set: 'te' },
  { id: 'firmament', name: 'The Firmament', set: 'te' },
  { id: 'obsidian', name: 'The Obsidian', set: 'te' },
  { id: 'ral-nel', name: 'The Ral Nel Consortium', set: 'te' },
]

const byId = new Map(factions.map((faction) => [faction.id, faction]))

/** The faction with this id, or undefined for a name we do not know. */
export function findFaction(id: string): Faction | undefined {
  return byId.get(id as FactionId)
}
