/**
 * What a predicate sees of facts that are not all known: real arrays and plain objects, whose open fields stop the
 * predicate at exactly the gap it looks at. What is known in full is handed out as it is.
 */
import type { Fact, FactSpecs, RawFacts } from './facts.ts'
import { isOpen, mayBePartTold, type Segments } from './gaps.ts'
import { slot } from './slot.ts'
import type { Space } from './space.ts'

/** Thrown out of a predicate that looks at a fact nobody told us. */
export class Asked {
  constructor(readonly segments: Segments) {}
}

/** Stops the predicate at a fact that may stay away but is needed here: the pool of one player in a map of pools. */
export function askFor(...segments: (string | number)[]): never {
  throw new Asked(segments)
}

/** What `look` gives, or the gap it was stopped at. */
export function unlessAsked<T>(look: () => T): { said: T } | Asked {
  try {
    return { said: look() }
  } catch (signal) {
    if (signal instanceof Asked) return signal
    throw signal
  }
}

/**
 * What parts say, each for itself: one that is stopped at a gap says what it said before, and the others go on. Where a gap
 * stops the list of the parts, those before it have spoken.
 */
export function unstopped<T>(parts: Iterable<() => Iterable<T>>): T[] {
  const said: T[] = []
  unlessAsked(() => {
    for (const part of parts)
      unlessAsked(() => {
        for (const one of part()) said.push(one)
      })
  })
  return said
}

/** Sees some facts and no others. */
export type Reader = (keys: readonly string[]) => RawFacts

/** What was found of a world's facts that may be told in part: those known in full, and what is shown of the others. */
interface Found {
  specs: FactSpecs
  closed: Set<string>
  views: Map<string, unknown>
}

/** Many clauses look at the same worlds, and at the same facts of each. */
const found = slot<RawFacts, Found>()

function foundOf(specs: FactSpecs, known: RawFacts): Found {
  const before = found.get(known)
  if (before?.specs === specs) return before
  const nothing = { specs, closed: new Set<string>(), views: new Map<string, unknown>() }
  found.set(known, nothing)
  return nothing
}

/** Says that a copy of facts has the gaps that they have: it is then not looked through for them. */
export function sameGaps(known: RawFacts, copy: RawFacts): void {
  const before = found.get(known)
  if (before) found.set(copy, { ...before, views: new Map() })
}

/** Under this key a seen object tells which facts it shows. */
export const WORLD = Symbol('world')

/** The facts behind what a predicate sees: the same object for everything seen of one world. */
export const worldOf = (seen: RawFacts): RawFacts => (seen as { [WORLD]?: RawFacts })[WORLD] ?? seen

/** The facts of a world as predicates see them. */
export function seeing({ specs }: Space, known: RawFacts): Reader {
  const world = new Telling(specs, known)
  return (keys) => new Proxy(namesOf(keys), world)
}

/** Tells the facts of one world that are asked for, and stops whoever asks at what of them is not known. */
class Telling implements ProxyHandler<RawFacts> {
  private found: Found | undefined

  constructor(
    private readonly specs: FactSpecs,
    private readonly known: RawFacts,
  ) {}

  get(named: RawFacts, key: string | symbol): unknown {
    if (key === WORLD) return this.known
    return typeof key === 'string' && Object.hasOwn(named, key) ? this.tell(key) : undefined
  }

  getOwnPropertyDescriptor(named: RawFacts, key: string | symbol): PropertyDescriptor {
    return { value: undefined, enumerable: Object.hasOwn(named, key), configurable: true }
  }

  private tell(key: string): unknown {
    const value = this.known[key]
    const fact = this.specs[key]
    // Most facts are told as a whole or not at all: nothing needs to be looked up or kept for them.
    if (!fact || (value !== undefined && !mayBePartTold(fact))) return value
    if (value === undefined && fact.kind !== 'record') {
      if (fact.optional) return value
      throw new Asked([key])
    }
    this.found ??= foundOf(this.specs, this.known)
    const { closed, views } = this.found
    if (closed.has(key)) return value
    if (!isOpen(fact, value, this.known)) {
      closed.add(key)
      return value
    }
    if (!views.has(key)) views.set(key, viewOf(fact, value, [key], this.known))
    return views.get(key)
  }
}

/** What only names facts, by the list of names: a clause asks by the same list in every world. */
const named = new WeakMap<readonly string[], RawFacts>()

function namesOf(keys: readonly string[]): RawFacts {
  const before = named.get(keys)
  if (before) return before
  const names = Object.fromEntries(keys.map((key) => [key, undefined]))
  named.set(keys, names)
  return names
}

/** An open value as far as it is known; stops at once where nothing of it is. */
function viewOf(fact: Fact, value: unknown, segments: Segments, facts: RawFacts): unknown {
  if (fact.kind === 'record') return viewOfRecord(fact.fields, (value ?? {}) as RawFacts, segments, facts)
  if (value === undefined || fact.kind !== 'list') throw new Asked(segments)
  return (value as unknown[]).map((item, i) =>
    isOpen(fact.of, item, facts) ? viewOf(fact.of, item, [...segments, i], facts) : item,
  )
}

function viewOfRecord(fields: FactSpecs, value: RawFacts, segments: Segments, facts: RawFacts): object {
  const view: Record<string, unknown> = { ...value }
  for (const key in fields) {
    const field = fields[key]!
    const part = value[key]
    if (!isOpen(field, part, facts) || (part === undefined && field.relevant?.(value, facts) === false)) continue
    const path = [...segments, key]
    let seen: unknown
    Object.defineProperty(view, key, {
      enumerable: true,
      get: () => {
        seen ??= viewOf(field, part, path, facts)
        return seen
      },
    })
  }
  return view
}
