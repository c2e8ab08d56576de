import { numberedCases, withExamples } from '../../kernel/numbered.ts'
import type { GamePack } from '../../kernel/pack.ts'
import { cardClauses } from './card-clauses.ts'
import { examples } from './cases.ts'
import { starcom as judge } from './checkers.ts'
import { cards } from './data/cards.ts'
import { flipsOf } from './flips.ts'
import { citesOtherEditions, outOfReach } from './out-of-reach.ts'
import { sayings } from './sayings/index.ts'

const cases = numberedCases(judge.checkers, judge.badge, examples)

/** Star Commander, both printings of 2022. */
export const starcom: GamePack = {
  ...judge,
  checkers: withExamples(judge.checkers, examples),
  cases,
  contradictions: flipsOf(cases),
  dataClauses: cardClauses,
  outOfReach,
  citesOtherEditions,
  sayings,
  cards,
}
