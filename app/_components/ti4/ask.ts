import { adjudicate } from '../../../lib/adjudicate'
import { judging as ti4 } from '../../../lib/games/ti4/judging'
import type { Finding, Ruling, Step } from '../../../lib/kernel/ruling'
import { factsOf, type Position } from './position'

export interface Way {
  path: string[]
  step: Step
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

/** The answer names a route as its systems with dashes between, then dice in brackets or the reason. */
const pathOf = (says: string): string[] => (says.split(/ \(|: |, /)[0] ?? '').split(' – ')

export function askRoute(position: Position, ship: string, active: string): RouteAnswer {
  const facts = { ...factsOf(position), active, ship, moves: [] }
  const found = adjudicate([ti4], { checker: 'ti4/route', facts, readings: position.readings, presume: false })
  if ('error' in found) return { legal: [], near: [], problem: found.error.issues[0]?.message ?? found.error.message }
  const ways = (found.answer?.derivation ?? []).map((step): Way => ({ path: pathOf(step.says), step }))
  const isLegal = found.answer?.kind === 'list' && found.answer.value.length > 0
  if (isLegal) return { ruling: found, legal: ways, near: [] }
  // Where the system cannot be activated at all, no route is to blame. A clause that goes along with another says the same.
  const failing = found.findings.filter(({ outcome }) => outcome === 'fails')
  const blamed = failing.filter(({ clause }) => ways.some(({ step }) => step.clause === clause))
  const bar = failing.find(({ because }) => !blamed.some((other) => other.because === because))
  return bar && ways.length ? { ruling: found, legal: [], near: [], bar } : { ruling: found, legal: [], near: ways }
}

export interface Reacher {
  ship: string
  path: string[]
  /** The route, with the dice on it. */
  says: string
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
  const { value, derivation } = found.answer
  const ships = value.map((ship, i) => {
    const says = derivation[i]!.says.slice(ship.length + 2)
    return { ship, path: pathOf(says), says }
  })
  const bar = ships.length ? undefined : found.findings.find(({ outcome }) => outcome === 'not-in-play')
  return { ships, ...(bar ? { bar } : {}) }
}
