import type { Scenario } from '../../../kernel/checker.ts'
import { OLD } from '../facts.ts'

const FIRST = 'starcom:game-overview.phases.2'
const DEVELOPMENTS = 'starcom:ready-phase.gain-credits.1'
const CARDS = 'starcom:ready-phase.gain-credits.2'
const BESIEGED = 'starcom:additional-rules.siege.2'
const TEXT_OFF = 'starcom:additional-rules.siege.4'
const WORLD = 'starcom:cards.trade-world.1'
const REFINERY = 'starcom:cards.refinery.1'
const ROUTES = 'starcom:cards.trade-routes.1'

const system = (card: string, developments: number, underSiege = false, refineries = 0) => ({
  card,
  developments,
  underSiege,
  refineries,
})
const plain = { firstTurn: false, tradeRoutes: 0, stationsControlled: 0 }

/** Worked examples of income. */
export const scenarios: Scenario[] = [
  {
    number: 1,
    title: 'Nine developments, a Trade World and a Refinery give 13 credits',
    edition: OLD,
    facts: {
      ...plain,
      stationsControlled: 1,
      systems: [system('homeworld', 4), system('trade-world', 3), system('alien-system', 2, false, 1)],
    },
    expect: {
      verdict: 'answered',
      answer: 13,
      deciding: [DEVELOPMENTS, WORLD, REFINERY, CARDS],
      outcome: { clause: DEVELOPMENTS, outcome: 'holds' },
    },
  },
  {
    number: 2,
    title: 'Developments alone give 1 credit each',
    facts: { ...plain, systems: [system('homeworld', 2), system('core-world', 1)] },
    expect: { verdict: 'answered', answer: 3, deciding: [DEVELOPMENTS] },
  },
  {
    number: 3,
    title: 'A besieged system pays nothing for its developments',
    facts: { ...plain, systems: [system('homeworld', 2), system('core-world', 3, true)] },
    expect: {
      verdict: 'answered',
      answer: 2,
      deciding: [DEVELOPMENTS, BESIEGED],
      outcome: { clause: BESIEGED, outcome: 'holds' },
    },
  },
  {
    number: 4,
    title: 'A besieged Trade World pays nothing at all',
    facts: { ...plain, systems: [system('homeworld', 2), system('trade-world', 3, true)] },
    expect: {
      verdict: 'answered',
      answer: 2,
      deciding: [DEVELOPMENTS, BESIEGED, TEXT_OFF],
      outcome: { clause: TEXT_OFF, outcome: 'holds' },
    },
  },
  {
    number: 5,
    title: 'A besieged Trade World still pays its 2 credits',
    edition: OLD,
    facts: { ...plain, systems: [system('homeworld', 2), system('trade-world', 3, true)] },
    expect: { verdict: 'answered', answer: 4, deciding: [DEVELOPMENTS, BESIEGED, WORLD, CARDS] },
  },
  {
    title: 'Whether a Refinery in a besieged system pays, the rules do not say',
    facts: { ...plain, stationsControlled: 1, systems: [system('homeworld', 2), system('core-world', 3, true, 1)] },
    expect: { verdict: 'disputed' },
  },
  {
    number: 6,
    title: 'A Refinery in a besieged system pays where the table plays it so',
    readings: { 'starcom:ambiguity.13': 'A' },
    facts: { ...plain, stationsControlled: 1, systems: [system('homeworld', 2), system('core-world', 3, true, 1)] },
    expect: { verdict: 'answered', answer: 4, deciding: [DEVELOPMENTS, BESIEGED, REFINERY, CARDS] },
  },
  {
    number: 7,
    title: 'A Refinery in a besieged system pays',
    edition: OLD,
    facts: { ...plain, stationsControlled: 1, systems: [system('homeworld', 2), system('research-world', 3, true, 1)] },
    expect: { verdict: 'answered', answer: 4, deciding: [DEVELOPMENTS, BESIEGED, REFINERY, CARDS] },
  },
  {
    number: 8,
    title: 'Two Trade Routes and three stations give 6 credits, besieged or not',
    facts: {
      firstTurn: false,
      tradeRoutes: 2,
      stationsControlled: 3,
      systems: [system('homeworld', 1), system('core-world', 2, true)],
    },
    expect: { verdict: 'answered', answer: 7, deciding: [DEVELOPMENTS, BESIEGED, ROUTES, CARDS] },
  },
  {
    number: 9,
    title: 'The first turn brings no income',
    facts: { firstTurn: true },
    expect: { verdict: 'answered', answer: 0, deciding: [FIRST], outcome: { clause: FIRST, outcome: 'holds' } },
  },
  {
    number: 10,
    title: 'The first turn brings no income, whatever is on the board',
    edition: OLD,
    facts: { ...plain, firstTurn: true, systems: [system('homeworld', 1)] },
    expect: { verdict: 'answered', answer: 0, deciding: [FIRST] },
  },
  {
    title: 'It depends on whether it is the first turn',
    facts: { tradeRoutes: 0, stationsControlled: 0, systems: [system('homeworld', 1)] },
    expect: { verdict: 'undetermined', missing: ['firstTurn'], outcome: { clause: FIRST, outcome: 'unknown' } },
  },
  {
    title: 'It depends on whether the Trade World is under siege',
    facts: { ...plain, systems: [{ card: 'trade-world', developments: 2, refineries: 0 }] },
    expect: {
      verdict: 'undetermined',
      missing: ['systems[0].underSiege'],
      outcome: { clause: TEXT_OFF, outcome: 'unknown' },
    },
  },
  {
    title: 'It depends on the copies of Trade Routes',
    facts: { ...plain, systems: [], tradeRoutes: undefined, stationsControlled: 2 },
    expect: {
      verdict: 'undetermined',
      missing: ['tradeRoutes'],
      outcome: { clause: 'starcom:cards.trade-routes.1', outcome: 'unknown' },
    },
  },
  {
    title: 'Without the systems nothing can be said',
    facts: plain,
    expect: { verdict: 'undetermined', missing: ['systems'] },
  },
  {
    number: 11,
    title: 'Who holds besieged systems only gets nothing, whether or not it is the first turn',
    facts: { systems: [system('core-world', 3, true)], tradeRoutes: 0 },
    expect: { verdict: 'answered', answer: 0, deciding: [FIRST, DEVELOPMENTS, BESIEGED] },
  },
]
