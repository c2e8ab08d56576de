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
  return checker.checks
    .filter((check) => !check.editions || check.editions.includes(edition))
    .filter((check) => check.needs.every((key) => specs[key]) && !isAsked(check) && isReadable(check, specs, facts))
    .filter((check) => !check.fits(facts as never))
    .flatMap((check) => issuesOf(check, facts).map((issue) => ({ issue, needs: check.needs })))
}
