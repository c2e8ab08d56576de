/** Facts that may stay away, were spoken of and not understood: left blank they would be judged as nothing. */
import type { Budget } from './budget.ts'
import type { Checker } from './checker.ts'
import { domainOf } from './domains.ts'
import { factsOfEdition } from './edition-facts.ts'
import type { RawFacts } from './facts.ts'
import { misfitsOf } from './misfits.ts'
import type { Question } from './questions.ts'
import { type Judged, judgeReadings } from './readings.ts'

/** A case as it was judged, and what of it is not known. */
interface Doubted {
  checker: Checker
  edition: string
  questions: readonly Question[]
  facts: RawFacts
  unsure: readonly string[]
  budget: Budget
}

const essence = ({ verdict, found: { answer } }: Judged): string => JSON.stringify([verdict, answer?.value])

/** The optional facts among the unsure that some value of theirs would turn the case by. */
export function doubtsOf({ checker, edition, questions, facts, unsure, budget }: Doubted, judged: Judged): string[] {
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
