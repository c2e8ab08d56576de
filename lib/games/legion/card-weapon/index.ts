import { checksOver } from '../../../kernel/checker.ts'
import { clausesOver } from '../../../kernel/clause.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { EDITIONS, isTrooper } from '../facts.ts'
import { cardNamed } from '../names.ts'
import * as usual from '../presumes.ts'
import { facts } from './facts.ts'
import { isKindOurs, isVersatileOurs, withWeapon } from './of-card.ts'

const { card: _card, ...seen } = facts
const { clause, condition } = clausesOver(seen)
const check = checksOver(facts)
const ENGAGED_BAN = 'legion:ambiguity.14'

const isShot = ({ weapon, versatile }: { weapon: string; versatile: boolean }) => weapon === 'ranged' && !versatile
const other = { aside: 'Only for another kind of card.' }

const clauses = [
  clause('legion:command-cards.weapons.1a', {
    needs: ['mode', 'unitSpecified', 'moment', 'momentOnCard'],
    when: ({ mode }) => mode === 'gains',
    holds: ({ unitSpecified, moment, momentOnCard }) => unitSpecified && (moment === 'own activation' || momentOnCard),
    says: {
      holds: ({ moment }) =>
        moment === 'own activation'
          ? 'The unit named on the card has the weapon and uses it in its own activation.'
          : 'The unit named on the card has the weapon and uses it when the card says.',
      fails: ({ unitSpecified }) =>
        unitSpecified ? 'A gained weapon is used in the unit’s own activation.' : 'The card does not name this unit.',
      ...other,
    },
  }),
  clause('legion:command-cards.weapons.1b', {
    needs: ['mode', 'unitSpecified', 'moment', 'momentOnCard'],
    when: ({ mode }) => mode === 'attack',
    holds: ({ unitSpecified, moment, momentOnCard }) =>
      unitSpecified && (moment === 'end of own activation' || momentOnCard),
    says: {
      holds: ({ moment }) =>
        moment === 'end of own activation'
          ? 'The unit named on the card may attack with its weapon when its activation ends.'
          : 'The unit named on the card may attack with its weapon when the card says.',
      fails: ({ unitSpecified }) =>
        unitSpecified ? 'The attack is made when the unit’s activation ends.' : 'The card does not name this unit.',
      ...other,
    },
  }),
  clause('legion:command-cards.keywords.1', {
    needs: ['mode', 'unitSpecified'],
    when: ({ mode }) => mode === 'keyword',
    holds: ({ unitSpecified }) => unitSpecified,
    says: {
      holds: 'The unit has the keyword for as long as the card is in play.',
      fails: 'The card gives the keyword to other units.',
      ...other,
    },
  }),
  clause('legion:command-cards.weapons.5', {
    needs: ['mode', 'user', 'cardSaysCounterpart'],
    when: ({ mode, user }) => user === 'counterpart' && mode !== 'keyword',
    holds: ({ cardSaysCounterpart }) => cardSaysCounterpart,
    says: {
      holds: 'A card gives it to the counterpart too.',
      fails: 'A counterpart does not have the weapon unless a card says so.',
      aside: 'No counterpart uses a weapon here.',
    },
  }),
  clause('legion:command-cards.weapons.2', {
    needs: ['mode'],
    when: ({ mode }) => mode === 'gains',
    holds: () => true,
    says: { holds: 'A gained weapon counts as printed on the unit card.', ...other },
  }),
  clause('legion:command-cards.weapons.3', {
    needs: ['mode', 'extraWeapon'],
    when: ({ mode }) => mode === 'attack',
    holds: ({ extraWeapon }) => !extraWeapon,
    says: {
      holds: 'The pool is the card’s weapon alone.',
      fails: 'Arsenal adds nothing here: the pool is the card’s weapon alone.',
      ...other,
    },
  }),
  clause('legion:command-cards.weapons.3a', {
    needs: ['mode', 'extraWeapon', 'arsenal'],
    when: ({ mode, extraWeapon }) => mode === 'gains' && extraWeapon,
    holds: ({ arsenal }) => arsenal >= 2,
    says: {
      holds: ({ arsenal }) => `Arsenal ${arsenal} may combine a gained weapon with others.`,
      fails: 'Two weapons in one pool need arsenal 2.',
      aside: 'No gained weapon is combined here.',
    },
  }),
  clause('legion:command-cards.weapons.4', {
    needs: ['mode', 'weapon', 'engaged', 'unitType', 'versatile'],
    readings: [ENGAGED_BAN],
    when: ({ mode }) => mode !== 'keyword',
    holds: ({ mode, weapon, engaged, unitType, versatile }, table) => {
      if (weapon === 'melee') return engaged
      const elsewhere = mode === 'gains' && isShot({ weapon, versatile }) && engaged && isTrooper(unitType)
      return !(elsewhere && table.reads(ENGAGED_BAN) === 'B')
    },
    says: {
      holds: 'An attack of the kind shown is possible.',
      fails: ({ weapon }) =>
        weapon === 'melee'
          ? 'Without an enemy in melee there is no melee attack.'
          : 'An engaged trooper cannot shoot, by the general rule.',
      ...other,
    },
  }),
  clause('legion:command-cards.weapons.4a', {
    needs: ['mode', 'weapon', 'versatile', 'engaged', 'unitType'],
    readings: [ENGAGED_BAN],
    when: ({ mode, engaged, unitType, weapon, versatile }, table) =>
      mode !== 'keyword' &&
      engaged &&
      isTrooper(unitType) &&
      weapon === 'ranged' &&
      !(mode === 'gains' && isShot({ weapon, versatile }) && table.reads(ENGAGED_BAN) === 'B'),
    holds: ({ versatile }) => versatile,
    says: {
      holds: 'The weapon is versatile, so an engaged trooper may shoot.',
      fails: 'An engaged trooper cannot make a ranged attack without versatile.',
      aside: 'No engaged trooper shoots here.',
    },
  }),
  condition('legion:card-anatomy.command.6', {
    needs: ['mode', 'weapon'],
    when: ({ mode }) => mode !== 'keyword',
    holds: () => true,
    says: { holds: ({ weapon }) => `The range icon shows: ${facts.weapon.options[weapon].toLowerCase()}.`, ...other },
  }),
]

