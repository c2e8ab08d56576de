/** What Space Cannon Offense rests on, for units and for docks that fire by a card: its clauses, who is reached, what shields. */

import { thoseOf } from '../../../kernel/players.ts'
import { type Board, type BoardUnit, cardClause, effectsOf, hasEffect, type System } from '../board/board.ts'
import { type ClauseOf, citing, citingUnits, restated, type StepBy, together } from '../cited.ts'
import type { Unit } from '../data/units.ts'
import { linksBetween } from '../way/adjacency.ts'
import { CARD_LINKS, type PlainLink, WORMHOLE_MAKERS } from '../way/joints.ts'

export const NO_TARGET = 'ti4:ambiguity.cannon-no-target'
export const BATTLESTATION = 'experimental-battlestation'

/** A unit whose own text lets it reach the next system; of PDS II the rule itself says so. */
const hasOwnReach = ({ id, spaceCannon }: Unit) => spaceCannon?.reach === 'adjacent' && id !== 'pds-ii'

/** What is said of the volleys. */
export const VOLLEYS = citing(
  [
    restated('space-cannon.2', 'space-cannon.1', 'space-cannon.4', 'space-cannon.n3', 'tactical-action.2c'),
    'components.experimental-battlestation',
    'components.graviton-laser-system',
    'components.maneuvering-jets',
  ],
  [NO_TARGET],
)
/** Who may fire, and who may not. */
export const OFFENSE = together(
  VOLLEYS,
  CARD_LINKS,
  WORMHOLE_MAKERS,
  citing([
    restated('space-cannon.3c', 'wormholes.2', 'hyperlanes.n2a'),
    'space-cannon.5a',
    'space-cannon.5b',
    'wormholes.2',
    'hyperlanes.n2a',
    'wormhole-nexus.n2',
    'faq.enforced-travel-ban',
    'faq.experimental-battlestation',
    'faq.floating-factory-hits',
    'space-dock.4a',
    'components.te-entropic-scar',
    'components.solar-flare',
    'components.quetzecoatl',
  ]),
  citingUnits(hasOwnReach),
)
export type OffenseClause = ClauseOf<typeof OFFENSE>
export type VolleyStep = StepBy<ClauseOf<typeof VOLLEYS>>

export interface Volley {
  player: string
  units: { unit: BoardUnit; dice: number; threshold: number; link?: PlainLink }[]
  extraDice: number
  /** Named where it is fired by a card, apart from the order of seats. */
  card?: typeof BATTLESTATION
  /** Players who may be the target; empty for a roll without effect. */
  targets: string[]
}
/** A unit or a player that may not fire, with the clause. */
export interface Held {
  who: string
  clause: OffenseClause
  says: string
}
export interface Offense {
  volleys: Volley[]
  held: Held[]
  /** Clauses it rests on. */
  clauses: OffenseClause[]
}

export type Places = ReadonlyMap<BoardUnit, System>
/** Ships in the active system by owner. */
export type Fleets = ReadonlyMap<string, BoardUnit[]>
export const placeOf = (unit: BoardUnit, places: Places) => places.get(unit) ?? unit.system

/** What joins the two for the cannons of a player; Hil Colish has taken her wormhole along. */
export const linkOf = (board: Board, place: System, active: System, player: string, hilColishAt: System | undefined) =>
  linksBetween(board, place, active, { player, purpose: 'cannon', ...(hilColishAt ? { hilColishAt } : {}) })[0]

/** Nobody fires out of an entropic scar, nor into one. */
export const isScarred = (board: Board, place: System, active: System) =>
  board.te && (place.anomalies.has('entropic-scar') || active.anomalies.has('entropic-scar'))

/** Plasma Scoring adds one die a roll (faq.plasma-scoring). */
export const plasmaOf = (board: Board, player: string) => (effectsOf(board, 'plasma-scoring', player).length ? 1 : 0)

/** The clauses by which a unit reaches the active system from the next one: its own, and those of the way there. */
export function reachClauses(board: Board, { unit, link }: Volley['units'][number]): OffenseClause[] {
  if (!link) return []
  const own = unit.figures.clause && hasOwnReach(unit.figures) ? [unit.figures.clause] : []
  const makers = link.makers ?? []
  if (link.by === 'card') return ['ti4:space-cannon.3c', ...own, link.clause]
  if (link.by === 'hyperlane') return ['ti4:space-cannon.3c', ...own, 'ti4:hyperlanes.n2a']
  if (link.by === 'side') return ['ti4:space-cannon.3c', ...own]
  const isBanned = link.wormhole === 'alpha' || link.wormhole === 'beta'
  const law = isBanned && hasEffect(board, 'enforced-travel-ban')
  return [
    'ti4:space-cannon.3c',
    ...own,
    'ti4:wormholes.2',
    ...makers,
    ...(law ? (['ti4:faq.enforced-travel-ban'] as const) : []),
  ]
}

/** Why nobody else may fire at this player's ships there. */
export function shieldOf(
  board: Board,
  target: string,
  ships: readonly BoardUnit[],
): { clause: OffenseClause; says: string } | undefined {
  if (target === board.activePlayer && hasEffect(board, 'solar-flare', target)) {
    return { clause: cardClause('solar-flare'), says: `Solar Flare protects ${thoseOf(target, 'ships')}.` }
  }
  if (ships.some((unit) => unit.kind.id === 'quetzecoatl'))
    return { clause: cardClause('quetzecoatl'), says: `Quetzecoatl protects ${thoseOf(target, 'ships')}.` }
  return undefined
}
