import { spend, unlessSpent } from './budget.ts'
import type { RulesInPlay } from './clause.ts'
import type { RawFacts } from './facts.ts'
import { type Gap, gapsIn, hasGaps, valueAt, withValue } from './gaps.ts'
import { type Group, groupAllows, groupAllowsSeen } from './groups.ts'
import { askedBy, askedWhere } from './narrowing.ts'
import { pathOf } from './parse.ts'
import { Asked, seeing, unlessAsked } from './seeing.ts'
import { consistent, type Space } from './space.ts'
import { completed, fewWorlds, fillings } from './worlds.ts'

/** Steps of one search for a legal world; far above what real cases need. */
const STEP_LIMIT = 2000
/** Local worlds tried per clause before the gap counts as not deciding. */
const LOCAL_LIMIT = 24
/** Local worlds looked through per clause for a gap the clause does not ask for itself. */
const LOCAL_SAMPLE = 40
/** Local worlds far apart from one another, looked through before all others. */
const FAR_APART = 8

interface Search {
  groups: readonly Group[]
  gaps: readonly Gap[]
  tied: ReadonlyMap<Gap, readonly Gap[]>
  space: Space
  table: RulesInPlay
}

/** True when every value the gap could take has been tried; of a long count only the telling ones are. */
const isExhausted = (gap: Gap) => gap.whole || typeof gap.domain?.[0] !== 'number'

const topOf = (gap: Gap) => String(gap.segments[0])

