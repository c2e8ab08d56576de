import { answerOver, checksOver } from '../../../kernel/checker.ts'
import { clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { type FactValue, list, record } from '../../../kernel/facts.ts'
import { notInList } from '../build/checks.ts'
import { discountsOf, isPriceless } from '../build/cost.ts'
import { cardOf, costOf } from '../costs.ts'
import { EDITIONS, NEW, OLD, vocabulary } from '../facts.ts'
import * as usual from '../presumes.ts'
import { sayBuilds } from '../told.ts'
import { money } from '../words.ts'

const builds = list(
  record(
    { card: vocabulary.card, count: { ...vocabulary.count, changeable: false } },
    { label: 'Build', row: ['card', 'count'], told: sayBuilds(vocabulary.card.options) },
  ),
  { label: 'What you want to build', min: 1, max: 12, item: 'build' },
)

const facts = {
  builds,
  credits: vocabulary.credits,
  efficientConstruction: vocabulary.efficientConstruction,
} as const

type Builds = FactValue<typeof builds>
const PAY = 'starcom:command-phase.build.1'
const CHEAPER = 'starcom:cards.efficient-construction.1'

/** Copies that take something off; none in February 2022. */
const discounts = (copies: number | undefined, table: RulesInPlay) =>
  table.edition === NEW ? discountsOf(copies ?? 0, table) : 0

/** Credits for every line of the list. */
const lines = (all: Builds, copies: number | undefined, table: RulesInPlay) =>
  all.map(({ card, count }) => ({ card, count, each: costOf(card, table.edition, () => discounts(copies, table)) }))

const total = (all: Builds, copies: number | undefined, table: RulesInPlay) =>
  lines(all, copies, table).reduce((sum, line) => sum + line.each * line.count, 0)

const hasStation = (all: Builds, edition: string) => all.some(({ card }) => cardOf(card, edition)?.type === 'Station')

const { clause, condition } = clausesOver(facts)
const pay = (edition: string, needs: readonly ('builds' | 'credits' | 'efficientConstruction')[]) =>
  clause(PAY, {
    editions: [edition],
    needs,
    readings: edition === NEW ? ['starcom:ambiguity.46'] : [],
    holds: (f, table) => total(f.builds, f.efficientConstruction, table) <= f.credits,
    says: {
      holds: (f, table) => `It costs ${money(total(f.builds, f.efficientConstruction, table))}; you have ${f.credits}.`,
      fails: (f, table) =>
        `It costs ${money(total(f.builds, f.efficientConstruction, table))}; you have only ${f.credits}.`,
    },
  })

const clauses = [
  clause('starcom:cards.scout.1', {
    needs: ['builds'],
    readings: ['starcom:ambiguity.48'],
    when: (f) => f.builds.some(({ card }) => card === 'scout'),
    holds: (_f, table) => table.reads('starcom:ambiguity.48') === 'B',
    says: {
      holds: 'A Scout is taken to cost nothing.',
      fails: 'A Scout prints no cost and cannot be built.',
      aside: 'No Scout is among them.',
    },
  }),
  pay(NEW, ['builds', 'credits', 'efficientConstruction']),
  pay(OLD, ['builds', 'credits']),
  condition(CHEAPER, {
    editions: [NEW],
    needs: ['builds', 'efficientConstruction'],
    when: (f) => f.efficientConstruction > 0 && hasStation(f.builds, NEW),
    holds: () => true,
    says: { holds: 'Efficient Construction takes 1 off each station, never under 1.', aside: 'Nothing is cheaper.' },
  }),
]

const answer = answerOver(facts)
const sum = (edition: string, needs: readonly ('builds' | 'efficientConstruction')[]) =>
  answer({
    editions: [edition],
    needs,
    leads: true,
    readings: ['starcom:ambiguity.48', ...(edition === NEW ? ['starcom:ambiguity.46'] : [])],
    of: (f, table) => {
      if (f.builds.some(({ card }) => isPriceless(card, table))) return undefined
      const value = total(f.builds, f.efficientConstruction, table)
      const isCheaper = (card: string) =>
        cardOf(card, edition)?.type === 'Station' && discounts(f.efficientConstruction, table) > 0
      return {
        kind: 'number',
        value,
        unit: 'credit',
        says: `It costs ${money(value)}`,
        derivation: lines(f.builds, f.efficientConstruction, table).map(({ card, count, each }) => ({
          says: `${count} × ${cardOf(card, edition)?.name} at ${each}`,
          value: count * each,
          clause: isCheaper(card) ? CHEAPER : PAY,
        })),
        deciding: f.builds.some(({ card }) => isCheaper(card)) ? [CHEAPER] : [],
      }
    },
  })

/** CK-06: can all this be paid for. */
export const affordability = defineChecker({
  id: 'affordability',
  ...usual.affordability,
  game: 'starcom',
  aliases: ['ck-06'],
  title: 'Can I pay for this?',
  question: 'Can I pay for this?',
  asked: [
    'cost of a ship',
    'how much is a corvette',
    'can i afford',
    'price of a station',
    'efficient construction',
    'total cost',
  ],
  editions: EDITIONS,
  facts,
  checks: EDITIONS.map((edition) =>
    checksOver(facts)(['builds'], (f) => f.builds.every(({ card }) => cardOf(card, edition) !== undefined), {
      path: 'builds',
      ...notInList(edition),
      editions: [edition],
    }),
  ),
  clauses,
  answer: [sum(NEW, ['builds', 'efficientConstruction']), sum(OLD, ['builds'])],
  asks: 'may',
  gaps: [
    'Ships and stations a card builds: whether they are paid for is an open question.',
    'Place, time and limits of the builds.',
  ],
})
