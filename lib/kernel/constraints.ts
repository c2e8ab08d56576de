/**
 * Constraints on the lines of lists: no two alike, a name among those listed, a line that goes with the rest. Each looks
 * at facts as far as they are told, says which field is wrong and how to mend it, and nothing of what is not told.
 */
import type { FactSpecs, FactValue, RawFacts } from './facts.ts'
import { editDistance, nearest } from './nearest.ts'
import { factAt, pathOf } from './parse.ts'
import type { Issue } from './ruling.ts'
import type { Constraint } from './space.ts'

/** The value of a fact as far as it is told: every field of a record may be absent. */
export type Told<F> = F extends { kind: 'list'; of: infer I }
  ? readonly Told<I>[]
  : F extends { kind: 'record'; fields: infer S }
    ? { readonly [K in keyof S]?: Told<S[K]> | undefined }
    : F extends { kind: 'map'; of: infer I }
      ? Readonly<Record<string, Told<I>>>
      : FactValue<F>
/** The facts of a case as far as they are told. */
export type ToldFacts<S extends FactSpecs> = { readonly [K in keyof S]?: Told<S[K]> | undefined }

type LineOf<L> = NonNullable<L> extends readonly (infer I)[] ? I : never
/** What stands at a path that names lists with brackets: `moves[].path[]`. */
type At<T, P extends string> = P extends `${infer K}[].${infer R}`
  ? At<LineOf<T[K & keyof T]>, R>
  : P extends `${infer K}[]`
    ? LineOf<T[K & keyof T]>
    : P extends `${infer K}.${infer R}`
      ? At<NonNullable<T[K & keyof T]>, R>
      : NonNullable<T[P & keyof T]>
type LineAt<T, P extends string> = P extends `${infer K}[]${string}` ? LineOf<T[K & keyof T]> : undefined
type RootOf<P extends string> = P extends `${infer K}[]${string}` ? K : P extends `${infer K}.${string}` ? K : P

/** What a constraint says of one place. */
export interface Fault {
  message: string
  fix: string
  /** The field of the line that is wrong; without it the place itself. */
  at?: string
}

/** One place in the facts. `line`: the line of the outermost list it stands in; `from`, `step`: the way to it. */
interface Spot {
  value: unknown
  line: unknown
  from: Spot | undefined
  step: string | number
}

/** The path of a place, needed only where something is said of it. */
const pathTo = (spot: Spot): string => pathOf(stepsTo(spot))
const stepsTo = ({ from, step }: Spot): (string | number)[] => [...(from ? stepsTo(from) : []), step]

/** A path that names lists with brackets, and its steps: a field, or all lines of a list. */
interface Way {
  pattern: string
  steps: readonly string[]
}

/** Places in the value a fact had last: many constraints look along one path, and most facts are the same in the next world. */
const known = new Map<string, { value: object; spots: Map<string, readonly Spot[]> }>()

const NOWHERE: readonly Spot[] = []

/** Every told place a path leads to, in their order. */
function spotsOf(facts: RawFacts, { pattern, steps }: Way): readonly Spot[] {
  const root = steps[0]!
  const value = facts[root]
  if (value === undefined) return NOWHERE
  const start: Spot = { value, line: undefined, from: undefined, step: root }
  if (typeof value !== 'object' || value === null) return spotsFrom(start, steps)
  const last = known.get(root)
  const inFact = last?.value === value ? last.spots : new Map<string, readonly Spot[]>()
  if (last?.spots !== inFact) known.set(root, { value, spots: inFact })
  const spots = inFact.get(pattern) ?? spotsFrom(start, steps)
  inFact.set(pattern, spots)
  return spots
}

function spotsFrom(start: Spot, steps: readonly string[]): readonly Spot[] {
  let spots = [start]
  for (const step of steps.slice(1)) {
    const next: Spot[] = []
    for (const from of spots) {
      const { value, line } = from
      if (step === '[]')
        for (const [i, item] of (value as unknown[]).entries())
          next.push({ value: item, line: line ?? item, from, step: i })
      else {
        const field = (value as RawFacts)[step]
        if (field !== undefined) next.push({ value: field, line, from, step })
      }
    }
    spots = next
  }
  return spots
}

/** The mend of a name nobody listed: the one that was probably meant, else what to do. */
export function meant(typed: string, known: readonly (string | undefined)[], otherwise: string): string {
  const names = known.filter((name) => name !== undefined)
  const close = nearest(typed, names)
  const isClose = close !== undefined && editDistance(typed, close) * 2 < Math.max(typed.length, close.length)
  return isClose ? `Did you mean ${close}?` : otherwise
}

/** Every breach, each put into words only when it is asked for. */
type Breaches = (facts: RawFacts) => Iterable<() => Issue>

