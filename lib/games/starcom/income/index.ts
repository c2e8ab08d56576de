import { answerOver, checksOver, followsOver } from '../../../kernel/checker.ts'
import { clausesOver } from '../../../kernel/clause.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { count, type FactValue, list, record, yesNo } from '../../../kernel/facts.ts'
import type { Step } from '../../../kernel/ruling.ts'
import { notInList } from '../build/checks.ts'
import { cardOf } from '../costs.ts'
import { systemCard } from '../development/facts.ts'
import { EDITIONS, NEW, OLD } from '../facts.ts'
import { figureOf } from '../figures.ts'
import * as usual from '../presumes.ts'
import { saySystems } from '../told.ts'
import { counted, money } from '../words.ts'

const systems = list(
  record(
    {
      card: systemCard,
      developments: count({
        label: 'Developments',
        min: 1,
        max: 20,
        relevant: (system: { readonly underSiege?: unknown }) => system.underSiege !== true,
      }),
      underSiege: yesNo({ label: 'Under siege' }),
      refineries: count({ label: 'Your Refineries there', max: 9 }),
    },
    {
      label: 'System',
      row: ['card', 'developments', 'underSiege', 'refineries'],
      told: saySystems(systemCard.options),
    },
  ),
  { label: 'Systems you control', help: 'With what lies there now.', item: 'system', max: 25 },
)

const facts = {
  firstTurn: yesNo({ label: 'It is your first turn' }),
  systems,
  tradeRoutes: count({ label: 'Copies of Trade Routes you have', max: 9 }),
  stationsControlled: count({
    label: 'Stations you control, whole board',
    help: 'Besieged ones too.',
    max: 60,
    unit: 'station',
  }),
} as const

type System = FactValue<typeof systems>[number]

const FIRST = 'starcom:game-overview.phases.2'
const DEVELOPMENTS = 'starcom:ready-phase.gain-credits.1'
const CARDS = 'starcom:ready-phase.gain-credits.2'
const BESIEGED = 'starcom:additional-rules.siege.2'
const TEXT_OFF = 'starcom:additional-rules.siege.4'
const WORLD = 'starcom:cards.trade-world.1'
const REFINERY = 'starcom:cards.refinery.1'
const ROUTES = 'starcom:cards.trade-routes.1'

const BESIEGED_REFINERY = 'starcom:ambiguity.13'

const sum = (all: readonly System[], of: (system: System) => number) =>
  all.reduce((total, system) => total + of(system), 0)
const isWorld = (system: System) => system.card === 'trade-world'

/** Trade Worlds that pay: in November 2022 a besieged system's text is off. */
const paysAsWorld = (system: System, edition: string) => isWorld(system) && !(edition === NEW && system.underSiege)

/** Refineries that pay: whether besieged ones do in November 2022 is starcom:ambiguity.13. */
const paysRefineries = (system: System, edition: string, reads: (ref: string) => string) =>
  system.refineries > 0 && system.underSiege && edition === NEW && reads(BESIEGED_REFINERY) === 'B'
    ? 0
    : system.refineries

const { condition } = clausesOver(facts)
const clauses = [
  condition(FIRST, {
    needs: ['firstTurn'],
    when: ({ firstTurn }) => firstTurn,
    holds: () => true,
    notes: [{ ambiguity: 'starcom:ambiguity.1' }],
    says: { holds: 'The first turn has no Ready Phase.', aside: 'It is not your first turn.' },
  }),
  condition(DEVELOPMENTS, {
    needs: ['firstTurn', 'systems'],
    when: ({ firstTurn }) => !firstTurn,
    holds: () => true,
    says: {
      holds: ({ systems }) =>
        `${counted(
          sum(systems, (system) => (system.underSiege ? 0 : system.developments)),
          'development',
        )} at 1 credit each.`,
      aside: 'The first turn has no Ready Phase.',
    },
  }),
  condition(BESIEGED, {
    needs: ['systems'],
    when: ({ systems }) => systems.some((system) => system.underSiege),
    holds: () => true,
    says: { holds: 'Developments of besieged systems pay nothing.', aside: 'None of your systems is under siege.' },
  }),
  condition(TEXT_OFF, {
    editions: [NEW],
    needs: ['systems'],
    when: ({ systems }) => systems.some((system) => system.underSiege && isWorld(system)),
    holds: () => true,
    says: { holds: 'A besieged Trade World pays nothing.', aside: 'None of your Trade Worlds is under siege.' },
  }),
  condition(WORLD, {
    needs: ['firstTurn', 'systems'],
    when: ({ firstTurn, systems }, { edition }) => !firstTurn && systems.some((system) => paysAsWorld(system, edition)),
    holds: () => true,
    says: {
      holds: (_f, { edition }) => `A Trade World pays ${money(figureOf('card-income', edition))}.`,
      aside: 'No Trade World pays.',
    },
  }),
  condition(REFINERY, {
    needs: ['firstTurn', 'systems'],
    readings: [BESIEGED_REFINERY],
    when: ({ firstTurn, systems }) => !firstTurn && sum(systems, (system) => system.refineries) > 0,
    holds: ({ systems }, { edition, reads }) => sum(systems, (system) => paysRefineries(system, edition, reads)) > 0,
    says: {
      holds: (_f, { edition }) => `Each Refinery pays ${money(figureOf('card-income', edition))}.`,
      fails: 'No Refinery pays under siege.',
      aside: 'You have no Refinery.',
    },
  }),
  condition(ROUTES, {
    needs: ['firstTurn', 'tradeRoutes', 'stationsControlled'],
    when: (f) => !f.firstTurn && f.tradeRoutes > 0 && f.stationsControlled > 0,
    holds: () => true,
    says: { holds: 'Each copy of Trade Routes pays 1 credit a station.', aside: 'No Trade Routes pay.' },
  }),
  condition(CARDS, {
    needs: ['firstTurn', 'systems', 'tradeRoutes', 'stationsControlled'],
    when: (f, { edition }) =>
      !f.firstTurn &&
      (f.systems.some((system) => paysAsWorld(system, edition)) ||
        sum(f.systems, (system) => system.refineries) > 0 ||
        f.tradeRoutes * f.stationsControlled > 0),
    holds: () => true,
    says: { holds: 'What your cards grant is added.', aside: 'No card grants credits.' },
  }),
]

