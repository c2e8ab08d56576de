import { answerOver, type Checker, type Scenario } from '../../kernel/checker.ts'
import { clausesOver } from '../../kernel/clause.ts'
import { defineChecker } from '../../kernel/examine.ts'
import { choice } from '../../kernel/facts.ts'
import { EDITIONS } from './facts.ts'
import * as usual from './presumes.ts'

const facts = {
  item: choice(
    {
      'hand contents': 'Which cards are in my hand',
      'hand size': 'How many cards are in my hand',
      'discard pile': 'The cards in my discard pile',
      'returned card': 'A card I take back from the discard pile',
      'contingency cards': 'Cards set aside for Contingencies',
    },
    { label: 'What the opponent asks about' },
  ),
} as const
type Item = keyof typeof facts.item.options

const RULES: Record<Item, { clause: string; open: boolean; says: string }> = {
  'hand contents': {
    clause: 'legion:command-cards.info.1',
    open: false,
    says: 'The cards in the hand are secret and stay so',
  },
  'hand size': { clause: 'legion:command-cards.info.2', open: true, says: 'The number of cards in the hand is told' },
  'discard pile': {
    clause: 'legion:command-cards.info.3',
    open: true,
    says: 'The discard pile is shown whenever the opponent asks',
  },
  'returned card': {
    clause: 'legion:command-cards.info.4',
    open: true,
    says: 'A card taken back from the discard pile is named',
  },
  'contingency cards': {
    clause: 'legion:army-building.hand.3',
    open: false,
    says: 'Cards set aside stay facedown and secret',
  },
}
const items = Object.keys(RULES) as Item[]
const { condition } = clausesOver(facts)

const scenarios: Scenario[] = [
  ...items.flatMap((item): Scenario[] => [
    {
      title: `${RULES[item].says}, so the answer is ${RULES[item].open ? 'yes' : 'no'}`,
      facts: { item },
      expect: {
        verdict: 'answered',
        deciding: [RULES[item].clause],
        answer: RULES[item].open,
        outcome: { clause: RULES[item].clause, outcome: 'holds' },
      },
    },
    {
      title: `Asked about something else than the ${item}`,
      facts: { item: items[(items.indexOf(item) + 1) % items.length]! },
      expect: { verdict: 'answered', outcome: { clause: RULES[item].clause, outcome: 'not-in-play' } },
    },
    {
      title: `Without the question the rule for the ${item} is open`,
      facts: {},
      expect: {
        verdict: 'undetermined',
        missing: ['item'],
        outcome: { clause: RULES[item].clause, outcome: 'unknown' },
      },
    },
  ]),
]

/** 5.8: what must be shown or told. */
export const openInformation: Checker = defineChecker({
  id: 'open-information',
  ...usual.openInformation,
  game: 'legion',
  aliases: ['swl-5-8'],
  title: 'Open information',
  question: 'Must I show or tell this?',
  asked: [
    'must i show my hand',
    'how many cards do you have',
    'look at the discard pile',
    'secret command cards',
    'hidden information',
  ],
  editions: EDITIONS,
  facts,
  clauses: items.map((item) =>
    condition(RULES[item].clause, {
      needs: ['item'],
      when: (f) => f.item === item,
      holds: () => true,
      says: { holds: `${RULES[item].says}.`, aside: 'Speaks of something else.' },
    }),
  ),
  answer: answerOver(facts)({
    needs: ['item'],
    cites: items.map((item) => RULES[item].clause),
    of: ({ item }) => {
      const { clause, open, says } = RULES[item]
      return { kind: 'yes-no', value: open, says, derivation: [{ says, clause }], deciding: [clause] }
    },
  }),
  asks: 'value',
  gaps: [],
  scenarios,
})
