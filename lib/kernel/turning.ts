/** Whether another value of one gap turns a case that is legal so far. */
import { spend } from './budget.ts'
import type { RawFacts } from './facts.ts'
import { type Gap, valueAt, withValue } from './gaps.ts'
import type { Group } from './groups.ts'
import { allowsSoFar, type Search, topOf } from './legal-world.ts'
import { consistent } from './space.ts'

/** Asks once for all worlds that differ only in what fills these gaps: the answer must not depend on them. */
type Once = (world: RawFacts, apart: readonly Gap[], question: string, ask: () => boolean) => boolean

const always: Once = (_world, _apart, _question, ask) => ask()

/** Remembers the answers by what fills the other gaps that the group names. */
export function oncePerFiber(named: readonly Gap[]): Once {
  const known = new Map<string, boolean>()
  const others = new Map<string, readonly Gap[]>()
  const otherThan = (apart: readonly Gap[]) => {
    const paths = apart.map(({ path }) => path)
    const key = paths.join()
    const rest = others.get(key) ?? named.filter(({ path }) => !paths.includes(path))
    others.set(key, rest)
    return rest
  }
  return (world, apart, question, ask) => {
    const fiber = JSON.stringify([question, ...otherThan(apart).map((gap) => valueAt(world, gap) ?? null)])
    const before = known.get(fiber)
    if (before !== undefined) return before
    const answer = ask()
    known.set(fiber, answer)
    return answer
  }
}

/**
 * True when some other value of the gap turns this legal world illegal; a gap tied to it may have to change along, or two
 * where no single one can: what a card is decides its class and its speed. Clauses are asked before checks: most values
 * change nothing, and then it does not matter whether they fit.
 */
export function turns(gap: Gap, world: RawFacts, search: Search, once = always): boolean {
  const { groups, space, table } = search
  const forbids = (other: RawFacts, asking: readonly Group[]) => {
    spend(space)
    return !asking.every((group) => allowsSoFar(group, other, table))
  }
  const askingFor = (...gaps: readonly Gap[]) => {
    const tops = gaps.map(topOf)
    return groups.filter((group) => group.needs.some((key) => tops.includes(key)))
  }
  const own = askingFor(gap)
  const tied = search.tied.get(gap)!
  const touched = new Set([topOf(gap)])
  return gap.domain!.some((value, i) => {
    const other = withValue(world, gap.segments, value)
    const forbidden = forbids(other, own)
    if (consistent(space, other, touched)) return forbidden
    const alongWith = (tied: Gap): boolean => {
      const more = askingFor(tied)
      if (!forbidden && !more.length) return false
      const asked = more.length ? [...new Set([...own, ...more])] : own
      const both = new Set([topOf(gap), topOf(tied)])
      return tied.domain!.some((value) => {
        const changed = withValue(other, tied.segments, value)
        if (more.length ? !forbids(changed, asked) : !forbidden) return false
        return consistent(space, changed, both)
      })
    }
    if (tied.some((one) => once(world, [gap, one], `${i} ${one.path}`, () => alongWith(one)))) return true
    return pairsOf(tied).some((pair) =>
      once(world, [gap, ...pair], `${i} ${pair.map(({ path }) => path).join(' ')}`, () => {
        const all = new Set([gap, ...pair].map(topOf))
        const asked = askingFor(gap, ...pair)
        const fits = (changed: RawFacts) => consistent(space, changed, all)
        return fillings(other, pair).some((changed) => fits(changed) && forbids(changed, asked))
      }),
    )
  })
}

const pairsOf = (gaps: readonly Gap[]): [Gap, Gap][] =>
  gaps.flatMap((one, i) => gaps.slice(i + 1).map((other): [Gap, Gap] => [one, other]))

/** The world with both gaps filled anew, in every way. */
const fillings = (world: RawFacts, [one, other]: readonly [Gap, Gap]): RawFacts[] =>
  one.domain!.flatMap((value) => {
    const half = withValue(world, one.segments, value)
    return other.domain!.map((more) => withValue(half, other.segments, more))
  })
