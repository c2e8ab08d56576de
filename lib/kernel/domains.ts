/** The values a fact may have that was not told. */
import type { Fact, RawFacts } from './facts.ts'

/** True for a count whose every value is tried; such a list is never narrowed. */
export const isWhole = (fact: Fact) => fact.kind === 'count' && !fact.fractions && fact.max - fact.min < SMALL_RANGE

/** Whole numbers tried for a count of a long range: its ends and both sides of every number on the table. */
function countDomain(fact: Extract<Fact, { kind: 'count' }>, base: RawFacts): number[] {
  const near = [...numbersOf(base), ...(fact.edges ?? [])].flatMap((n) => [n - 1, n, n + 1])
  const values = [fact.min, fact.min + 1, ...near, fact.max].filter((n) => n >= fact.min && n <= fact.max)
  return [...new Set(values)].sort((a, b) => a - b)
}

/** The values an absent fact could take, or undefined where they cannot be listed. Numbers to try lie next to those in `base`. */
export function domainOf(fact: Fact, base: RawFacts): readonly unknown[] | undefined {
  if (fact.kind === 'count' && !fact.tries && !fact.handle && !isWhole(fact)) return countDomain(fact, base)
  if (!fixed.has(fact)) fixed.set(fact, fixedDomain(fact))
  return fixed.get(fact)
}

/** The values of facts of which they are the same in every case. */
const fixed = new WeakMap<Fact, readonly unknown[] | undefined>()

function fixedDomain(fact: Fact): readonly unknown[] | undefined {
  if (fact.tries) return fact.tries
  if (fact.handle) return undefined
  if (fact.kind === 'yes-no') return [false, true]
  if (fact.kind === 'choice') return Object.keys(fact.options)
  if (fact.kind === 'count') return Array.from({ length: fact.max - fact.min + 1 }, (_, i) => fact.min + i)
  if (fact.kind === 'name') return fact.samples
  if (fact.kind === 'list' && fact.set && fact.of.kind === 'choice') return selections(Object.keys(fact.of.options))
  return undefined
}

/** Every selection of a few options, none of them first, all of them last. */
export function selections(options: readonly string[]): string[][] | undefined {
  if (options.length > SMALL_SET) return undefined
  return options.reduce<string[][]>((all, option) => all.flatMap((one) => [one, [...one, option]]), [[]])
}

const numbers = new WeakMap<RawFacts, ReadonlySet<number>>()

/** Every number among the facts, looked up once: thresholds lie next to them. */
function numbersOf(base: RawFacts): ReadonlySet<number> {
  const before = numbers.get(base)
  if (before) return before
  const found = numbersIn(base, new Set())
  numbers.set(base, found)
  return found
}

function numbersIn(value: unknown, found: Set<number>): Set<number> {
  if (typeof value === 'number') found.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const key in value) numbersIn((value as RawFacts)[key], found)
  return found
}

/** Counts with no more values than this are tried in full. */
const SMALL_RANGE = 21

/** Sets of no more options than this are tried as every selection. */
const SMALL_SET = 6
