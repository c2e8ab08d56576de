import { cardOf } from '../costs.ts'
import { type Card, cards } from '../data/cards.ts'
import { type Board, CAPITAL, type Edition, ORDINARY, type System, type Vessel } from './board.ts'

export type Kind = 'starting' | 'capital' | 'ordinary'

const KINDS: Readonly<Record<string, Kind>> = {
  'Starting System': 'starting',
  'Capital System': 'capital',
  System: 'ordinary',
}

const isSystem = (card: Card) => card.type in KINDS
const isVessel = (card: Card) => card.type === 'Ship' || card.type === 'Station'
const byName = (a: Card, b: Card) => (a.name < b.name ? -1 : 1)

/** Cards of systems an edition has, by kind. */
export const systemCards = (edition: Edition, kind: Kind): Card[] =>
  cards.filter((card) => card.edition === edition && isSystem(card) && KINDS[card.type] === kind).sort(byName)

/** Ships, then stations of an edition, as its list has them. */
export const vesselCards = (edition: Edition, type: 'Ship' | 'Station'): Card[] =>
  cards.filter((card) => card.edition === edition && card.type === type)

export const isSystemCard = (slug: string): boolean => cards.some((card) => card.slug === slug && isSystem(card))
export const isVesselCard = (slug: string): boolean => cards.some((card) => card.slug === slug && isVessel(card))

/** The card of that name, of this edition where it has it, else of the other. */
export const anyCard = (slug: string, edition: string): Card | undefined =>
  cardOf(slug, edition) ?? cards.find((card) => card.slug === slug)

/** Printed name of a card in any edition. */
export const nameOfCard = (slug: string, edition: string): string => anyCard(slug, edition)?.name ?? slug

/** Kind of a system; undefined where the card is not known. */
export function kindOf({ card }: System, edition: string): Kind | undefined {
  if (card === ORDINARY || card === CAPITAL) return card
  return card ? KINDS[anyCard(card, edition)?.type ?? ''] : undefined
}

/** The printed maximum: of the card, or as said. */
export const maximumOf = ({ card, maximum }: System, edition: string): number | undefined =>
  (card ? cardOf(card, edition)?.maxDevelopments : undefined) ?? maximum

const typeOf = (vessel: Vessel, edition: string) => anyCard(vessel.card, edition)?.type
export const isShip = (vessel: Vessel, edition: string): boolean => typeOf(vessel, edition) === 'Ship'
export const isStation = (vessel: Vessel, edition: string): boolean => typeOf(vessel, edition) === 'Station'
export const classOf = (vessel: Vessel, edition: string) => anyCard(vessel.card, edition)?.shipClass ?? undefined
export const isFighter = (vessel: Vessel, edition: string): boolean => classOf(vessel, edition) === 'Fighter'
export const isNonFighter = (vessel: Vessel, edition: string): boolean =>
  isShip(vessel, edition) && !isFighter(vessel, edition)

const PLATFORM = 'missile-platform'

/** Attack a vessel has from the Missile Platforms beside it (starcom:cards.missile-platform.1). */
function platformBonus(system: System, vessel: Vessel, edition: string): number {
  if (!isStation(vessel, edition)) return 0
  const platforms = system.vessels
    .filter((other) => other.card === PLATFORM && other.owner === vessel.owner)
    .reduce((sum, other) => sum + other.count, 0)
  return vessel.card === PLATFORM ? platforms - 1 : platforms
}

/** Current attack: printed, platforms beside it, and what was said on top. */
export const attackOf = (system: System, vessel: Vessel, edition: string): number =>
  (anyCard(vessel.card, edition)?.attack ?? 0) + platformBonus(system, vessel, edition) + vessel.attackBonus

/** How many vessels of a system answer to a description. */
export const countOf = (system: System, is: (vessel: Vessel) => boolean): number =>
  system.vessels.filter(is).reduce((sum, vessel) => sum + vessel.count, 0)

/** How many vessels of the whole board answer to a description. */
export const countAll = (board: Board, is: (vessel: Vessel) => boolean): number =>
  board.systems.reduce((sum, system) => sum + countOf(system, is), 0)
