import { type Checker, checksOver } from '../../../kernel/checker.ts'
import { EDITIONS } from '../facts.ts'
import { has, repeated, same } from '../names.ts'
import { nomination } from '../nomination/index.ts'
import { rangeAt } from '../ranges.ts'
import { examine, REACHES_MOST, repairs } from './examine.ts'
import { facts } from './facts.ts'
import { scenarios } from './scenarios.ts'
import { WHICH_MINIATURE } from './units.ts'

const check = checksOver(facts)

const CITED = [
  'legion:issuing-orders.count.1',
  'legion:command-cards.orders.1a',
  'legion:command-cards.orders.1b',
  'legion:command-cards.orders.2',
  'legion:issuing-orders.range.1',
  'legion:command-cards.orders.3',
  'legion:range.self.1',
  'legion:range.at.1',
  'legion:range.at.2',
  'legion:issuing-orders.kind.1',
  'legion:issuing-orders.limit.1',
  'legion:command-cards.orders.4',
  'legion:issuing-orders.excess.1',
  'legion:issuing-orders.place.1',
  'legion:issuing-orders.who.2',
]

/** Those that decide; the others explain. */
const RULES = [
  'legion:command-cards.orders.1a',
  'legion:command-cards.orders.1b',
  'legion:command-cards.orders.2',
  'legion:issuing-orders.limit.1',
  'legion:command-cards.orders.4',
]

/** 5.5: the largest possible number of orders, and whether a choice of units is legal. */
export const issueOrders: Checker = {
  id: 'issue-orders',
  game: 'legion',
  aliases: ['swl-5-5'],
  title: 'Issuing orders',
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
  checks: [
    check(['units'], ({ units }) => repeated(units.map((unit) => unit.id)).length === 0, {
      path: 'units',
      message: 'Two units have the same short name.',
      fix: 'Give every unit a short name of its own.',
    }),
    check(['units', 'nominee'], ({ units, nominee }) => units.some((unit) => same(unit.id, nominee)), {
      path: 'nominee',
      message: 'The nominated unit is not among the units.',
      fix: 'Add it to the units, or correct its short name.',
    }),
    check(
      ['units', 'chosen'],
      ({ units, chosen }) =>
        (chosen ?? []).every((id) =>
          has(
            units.map((unit) => unit.id),
            id,
          ),
        ),
      {
        path: 'chosen',
        message: 'A chosen unit is not among the units.',
        fix: 'Add it to the units, or correct its short name.',
      },
    ),
    check(
      ['units'],
      ({ units }) =>
        units.every(({ range, inches }) => range === undefined || inches === undefined || range === rangeAt(inches)),
      {
        path: 'units',
        message: 'Range and inches of a unit do not agree.',
        fix: 'Give one of the two.',
      },
    ),
    check(
      ['units'],
      ({ units }) =>
        units.every(
          ({ range, leaderRange }) => range === undefined || leaderRange === undefined || range <= leaderRange,
        ),
      {
        path: 'units',
        message: 'The unit leader cannot be nearer than the nearest miniature.',
        fix: 'Give the range to the nearest miniature.',
      },
    ),
    check(
      ['units'],
      ({ units }) => units.every((unit) => !unit.promotedFrom || unit.rank === undefined || unit.rank === 'commander'),
      {
        path: 'units',
        message: 'A promoted unit has the rank commander.',
        fix: 'Choose the rank commander, or leave the former rank blank.',
      },
    ),
  ],
  cites: (edition) => [...new Set([...nomination.cites(edition), ...CITED])],
  rolesOf: (clause) => [
    ...(nomination.rolesOf?.(clause) ?? []),
    ...(RULES.includes(clause) ? ['rule' as const] : CITED.includes(clause) ? ['condition' as const] : []),
  ],
  consults: [...nomination.consults, WHICH_MINIATURE, REACHES_MOST],
  gaps: [
    'Orders from other sources than the card, such as keywords and upgrades.',
    'Card text that changes the number of orders, except Sabotaged Communications.',
  ],
  scenarios,
  examine,
  repairs,
}
