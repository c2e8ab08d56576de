import { adjudicate } from '../../../lib/adjudicate'
import { judging as ti4 } from '../../../lib/games/ti4/judging'
import type { Ruling, Step } from '../../../lib/kernel/ruling'
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
  problem?: string
}

/** The answer names a route as its systems with dashes between, then dice in brackets or the reason. */
function wayOf(step: Step): Way {
  const [route = ''] = step.says.split(/ \(|: /)
  return { path: route.split(' – '), step }
}

export function askRoute(position: Position, ship: string, active: string): RouteAnswer {
  const facts = { ...factsOf(position), active, ship, moves: [] }
  const found = adjudicate([ti4], { checker: 'ti4/route', facts, readings: position.readings })
  if ('error' in found) return { legal: [], near: [], problem: found.error.issues[0]?.message ?? found.error.message }
  const ways = (found.answer?.derivation ?? []).map(wayOf)
  const isLegal = found.answer?.kind === 'list' && found.answer.value.length > 0
  return { ruling: found, legal: isLegal ? ways : [], near: isLegal ? [] : ways }
}

/** Own ships that can get to a system, by their names. */
export function askReach(position: Position, active: string): readonly string[] {
  const facts = { ...factsOf(position), active, moves: [], whose: 'mine' }
  const found = adjudicate([ti4], { checker: 'ti4/reach', facts, readings: position.readings })
  return 'answer' in found && found.answer?.kind === 'list' ? found.answer.value : []
}
