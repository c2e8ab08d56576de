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
}

/** More worlds than this are not searched; the clause then counts as unknown, which is always safe. */
const WORLD_LIMIT = 4096

/** Whole numbers tried for a count: its ends, and both sides of every number already on the table. */
function countDomain(fact: Extract<Fact, { kind: 'count' }>, numbers: readonly number[]): number[] {
  const near = numbers.flatMap((n) => [n - 1, n, n + 1])
  const values = [fact.min, fact.min + 1, ...near, fact.max].filter((n) => n >= fact.min && n <= fact.max)
  return [...new Set(values)].sort((a, b) => a - b)
}

/** The values an absent fact could take, or undefined where they cannot be listed. */
export function domainOf(fact: Fact, numbers: readonly number[]): readonly unknown[] | undefined {
  if (fact.kind === 'yes-no') return [false, true]
  if (fact.kind === 'choice') return Object.keys(fact.options)
  if (fact.kind === 'count') return countDomain(fact, numbers)
  if (fact.kind === 'name') return fact.samples
  return undefined
}

/** Every number among the facts: thresholds lie next to them. */
export function numbersIn(value: unknown, found: number[] = []): number[] {
  if (typeof value === 'number') found.push(value)
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) numbersIn(item, found)
  return found
}

const NONE: Hole[] = []
const isScalar = (fact: Fact) => fact.kind !== 'list' && fact.kind !== 'record' && fact.kind !== 'map'

function isOpen(fact: Fact, value: unknown): boolean {
  if (value === undefined) return !fact.optional
  if (fact.kind === 'record') {
    return Object.keys(fact.fields).some((key) => isOpen((fact.fields as FactSpecs)[key]!, (value as RawFacts)[key]))
  }
  if (fact.kind === 'list') return !(isScalar(fact.of)) && (value as unknown[]).some((item) => isOpen(fact.of, item))
  return false
}

/** True when some of the named facts, or a part of one, is not known. */
export function hasHoles(specs: FactSpecs, facts: RawFacts, keys: readonly string[]): boolean {
  for (const key of keys) {
    const fact = specs[key]
    if (fact && isOpen(fact, facts[key])) return true
  }
  return false
}

/** The gaps in the named facts, at any depth. */
export function holesIn(specs: FactSpecs, facts: RawFacts, keys: readonly string[]): Hole[] {
  if (!hasHoles(specs, facts, keys)) return NONE
  const holes: Hole[] = []
  let numbers: number[] | undefined
  const visit = (fact: Fact, value: unknown, segments: readonly (string | number)[]): void => {
    if (value === undefined) {
      if (fact.optional) return
      numbers ??= [...new Set(numbersIn(facts))]
      holes.push({ segments, path: pathOf(segments), domain: domainOf(fact, numbers) })
    } else if (fact.kind === 'record') {
      for (const [key, field] of Object.entries(fact.fields as FactSpecs)) visit(field, (value as RawFacts)[key], [...segments, key])
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

/** What the search for worlds needs to know of a checker. */
export interface Space {
  specs: FactSpecs
  checks: readonly Check[]
}

/** True when no check that can be read speaks against these facts; `touched` limits it to checks on those facts. */
export function consistent(space: Space, facts: RawFacts, touched?: ReadonlySet<string>): boolean {
  for (const check of space.checks) {
    if (touched && !check.needs.some((key) => touched.has(key))) continue
    if (check.needs.some((key) => facts[key] === undefined) || hasHoles(space.specs, facts, check.needs)) continue
    if (!check.fits(facts as never)) return false
  }
  return true
}

const sizeOf = (holes: readonly Hole[]) => holes.reduce((product, hole) => product * hole.domain!.length, 1)

/** Narrowed domains when the full product is too large; undefined when even that cannot be searched. */
function searchable(holes: readonly Hole[]): readonly Hole[] | undefined {
  if (holes.some((hole) => !hole.domain)) return undefined
  if (sizeOf(holes) <= WORLD_LIMIT) return holes
  const narrow = holes.map((hole) =>
    hole.domain!.length > 6 && typeof hole.domain![0] === 'number'
      ? { ...hole, domain: [hole.domain![0], hole.domain![1], hole.domain!.at(-1)] }
      : hole,
  )
  return sizeOf(narrow) <= WORLD_LIMIT ? narrow : undefined
}

/** Every consistent way to fill the gaps of the named facts, or undefined when there are too many to try. */
export function worldsOf(space: Space, facts: RawFacts, keys: readonly string[]): readonly RawFacts[] | undefined {
  const gaps = holesIn(space.specs, facts, keys)
  if (!gaps.length) return [facts]
  const holes = searchable(gaps)
  if (!holes) return undefined
  let worlds: RawFacts[] = [facts]
  for (const hole of holes) {
    const touched = new Set([String(hole.segments[0])])
    worlds = worlds
      .flatMap((world) => hole.domain!.map((value) => withValue(world, hole.segments, value)))
      .filter((world) => consistent(space, world, touched))
  }
  return worlds
}
