import type { Checker } from '../../../kernel/checker.ts'
import type { RawFacts } from '../../../kernel/facts.ts'
import { EDITION, pick } from '../facts.ts'
import { issuesOf } from '../issues/index.ts'

/** The facts of the case, which every checker of this game takes: one case serves them all. */
export const caseFacts = pick(
  'systems',
  'hyperlanes',
  'units',
  'activePlayer',
  'active',
  'tacticTokens',
  'moves',
  'fleetPool',
  'effects',
  'seating',
  'expansions',
)

/** What every checker of this game has in common. */
export const shared = {
  game: 'ti4',
  editions: [EDITION],
  checks: [],
  wholeCase: true,
  refuses: (facts: RawFacts) => issuesOf(facts as never),
} satisfies Partial<Checker>

const card = (...ids: string[]) => ids.map((id) => `ti4:components.${id}`)
const rule = (page: string, ...names: string[]) => names.map((name) => `ti4:${page}.${name}`)

/** Clauses that speak of links between systems. */
export const LINK_CLAUSES = [
  ...rule('adjacency', '0', '1', '2a', '4'),
  ...card(
    'quantum-entanglement',
    'lost-star-chart',
    'wormhole-reconstruction',
    'emissary-taivra',
    'spacial-conduit-cylinder',
    'memoria',
    'te-fracture',
    'te-breaches',
  ),
  ...card('enforced-travel-ban', 'nexus-sovereignty', 'te-void-tether'),
  ...card('hil-colish', 'gamma-tokens', 'lazax-gate-folding'),
  'ti4:wormhole-nexus.1a',
]
export const OPENER_CLAUSES = card(
  'antimass-deflectors',
  'gashlai-physiology',
  'magmus-reactor',
  'voidborn',
  'shared-research',
  'nav-suite',
  'circlet-of-the-void',
)
export const PASS_CLAUSES = card(
  'light-wave-deflector',
  'aetherpassage',
  'ysia-yssrila',
  'in-the-silence-of-space',
  'te-corsair',
  'te-luminous',
  'aerie-hololattice',
  'te-neutral-units',
)
export const TOKEN_CLAUSES = card('dominus-orb', 'ahk-syl-siven')
export const BOOST_CLAUSES = card(
  'gravity-drive',
  'flank-speed',
  'slipstream',
  'aetherstream',
  'captain-mendosa',
  'te-gravleash',
  'te-imperator',
  'te-alraith',
  'te-heavens-eye',
)
export const ROUTE_CLAUSES = [
  ...rule('movement', '3', '4a', '4b', '4c', '4d', '4e', '4f'),
  ...rule('gravity-rift', '1', '3', 'n6'),
  ...rule('nebula', '1', '1a', '2'),
  'ti4:asteroid-field.1',
  ...rule('supernova', '1', 'n1'),
  ...card('crucible', 'dimensional-tear'),
  'ti4:faq.fighters-block',
  ...OPENER_CLAUSES,
  ...PASS_CLAUSES,
  ...TOKEN_CLAUSES,
  ...LINK_CLAUSES,
  ...BOOST_CLAUSES,
]
export const ACTIVATION_CLAUSES = [
  ...rule('active-system', '1', '2', '3'),
  'ti4:hyperlanes.2',
  ...card('il-na-viroset', 'chaos-mapping', 'ceasefire', 'artemiris'),
]
/** What bars an activation, tactic tokens apart. */
export const BAR_CLAUSES = ['ti4:active-system.2', 'ti4:hyperlanes.2', ...card('chaos-mapping', 'ceasefire')]
export const LOAD_CLAUSES = [
  'ti4:movement.5',
  'ti4:movement.n3',
  ...rule('transport', '0', '1', '2', '3', '4'),
  'ti4:capacity.1',
  'ti4:structures.3',
  ...card('hel-titan', 'te-miniaturization', 'aerie-sentinel'),
  ...rule('gravity-rift', '2', '2b', 'n7'),
  ...TOKEN_CLAUSES,
]
/** What is said of limits on arrival. */
export const ARRIVAL_CLAUSES = [
  ...rule('fleet-pool', '1', '3', 'n2'),
  ...rule('capacity', '2', '3'),
  ...card('fighter-ii', 'hybrid-crystal-fighter-ii'),
  'ti4:capacity.n4',
]
export const LIMIT_CLAUSES = [
  ...rule('fleet-pool', '1', '3', 'n2'),
  ...rule('capacity', '2', '3', '3c'),
  ...card(
    'armada',
    'fleet-regulations',
    'fighter-ii',
    'hybrid-crystal-fighter-ii',
    'space-dock-fighters',
    'dimensional-tear',
    'floating-factory',
    'aerie-sentinel',
  ),
  'ti4:fleet-pool.n1',
]
/** What is said of cannons after a move. */
export const FIRE_CLAUSES = [
  ...rule('space-cannon', '2', '5', 'n6'),
  ...card('experimental-battlestation', 'graviton-laser-system', 'maneuvering-jets'),
]
/** What the later steps bring. */
export const LATER_CLAUSES = [
  ...rule('gravity-rift', 'n2', 'n3'),
  ...rule('tactical-action', '2c', '3'),
  'ti4:nebula.3',
  'ti4:transport.4',
]
/** What cards add to a legal action. */
export const AFTER_CLAUSES = card(
  'counterstroke',
  'fleet-logistics',
  'voidwatch',
  'foresight',
  'sai-seravus',
  'ion-storm',
)
export const CANNON_CLAUSES = [
  ...rule('space-cannon', '2', '3c', '5', '5a', '5b', 'n6'),
  ...rule('wormholes', '2'),
  ...rule('hyperlanes', 'n2a'),
  ...rule('wormhole-nexus', '1a', 'n2'),
  'ti4:faq.enforced-travel-ban',
  'ti4:faq.experimental-battlestation',
  ...card('experimental-battlestation'),
  ...card('hel-titan', 'loncara-ssodu', 'indomitus', 'hil-colish', 'gamma-tokens', 'lazax-gate-folding'),
  ...card('quantum-entanglement', 'lost-star-chart', 'wormhole-reconstruction', 'emissary-taivra'),
  ...card('spacial-conduit-cylinder', 'te-fracture', 'te-breaches'),
  ...card('solar-flare', 'quetzecoatl', 'te-entropic-scar', 'plasma-scoring', 'antimass-deflectors'),
  ...card('graviton-laser-system', 'maneuvering-jets'),
]
export const unique = (...lists: readonly string[][]): string[] => [...new Set(lists.flat())]

export const ROUTE_READINGS = [
  'ti4:ambiguity.nebula-fighter-i',
  'ti4:ambiguity.nebula-return',
  'ti4:ambiguity.active-system-passing',
  'ti4:ambiguity.slipstream-ban',
  'ti4:ambiguity.gravleash-nebula',
  'ti4:ambiguity.rift-repeat/i',
  'ti4:ambiguity.rift-repeat/ii',
]
export const LOAD_READINGS = ['ti4:ambiguity.stationary-pickup', 'ti4:ambiguity.rift-pickup']
export const LIMIT_READINGS = ['ti4:ambiguity.dock-stacking', 'ti4:ambiguity.limit-order']
