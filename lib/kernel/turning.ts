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
 * True when some other value of the gap turns this legal world illegal; a gap tied to it may have to change along.
 * Clauses are asked before checks: most values change nothing, and then it does not matter whether they fit.
 */
export function turns(gap: Gap, world: RawFacts, search: Search, once = always): boolean {
  const { groups, space, table } = search
  const forbids = (other: RawFacts, asking: readonly Group[]) => {
    spend(space)
    return !asking.every((group) => allowsSoFar(group, other, table))
  }
  const askingFor = (gap: Gap) => groups.filter((group) => group.needs.includes(topOf(gap)))
  const own = askingFor(gap)
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
    return search.tied.get(gap)!.some((tied) => once(world, [gap, tied], `${i} ${tied.path}`, () => alongWith(tied)))
  })
}
