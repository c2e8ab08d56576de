/** Ships, stations and systems as players name them. */
import type { Mention, Named } from '../../../kernel/sayings.ts'
import { type Card, cards } from '../data/cards.ts'

const once = (all: readonly Card[]) => all.filter((card, i) => all.findIndex(({ slug }) => slug === card.slug) === i)

/** Words for building. */
export const BUILDS =
  'build building place placing put putting drop dropping plop plonk stick sticking add adding construct make produce buy buying set slap throw want squeeze fit raise erect crank churn spawn pump launch deploy pop popping'.split(
    ' ',
  )
/** Aliases are looked for; said are few of them: "money" is no Refinery. */
const namesOf = (all: readonly Card[]): Named<Card>[] => once(all).map((card) => ({ name: card.name, value: card }))

const vesselCards = cards.filter(({ type }) => type === 'Ship' || type === 'Station')
/** Names of one word for some of them. */
export const SHORT: readonly [name: string, slug: string][] = [
  ['habitat', 'orbital-habitat'],
  ['platform', 'missile-platform'],
  ['nexus', 'jump-nexus'],
  ['fighter', 'strike-fighter'],
  ['dreadnought', 'battleship'],
  ['hangar', 'orbital-hangar'],
  ['dock', 'shipyard'],
  ['def station', 'defense-station'],
]
export const VESSELS: Named<Card>[] = [
  ...namesOf(vesselCards),
  ...SHORT.map(([name, slug]) => ({ name, value: vesselCards.find((card) => card.slug === slug)! })),
]
const systemCards = cards.filter(({ type }) => type.endsWith('System'))
/** Aliases of systems are looked for, hardly said: "nothing", "rocks", "guard". */
export const SYSTEMS: Named<Card>[] = [
  ...namesOf(systemCards),
  ...['home world', 'home planet', 'home system', 'starting system', 'starting planet'].map((name) => ({
    name,
    value: systemCards.find(({ slug }) => slug === 'homeworld')!,
  })),
]
/** Names that hold the name of a vessel and are none: "Fighter Bays". */
export const OTHERS: Named<Card>[] = namesOf(cards.filter(({ type }) => type === 'Technology' || type === 'Command'))
const commandCards = cards.filter(({ type }) => type === 'Command')
export const COMMANDS: Named<string>[] = [
  ...namesOf(commandCards).map(({ name, value }) => ({ name, value: value.slug })),
  ...['bombardment', 'bombard'].map((name) => ({ name, value: 'orbital-bombardment' })),
  { name: 'intercept', value: 'intercept-orders' },
]

/** A vessel said without its card. */
export interface PlainVessel {
  type: 'ship' | 'station'
  class?: 'Fighter' | 'Small' | 'Medium' | 'Large'
}
/** Vessels without their card. */
export const PLAIN: Named<PlainVessel>[] = [
  ...['fighter', 'fighters'].map((name): Named<PlainVessel> => ({ name, value: { type: 'ship', class: 'Fighter' } })),
  ...(['Small', 'Medium', 'Large'] as const).flatMap((size): Named<PlainVessel>[] =>
    ['ship', 'vessel', 'one'].map((name) => ({ name: `${size} ${name}`, value: { type: 'ship', class: size } })),
  ),
  ...['ship', 'warship', 'non fighter ship'].map((name): Named<PlainVessel> => ({ name, value: { type: 'ship' } })),
  { name: 'station', value: { type: 'station' } },
]

/** A vessel that is named, by its card or plainly. */
export type VesselMention = Mention<Card | PlainVessel>
export const isCard = (value: Card | PlainVessel): value is Card => 'slug' in value
export const isFighter = (value: Card | PlainVessel): boolean =>
  isCard(value) ? value.shipClass === 'Fighter' : value.class === 'Fighter'
export const isStation = (value: Card | PlainVessel): boolean =>
  isCard(value) ? value.type === 'Station' : value.type === 'station'

/** Someone who is neither "me" nor named is Red: any one opponent is like another. */
export const nameOf = (owner: string | undefined): string =>
  owner === 'opponent' || owner === undefined ? 'Red' : owner
