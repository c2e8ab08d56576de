/** Who is near enough for an order without a figure: "in range", "eligible", "nobody but her". */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { ORDER_REACH } from '../ranges.ts'
import type { ToldUnit } from './units.ts'

const UNITS = ['unit', 'squad', 'trooper']
const SOME = /^(only|just|other|more|of|my|our|the|his|her|their|those|these|mine|ours|all|friendly)$/
const NOT = /^(not|never|isnt|arent|wasnt|werent|aint|dont|doesnt|no|none|nobody|nothing|noone|out|if|whether)$/
const ASKS = /^(is|are|was|were|does|do|how|which|who|what)$/

/** Somebody does not stand where a figure says, or nobody does. */
export const isNotThere = ({ tokens }: SceneTools, first: number, figure: number): boolean =>
  tokens[first - 1]?.plain === 'no' || tokens.slice(first, figure).some(({ plain }) => NOT.test(plain))

/** The last token of "in range", "within reach", "eligible", where no figure follows. */
function wordAt({ tokens, isOne }: SceneTools, at: number): number | undefined {
  if (isOne(at, 'eligible')) return at
  const isIn = isOne(at, 'in', 'within') && isOne(at + 1, 'range', 'reach')
  const isOther = tokens[at + 2]?.number !== undefined || isOne(at + 2, 'for', 'to', 'band')
  return isIn && !isOther ? at + 1 : undefined
}

/** "Two of my units are eligible", "one other unit in range", "three eligible units": so many near enough for an order. */
export function unitsInReach(tools: SceneTools): ToldUnit[] {
  const { tokens, isOne } = tools
  for (let at = 0; at < tokens.length; at++) {
    const to = wordAt(tools, at)
    if (to === undefined) continue
    const isNear = (place: number) => place >= 0 && tokens[place]!.part === tokens[at]!.part
    let count = at - 1
    while (isNear(count) && (SOME.test(tokens[count]!.plain) || isOne(count, ...UNITS, 'is', 'are'))) count--
    const noun = isOne(at + 1, ...UNITS) ? at + 1 : undefined
    const isUnits = noun !== undefined || tokens.slice(count + 1, at).some((_, i) => isOne(count + 1 + i, ...UNITS))
    const number = isNear(count) ? tokens[count]!.number : undefined
    const isAsked = [1, 2].some((step) => isNear(count - step) && ASKS.test(tokens[count - step]!.plain))
    if (!isUnits || !number || isAsked || number > 12) continue
    return Array.from({ length: number }, (_, i) => ({
      value: { id: number > 1 ? `Unit ${i + 1}` : 'Unit', range: ORDER_REACH },
      from: count,
      to: noun ?? to,
    }))
  }
  return []
}

/** "Nobody is within range 3 of Leia", "no other units in range": whoever gives the orders is alone. */
export function isAlone(tools: SceneTools): boolean {
  const { tokens, isOne } = tools
  return tokens.some(({ plain, part }, at) => {
    const isNobody =
      /^(nobody|noone|none|nothing)$/.test(plain) ||
      (plain === 'no' && [1, 2, 3].some((step) => isOne(at + step, ...UNITS, 'one', 'others')))
    if (!isNobody) return false
    const place = [1, 2, 3, 4, 5, 6]
      .map((step) => at + step)
      .find((near) => isOne(near, 'in', 'within', 'range', 'eligible'))
    if (place === undefined || tokens[place]!.part !== part) return false
    const range = isOne(place, 'range') ? place : place + 1
    const reach = tokens[range + 1]?.number
    const isSpan = reach === 1 && tokens[range + 2]?.number === ORDER_REACH
    const isDenied = tokens.slice(at + 1, place).some((token) => NOT.test(token.plain))
    return (
      !isDenied &&
      (isOne(place, 'eligible') ||
        (isOne(range, 'range', 'reach') && (reach === undefined || reach === ORDER_REACH || isSpan)))
    )
  })
}
