/** Scenes of Legion: who plays which card, what lies in a hand, what happened to a card, who gets an order. */
import { type Claim, claim, type Scene } from '../../../kernel/sayings.ts'
import { armyComposition } from './army.ts'
import { effectOrder } from './effects.ts'
import { cardFlow } from './flow.ts'
import { commandHand, playCard } from './hand.ts'
import { nomination } from './nomination.ts'
import { issueOrders } from './orders.ts'
import { orderPool } from './pool.ts'
import { priority } from './priority.ts'
import { cardsIn, DEAD, PEOPLE, rankOf } from './things.ts'

const cardWeapon: Scene = (tools) =>
  cardsIn(tools)
    .slice(0, 1)
    .map((one) => claim('card', one.value.name, one))

/** "Boba's an operative": the rank of the one who is to be activated. */
const orderTokens: Scene = (tools) =>
  tools
    .mentions(PEOPLE)
    .flatMap((one) => rankOf(tools, one) ?? [])
    .slice(0, 1)
    .map(({ value, from, to }) => ({ path: 'unitRank', value, from, to }))

/** "Leia died in the activation phase": when she died is not when somebody is promoted. */
const promotion: Scene = ({ tokens, isOne }) =>
  tokens.flatMap(({ plain }, at) => {
    const phase = [2, 3, 4, 5].map((step) => at + step).find((place) => isOne(place, 'phase'))
    const isOfDeath = DEAD.includes(plain) && isOne(at + 1, 'in', 'during', 'at') && phase !== undefined
    return isOfDeath ? [{ path: '', value: undefined, from: at + 1, to: phase }] : []
  })

/** "Range 1-2", "from 2 to 4", `7"`. */
const range: Scene = ({ tokens, typed, isOne }) => {
  const claims: Claim[] = []
  tokens.forEach((token, at) => {
    const next = tokens[at + 1]
    if (isOne(at, 'range', 'ranges') && next?.number !== undefined) {
      const further = isOne(at + 2, 'to', 'through') ? at + 3 : at + 2
      const last = tokens[further]
      const isSpan = /^(\s*[-–—]\s*|\s+(to|through)\s+)$/.test(typed.slice(next.end, last?.start))
      if (isSpan && last?.number !== undefined)
        claims.push(
          { path: 'weaponMin', value: next.number, from: at, to: at + 1 },
          { path: 'weaponMax', value: last.number, from: at, to: further },
        )
    }
    if (token.number !== undefined && /^\s?(["”″]|'')/.test(typed.slice(token.end)))
      claims.push({ path: 'inches', value: token.number, from: at, to: at })
  })
  return claims
}

/** Readers of scenes, by checker. */
export const scenes: Readonly<Record<string, Scene>> = {
  priority,
  'command-hand': commandHand,
  'play-card': playCard,
  nomination,
  'issue-orders': issueOrders,
  'effect-order': effectOrder,
  'card-flow': cardFlow,
  'card-weapon': cardWeapon,
  'army-composition': armyComposition,
  promotion,
  range,
  'order-tokens': orderTokens,
  'order-pool': orderPool,
}
