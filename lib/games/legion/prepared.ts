import type { Checker, Examination } from '../../kernel/checker.ts'
import type { FactSpecs, RawFacts } from '../../kernel/facts.ts'

/** How the facts a player gives become the facts the clauses are asked about. */
export interface Preparation {
  /** The facts a player is asked. */
  facts: FactSpecs
  /** Fills in what the card list knows; never a guess. */
  prepare: (facts: RawFacts) => RawFacts
  /** For a fact only the clauses see: the facts of the player it is made from. */
  from?: Readonly<Record<string, readonly string[]>>
  /** The paths a player can fill, for a path the clauses miss. */
  path?: (path: string, facts: RawFacts) => string | readonly string[]
}

const known = (facts: RawFacts, keys: readonly string[]): RawFacts =>
  Object.fromEntries(keys.filter((key) => facts[key] !== undefined).map((key) => [key, facts[key]]))

/** A checker whose clauses are asked after the names were looked up in the card list. */
export function prepared(
  inner: Checker,
  { facts: specs, prepare, from = {}, path = (same) => same }: Preparation,
): Checker {
  const { allows, blockers, ...rest } = inner
  const origin = (keys: readonly string[]) => [...new Set(keys.flatMap((key) => from[key] ?? [key]))]
  const examine: Checker['examine'] = (facts, table) => {
    const found: Examination = inner.examine(prepare(facts), table)
    return {
      ...found,
      missing: [...new Set(found.missing.flatMap((gap) => path(gap, facts)))],
      findings: found.findings.map((finding) => ({
        ...finding,
        facts: known(facts, origin(Object.keys(finding.facts))),
      })),
    }
  }
  return {
    ...rest,
    facts: specs,
    examine,
    ...(allows ? { allows: (facts: RawFacts, table) => allows(prepare(facts), table) } : {}),
    ...(blockers ? { blockers: (facts: RawFacts, table) => blockers(prepare(facts), table).map(origin) } : {}),
  }
}
