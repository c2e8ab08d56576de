import type { Scenario } from '../../../kernel/checker.ts'
import { cases } from '../cases.ts'

/** The numbered cases of a checker as worked examples; those that wait for a list or a map to be told are left out. */
export const scenariosOf = (checker: string): Scenario[] =>
  cases
    .filter(
      (one) =>
        one.checker === checker &&
        (one.expect.verdict !== 'undetermined' || !('seating' in one.facts && one.facts.seating === undefined)),
    )
    .filter(
      (one) =>
        one.expect.verdict !== 'undetermined' ||
        Object.keys((one.facts.fleetPool as object | undefined) ?? {}).length > 0,
    )
    .map(({ title, facts, readings, expect }) => ({
      title,
      facts: Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
      ...(readings ? { readings } : {}),
      expect: {
        verdict: expect.verdict as Scenario['expect']['verdict'],
        deciding: expect.deciding,
        ...('answer' in expect ? { answer: expect.answer as never } : {}),
        ...(expect.follows ? { follows: expect.follows } : {}),
      },
    }))
