/** The search for a way to fill the gaps of a case so that every clause allows it. */
import type { RulesInPlay } from './clause.ts'
import type { RawFacts } from './facts.ts'
import { type Gap, hasGaps, withValue } from './gaps.ts'
import { type Group, groupAllows } from './groups.ts'
import { pathOf } from './parse.ts'
import { Asked, unlessAsked } from './seeing.ts'
import { clashOf, type Space } from './space.ts'

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

/** The facts that together leave no way on: the search goes back to one of them and leaves all between as it is. */
type Blame = readonly string[]

const isBlame = (found: RawFacts | Blame): found is Blame => Array.isArray(found)

/** A way to fill the remaining gaps so that every group allows the case: depth first, jumping back to what is to blame. */
export function legalWorld({ groups, gaps, space, table }: Search, facts: RawFacts): RawFacts | undefined | 'gave-up' {
  let steps = 0
  const remaining = gaps.filter((gap) => hasGaps(space.specs, facts, [topOf(gap)]))
  const askers = remaining.map((gap) => ({
    touched: new Set([topOf(gap)]),
    asking: groups.filter((group) => group.needs.includes(topOf(gap))),
  }))
  /** What some check or group that looks at the fact needs, where it stands against this world. */
  const blameOf = (world: RawFacts, { touched, asking }: (typeof askers)[number]): Blame | undefined => {
    const clash = clashOf(space, world, touched)
    if (clash) return clash.needs
    return asking.find((group) => !hasGaps(space.specs, world, group.needs) && !allowsSoFar(group, world, table))?.needs
  }
  const search = (world: RawFacts, depth: number): RawFacts | Blame => {
    if (++steps > STEP_LIMIT) return []
    const gap = remaining[depth]
    if (!gap) return world
    const blamed = new Set<string>()
    for (const value of gap.domain!) {
      const next = withValue(world, gap.segments, value)
      const found = blameOf(next, askers[depth]!) ?? search(next, depth + 1)
      if (!isBlame(found) || !found.includes(topOf(gap))) return found
      for (const key of found) blamed.add(key)
    }
    return [...blamed]
  }
  const settled = groups.filter((group) => !hasGaps(space.specs, facts, group.needs))
  if (!settled.every((group) => allowsSoFar(group, facts, table))) return undefined
  const found = search(facts, 0)
  if (!isBlame(found)) return found
  return steps > STEP_LIMIT ? 'gave-up' : undefined
}

/** True when the group does not stand against this world; one that asks for a fact that may stay away waits for it. */
export function allowsSoFar(group: Group, world: RawFacts, table: RulesInPlay): boolean {
  const found = unlessAsked(() => groupAllows(group, world, table))
  return found instanceof Asked || found.said
}
