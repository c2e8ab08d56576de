import { nameOfSlug } from '../../kernel/label.ts'

/** LRR entry numbers of the pages; the rest of a label is derived from the clause id. */
const ENTRIES: Readonly<Record<string, number>> = {
  abilities: 1,
  'active-system': 5,
  adjacency: 6,
  anomalies: 9,
  'asteroid-field': 11,
  blockaded: 14,
  capacity: 16,
  'command-tokens': 20,
  'custodians-token': 27,
  diplomacy: 32,
  'fighter-tokens': 36,
  'fleet-pool': 37,
  'game-board': 39,
  'gravity-rift': 41,
  'ground-forces': 43,
  hyperlanes: 44,
  mechs: 55,
  modifiers: 56,
  move: 57,
  movement: 58,
  nebula: 59,
  neighbors: 60,
  ships: 76,
  'space-cannon': 77,
  'space-combat': 78,
  'space-dock': 79,
  structures: 85,
  supernova: 86,
  'system-tiles': 88,
  'tactical-action': 89,
  transport: 95,
  warfare: 99,
  'wormhole-nexus': 100,
  wormholes: 101,
}

/** Names as they are printed, of cards whose id has lost their marks. */
export const printed: Readonly<Record<string, string>> = {
  'ahk-syl-siven': 'Ahk-Syl Siven',
  'hel-titan': 'Hel-Titan',
  'in-the-silence-of-space': 'In The Silence Of Space',
  'light-wave-deflector': 'Light/Wave Deflector',
  'te-alraith': "Al'raith Ix Ianovar",
  'te-fracture': 'The Fracture',
  'te-gravleash': 'Gravleash Maneuvers',
  'te-heavens-eye': "Heaven's Eye",
  'te-luminous': 'D.W.S. Luminous',
  'ysia-yssrila': "Y'sia Y'ssrila",
}

/** "LRR 58.4c" from `ti4:movement.4c`; "Movement note 4" for a community note; cards and FAQ answers by their name. */
export function cite(clause: string): string {
  const [page = '', name = ''] = clause.slice(clause.indexOf(':') + 1).split(/\.(.*)/s)
  if (page === 'ambiguity') return `Open question: ${nameOfSlug(name)}`
  // The expansion stands in the id, not in what is said.
  if (page === 'components') return `Card: ${printed[name] ?? nameOfSlug(name.replace(/^te-/, ''))}`
  if (page === 'faq') return `FAQ, ${nameOfSlug(name)}`
  if (/^n\d/.test(name)) return `${nameOfSlug(page)} note ${name.slice(1)}`
  return name === '0' ? `LRR ${ENTRIES[page]}` : `LRR ${ENTRIES[page]}.${name}`
}
