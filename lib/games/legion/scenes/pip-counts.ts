/** A hand told by nothing but its pips: "three 1-pip cards", "two ones, two twos and two threes with Standing Orders". */
import type { Claim, Mention, SceneTools } from '../../../kernel/sayings.ts'
import { NEEDS } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import { STANDING_ORDERS } from '../names.ts'
import { pluralAt } from './pips.ts'

/** So many cards of so many pips, and where that is said. */
interface Group {
  count: number
  pips: number
  from: number
  to: number
}

const ORDINALS = ['', '', 'second', 'third', 'fourth', 'fifth']
/** Where they stand, how many there are is asked, or no more than compared. */
const OPEN = /^(or|instead|than|least|most|max|maximum|minimum|many|exactly|if|whether|not|dont|without)$/
const HAND = 7

function groupsIn(tools: SceneTools): Group[] {
  const { tokens, isOne } = tools
  return tokens.flatMap(({ number, plain }, at): Group[] => {
    const next = tokens[at + 1]
    const count = Math.max(number ?? 0, ORDINALS.indexOf(plain))
    if (count < 1 || count > 6 || next?.part !== tokens[at]!.part) return []
    const plural = pluralAt(tools, at + 1)
    if (plural) return [{ count, pips: plural, from: at, to: at + 1 }]
    const isPips = next.number !== undefined && next.number <= 4 && isOne(at + 2, 'pip', 'pips', 'pipper', 'pippers')
    return isPips ? [{ count, pips: next.number!, from: at, to: at + 2 }] : []
  })
}

/** The cards of such a hand; undefined where it is not told so. Of one told in part more are said to be there. */
export function handByPips(tools: SceneTools, named: readonly Mention<CommandCard>[]): Claim[] | undefined {
  const groups = groupsIn(tools)
  // "swapped Standing Orders for a third 2 pip"
  const kept = named.filter(
    ({ start }) => !tools.isOne(start - 1, 'no', 'swap', 'swapped', 'replaced', 'traded', 'dropped', 'left'),
  )
  const isOpen = tools.tokens.some(({ plain }) => OPEN.test(plain) || NEEDS.includes(plain))
  const isOther = named.length > 1 || named.some(({ value }) => value.name !== STANDING_ORDERS)
  const isTwice = groups.some(({ pips }, i) => groups.findIndex((other) => other.pips === pips) !== i)
  if (!groups.length || isOpen || isOther || isTwice) return undefined
  const cards = groups.flatMap(({ count, pips, ...at }) =>
    Array.from({ length: count }, (_, i) => ({ name: `${pips}-pip card ${i + 1}`, handPips: pips, ...at })),
  )
  const orders = kept.map(({ value, start, to }) => ({ name: value.name, from: start, to }))
  const [first] = groups
  return [
    ...[...cards, ...orders].map(({ name, from, to }, i) => ({ path: `hand[${i}]`, value: name, from, to })),
    ...cards.map(({ name, handPips, from, to }, i) => ({ path: `figures[${i}]`, value: { name, handPips }, from, to })),
    ...(cards.length + orders.length < HAND
      ? [{ path: 'more', value: true, from: first!.from, to: first!.to, says: 'There are more cards in the hand' }]
      : []),
  ]
}
