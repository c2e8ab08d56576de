/** Scenes of Legion: who plays which card, what lies in a hand, what happened to a card, who gets an order. */
import type { Claim, Mention, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { effectOrder } from './effects.ts'
import { cardFlow } from './flow.ts'
import { commandHand, playCard } from './hand.ts'
import { nomination } from './nomination.ts'
import { issueOrders } from './orders.ts'
import { priority } from './priority.ts'
import { cardsIn, claim, PEOPLE, RANKS } from './things.ts'

const cardWeapon: Scene = (tools) =>
  cardsIn(tools)
    .slice(0, 1)
    .map((one) => claim('card', one.value.name, one))

/** "2 corps" are counted by their units; a unit told by its name is unique. */
const armyComposition: Scene = (tools) => [
  ...tools
    .mentions(PEOPLE)
    .flatMap((one) => Array.from({ length: Math.min(one.count ?? 1, 4) }, () => one))
    .map((one, i) => claim(`unique[${i}]`, one.value, one)),
  ...tools
    .mentions(RANKS)
    .filter(({ count }) => count !== undefined)
    .map((one) => claim(one.value, isOpen(tools, one) ? undefined : one.count, one)),
]

/** "Do I need a commander or an operative": nothing that is there. */
const isOpen = ({ isOne }: SceneTools, { start, to }: Mention): boolean =>
  isOne(start - 1, 'need', 'needs', 'require', 'requires', 'or') || isOne(to + 1, 'or')

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

/** "8 units, 1 dead": whether the dead are among them is not said. */
const orderPool: Scene = ({ tokens, isOne }) => {
  const at = tokens.findIndex((token, place) => token.number !== undefined && isOne(place + 1, 'units', 'squads'))
  const isOpen =
    at >= 0 &&
    !isOne(at + 2, 'left', 'alive', 'remaining', 'undefeated') &&
    tokens.some(
      ({ number }, place) =>
        number !== undefined &&
        number > 0 &&
        place !== at &&
        isOne(place + 1, 'dead', 'died', 'defeated', 'killed', 'lost'),
    )
  return isOpen ? [{ path: 'units', value: undefined, from: at, to: at + 1 }] : []
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
  range,
  'order-pool': orderPool,
}
