import type { Checker, ExampledChecker, Scenario } from './checker.ts'
import type { Case } from './pack.ts'

/** The worked examples of a checker, and what stands for it in the number of a public one: `BUILD` of `SC.BUILD.07`. */
export interface Examples {
  series?: string
  scenarios: readonly Scenario[]
}

type ByChecker = Readonly<Record<string, Examples>>
type Numbered = Scenario & { number: number }

const isNumbered = (scenario: Scenario): scenario is Numbered => scenario.number !== undefined

/** The checkers with their examples, given by id. Throws where either is without the other: a bug of ours. */
export function withExamples(checkers: readonly Checker[], examples: ByChecker): ExampledChecker[] {
  const ids = checkers.map(({ id }) => id)
  const stray = Object.keys(examples).find((id) => !ids.includes(id))
  if (stray) throw new Error(`There are examples of ${stray}, and no such checker.`)
  return checkers.map((checker) => {
    const own = examples[checker.id]
    if (!own) throw new Error(`${checker.game}/${checker.id} has no examples: add its line to cases.ts.`)
    return { ...checker, scenarios: own.scenarios }
  })
}

/**
 * The worked examples that have a number, as public cases: `SC.BUILD.07`. In: the checkers, the letters of the game, and
 * their examples by id. Throws where one cannot be a case: a bug of ours.
 */
export const numberedCases = (checkers: readonly Checker[], letters: string, examples: ByChecker): Case[] =>
  checkers.flatMap((checker) => {
    const { series, scenarios = [] } = examples[checker.id] ?? {}
    return scenarios
      .filter(isNumbered)
      .sort((one, other) => one.number - other.number)
      .map((scenario) => caseOf(checker, scenario, letters, series))
  })

function caseOf({ id: checker }: Checker, scenario: Numbered, letters: string, series: string | undefined): Case {
  const { number, title, edition, readings, facts, expect } = scenario
  const id = `${letters}.${series}.${String(number).padStart(2, '0')}`
  const { verdict, deciding, answer } = expect
  if (!series || !deciding) throw new Error(`${id}: "${title}" of ${checker} has no series or no clauses.`)
  return {
    id,
    title,
    checker,
    ...(edition ? { edition } : {}),
    ...(readings ? { readings } : {}),
    facts,
    expect: { verdict, deciding, ...(answer === undefined ? {} : { answer }) },
  }
}
