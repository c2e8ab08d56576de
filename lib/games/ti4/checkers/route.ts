import type { Checker, Examination } from '../../../kernel/checker.ts'
import type { Table } from '../../../kernel/clause.ts'
import type { Issue, Step } from '../../../kernel/ruling.ts'
import { judgeActivation } from '../action.ts'
import { withAlso } from '../also.ts'
import { boardOf } from '../board.ts'
import type { CaseFacts } from '../case.ts'
import { pick } from '../facts.ts'
import { judgedBy } from '../judged.ts'
import * as usual from '../presumes.ts'
import { allRoutes, type FoundRoute } from '../search.ts'
import { Tally } from '../tally.ts'
import { BAR_CLAUSES, caseFacts, ROUTE_READINGS, shared, unique } from './common.ts'
import { scenariosOf } from './scenarios.ts'

const SHOWN = 12
const pathWords = ({ path }: FoundRoute) => path.map((system) => system.id).join(' – ')
const diceWords = ({ dice }: FoundRoute) => (dice ? ` (${dice} ${dice === 1 ? 'die' : 'dice'})` : '')

function judge(facts: CaseFacts, table: Table): Examination {
  const board = boardOf(facts)
  const ship = board.unitById.get(facts.ship!)!
  const tally = new Tally()
  const bars = new Tally()
  judgeActivation(board, true, bars, false)
  const barring = bars.of('fails')
  for (const finding of bars.findings)
    if (barring.includes(finding.clause)) tally.fails(finding.clause, finding.because)
  const routes = board.active ? allRoutes(board, ship, table, { spare: 1, most: 400 }) : []
  const legal = tally.stands ? routes.filter((route) => !route.fails.length).slice(0, SHOWN) : []
  const near = legal.length ? [] : routes.filter((route) => route.fails.length === 1).slice(0, SHOWN)
  const value = legal.map((route) => `${pathWords(route)}${diceWords(route)}`)
  const derivation: Step[] = legal.length
    ? legal.map((route) => ({
        says: `${pathWords(route)}${diceWords(route)}`,
        value: route.dice,
        clause: 'ti4:movement.4f',
      }))
    : near.map((route) => ({ says: `${pathWords(route)}: ${route.fails[0]!.says}`, clause: route.fails[0]!.clause }))
  for (const route of near) tally.fails(route.fails[0]!.clause, `${pathWords(route)}: ${route.fails[0]!.says}`)
  if (legal.length)
    tally.holds('ti4:movement.4f', `${ship.id} has ${legal.length} legal route${legal.length === 1 ? '' : 's'}.`)
  else if (!near.length && tally.stands)
    tally.fails('ti4:movement.4f', `${ship.id} has no route within its move value and one more.`)
  const deciding = legal.length ? ['ti4:movement.4f'] : tally.of('fails')
  const says = value.length ? value.join('; ') : near.length ? `none; nearest: ${derivation[0]!.says}` : 'none'
  return {
    ...tally.ruling(),
    verdict: 'answered',
    deciding,
    consequences: [],
    answer: { kind: 'list', value, says, derivation },
  }
}

function shipIssues(facts: { ship?: string; units?: CaseFacts['units']; activePlayer?: string }): Issue[] {
  const { ship, units, activePlayer } = facts
  if (ship === undefined || !units) return []
  const unit = units.find((candidate) => candidate.id === ship)
  if (!unit) return [{ path: 'ship', message: `There is no unit ${ship}.`, fix: 'Name a unit of the list.' }]
  if (activePlayer !== undefined && unit.owner !== undefined && unit.owner !== activePlayer)
    return [{ path: 'ship', message: `${ship} belongs to ${unit.owner}.`, fix: `Name a ship of ${activePlayer}.` }]
  return []
}

const CITES = withAlso(
  unique(
    [
      'ti4:movement.4b',
      'ti4:movement.4c',
      'ti4:movement.4f',
      'ti4:nebula.1a',
      'ti4:asteroid-field.1',
      'ti4:supernova.1',
      'ti4:components.aerie-hololattice',
    ],
    BAR_CLAUSES,
  ),
)

/** Every route of one ship into the active system, safest first; where there is none, what stands in the way. */
const routeCase = {
  ...shared,
  id: 'route',
  ...usual.route,
  aliases: [],
  title: 'Which way can my ship go?',
  question: 'Which routes does this ship have?',
  asked: ['find route', 'path to system', 'how do i get there', 'every route', 'why can i not reach'],
  facts: { ...caseFacts, ...pick('ship') },
  refuses: (facts) => [...shared.refuses(facts), ...shipIssues(facts as never)],
  cites: () => CITES,
  consults: ROUTE_READINGS,
  gaps: [
    'Tactic tokens left.',
    'Routes that come to one system twice, except back to the active system.',
    'Loads on the way.',
  ],
  scenarios: scenariosOf('route'),
} satisfies Omit<Checker, 'examine'>

export const route: Checker = {
  ...routeCase,
  examine: judgedBy(
    routeCase,
    ['systems', 'units', 'activePlayer', 'active', 'effects', 'ship', 'hyperlanes', 'expansions'],
    judge,
  ),
}
