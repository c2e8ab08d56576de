import { answerOver } from '../../../kernel/checker.ts'
import { clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { viewsOver } from '../../../kernel/derive.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { ofPlayer, sayPlayer } from '../../../kernel/players.ts'
import type { AnswerItem, Step } from '../../../kernel/ruling.ts'
import { plural } from '../../../kernel/words.ts'
import { type Board, type BoardUnit, boardOf, type Effect } from '../board/board.ts'
import { caseFacts, shared } from '../common.ts'
import { ofAnyShip } from '../constraints/index.ts'
import { unitNamed } from '../constraints/moves.ts'
import { constraint, noUnit, unitsOf } from '../constraints/names.ts'
import type { CaseFacts } from '../facts.ts'
import { pick } from '../facts.ts'
import { oncePerTable } from '../once-per-table.ts'
import * as usual from '../presumes.ts'
import { placedAt } from '../remarks.ts'
import { BARS, type Bar, barsToMoveIn } from '../way/activation.ts'
import { type Companion, companiesOf, neededBy, sayAlong, sayNeeded, wayItem } from '../way/company.ts'
import { IN_RANGE, STOPS } from '../way/obstacles.ts'
import { ROUTES } from '../way/route.ts'
import { allRoutes, bySafety, type FoundRoute, nearest } from '../way/search.ts'

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
const itemOf = (ship: BoardUnit, { fails, ...way }: Way): AnswerItem => ({
  ...wayItem(ship, way),
  ...(fails[0] ? { why: fails[0].says } : {}),
  ...(fails[0]?.system ? { stoppedIn: fails[0].system.id } : {}),
})

/**
 * Every route without loops, alone and with ships that open the way; a route that needs nobody else is listed alone.
 * No loop gets a ship farther: what a rift on it gives, the way there has cost.
 */
function waysOf(board: Board, ship: BoardUnit, table: RulesInPlay): Way[] {
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

/** What a ship that is to go there finds. */
interface Found {
  bars: readonly Bar[]
  legal: readonly Way[]
  /** True where more ways are legal than are shown. */
  isCut: boolean
  /** Where no way is legal: those with the fewest faults. */
  near: readonly Way[]
}

function search(board: Board, ship: BoardUnit, table: RulesInPlay): Found {
  const bars = barsToMoveIn(board)
  const routes = waysOf(board, ship, table)
  const open = bars.length ? [] : routes.filter(({ fails }) => !fails.length)
  const legal = open.slice(0, SHOWN)
  const near = legal.length ? [] : nearest(routes.filter(({ fails }) => fails.length)).slice(0, SHOWN)
  return { bars, legal, isCut: open.length > SHOWN, near }
}

const facts = { ...caseFacts, ...pick('ship') }
const views = {
  going: viewsOver(facts)(
    ['systems', 'units', 'activePlayer', 'active', 'effects', 'otherEffects', 'ship', 'hyperlanes', 'expansions'],
    (told) => {
      const board = boardOf(told as unknown as CaseFacts)
      const ship = board.unitById.get(told.ship)!
      return { ship, find: oncePerTable((table) => search(board, ship, table)) }
    },
  ),
}
const { condition } = clausesOver(facts, views)

const barring = BARS.clauses.map((id) =>
  condition(id, {
    echoes: BARS.echoes(id),
    needs: ['going'],
    when: ({ going }, table) => going.find(table).bars.some(({ clause }) => clause === id),
    holds: () => false,
    says: {
      holds: '',
      fails: ({ going }, table) =>
        going
          .find(table)
          .bars.flatMap(({ clause, says }) => (clause === id ? [says] : []))
          .join(' '),
    },
  }),
)
const stopping = STOPS.clauses.map((id) =>
  condition(id, {
    echoes: STOPS.echoes(id),
    needs: ['going'],
    each: ({ going }, table) =>
      going
        .find(table)
        .near.flatMap((way) => way.fails.map((fault) => ({ way, fault, ship: going.ship })))
        .filter(({ fault }) => fault.clause === id),
    about: ({ ship, fault }) => placedAt({ ship: ship.id }, fault.system),
    holds: () => false,
    says: { holds: '', fails: ({ way, fault }) => `${pathWords(way)}: ${fault.says}` },
  }),
)
const nowhere = ({ bars, legal, near }: Found) => !bars.length && !legal.length && !near.length
const inReach = condition('ti4:movement.4f', {
  echoes: IN_RANGE.echoes,
  needs: ['going'],
  each: ({ going }, table) => {
    const found = going.find(table)
    return found.legal.length || nowhere(found)
      ? [{ ship: going.ship, many: found.legal.length, isCut: found.isCut }]
      : []
  },
  about: ({ ship }) => ({ ship: ship.id }),
  holds: ({ many }) => many > 0,
  says: {
    holds: ({ ship, many, isCut }) =>
      isCut
        ? `${ship.id} has more legal routes than the ${many} shown.`
        : `${ship.id} has ${plural(many, 'legal route')}.`,
    fails: ({ ship }) => `${ship.id} has no route within its move value and one more.`,
  },
})

const everyRoute = answerOver(
  facts,
  views,
)({
  needs: ['going'],
  readings: ROUTES.reads,
  of: ({ going: { ship, find } }, table) => {
    const found = find(table)
    const { bars, legal, near } = found
    const value = legal.map(sayWay)
    const derivation: Step[] = legal.length
      ? legal.map((way) => ({ says: sayWay(way), value: way.dice, clause: 'ti4:movement.4f', item: itemOf(ship, way) }))
      : near.map((way) => ({
          says: `${pathWords(way)}: ${way.fails.map(({ says }) => says).join(' ')}`,
          clause: way.fails[0]!.clause,
          item: itemOf(ship, way),
        }))
    const faults = near.flatMap(({ fails }) => fails)
    const against = [...bars, ...faults].map(({ clause }) => clause)
    return {
      kind: 'list',
      value,
      says: value.join('; ') || (near[0] ? `None; nearest: ${pathWords(near[0])}` : 'None'),
      derivation,
      items: legal.map((way) => itemOf(ship, way)),
      deciding: legal.length || nowhere(found) ? ['ti4:movement.4f'] : [...new Set(against)],
    }
  },
})

/** The ship asked about is there, and belongs to who moves it. */
const shipConstraints = [
  constraint.listed('ship', ['units'], unitsOf, noUnit),
  constraint.each('ship', ['units', 'activePlayer'], (ship, told) => {
    const owner = unitNamed(told, ship)?.owner
    const { activePlayer } = told
    return owner !== undefined && activePlayer !== undefined && owner !== activePlayer
      ? { message: `${ship} belongs to ${sayPlayer(owner)}.`, fix: `Name a ship ${ofPlayer(activePlayer)}.` }
      : undefined
  }),
]

/** Every route of one ship into the active system, safest first; where there is none, what stands in the way. */
export const route = defineChecker({
  ...shared,
  id: 'route',
  ...usual.route,
  title: 'Which way can my ship go?',
  question: 'Which routes does this ship have?',
  asked: ['find route', 'path to system', 'how do i get there', 'every route', 'why can i not reach'],
  facts,
  checks: [...ofAnyShip, ...shipConstraints],
  clauses: [...barring, ...stopping, inReach],
  answer: everyRoute,
  asks: 'value',
  gaps: [
    'Tactic tokens left.',
    'Routes that come to one system twice, except back to the active system.',
    'Loads on the way.',
  ],
})
