/**
 * A world is the facts with every gap filled. Predicates only ever see worlds, so a clause with absent facts is
 * settled by asking it in all of them: the same answer everywhere is an answer, anything else is unknown.
 */
import type { Fact, FactSpecs, RawFacts } from './facts.ts'
import { pathOf } from './parse.ts'

/** A case that cannot be on any table: two facts that contradict each other. */
export interface Check {
  needs: readonly string[]
  /** True when the facts fit together. */
  fits: (facts: never) => boolean
  /** The field to mend. */
  path: string
  message: string
  fix: string
  editions?: readonly string[]
}

/** A gap in the facts, and the values it could take; no domain where they cannot be listed. */
export interface Hole {
  segments: readonly (string | number)[]
  path: string
  domain: readonly unknown[] | undefined
  /** True when the domain of a count leaves out nothing that matters; it is then never narrowed. */
  whole?: boolean
}

/** More worlds than this are not searched; the clause then counts as unknown, which is always safe. */
const WORLD_LIMIT = 4096

/** Counts with no more values than this are tried in full. */
const SMALL_RANGE = 21
/** Sets of no more options than this are tried as every selection. */
const SMALL_SET = 4

/** True for a count whose every value is tried; such a list is never narrowed. */
const isWhole = (fact: Fact) => fact.kind === 'count' && !fact.fractions && fact.max - fact.min < SMALL_RANGE

/** Whole numbers tried for a count: all of a short range, else its ends and both sides of every number on the table. */
function countDomain(fact: Extract<Fact, { kind: 'count' }>, numbers: readonly number[]): number[] {
  if (isWhole(fact)) return Array.from({ length: fact.max - fact.min + 1 }, (_, i) => fact.min + i)
  const near = [...numbers, ...(fact.edges ?? [])].flatMap((n) => [n - 1, n, n + 1])
  const values = [fact.min, fact.min + 1, ...near, fact.max].filter((n) => n >= fact.min && n <= fact.max)
  return [...new Set(values)].sort((a, b) => a - b)
}

/** The values an absent fact could take, or undefined where they cannot be listed. */
export function domainOf(fact: Fact, numbers: readonly number[]): readonly unknown[] | undefined {
  if (fact.kind === 'yes-no') return [false, true]
  if (fact.kind === 'choice') return Object.keys(fact.options)
  if (fact.kind === 'count') return countDomain(fact, numbers)
  if (fact.kind === 'name') return fact.samples
  if (fact.kind === 'list' && fact.set && fact.of.kind === 'choice') return selections(Object.keys(fact.of.options))
  return undefined
}

/** Every selection of a few options. */
function selections(options: readonly string[]): string[][] | undefined {
  if (options.length > SMALL_SET) return undefined
  return options.reduce<string[][]>((all, option) => all.flatMap((one) => [one, [...one, option]]), [[]])
}

/** Every number among the facts: thresholds lie next to them. */
export function numbersIn(value: unknown, found: number[] = []): number[] {
  if (typeof value === 'number') found.push(value)
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) numbersIn(item, found)
  return found
}

const NONE: Hole[] = []
const isScalar = (fact: Fact) => fact.kind !== 'list' && fact.kind !== 'record' && fact.kind !== 'map'

/** The fields of a record that matter beside their neighbours: those known and those that are asked. */
const askedFields = (fields: FactSpecs, value: RawFacts, facts: RawFacts): [string, Fact][] =>
  Object.entries(fields).filter(
    ([key, field]) => value[key] !== undefined || !field.relevant || field.relevant(value, facts),
  )

/** True where a part of the fact is asked for only in some cases. */
const dependsOnOthers = (fact: Fact): boolean =>
  fact.relevant !== undefined ||
  (fact.kind === 'record' && Object.values(fact.fields as FactSpecs).some(dependsOnOthers)) ||
  ((fact.kind === 'list' || fact.kind === 'map') && dependsOnOthers(fact.of))

/**
 * Open or not by value, for facts whose parts are always asked for: worlds share most of their values. Remembers no
 * judgement: the parser makes every value anew and nothing changes one afterwards.
 */
const openness = new WeakMap<Fact, WeakMap<object, boolean> | 'depends'>()

