/** Which of the gaps of a case can still change its verdict. */
import { spend, unlessSpent } from './budget.ts'
import type { RulesInPlay } from './clause.ts'
import type { RawFacts } from './facts.ts'
import { type Gap, gapsIn, valueAt, withValue } from './gaps.ts'
import { type Group, groupAllowsSeen } from './groups.ts'
import { allowsSoFar, legalWorld, matesOf, type Search, tiesOf, topOf } from './legal-world.ts'
import { type Local, lookAt } from './local.ts'
import { pathOf } from './parse.ts'
import { Asked, seeing, unlessAsked } from './seeing.ts'
import { consistent, type Space } from './space.ts'
import { oncePerFiber, turns } from './turning.ts'
import { completed, fittingGaps } from './worlds.ts'

/** Local worlds tried per clause before the gap counts as not deciding. */
const LOCAL_LIMIT = 24
/** Local worlds looked through per clause for a gap the clause does not ask for itself. */
const LOCAL_SAMPLE = 40

/** The gaps that can still change the verdict, or the clauses of which one forbids the case however they are filled. */
interface Missing {
  missing: string[]
  forbidding?: readonly Group[]
}

/**
 * The gaps that can still change the verdict: for each there is a way to fill all others so that this one decides.
 * `forbidding` where they can be filled, but in no way that makes the case legal.
 */
export function missingFor(groups: readonly Group[], space: Space, facts: RawFacts, table: RulesInPlay): Missing {
  const gaps = gapsIn(space.specs, facts, [...new Set(groups.flatMap((group) => group.needs))])
  const called = [...(space.called ?? [])]
  const all: Missing = { missing: [...gaps.map((gap) => gap.path), ...called] }
  if (!gaps.every((gap) => gap.domain))
    return { ...all, missing: stopsOf(groups, gaps, space, facts, table) ?? all.missing }
  const found = unlessSpent(
    () => missingAmong(fittingGaps(space, facts, gaps), groups, space, facts, table) ?? all,
    () => all,
  )
  return called.length && found !== all ? { missing: [...found.missing, ...called] } : found
}

/** The gaps at which every group stops, where the values of none of them can be listed: nothing else matters before. */
function stopsOf(
  groups: readonly Group[],
  gaps: readonly Gap[],
  space: Space,
  facts: RawFacts,
  table: RulesInPlay,
): string[] | undefined {
  const stops = groups.map((group) => {
    const found = unlessAsked(() => groupAllowsSeen(group, seeing(space, facts), table))
    const path = found instanceof Asked ? pathOf(found.segments) : undefined
    return gaps.find((gap) => gap.path === path && !gap.domain)?.path
  })
  return stops.every((path) => path !== undefined) ? [...new Set(stops)] : undefined
}

/** The deciding ones of the gaps; undefined where they cannot be told apart. */
function missingAmong(
  gaps: readonly Gap[],
  groups: readonly Group[],
  space: Space,
  facts: RawFacts,
  table: RulesInPlay,
): Missing | undefined {
  const search = { groups, gaps, tied: tiesOf(gaps, space), mates: matesOf(gaps, space), space, table }
  const legal = legalWorld(search, facts)
  if (!legal || legal === 'gave-up') {
    const isPossible = completed(space, facts, [...new Set(gaps.map(topOf))]) !== undefined
    const forbidding = isPossible ? fewestForbidding(search, facts) : undefined
    return forbidding && { missing: [], forbidding }
  }
  const localOf = remembered((group: Group) => lookAt(group, search, facts))
  // A world in which one gap decides often does for others: looked at before a new one is searched.
  const legals = [legal]
  const decides = (gap: Gap) => {
    if (legals.some((world) => turns(gap, world, search))) return true
    for (const group of groups) {
      const found = whereDecides(gap, localOf(group), search, legal)
      if (found) return legals.push(found) > 0
    }
    return false
  }
  const missing = gaps.filter((gap) => gap.domain!.length > 1 && decides(gap))
  return missing.length ? { missing: missing.map((gap) => gap.path) } : undefined
}

/** True when every value the gap could take has been tried; of a long count only the telling ones are. */
const isExhausted = (gap: Gap) => gap.whole || typeof gap.domain?.[0] !== 'number'

/**
 * Clauses of which one forbids the case with every value of every gap, none of them for nothing; undefined where it takes
 * a clause that needs a fact of which not every value is tried.
 */
function fewestForbidding(search: Search, facts: RawFacts): readonly Group[] | undefined {
  const { groups, gaps, tied } = search
  const untried = new Set(gaps.filter((gap) => !isExhausted(gap)).map(topOf))
  const tried = gaps.filter((gap) => !untried.has(topOf(gap)))
  const gapsOf = ({ needs }: Group) => tried.filter((gap) => needs.includes(topOf(gap)))
  const forbid = (some: readonly Group[]) => {
    // What a clause that needs few of them forbids need not be tried with every value of the others.
    const own = new Set(
      some
        .map(gapsOf)
        .sort((a, b) => a.length - b.length)
        .flat(),
    )
    const near = [...own, ...tried.filter((gap) => !own.has(gap) && tied.get(gap)!.some((other) => own.has(other)))]
    return legalWorld({ ...search, groups: some, gaps: near }, facts) === undefined
  }
  let fewest = groups.filter(({ needs }) => !needs.some((key) => untried.has(key)))
  if (!forbid(fewest)) return undefined
  for (const group of fewest) {
    const others = fewest.filter((other) => other !== group)
    if (others.length && forbid(others)) fewest = others
  }
  return fewest
}

/** Looks for a legal world in which this gap alone decides the group. */
function whereDecides(gap: Gap, local: Local, search: Search, legal: RawFacts): RawFacts | undefined {
  const { group, asks, own, blamed, allowed, named, signs } = local
  const { space, table, groups } = search
  const near = [gap, ...search.tied.get(gap)!]
  if (!near.some(({ path }) => asks.has(path)) || !near.some(({ path }) => blamed().has(path))) return undefined
  const alone = { ...search, groups: [group] }
  const isAsked = asks.has(gap.path)
  const mayTurn = (world: RawFacts) => {
    spend(space)
    return !isAsked || gap.domain!.some((value) => !allowsSoFar(group, withValue(world, gap.segments, value), table))
  }
  const fiber = oncePerFiber(named, signs)
  const turnsAlone = (world: RawFacts) =>
    fiber(world, [gap], '', () => mayTurn(world) && turns(gap, world, alone, fiber))
  let tried = 0
  for (const world of isAsked ? allowed : firstOf(allowed, LOCAL_SAMPLE)) {
    if (!turnsAlone(world)) continue
    if (++tried > LOCAL_LIMIT) return undefined
    const moved = own.reduce((next, gap) => withValue(next, gap.segments, valueAt(world, gap)), legal)
    const fits = consistent(space, moved) && groups.every((other) => allowsSoFar(other, moved, table))
    const filled = fits ? moved : legalWorld(search, world)
    if (filled && filled !== 'gave-up' && turns(gap, filled, search)) return filled
  }
  return undefined
}

/** The first of these, and no more of them made than that. */
function* firstOf<T>(items: Iterable<T>, many: number): Iterable<T> {
  let left = many
  for (const item of items) {
    if (--left < 0) return
    yield item
  }
}

/** Works something out once per group. */
function remembered<T>(make: (group: Group) => T): (group: Group) => T {
  const known = new Map<Group, T>()
  return (group) => {
    if (!known.has(group)) known.set(group, make(group))
    return known.get(group)!
  }
}
