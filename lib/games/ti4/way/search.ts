/** Finding routes. A step costs 0 if it leaves a rift and 1 otherwise; a route fits when its cost is within the move value. */
import type { RulesInPlay } from '../../../kernel/clause.ts'
import type { Board, BoardUnit, System } from '../board/board.ts'
import type { ClauseOf } from '../cited.ts'
import { linksFrom } from './adjacency.ts'
import type { Company } from './company.ts'
import type { View } from './joints.ts'
import { moveValue } from './move-value.ts'
import { ending, leaving, passing, type Remark, STOPS } from './obstacles.ts'
import { hasOwnUnits, judgeRoute } from './route.ts'
import { riftTerms } from './ship.ts'

const fails = (remarks: readonly Remark[]) => remarks.some((remark) => remark.outcome === 'fails')
const viewOf = (ship: BoardUnit): View => ({ player: ship.owner, purpose: 'movement', ship })

interface State {
  system: System
  /** Bits of the lift systems already visited. */
  taken: number
  /** True once a rift was left. */
  left: boolean
  before: State | undefined
  first: boolean
}

const pathTo = (state: State): System[] => {
  const path: System[] = []
  for (let at: State | undefined = state; at; at = at.before) path.unshift(at.system)
  return path
}

/**
 * A cheapest legal route into the active system that comes to every system of `via`, or undefined when there is none.
 * Searches over (system, lifts made, a rift left), so loops end.
 */
export function findRoute(
  board: Board,
  ship: BoardUnit,
  table: RulesInPlay,
  via: readonly System[] = [],
  { view, movers }: Pick<Company, 'view' | 'movers'> = { view: viewOf(ship), movers: [ship] },
): System[] | undefined {
  const { active } = board
  if (!active || fails(leaving(board, ship))) return undefined
  const { value } = moveValue(board, ship, table, movers)
  if (value === null) return undefined
  const back = ship.system === active
  if (fails(ending(board, ship, active, { returns: back }, table, false))) return undefined
  const terms = riftTerms(board, ship)
  const lifts = [...new Set(via)].filter((system) => system !== ship.system && system !== active)
  const all = (1 << lifts.length) - 1
  const bit = (system: System) => (lifts.includes(system) ? 1 << lifts.indexOf(system) : 0)
  if (ship.component?.id === 'te-luminous') {
    return allRoutes(board, ship, table, { spare: 0, most: 60 }, { view, movers }).find(
      (found) => !found.fails.length && lifts.every((system) => found.path.includes(system)),
    )?.path
  }
  const open = new Map<System, boolean>()
  const mayPass = (system: System) => {
    const known = open.get(system) ?? !fails(passing(board, ship, system, table, false))
    open.set(system, known)
    return known
  }
  const budget = value + terms.once
  const buckets: State[][] = Array.from({ length: budget + 1 }, () => [])
  buckets[0]!.push({ system: ship.system, taken: 0, left: false, before: undefined, first: true })
  const seen = new Set<number>()
  for (let cost = 0; cost <= budget; cost++) {
    const bucket = buckets[cost]!
    for (let i = 0; i < bucket.length; i++) {
      const state = bucket[i]!
      if (
        state.system === active &&
        !state.first &&
        state.taken === all &&
        cost <= value + (state.left ? terms.once : 0)
      )
        return pathTo(state)
      if (!state.first) {
        const key = (state.system.index * (all + 1) + state.taken) * 2 + (state.left ? 1 : 0)
        if (seen.has(key)) continue
        seen.add(key)
        if (!mayPass(state.system)) continue
      }
      const leaves = state.system.anomalies.has('gravity-rift')
      const next = cost + (leaves && terms.perExit === 1 ? 0 : 1)
      if (next > budget) continue
      for (const { to } of linksFrom(board, state.system, view)) {
        if (to !== active && !mayPass(to)) continue
        buckets[next]!.push({
          system: to,
          taken: state.taken | bit(to),
          left: state.left || leaves,
          before: state,
          first: false,
        })
      }
    }
  }
  return undefined
}

export interface FoundRoute {
  path: System[]
  dice: number
  /** What forbids it, grouped: one entry a system or clause. */
  fails: Remark<StopClause>[]
}

type StopClause = ClauseOf<typeof STOPS>
/** Whatever else it were: the ship does not get there. */
export const stopOf = (clause: string): StopClause => STOPS.clauses.find((stop) => stop === clause) ?? 'ti4:movement.4f'

const NODES = 60_000

/** What every system is away from the active one, and the next system on the way. */
interface Approach {
  costs: Int16Array
  next: (System | undefined)[]
}

