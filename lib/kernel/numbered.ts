import type { Checker, Scenario } from './checker.ts'
import type { Case } from './pack.ts'

type Numbered = Scenario & { number: number }

const isNumbered = (scenario: Scenario): scenario is Numbered => scenario.number !== undefined

/**
 * The worked examples that have a number, as public cases: `SC.BUILD.07`. In: the checkers, the letters of the game, and
 * what stands for each checker in a number. Throws where one cannot be a case: a bug of ours.
 */
export const numberedCases = (
  checkers: readonly Checker[],
  letters: string,
  series: Readonly<Record<string, string>>,
): Case[] =>
  checkers.flatMap((checker) =>
    checker.scenarios
      .filter(isNumbered)
      .sort((one, other) => one.number - other.number)
      .map((scenario) => caseOf(checker, scenario, letters, series[checker.id])),
  )

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
