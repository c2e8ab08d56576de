import type { FactValue, RawFacts } from '../../../kernel/facts.ts'
import type { CommandCard } from '../data/cards.ts'
import { cardNamed, has, normal, STANDING_ORDERS, same } from '../names.ts'
import type { facts as asked, seen } from './facts.ts'

export type Given = FactValue<typeof seen.given>[number]
type Figures = FactValue<typeof asked.figures>[number]

/** Pips a card counts with while the hand is built (legion:card-anatomy.command.7). */
export const handPipsOf = (name: string, given: readonly Given[]): number | undefined =>
  cardNamed(name)?.handPips ?? given.find((card) => same(card.name, name))?.handPips

/** Cards of 0 or 4 pips other than Standing Orders. */
export const fittingNone = (hand: readonly string[], given: readonly Given[]) =>
  hand.filter((name) => {
    const pips = handPipsOf(name, given)
    return pips !== undefined && !isStandingOrders(name) && (pips < 1 || pips > 3)
  })

/** Pips other data sets give for the hand. */
export const otherPips = (card: CommandCard): number[] =>
  card.pips === card.handPips ? (card.pipsConflicts ?? []).map((conflict) => conflict.pips) : []

/** The characters a card asks for; with `both`, the second ones of the 2019 data too (legion:ambiguity.10). */
export function isOwned(card: CommandCard, army: readonly string[], both: boolean): boolean {
  if (card.scope !== 'character') return true
  const there = (name: string) => has(army, name)
  const owned = card.characterMode === 'all' ? card.characters.every(there) : card.characters.some(there)
  return owned && (!both || (card.alsoNames2019 ?? []).every(there))
}

/** What a card is tied to besides a character. */
export interface Ties {
  faction?: string | undefined
  battleForce?: string | undefined
  restrictionMet?: boolean | undefined
}

/** A card of which no print without a title of its owner is known: only the army tells whether it has that version. */
const isTitled = ({ titleRestriction2026, presentIn }: CommandCard): boolean =>
  titleRestriction2026 !== undefined && presentIn.every((source) => source === 'lhq-2026')

/** True for a card with a restriction that our data cannot test. */
const isRestricted = (card: CommandCard): boolean => card.scope === 'restricted-other' || isTitled(card)

export const isTied = (card: CommandCard): boolean =>
  isRestricted(card) || (card.scope !== 'generic' && card.scope !== 'character')

/** Whether the army meets the printed restriction of a card, but for its character. */
export function meetsTie(card: CommandCard, ties: Ties): boolean {
  if (card.scope === 'faction' && card.faction !== ties.faction) return false
  if (card.scope === 'battle-force' && card.battleForce !== ties.battleForce) return false
  return !isRestricted(card) || ties.restrictionMet === true
}

/** Whether an army has whom a name line asks for; not known while nobody said "and" or "or" and it matters. */
function isTaken(
  owners: readonly string[],
  together: boolean | undefined,
  army: readonly string[],
): boolean | undefined {
  const there = owners.filter((owner) => has(army, owner)).length
  if (there === owners.length) return true
  if (there === 0) return false
  return together === undefined ? undefined : !together
}

/** What is known of cards our list does not have. */
function givenOf(names: readonly string[], facts: RawFacts): Partial<Given>[] {
  const figures = (facts.figures as Partial<Figures>[] | undefined) ?? []
  const army = facts.army as string[] | undefined
  const unique = names.filter((name, i) => names.findIndex((known) => same(known, name)) === i)
  return unique.flatMap((name) => {
    const figure = figures.find((candidate) => candidate.name && same(candidate.name, name))
    const pips = figure?.handPips === undefined ? {} : { handPips: figure.handPips }
    if (cardNamed(name)) return []
    const allowed = figure?.characters && army ? isTaken(figure.characters, figure.together, army) : undefined
    const missing = (figure?.characters ?? []).filter((character) => !has(army ?? [], character))
    return [{ name, ...pips, ...(allowed === undefined ? {} : { allowed }), described: figure !== undefined, missing }]
  })
}

/** Ties no card asks about, set so that they leave nothing unknown. */
function untouched(names: readonly string[]): RawFacts {
  const cards = names.flatMap((name) => cardNamed(name) ?? [])
  const scopes = new Set(cards.map(({ scope }) => scope))
  return {
    ...(scopes.has('faction') ? {} : { faction: 'empire' }),
    ...(scopes.has('battle-force') ? {} : { battleForce: 'none' }),
    ...(cards.some(isRestricted) ? {} : { restrictionMet: true }),
  }
}

/** An army that is not told matters to no card here, or all that it matters to is that somebody is missing. */
function isArmyIdle(names: readonly string[], absent: readonly string[]): boolean {
  const isMissing = (name: string) => has(absent, name)
  return names.every((name) => {
    const card = cardNamed(name)
    if (card?.scope !== 'character') return card !== undefined
    return card.characterMode === 'all' ? card.characters.some(isMissing) : card.characters.every(isMissing)
  })
}

/** The facts the clauses see. */
export function prepare({ figures, contingencies, absent, ...told }: RawFacts): RawFacts {
  const names = [
    ...((told.hand as string[] | undefined) ?? []),
    ...((contingencies as { cards?: string[] } | undefined)?.cards ?? []),
  ]
  const isIdle = names.length > 0 && told.army === undefined && isArmyIdle(names, (absent as string[]) ?? [])
  const facts = isIdle ? { ...told, army: [] } : told
  const army = facts.army === undefined ? {} : { army: facts.army }
  const aside = contingencies === undefined ? {} : { aside: { ...(contingencies as RawFacts), ...army } }
  return { ...(facts.hand ? untouched(names) : {}), ...facts, ...aside, given: givenOf(names, { ...facts, figures }) }
}

export const isStandingOrders = (name: string): boolean => normal(name) === normal(STANDING_ORDERS)
