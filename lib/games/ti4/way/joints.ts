/** What joins two systems, and what parts them: the clauses, and a link as a player sees it (fact sheet 4.5). */
import type { BoardUnit, System } from '../board/board.ts'
import { type ClauseOf, citing, restated, together } from '../cited.ts'
import type { Purpose } from '../data/technologies.ts'
import type { Wormhole } from '../data/tiles.ts'

/** Cards that join systems for everybody who may see it. */
export const CARD_LINKS = citing([
  'components.quantum-entanglement',
  'components.lost-star-chart',
  'components.wormhole-reconstruction',
  'components.emissary-taivra',
  'components.spacial-conduit-cylinder',
  'components.te-fracture',
  'components.te-breaches',
])
/** What puts wormholes there, or keeps them open. */
export const WORMHOLE_MAKERS = citing([
  'wormhole-nexus.1a',
  'components.quantum-entanglement',
  'components.hil-colish',
  'components.gamma-tokens',
  'components.lazax-gate-folding',
])
/** What a step between two systems that do not touch rests on. */
export const JOINTS = together(
  citing([
    restated('adjacency.1', 'wormholes.0', 'wormholes.4'),
    restated('adjacency.4', 'hyperlanes.1', 'hyperlanes.n2b', 'hyperlanes.n2d'),
  ]),
  CARD_LINKS,
  WORMHOLE_MAKERS,
)
/** No system is adjacent to itself. */
export const TO_ITSELF = restated('adjacency.2a', 'wormholes.n3')
/** All that joins two systems, for a ship that may see links of its own too. */
export const LINKS = together(citing(['adjacency.0', 'components.memoria']), JOINTS)
/** What takes a link away. */
export const CUTS = citing([
  'wormhole-nexus.1a',
  'components.enforced-travel-ban',
  'components.nexus-sovereignty',
  'components.te-void-tether',
  'components.te-breaches',
])
export type Maker = ClauseOf<typeof WORMHOLE_MAKERS>
export type CardLink = ClauseOf<typeof CARD_LINKS>
export type CutClause = ClauseOf<typeof CUTS>

interface Joined<By, C> {
  to: System
  by: By
  /** The reason in short: `side`, `hyperlane`, `alpha wormhole`, `Lost Star Chart`. */
  says: string
  clause: C
  /** The wormhole it goes through. */
  wormhole?: Wormhole
  /** Clauses that put the wormholes of this link there. */
  makers?: readonly Maker[]
}
/** A link that a player sees. */
export type PlainLink =
  | Joined<'side', 'ti4:adjacency.0'>
  | Joined<'hyperlane', 'ti4:adjacency.4'>
  | Joined<'wormhole', 'ti4:adjacency.1'>
  | Joined<'card', CardLink>
/** A link that a player sees, or one ship. */
export type Link = PlainLink | Joined<'card', 'ti4:components.memoria'>

/** Who asks, and for what. `ship` where one ship sees more than its player. */
export interface View {
  player: string
  purpose: Purpose
  ship?: BoardUnit
  /** Systems of Hil Colish other than where it stands: after it has moved. */
  hilColishAt?: System
}

/** As a player sees the map, whatever the ship. */
export type PlayerView = View & { ship?: undefined }

export type Joint = ClauseOf<typeof JOINTS>
