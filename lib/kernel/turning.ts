/** Whether another value of one gap turns a case that is legal so far. */
import { spend } from './budget.ts'
import type { RawFacts } from './facts.ts'
import { type Gap, valueAt, withValue } from './gaps.ts'
import type { Group } from './groups.ts'
import { allowsSoFar, type Search, topOf } from './legal-world.ts'
import { clashOf, consistent, type Space } from './space.ts'

/** Asks once for all worlds that differ only in what fills these gaps: the answer must not depend on them. */
type Once = (world: RawFacts, apart: readonly Gap[], question: string, ask: () => boolean) => boolean

const always: Once = (_world, _apart, _question, ask) => ask()

/** What fills these gaps in a world, a sign for each; worked out once a world. */
export function signsOf(gaps: readonly Gap[]): (world: RawFacts) => string {
  const known = new WeakMap<RawFacts, string>()
  const signs = gaps.map(() => new Map<unknown, string>())
  const signOf = (gap: Gap, of: Map<unknown, string>, world: RawFacts) => {
    const value = valueAt(world, gap)
    const said = typeof value === 'object' ? JSON.stringify(value) : value
    const sign = of.get(said) ?? String.fromCharCode(of.size + 1)
    of.set(said, sign)
    return sign
  }
  return (world) => {
    const before = known.get(world)
    if (before !== undefined) return before
    const all = gaps.map((gap, i) => signOf(gap, signs[i]!, world)).join('')
    known.set(world, all)
    return all
  }
}

/** Remembers the answers by what fills the other gaps that the group names. */
export function oncePerFiber(named: readonly Gap[], signs: (world: RawFacts) => string): Once {
  const known = new Map<string, boolean>()
  const places = new Map(named.map(({ path }, i) => [path, i]))
  return (world, apart, question, ask) => {
    let fiber = signs(world)
    for (const { path } of apart) {
      const at = places.get(path)
      if (at !== undefined) fiber = `${fiber.slice(0, at)}\0${fiber.slice(at + 1)}`
    }
    fiber += question
    const before = known.get(fiber)
    if (before !== undefined) return before
    const answer = ask()
    known.set(fiber, answer)
    return answer
  }
}

/**
 * True when some other value of the gap turns this legal world illegal; a gap tied to it may have to change along, or
 * several: what a card is decides its class and its speed. Clauses are asked before checks: most values change nothing,
 * and then it does not matter whether they fit.
 */
export function turns(gap: Gap, world: RawFacts, search: Search, once = always): boolean {
  const { groups, space, table } = search
  const forbids = (other: RawFacts, asking: readonly Group[]) => {
    spend(space)
    return !asking.every((group) => allowsSoFar(group, other, table))
  }
  const askingFor = (gaps: readonly Gap[]) => {
    const tops = gaps.map(topOf)
    return groups.filter((group) => group.needs.some((key) => tops.includes(key)))
  }
  const own = askingFor([gap])
  const tied = search.tied.get(gap)!
  const mates = search.mates.get(gap)!
  const touched = new Set([topOf(gap)])
  return gap.domain!.some((value, i) => {
    const other = withValue(world, gap.segments, value)
    const forbidden = forbids(other, own)
    const clash = clashOf(space, other, touched)
    if (!clash) return forbidden
    const alongWith = (tied: Gap): boolean => {
      const more = askingFor([tied])
      if (!forbidden && !more.length) return false
      const asked = more.length ? [...new Set([...own, ...more])] : own
      const both = new Set([topOf(gap), topOf(tied)])
      return tied.domain!.some((value) => {
        const changed = withValue(other, tied.segments, value)
        if (more.length ? !forbids(changed, asked) : !forbidden) return false
        return consistent(space, changed, both)
      })
    }
    // What the check that clashes does not look at mends nothing.
    const near = [...tied, ...mates].filter((one) => clash.needs.includes(topOf(one)))
    if (near.some((one) => once(world, [gap, one], `${i} ${one.path}`, () => alongWith(one)))) return true
    if (tied.length < 2) return false
    return once(world, [gap, ...tied], `${i}`, () => {
      const moving = clashing(gap, other, tied, space)
      return (
        moving.length > 1 &&
        refilled(moving, other, touched, space, (changed) => forbids(changed, askingFor([gap, ...moving])))
      )
    })
  })
}

/** The world with what fills a gap taken out again. */
const without = (world: RawFacts, gap: Gap): RawFacts => withValue(world, gap.segments, undefined)

/** Those of the tied gaps that do not fit what the gap is filled with; none where it fits with nothing. */
function clashing(gap: Gap, world: RawFacts, tied: readonly Gap[], space: Space): Gap[] {
  const bare = tied.reduce(without, world)
  const touched = new Set([topOf(gap)])
  if (!consistent(space, bare, touched)) return []
  return tied.filter((one) => !consistent(space, withValue(bare, one.segments, valueAt(world, one)), touched))
}

/** True where these gaps can be filled anew so that all fits and the world is as it is looked for. */
function refilled(
  gaps: readonly Gap[],
  world: RawFacts,
  touched: ReadonlySet<string>,
  space: Space,
  isIt: (world: RawFacts) => boolean,
): boolean {
  const fill = (next: RawFacts, depth: number, touched: ReadonlySet<string>): boolean => {
    const gap = gaps[depth]
    if (!gap) return isIt(next)
    const more = new Set([...touched, topOf(gap)])
    return gap.domain!.some((value) => {
      const filled = withValue(next, gap.segments, value)
      return consistent(space, filled, more) && fill(filled, depth + 1, more)
    })
  }
  return fill(gaps.reduce(without, world), 0, touched)
}