function isOpen(fact: Fact, value: unknown, facts: RawFacts): boolean {
  if (value === undefined) return !fact.optional
  if (fact.kind !== 'record' && (fact.kind !== 'list' || isScalar(fact.of))) return false
  const known = openness.get(fact) ?? (dependsOnOthers(fact) ? 'depends' : new WeakMap<object, boolean>())
  openness.set(fact, known)
  if (known === 'depends') return hasOpenPart(fact, value, facts)
  const before = known.get(value as object)
  if (before !== undefined) return before
  const open = hasOpenPart(fact, value, facts)
  known.set(value as object, open)
  return open
}

function hasOpenPart(fact: Fact, value: unknown, facts: RawFacts): boolean {
  if (fact.kind === 'list') return (value as unknown[]).some((item) => isOpen(fact.of, item, facts))
  if (fact.kind !== 'record') return false
  const fields = fact.fields as FactSpecs
  const known = value as RawFacts
  for (const key in fields) {
    const field = fields[key]!
    if (
      known[key] !== undefined
        ? isOpen(field, known[key], facts)
        : !field.optional && (!field.relevant || field.relevant(known, facts))
    ) {
      return true
    }
  }
  return false
}

/** True when some of the named facts, or a part of one, is not known. */
export function hasHoles(specs: FactSpecs, facts: RawFacts, keys: readonly string[]): boolean {
  for (const key of keys) {
    const fact = specs[key]
    if (fact && isOpen(fact, facts[key], facts)) return true
  }
  return false
}

/** Every name of a sort among the facts, wherever one is asked for; keys of a map count for every sort. */
function namesIn(fact: Fact, value: unknown, sort: string | undefined, found: Set<string>): Set<string> {
  if (value === undefined) return found
  if (fact.kind === 'name' && fact.sort === sort) found.add(value as string)
  else if (fact.kind === 'list') for (const item of value as unknown[]) namesIn(fact.of, item, sort, found)
  else if (fact.kind === 'record') {
    for (const [key, field] of Object.entries(fact.fields as FactSpecs))
      namesIn(field, (value as RawFacts)[key], sort, found)
  } else if (fact.kind === 'map') {
    for (const [key, item] of Object.entries(value as RawFacts)) namesIn(fact.of, item, sort, found.add(key))
  }
  return found
}

/**
 * Names are only ever compared, so for an absent one it is enough to try every name of its sort on the table and
 * strangers, one for each absent name so that they can all differ.
 */
function nameDomain(specs: FactSpecs, facts: RawFacts, sort: string | undefined, absent: number): string[] {
  const known = new Set<string>()
  for (const [key, fact] of Object.entries(specs)) namesIn(fact, facts[key], sort, known)
  return [...known, ...Array.from({ length: absent }, (_, i) => (i ? `(not named ${i + 1})` : '(not named)'))]
}

/** The gaps in the named facts, at any depth. Numbers to try lie next to those among `base`. */
export function holesIn(specs: FactSpecs, facts: RawFacts, keys: readonly string[], base: RawFacts = facts): Hole[] {
  if (!hasHoles(specs, facts, keys)) return NONE
  const holes: Hole[] = []
  const nameless: [place: number, sort: string | undefined][] = []
  let numbers: number[] | undefined
  const visit = (fact: Fact, value: unknown, segments: readonly (string | number)[]): void => {
    if (value === undefined && fact.optional) return
    if (fact.kind === 'record') {
      const known = (value ?? {}) as RawFacts
      for (const [key, field] of askedFields(fact.fields, known, facts)) visit(field, known[key], [...segments, key])
    } else if (value === undefined) {
      if (fact.kind === 'name') nameless.push([holes.length, fact.sort])
      numbers ??= [...new Set(numbersIn(base))]
      holes.push({
        segments,
        path: pathOf(segments),
        domain: domainOf(fact, numbers),
        whole: isWhole(fact) || (fact.kind === 'count' && fact.edges !== undefined),
      })
    } else if (fact.kind === 'list') {
      ;(value as unknown[]).forEach((item, i) => {
        visit(fact.of, item, [...segments, i])
      })
    }
  }
  for (const key of keys) {
    const fact = specs[key]
    if (fact) visit(fact, facts[key], [key])
  }
  for (const [i, sort] of nameless) {
    const names = nameDomain(specs, facts, sort, nameless.filter(([, other]) => other === sort).length)
    holes[i] = { ...holes[i]!, domain: [...new Set([...(holes[i]!.domain ?? []), ...names])] }
  }
  return holes
}