/** A way to fill the remaining gaps so that every group allows the case. */
function legalWorld({ groups, gaps, space, table }: Search, facts: RawFacts): RawFacts | undefined | 'gave-up' {
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

/** For each gap the other gaps that some check ties to it. */
function tiesOf(gaps: readonly Gap[], { checks }: Space): Map<Gap, Gap[]> {
  const near = new Map<string, ReadonlySet<string>>()
  const nearOf = (key: string) => {
    const keys = near.get(key) ?? new Set(checks.flatMap(({ needs }) => (needs.includes(key) ? needs : [])))
    near.set(key, keys)
    return keys
  }
  const tiedTo = (key: string) => gaps.filter((other) => topOf(other) !== key && nearOf(key).has(topOf(other)))
  return new Map(gaps.map((gap) => [gap, tiedTo(topOf(gap))]))
}

/** Asks once for all worlds that differ only in what fills these gaps: the answer must not depend on them. */
type Once = (world: RawFacts, apart: readonly Gap[], question: string, ask: () => boolean) => boolean

const always: Once = (_world, _apart, _question, ask) => ask()

function oncePerFiber(named: readonly Gap[]): Once {
  const known = new Map<string, boolean>()
  const others = new Map<string, readonly Gap[]>()
  const otherThan = (apart: readonly Gap[]) => {
    const paths = apart.map(({ path }) => path)
    const key = paths.join()
    const rest = others.get(key) ?? named.filter(({ path }) => !paths.includes(path))
    others.set(key, rest)
    return rest
  }
  return (world, apart, question, ask) => {
    const fiber = JSON.stringify([question, ...otherThan(apart).map((gap) => valueAt(world, gap) ?? null)])
    const before = known.get(fiber)
    if (before !== undefined) return before
    const answer = ask()
    known.set(fiber, answer)
    return answer
  }
}

/**
 * True when some other value of the gap turns this legal world illegal; a gap tied to it may have to change along.
 * Clauses are asked before checks: most values change nothing, and then it does not matter whether they fit.
 */
function turns(gap: Gap, world: RawFacts, search: Search, once = always): boolean {
  const { groups, space, table } = search
  const forbids = (other: RawFacts, asking: readonly Group[]) => {
    spend(space)
    return !asking.every((group) => allowsSoFar(group, other, table))
  }
  const askingFor = (gap: Gap) => groups.filter((group) => group.needs.includes(topOf(gap)))
  const own = askingFor(gap)
  const touched = new Set([topOf(gap)])
  return gap.domain!.some((value, i) => {
    const other = withValue(world, gap.segments, value)
    const forbidden = forbids(other, own)
    if (consistent(space, other, touched)) return forbidden
    const alongWith = (tied: Gap): boolean => {
      const more = askingFor(tied)
      if (!forbidden && !more.length) return false
      const asked = more.length ? [...new Set([...own, ...more])] : own
      const both = new Set([topOf(gap), topOf(tied)])
      return tied.domain!.some((value) => {
        const changed = withValue(other, tied.segments, value)
        if (more.length ? !forbids(changed, asked) : !forbidden) return false
        return consistent(space, changed, both)
      })
    }
    return search.tied.get(gap)!.some((tied) => once(world, [gap, tied], `${i} ${tied.path}`, () => alongWith(tied)))
  })
}

/** The first of these, and no more of them made than that. */
function* firstOf<T>(items: Iterable<T>, many: number): Iterable<T> {
  let left = many
  for (const item of items) {
    if (--left < 0) return
    yield item
  }
}

/** What one group can say of the gaps it really looks at. */
interface Local {
  group: Group
  /** Paths of the gaps it looks at in some world; the others in what it names cannot matter. */
  asks: ReadonlySet<string>
  /** Those gaps. */
  own: readonly Gap[]
  /** Paths of those it looks at where it forbids: no other turns it. */
  blamed: () => ReadonlySet<string>
  /** The worlds it can tell apart and allows, each with the rest of what it names filled in some way that fits. */
  allowed: Iterable<RawFacts>
  /** All gaps in what it names. */
  named: readonly Gap[]
}

function lookAt(group: Group, search: Search, facts: RawFacts): Local {
  const { space, table } = search
  const named = gapsIn(space.specs, facts, group.needs)
  const asked = askedBy(space, facts, group.needs, (see) => groupAllowsSeen(group, see, table))
  const own = asked ? named.filter((gap) => asked.some(({ path }) => path === gap.path)) : named
  function* worlds() {
    yield* fewWorlds(space, facts, group.needs, FAR_APART)
    if (own.every(({ domain }) => domain)) yield* fillings(space, facts, own)
  }
  const allows = (world: RawFacts) => {
    const found = unlessAsked(() => groupAllowsSeen(group, seeing(space, world), table))
    return found instanceof Asked || found.said
  }
  function* allowed() {
    for (const world of worlds()) {
      const whole = allows(world) ? completed(space, world, group.needs) : undefined
      if (whole) yield whole
    }
  }
  const blamed = once(() => blamedBy(group, search, facts) ?? asks)
  const asks = new Set(own.map(({ path }) => path))
  return { group, asks, own, blamed, named, allowed: kept(allowed()) }
}

/** The gaps a group looks at in some world that it forbids; undefined where these are too many. */
const blamedBy = (group: Group, { space, table }: Search, facts: RawFacts): ReadonlySet<string> | undefined =>
  askedWhere(
    space,
    facts,
    group.needs,
    (see) => groupAllowsSeen(group, see, table),
    (allows) => !allows,
  )

function once<T>(make: () => T): () => T {
  let known: { made: T } | undefined
  return () => {
    known ??= { made: make() }
    return known.made
  }
}

/** What was found so far is kept, what nobody looks at is not looked for: the first worlds mostly tell enough. */
function kept<T>(found: Iterator<T>): Iterable<T> {
  const known: T[] = []
  return {
    *[Symbol.iterator]() {
      for (let i = 0; ; i++) {
        if (i === known.length) {
          const next = found.next()
          if (next.done) return
          known.push(next.value)
        }
        yield known[i]!
      }
    },
  }
}

/** Looks for a legal world in which this gap alone decides the group. */
function decidesSomewhere(gap: Gap, local: Local, search: Search, legal: RawFacts): boolean {
  const { group, asks, own, blamed, allowed, named } = local
  const { space, table, groups } = search
  const near = [gap, ...search.tied.get(gap)!]
  if (!near.some(({ path }) => asks.has(path)) || !near.some(({ path }) => blamed().has(path))) return false
  const alone = { ...search, groups: [group] }
  const isAsked = asks.has(gap.path)
  const mayTurn = (world: RawFacts) => {
    spend(space)
    return !isAsked || gap.domain!.some((value) => !allowsSoFar(group, withValue(world, gap.segments, value), table))
  }
  const fiber = oncePerFiber(named)
  const turnsAlone = (world: RawFacts) =>
    fiber(world, [gap], '', () => mayTurn(world) && turns(gap, world, alone, fiber))
  let tried = 0
  for (const world of isAsked ? allowed : firstOf(allowed, LOCAL_SAMPLE)) {
    if (!turnsAlone(world)) continue
    if (++tried > LOCAL_LIMIT) return false
    const moved = own.reduce((next, gap) => withValue(next, gap.segments, valueAt(world, gap)), legal)
    const fits = consistent(space, moved) && groups.every((other) => allowsSoFar(other, moved, table))
    const filled = fits ? moved : legalWorld(search, world)
    if (filled && filled !== 'gave-up' && turns(gap, filled, search)) return true
  }
  return false
}

/** Works something out once per group. */
function remembered<T>(make: (group: Group) => T): (group: Group) => T {
  const known = new Map<Group, T>()
  return (group) => {
    if (!known.has(group)) known.set(group, make(group))
    return known.get(group)!
  }
}

/**
 * The gaps that can still change the verdict: for each there is a way to fill all others so that this one decides.
 * `impossible` when they can be filled, but in no way that makes the case legal.
 */
export function missingFor(
  groups: readonly Group[],
  space: Space,
  facts: RawFacts,
  table: RulesInPlay,
): { missing: string[]; impossible: boolean } {
  const gaps = gapsIn(space.specs, facts, [...new Set(groups.flatMap((group) => group.needs))])
  const called = [...(space.called ?? [])]
  const all = { missing: [...gaps.map((gap) => gap.path), ...called], impossible: false }
  if (!gaps.every((gap) => gap.domain))
    return { ...all, missing: stopsOf(groups, gaps, space, facts, table) ?? all.missing }
  const found = unlessSpent(
    () => missingAmong(gaps, groups, space, facts, table) ?? all,
    () => all,
  )
  return called.length && found !== all ? { missing: [...found.missing, ...called], impossible: false } : found
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

/** True when the group does not stand against this world; one that asks for a fact that may stay away waits for it. */
function allowsSoFar(group: Group, world: RawFacts, table: RulesInPlay): boolean {
  const found = unlessAsked(() => groupAllows(group, world, table))
  return found instanceof Asked || found.said
}

/** The deciding ones of the gaps; undefined where they cannot be told apart. */
function missingAmong(
  gaps: readonly Gap[],
  groups: readonly Group[],
  space: Space,
  facts: RawFacts,
  table: RulesInPlay,
): { missing: string[]; impossible: boolean } | undefined {
  const search = { groups, gaps, tied: tiesOf(gaps, space), space, table }
  const legal = legalWorld(search, facts)
  if (legal === 'gave-up') return undefined
  if (!legal) {
    const isPossible = completed(space, facts, [...new Set(gaps.map(topOf))]) !== undefined
    return isPossible && gaps.every(isExhausted) ? { missing: [], impossible: true } : undefined
  }
  const localOf = remembered((group: Group) => lookAt(group, search, facts))
  const decides = (gap: Gap) => groups.some((group) => decidesSomewhere(gap, localOf(group), search, legal))
  const missing = gaps.filter((gap) => turns(gap, legal, search) || decides(gap))
  return missing.length ? { missing: missing.map((gap) => gap.path), impossible: false } : undefined
}
