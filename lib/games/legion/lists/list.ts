import type { Faction } from '../data/cards.ts'

/** The forms in which lists are exchanged, as a player knows them. */
export const FORMS = {
  standard: 'Legion HQ, standard text',
  minimal: 'Legion HQ, minimal text',
  tournament: 'Legion HQ, tournament text',
  link: 'Legion HQ, link',
  'hq-json': 'Legion HQ, Tabletop Simulator JSON',
  'admiral-json': 'Tabletop Admiral, Tabletop Simulator JSON',
  'admiral-text': 'Tabletop Admiral, text',
  plain: 'A plain list of names',
} as const
export type ListForm = keyof typeof FORMS

/** Headings under which a list groups its units, in their order. */
export const HEADINGS = [
  'Commanders',
  'Operative',
  'Corps',
  'Special Forces',
  'Support',
  'Heavy',
  'Counterparts',
] as const
export type Heading = (typeof HEADINGS)[number]

export interface ListUpgrade {
  name: string
  /** Points, where the list tells them. */
  cost?: number
}

export interface ListUnit {
  /** As the list writes it, often with a title: "Darth Vader Dark Lord of the Sith". */
  name: string
  /** How many copies with the same upgrades. */
  count: number
  /** Points of one copy without its upgrades, where the list tells them. */
  cost?: number
  heading?: Heading
  upgrades: ListUpgrade[]
}

/** Cards of the battle deck under a heading: "Objectives". */
export interface DeckPart {
  heading: string
  cards: string[]
}

/** An army list as another tool writes it, as far as it was understood; what was not stands in `aside`, whole. */
export interface ArmyList {
  form: ListForm
  name?: string
  points?: number
  /** Points the format allows. */
  limit?: number
  activations?: number
  faction?: Faction
  /** Battle force by its name; `none` where the form would have named one. */
  battleForce?: string
  units: ListUnit[]
  /** Command cards: the printed title of a card we know, else as written. */
  cards: string[]
  contingencies: string[]
  deck: DeckPart[]
  /** The list on the site it comes from. */
  link?: string
  /** Lines, or parts of them, that were not understood, in their order. */
  aside: string[]
}

/** Why a text is no list, and what to do. */
export interface ListProblem {
  problem: string
}

export const emptyList = (form: ListForm): ArmyList => ({
  form,
  units: [],
  cards: [],
  contingencies: [],
  deck: [],
  aside: [],
})

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** "7 cards, 12 units read, 4 lines left aside." */
export function sayRead({ cards, contingencies, units, aside }: ArmyList): string {
  const models = units.reduce((sum, unit) => sum + unit.count, 0)
  const read = [
    many(cards.length, 'card'),
    ...(contingencies.length ? [`${many(contingencies.length, 'card')} for Contingencies`] : []),
    ...(models ? [many(models, 'unit')] : []),
  ]
  const left = aside.length ? `, ${many(aside.length, 'line')} left aside` : ''
  return `${read.join(', ')} read${left}.`
}
