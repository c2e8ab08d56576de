/** One case looked at under one reading of the open questions after another. */
import { type Budget, isSpent } from './budget.ts'
import type { Checker, Examination } from './checker.ts'
import type { RawFacts } from './facts.ts'
import { type Question, tableOf } from './questions.ts'
import type { Replay } from './replay.ts'

/**
 * Looks at the case under some readings, the others as the table plays them. `asked` gets the questions it asks for;
 * without it nobody reads the findings, and they may have no words.
 */
export type Examine = (chosen: Readonly<Record<string, string>>, asked?: Set<string>) => Examination

/** True for a question nobody has settled: the rules do not say, and the table plays no reading. */
export const isOpen = ({ standing, fixed }: Question) => standing === 'unclear' && !fixed

/** Looks at one case under one reading after another: once under each, however often it is asked. */
export function examining(
  checker: Checker,
  facts: RawFacts,
  edition: string,
  questions: readonly Question[],
  budget: Budget,
  wordless = false,
): Examine {
  const replay: Replay | undefined = questions.some(isOpen) ? { known: new Map() } : undefined
  const looks = new Map<string, { found: Examination; asked: ReadonlySet<string>; wordless: boolean }>()
  const standing = new Map(questions.map(({ ref, fixed = 'A' }) => [ref, fixed]))
  const look = (chosen: Readonly<Record<string, string>>, wordless: boolean) => {
    const asked = new Set<string>()
    const table = { ...tableOf(edition, questions, chosen, budget, asked, replay), wordless }
    return { found: checker.examine(facts, table), asked, wordless }
  }
  return (chosen, asked) => {
    const key = JSON.stringify(Object.entries(chosen).filter(([ref, reading]) => standing.get(ref) !== reading))
    const before = looks.get(key)
    const isRead = asked !== undefined && !wordless
    const known = before && !(isRead && before.wordless) ? before : look(chosen, !isRead)
    // What a look left open for want of steps is no result.
    if (!isSpent(budget) || known.found.verdict !== 'undetermined') looks.set(key, known)
    for (const ref of known.asked) asked?.add(ref)
    return known.found
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
 * `isEnough`: no further combination is looked at.
 */
export function underReadings(
  open: readonly Question[],
  examine: Examine,
  isEnough: (found: Examination) => boolean = () => false,
): Under[] {
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
      if (all.length && isEnough(all.at(-1)!.found)) return
      visit({ ...chosen, [next.ref]: reading.id }, reading.id === 'A' ? { found, asked } : undefined)
    }
  }
  visit({})
  return all
}
