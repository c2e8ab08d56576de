import { checksOver } from '../../../kernel/checker.ts'
import { constraintsOver } from '../../../kernel/constraints.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { segmentsOf } from '../../../kernel/parse.ts'
import { EDITIONS } from '../facts.ts'
import { keyOf, same } from '../names.ts'
import * as usual from '../presumes.ts'
import { rangeAt } from '../ranges.ts'
import { consequences, howMany } from './answer.ts'
import { AS_MANY, clauses } from './clauses.ts'
import { facts } from './facts.ts'
import { repairs } from './repairs.ts'
import { asks, FROM, isSomeCommander, prepare, seen } from './seen.ts'

const check = checksOver(facts)
const constraint = constraintsOver(facts)

/** 5.5: the largest possible number of orders, and whether a choice of units is legal. */
export const issueOrders = defineChecker({
  id: 'issue-orders',
  ...usual.issueOrders,
  game: 'legion',
  aliases: ['swl-5-5'],
  title: 'Are these orders legal?',
  question: 'Are these orders legal, and how many must be given?',
  asked: [
    'how many orders',
    'who can get an order',
    'must i give all orders',
    'order range',
    'can a commander order itself',
    'sabotaged communications',
    'order a unit twice',
  ],
  editions: EDITIONS,
  facts,
  clauses,
  answer: howMany,
  follows: consequences,
  gaps: [
    'Orders from other sources than the card, such as keywords and upgrades.',
    'Card text that gives further orders: leave those units out. Sabotaged Communications and Aggression are judged.',
  ],
  asks: 'may',
  asksValue: ({ isChoice }) => !isChoice,
  waitsAt: AS_MANY,
  derives: { facts: seen, of: prepare, from: FROM, asks: (gap, told) => asks(segmentsOf(gap), told) },
  repairs,
  checks: [
    constraint.distinct(
      ['units[].id'],
      () => ({ message: 'Two units have the same short name.', fix: 'Give every unit a short name of its own.' }),
      keyOf,
    ),
    check(
      ['units', 'nominee'],
      ({ units, nominee }) => isSomeCommander(nominee) || units.some((unit) => same(unit.id, nominee)),
      {
        path: 'nominee',
        message: 'The nominated unit is not among the units.',
        fix: 'Add it to the units, or correct its short name.',
      },
    ),
    constraint.each('chosen[]', ['units'], (id, { units }) =>
      !units || units.some((unit) => unit.id === undefined || same(unit.id, id))
        ? undefined
        : { message: 'A chosen unit is not among the units.', fix: 'Add it to the units, or correct its short name.' },
    ),
    constraint.each('units[]', [], ({ range, inches }) =>
      range === undefined || inches === undefined || range === rangeAt(inches)
        ? undefined
        : { at: 'inches', message: 'Range and inches of a unit do not agree.', fix: 'Give one of the two.' },
    ),
    constraint.each('units[]', [], ({ range, leaderRange }) =>
      range === undefined || leaderRange === undefined || range <= leaderRange
        ? undefined
        : {
            at: 'range',
            message: 'The unit leader cannot be nearer than the nearest miniature.',
            fix: 'Give the range to the nearest miniature.',
          },
    ),
    constraint.each('units[]', [], ({ promotedFrom, rank }) =>
      !promotedFrom || rank === undefined || rank === 'commander'
        ? undefined
        : {
            at: 'rank',
            message: 'A promoted unit has the rank commander.',
            fix: 'Choose the rank commander, or leave the former rank blank.',
          },
    ),
  ],
})
