import { type Checker, checksOver, type Examination } from '../../../kernel/checker.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { segmentsOf } from '../../../kernel/parse.ts'
import { EDITIONS } from '../facts.ts'
import { has, repeated, same } from '../names.ts'
import { clauses as clausesOfNomination } from '../nomination/clauses.ts'
import { prepared } from '../prepared.ts'
import * as usual from '../presumes.ts'
import { rangeAt } from '../ranges.ts'
import { consequences, howMany } from './answer.ts'
import { AS_MANY, clauses } from './clauses.ts'
import { facts } from './facts.ts'
import { repairs } from './repairs.ts'
import { FROM, isChoice, path, prepare, seen } from './seen.ts'

const check = checksOver(facts)

const about = {
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
  facts: seen,
  clauses,
  answer: howMany,
  follows: consequences,
  gaps: [
    'Orders from other sources than the card, such as keywords and upgrades.',
    'Card text that changes the number of orders, except Sabotaged Communications.',
  ],
}

const judged = (asks: 'may' | 'value') =>
  prepared(defineChecker({ ...about, asks, waitsAt: AS_MANY }), {
    facts,
    prepare,
    from: FROM,
    path: (gap, raw) => path(segmentsOf(gap), raw),
  })

const NOMINATION = clausesOfNomination.filter(({ role }) => role === 'rule').map(({ id }) => id)

/** Without a nominated unit that may lead there is no number of orders. */
function led(found: Examination): Examination {
  const isOpen = found.findings.some(
    ({ clause, outcome }) => NOMINATION.includes(clause) && (outcome === 'fails' || outcome === 'unknown'),
  )
  const { answer: _answer, ...rest } = found
  return isOpen ? rest : found
}

/** A choice of units is legal or not; without one the orders are counted. */
const OF_A_CHOICE = judged('may')
const OF_THE_NUMBER = judged('value')

/** 5.5: the largest possible number of orders, and whether a choice of units is legal. */
export const issueOrders: Checker = {
  ...OF_A_CHOICE,
  allows: undefined,
  blockers: undefined,
  examine: (raw, table) => led((isChoice(raw) ? OF_A_CHOICE : OF_THE_NUMBER).examine(raw, table)),
  repairs,
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
}
