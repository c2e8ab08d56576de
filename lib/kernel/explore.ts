/** Asks a predicate without telling it more than it asks for: only the gaps it really looks at are filled. */
import { take } from './effort.ts'
import type { FactSpecs, RawFacts } from './facts.ts'
import { hasHoles, holesIn, isOpen } from './gaps.ts'
import type { Space } from './space.ts'
import { fillAll, remembered, WORLD_LIMIT } from './worlds.ts'

/** Thrown out of a predicate that asks for a fact nobody told us. */
const ASKED = { key: '' }

/** Steps that one telling of a predicate takes. */
const WALK = 3

/** Both ends before the middle: where two outcomes differ, they differ soonest at the ends. */
const endsFirst = <T>(items: readonly T[]): T[] =>
  items.map((_, i) => items[i % 2 ? items.length - 1 - (i - 1) / 2 : i / 2]!)

/** Sees some facts and no others; asking for one that is not known stops the predicate. */
export type See = (keys: readonly string[]) => RawFacts

/** Facts of a world found to be known in full. Many clauses look at the same worlds, and at the same facts of each. */
const told = new WeakMap<RawFacts, { specs: FactSpecs; keys: Set<string> }>()

function toldOf({ specs }: Space, known: RawFacts): Set<string> {
  const before = told.get(known)
  if (before?.specs === specs) return before.keys
  const keys = new Set<string>()
  told.set(known, { specs, keys })
  return keys
}

function seeing(space: Space, known: RawFacts): See {
  const closed = toldOf(space, known)
  const tell = (key: string): unknown => {
    if (closed.has(key)) return known[key]
    const fact = space.specs[key]
    if (fact && isOpen(fact, known[key], known)) {
      ASKED.key = key
      throw ASKED
    }
    closed.add(key)
    return known[key]
  }
  return (keys) =>
    new Proxy(Object.fromEntries(keys.map((key) => [key, undefined])), {
      get: (named, key) => (typeof key === 'string' && Object.hasOwn(named, key) ? tell(key) : undefined),
      getOwnPropertyDescriptor: (named, key) => ({
        value: undefined,
        enumerable: Object.hasOwn(named, key),
        configurable: true,
      }),
    })
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
      take(space, WALK)
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
