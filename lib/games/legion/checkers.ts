import type { Judge } from '../../kernel/pack.ts'
import { armyComposition } from './army-composition/index.ts'
import { cardFlow } from './card-flow/index.ts'
import { cardWeapon } from './card-weapon/index.ts'
import { commandHand } from './command-hand/index.ts'
import { ambiguities } from './data/ambiguities.ts'
import { effectOrder } from './effect-order/index.ts'
import { EDITION } from './facts.ts'
import { issueOrders } from './issue-orders/index.ts'
import { cite } from './label.ts'
import { measuring } from './measuring/index.ts'
import { nomination } from './nomination/index.ts'
import { openInformation } from './open-information/index.ts'
import { orderPool } from './order-pool/index.ts'
import { orderTokens } from './order-tokens/index.ts'
import { playCard } from './play-card/index.ts'
import { priority } from './priority/index.ts'
import { promotion } from './promotion/index.ts'
import { range } from './range/index.ts'

/** Star Wars: Legion, the command cards and what they touch, by the Rules Reference 2.x, as the tools
 * need it: what judges, without cases. */
export const legion: Judge = {
  id: 'legion',
  title: 'Star Wars: Legion',
  badge: 'SWL',
  editions: [{ id: EDITION, title: 'Rules Reference 2.x' }],
  defaultEdition: EDITION,
  checkers: [
    commandHand,
    playCard,
    priority,
    nomination,
    issueOrders,
    effectOrder,
    cardFlow,
    openInformation,
    cardWeapon,
    armyComposition,
    promotion,
    measuring,
    range,
    orderTokens,
    orderPool,
  ],
  ambiguities,
  cite,
}
