/**
 * Constraints on the lines of lists: no two alike, a name among those listed, a line that goes with the rest. Each looks
 * at facts as far as they are told, says which field is wrong and how to mend it, and nothing of what is not told.
 */
import type { FactSpecs, FactValue, RawFacts } from './facts.ts'
import { editDistance, nearest } from './nearest.ts'
import { factAt } from './parse.ts'
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

/** One place in the facts. `line`: the line of the outermost list it stands in. */
interface Spot {
  value: unknown
  path: string
  line: unknown
}

const stepsOf = (pattern: string): string[] => pattern.match(/[^.[\]]+|\[\]/g) ?? []

/** Places by the fact they are in: many constraints look along one path, and most facts are the same in the next world. */
const known = new WeakMap<object, Map<string, readonly Spot[]>>()

/** Every told place a path leads to, in their order. */
function spotsOf(facts: RawFacts, pattern: string): readonly Spot[] {
  const fact = facts[rootOf(pattern)]
  if (typeof fact !== 'object' || fact === null) return findSpots(facts, pattern)
  const inFact = known.get(fact) ?? new Map<string, readonly Spot[]>()
  known.set(fact, inFact)
  const spots = inFact.get(pattern) ?? findSpots(facts, pattern)
  inFact.set(pattern, spots)
  return spots
}

function findSpots(facts: RawFacts, pattern: string): Spot[] {
  let spots: Spot[] = [{ value: facts, path: '', line: undefined }]
  for (const step of stepsOf(pattern))
    spots = spots.flatMap(({ value, path, line }): Spot[] => {
      if (step === '[]')
        return (value as unknown[]).map((item, i) => ({ value: item, path: `${path}[${i}]`, line: line ?? item }))
      const field = (value as RawFacts)[step]
      return field === undefined ? [] : [{ value: field, path: path ? `${path}.${step}` : step, line }]
    })
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

const constraintOf = (needs: readonly string[], breaches: Breaches): Constraint => ({
  needs: [...new Set(needs)],
  partial: true,
  fits: (facts: RawFacts) => {
    for (const _breach of breaches(facts)) return false
    return true
  },
  issues: (facts: RawFacts) => [...breaches(facts)].map((breach) => breach()),
})

const rootOf = (pattern: string): string => pattern.split(/[.[]/, 1)[0]!

/** Types constraints by the facts they are about. A path that no fact has is refused at once. */
export function constraintsOver<S extends FactSpecs, T = ToldFacts<S>>(specs: S) {
  const held = <P extends string>(pattern: P): P => {
    const steps = stepsOf(pattern).map((step) => (step === '[]' ? 0 : step))
    if (!factAt(specs, steps)) throw new Error(`No fact is at ${pattern}.`)
    return pattern
  }
  return {
    /** Asked of everything at a path; `sees` are the other facts it looks at. */
    each<const P extends string, const K extends keyof T & string>(
      pattern: P,
      sees: readonly K[],
      find: (value: At<T, P>, told: Pick<T, K | (RootOf<P> & keyof T)>, line: LineAt<T, P>) => Fault | undefined,
    ): Constraint {
      held(pattern)
      return constraintOf([rootOf(pattern), ...sees], function* (facts) {
        for (const { value, path, line } of spotsOf(facts, pattern)) {
          const fault = find(value as never, facts as never, line as never)
          const { message, fix, at } = fault ?? {}
          if (fault) yield () => ({ path: at ? `${path}.${at}` : path, message: message!, fix: fix! })
        }
      })
    },

    /** No two at these paths are the same; the second is the one to mend. `key`: what they are compared by, if told. */
    distinct<const P extends string>(
      patterns: readonly P[],
      says: (value: At<T, P>, line: LineAt<T, P>, first: LineAt<T, P>) => { message: string; fix: string },
      key?: (value: At<T, P>) => unknown,
    ): Constraint {
      for (const pattern of patterns as readonly string[]) held(pattern)
      const words = says as never as (value: unknown, line: unknown, first: unknown) => Fault
      const keyOf = key ? (key as never as (value: unknown) => unknown) : (value: unknown) => value
      return constraintOf((patterns as readonly string[]).map(rootOf), function* (facts) {
        const first = new Map<unknown, Spot>()
        for (const pattern of patterns as readonly string[])
          for (const spot of spotsOf(facts, pattern)) {
            const same = keyOf(spot.value)
            const before = same === undefined ? undefined : first.get(same)
            if (before)
              yield () => {
                const { message, fix } = words(spot.value, spot.line, before.line)
                return { path: spot.path, message, fix }
              }
            if (same !== undefined) first.set(same, spot)
          }
      })
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
      held(pattern)
      return constraintOf([rootOf(pattern), ...sees], function* (facts) {
        const told = facts as never
        let names: Iterable<string | undefined> | undefined
        let known: ReadonlySet<string | undefined> | undefined
        for (const { value, path, line } of spotsOf(facts, pattern)) {
          // One and the same list for every line is looked through once.
          const now = among(told, line as never)
          if (now !== names) known = now && new Set(now)
          names = now
          if (!known || known.has(value as string) || known.has(undefined)) continue
          const listed = known
          yield () => {
            const { message, fix } = says(value as string, told)
            const near = mends ? mends(told, line as never) : [...listed]
            return { path, message, fix: meant(value as string, near, fix) }
          }
        }
      })
    },
  }
}
