/** One case looked at under one reading of the open questions after another. */
import { type Budget, charge, isSpent } from './budget.ts'
import type { Checker, Examination } from './checker.ts'
import { factsOfEdition } from './edition-facts.ts'
import type { RawFacts } from './facts.ts'
import { hasGaps } from './gaps.ts'
import { type Question, tableOf } from './questions.ts'
import type { Replay } from './replay.ts'

/** Looks at the case under some readings, the others as the table plays them; `asked` gets the questions it asks for. */
export type Examine = (chosen: Readonly<Record<string, string>>, asked?: Set<string>) => Examination

/** True for a question nobody has settled: the rules do not say, and the table plays no reading. */
export const isOpen = ({ standing, fixed }: Question) => standing === 'unclear' && !fixed

/**
 * Looks at one case under one reading after another. Where all is told it is looked at once under each, and counted as
 * often as it is asked: then nothing is searched, and every look takes the same steps.
 */
export function examining(
  checker: Checker,
  facts: RawFacts,
  edition: string,
  questions: readonly Question[],
  budget: Budget,
): Examine {
  const replay: Replay | undefined = questions.some(isOpen) ? { known: new Map() } : undefined
  const look: Examine = (chosen, asked) =>
    checker.examine(facts, tableOf(edition, questions, chosen, budget, asked, replay))
  const specs = factsOfEdition(checker.facts, edition)
  if (!questions.length || hasGaps(specs, facts, Object.keys(specs))) return look
  const looks = new Map<string, { found: Examination; asked: ReadonlySet<string>; steps: number }>()
  const standing = new Map(questions.map(({ ref, fixed = 'A' }) => [ref, fixed]))
  return (chosen, asked) => {
    const key = JSON.stringify(Object.entries(chosen).filter(([ref, reading]) => standing.get(ref) !== reading))
    const before = looks.get(key)
    if (before && budget.left >= before.steps) {
      charge({ budget }, before.steps)
      for (const ref of before.asked) asked?.add(ref)
      return before.found
    }
    const own = new Set<string>()
    const { left } = budget
    const found = look(chosen, own)
    if (!isSpent(budget)) looks.set(key, { found, asked: own, steps: left - budget.left })
    for (const ref of own) asked?.add(ref)
    return found
  }
}

/** The case under one combination of readings. */
export interface Under {
  chosen: Readonly<Record<string, string>>
  found: Examination
}

/**
 * The case under every combination of readings that can make a difference: a question is tried in all its readings
 * only where the examination so far has asked for it, so questions that the facts do not bring up cost nothing.
 */
export function underReadings(open: readonly Question[], examine: Examine): Under[] {
  const all: Under[] = []
  const visit = (chosen: Record<string, string>, known?: { found: Examination; asked: Set<string> }): void => {
    const asked = known?.asked ?? new Set<string>()
    const found = known?.found ?? examine(chosen, asked)
    const next = open.find((question) => asked.has(question.ref) && !(question.ref in chosen))
    if (!next) {
      all.push({ chosen, found })
      return
    }
    for (const reading of next.point.readings) {
      visit({ ...chosen, [next.ref]: reading.id }, reading.id === 'A' ? { found, asked } : undefined)
    }
  }
  visit({})
  return all
}
