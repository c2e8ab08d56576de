/** Facts that may stay away, were spoken of and not understood: left blank they would be judged as nothing. */
import { domainOf } from './domains.ts'
import { factsOfEdition } from './edition-facts.ts'
import { misfitsOf } from './misfits.ts'
import type { PresumedCase } from './presume.ts'
import { type Judged, judgeReadings } from './readings.ts'
import { essenceOf } from './verdict.ts'

/** The optional facts among the unsure that some value of theirs would turn the case by. */
export function doubtsOf(
  { checker, edition, questions, facts, unsure, budget }: PresumedCase,
  judged: Judged,
): string[] {
  const essence = ({ verdict, found }: Judged) => essenceOf(verdict, found.answer)
  const specs = factsOfEdition(checker.facts, edition)
  return unsure.filter((path) => {
    const fact = specs[path]
    if (!fact?.optional || facts[path] !== undefined) return false
    return domainOf(fact, facts)?.some((value) => {
      const changed = { ...facts, [path]: value }
      if (misfitsOf(checker, specs, changed, edition, facts).length) return false
      return essence(judgeReadings(checker, changed, edition, questions, budget)) !== essence(judged)
    })
  })
}

/** The case as it stands until these are known. */
export const awaiting = (judged: Judged, doubts: readonly string[]): Judged =>
  doubts.length
    ? { ...judged, verdict: 'undetermined', found: { ...judged.found, verdict: 'undetermined', missing: [...doubts] } }
    : judged