const answer = answerOver(facts)

/** No Ready Phase, no credits. */
const none = {
  kind: 'number' as const,
  value: 0,
  unit: 'credit',
  says: '0 credits',
  derivation: [{ says: 'The first turn has no Ready Phase', value: 0, clause: FIRST }],
  deciding: [FIRST],
}

const rate = answer({
  needs: ['firstTurn', 'systems', 'tradeRoutes', 'stationsControlled'],
  readings: [BESIEGED_REFINERY],
  of: (f, { edition, reads }) => {
    if (f.firstTurn) return none
    const { systems, tradeRoutes, stationsControlled } = f
    const each = figureOf('card-income', edition)
    const worlds = systems.filter((system) => paysAsWorld(system, edition)).length
    const refineries = sum(systems, (system) => paysRefineries(system, edition, reads))
    const routes = tradeRoutes * stationsControlled
    const steps: Step[] = [
      {
        says: 'Developments in systems not under siege',
        value: sum(systems, (system) => (system.underSiege ? 0 : system.developments)),
        clause: DEVELOPMENTS,
      },
      ...(systems.some((system) => system.underSiege)
        ? [{ says: 'Developments under siege', value: 0, clause: BESIEGED }]
        : []),
      ...(worlds ? [{ says: `Trade World, ${worlds} × ${each}`, value: worlds * each, clause: WORLD }] : []),
      ...(edition === NEW && systems.some((system) => isWorld(system) && system.underSiege)
        ? [{ says: 'Trade World under siege', value: 0, clause: TEXT_OFF }]
        : []),
      ...(sum(systems, (system) => system.refineries)
        ? [{ says: `Refinery, ${refineries} × ${each}`, value: refineries * each, clause: REFINERY }]
        : []),
      ...(routes
        ? [
            {
              says: `Trade Routes, ${tradeRoutes} × ${counted(stationsControlled, 'station')}`,
              value: routes,
              clause: ROUTES,
            },
          ]
        : []),
    ]
    const value = steps.reduce((total, step) => total + (step.value ?? 0), 0)
    const cited = steps.map((step) => step.clause!)
    const byCards = cited.some((clause) => [WORLD, REFINERY, ROUTES].includes(clause))
    return {
      kind: 'number',
      value,
      unit: 'credit',
      says: money(value),
      derivation: steps,
      deciding: [...cited, ...(byCards ? [CARDS] : [])],
    }
  },
})

const later = followsOver(facts)({
  needs: ['firstTurn'],
  clause: 'starcom:ready-phase.start-of-turn.1',
  of: ({ firstTurn }) =>
    firstTurn
      ? undefined
      : { says: 'Developments placed at the start of this turn pay from your next Ready Phase on.' },
})

/** CK-10: credits gained in the Ready Phase. */
export const income = defineChecker({
  id: 'income',
  ...usual.income,
  game: 'starcom',
  aliases: ['ck-10'],
  title: 'What is my income?',
  question: 'How many credits do I gain in my Ready Phase?',
  asked: [
    'income',
    'credits per turn',
    'ready phase credits',
    'income under siege',
    'trade world',
    'refinery',
    'trade routes',
  ],
  editions: EDITIONS,
  facts,
  checks: [
    checksOver(facts)(['systems'], (f) => f.systems.every(({ card }) => card !== 'empty-system'), {
      path: 'systems',
      message: 'An Empty System takes no developments, so nobody controls it.',
      fix: 'Leave it out of the systems you control.',
      editions: [OLD],
    }),
    checksOver(facts)(
      ['systems', 'stationsControlled'],
      (f) => sum(f.systems, (system) => system.refineries) <= f.stationsControlled,
      {
        path: 'stationsControlled',
        message: 'Refineries are stations too.',
        fix: 'Count them among the stations you control.',
      },
    ),
    ...EDITIONS.map((edition) =>
      checksOver(facts)(
        ['systems'],
        (f) => f.systems.every(({ card }) => card === 'other' || cardOf(card, edition) !== undefined),
        {
          path: 'systems',
          ...notInList(edition),
          editions: [edition],
        },
      ),
    ),
  ],
  clauses,
  answer: rate,
  follows: [later],
  asks: 'value',
  gaps: ['Credits from Commands and abilities used at other times.'],
})