/** 5.9: who may use the weapon or keyword of a card, when, and together with what. */
export const cardWeapon = defineChecker({
  id: 'card-weapon',
  ...usual.cardWeapon,
  game: 'legion',
  aliases: ['swl-5-9'],
  title: 'Can this unit use the weapon or keyword of a card?',
  question: 'Can this unit use the weapon or keyword of the card?',
  asked: [
    'weapon on a command card',
    'use card weapon',
    'arsenal with command card',
    'engaged ranged attack',
    'counterpart weapon',
    'keyword from command card',
  ],
  editions: EDITIONS,
  facts,
  clauses,
  asks: 'may',
  gaps: ['Whether a target is in range and in sight.', 'Other bans on attacking, such as panic.'],
  derives: {
    facts: seen,
    of: (told) => {
      const { card, ...rest } = withWeapon(told)
      return rest
    },
  },
  checks: [
    check(
      ['card', 'mode'],
      ({ card, mode }) => {
        const known = card === undefined ? undefined : cardNamed(card)?.weaponMode
        return !known || mode === 'keyword' || known === mode
      },
      {
        path: 'mode',
        message: 'Our list has that card the other way.',
        fix: 'Leave the mode blank, or leave the card blank.',
      },
    ),
    check(['card', 'weapon'], ({ card, weapon }) => isKindOurs(card, weapon), {
      path: 'weapon',
      message: 'Our list has another range icon for the weapon of that card.',
      fix: 'Leave the range icon blank, or leave the card blank.',
    }),
    check(['card', 'versatile'], ({ card, versatile }) => isVersatileOurs(card, versatile), {
      path: 'versatile',
      message: 'Our list has the weapon of that card the other way.',
      fix: 'Leave versatile blank, or leave the card blank.',
    }),
  ],
})
