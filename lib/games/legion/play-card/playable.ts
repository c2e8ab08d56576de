import type { RulesInPlay } from '../../../kernel/clause.ts'
import type { FactValue } from '../../../kernel/facts.ts'
import { cardNamed, characterNamed, has, listed, same } from '../names.ts'
import { FIELD_CARD, TWO_VERSIONS } from '../nomination/clauses.ts'
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

/** What was told of the name line of a card our list does not have. */
const toldOf = (name: string, { unlisted }: Side): Unlisted | undefined =>
  unlisted.find((card) => same(card.name, name) && card.characters)

/** The card belongs to a character, by our list or by what was told. */
export const isOwnCard = (name: string, side: Side): boolean =>
  cardNamed(name)?.scope === 'character' || Boolean(toldOf(name, side)?.characters?.length)

/** The names under the title of a card. */
const namesOn = (name: string, side: Side): readonly string[] =>
  cardNamed(name)?.characters ?? toldOf(name, side)?.characters ?? []

/** The owners a card needs, by the reading of cards that name two characters. */
function ownersOf(
  name: string,
  side: Side,
  table: RulesInPlay,
): { anyOf: readonly string[]; allOf: readonly string[] } {
  const card = cardNamed(name)
  const told = card ? undefined : toldOf(name, side)?.characters
  if (told)
    return told.length > 1 && toldOf(name, side)!.together ? { anyOf: [], allOf: told } : { anyOf: told, allOf: [] }
  if (card?.scope !== 'character') return { anyOf: [], allOf: [] }
  const second = card.alsoNames2019?.length && table.reads(TWO_NAMES) === 'B' ? card.alsoNames2019 : []
  return card.characterMode === 'all'
    ? { anyOf: [], allOf: [...card.characters, ...second] }
    : { anyOf: card.characters, allOf: second }
}

const named = (units: readonly Unit[]) => units.map((unit) => unit.name)
export const isIn = (units: readonly Unit[], name: string): boolean => has(named(units), name)
export const alive = (units: readonly Unit[]): Unit[] => units.filter((unit) => !unit.defeated)

/** The names a card asks for, and how they are joined: "Din Djarin or IG-11", "Han Solo and Luke Skywalker". */
export function asked(name: string, side: Side, table: RulesInPlay): { names: readonly string[]; says: string } {
  const { anyOf, allOf } = ownersOf(name, side, table)
  const either = anyOf.length ? [anyOf.join(' or ')] : []
  return { names: [...anyOf, ...allOf], says: listed([...either, ...allOf]) }
}

/** The owners a card asks for that are not among these units; none where one is enough and is there. */
export function lacking(name: string, units: readonly Unit[], side: Side, table: RulesInPlay): readonly string[] {
  const { anyOf, allOf } = ownersOf(name, side, table)
  const isThere = (owner: string) => isIn(units, owner)
  return [...(anyOf.some(isThere) ? [] : anyOf), ...allOf.filter((owner) => !isThere(owner))]
}

/** The owner belongs to the army, defeated or not (legion:command-cards.character.1b). */
export function ownerInArmy(name: string, side: Side, table: RulesInPlay): boolean {
  if (!cardNamed(name) && !toldOf(name, side))
    return side.unlisted.find((card) => same(card.name, name))?.owned !== false
  return lacking(name, side.army, side, table).length === 0
}

/** Owners in the army whose defeat bars the card (legion:command-cards.defeat.1). */
export const fallen = (name: string, side: Side, table: RulesInPlay): readonly string[] =>
  lacking(name, alive(side.army), side, table).filter((owner) => isIn(side.army, owner))

export const hasCommander = (army: readonly Unit[]): boolean => alive(army).some((unit) => unit.rank === 'commander')
export const hasOperative = (army: readonly Unit[]): boolean => alive(army).some((unit) => unit.rank === 'operative')
export const hasFieldCommander = (army: readonly Unit[]): boolean =>
  alive(army).some((unit) => unit.fieldCommander && unit.rank !== 'commander' && unit.rank !== 'operative')

/** An operative that lives and owns the card (legion:command-cards.operative.1). */
export function operativeLeads(name: string, side: Side, table: RulesInPlay): boolean {
  const { army, unlisted } = side
  const card = cardNamed(name) ?? toldOf(name, side)
  if (!card?.characters) return hasOperative(army) && unlisted.find((one) => same(one.name, name))?.owned === true
  return alive(army).some(
    (unit) => unit.rank === 'operative' && has(card.characters!, unit.name) && isOperativesOwn(unit.name, table),
  )
}

/** A card of a character that exists as commander too may not count as the operative's own (legion:ambiguity.6). */
const isOperativesOwn = (operative: string, table: RulesInPlay): boolean =>
  !characterNamed(operative)?.ranks.includes('commander') || table.reads(TWO_VERSIONS) === 'A'

/** A card for which a Field Commander may be nominated: nobody's own, or that of a unit of another rank (read A). */
export function isForField(name: string, side: Side, table: RulesInPlay): boolean {
  if (!isOwnCard(name, side)) return true
  const owners = side.army.filter((unit) => has(namesOn(name, side), unit.name))
  const isOther = owners.length > 0 && owners.every(({ rank }) => rank !== 'commander' && rank !== 'operative')
  return isOther && table.reads(FIELD_CARD) === 'A'
}

/** A commander is left, or what open question 5 allows without one. */
export function hasLeader(name: string, side: Side, table: RulesInPlay): boolean {
  const { army } = side
  if (hasCommander(army)) return true
  if (operativeLeads(name, side, table)) return false
  const field = hasFieldCommander(army) && isForField(name, side, table) && table.reads(FIELD_COMMANDER_ONLY) === 'A'
  return field || (hasOperative(army) && table.reads(OPERATIVES_ONLY) === 'A')
}

const isLed = (name: string, side: Side, table: RulesInPlay) =>
  operativeLeads(name, side, table) || hasLeader(name, side, table)

/** A card of the hand that could be played now. */
export const isPlayable = (name: string, barred: readonly string[], side: Side, table: RulesInPlay): boolean =>
  !has(barred, name) && ownerInArmy(name, side, table) && !fallen(name, side, table).length && isLed(name, side, table)