/** Fewest steps' cost from every system to the active one, blind to everything but links and rifts. */
function approachTo(board: Board, target: System, ship: BoardUnit, perExit: 0 | 1, view: View): Approach {
  const costs = new Int16Array(board.systems.length).fill(999)
  const next: Approach['next'] = []
  const into: System[][] = board.systems.map(() => [])
  for (const from of board.systems) for (const { to } of linksFrom(board, from, view)) into[to.index]!.push(from)
  costs[target.index] = 0
  const queue = [target]
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i]!
    for (const from of into[at.index]!) {
      const free =
        (from.anomalies.has('gravity-rift') && perExit === 1) ||
        (ship.component?.id === 'te-luminous' && hasOwnUnits(ship, at))
      const cost = costs[at.index]! + (free ? 0 : 1)
      if (cost < costs[from.index]!) {
        costs[from.index] = cost
        next[from.index] = at
        queue.push(from)
      }
    }
  }
  return { costs, next }
}

/** The ways of ships that are all alike to a search: found once for all of them. */
export const approachOf = (board: Board, ship: BoardUnit): Approach =>
  approachTo(board, board.active!, ship, riftTerms(board, ship).perExit, viewOf(ship))

/** The shortest way of a ship whatever stands in it, judged; undefined where no way leads there. */
export function shortestWay(
  board: Board,
  ship: BoardUnit,
  { next }: Approach,
  table: RulesInPlay,
): FoundRoute | undefined {
  const path = [ship.system]
  for (let at = next[ship.system.index]; at; at = at === board.active ? undefined : next[at.index]) path.push(at)
  return path.length > 1 ? judgedRoute(board, ship, path, { view: viewOf(ship), movers: [ship] }, table) : undefined
}

/** Every route without loops whose cost is within the move value and `spare`, each judged; safest first. */
export function allRoutes(
  board: Board,
  ship: BoardUnit,
  table: RulesInPlay,
  { spare, most }: { spare: number; most: number },
  company: Pick<Company, 'view' | 'movers'> = { view: viewOf(ship), movers: [ship] },
): FoundRoute[] {
  const { active } = board
  const { view, movers } = company
  const { value } = moveValue(board, ship, table, movers)
  if (!active || value === null) return []
  const terms = riftTerms(board, ship)
  const { costs } = approachTo(board, active, ship, terms.perExit, view)
  const lucky =
    ship.component?.id === 'te-luminous' ? board.systems.filter((system) => hasOwnUnits(ship, system)).length : 0
  const budget = value + spare + terms.once + lucky
  const found: FoundRoute[] = []
  let nodes = 0
  const walk = (path: System[], cost: number): void => {
    if (++nodes > NODES || found.length > 2000) return
    const at = path.at(-1)!
    if (path.length > 1 && at === active) return void found.push(judgedRoute(board, ship, [...path], company, table))
    const next = cost + (at.anomalies.has('gravity-rift') && terms.perExit === 1 ? 0 : 1)
    const tried = new Set<System>()
    for (const { to } of linksFrom(board, at, view)) {
      if (tried.has(to) || (path.includes(to) && to !== active)) continue
      tried.add(to)
      if (next + costs[to.index]! > budget) continue
      path.push(to)
      walk(path, next)
      path.pop()
    }
  }
  walk([ship.system], 0)
  return found.sort(bySafety).slice(0, most)
}

/** Of ways that are ordered by safety and none of which is open, those with the fewest faults. */
export const nearest = <W extends Pick<FoundRoute, 'fails'>>(ways: readonly W[]): W[] =>
  ways.filter(({ fails }) => fails.length === ways[0]!.fails.length)

const rank = (route: FoundRoute) => route.fails.length * 1e6 + route.dice * 1e3 + route.path.length
const pathName = (route: FoundRoute) => route.path.map((system) => system.id).join(' ')

/** Orders routes: fewest faults, then fewest dice, then the shortest. */
export const bySafety = (a: FoundRoute, b: FoundRoute): number =>
  rank(a) - rank(b) || (pathName(a) < pathName(b) ? -1 : 1)

/** One route judged as movement judges it. */
function judgedRoute(
  board: Board,
  ship: BoardUnit,
  path: System[],
  { view, movers }: Pick<Company, 'view' | 'movers'>,
  table: RulesInPlay,
): FoundRoute {
  const ruling = judgeRoute(board, ship, path, view, table, movers)
  const reasons = new Map<string, Remark<StopClause>>()
  for (const remark of ruling.remarks) {
    if (remark.outcome !== 'fails') continue
    const key = remark.clause === 'ti4:movement.4f' ? remark.clause : `in ${remark.system?.id}`
    if (!reasons.has(key)) reasons.set(key, { ...remark, clause: stopOf(remark.clause) })
  }
  return { path, dice: ruling.rifts.dice.length, fails: [...reasons.values()] }
}
