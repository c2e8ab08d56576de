/** Cases that leave as much open as possible: what is told costs little, what is not told has to be tried. */
import { adjudicateInSteps, type Request } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import { fullBudget } from '../../lib/kernel/budget.ts'
import type { Fact, FactSpecs, RawFacts } from '../../lib/kernel/facts.ts'
import { judge } from '../../lib/kernel/judge.ts'
import { settingOf } from '../../lib/kernel/pack.ts'
import { checkers } from './doors.ts'

export interface Pathological {
  name: string
  edition: string
  facts: RawFacts
}

/** A line of a list of which nothing is told, or as little as can be. */
function blank(fact: Fact): unknown {
  if (fact.kind === 'record' || fact.kind === 'map') return {}
  if (fact.kind === 'list') return []
  if (fact.kind === 'yes-no') return false
  if (fact.kind === 'choice') return Object.keys(fact.options)[0]
  return fact.kind === 'count' ? fact.min : 'me'
}

const LINES = [1, 2, 3, 5, 40]

/** The same list with a few blank lines and with as many as it takes. */
const blankLists = (specs: FactSpecs): RawFacts[] =>
  Object.entries(specs).flatMap(([key, fact]) =>
    fact.kind === 'list'
      ? LINES.filter((lines) => lines >= fact.min).map((lines) => ({
          [key]: Array.from({ length: Math.min(lines, fact.max) }, () => blank(fact.of)),
        }))
      : [],
  )

const both = (lists: readonly RawFacts[]): RawFacts => Object.assign({}, ...lists)

/** Five jumps of which some things are told: the open questions can be read in two hundred ways. */
const HALF_TOLD_ROUTE: RawFacts = {
  card: 'shipyard',
  mine: true,
  legs: [
    { viaCard: 'jump-stabilization' },
    {
      adjacent: true,
      destinationController: 'me',
      destinationCard: 'silis-major',
      interdicted: true,
      viaCard: 'drummond',
    },
    { adjacent: false, destinationController: 'a', destinationCard: 'forsei', viaCard: 'drummond', jumpDistance: 3 },
    { interdicted: false, viaCardReaches: true, jumpDistance: 1, cardPlayedByOther: true },
    { adjacent: true, destinationController: 'ann', destinationCard: 'trade-world', carrierJumpingAlong: true },
  ],
}

/** Cases that once took a tenth of a second and more. */
const found: Readonly<Record<string, readonly RawFacts[]>> = {
  'starcom/jump': [
    { mine: false, controlledSinceTurnStart: false, shipOwner: 'Red' },
    { mine: false, builtThisTurn: true, nexusReturns: 0, extraJumps: 6, fromRow: 1, fromCol: 4, jumpDistance: 2 },
  ],
  'starcom/build': [
    { underSiege: false, shipsControlled: 3, credits: 10, myFighterBays: false, myStationInSystem: false },
    { isMyStartingSystem: false, shipsControlled: 3, developmentsInSystem: 2, credits: 10, myShipyardHere: false },
  ],
  'starcom/siege': [{ vessels: [{ type: 'ship' }, { type: 'station', class: 'Medium', attack: 7 }] }],
  'starcom/combat-damage': [{ vessels: [{}, {}], assignments: [{}, {}] }],
  'starcom/affordability': [{ builds: [{}, {}] }],
  'starcom/income': [{ firstTurn: false, systems: [{ developments: 20 }] }],
  'starcom/route': [
    { legs: [{}, {}, {}] },
    { legs: [{}, {}, {}, {}, {}, {}], mine: true, jumpsUsed: 0 },
    HALF_TOLD_ROUTE,
  ],
}

/** Every checker with nothing told, with blank lists, with all its lists blank, and what was once slow. */
export const pathological: readonly Pathological[] = checkers.flatMap(({ name, checker }) => {
  const lists = blankLists(checker.facts)
  const cases = [{}, ...lists, both(lists), ...(found[name] ?? [])]
  return checker.editions.flatMap((edition) => cases.map((facts) => ({ name, edition, facts })))
})

/** The steps one ruling takes, as the kernel counts them. */
export function stepsOf({ name, edition, facts }: Pathological): number {
  const pack = games.find(({ id }) => id === name.split('/')[0])!
  const { checker } = checkers.find((one) => one.name === name)!
  const budget = fullBudget()
  const { left } = budget
  judge(checker, settingOf(pack), { edition }, facts, budget)
  return left - budget.left
}

/** How often one request is judged anew to find what would turn it. */
export function triesOf(request: Request): number {
  const steps = adjudicateInSteps(games, request)
  let tries = 0
  while (!steps.next().done) tries++
  return tries
}
