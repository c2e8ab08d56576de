import type { Ambiguity } from '../../../lib/kernel/ambiguity.ts'
import { fullBudget } from '../../../lib/kernel/budget.ts'
import { answerOver, type ClauseChecker, checksOver } from '../../../lib/kernel/checker.ts'
import { clausesOver } from '../../../lib/kernel/clause.ts'
import { defineChecker } from '../../../lib/kernel/examine.ts'
import { choice, count, list, name, record, yesNo } from '../../../lib/kernel/facts.ts'
import { judge } from '../../../lib/kernel/judge.ts'
import type { Setting, TableChoice } from '../../../lib/kernel/questions.ts'
import type { Ruling } from '../../../lib/kernel/ruling.ts'

/** A game small enough to see through: who may enter the garden. */
export const facts = {
  gate: yesNo({ label: 'The gate is open', changeable: true }),
  member: yesNo({ label: 'A member of the club' }),
  coins: count({ label: 'Coins', max: 50, unit: 'coin', changeable: true }),
  season: choice({ summer: 'Summer', winter: 'Winter' }, { label: 'Season' }),
  guests: list(record({ who: name({ label: 'Name' }), age: count({ label: 'Age', max: 120 }) }, { label: 'Guest' }), {
    label: 'Guests',
  }),
}

const { clause, exception } = clausesOver(facts)
const check = checksOver(facts)

export const ambiguities: Ambiguity[] = [
  {
    id: 'toy:ambiguity.1',
    sheet: 'Q1',
    topic: 'Is winter too cold',
    clauses: ['toy:garden.4'],
    points: [
      {
        asks: 'Is winter too cold?',
        standing: { '1': 'unclear', '2': 'lean' },
        readings: [
          { id: 'A', says: 'No.' },
          { id: 'B', says: 'Yes.' },
        ],
        why: 'Nobody wrote it down.',
      },
    ],
  },
]

export const gardenRules: ClauseChecker = {
  id: 'garden',
  game: 'toy',
  title: 'Enter the garden',
  question: 'May I enter?',
  editions: ['1', '2'],
  facts,
  asks: 'may',
  checks: [
    check(['coins', 'member'], (f) => !(f.member && f.coins > 40), {
      path: 'coins',
      message: 'Members never carry more than 40 coins.',
      fix: 'Give at most 40.',
    }),
  ],
  clauses: [
    clause('toy:garden.1', {
      needs: ['gate'],
      holds: ({ gate }) => gate,
      says: { holds: 'The gate is open.', fails: 'The gate is shut.' },
      also: ['toy:garden.1a', { clause: 'toy:garden.1b', edition: '2' }],
    }),
    clause('toy:garden.2', {
      needs: ['coins'],
      holds: ({ coins }) => coins >= 5,
      says: { holds: 'Five coins are there.', fails: ({ coins }) => `${coins} of 5 coins.` },
    }),
    exception('toy:garden.3', {
      lifts: ['toy:garden.2'],
      needs: ['member'],
      holds: ({ member }) => member,
      says: { holds: 'Members pay nothing.' },
    }),
    clause('toy:garden.4', {
      needs: ['season'],
      readings: ['toy:ambiguity.1'],
      holds: ({ season }, table) => season === 'summer' || table.reads('toy:ambiguity.1') === 'A',
      says: { holds: 'Warm enough.', fails: 'Too cold.' },
    }),
    clause('toy:garden.5', {
      needs: ['guests'],
      when: ({ guests }) => guests.length > 0,
      holds: ({ guests }) => guests.every((guest) => guest.age >= 18),
      says: { holds: 'All guests are grown up.', fails: 'A guest is too young.', aside: 'No guests.' },
    }),
  ],
}

/** The garden, clause by clause. */
export const garden = defineChecker(gardenRules)

export const tally = defineChecker({
  id: 'tally',
  game: 'toy',
  title: 'Count',
  question: 'How many coins for all?',
  editions: ['1'],
  facts: { coins: facts.coins, guests: facts.guests, gate: facts.gate },
  asks: 'value',
  clauses: [],
  answer: answerOver({ coins: facts.coins, guests: facts.guests, gate: facts.gate })({
    needs: ['coins', 'guests', 'gate'],
    cites: ['toy:garden.6'],
    of: ({ coins, guests, gate }) => ({
      kind: 'number',
      value: gate ? coins * guests.length : 0,
      unit: 'coin',
      says: 'coins',
      derivation: [],
      deciding: ['toy:garden.6'],
    }),
  }),
})

export const setting: Setting = { game: 'Toy', ambiguities, cite: (id) => id }

/** All facts of a legal case. */
export const whole = { gate: true, member: false, coins: 5, season: 'summer', guests: [] }

/** Judges and insists on a ruling. */
export function ruled(
  given: object,
  choice: Partial<TableChoice> = {},
  checker = garden,
  budget = fullBudget(),
): Ruling {
  const ruling = judge(checker, setting, { edition: '1', ...choice }, given, budget)
  if ('code' in ruling) throw new Error(ruling.message)
  return ruling
}

/** Judges and insists on a refusal. */
export function refused(given: unknown, choice: Partial<TableChoice> = {}) {
  const ruling = judge(garden, setting, { edition: '1', ...choice }, given)
  if (!('code' in ruling)) throw new Error('was judged')
  return ruling.issues
}

/** The outcome of one clause. */
export const outcome = (ruling: Ruling, clause: string) =>
  ruling.findings.find((finding) => finding.clause === clause)?.outcome

/** Facts of another: who may cross a bridge. */
export const bridgeFacts = { wet: yesNo({ label: 'Wet' }), late: yesNo({ label: 'Late' }) }

/** Its checker, of these clauses. */
export const bridgeOf = (
  clauses: ClauseChecker['clauses'],
  more: { wholeCase?: true } & Pick<Partial<ClauseChecker>, 'answer'> = {},
) =>
  defineChecker({
    id: 'bridge',
    game: 'toy',
    title: 'Bridge',
    question: 'May I cross?',
    editions: ['1'],
    facts: bridgeFacts,
    asks: 'may',
    ...more,
    clauses,
  })
