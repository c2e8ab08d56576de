/** The clauses of a tactical action (fact sheet 4.1), and what follows from it (4.2 to 4.4). */
import { followsOver } from '../../../kernel/checker.ts'
import { clausesOver } from '../../../kernel/clause.ts'
import { viewsOver } from '../../../kernel/derive.ts'
import { ARRIVAL, sayLeft } from '../cargo/arrival.ts'
import { loadRules } from '../cargo/loads.ts'
import { LOSSES } from '../cargo/losses.ts'
import { byRooms, together } from '../cited.ts'
import { caseFacts } from '../common.ts'
import type { CaseFacts } from '../facts.ts'
import { clausesOf, limitsOf, notesOf } from '../remarks.ts'
import { NOTED, SHORTENING } from '../way/route.ts'
import { ACTION_FACTS, actionOf } from './action.ts'
import { ACTIVATED, ACTIVATION, afterActivation } from './activation.ts'
import { LATER_STEPS, RIFT_ROLLS, risksOf, rollsOf, stepsAfter } from './after.ts'
import { MOVES } from './moves.ts'

const views = {
  action: viewsOver(caseFacts)(ACTION_FACTS, (facts) => actionOf(facts as unknown as CaseFacts)),
}
const { clause } = clausesOver(caseFacts, views)
const follow = followsOver(caseFacts, views)
const LOADS = ['systems', 'units', 'moves', 'activePlayer', 'active', 'effects', 'otherEffects', 'expansions']

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
  follow({ needs: ['action'], ...byRooms(ACTIVATED), of: ({ action }) => afterActivation(action) }),
  follow({
    needs: ['action'],
    ...byRooms(LOSSES),
    decides: true,
    of: ({ action }, table) => risksOf(action, table),
  }),
  follow({
    needs: ['action'],
    ...byRooms(RIFT_ROLLS),
    of: ({ action }, table) => rollsOf(action, table),
  }),
  follow({
    needs: ['action'],
    ...byRooms(ARRIVAL),
    decides: true,
    of: ({ action }, table) => action.arrived(table).flatMap(({ step, isPrice }) => (isPrice ? step : [])),
  }),
  follow({
    needs: ['action'],
    ...byRooms(ARRIVAL),
    of: ({ action }, table) => action.arrived(table).flatMap(({ step, isPrice }) => (step && !isPrice ? step : [])),
  }),
  follow({
    needs: ['action'],
    ...byRooms(LATER_STEPS),
    of: ({ action }, table) => stepsAfter(action, table),
  }),
]
