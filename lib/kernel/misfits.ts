/** Facts that contradict each other: no table can hold them. */
import type { Checker } from './checker.ts'
import type { FactSpecs, RawFacts } from './facts.ts'
import type { Issue } from './ruling.ts'
import { type Check, isReadable, issuesOf } from './space.ts'

/** A contradiction, and the facts that make it where a check says so. */
export interface Misfit {
  issue: Issue
  needs: readonly string[]
}

/**
 * Every contradiction among facts that are told. `fitting` are facts in which there is none: what looks only at values
 * that are the same in both has been asked already.
 */
export function misfitsOf(
  checker: Checker,
  specs: FactSpecs,
  facts: RawFacts,
  edition: string,
  fitting?: RawFacts,
): Misfit[] {
  const isAsked = (check: Check) =>
    fitting !== undefined &&
    check.needs.every((key) => facts[key] === fitting[key]) &&
    isReadable(check, specs, fitting)
  return checksIn(checker, specs, edition)
    .filter((check) => !isAsked(check) && isReadable(check, specs, facts) && !check.fits(facts as never))
    .flatMap((check) => issuesOf(check, facts).map((issue) => ({ issue, needs: check.needs })))
}

const inEditions = new WeakMap<Checker, Map<string, readonly Check[]>>()

/** The checks of an edition whose facts all exist in it, gathered once. */
function checksIn(checker: Checker, specs: FactSpecs, edition: string): readonly Check[] {
  const known = inEditions.get(checker) ?? new Map<string, readonly Check[]>()
  inEditions.set(checker, known)
  const before = known.get(edition)
  if (before) return before
  const all = checker.checks.filter(
    ({ editions, needs }) => (!editions || editions.includes(edition)) && needs.every((key) => specs[key]),
  )
  known.set(edition, all)
  return all
}