/** The facts with one value set, copied along the way. */
export function withValue<T>(value: T, segments: readonly (string | number)[], filled: unknown): T {
  const [head, ...rest] = segments
  if (head === undefined) return filled as T
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>
  copy[head] = rest.length ? withValue(copy[head], rest, filled) : filled
  return copy as T
}

/** What stands at the place of a gap. */
export const valueAt = (world: RawFacts, hole: Hole): unknown =>
  hole.segments.reduce<unknown>((value, part) => (value as Record<string | number, unknown>)?.[part], world)

/** What the search for worlds needs to know of a checker. */
export interface Space {
  specs: FactSpecs
  checks: readonly Check[]
}

/** True when no check that can be read speaks against these facts; `touched` limits it to checks on those facts. */
export function consistent(space: Space, facts: RawFacts, touched?: ReadonlySet<string>): boolean {
  const index = checksOf(space)
  const checks = touched ? [...touched].flatMap((key) => index.get(key) ?? []) : index.all
  const open: Record<string, boolean> = {}
  const isKeyOpen = (key: string) => (open[key] ??= hasHoles(space.specs, facts, [key]))
  for (const check of checks) {
    if (check.needs.some(isKeyOpen)) continue
    if (!check.fits(facts as never)) return false
  }
  return true
}

type CheckIndex = Map<string, Check[]> & { all: Check[] }
const indexes = new WeakMap<Space, CheckIndex>()

/** The checks of an edition whose facts all exist in it, by the facts they look at. */
function checksOf(space: Space): CheckIndex {
  const known = indexes.get(space)
  if (known) return known
  const all = space.checks.filter((check) => check.needs.every((key) => space.specs[key]))
  const index: CheckIndex = Object.assign(new Map<string, Check[]>(), { all })
  for (const check of all) for (const key of check.needs) index.set(key, [...(index.get(key) ?? []), check])
  indexes.set(space, index)
  return index
}

/** True when some check weighs this fact against another. */
export const isTied = (space: Space, key: string): boolean =>
  (checksOf(space).get(key) ?? []).some((check) => check.needs.length > 1)

/** Fewer numbers to try where the full product is too large: the lowest two and the highest. */
const narrowed = (holes: readonly Hole[]): Hole[] =>
  holes.map((hole) =>
    !hole.whole && hole.domain!.length > 6 && typeof hole.domain![0] === 'number'
      ? { ...hole, domain: [hole.domain![0], hole.domain![1], hole.domain!.at(-1)] }
      : hole,
  )

/** Fills hole after hole, dropping what no table can hold; undefined once there are too many worlds. */
function fillAll(space: Space, facts: RawFacts, holes: readonly Hole[]): RawFacts[] | undefined {
  let worlds: RawFacts[] = [facts]
  for (const hole of holes) {
    if (worlds.length * hole.domain!.length > 2 * WORLD_LIMIT) return undefined
    const touched = new Set([String(hole.segments[0])])
    worlds = worlds.flatMap((world) => filledAt(space, world, hole, touched))
    if (worlds.length > 2 * WORLD_LIMIT) return undefined
  }
  return worlds.length > WORLD_LIMIT ? undefined : worlds
}

/**
 * The world with every value of the gap that fits. Where a check cuts into the sampled values of a long count, the
 * edge of the cut is tried too: it is as telling as the ends.
 */
