import type { Examples } from '../../kernel/numbered.ts'
import type { Case } from '../../kernel/pack.ts'
import { scenarios as armyComposition } from './army-composition/scenarios.ts'
import { scenarios as cardFlow } from './card-flow/scenarios.ts'
import { scenarios as cardWeapon } from './card-weapon/scenarios.ts'
import { effectCases, flowCases } from './cases/effects.ts'
import { handCases } from './cases/hand.ts'
import { nominationCases, orderCases } from './cases/orders.ts'
import { playCases, priorityCases } from './cases/play.ts'
import { armyCases, smallCases, weaponCases } from './cases/small.ts'
import { scenarios as commandHand } from './command-hand/scenarios.ts'
import { scenarios as effectOrder } from './effect-order/scenarios.ts'
import { scenarios as issueOrders } from './issue-orders/scenarios.ts'
import { scenarios as measuring } from './measuring/scenarios.ts'
import { scenarios as nomination } from './nomination/scenarios.ts'
import { scenarios as openInformation } from './open-information/scenarios.ts'
import { scenarios as orderPool } from './order-pool/scenarios.ts'
import { scenarios as orderTokens } from './order-tokens/scenarios.ts'
import { scenarios as playCard } from './play-card/scenarios.ts'
import { scenarios as priority } from './priority/scenarios.ts'
import { scenarios as promotion } from './promotion/scenarios.ts'
import { scenarios as range } from './range/scenarios.ts'

/** Numbered public cases; a number is never reused. */
export const cases: readonly Case[] = [
  ...handCases,
  ...playCases,
  ...priorityCases,
  ...nominationCases,
  ...orderCases,
  ...effectCases,
  ...flowCases,
  ...weaponCases,
  ...armyCases,
  ...smallCases,
]

/** The worked examples of each checker: one line a checker. */
export const examples: Readonly<Record<string, Examples>> = {
  'command-hand': { scenarios: commandHand },
  'play-card': { scenarios: playCard },
  priority: { scenarios: priority },
  nomination: { scenarios: nomination },
  'issue-orders': { scenarios: issueOrders },
  'effect-order': { scenarios: effectOrder },
  'card-flow': { scenarios: cardFlow },
  'open-information': { scenarios: openInformation },
  'card-weapon': { scenarios: cardWeapon },
  'army-composition': { scenarios: armyComposition },
  promotion: { scenarios: promotion },
  measuring: { scenarios: measuring },
  range: { scenarios: range },
  'order-tokens': { scenarios: orderTokens },
  'order-pool': { scenarios: orderPool },
}
