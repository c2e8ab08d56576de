/** The clauses and open questions that touch a command card, told from its data. */
import type { CommandCard } from './data/cards.ts'
import type { CardEffect } from './data/effects.ts'
import { full } from './ids.ts'
import { CHANGE_OF_PLANS, STANDING_ORDERS } from './names.ts'

/** `[whether it touches the card, clauses]`; shortened ids stand on the page of command cards. */
type Touch = readonly [boolean, ...string[]]

const isPermanent = (effect: CardEffect | undefined): boolean =>
  effect?.printing === 'rrg-2' && ['permanent', 'stays in play all game'].includes(effect.permanence ?? '')

function touches(card: CommandCard, effect: CardEffect | undefined): Touch[] {
  const { name, scope, handPips, pips, orders, effectTiming, weaponMode, ownerRanks } = card
  const kinds = (orders ?? []).map((slot) => slot.kind)
  const isOwn = scope === 'character'
  return [
    [scope === 'generic', 'generic.1', 'generic.2'],
    [name === STANDING_ORDERS, 'hand.2d', 'generic.3'],
    [isOwn, 'character.1b', 'character.2', 'defeat.1'],
    [!isOwn && scope !== 'generic', 'card-anatomy.command.3'],
    [isOwn && ownerRanks.includes('operative'), 'operative.1'],
    [scope === 'generic', 'operative.2'],
    [handPips === 1, 'hand.2a'],
    [handPips === 2, 'hand.2b'],
    [handPips === 3, 'hand.2c'],
    [pips !== null && pips !== handPips, 'card-anatomy.command.7'],
    [kinds.includes('count'), 'orders.1a'],
    [kinds.includes('named'), 'orders.1b'],
    [name === CHANGE_OF_PLANS, 'effects.5a'],
    [name === 'Annihilation Looms', 'effects.5'],
    [effectTiming === 'untimed', 'effects.2', 'effects.3'],
    [effectTiming === 'reveal', 'effects.4', 'effects.6'],
    [effectTiming === 'start-of-activation-phase', 'effects.7'],
    [weaponMode === 'gains', 'weapons.1a', 'weapons.2', 'weapons.3a'],
    [weaponMode === 'attack', 'weapons.1b', 'weapons.3'],
    [isPermanent(effect), 'discard.3'],
    [effect?.printing === 'rrg-2' && (effect.keywords ?? []).length > 0, 'keywords.1'],
  ]
}

/** Clauses that speak of this card, in reading order of the card: whose it is, pips, orders, effect, weapon. */
export const clausesOn = (card: CommandCard, effect: CardEffect | undefined): string[] => [
  ...new Set(touches(card, effect).flatMap(([applies, ...ids]) => (applies ? ids.map(full) : []))),
]

/** Open questions a table may have to settle for this card. */
export function questionsOn({ scope, ownerRanks, alsoNames2019, characterMode, name }: CommandCard): string[] {
  const isOwn = scope === 'character'
  const questions: readonly (readonly [boolean, number])[] = [
    [isOwn && ownerRanks.includes('commander'), 1],
    [isOwn && ownerRanks.includes('commander') && ownerRanks.includes('operative'), 6],
    [Boolean(alsoNames2019?.length) || characterMode === 'all', 10],
    [isOwn, 12],
    [name === CHANGE_OF_PLANS, 13],
  ]
  return questions.flatMap(([applies, number]) => (applies ? [`legion:ambiguity.${number}`] : []))
}
