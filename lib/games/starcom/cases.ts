import type { Checker, Scenario } from '../../kernel/checker.ts'
import type { Case } from '../../kernel/pack.ts'

/** What stands in the number of a case for its checker (`SC.BUILD.07`). */
const SERIES: Readonly<Record<string, string>> = {
  development: 'DEV',
  'ship-limit': 'CAP',
  'fighter-limit': 'FCAP',
  'station-limit': 'SCAP',
  build: 'BUILD',
  affordability: 'COST',
  jump: 'JUMP',
  route: 'ROUTE',
  siege: 'SIEGE',
  contested: 'CONT',
  income: 'INC',
  hand: 'HAND',
  deal: 'DEAL',
  'repair-scrap': 'REP',
  'quick-facts': 'FACT',
  responses: 'RESP',
  targets: 'TARG',
  conquest: 'CONQ',
  'combat-damage': 'DMG',
  retreat: 'RETR',
  'game-end': 'END',
}

type Numbered = Scenario & { number: number }

const isNumbered = (scenario: Scenario): scenario is Numbered => scenario.number !== undefined

function caseOf({ id: checker }: Checker, { number, title, edition, readings, facts, expect }: Numbered): Case {
  const id = `SC.${SERIES[checker]}.${String(number).padStart(2, '0')}`
  const { verdict, deciding, answer } = expect
  if (!SERIES[checker] || !deciding) throw new Error(`${id}: "${title}" of ${checker} has no series or no clauses.`)
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

/** The worked examples that have a number, as public cases. Throws where one cannot be a case: a bug of ours. */
export const casesOf = (checkers: readonly Checker[]): Case[] =>
  checkers.flatMap((checker) =>
    checker.scenarios
      .filter(isNumbered)
      .sort((one, other) => one.number - other.number)
      .map((scenario) => caseOf(checker, scenario)),
  )
