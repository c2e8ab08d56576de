/** Ships, stations and systems as players name them. */
import { COLOURS, type Mention, type Named, type SceneTools } from '../../../kernel/sayings.ts'
import { type Card, cards } from '../data/cards.ts'

const once = (all: readonly Card[]) => all.filter((card, i) => all.findIndex(({ slug }) => slug === card.slug) === i)

/** Aliases are looked for; said are few of them: "money" is no Refinery. */
const namesOf = (all: readonly Card[]): Named<Card>[] => once(all).map((card) => ({ name: card.name, value: card }))

const vesselCards = cards.filter(({ type }) => type === 'Ship' || type === 'Station')
const SHORT: readonly [name: string, slug: string][] = [
  ['habitat', 'orbital-habitat'],
  ['platform', 'missile-platform'],
  ['nexus', 'jump-nexus'],
  ['fighter', 'strike-fighter'],
  ['dreadnought', 'battleship'],
  ['hangar', 'orbital-hangar'],
  ['dock', 'shipyard'],
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
const commandCards = cards.filter(({ type }) => type === 'Command')
export const COMMANDS: Named<string>[] = [
  ...namesOf(commandCards).map(({ name, value }) => ({ name, value: value.slug })),
  { name: 'bombardment', value: 'orbital-bombardment' },
  { name: 'intercept', value: 'intercept-orders' },
]

/** A vessel said without its card. */
export interface PlainVessel {
  type: 'ship' | 'station'
  class?: 'Fighter'
}
const PLAIN: Named<PlainVessel>[] = [
  ...['fighter', 'fighters'].map((name): Named<PlainVessel> => ({ name, value: { type: 'ship', class: 'Fighter' } })),
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

const overlaps = (one: Mention, other: Mention) => other.from <= one.to && other.to >= one.from

/** Every vessel of the sentence, in its order; what is said of none ("no ships there") has a count of 0. */
export function vesselsIn({ mentions }: SceneTools): VesselMention[] {
  // a Military Base is no base
  const carded = mentions(VESSELS).filter((one) => !mentions(SYSTEMS).some((other) => overlaps(one, other)))
  const plain = mentions(PLAIN).filter((one) => !carded.some((other) => overlaps(one, other)))
  return [...carded, ...plain].sort((a, b) => a.from - b.from)
}

/** Someone who is neither "me" nor named is Red: any one opponent is like another. */
export const nameOf = (owner: string | undefined): string =>
  owner === 'opponent' || owner === undefined ? 'Red' : owner

/** Words that begin a sentence or belong to the game, and are nobody's name. */
const NO_NAME = new Set(
  'can may is are was if the a an my his her their who what when where how does do did it its i im ive we they he she there this that and but or not no yes in on at for with after before end command ready combat phase turn step industry science statecraft politics domain large medium small somebody nobody someone income credits so ok okay hey wait also now still then even only both all some any every each one two three four you him me us just well sorry quick please because since while until like say says mate dude hi hello sure'.split(
    ' ',
  ),
)

/** A name at a place: a capitalised word that is no other word of the game. */
export function nameAt({ tokens, typed, mentions }: SceneTools, place: number): string | undefined {
  const token = tokens[place]
  if (!token) return undefined
  const word = typed.slice(token.start, token.end).replace(/[’']s$/i, '')
  if (COLOURS.test(token.plain)) return word
  if (!/^[A-Z][a-z]+$/.test(word) || NO_NAME.has(token.plain)) return undefined
  const isThing = [...mentions(VESSELS), ...mentions(SYSTEMS), ...mentions(COMMANDS)].some(
    ({ from, to }) => from <= place && place <= to,
  )
  return isThing ? undefined : word
}
