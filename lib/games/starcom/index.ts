import type { GamePack } from '../../kernel/pack.ts'
import { cardClauses } from './card-clauses.ts'
import { casesOf } from './cases.ts'
import { cards } from './data/cards.ts'
import { flipsOf } from './flips.ts'
import { judging } from './judging.ts'
import { citesOtherEditions, outOfReach } from './out-of-reach.ts'

const cases = casesOf(judging.checkers)

import { sayings } from './sayings.ts'

/** Star Commander, both printings of 2022. */
export const starcom: GamePack = {
  ...judging,
  cases,
  contradictions: flipsOf(cases),
  dataClauses: cardClauses,
  outOfReach,
  citesOtherEditions,
  sayings,
  cards,
}