function filledAt(space: Space, world: RawFacts, hole: Hole, touched: ReadonlySet<string>): RawFacts[] {
  const make = (value: unknown) => withValue(world, hole.segments, value)
  const fits = (value: unknown) => consistent(space, make(value), touched)
  const domain = hole.domain!
  const fitting = domain.filter(fits)
  if (hole.whole || fitting.length === domain.length || typeof domain[0] !== 'number') return fitting.map(make)
  const edges = domain.slice(1).flatMap((high, i) => edgeBetween(domain[i] as number, high as number, fits))
  return [...new Set([...fitting, ...edges])].map(make)
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
export const fewWorlds = (space: Space, facts: RawFacts, keys: readonly string[], many = 24): readonly RawFacts[] =>
  remembered(space, facts, `${keys.join()} ${many}`, () => pickFew(space, facts, keys, many))

function pickFew(space: Space, facts: RawFacts, keys: readonly string[], many: number): RawFacts[] {
  const holes = holesIn(space.specs, facts, keys)
  if (holes.some((hole) => !hole.domain?.length)) return []
  let seed = 7
  const start = (size: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % size
  }
  const pick = (): RawFacts | undefined => {
    let world = facts
    for (const hole of holes) {
      const domain = hole.domain!
      const first = start(domain.length)
      const touched = new Set([String(hole.segments[0])])
      const next = domain
        .map((_, i) => withValue(world, hole.segments, domain[(first + i) % domain.length]))
        .find((candidate) => consistent(space, candidate, touched))
      if (!next) return undefined
      world = next
    }
    return world
  }
  return Array.from({ length: many }, pick).filter((world) => world !== undefined)
}

/** Steps of one search for a filling; far above what real cases need. */
const STEP_LIMIT = 2000

/**
 * The facts with the gaps of the named ones filled in the first way that fits; undefined where none is found. Gaps
 * whose values cannot be listed stay open.
 */
export function completed(space: Space, facts: RawFacts, keys: readonly string[]): RawFacts | undefined {
  const holes = holesIn(space.specs, facts, keys).filter((hole) => hole.domain)
  if (!holes.length) return facts
  let left = STEP_LIMIT
  const fill = (world: RawFacts, depth: number): RawFacts | undefined => {
    const hole = holes[depth]
    if (!hole) return world
    const touched = new Set([String(hole.segments[0])])
    for (const value of hole.domain!) {
      if (--left < 0) return undefined
      const next = withValue(world, hole.segments, value)
      const found = consistent(space, next, touched) ? fill(next, depth + 1) : undefined
      if (found) return found
    }
    return undefined
  }
  return fill(facts, 0)
}

/** Every consistent way to fill the gaps of the named facts, or undefined when there are too many to try. */
export function worldsOf(space: Space, facts: RawFacts, keys: readonly string[]): readonly RawFacts[] | undefined {
  const open = keys.filter((key) => hasHoles(space.specs, facts, [key])).sort()
  if (!open.length) return [facts]
  return remembered(space, facts, open.join(), () => fillGaps(space, facts, open))
}

type Worlds = readonly RawFacts[] | undefined
/** Worlds of facts asked about before: many clauses look at the same facts, under one reading after another. */
const filled = new WeakMap<RawFacts, Map<Space, Map<string, Worlds>>>()

function remembered<W extends Worlds>(space: Space, facts: RawFacts, name: string, make: () => W): W {
  const known = filled.get(facts) ?? new Map<Space, Map<string, Worlds>>()
  filled.set(facts, known)
  const ofSpace = known.get(space) ?? new Map<string, Worlds>()
  known.set(space, ofSpace)
  if (!ofSpace.has(name)) ofSpace.set(name, make())
  return ofSpace.get(name) as W
}

function fillGaps(space: Space, facts: RawFacts, keys: readonly string[]): readonly RawFacts[] | undefined {
  const gaps = holesIn(space.specs, facts, keys)
  if (!gaps.length) return [facts]
  if (gaps.some((hole) => !hole.domain)) return undefined
  return fillAll(space, facts, gaps) ?? fillAll(space, facts, narrowed(gaps))
}

/** Thrown out of a predicate that asks for a fact nobody told us. */
const ASKED = { key: '' }

/** Both ends before the middle: where two outcomes differ, they differ soonest at the ends. */
const endsFirst = <T>(items: readonly T[]): T[] =>
  items.map((_, i) => items[i % 2 ? items.length - 1 - (i - 1) / 2 : i / 2]!)

/** Sees some facts and no others; asking for one that is not known stops the predicate. */
export type See = (keys: readonly string[]) => RawFacts

function seeing(space: Space, known: RawFacts): See {
  return (keys) => {
    const target = Object.fromEntries(keys.map((key) => [key, undefined]))
    return new Proxy(target, {
      get(_, key) {
        if (typeof key !== 'string' || !Object.hasOwn(target, key)) return undefined
        const fact = space.specs[key]
        if (fact && isOpen(fact, known[key], known)) {
          ASKED.key = key
          throw ASKED
        }
        return known[key]
      },
      getOwnPropertyDescriptor: (_, key) => ({
        value: undefined,
        enumerable: Object.hasOwn(target, key),
        configurable: true,
      }),
    })
  }
}

/** What a predicate says once it was told enough: the facts with only those gaps filled that it asked for. */
export interface Leaf<T> {
  world: RawFacts
  said: T
}

/**
 * Walks the consistent worlds as far as a predicate can tell them apart, filling only the gaps it really asks for.
 * Stops when `onLeaf` says so. False where the worlds cannot be listed or are too many.
 * In: numbers to try lie next to those among `base`.
 */
export function explore<T>(
  space: Space,
  facts: RawFacts,
  run: (see: See) => T,
  onLeaf: (leaf: Leaf<T>) => 'stop' | 'on',
  base: RawFacts = facts,
): boolean {
  let left = WORLD_LIMIT
  const walk = (known: RawFacts): 'stop' | 'on' | 'lost' => {
    if (--left < 0) return 'lost'
    let said: T
    try {
      said = run(seeing(space, known))
    } catch (signal) {
      if (signal !== ASKED) throw signal
      return branch(known, ASKED.key)
    }
    return onLeaf({ world: known, said })
  }
  const branch = (known: RawFacts, key: string): 'stop' | 'on' | 'lost' => {
    const fillings = remembered(space, known, `asked ${key}`, () => {
      const holes = holesIn(space.specs, known, [key], base)
      return holes.length && holes.every((hole) => hole.domain) ? fillAll(space, known, holes) : undefined
    })
    if (!fillings) return 'lost'
    for (const next of endsFirst(fillings)) {
      const state = walk(next)
      if (state !== 'on') return state
    }
    return 'on'
  }
  return walk(facts) !== 'lost'
}

/**
 * Everything a predicate says over all consistent worlds. Stops when it has seen enough; undefined where the worlds
 * cannot be listed or are too many.
 */
export function saidOver<T>(
  space: Space,
  facts: RawFacts,
  run: (see: See) => T,
  enough: (said: ReadonlySet<T>) => boolean,
): ReadonlySet<T> | undefined {
  const said = new Set<T>()
  const whole = explore(space, facts, run, (leaf) => (enough(said.add(leaf.said)) ? 'stop' : 'on'))
  return whole || enough(said) ? said : undefined
}

/** Every leaf of a predicate, or undefined where there are too many. */
export function leavesOf<T>(space: Space, facts: RawFacts, run: (see: See) => T): Leaf<T>[] | undefined {
  const leaves: Leaf<T>[] = []
  const whole = explore(space, facts, run, (leaf) => {
    leaves.push(leaf)
    return 'on'
  })
  return whole ? leaves : undefined
}

/** Of the named facts those with gaps that a predicate asks for in some world; undefined where these are too many. */
export function askedBy(
  space: Space,
  facts: RawFacts,
  keys: readonly string[],
  run: (see: See) => unknown,
): ReadonlySet<string> | undefined {
  const open = keys.filter((key) => hasHoles(space.specs, facts, [key]))
  const asked = new Set<string>()
  const isAsked = (key: string, world: RawFacts) => world[key] !== facts[key]
  const whole = explore(space, facts, run, ({ world }) => {
    for (const key of open) if (isAsked(key, world)) asked.add(key)
    return asked.size === open.length ? 'stop' : 'on'
  })
  return whole ? asked : undefined
}

/** What a sentence says if it needs no fact that is not known. */
export function saidOf<T>(space: Space, facts: RawFacts, run: (see: See) => T): T | undefined {
  try {
    return run(seeing(space, facts))
  } catch (signal) {
    if (signal !== ASKED) throw signal
    return undefined
  }
}
