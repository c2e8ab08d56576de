import { clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { plural } from '../../../kernel/words.ts'
import { cardNamed, has, isNone, listed, strange, titleOf } from '../names.ts'
import { FIELD_CARD, TWO_VERSIONS } from '../nomination/clauses.ts'
import { seen } from './facts.ts'
import {
  alive,
  asked,
  FIELD_COMMANDER_ONLY,
  fallen,
  hasCommander,
  hasFieldCommander,
  hasLeader,
  hasOperative,
  isForField,
  isIn,
  isOwnCard,
  isPlayable,
  lacking,
  OPERATIVES_ONLY,
  operativeLeads,
  ownerInArmy,
  type Side,
  TWO_NAMES,
} from './playable.ts'

const { clause, condition, exception } = clausesOver(seen)
const ALL = ['hand', 'army', 'chosen', 'barred', 'unlisted'] as const
const OWNER = ['chosen', 'army', 'unlisted'] as const
const LEAD = [OPERATIVES_ONLY, FIELD_COMMANDER_ONLY, TWO_VERSIONS, FIELD_CARD]
/** The open questions of whether a card may be played. */
export const READINGS = [TWO_NAMES, ...LEAD]
const passes = { aside: 'No card is chosen.' }
const isCard = ({ chosen }: { chosen: string }) => !isNone(chosen)
const are = (names: readonly string[]) => `${listed(names)} ${names.length === 1 ? 'is' : 'are'}`

const sayInArmy = (chosen: string, side: Side, table: RulesInPlay): string => {
  const there = asked(chosen, side, table).names.filter((name) => isIn(side.army, name))
  return there.length ? `${are(there)} in the army.` : 'The card belongs to no character.'
}
const sayNotInArmy = (chosen: string, side: Side, table: RulesInPlay): string => {
  const { names, says } = asked(chosen, side, table)
  return names.length === 1
    ? `${titleOf(chosen)} asks for ${says}, who is not in the army.`
    : `${titleOf(chosen)} asks for ${says}; not in the army: ${listed(lacking(chosen, side.army, side, table))}.`
}
/** One of several owners is enough for some cards, whatever became of the others. */
const sayAlive = (chosen: string, side: Side, table: RulesInPlay): string => {
  const there = asked(chosen, side, table).names.filter((name) => isIn(side.army, name))
  const [living, dead] = [true, false].map((is) => there.filter((name) => isIn(alive(side.army), name) === is))
  return dead!.length && living!.length
    ? `${are(dead!)} defeated; the card is that of ${listed(living!)}, too.`
    : 'No owner of the card is defeated.'
}
const sayDefeated = (chosen: string, side: Side, table: RulesInPlay): string =>
  asked(chosen, side, table).names.length === 1
    ? `The owner of ${titleOf(chosen)} is defeated, so the card cannot be played.`
    : `${are(fallen(chosen, side, table))} defeated, so ${titleOf(chosen)} cannot be played.`

/** May this card be played: in hand, not barred, its owner there and alive, somebody left to lead. */
export const clauses = [
  clause('legion:command-cards.play.1', {
    needs: ALL,
    readings: READINGS,
    when: ({ chosen }) => isNone(chosen),
    holds: ({ hand, barred, army, unlisted }, table) =>
      !hand.some((card) => isPlayable(card, barred ?? [], { army, unlisted }, table)),
    says: {
      holds: 'No card of the hand can be played.',
      fails: ({ hand, barred, army, unlisted }, table) =>
        `A player who can play a card must play one; you can play ${listed(hand.filter((card) => isPlayable(card, barred ?? [], { army, unlisted }, table)).map(titleOf), 'or')}.`,
      aside: 'A card is chosen.',
    },
  }),
  clause('legion:command-cards.discard.2', {
    needs: ['chosen', 'inHand'],
    when: isCard,
    holds: ({ inHand }) => inHand,
    says: {
      holds: ({ chosen }) => `${titleOf(chosen)} is in your hand.`,
      fails: ({ chosen }) =>
        `${titleOf(chosen)} is not in your hand; a discarded card stays out until an effect brings it back.`,
      ...passes,
    },
  }),
  clause('legion:command-cards.effects.5a', {
    needs: ['chosen', 'barred'],
    when: ({ chosen, barred }) => !isNone(chosen) && Boolean(barred?.length),
    holds: ({ chosen, barred }) => !has(barred ?? [], chosen),
    says: {
      holds: ({ chosen }) => `${titleOf(chosen)} is not the card that was sent back.`,
      fails: ({ chosen }) => `${titleOf(chosen)} was sent back to hand and cannot be chosen in this selection.`,
      aside: ({ barred, chosen }) =>
        barred || isNone(chosen)
          ? 'No card is barred from this selection.'
          : `You named no card that Change of Plans sent back, so we take it that ${titleOf(chosen)} was not.`,
    },
  }),
  clause('legion:command-cards.character.1b', {
    needs: OWNER,
    readings: [TWO_NAMES],
    when: ({ chosen }) => !isNone(chosen) && cardNamed(chosen)?.scope !== 'generic',
    holds: ({ chosen, ...side }, table) => ownerInArmy(chosen, side, table),
    says: {
      holds: ({ chosen, ...side }, table) => sayInArmy(chosen, side, table),
      fails: ({ chosen, ...side }, table) => sayNotInArmy(chosen, side, table),
      aside: 'The card belongs to no character.',
    },
  }),
  clause('legion:command-cards.defeat.1', {
    needs: OWNER,
    readings: [TWO_NAMES],
    when: ({ chosen, ...side }) => isOwnCard(chosen, side),
    holds: ({ chosen, ...side }, table) => !fallen(chosen, side, table).length,
    says: {
      holds: ({ chosen, ...side }, table) => sayAlive(chosen, side, table),
      fails: ({ chosen, ...side }, table) => sayDefeated(chosen, side, table),
      aside: 'The card belongs to no character.',
    },
  }),
  clause('legion:commander.promote.6', {
    needs: OWNER,
    readings: LEAD,
    when: isCard,
    holds: ({ chosen, ...side }, table) => hasLeader(chosen, side, table),
    says: {
      holds: 'Somebody is left who can lead with this card.',
      fails: ({ army }) =>
        hasOperative(army)
          ? 'You have no commander left, only operatives with other cards.'
          : 'You have no commander left, so command cards cannot be played.',
      ...passes,
    },
  }),
  exception('legion:command-cards.operative.1', {
    lifts: ['legion:commander.promote.6'],
    needs: OWNER,
    readings: [TWO_VERSIONS],
    holds: ({ chosen, ...side }, table) => !isNone(chosen) && operativeLeads(chosen, side, table),
    says: { holds: 'It is an operative’s own card, and that operative hands out the orders.' },
  }),
  condition('legion:commander.field.1', {
    needs: OWNER,
    when: ({ chosen, army }) => !isNone(chosen) && !hasCommander(army) && hasFieldCommander(army),
    readings: [FIELD_CARD],
    holds: ({ chosen, ...side }, table) => isForField(chosen, side, table),
    says: {
      holds:
        'A unit with Field Commander may be nominated for a card that belongs to neither a commander nor an operative.',
      fails: 'Field Commander does not help with this card.',
      aside: 'Field Commander is not needed here.',
    },
  }),
  condition('legion:command-cards.generic.2', {
    needs: ['chosen'],
    when: ({ chosen }) => cardNamed(chosen)?.scope === 'generic',
    holds: () => true,
    says: {
      holds: ({ chosen }) => `${titleOf(chosen)}: ${plural(cardNamed(chosen)!.pips as number, 'pip')}.`,
      aside: 'Not one of the four generic cards.',
    },
  }),
  condition('legion:command-phase.sequence.1', {
    needs: ['revealed'],
    when: ({ revealed }) => !revealed,
    holds: () => true,
    says: { holds: 'The card stays facedown until both are turned over together.', aside: 'The cards are revealed.' },
  }),
  condition('legion:card-anatomy.command.1', {
    needs: ['chosen'],
    when: isCard,
    holds: ({ chosen }) => cardNamed(chosen) !== undefined,
    says: {
      holds: 'The title is in our list.',
      fails: ({ chosen }) => `Not in our list: ${strange(chosen)}.`,
      ...passes,
    },
  }),
]
