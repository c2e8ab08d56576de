import type { Table } from '../../../kernel/clause.ts'
import type { FactValue } from '../../../kernel/facts.ts'
import { cardNamed, characterNamed, has, same } from '../names.ts'
import { TWO_VERSIONS } from '../nomination/clauses.ts'
import type { seen } from './facts.ts'

export const TWO_NAMES = 'legion:ambiguity.10'
export const OPERATIVES_ONLY = 'legion:ambiguity.5/i'
export const FIELD_COMMANDER_ONLY = 'legion:ambiguity.5/ii'

export type Unit = FactValue<typeof seen.army>[number]
type Unlisted = FactValue<typeof seen.unlisted>[number]

/** What a card is judged against. */
export interface Side {
  army: readonly Unit[]
  unlisted: readonly Unlisted[]
}

/** The owners a card needs, by the reading of cards that name two characters. */
function ownersOf(name: string, table: Table): { anyOf: readonly string[]; allOf: readonly string[] } {
  const card = cardNamed(name)
  if (card?.scope !== 'character') return { anyOf: [], allOf: [] }
  const second = card.alsoNames2019?.length && table.reads(TWO_NAMES) === 'B' ? card.alsoNames2019 : []
  return card.characterMode === 'all'
    ? { anyOf: [], allOf: [...card.characters, ...second] }
    : { anyOf: card.characters, allOf: second }
}

const named = (units: readonly Unit[]) => units.map((unit) => unit.name)
export const alive = (units: readonly Unit[]): Unit[] => units.filter((unit) => !unit.defeated)

function owned(name: string, units: readonly Unit[], table: Table): boolean {
  const { anyOf, allOf } = ownersOf(name, table)
  const there = (owner: string) => has(named(units), owner)
  return allOf.every(there) && (!anyOf.length || anyOf.some(there))
}

/** The owner belongs to the army, defeated or not (legion:command-cards.character.1b). */
export function ownerInArmy(name: string, { army, unlisted }: Side, table: Table): boolean {
  if (!cardNamed(name)) return unlisted.find((card) => same(card.name, name))?.owned !== false
  return owned(name, army, table)
}

/** The owner is undefeated; cards without a known owner are not asked (legion:command-cards.defeat.1). */
export const ownerLives = (name: string, { army }: Side, table: Table): boolean =>
  !owned(name, army, table) || owned(name, alive(army), table)

export const hasCommander = (army: readonly Unit[]): boolean => alive(army).some((unit) => unit.rank === 'commander')
export const hasOperative = (army: readonly Unit[]): boolean => alive(army).some((unit) => unit.rank === 'operative')
export const hasFieldCommander = (army: readonly Unit[]): boolean =>
  alive(army).some((unit) => unit.fieldCommander && unit.rank !== 'commander' && unit.rank !== 'operative')

/** An operative that lives and owns the card (legion:command-cards.operative.1). */
export function operativeLeads(name: string, { army, unlisted }: Side, table: Table): boolean {
  const card = cardNamed(name)
  if (!card) return hasOperative(army) && unlisted.find((one) => same(one.name, name))?.owned === true
  return alive(army).some(
    (unit) => unit.rank === 'operative' && has(card.characters, unit.name) && isOperativesOwn(unit.name, table),
  )
}

/** A card of a character that exists as commander too may not count as the operative's own (legion:ambiguity.6). */
const isOperativesOwn = (operative: string, table: Table): boolean =>
  !characterNamed(operative)?.ranks.includes('commander') || table.reads(TWO_VERSIONS) === 'A'

/** A commander is left, or what open question 5 allows without one. */
export function hasLeader(name: string, side: Side, table: Table): boolean {
  const { army } = side
  if (hasCommander(army)) return true
  if (operativeLeads(name, side, table)) return false
  const isOwn = cardNamed(name)?.scope === 'character'
  const field = hasFieldCommander(army) && !isOwn && table.reads(FIELD_COMMANDER_ONLY) === 'A'
  return field || (hasOperative(army) && table.reads(OPERATIVES_ONLY) === 'A')
}

const isLed = (name: string, side: Side, table: Table) =>
  operativeLeads(name, side, table) || hasLeader(name, side, table)

/** A card of the hand that could be played now. */
export const isPlayable = (name: string, barred: readonly string[], side: Side, table: Table): boolean =>
  !has(barred, name) && ownerInArmy(name, side, table) && ownerLives(name, side, table) && isLed(name, side, table)
