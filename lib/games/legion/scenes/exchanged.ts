/** An illegal card that was exchanged for Standing Orders: which card then lies before whom. */
import type { Claim, Mention, SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import { STANDING_ORDERS } from '../names.ts'
import { SIDES, sideSaid } from './sides.ts'

const BECOMES = [
  'become',
  'became',
  'becomes',
  'turn',
  'exchanged',
  'exchange',
  'swapped',
  'swap',
  'replaced',
  'counts',
]
const ordersOf = (named: readonly Mention<CommandCard>[]) => named.find(({ value }) => value.name === STANDING_ORDERS)

/** "Blue reveals Implacable but it becomes Standing Orders": the card of that side is the one it became. */
export function afterExchange(tools: SceneTools, named: Mention<CommandCard>[]): Mention<CommandCard>[] {
  const { tokens, isOne } = tools
  const orders = ordersOf(named)
  const before = orders && named.findLast(({ to }) => to < orders.from)
  const verb = orders && [1, 2, 3].map((step) => orders.from - step).find((at) => isOne(at, ...BECOMES))
  if (!orders || !before || verb === undefined || verb <= before.to || !sideSaid(tools, before)) return named
  const isDenied = tokens
    .slice(Math.max(before.to, verb - 3), verb)
    .some(({ plain }) => /^(not|cant|cannot|doesnt|if|unless|never|does|would)$/.test(plain))
  return isDenied
    ? named
    : named.flatMap((one) => (one === orders ? [] : one === before ? [{ ...one, value: orders.value }] : [one]))
}

/** "Blue revealed Implacable, but so Standing Orders": of three cards one took the place of another. */
export function exchanged({ tokens }: SceneTools, named: readonly Mention<CommandCard>[]): Claim[] | undefined {
  const orders = ordersOf(named)
  if (!orders || new Set(named.map(({ value }) => value)).size < 3) return undefined
  const { from, to } = orders
  return SIDES.map((side) => ({ path: `${side}.card`, value: undefined, from, to: Math.min(to, tokens.length - 1) }))
}
