/**
 * Views of the facts that several clauses share: a board, an army, a stack. A clause names one among its `needs` as if it
 * were a fact. It is made when it is first looked at, once a world, and from facts that may have gaps: reading one of
 * them stops whoever looks, exactly as reading the fact itself would.
 */
import type { FactSpecs, Known, RawFacts } from './facts.ts'
import { Asked, unlessAsked, WORLD, worldOf } from './seeing.ts'
import { slot } from './slot.ts'

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

/** Views by their world; for one that was stopped at a gap, the gap: its world has that gap whoever looks. */
const made = slot<RawFacts, Map<View, Asked | { said: unknown }>>()

function viewOf(view: View, seen: RawFacts): Asked | { said: unknown } {
  const world = worldOf(seen)
  const before = made.get(world)
  const known = before ?? new Map<View, Asked | { said: unknown }>()
  if (!before) made.set(world, known)
  const found = known.get(view) ?? unlessAsked(() => view.of(seen as never))
  known.set(view, found)
  return found
}

/** What shows facts with views, by the views and the names that are asked for. */
const shown = new WeakMap<Views, Map<string, (seen: RawFacts) => RawFacts>>()

/** Shows the named facts and views. Many clauses look at one world in turn: what is shown is kept till the next. */
export function withViews(names: readonly string[], views: Views): (seen: RawFacts) => RawFacts {
  if (!names.some((name) => views[name])) return (seen) => seen
  const known = shown.get(views) ?? new Map<string, (seen: RawFacts) => RawFacts>()
  shown.set(views, known)
  const key = names.join()
  const show = known.get(key) ?? showing(names, views)
  known.set(key, show)
  return show
}

/** Behind this key stand the facts that an object with views shows. */
const FACTS = Symbol('facts')
type WithViews = RawFacts & { [FACTS]: RawFacts }

/** Every world gets an object of one and the same shape, which is what makes them cheap. */
function showing(names: readonly string[], views: Views): (seen: RawFacts) => RawFacts {
  const shape = Object.create(null) as WithViews
  for (const name of names) {
    const view = views[name]
    const get = view
      ? function (this: WithViews) {
          const found = viewOf(view, this[FACTS])
          if (found instanceof Asked) throw found
          return found.said
        }
      : function (this: WithViews) {
          return this[FACTS][name]
        }
    Object.defineProperty(shape, name, { get })
  }
  Object.defineProperty(shape, WORLD, {
    get(this: WithViews) {
      return worldOf(this[FACTS])
    },
  })
  let last: { seen: RawFacts; both: RawFacts } | undefined
  return (seen) => {
    if (last?.seen === seen) return last.both
    const both: WithViews = Object.create(shape)
    both[FACTS] = seen
    last = { seen, both }
    return both
  }
}
