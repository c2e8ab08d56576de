/**
 * A world is the facts with every gap filled. Predicates only ever see worlds, so a clause with absent facts is
 * settled by asking it in all of them: the same answer everywhere is an answer, anything else is unknown.
 */
import { spend } from './budget.ts'
import { dice } from './dice.ts'
import type { RawFacts } from './facts.ts'
import { type Gap, gapsIn, withValue } from './gaps.ts'
import { consistent, type Space } from './space.ts'

/** More worlds than this are not searched; the clause then counts as unknown, which is always safe. */
export const WORLD_LIMIT = 4096

/** Both ends before the middle: where two outcomes differ, they differ soonest at the ends. */
export const endsFirst = <T>(items: readonly T[]): T[] =>
  items.map((_, i) => items[i % 2 ? items.length - 1 - (i - 1) / 2 : i / 2]!)

/** Fills gap after gap, dropping what no table can hold; undefined once there are too many worlds. */
export function fillAll(space: Space, facts: RawFacts, gaps: readonly Gap[]): RawFacts[] | undefined {
  let worlds: RawFacts[] = [facts]
  for (const gap of gaps) {
    if (worlds.length * gap.domain!.length > 2 * WORLD_LIMIT) return undefined
    const touched = new Set([String(gap.segments[0])])
    worlds = worlds.flatMap((world) => filledAt(space, world, gap, touched))
    if (worlds.length > 2 * WORLD_LIMIT) return undefined
  }
  return worlds.length > WORLD_LIMIT ? undefined : worlds
}

/**
 * The world with every value of the gap that fits. Where a check cuts into the sampled values of a long count, the
 * edge of the cut is tried too: it is as telling as the ends.
 */
function filledAt(space: Space, world: RawFacts, gap: Gap, touched: ReadonlySet<string>): RawFacts[] {
  // A value deep in a list is copied with all that lies around it.
  spend(space, gap.domain!.length * (gap.segments.length - 1))
  const make = (value: unknown) => withValue(world, gap.segments, value)
  const domain = gap.domain!
  const worlds = new Map<unknown, RawFacts>()
  for (const value of domain) {
    const next = make(value)
    if (consistent(space, next, touched)) worlds.set(value, next)
  }
  if (!gap.whole && worlds.size < domain.length && typeof domain[0] === 'number') {
    // Checks know nothing of what a fact may be at most: no number outside the domain is tried.
    const [least, most] = [domain[0] as number, domain.at(-1) as number]
    const fits = (value: number) => value >= least && value <= most && consistent(space, make(value), touched)
    const edges = domain.slice(1).flatMap((high, i) => edgeBetween(domain[i] as number, high as number, fits))
    for (const value of edges) if (!worlds.has(value)) worlds.set(value, make(value))
  }
  return [...worlds.values()]
}

/** The last value that fits and the one behind it, where of two numbers only one fits. */
function edgeBetween(low: number, high: number, fits: (value: number) => boolean): number[] {
  if (!Number.isInteger(low) || !Number.isInteger(high)) return []
  const isLow = fits(low)
  if (isLow === fits(high)) return []
  let [inside, outside] = isLow ? [low, high] : [high, low]
  while (Math.abs(inside - outside) > 1) {
    const middle = Math.trunc((inside + outside) / 2)
    if (fits(middle)) inside = middle
    else outside = middle
  }
  const behind = inside + Math.sign(inside - outside)
  return fits(behind) ? [inside, behind] : [inside]
}

/**
 * A few consistent worlds, far apart from one another and always the same ones: enough to see cheaply that a clause
 * is open. They prove nothing when they agree.
 */
export const fewWorlds = (space: Space, facts: RawFacts, keys: readonly string[], many: number): readonly RawFacts[] =>
  remembered(space, facts, `${keys.join()} ${many}`, () => pickFew(space, facts, keys, many))

function pickFew(space: Space, facts: RawFacts, keys: readonly string[], many: number): RawFacts[] {
  const gaps = gapsIn(space.specs, facts, keys)
  if (gaps.some((gap) => !gap.domain?.length)) return []
  const roll = dice()
  const pick = (): RawFacts | undefined => {
    let world = facts
    for (const gap of gaps) {
      const domain = gap.domain!
      const first = roll(domain.length)
      const touched = new Set([String(gap.segments[0])])
      let next: RawFacts | undefined
      for (let i = 0; i < domain.length && !next; i++) {
        const candidate = withValue(world, gap.segments, domain[(first + i) % domain.length])
        if (consistent(space, candidate, touched)) next = candidate
      }
      if (!next) return undefined
      world = next
    }
    return world
  }
  return Array.from({ length: many }, pick).filter((world) => world !== undefined)
}

