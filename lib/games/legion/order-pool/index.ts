import { answerOver, type Checker, checksOver } from '../../../kernel/checker.ts'
import { clausesOver } from '../../../kernel/clause.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { count } from '../../../kernel/facts.ts'
import { plural } from '../../../kernel/words.ts'
import { EDITIONS } from '../facts.ts'
import * as usual from '../presumes.ts'

const facts = {
  units: count({ label: 'Your undefeated units', max: 40, unit: 'unit' }),
  ordered: count({ label: 'Your units with an order token on the table', max: 40, unit: 'unit' }),
} as const
const { condition } = clausesOver(facts)
const POOL = 'legion:order-tokens.pool.1'
const STEP = 'legion:command-phase.sequence.4'

/** 5.10: how many tokens go into the order pool. */
export const orderPool: Checker = defineChecker({
  id: 'order-pool',
  waitsAt: POOL,
  ...usual.orderPool,
  game: 'legion',
  aliases: ['swl-5-10-pool'],
  title: 'How many tokens go into the order pool?',
  question: 'How many tokens go into the order pool?',
  asked: ['order pool', 'how many tokens in the bag', 'which tokens go in the pool', 'build the order pool'],
  editions: EDITIONS,
  facts,
  checks: [
    checksOver(facts)(['units', 'ordered'], ({ units, ordered }) => ordered <= units, {
      path: 'ordered',
      message: 'More units have an order than there are units.',
      fix: 'Count one order token a unit.',
    }),
  ],
  clauses: [
    condition(POOL, {
      needs: [],
      holds: () => true,
      says: { holds: 'The tokens of units without an order form the pool, mixed facedown or in a bag.' },
    }),
    condition(STEP, {
      needs: [],
      holds: () => true,
      says: { holds: 'Each player builds the pool after the orders were issued.' },
    }),
  ],
  answer: answerOver(facts)({
    needs: ['units', 'ordered'],
    of: (told) => {
      const { units } = told
      const ordered = units ? told.ordered : 0
      const value = units - ordered
      const says = `${plural(value, 'token')} in the pool`
      return {
        kind: 'number',
        value,
        unit: 'token',
        says,
        derivation: [{ says: `${plural(units, 'unit')} less ${ordered} with an order`, value, clause: POOL }],
        deciding: [POOL, STEP],
      }
    },
  }),
  asks: 'value',
  gaps: ['Tokens put down by other effects than orders.'],
})
