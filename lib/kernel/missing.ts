import type { Table } from './clause.ts'
import { type Group, groupAllows } from './examine.ts'
import type { RawFacts } from './facts.ts'
import { consistent, fewWorlds, type Hole, hasHoles, holesIn, type Space, withValue, worldsOf } from './worlds.ts'

/** Steps of one search for a legal world; far above what real cases need. */
const STEP_LIMIT = 2000
/** Local worlds tried per clause before the gap counts as not deciding. */
const LOCAL_LIMIT = 24
/** Local worlds looked at before all of them are listed. */
const FEW = 16
/** Local worlds looked through per clause for a gap the clause does not ask for itself; evenly spread ones of more. */
const LOCAL_SAMPLE = 40

interface Search {
  groups: readonly Group[]
  holes: readonly Hole[]
  space: Space
  table: Table
}

/** True when every value the gap could take has been tried; of a long count only the telling ones are. */
const isExhausted = (hole: Hole) => hole.whole || typeof hole.domain?.[0] !== 'number'

const topOf = (hole: Hole) => String(hole.segments[0])

/** A way to fill the remaining gaps so that every group allows the case. */
function legalWorld({ groups, holes, space, table }: Search, facts: RawFacts): RawFacts | undefined | 'gave-up' {
  let steps = 0
  const remaining = holes.filter((hole) => hasHoles(space.specs, facts, [topOf(hole)]))
  const search = (world: RawFacts, depth: number): RawFacts | undefined => {
    if (++steps > STEP_LIMIT) return undefined
    const hole = remaining[depth]
    if (!hole) return world
    const touched = new Set([topOf(hole)])
    for (const value of hole.domain!) {
      const next = withValue(world, hole.segments, value)
      if (!consistent(space, next, touched)) continue
      const closed = groups.filter(
        (group) => group.needs.includes(topOf(hole)) && !hasHoles(space.specs, next, group.needs),
      )
      if (!closed.every((group) => groupAllows(group, next, table))) continue
      const found = search(next, depth + 1)
      if (found) return found
    }
    return undefined
  }
  const settled = groups.filter((group) => !hasHoles(space.specs, facts, group.needs))
  if (!settled.every((group) => groupAllows(group, facts, table))) return undefined
  return search(facts, 0) ?? (steps > STEP_LIMIT ? 'gave-up' : undefined)
}

/** The other gaps that some check ties to this one. */
const tiedTo = (hole: Hole, { holes, space }: Search): Hole[] =>
  holes.filter(
    (other) =>
      topOf(other) !== topOf(hole) &&
      space.checks.some((check) => check.needs.includes(topOf(hole)) && check.needs.includes(topOf(other))),
  )

/** True when some other value of the gap turns this legal world illegal; a gap tied to it may have to change along. */
function turns(hole: Hole, world: RawFacts, search: Search): boolean {
  const { groups, space, table } = search
  const forbids = (other: RawFacts, changed: readonly Hole[]) =>
    !groups.every(
      (group) => !changed.some((gap) => group.needs.includes(topOf(gap))) || groupAllows(group, other, table),
    )
  return hole.domain!.some((value) => {
    const other = withValue(world, hole.segments, value)
    if (consistent(space, other, new Set([topOf(hole)]))) return forbids(other, [hole])
    return tiedTo(hole, search).some((tied) =>
      tied.domain!.some((along) => {
        const both = withValue(other, tied.segments, along)
        return consistent(space, both, new Set([topOf(hole), topOf(tied)])) && forbids(both, [hole, tied])
      }),
    )
  })
}

const valueAt = (world: RawFacts, hole: Hole): unknown =>
  hole.segments.reduce<unknown>((value, part) => (value as Record<string | number, unknown>)?.[part], world)

const spread = <T>(items: readonly T[], many: number): readonly T[] =>
  items.length <= many ? items : Array.from({ length: many }, (_, i) => items[Math.floor((i * items.length) / many)]!)

/** Looks for a legal world in which this gap alone decides the group. */
function decidesSomewhere(
  hole: Hole,
  group: Group,
  search: Search,
  facts: RawFacts,
  legal: RawFacts,
  worldsFor: (group: Group) => readonly RawFacts[],
): boolean {
  const { space, table, groups } = search
  const own = holesIn(space.specs, facts, group.needs)
  if (![hole, ...tiedTo(hole, search)].some((near) => own.some((gap) => gap.path === near.path))) return false
  const local = { ...search, groups: [group] }
  const worlds = worldsFor(group)
  let tried = 0
  const asks = group.needs.includes(topOf(hole))
  const mayTurn = (world: RawFacts) =>
    !asks || hole.domain!.some((value) => !groupAllows(group, withValue(world, hole.segments, value), table))
  for (const world of asks ? worlds : spread(worlds, LOCAL_SAMPLE)) {
    if (!groupAllows(group, world, table) || !mayTurn(world) || !turns(hole, world, local)) continue
    if (++tried > LOCAL_LIMIT) return false
    const moved = own.reduce((next, gap) => withValue(next, gap.segments, valueAt(world, gap)), legal)
    const fits = consistent(space, moved) && groups.every((other) => groupAllows(other, moved, table))
    const filled = fits ? moved : legalWorld(search, world)
    if (filled && filled !== 'gave-up' && turns(hole, filled, search)) return true
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
  table: Table,
): { missing: string[]; impossible: boolean } {
  const holes = holesIn(space.specs, facts, [...new Set(groups.flatMap((group) => group.needs))])
  const all = { missing: holes.map((hole) => hole.path), impossible: false }
  if (!holes.every((hole) => hole.domain)) return all
  const search = { groups, holes, space, table }
  const legal = legalWorld(search, facts)
  if (legal === 'gave-up') return all
  if (!legal) {
    const isPossible = legalWorld({ ...search, groups: [] }, facts) !== undefined
    return isPossible && holes.every(isExhausted) ? { missing: [], impossible: true } : all
  }
  const few = remembered((group: Group) => fewWorlds(space, facts, group.needs, FEW))
  const whole = remembered(
    (group: Group) => worldsOf(space, facts, group.needs) ?? fewWorlds(space, facts, group.needs, LOCAL_SAMPLE),
  )
  const decides = (hole: Hole, worldsFor: (group: Group) => readonly RawFacts[]) =>
    groups.some((group) => decidesSomewhere(hole, group, search, facts, legal, worldsFor))
  const missing = holes.filter((hole) => turns(hole, legal, search) || decides(hole, few) || decides(hole, whole))
  return missing.length ? { missing: missing.map((hole) => hole.path), impossible: false } : all
}
