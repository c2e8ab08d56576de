/** Asks a predicate without telling it more than it asks for: only the gaps it really looks at are filled. */
import { spend } from './budget.ts'
import type { RawFacts } from './facts.ts'
import { type Gap, gapAt, gapsIn, hasGaps, type Segments, valueAt } from './gaps.ts'
import { factAt, pathOf } from './parse.ts'
import { Asked, type Reader, seeing, unlessAsked } from './seeing.ts'
import { isWeighed, type Space } from './space.ts'
import { canBeCompleted, endsFirst, fillAll, remembered, WORLD_LIMIT } from './worlds.ts'

export type { Reader } from './seeing.ts'

/** Steps that one telling of a predicate takes. */
const WALK = 3

/** What a predicate says once it was told enough: the facts with only those gaps filled that it asked for. */
export interface Branch<T> {
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
  run: (see: Reader) => T,
  onLeaf: (leaf: Branch<T>) => 'stop' | 'on',
  base: RawFacts = facts,
): boolean {
  let left = WORLD_LIMIT
  const walk = (known: RawFacts): 'stop' | 'on' | 'lost' => {
    if (--left < 0) return 'lost'
    let said: T
    try {
      said = run(seeing(space, known))
    } catch (signal) {
      if (!(signal instanceof Asked)) throw signal
      return branch(known, signal.segments)
    }
    return isPossible(space, facts, known) ? onLeaf({ world: known, said }) : 'on'
  }
  const branch = (known: RawFacts, segments: Segments): 'stop' | 'on' | 'lost' => {
    const path = pathOf(segments)
    if (mayStayAway(space, segments)) space.called?.add(path)
    const fillings = remembered(space, known, `asked ${path}`, () => {
      const gap = gapAt(space.specs, known, segments, base)
      return gap.domain ? fillAll(space, known, [gap]) : undefined
    })
    if (!fillings) return 'lost'
    for (const next of endsFirst(fillings)) {
      spend(space, WALK)
      const state = walk(next)
      if (state !== 'on') return state
    }
    return 'on'
  }
  return walk(facts) !== 'lost'
}

/** True for a fact that may stay away; a predicate that asks for it all the same says that it cannot do without. */
export const mayStayAway = ({ specs }: Space, segments: Segments) =>
  factAt(specs, segments)?.optional || factAt(specs, segments.slice(0, -1))?.kind === 'map'

/**
 * False where a list was filled only in part and no way to fill the rest of it fits: checks look at whole facts, so they
 * could not speak against this world before.
 */
function isPossible(space: Space, facts: RawFacts, world: RawFacts): boolean {
  const halfTold = Object.keys(world).filter(
    (key) => world[key] !== facts[key] && isWeighed(space, key) && hasGaps(space.specs, world, [key]),
  )
  return !halfTold.length || canBeCompleted(space, world, halfTold)
}

/**
 * Everything a predicate says over all consistent worlds. Stops when it has seen enough; undefined where the worlds
 * cannot be listed or are too many.
 */
export function saidOver<T>(
  space: Space,
  facts: RawFacts,
  run: (see: Reader) => T,
  enough: (said: ReadonlySet<T>) => boolean,
): ReadonlySet<T> | undefined {
  const said = new Set<T>()
  const whole = explore(space, facts, run, (leaf) => (enough(said.add(leaf.said)) ? 'stop' : 'on'))
  return whole || enough(said) ? said : undefined
}

/** Every leaf of a predicate, or undefined where there are too many. */
export function leavesOf<T>(space: Space, facts: RawFacts, run: (see: Reader) => T): Branch<T>[] | undefined {
  const leaves: Branch<T>[] = []
  const whole = explore(space, facts, run, (leaf) => {
    leaves.push(leaf)
    return 'on'
  })
  return whole ? leaves : undefined
}

/** The gaps in the named facts that a predicate looks at in some world; undefined where these are too many. */
export function askedBy(
  space: Space,
  facts: RawFacts,
  keys: readonly string[],
  run: (see: Reader) => unknown,
): readonly Gap[] | undefined {
  const asked = askedWhere(space, facts, keys, run, () => true)
  return asked && gapsIn(space.specs, facts, keys).filter(({ path }) => asked.has(path))
}

/** The paths of those it looks at in some world where it says such a thing. */
export function askedWhere<T>(
  space: Space,
  facts: RawFacts,
  keys: readonly string[],
  run: (see: Reader) => T,
  isSuch: (said: T) => boolean,
): ReadonlySet<string> | undefined {
  const open = new Set(gapsIn(space.specs, facts, keys))
  const asked = new Set<string>()
  const whole = explore(space, facts, run, ({ world, said }) => {
    if (!isSuch(said)) return 'on'
    for (const gap of open) {
      if (valueAt(world, gap) === undefined) continue
      asked.add(gap.path)
      open.delete(gap)
    }
    return open.size ? 'on' : 'stop'
  })
  return whole ? asked : undefined
}

/** Asks something of what is known: undefined where it needs a fact that is not. */
export type Said = <T>(run: (see: Reader) => T) => T | undefined

/** Asks of these facts, gaps and all. */
export const saidWhere =
  (space: Space, facts: RawFacts): Said =>
  (run) =>
    saidOf(space, facts, run)

/** What a sentence says if it needs no fact that is not known. */
export function saidOf<T>(space: Space, facts: RawFacts, run: (see: Reader) => T): T | undefined {
  const found = unlessAsked(() => run(seeing(space, facts)))
  return found instanceof Asked ? undefined : found.said
}
