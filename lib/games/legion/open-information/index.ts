import { answerOver, type Checker } from '../../../kernel/checker.ts'
import { clausesOver } from '../../../kernel/clause.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { EDITIONS } from '../facts.ts'
import * as usual from '../presumes.ts'
import { facts, items, RULES } from './rules.ts'

const { condition } = clausesOver(facts)

/** 5.8: what must be shown or told. */
export const openInformation: Checker = defineChecker({
  id: 'open-information',
  ...usual.openInformation,
  game: 'legion',
  aliases: ['swl-5-8'],
  title: 'Must I show or tell this?',
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
      says: { holds: `${RULES[item].says}.`, aside: 'Only for something else.' },
    }),
  ),
  answer: answerOver(facts)({
    needs: ['item'],
    of: ({ item }) => {
      const { clause, open, says } = RULES[item]
      return { kind: 'yes-no', value: open, says, derivation: [{ says, clause }], deciding: [clause] }
    },
  }),
  asks: 'value',
  gaps: [],
})
