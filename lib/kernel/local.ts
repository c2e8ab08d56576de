/** What one group of clauses can say of the gaps it looks at, by itself. */
import type { RawFacts } from './facts.ts'
import { type Gap, gapsIn } from './gaps.ts'
import { type Group, groupAllowsSeen } from './groups.ts'
import type { Search } from './legal-world.ts'
import { askedBy, askedWhere } from './narrowing.ts'
import { Asked, seeing, unlessAsked } from './seeing.ts'
import { signsOf } from './turning.ts'
import { completed, fewWorlds, fillings } from './worlds.ts'

/** Local worlds far apart from one another, looked through before all others. */
const FAR_APART = 8

/** What one group can say of the gaps it really looks at. */
export interface Local {
  group: Group
  /** Paths of the gaps it looks at in some world; the others in what it names cannot matter. */
  asks: ReadonlySet<string>
  /** Those gaps. */
  own: readonly Gap[]
  /** Paths of those it looks at where it forbids: no other turns it. */
  blamed: () => ReadonlySet<string>
  /** The worlds it can tell apart and allows, each with the rest of what it names filled in some way that fits. */
  allowed: Iterable<RawFacts>
  /** All gaps in what it names, and what fills them in a world. */
  named: readonly Gap[]
  signs: (world: RawFacts) => string
}

/** The gap without the values that the whole case rules out. */
const fitting = (gap: Gap, domain: Gap['domain']): Gap =>
  gap.domain && domain && domain.length < gap.domain.length ? { ...gap, domain } : gap

/** What the group can say of the gaps of these facts. */
export function lookAt(group: Group, search: Search, facts: RawFacts): Local {
  const { space, table } = search
  const domains = new Map(search.gaps.map(({ path, domain }) => [path, domain]))
  const named = gapsIn(space.specs, facts, group.needs).map((gap) => fitting(gap, domains.get(gap.path)))
  const asked = askedBy(space, facts, group.needs, (see) => groupAllowsSeen(group, see, table))
  const own = asked ? named.filter((gap) => asked.some(({ path }) => path === gap.path)) : named
  function* worlds() {
    yield* fewWorlds(space, facts, group.needs, FAR_APART)
    if (own.every(({ domain }) => domain)) yield* fillings(space, facts, own)
  }
  const allows = (world: RawFacts) => {
    const found = unlessAsked(() => groupAllowsSeen(group, seeing(space, world), table))
    return found instanceof Asked || found.said
  }
  function* allowed() {
    for (const world of worlds()) {
      const whole = allows(world) ? completed(space, world, group.needs) : undefined
      if (whole) yield whole
    }
  }
  const blamed = once(() => blamedBy(group, search, facts) ?? asks)
  const asks = new Set(own.map(({ path }) => path))
  return { group, asks, own, blamed, named, signs: signsOf(named), allowed: kept(allowed()) }
}

/** The gaps a group looks at in some world that it forbids; undefined where these are too many. */
const blamedBy = (group: Group, { space, table }: Search, facts: RawFacts): ReadonlySet<string> | undefined =>
  askedWhere(
    space,
    facts,
    group.needs,
    (see) => groupAllowsSeen(group, see, table),
    (allows) => !allows,
  )

function once<T>(make: () => T): () => T {
  let known: { made: T } | undefined
  return () => {
    known ??= { made: make() }
    return known.made
  }
}

/** What was found so far is kept, what nobody looks at is not looked for: the first worlds mostly tell enough. */
function kept<T>(found: Iterator<T>): Iterable<T> {
  const known: T[] = []
  return {
    *[Symbol.iterator]() {
      for (let i = 0; ; i++) {
        if (i === known.length) {
          const next = found.next()
          if (next.done) return
          known.push(next.value)
        }
        yield known[i]!
      }
    },
  }
}
