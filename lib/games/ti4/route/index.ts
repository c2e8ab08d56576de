import type { Checker, Examination } from '../../../kernel/checker.ts'
import type { Table } from '../../../kernel/clause.ts'
import type { AnswerItem, Issue, Step } from '../../../kernel/ruling.ts'
import { plural } from '../../../kernel/words.ts'
import { BARS, barsOn } from '../action.ts'
import { type Board, type BoardUnit, boardOf, type Effect } from '../board.ts'
import type { CaseFacts } from '../case.ts'
import { citedBy, citing, together } from '../cited.ts'
import { caseFacts, shared } from '../common.ts'
import { alongItem, type Companion, companiesOf, neededBy, sayAlong, sayNeeded } from '../company.ts'
import { pick } from '../facts.ts'
import { issuesOf } from '../issues/index.ts'
import { meantUnit } from '../issues/told.ts'
import { judgedBy } from '../judged.ts'
import * as usual from '../presumes.ts'
import { ROUTES } from '../route.ts'
import { allRoutes, bySafety, type FoundRoute, STOPS } from '../search.ts'
import { placedAt, tallyOf } from '../tally.ts'

const ROOMS = together(STOPS, citing([], ROUTES.reads), BARS)

const SHOWN = 12
/** A route with what has to be declared besides. */
interface Way extends FoundRoute {
  along: readonly Companion[]
  needs: readonly Effect[]
}

const pathWords = ({ path }: FoundRoute) => path.map((system) => system.id).join(' – ')
function sayWay(way: Way): string {
  const more = [...(way.dice ? [plural(way.dice, 'die', 'dice')] : []), ...sayAlong(way.along), ...sayNeeded(way.needs)]
  return more.length ? `${pathWords(way)} (${more.join('; ')})` : pathWords(way)
}
const itemOf = (ship: BoardUnit, { path, dice, along, needs, fails }: Way): AnswerItem => ({
  ship: ship.id,
  path: path.map(({ id }) => id),
  dice,
  ...(along.length ? { along: alongItem(along) } : {}),
  ...(needs.length ? { needs: needs.map(({ id }) => id) } : {}),
  ...(fails[0] ? { why: fails[0].says } : {}),
  ...(fails[0]?.system ? { stoppedIn: fails[0].system.id } : {}),
})

/**
 * Every route without loops, alone and with ships that open the way; a route that needs nobody else is listed alone.
 * No loop gets a ship farther: what a rift on it gives, the way there has cost.
 */
function waysOf(board: Board, ship: BoardUnit, table: Table): Way[] {
  const known = new Map<string, Way>()
  for (const company of board.active ? companiesOf(board, ship, table) : [])
    for (const found of allRoutes(board, ship, table, { spare: 1, most: 400 }, company)) {
      const key = pathWords(found)
      const before = known.get(key)
      if (!before || before.fails.length > found.fails.length)
        known.set(key, {
          ...found,
          along: company.along,
          needs: neededBy(board, ship, { path: found.path, along: company.along }, table),
        })
    }
  return [...known.values()].sort(bySafety)
}

function judge(facts: CaseFacts, table: Table): Examination {
  const board = boardOf(facts)
  const ship = board.unitById.get(facts.ship!)!
  const tally = tallyOf(ROOMS)
  for (const { clause, says } of barsOn(board, true)) tally.fails(clause, says)
  const routes = waysOf(board, ship, table)
  const legal = tally.stands ? routes.filter((route) => !route.fails.length).slice(0, SHOWN) : []
  const near = legal.length ? [] : routes.filter((route) => route.fails.length === 1).slice(0, SHOWN)
  const value = legal.map(sayWay)
  const derivation: Step[] = legal.length
    ? legal.map((way) => ({ says: sayWay(way), value: way.dice, clause: 'ti4:movement.4f', item: itemOf(ship, way) }))
    : near.map((way) => ({
        says: `${pathWords(way)}: ${way.fails[0]!.says}`,
        clause: way.fails[0]!.clause,
        item: itemOf(ship, way),
      }))
  const about = { ship: ship.id }
  for (const way of near) {
    const reason = way.fails[0]!
    tally.fails(reason.clause, `${pathWords(way)}: ${reason.says}`, {}, placedAt(about, reason.system))
  }
  if (legal.length)
    tally.holds('ti4:movement.4f', `${ship.id} has ${legal.length} legal route${legal.length === 1 ? '' : 's'}.`)
  else if (!near.length && tally.stands)
    tally.fails('ti4:movement.4f', `${ship.id} has no route within its move value and one more.`, {}, about)
  const deciding = legal.length ? ['ti4:movement.4f'] : tally.of('fails')
  const says = value.length ? value.join('; ') : near.length ? `none; nearest: ${derivation[0]!.says}` : 'none'
  return {
    ...tally.ruling(),
    verdict: 'answered',
    deciding,
    consequences: [],
    answer: { kind: 'list', value, says, derivation, items: legal.map((way) => itemOf(ship, way)) },
  }
}

function shipIssues(facts: { ship?: string; units?: CaseFacts['units']; activePlayer?: string }): Issue[] {
  const { ship, units, activePlayer } = facts
  if (ship === undefined || !units) return []
  const unit = units.find((candidate) => candidate.id === ship)
  if (!unit) return [{ path: 'ship', message: `There is no unit ${ship}.`, fix: meantUnit({ units }, ship) }]
  if (activePlayer !== undefined && unit.owner !== undefined && unit.owner !== activePlayer)
    return [{ path: 'ship', message: `${ship} belongs to ${unit.owner}.`, fix: `Name a ship of ${activePlayer}.` }]
  return []
}

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
  refuses: (facts) => [...issuesOf(facts as never, true), ...shipIssues(facts as never)],
  ...citedBy(ROOMS),
  gaps: [
    'Tactic tokens left.',
    'Routes that come to one system twice, except back to the active system.',
    'Loads on the way.',
  ],
} satisfies Omit<Checker, 'examine'>

export const route: Checker = {
  ...routeCase,
  examine: judgedBy(
    routeCase,
    ['systems', 'units', 'activePlayer', 'active', 'effects', 'ship', 'hyperlanes', 'expansions'],
    judge,
  ),
}
