/** Who is near enough for an order without a figure: "in range", "eligible", "nobody but her". */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import { ORDER_REACH } from '../ranges.ts'
import { called, isGlued } from './called.ts'
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
  // "all close by", "near enough"
  if (isOne(at, 'close', 'near') && isOne(at + 1, 'by', 'enough') && !isOne(at + 2, 'to', 'for')) return at + 1
  const isIn = isOne(at, 'in', 'within') && isOne(at + 1, 'range', 'reach')
  const next = tokens[at + 2]
  const isOther = (next?.number !== undefined && next.part === tokens[at]!.part) || isOne(at + 2, 'for', 'to', 'band')
  return isIn && !isOther ? at + 1 : undefined
}

/** "One already has an order", "one out of range", "all but one": then they are not alike. */
const isOfSome = ({ isOne }: SceneTools, at: number): boolean =>
  isOne(at, 'already', 'except') ||
  (isOne(at, 'has', 'have', 'got') &&
    !isOne(at + 1, 'to') &&
    [1, 2].some((step) => isOne(at + step, 'order', 'token'))) ||
  (isOne(at, 'out', 'not', 'isnt', 'arent', 'beyond') && [1, 2].some((step) => isOne(at + step, 'range', 'reach'))) ||
  (isOne(at, 'all') && isOne(at + 1, 'but'))

/** Nothing that a card could order, or no noun at all. */
const NO_UNIT =
  /^(orders?|inch|inches|pips?|tokens?|cards?|minis?|models?|miniatures?|wounds?|dice|rounds?|turns?|weapons?|guns?|and|or|but|with|that|who|which|i|we|he|she|they|you|it|can|may|get|gets|to|at|from|for|in|within|them|enemy|enemies|hostile|opposing)$/

/** "Two of my units are eligible", "three stormtrooper squads in range", "two corps in range": so many near enough for an order. */
export function unitsInReach(tools: SceneTools): ToldUnit[] {
  const { tokens, isOne } = tools
  if (tokens.some((_, at) => isOfSome(tools, at))) return []
  for (let at = 0; at < tokens.length; at++) {
    const to = wordAt(tools, at)
    if (to === undefined) continue
    const isNear = (place: number) => place >= 0 && tokens[place]!.part === tokens[at]!.part
    const skips = (place: number, more: RegExp) =>
      isNear(place) && (SOME.test(tokens[place]!.plain) || more.test(tokens[place]!.plain) || isOne(place, ...UNITS))
    let last = at - 1
    while (skips(last, /^(is|are)$/) && !isOne(last, ...UNITS)) last--
    let count = last
    while (isNear(count) && tokens[count]!.number === undefined && last - count < 4) count--
    const noun = isOne(at + 1, ...UNITS) ? at + 1 : undefined
    const words = tokens.slice(count + 1, last + 1).filter(({ plain }) => !SOME.test(plain))
    const isUnits =
      noun !== undefined ? !words.length : words.length > 0 && /(?:[^s]s|unit|squad|trooper)$/.test(words.at(-1)!.plain)
    const number = isNear(count) ? tokens[count]!.number : undefined
    const isAsked = [1, 2].some((step) => isNear(count - step) && ASKS.test(tokens[count - step]!.plain))
    // the "at" of an AT-ST
    const isInName = (place: number) => isGlued(tools, place) || isGlued(tools, place + 1)
    const isOther = words.some(
      (word) =>
        NOT.test(word.plain) || ASKS.test(word.plain) || (NO_UNIT.test(word.plain) && !isInName(tokens.indexOf(word))),
    )
    if (!isUnits || !number || isAsked || isOther || number > 12) continue
    const first = tokens.indexOf(words[0]!)
    const unit = noun === undefined ? called(tools, { first, last }) : { id: 'Unit' }
    return Array.from({ length: number }, (_, i) => ({
      value: { ...unit, id: number > 1 ? `${unit.id} ${i + 1}` : unit.id, range: ORDER_REACH },
      from: count,
      to: noun ?? to,
    }))
  }
  return []
}

/** "Only Han is near", "just Leia in range": who gives the orders, and nobody beside. */
function isOnly({ tokens, isOne }: SceneTools, { from, to }: Mention): boolean {
  const near = isOne(to + 1, 'is', 'himself', 'herself') ? to + 2 : to + 1
  const isNear =
    isOne(near, 'near', 'nearby', 'around', 'eligible') ||
    (isOne(near, 'in', 'within') && isOne(near + 1, 'range', 'reach') && tokens[near + 2]?.number === undefined)
  return (
    isOne(from - 1, 'only', 'just') && isNear && !isOne(from - 2, 'not', 'isnt', 'if', 'is') && !isOne(near + 1, 'to')
  )
}

/** "Nobody is within range 3 of Leia", "no other units in range": whoever gives the orders is alone. */
export function isAlone(tools: SceneTools, leader: Mention): boolean {
  const { tokens, isOne } = tools
  if (isOnly(tools, leader)) return true
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
