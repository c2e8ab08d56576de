/** The search for a way to fill the gaps of a case so that every clause allows it. */
import type { RulesInPlay } from './clause.ts'
import type { RawFacts } from './facts.ts'
import { type Gap, hasGaps, withValue } from './gaps.ts'
import { type Group, groupAllows } from './groups.ts'
import { pathOf } from './parse.ts'
import { Asked, unlessAsked } from './seeing.ts'
import { consistent, type Space } from './space.ts'

/** Steps of one search for a legal world; far above what real cases need. */
const STEP_LIMIT = 2000

/** A case with gaps, as it is searched. */
export interface Search {
  groups: readonly Group[]
  gaps: readonly Gap[]
  tied: ReadonlyMap<Gap, readonly Gap[]>
  mates: ReadonlyMap<Gap, readonly Gap[]>
  space: Space
  table: RulesInPlay
}

/** The fact a gap lies in. */
export const topOf = (gap: Gap) => String(gap.segments[0])

/** The record a gap lies in; nothing for a fact of its own. */
const recordOf = ({ segments }: Gap) => (segments.length > 1 ? pathOf(segments.slice(0, -1)) : undefined)

/** For each gap of a record the others in it: checks look at records as a whole. */
export function matesOf(gaps: readonly Gap[], { checks }: Space): Map<Gap, Gap[]> {
  const looked = new Set(checks.flatMap(({ needs }) => needs))
  const isMate = (gap: Gap, other: Gap) => other !== gap && recordOf(other) === recordOf(gap)
  const hasMates = (gap: Gap) => recordOf(gap) !== undefined && looked.has(topOf(gap))
  return new Map(gaps.map((gap) => [gap, hasMates(gap) ? gaps.filter((other) => isMate(gap, other)) : []]))
}

/** For each gap the other gaps that some check ties to it. */
export function tiesOf(gaps: readonly Gap[], { checks }: Space): Map<Gap, Gap[]> {
  const near = new Map<string, ReadonlySet<string>>()
  const nearOf = (key: string) => {
    const keys = near.get(key) ?? new Set(checks.flatMap(({ needs }) => (needs.includes(key) ? needs : [])))
    near.set(key, keys)
    return keys
  }
  const tiedTo = (key: string) => gaps.filter((other) => topOf(other) !== key && nearOf(key).has(topOf(other)))
  return new Map(gaps.map((gap) => [gap, tiedTo(topOf(gap))]))
}

/** A way to fill the remaining gaps so that every group allows the case. */
export function legalWorld({ groups, gaps, space, table }: Search, facts: RawFacts): RawFacts | undefined | 'gave-up' {
  let steps = 0
  const remaining = gaps.filter((gap) => hasGaps(space.specs, facts, [topOf(gap)]))
  const askers = remaining.map((gap) => ({
    touched: new Set([topOf(gap)]),
    asking: groups.filter((group) => group.needs.includes(topOf(gap))),
  }))
  const search = (world: RawFacts, depth: number): RawFacts | undefined => {
    if (++steps > STEP_LIMIT) return undefined
    const gap = remaining[depth]
    if (!gap) return world
    const { touched, asking } = askers[depth]!
    for (const value of gap.domain!) {
      const next = withValue(world, gap.segments, value)
      if (!consistent(space, next, touched)) continue
      const allows = (group: Group) => hasGaps(space.specs, next, group.needs) || allowsSoFar(group, next, table)
      if (!asking.every(allows)) continue
      const found = search(next, depth + 1)
      if (found) return found
    }
    return undefined
  }
  const settled = groups.filter((group) => !hasGaps(space.specs, facts, group.needs))
  if (!settled.every((group) => allowsSoFar(group, facts, table))) return undefined
  return search(facts, 0) ?? (steps > STEP_LIMIT ? 'gave-up' : undefined)
}

/** True when the group does not stand against this world; one that asks for a fact that may stay away waits for it. */
export function allowsSoFar(group: Group, world: RawFacts, table: RulesInPlay): boolean {
  const found = unlessAsked(() => groupAllows(group, world, table))
  return found instanceof Asked || found.said
}
