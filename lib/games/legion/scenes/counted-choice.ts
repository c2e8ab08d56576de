/** A choice of units told by nothing but a number: "I ordered only one", "ordered all four", "two orders on one squad". */
import { type Claim, type Mention, NEEDS, type SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import type { ToldUnit } from './units.ts'

const BODIES = /^(units?|squads?|troopers?|guys?|vehicles?|ones?|team|them|those|these)$/
/** Whether it has to be so is asked, or it is not so, or so much as said of others. */
const OTHERWISE =
  /^(must|should|have|has|need|needs|how|which|who|whether|not|dont|doesnt|didnt|cant|or|each|already|instead)$/
const GAVE = /^(gave|give|gives|giving|issued|issue|handed|hand)$/

/** The number right behind the verb: "order two", "ordered only one", "gave orders to all four"; with "all", whoever gives them may be one of them. */
function countAt({
  tokens,
  isOne,
}: SceneTools): { count: number; isAll: boolean; from: number; to: number } | undefined {
  for (const [at, { plain, part }] of tokens.entries()) {
    const isGiven =
      /^(orders?|tokens?)$/.test(plain) &&
      isOne(at + 1, 'to') &&
      [1, 2, 3].some((step) => GAVE.test(tokens[at - step]?.plain ?? ''))
    if (!isGiven && !/^(order|ordered|ordering)$/.test(plain)) continue
    let place = isGiven ? at + 2 : at + 1
    while (isOne(place, 'only', 'just')) place++
    const isAll = isOne(place, 'all')
    if (isAll) place++
    const token = tokens[place]
    const next = tokens[place + 1]
    const isEnd =
      next?.part !== part || isOne(place + 1, 'of', 'is', 'ok', 'though', 'but', 'and') || BODIES.test(next.plain)
    if (token?.part !== part || !token.number || token.number > 12 || /^an?$/.test(token.plain) || !isEnd) continue
    return { count: token.number, isAll, from: at, to: place }
  }
  return undefined
}

/** Any of them will do: units that are told alike, and a card that orders so many of one kind. */
function isAlike(units: readonly ToldUnit[], card: CommandCard | undefined): boolean {
  const like = ({ value: { id: _, ...value } }: ToldUnit) => JSON.stringify(value)
  const [slot, ...more] = card?.orders ?? []
  return units.every((one) => like(one) === like(units[0]!)) && slot?.kind === 'count' && !more.length
}

/** So many of the units that were told, where it does not matter which, or all of them. */
export function chosenByNumber(
  tools: SceneTools,
  units: readonly ToldUnit[],
  leader: readonly Mention<string>[],
  card: CommandCard | undefined,
): Claim[] {
  const found = countAt(tools)
  if (!found || !units.length || units.some(({ isOpen }) => isOpen)) return []
  const { count, isAll, ...words } = found
  const before = tools.tokens.slice(Math.max(0, found.from - 5), found.from)
  const isOtherwise = [...before, ...tools.tokens.slice(found.to + 1, found.to + 3)].some(
    ({ plain, part }) => part === tools.tokens[found.from]!.part && (OTHERWISE.test(plain) || NEEDS.includes(plain)),
  )
  if (isOtherwise) return []
  const ids = units.map(({ value }) => value.id)
  const everyone = [...ids, ...leader.slice(0, 1).map(({ value }) => value)]
  const some = count <= ids.length && isAlike(units, card) ? ids.slice(0, count) : undefined
  const chosen = count === ids.length ? ids : isAll && count === everyone.length ? everyone : some
  return (chosen ?? []).map((value, i) => ({ path: `chosen[${i}]`, value, ...words }))
}

const UNIT = '(?:\\w+ )?(?:unit|squad|trooper|guy|vehicle|model|mini)'
const TWO = '(?:two|2|both)(?: \\w+)? orders'
const ONE = '(?:the same|one|a single|a|1|same)'
const TWICE = new RegExp(
  `\\b(?:${ONE} ${UNIT} (?:\\w+ )?(?:get|gets|got|have|has|receive|take) ${TWO}\\b|${TWO} (?:from \\w+ )?(?:to|on|for|with) ${ONE} ${UNIT}\\b(?! and)|order(?:ed)? ${ONE} ${UNIT} twice\\b|(?:second|2nd|other|another) orders? (?:goe?s? |(?:from|of|off) \\w+ )?(?:to|on|for) the same (?!kind|sort|type|rank|range|player|place|round)\\w+)`,
)

/** "Can one squad get two orders from Push": one unit chosen twice. */
export function orderedTwice({ tokens, typed }: SceneTools): { unit: ToldUnit; claims: Claim[] } | undefined {
  const found = TWICE.exec(typed.toLowerCase())
  if (!found || /\b(each|or|not)\b/.test(found[0])) return undefined
  const end = found.index + found[0].length
  const from = tokens.findIndex(({ start }) => start >= found.index)
  const to = tokens.findLastIndex((token) => token.end <= end)
  const words = { from, to }
  return {
    unit: { value: { id: 'Unit' }, ...words },
    claims: [0, 1].map((i) => ({ path: `chosen[${i}]`, value: 'Unit', ...words })),
  }
}
