import type { Judge } from '../../kernel/pack.ts'
import { affordability } from './affordability/index.ts'
import { build } from './build/index.ts'
import { combatDamage } from './combat-damage/index.ts'
import { conquest } from './conquest/index.ts'
import { contested } from './contested/index.ts'
import { ambiguities } from './data/ambiguities.ts'
import { deal } from './deal/index.ts'
import { development } from './development/index.ts'
import { EDITIONS, NEW, TITLES } from './facts.ts'
import { fighterLimit } from './fighter-limit/index.ts'
import { gameEnd } from './game-end/index.ts'
import { hand } from './hand/index.ts'
import { income } from './income/index.ts'
import { jump } from './jump/index.ts'
import { cite } from './label.ts'
import { quickFacts } from './quick-facts/index.ts'
import { repairScrap } from './repair-scrap/index.ts'
import { responses } from './responses/index.ts'
import { retreat } from './retreat/index.ts'
import { route } from './route/index.ts'
import { shipLimit } from './ship-limit/index.ts'
import { siege } from './siege/index.ts'
import { stationLimit } from './station-limit/index.ts'
import { targets } from './targets/index.ts'

/** One line a checker, in the order a player meets them. */
const checkers = [
  build,
  jump,
  siege,
  development,
  combatDamage,
  retreat,
  conquest,
  income,
  hand,
  responses,
  targets,
  affordability,
  shipLimit,
  stationLimit,
  fighterLimit,
  contested,
  route,
  deal,
  repairScrap,
  gameEnd,
  quickFacts,
]

/** Star Commander, both printings of 2022, as a board needs it: what judges, without cases and page words. */
export const starcom: Judge = {
  id: 'starcom',
  title: 'Star Commander',
  badge: 'SC',
  editions: EDITIONS.map((id) => ({ id, title: TITLES[id]! })),
  defaultEdition: NEW,
  checkers,
  ambiguities,
  cite,
}
