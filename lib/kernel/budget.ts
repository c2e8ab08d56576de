/**
 * How far one ruling looks. The ways to fill what is not known can be more than anybody can wait for, so every step
 * of the search is counted, for the whole ruling, and never by the clock: the same facts get the same ruling anywhere.
 * Where the steps run out, what is not settled by then counts as unknown, which is always safe.
 */

import { type Fact, type FactSpecs, type RawFacts, somePart } from './facts.ts'

/** What is left to one ruling. */
export interface Budget {
  left: number
  /** True once a search was stopped: what it would have found is not known. */
  stopped: boolean
}

/** Steps of one ruling: more than any public case takes, also with facts left out, and well under 50 ms on a laptop. */
export const STEPS = 24_000

/** Thrown out of a search that has no steps left. */
const SPENT = { spent: true }

/** So many places in lists cost as much as one step over plain facts. */
const LINE = 3
/** So many make predicates that compare every line with every other slow. */
const LONG = 40

/** How many values the lists in a fact have room for, told or not; `line` is what a value outside of them counts. */
function placesIn(fact: Fact, value: unknown, line: 0 | 1 = 0): number {
  if (fact.kind === 'list') {
    let sum = 0
    if (value) for (const item of value as unknown[]) sum += placesIn(fact.of, item, 1)
    return sum
  }
  if (fact.kind === 'map') return Object.keys(value ?? {}).length
  return fact.kind === 'record' ? placesOf(fact.fields, (value ?? {}) as RawFacts, line) : line
}

function placesOf(specs: FactSpecs, facts: RawFacts, line: 0 | 1): number {
  let sum = 0
  for (const key in specs) sum += placesIn(specs[key]!, facts[key], line)
  return sum
}

const listing = new WeakMap<FactSpecs, FactSpecs>()

/** The facts that hold lists: every look at a case asks what its steps cost, and the others cost nothing beside. */
function listsAmong(specs: FactSpecs): FactSpecs {
  const isList = ({ kind }: Fact) => kind === 'list' || kind === 'map'
  const lists =
    listing.get(specs) ?? Object.fromEntries(Object.entries(specs).filter(([, fact]) => somePart(fact, isList)))
  listing.set(specs, lists)
  return lists
}

/** What a step over these facts costs: one for plain facts, more with lists, whose lines are compared with one another. */
export function costOf(specs: FactSpecs, facts: RawFacts): number {
  const places = placesOf(listsAmong(specs), facts, 0)
  return 1 + places / LINE + (places / LONG) ** 2
}

/** What one ruling may take. */
export const fullBudget = (steps = STEPS): Budget => ({ left: steps, stopped: false })

interface Counted {
  budget?: Budget | undefined
  /** What one step costs. */
  cost?: number
}

/** Counts steps of what has to be done in any case. */
export function charge({ budget, cost = 1 }: Counted, steps: number): void {
  if (budget && !isSpent(budget)) budget.left -= steps * cost
}

/** Takes steps of a search; stops it where none are left. Without a budget nothing is counted. */
export function spend(counted: Counted, steps = 1): void {
  charge(counted, steps)
  if (!counted.budget || !isSpent(counted.budget)) return
  counted.budget.stopped = true
  throw SPENT
}

/** True when no steps are left. */
export const isSpent = (budget: Budget | undefined): boolean => budget !== undefined && budget.left < 0

/** A search, or what to say where its steps run out. */
export function unlessSpent<T>(search: () => T, spent: () => T): T {
  try {
    return search()
  } catch (signal) {
    if (signal !== SPENT) throw signal
    return spent()
  }
}