/** Values that are tried one by one beforehand. */
const FEW_VALUES = 12

/**
 * The gaps without the values that what is told rules out: a corvette has one class. Only of plain facts of which every
 * value is tried: where a check cuts into a few out of many, the cut tells more than what is left, and what stands in a
 * list, or is one of hundreds of names, costs more steps than it saves.
 */
export function fittingGaps(space: Space, facts: RawFacts, gaps: readonly Gap[]): Gap[] {
  return gaps.map((gap) => {
    const { domain, segments, whole } = gap
    const isFew = domain && segments.length === 1 && domain.length <= FEW_VALUES
    if (!isFew || (typeof domain[0] === 'number' && !whole)) return gap
    const touched = new Set([String(segments[0])])
    const fit = domain.filter((value) => consistent(space, withValue(facts, segments, value), touched))
    return fit.length < domain.length ? { ...gap, domain: fit } : gap
  })
}

/** Steps of one search for a filling; far above what real cases need. */
const STEP_LIMIT = 2000

/**
 * The facts with the gaps of the named ones filled in the first way that fits; undefined where none is found. Gaps
 * whose values cannot be listed stay open.
 */
export function completed(space: Space, facts: RawFacts, keys: readonly string[]): RawFacts | undefined {
  const found = firstFilling(space, facts, keys)
  return found === 'gave-up' ? undefined : found
}

/** False only where every way to fill the gaps was tried and none fits: a search that is given up rules nothing out. */
export const canBeCompleted = (space: Space, facts: RawFacts, keys: readonly string[]): boolean =>
  firstFilling(space, facts, keys) !== undefined

function firstFilling(space: Space, facts: RawFacts, keys: readonly string[]): RawFacts | 'gave-up' | undefined {
  const gaps = gapsIn(space.specs, facts, keys).filter((gap) => gap.domain)
  if (!gaps.length) return facts
  let left = STEP_LIMIT
  // Nobody but the checks looks at what is tried, so one copy is filled and emptied again.
  const world: Record<string, unknown> = { ...facts }
  const fill = (depth: number): RawFacts | 'gave-up' | undefined => {
    const gap = gaps[depth]
    if (!gap) return world
    const top = String(gap.segments[0])
    const touched = new Set([top])
    const before = world[top]
    for (const value of gap.domain!) {
      if (--left < 0) return 'gave-up'
      world[top] = withValue(before, gap.segments.slice(1), value)
      const found = consistent(space, world, touched) ? fill(depth + 1) : undefined
      if (found) return found
    }
    world[top] = before
    return undefined
  }
  return fill(0)
}

type Worlds = readonly RawFacts[] | undefined

/** Worlds of facts asked about before, by name: many clauses look at the same facts, under one reading after another. */
const filled = new WeakMap<RawFacts, { checks: Space['checks']; worlds: Map<string, Worlds> }>()

/** Works out worlds of these facts once. */
export function remembered<W extends Worlds>({ checks }: Space, facts: RawFacts, name: string, make: () => W): W {
  let known = filled.get(facts)
  if (known?.checks !== checks) {
    known = { checks, worlds: new Map() }
    filled.set(facts, known)
  }
  const before = known.worlds.get(name)
  if (before || known.worlds.has(name)) return before as W
  const made = make()
  known.worlds.set(name, made)
  return made
}

/** Consistent ways to fill these gaps, made one after another as they are asked for; no more of them than can be tried. */
export function* fillings(space: Space, facts: RawFacts, gaps: readonly Gap[]): Generator<RawFacts> {
  let left = WORLD_LIMIT
  function* fill(world: RawFacts, depth: number): Generator<RawFacts> {
    const gap = gaps[depth]
    if (!gap) {
      left--
      yield world
      return
    }
    for (const next of endsFirst(filledAt(space, world, gap, new Set([String(gap.segments[0])])))) {
      if (left <= 0) return
      yield* fill(next, depth + 1)
    }
  }
  yield* fill(facts, 0)
}
