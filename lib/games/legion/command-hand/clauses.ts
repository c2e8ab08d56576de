import { type Clause, clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { plural } from '../../../kernel/words.ts'
import { cardNamed, has, listed, repeated, same, strange, titleOf } from '../names.ts'
import {
  fittingNone,
  type Given,
  handPipsOf,
  isOwned,
  isStandingOrders,
  isTied,
  meetsTie,
  otherPips,
  type Ties,
} from './cards.ts'
import { seen } from './facts.ts'

const { clause, condition } = clausesOver(seen)
const TWO_NAMES = 'legion:ambiguity.10'
export const OF_TWO_EACH = 'legion:command-cards.hand.2'
const SIZE = 7
export const EACH = 2

export const withPips = (hand: readonly string[], given: readonly Given[], pips: number) =>
  hand.filter((name) => handPipsOf(name, given) === pips)

const cardsIn = (names: readonly string[]) => names.flatMap((name) => cardNamed(name) ?? [])
const allowedAsGiven = (name: string, given: readonly Given[]) =>
  given.find((card) => same(card.name, name))?.allowed !== false
const unowned = (names: readonly string[], army: readonly string[], given: readonly Given[], table: RulesInPlay) =>
  names.filter((name) => {
    const card = cardNamed(name)
    return card ? !isOwned(card, army, table.reads(TWO_NAMES) === 'B') : !allowedAsGiven(name, given)
  })
const untied = (names: readonly string[], ties: Ties) =>
  cardsIn(names)
    .filter((card) => !meetsTie(card, ties))
    .map((card) => card.name)

/** Titles nobody has described that our list does not have. */
const unknownIn = (hand: readonly string[], given: readonly Given[]) =>
  hand.filter((name) => !cardNamed(name) && !given.some((card) => same(card.name, name) && card.described))

const isOwn = (name: string) => (cardNamed(name)?.scope ?? 'character') === 'character'

/** Whom a card asks for that the army does not have; of several of whom one is enough all are named. */
function ownersOf(name: string, army: readonly string[], given: readonly Given[]): string {
  const card = cardNamed(name)
  const lacking = (names: readonly string[]) => names.filter((one) => !has(army, one))
  if (!card) return `${name} asks for ${listed(given.find((one) => same(one.name, name))?.missing ?? [])}`
  if (isOwned(card, army, false))
    return `${card.name} asks for ${listed(lacking(card.alsoNames2019 ?? []))} too, as open question 10 is read here`
  const isAny = card.characterMode === 'any' && card.characters.length > 1
  return `${card.name} asks for ${isAny ? listed(card.characters, 'or') : listed(lacking(card.characters))}`
}

/** Of a hand told in part only what is too much is known. */
const IN_PART = 'Only a part of the hand was told, and it has not too many of these.'

const counting = (id: string, pips: number): Clause =>
  clause(id, {
    needs: ['hand', 'given', 'more'],
    when: ({ hand, given, more }) => !more || withPips(hand, given, pips).length > EACH,
    holds: ({ hand, given }) => withPips(hand, given, pips).length === EACH,
    says: {
      holds: `Two cards have ${pips} pip${pips > 1 ? 's' : ''}.`,
      fails: ({ hand, given }) => {
        const found = withPips(hand, given, pips).map(titleOf)
        return `Two cards of ${plural(pips, 'pip')} are needed; the hand has ${found.length ? `${found.length}: ${listed(found)}` : 'none'}.`
      },
      aside: IN_PART,
    },
  })

/** Size, titles and pips: what a hand is made of. */
export const makeUp = [
  clause('legion:command-cards.hand.3', {
    needs: ['hand'],
    holds: ({ hand }) => repeated(hand).length === 0,
    says: {
      holds: 'No title stands twice.',
      fails: ({ hand }) => `In the hand more than once: ${listed(repeated(hand).map(titleOf))}.`,
    },
  }),
  clause('legion:command-cards.hand.1', {
    needs: ['hand', 'more'],
    when: ({ hand, more }) => !more || hand.length >= SIZE,
    holds: ({ hand, more }) => !more && hand.length === SIZE,
    says: {
      holds: 'The hand has 7 cards.',
      fails: ({ hand, more }) => `The hand has ${more ? 'more than ' : ''}${plural(hand.length, 'card')}, not 7.`,
      aside: IN_PART,
    },
  }),
  clause(OF_TWO_EACH, {
    needs: ['hand', 'given', 'more'],
    // a whole hand is counted pip by pip
    when: (f) => f.more === true && fittingNone(f.hand, f.given).length > 0,
    holds: ({ hand, given }) => fittingNone(hand, given).length === 0,
    says: {
      holds: 'Every card fits a whole hand.',
      fails: ({ hand, given }) =>
        `A hand is 2 cards each of 1, 2 and 3 pips, and Standing Orders: ${listed(fittingNone(hand, given).map(titleOf))} fits none of them.`,
      aside: 'Only a part of the hand was told.',
    },
  }),
  condition(OF_TWO_EACH, {
    needs: ['hand', 'given', 'more'],
    when: ({ more }) => !more,
    holds: ({ hand, given }) =>
      [1, 2, 3].every((pips) => withPips(hand, given, pips).length === EACH) && hand.some(isStandingOrders),
    says: {
      holds: 'Two cards each of 1, 2 and 3 pips, and Standing Orders.',
      fails: 'A hand is 2 cards each of 1, 2 and 3 pips, and Standing Orders.',
      aside: 'Only a part of the hand was told.',
    },
  }),
  clause('legion:command-cards.hand.2d', {
    needs: ['hand', 'more'],
    when: ({ hand, more }) => !more || hand.some(isStandingOrders),
    holds: ({ hand }) => hand.some(isStandingOrders),
    says: {
      holds: 'Standing Orders is in the hand.',
      fails: 'Standing Orders is not in the hand; it cannot be left out.',
      aside: 'Only a part of the hand was told.',
    },
  }),
  counting('legion:command-cards.hand.2a', 1),
  counting('legion:command-cards.hand.2b', 2),
  counting('legion:command-cards.hand.2c', 3),
  condition('legion:card-anatomy.command.7', {
    needs: ['hand'],
    when: ({ hand }) => cardsIn(hand).some((card) => card.handPipsNote),
    holds: () => true,
    says: {
      holds: ({ hand }) =>
        `${cardsIn(hand)
          .filter((card) => card.handPipsNote)
          .map((card) => `${card.name} counts as ${card.handPips}`)
          .join(', ')} in the hand.`,
      aside: 'No card here fixes its own value for the hand.',
    },
  }),
  condition('legion:card-anatomy.command.2', {
    needs: ['hand'],
    when: ({ hand }) => cardsIn(hand).some((card) => otherPips(card).length),
    holds: () => true,
    says: {
      holds: ({ hand }) =>
        cardsIn(hand)
          .filter((card) => otherPips(card).length)
          .map(
            (card) =>
              `Sources disagree on ${card.name}: counted with ${card.handPips}, another gives ${otherPips(card)[0]}.`,
          )
          .join(' '),
      aside: 'The sources agree on every card here.',
    },
  }),
]

/** Whose cards they are, and what else they are tied to. */
export const owners = [
  clause('legion:command-cards.character.1b', {
    needs: ['hand', 'army', 'given'],
    readings: [TWO_NAMES],
    holds: ({ hand, army, given }, table) => unowned(hand, army, given, table).length === 0,
    says: {
      holds: 'The character of every card is in the army.',
      fails: ({ hand, army, given }, table) =>
        `Not in the army: ${unowned(hand, army, given, table)
          .map((name) => ownersOf(name, army, given))
          .join('; ')}.`,
    },
  }),
  clause('legion:card-anatomy.command.3', {
    needs: ['hand', 'faction', 'battleForce', 'restrictionMet'],
    when: ({ hand }) => cardsIn(hand).some(isTied),
    holds: ({ hand, ...ties }) => untied(hand, ties).length === 0,
    says: {
      holds: 'The army meets the printed restrictions.',
      fails: ({ hand, ...ties }) => `The army does not meet the restriction printed on ${listed(untied(hand, ties))}.`,
      aside: 'No card here is tied to a faction, a battle force or a kind of unit.',
    },
  }),
  condition('legion:army-building.hand.2', {
    needs: ['hand', 'army', 'given'],
    readings: [TWO_NAMES],
    when: ({ hand }) => hand.some(isOwn),
    holds: ({ hand, army, given }, table) => unowned(hand, army, given, table).length === 0,
    says: {
      holds: 'Every card that asks for a unit has it in the army.',
      fails: 'A card that asks for a unit goes into the hand only with that unit in the army.',
      aside: 'No card here asks for a unit.',
    },
  }),
  condition('legion:command-cards.generic.1', {
    needs: ['hand'],
    when: ({ hand }) => cardsIn(hand).some((card) => card.scope === 'generic'),
    holds: () => true,
    says: {
      holds: ({ hand }) =>
        `Open to everyone: ${listed(
          cardsIn(hand)
            .filter((card) => card.scope === 'generic')
            .map((card) => card.name),
        )}.`,
      aside: 'No generic card here.',
    },
  }),
  condition('legion:command-cards.character.2', {
    needs: ['hand'],
    when: ({ hand }) => cardsIn(hand).some((card) => card.scope === 'character'),
    holds: () => true,
    says: {
      holds: ({ hand }) =>
        `By the name line: ${cardsIn(hand)
          .filter((card) => card.scope === 'character')
          .map((card) => `${card.name} – ${card.characters.join(' / ')}`)
          .join('; ')}.`,
      aside: 'No character card here.',
    },
  }),
  condition('legion:command-cards.character.3', {
    needs: ['hand'],
    when: ({ hand }) => repeated(cardsIn(hand).flatMap((card) => card.characters)).length > 0,
    holds: () => true,
    says: {
      holds: 'Any number of cards of one character may be taken.',
      aside: 'No character has several cards here.',
    },
  }),
  condition('legion:card-anatomy.command.1', {
    needs: ['hand', 'given'],
    holds: ({ hand, given }) => unknownIn(hand, given).length === 0,
    says: {
      holds: 'Every title is in our list, or described by you.',
      fails: ({ hand, given }) =>
        `Not in our list: ${unknownIn(hand, given)
          .map(strange)
          .join(', ')}. Mend the name, or give its pips and its character.`,
    },
  }),
]

const ASIDE = ['hand', 'given', 'aside', 'faction', 'battleForce', 'restrictionMet'] as const

interface Aside {
  x: number
  cards: string[]
  army: string[]
}

/** More set aside than may be: wrong whatever the hand is. */
const isTooMany = ({ cards, x }: Aside): boolean => cards.length > x

/** What else is wrong with cards set aside for Contingencies, each a part of a sentence. */
function asideFaults(aside: Aside, hand: string[], given: Given[], ties: Ties, table: RulesInPlay): string[] {
  const doubled = [...repeated(aside.cards), ...aside.cards.filter((name) => has(hand, name))].map(titleOf)
  const foreign = [...unowned(aside.cards, aside.army, given, table).map(titleOf), ...untied(aside.cards, ties)]
  return [
    ...(doubled.length ? [`already taken: ${listed(doubled)}`] : []),
    ...(foreign.length ? [`the army lacks what they ask for: ${listed(foreign)}`] : []),
  ]
}

/** Cards set aside for Contingencies, and when a hand is put together. */
export const setAside = [
  clause('legion:army-building.hand.3', {
    needs: ASIDE,
    readings: [TWO_NAMES],
    when: ({ aside }) => aside !== undefined,
    // the hand is looked at last: nobody need tell it where too many are set aside
    holds: (f, table) => !isTooMany(f.aside!) && asideFaults(f.aside!, f.hand, f.given, f, table).length === 0,
    says: {
      holds: 'The cards set aside are within Contingencies and obey the other hand rules.',
      fails: (f, table) =>
        isTooMany(f.aside!)
          ? `Contingencies: ${plural(f.aside!.cards.length, 'card')} set aside, and at most ${f.aside!.x} may be.`
          : `Contingencies: ${asideFaults(f.aside!, f.hand, f.given, f, table).join('; ')}.`,
      aside: 'You named no cards set aside for Contingencies, so only the hand itself is judged.',
    },
  }),
  condition('legion:army-building.hand.1', {
    needs: [],
    holds: () => true,
    says: { holds: 'The hand is put together before the game, with the army.' },
  }),
]
