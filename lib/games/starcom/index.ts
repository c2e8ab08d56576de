import type { GamePack } from '../../kernel/pack.ts'
import { build } from './build/index.ts'
import { cardClauses } from './card-clauses.ts'
import { combatDamage } from './combat-damage/index.ts'
import { conquest } from './conquest/index.ts'
import { ambiguities } from './data/ambiguities.ts'
import { contradictions } from './data/contradictions.ts'
import { EDITIONS, NEW } from './facts.ts'
import { gameEnd } from './game-end/index.ts'
import { jump } from './jump/index.ts'
import { cite } from './label.ts'
import { responses } from './responses/index.ts'
import { retreat } from './retreat/index.ts'

/** Star Commander, both printings of 2022. */
export const starcom: GamePack = {
  id: 'starcom',
  title: 'Star Commander',
  badge: 'SC',
  editions: EDITIONS.map((id) => ({ id, title: id === NEW ? 'November 2022' : 'February 2022' })),
  defaultEdition: NEW,
  checkers: [
    build,
    jump,
    responses,
    conquest,
    combatDamage,
    retreat,
    gameEnd,
  ],
  ambiguities,
  cite,
  cases: [],
  contradictions,
  dataClauses: cardClauses,
}