/** `fits` tells quickly that there is no breach, as is asked of every world. */
const constraintOf = (
  needs: readonly string[],
  breaches: Breaches,
  fits: (facts: RawFacts) => boolean = (facts) => {
    for (const _breach of breaches(facts)) return false
    return true
  },
): Constraint => ({
  needs: [...new Set(needs)],
  partial: true,
  fits,
  issues: (facts: RawFacts) => [...breaches(facts)].map((breach) => breach()),
})

/** Types constraints by the facts they are about. A path that no fact has is refused at once. */
export function constraintsOver<S extends FactSpecs, T = ToldFacts<S>>(specs: S) {
  const held = (pattern: string): Way => {
    const steps = pattern.match(/[^.[\]]+|\[\]/g) ?? []
    if (
      !factAt(
        specs,
        steps.map((step) => (step === '[]' ? 0 : step)),
      )
    )
      throw new Error(`No fact is at ${pattern}.`)
    return { pattern, steps }
  }
  return {
    /** Asked of everything at a path; `sees` are the other facts it looks at. */
    each<const P extends string, const K extends keyof T & string>(
      pattern: P,
      sees: readonly K[],
      find: (value: At<T, P>, told: Pick<T, K | (RootOf<P> & keyof T)>, line: LineAt<T, P>) => Fault | undefined,
    ): Constraint {
      const way = held(pattern)
      const faultAt = ({ value, line }: Spot, facts: RawFacts) => find(value as never, facts as never, line as never)
      const breaches: Breaches = function* (facts) {
        for (const spot of spotsOf(facts, way)) {
          const fault = faultAt(spot, facts)
          if (!fault) continue
          const { message, fix, at } = fault
          yield () => ({ path: at ? `${pathTo(spot)}.${at}` : pathTo(spot), message, fix })
        }
      }
      return constraintOf([way.steps[0]!, ...sees], breaches, (facts) => {
        for (const spot of spotsOf(facts, way)) if (faultAt(spot, facts)) return false
        return true
      })
    },

    /** No two at these paths are the same; the second is the one to mend. `key`: what they are compared by, if told. */
    distinct<const P extends string>(
      patterns: readonly P[],
      says: (value: At<T, P>, line: LineAt<T, P>, first: LineAt<T, P>) => { message: string; fix: string },
      key?: (value: At<T, P>) => unknown,
    ): Constraint {
      const ways = (patterns as readonly string[]).map(held)
      const words = says as never as (value: unknown, line: unknown, first: unknown) => Fault
      const keyOf = key ? (key as never as (value: unknown) => unknown) : (value: unknown) => value
      const roots = ways.map(({ steps }) => steps[0]!)
      const isDistinct = (facts: RawFacts) => {
        const seen = new Set<unknown>()
        for (const way of ways)
          for (const { value } of spotsOf(facts, way)) {
            const same = keyOf(value)
            if (same === undefined) continue
            if (seen.has(same)) return false
            seen.add(same)
          }
        return true
      }
      const breaches: Breaches = function* (facts) {
        const first = new Map<unknown, Spot>()
        for (const way of ways)
          for (const spot of spotsOf(facts, way)) {
            const same = keyOf(spot.value)
            const before = same === undefined ? undefined : first.get(same)
            if (before)
              yield () => {
                const { message, fix } = words(spot.value, spot.line, before.line)
                return { path: pathTo(spot), message, fix }
              }
            if (same !== undefined) first.set(same, spot)
          }
      }
      return constraintOf(roots, breaches, isDistinct)
    },

    /**
     * Every name at this path is listed; `among` gives the names, or nothing while they are not told. A line without its
     * name may be the one that is meant, so nothing is said while there is one: leave it out where it cannot be.
     */
    listed<const P extends string, const K extends keyof T & string>(
      pattern: P,
      sees: readonly K[],
      among: (told: Pick<T, K>, line: LineAt<T, P>) => Iterable<string | undefined> | undefined,
      says: (name: string, told: Pick<T, K>) => { message: string; fix: string },
      mends?: (told: Pick<T, K>, line: LineAt<T, P>) => readonly (string | undefined)[],
    ): Constraint {
      const way = held(pattern)
      return constraintOf([way.steps[0]!, ...sees], function* (facts) {
        const told = facts as never
        let names: Iterable<string | undefined> | undefined
        let known: ReadonlySet<string | undefined> | undefined
        for (const spot of spotsOf(facts, way)) {
          const { value, line } = spot
          // One and the same list for every line is looked through once.
          const now = among(told, line as never)
          if (now !== names) known = now && new Set(now)
          names = now
          if (!known || known.has(value as string) || known.has(undefined)) continue
          const listed = known
          yield () => {
            const { message, fix } = says(value as string, told)
            const near = mends ? mends(told, line as never) : [...listed]
            return { path: pathTo(spot), message, fix: meant(value as string, near, fix) }
          }
        }
      })
    },
  }
}
