/** The clauses of a tactical action (fact sheet 4.1), and what follows from it (4.2 to 4.4). */
import { viewsOver } from '../../../kernel/derive.ts'
import { ARRIVAL, sayLeft } from '../arrival.ts'
import type { CaseFacts } from '../case.ts'
import { together } from '../cited.ts'
import { caseFacts } from '../common.ts'
import { loadRules } from '../loads.ts'
import { LOSSES } from '../losses.ts'
import { clausesOf, limitsOf, notesOf } from '../remarks.ts'
import { NOTED, SHORTENING } from '../route.ts'
import { rulesOver } from '../rules.ts'
import { ACTION_FACTS, actionOf } from './action.ts'
import { ACTIVATED, ACTIVATION, afterActivation } from './activation.ts'
import { LATER_STEPS, RIFT_ROLLS, risksOf, rollsOf, stepsAfter } from './after.ts'
import { MOVES } from './moves.ts'

const views = {
  action: viewsOver(caseFacts)(ACTION_FACTS, (facts) => actionOf(facts as unknown as CaseFacts)),
}
const { clause, follow } = rulesOver(caseFacts, views)
const LOADS = ['systems', 'units', 'moves', 'activePlayer', 'active', 'effects', 'expansions']

/** What forbids an action or permits it. */
export const deciding = [...clausesOf(together(ACTIVATION, MOVES), views.action), ...loadRules(LOADS)]

const leftBehind = clause('ti4:capacity.n4', {
  needs: ['action'],
  each: ({ action }, table) =>
    action.remarks(table).isBroken ? [] : action.arrived(table).flatMap(({ leaves }) => leaves ?? []),
  about: ({ id }) => ({ system: id }),
  holds: () => true,
  says: { holds: sayLeft },
})

export const clauses = [
  ...deciding,
  leftBehind,
  ...notesOf(NOTED, views.action),
  ...limitsOf(SHORTENING, 'ti4:movement.4f', views.action),
]

/** What follows, in the order it is carried out. */
export const follows = [
  follow({ needs: ['action'], cites: ACTIVATED.clauses, of: ({ action }) => afterActivation(action) }),
  follow({
    needs: ['action'],
    cites: LOSSES.clauses,
    readings: LOSSES.reads,
    decides: true,
    of: ({ action }, table) => risksOf(action, table),
  }),
  follow({
    needs: ['action'],
    cites: RIFT_ROLLS.clauses,
    readings: RIFT_ROLLS.reads,
    of: ({ action }, table) => rollsOf(action, table),
  }),
  follow({
    needs: ['action'],
    cites: ARRIVAL.clauses,
    readings: ARRIVAL.reads,
    decides: true,
    of: ({ action }, table) => action.arrived(table).flatMap(({ step, isPrice }) => (isPrice ? step : [])),
  }),
  follow({
    needs: ['action'],
    cites: ARRIVAL.clauses,
    of: ({ action }, table) => action.arrived(table).flatMap(({ step, isPrice }) => (step && !isPrice ? step : [])),
  }),
  follow({
    needs: ['action'],
    cites: LATER_STEPS.clauses,
    readings: LATER_STEPS.reads,
    of: ({ action }, table) => stepsAfter(action, table),
  }),
]
