/**
 * Views of the facts that several clauses share: a board, an army, a stack. A clause names one among its `needs` as if it
 * were a fact. It is made when it is first looked at, once a world, and from facts that may have gaps: reading one of
 * them stops whoever looks, exactly as reading the fact itself would.
 */
import type { FactSpecs, Known, RawFacts } from './facts.ts'
import { worldOf } from './seeing.ts'

/** A view and the facts it is made from. Pure: it may depend on nothing else, neither edition nor readings. */
export interface View<T = unknown> {
  from: readonly string[]
  of: (facts: never) => T
}
export type Views = { readonly [name: string]: View }

/** What a predicate sees: the facts and the views it names. */
export type Seen<S extends FactSpecs, V extends Views, K> = Known<S, K & keyof S> & {
  readonly [P in K & keyof V]: V[P] extends View<infer T> ? T : never
}

/** Types a view by the facts it is made from. */
export const viewsOver =
  <S extends FactSpecs>(_specs: S) =>
  <const K extends keyof S & string, T>(from: readonly K[], of: (facts: Known<S, K>) => T): View<T> =>
    ({ from, of }) as View<T>

/** The facts behind these names: a view stands for the facts it is made from. */
export const factsBehind = (names: readonly string[], views: Views): string[] => [
  ...new Set(names.flatMap((name) => views[name]?.from ?? [name])),
]

const made = new WeakMap<RawFacts, Map<View, unknown>>()

function viewOf(view: View, seen: RawFacts): unknown {
  const world = worldOf(seen)
  const known = made.get(world) ?? new Map<View, unknown>()
  made.set(world, known)
  if (!known.has(view)) known.set(view, view.of(seen as never))
  return known.get(view)
}

/** The same facts with the named views among them. */
export function withViews(seen: RawFacts, names: readonly string[], views: Views): RawFacts {
  const named = names.filter((name) => views[name])
  if (!named.length) return seen
  const both: RawFacts = Object.create(seen)
  for (const name of named) Object.defineProperty(both, name, { get: () => viewOf(views[name]!, seen) })
  return both
}
