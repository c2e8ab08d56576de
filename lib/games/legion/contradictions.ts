import type { FactSpecs, RawFacts } from '../../kernel/facts.ts'
import { hasGaps } from '../../kernel/gaps.ts'
import type { Issue } from '../../kernel/ruling.ts'
import { type Check, issuesOf } from '../../kernel/space.ts'

/**
 * What contradicts itself although a neighbour is not told yet. In: checks that can read records with fields missing.
 * Out: an issue for each that does not fit; complete facts are left to the checks themselves.
 */
export const refusedEarly =
  (specs: FactSpecs, checks: readonly Check[]) =>
  (facts: RawFacts): Issue[] =>
    checks
      .filter(({ needs }) => needs.every((key) => facts[key] !== undefined) && hasGaps(specs, facts, needs))
      .filter(({ fits }) => !fits(facts as never))
      .flatMap((check) => issuesOf(check, facts))
