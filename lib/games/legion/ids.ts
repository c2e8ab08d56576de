import type { Scenario } from '../../kernel/checker.ts'
import type { RawFacts } from '../../kernel/facts.ts'
import type { Case } from '../../kernel/pack.ts'
import type { Outcome, Verdict } from '../../kernel/verdict.ts'

const OTHER_PAGES =
  /^(command-phase|commander|issuing-orders|order-tokens|premeasuring|priority|range|card-anatomy|army-building)\./

/** The full id of a clause as the fact sheet shortens it: `hand.1` stands on the page of command cards. */
export const full = (clause: string): string => `legion:${OTHER_PAGES.test(clause) ? '' : 'command-cards.'}${clause}`

/** Short ids in one line, as full ids. */
const fulls = (clauses: string): string[] => (clauses ? clauses.split(' ').map(full) : [])

/** The reading of an open question by its number, `5/ii: 'B'`. */
const readingsOf = (readings: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(readings).map(([number, reading]) => [`legion:ambiguity.${number}`, reading]))

interface More {
  deciding?: string
  answer?: string | number | boolean | string[]
  missing?: readonly string[]
  readings?: Readonly<Record<string, string>>
}

/** A worked example: `'hand.1 fails'` is the clause it shows and the colour it shows it in. */
export function scene(title: string, facts: RawFacts, verdict: Verdict, shows: string, more: More = {}): Scenario {
  const [clause = '', outcome] = shows.split(' ')
  const { deciding, answer, missing, readings } = more
  return {
    title,
    facts,
    ...(readings ? { readings: readingsOf(readings) } : {}),
    expect: {
      verdict,
      ...(deciding === undefined ? {} : { deciding: fulls(deciding) }),
      ...(answer === undefined ? {} : { answer }),
      ...(missing ? { missing } : {}),
      outcome: { clause: full(clause), outcome: outcome as Outcome },
    },
  }
}

/** A numbered public case: `SWL.HAND.04` from `HAND.04`; clauses are written short. */
export function numbered(
  checker: string,
  number: string,
  title: string,
  facts: RawFacts,
  verdict: Verdict,
  deciding: string,
  more: { answer?: unknown; readings?: Readonly<Record<string, string>> } = {},
): Case {
  const { answer, readings } = more
  return {
    id: `SWL.${number}`,
    title,
    checker,
    ...(readings ? { readings: readingsOf(readings) } : {}),
    facts,
    expect: { verdict, deciding: fulls(deciding), ...(answer === undefined ? {} : { answer }) },
  }
}
