/** Facts that may stay away, were spoken of and not understood: left blank they would be judged as nothing. */
import { factsOfEdition } from './edition-facts.ts'
import { gapAt, isBlankAt, withValue } from './gaps.ts'
import { misfitsOf } from './misfits.ts'
import { factAt, segmentsOf } from './parse.ts'
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
    const segments = segmentsOf(path)
    if (!factAt(specs, segments)?.optional || !isBlankAt(facts, path)) return false
    return gapAt(specs, facts, segments).domain?.some((value) => {
      const changed = withValue(facts, segments, value)
      if (misfitsOf(checker, specs, changed, edition, facts).length) return false
      return essence(judgeReadings(checker, changed, edition, questions, budget, true)) !== essence(judged)
    })
  })
}

/** The case as it stands until these are known: what it came to without them is no answer. */
export function awaiting(judged: Judged, doubts: readonly string[]): Judged {
  if (!doubts.length) return judged
  const { answer: _answer, ...found } = judged.found
  return {
    ...judged,
    verdict: 'undetermined',
    found: { ...found, verdict: 'undetermined', missing: [...doubts], consequences: [] },
  }
}
