/** Which unit is asked about, where no choice of units is told: "can he order them", "can it get an order". */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import { takes, type Unit } from '../issue-orders/units.ts'
import { ORDER_REACH, rangeAt } from '../ranges.ts'
import { PEOPLE } from './things.ts'
import type { ToldUnit } from './units.ts'

const CAN = /^(can|may|could)$/
const MAY = /^(can|may|could|does|do|will|would)$/
const IT = /^(it|them|they|that|this|those|these)$/
const GETS = /^(get|gets|receive|receives|take|takes|have)$/
const ORDERS = /^(order|orders|ordering|reach)$/
const GIVES = /^(give|gives|hand|issue)$/
/** With them it is not asked whether, or not of one alone. */
const OTHERWISE =
  /^(or|need|not|must|should|only|just|both|if|how|who|which|instead|without|cant|cannot|dont|doesnt|wont)$/

/** So many orders a card gives, where that is a number. */
export const ordersOf = (card: CommandCard | undefined): number | undefined =>
  card?.orders?.reduce<number | undefined>((sum, slot) => {
    const count = slot.kind === 'count' ? slot.count : slot.kind === 'named' ? 1 : undefined
    return sum === undefined || count === undefined ? undefined : sum + count
  }, 0)

/** Of a kind that no line of the card takes. */
export const isUnfit = (unit: Unit, card: CommandCard | undefined): boolean =>
  Boolean(card?.orders?.length) && card!.orders!.every((slot) => takes(slot, unit) === false)

/** Told to stand too far away, to have its order, or to be of another kind: nothing that is chosen beside it gives it one. */
export const isUnable = ({ value }: ToldUnit, card: CommandCard | undefined): boolean =>
  value.hasOrder === true ||
  isUnfit(value, card) ||
  Number(value.range ?? 0) > ORDER_REACH ||
  (value.range === undefined && typeof value.inches === 'number' && rangeAt(value.inches) > ORDER_REACH)

/** "In range for an order or not", "close enough to get an order": the unit that was told last. */
function reachAsked({ tokens, isOne }: SceneTools) {
  const at = tokens.findIndex(
    (_, place) =>
      isOne(place, 'order', 'orders') &&
      [1, 2].some((step) => isOne(place - step, 'for', 'get')) &&
      [2, 3, 4].some((step) => isOne(place - step, 'range', 'reach', 'enough')),
  )
  const from = [4, 3, 2]
    .map((step) => at - step)
    .find((place) => isOne(place, 'in', 'within', 'close', 'near', 'range', 'enough'))
  const isDenied = tokens
    .slice(Math.max(0, at - 6), at)
    .some(({ plain }) => /^(not|out|isnt|arent|how|who|which)$/.test(plain))
  return at < 0 || from === undefined || isDenied ? undefined : { from, to: at }
}

const OTHER = /^(to|not|isnt|which|who|how|and|or|for|both|if|any|my|another)$/

/** "Order from Assault still good", "still fine for an order off Push": nobody but the unit that was told is spoken of. */
function orderAllowed({ tokens, isOne }: SceneTools) {
  const at = tokens.findIndex(({ plain }) => /^(good|ok|okay|fine|legal|allowed|possible|valid|eligible)$/.test(plain))
  const inPart = tokens.flatMap(({ part }, place) => (part === tokens[at]?.part ? [place] : []))
  const order = inPart.find((place) => isOne(place, 'order', 'orders'))
  const isForOrder = (place: number) => isOne(place, 'for') && isOne(place + 2, 'order')
  const isOther = inPart.some((place) => !isForOrder(place) && OTHER.test(tokens[place]!.plain))
  return order === undefined || isOther ? undefined : { from: Math.min(at, order), to: Math.max(at, order) }
}

/** First and last word of "can … order them", "can it get an order", "can the scouts at range 4 get one". */
function questionAt({ tokens, isOne }: SceneTools, units: readonly ToldUnit[]) {
  const [unit] = units
  const isPerson = PEOPLE.some(({ value }) => value === unit!.value.name)
  for (const [at, { plain, part }] of tokens.entries()) {
    const start = [1, 2, 3, 4].map((step) => at - step).find((place) => CAN.test(tokens[place]?.plain ?? ''))
    const isOrder = [2, 3].some((step) => isOne(at + step, 'order', 'one', 'token', 'second', 'another'))
    const isVerb = ORDERS.test(plain) || (GIVES.test(plain) && isOrder)
    const him = /^(him|her)$/.test(tokens[at + 1]?.plain ?? '') && isPerson
    // "…, Push on them too?"
    const last = isOne(at + 2, 'too', 'also', 'anyway') ? at + 2 : at + 1
    const isPlayedOn = isOne(at, 'on') && IT.test(tokens[at + 1]?.plain ?? '') && tokens[last + 1]?.part !== part
    if (isPlayedOn && at > unit!.to) return { from: at, to: at + 1 }
    const isOrdered = isVerb && start !== undefined && (IT.test(tokens[at + 1]?.plain ?? '') || him)
    // "can Han order Chewie at range 2"
    const isNamed = ORDERS.test(plain) && start !== undefined && unit!.from > at && unit!.from - at <= 2
    if (isNamed && tokens[start]!.part === part) return { from: start, to: unit!.to }
    if (isOrdered && tokens[start]!.part === part) return { from: start, to: at + 1 }
    const isGot =
      GETS.test(plain) &&
      (isOne(at + 1, 'it') ||
        [1, 2].some((step) => isOne(at + step, 'one')) ||
        [1, 2, 3].some((step) => isOne(at + step, 'order', 'orders', 'token')))
    if (!isGot) continue
    if (IT.test(tokens[at - 1]?.plain ?? '') && MAY.test(tokens[at - 2]?.plain ?? '')) return { from: at - 2, to: at }
    const before = [1, 2, 3].map((step) => unit!.from - step).find((place) => MAY.test(tokens[place]?.plain ?? ''))
    if (before !== undefined && at > unit!.to && at - unit!.to <= 3) return { from: before, to: at }
  }
  return undefined
}

/**
 * The only unit that is told, where it alone is asked about: the choice, where the card gives one order, or where that
 * unit gets none whatever else is chosen.
 */
export function askedUnit(tools: SceneTools, units: readonly ToldUnit[], card: CommandCard | undefined): Claim[] {
  const [unit] = units
  // "measured to the leader": where the nearest of them stands is not told
  const isLed = tools.tokens.some((_, at) => tools.isOne(at, 'leader', 'mini', 'miniature', 'nearest', 'closest'))
  if (!unit || units.length > 1 || unit.isOpen || isLed || !(ordersOf(card) === 1 || isUnable(unit, card))) return []
  const reach = isUnable(unit, card) ? (reachAsked(tools) ?? orderAllowed(tools)) : undefined
  if (reach) return [{ path: 'chosen[0]', value: unit.value.id, ...reach }]
  const asked = questionAt(tools, units) ?? orderAllowed(tools)
  if (!asked) return []
  const isOtherwise = tools.tokens.slice(asked.from, asked.to + 4).some(({ plain }) => OTHERWISE.test(plain))
  return isOtherwise ? [] : [{ path: 'chosen[0]', value: unit.value.id, ...asked }]
}
