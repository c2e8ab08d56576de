/** Facts that contradict each other: no table can hold them. */
import type { Checker } from './checker.ts'
import type { FactSpecs, RawFacts } from './facts.ts'
import type { Issue } from './ruling.ts'
import { isReadable, issuesOf } from './space.ts'

/** A contradiction, and the facts that make it where a check says so. */
export interface Misfit {
  issue: Issue
  needs: readonly string[]
}

/** Every contradiction among facts that are told. */
export function misfitsOf(checker: Checker, specs: FactSpecs, facts: RawFacts, edition: string): Misfit[] {
  const refused = (checker.refuses?.(facts) ?? []).map((issue) => ({ issue, needs: [] }))
  const unfit = checker.checks
    .filter((check) => !check.editions || check.editions.includes(edition))
    .filter((check) => check.needs.every((key) => specs[key]) && isReadable(check, specs, facts))
    .filter((check) => !check.fits(facts as never))
    .flatMap((check) => issuesOf(check, facts).map((issue) => ({ issue, needs: check.needs })))
  return [...refused, ...unfit]
}
