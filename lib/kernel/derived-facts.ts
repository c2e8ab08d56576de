/**
 * Facts the clauses see instead of those a player tells: looked up in a list by a name, or boiled down to what the rules
 * ask. A view (`derive.ts`) is for what the told facts settle as they stand. Facts are derived where a name that is not
 * told, or that no list has, leaves only little open: whether its owner is there, not which of a thousand names it is.
 * What cannot be derived stays away and is a gap like any other, and the player is asked for what is behind it.
 */
import type { Checker, ClauseChecker } from './checker.ts'
import type { FactSpecs, RawFacts } from './facts.ts'
import type { Check } from './space.ts'

/** How the facts a player tells become the facts the clauses see. */
export interface DerivedFacts {
  /** The facts the clauses see. */
  facts: FactSpecs
  /**
   * Derives them from whatever is told, gaps and all; never a guess. For a verdict to be sound, every way to fill the gaps
   * of what is told has to be among the ways to fill the gaps of what this gives.
   */
  of: (told: RawFacts) => RawFacts
  /** For a fact only the clauses see: the told facts it is made from. */
  from?: Readonly<Record<string, readonly string[]>>
  /** The told paths a player can fill, for a path the clauses miss; without it the same path. */
  asks?: (gap: string, told: RawFacts) => string | readonly string[]
  /** What of the derived facts cannot stand together on a table. */
  checks?: readonly Check[]
}

const known = (facts: RawFacts, keys: readonly string[]): RawFacts =>
  Object.fromEntries(keys.filter((key) => facts[key] !== undefined).map((key) => [key, facts[key]]))

/** The checker as a player asks it, of told facts. `inner`: the same with its clauses over the derived facts. */
export function overTold(
  inner: Checker,
  told: Pick<ClauseChecker, 'facts' | 'checks'>,
  { of, from = {}, asks = (same) => same }: DerivedFacts,
): Checker {
  const { allows, blockers, together, ...rest } = inner
  /** The facts seen last: they are asked under one reading after another. */
  let last: { told: RawFacts; seen: RawFacts } | undefined
  const seenOf = (told: RawFacts): RawFacts => {
    if (last?.told !== told) last = { told, seen: of(told) }
    return last.seen
  }
  const behind = (keys: readonly string[]) => [...new Set(keys.flatMap((key) => from[key] ?? [key]))]
  const askedFor = (gaps: readonly string[], facts: RawFacts) => [...new Set(gaps.flatMap((gap) => asks(gap, facts)))]
  return {
    ...rest,
    facts: told.facts,
    checks: told.checks ?? [],
    together: (edition) => (together?.(edition) ?? []).map(behind),
    examine: (facts, table) => {
      const found = inner.examine(seenOf(facts), table)
      const { lacks } = found
      return {
        ...found,
        missing: askedFor(found.missing, facts),
        ...(lacks ? { lacks: () => askedFor(lacks(), facts) } : {}),
        findings: found.findings.map((finding) => ({
          ...finding,
          facts: known(facts, behind(Object.keys(finding.facts))),
        })),
      }
    },
    ...(allows ? { allows: (facts: RawFacts, table) => allows(seenOf(facts), table) } : {}),
    ...(blockers ? { blockers: (facts: RawFacts, table) => blockers(seenOf(facts), table).map(behind) } : {}),
  }
}
