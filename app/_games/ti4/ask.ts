import { adjudicate } from '../../../lib/adjudicate'
import { ti4 } from '../../../lib/games/ti4/checkers'
import type { Finding, Ruling, Step } from '../../../lib/kernel/ruling'
import { factsOf, type Position } from './position'

/** A ship that has to be moved along, and its way. */
interface Along {
  ship: string
  path: string[]
}
export interface Way {
  path: string[]
  step: Step
  along: readonly Along[]
  /** Where it is stopped, and why. */
  stoppedIn?: string
  why?: string
}
/** What the front door says of one ship and one system. */
export interface RouteAnswer {
  ruling?: Ruling
  /** Legal routes, safest first. */
  legal: Way[]
  /** Where none is legal: routes that fail for a single reason. */
  near: Way[]
  /** What forbids the activation itself. */
  bar?: Finding
  problem?: string
}

/** A route as the judge gives it beside its sentence. */
interface RouteItem {
  ship: string
  path: string[]
  along?: Along[]
  stoppedIn?: string
  why?: string
}
const itemOf = (step: Step) => step.item as unknown as RouteItem

export function askRoute(position: Position, ship: string, active: string): RouteAnswer {
  const facts = { ...factsOf(position), active, ship, moves: [] }
  const found = adjudicate([ti4], { checker: 'ti4/route', facts, readings: position.readings, presume: false })
  if ('error' in found) return { legal: [], near: [], problem: found.error.issues[0]?.message ?? found.error.message }
  const ways = (found.answer?.derivation ?? []).map((step): Way => {
    const { ship: _ship, along = [], ...way } = itemOf(step)
    return { ...way, along, step }
  })
  const isLegal = found.answer?.kind === 'list' && found.answer.value.length > 0
  if (isLegal) return { ruling: found, legal: ways, near: [] }
  // Where the system cannot be activated at all, no route is to blame: what fails is about no ship.
  const bar = found.findings.find(({ outcome, reasons }) => outcome === 'fails' && !reasons)
  return bar && ways.length ? { ruling: found, legal: [], near: [], bar } : { ruling: found, legal: [], near: ways }
}

export interface Reacher {
  ship: string
  path: string[]
  /** The route, with the dice on it. */
  says: string
  along: readonly Along[]
}
export interface ReachAnswer {
  ships: readonly Reacher[]
  /** What keeps everybody out, where that is so. */
  bar?: Finding
}

/** Ships that can get to a system, each with a route. */
export function askReach(position: Position, active: string, whose: 'mine' | 'theirs'): ReachAnswer {
  const facts = { ...factsOf(position), active, moves: [], whose }
  const found = adjudicate([ti4], { checker: 'ti4/reach', facts, readings: position.readings, presume: false })
  if (!('answer' in found) || found.answer?.kind !== 'list') return { ships: [] }
  const ships = found.answer.derivation.map((step): Reacher => {
    const { ship, path, along = [] } = itemOf(step)
    return { ship, path, along, says: step.says }
  })
  const bar = ships.length ? undefined : found.findings.find(({ outcome }) => outcome === 'not-in-play')
  return { ships, ...(bar ? { bar } : {}) }
}
