/** Developments and Refineries that are told without the name of their system: "four more devs elsewhere". */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import type { Card } from '../data/cards.ts'
import { type Entry, firm, isDeniedAt, isDevelopment } from './income-whole.ts'
import { PLACES } from './places.ts'
import { SYSTEMS } from './things.ts'

const MORE = ['more', 'other', 'further', 'additional']
const KINDS = ['unbesieged', 'besieged', 'sieged', 'safe', 'free', 'loose']

/** "5 unbesieged devs", "4 more devs", "3 free ones": where the noun of a number stands, with no more than its kind between. */
export function nounOf(tools: SceneTools, at: number): number | undefined {
  const { tokens, isOne } = tools
  if (tokens[at]?.number === undefined) return undefined
  let noun = at + 1
  while (tokens[noun]?.part === tokens[at]!.part && isOne(noun, ...MORE, ...KINDS)) noun++
  const isLeftOut = noun > at + 1 && /^(ones|others)$/.test(tokens[noun]?.plain ?? '')
  const isOfIt = tokens[noun]?.part === tokens[at]!.part && (isDevelopment(tools, noun) || isLeftOut)
  return isOfIt ? noun : undefined
}

/** A system without a name, and how many developments lie there. */
export type Rest = Mention<undefined> & { developments: number }

/** "Four more devs elsewhere", "2 cubes on another system": beside systems of a name those that lie somewhere else. */
export const restOf = (tools: SceneTools): Rest[] =>
  tools.tokens.flatMap(({ part }, at): Rest[] => {
    const { tokens, isOne } = tools
    const noun = firm(tools, at) === undefined ? undefined : nounOf(tools, at)
    if (noun === undefined) return []
    const isMore = tokens.slice(at + 1, noun).some((_, i) => isOne(at + 1 + i, ...MORE))
    const isElsewhere = [1, 2, 3].some(
      (step) =>
        tokens[noun + step]?.part === part &&
        (isOne(noun + step, 'elsewhere') ||
          (isOne(noun + step, 'on', 'in', 'at') && isOne(noun + step + 1, 'another', 'other', 'others', 'different'))),
    )
    // "5 devs home, 3 on the Trade World"
    const isHome = isOne(noun + 1, 'home') && tokens[noun + 1]!.part === part
    const to = isHome || (isElsewhere && isOne(noun + 1, 'elsewhere')) ? noun + 1 : noun
    return isMore || isElsewhere || isHome
      ? [{ value: undefined, start: at, from: at, to, developments: tokens[at]!.number! }]
      : []
  })

const HOME = SYSTEMS.filter(({ name }) => name === 'Homeworld').map(({ value }) => ({ name: 'home', value }))

/** "Four cubes at home", "home 4", "home's besieged": the Homeworld, where something that counts is told of it. */
export const homesIn = (tools: SceneTools): Mention<Card>[] => {
  const { tokens, isOne, mentions } = tools
  const cards = mentions(SYSTEMS)
  return mentions(HOME).filter(({ from, to }) => {
    if (cards.some((one) => one.from <= to && from <= one.to)) return false
    const { part } = tokens[from]!
    // "5 devs home" is told by its number
    if (isDevelopment(tools, from - 1) && tokens[from - 1]!.part === part) return false
    const next = isOne(to + 1, 'has', 'with', 'at', 'got', 'holds', 'is') ? to + 2 : to + 1
    const isBehind = tokens[next]?.part === part && firm(tools, next) !== undefined
    const isBesieged = [next, from - 1].some((at) => tokens[at]?.part === part && isOne(at, 'besieged', 'sieged'))
    const isIn = isOne(from - 1, 'at', 'in', 'on')
    const isBefore = isIn && (isDevelopment(tools, from - 2) || firm(tools, from - 2) !== undefined)
    const isThere =
      isIn &&
      [to + 1, to + 2].some((at) => isOne(at, 'is', 'are')) &&
      [2, 3].some((step) => firm(tools, to + step) !== undefined)
    return isBehind || isBesieged || isBefore || isThere
  })
}

/** "My Refinery sits in a besieged system": what lies there beside it was not said. */
export function refinedAlone(tools: SceneTools): Entry | undefined {
  const { tokens, isOne } = tools
  const at = tokens.findIndex((_, place) => isOne(place, 'refinery'))
  const part = tokens[at]?.part
  const siege = tokens.findIndex((one, place) => one.part === part && isOne(place, 'besieged', 'sieged', 'siege'))
  const place = tokens.findIndex((one, i) => one.part === part && isOne(i, ...PLACES) && Math.abs(i - siege) <= 3)
  const count = tokens[at]?.plain.endsWith('s') ? tokens[at - 1]?.number : (tokens[at - 1]?.number ?? 1)
  if (at < 0 || siege < 0 || place < 0 || count === undefined) return undefined
  const [from, to] = [Math.min(at, siege, place), Math.max(at, siege, place)]
  return { underSiege: !isDeniedAt(tools, siege, from), refineries: count, from, to, unknown: [] }
}

/** "4 more", "two at home", "the other 2": no other noun follows, so that developments may be meant. */
export const isLoose = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  (tokens[at + 1]?.part !== tokens[at]!.part ||
    isOne(at + 1, 'more', 'others', 'at', 'on', 'in', 'there', 'and', 'plus')) &&
  // "turn 3", "trade routes x2", "Feb 2022"
  !isOne(at - 1, 'turn', 'round', 'another', 'of', 'route', 'routes', 'x') &&
  tokens[at]!.plain !== 'both' &&
  tokens[at]!.number! < 100

/** "2, 3 and 4 developments": each number of the row is that of a system. */
export function rowTo(tools: SceneTools, at: number): number[] {
  const joint = tools.isOne(at - 1, 'and') ? at - 2 : at - 1
  const isJoined = joint < at - 1 || tools.tokens[joint]?.part !== tools.tokens[at]!.part
  const isNamed = tools.isOne(joint - 1, 'turn', 'round')
  return isJoined && !isNamed && firm(tools, joint) !== undefined ? [...rowTo(tools, joint), at] : [at]
}

/** "A besieged one with 3": where what is said of it begins. */
export function leadTo({ isOne }: SceneTools, at: number): number {
  let from = at
  if (!isOne(from - 1, 'with', 'has')) return at
  do from--
  while (isOne(from - 1, ...NEXT, 'besieged', 'sieged', 'my'))
  return from
}
/** "My second has 3, my first 2", "one has 3 cubes, the other 2": the verb and the noun were said before. */
export const isLeftOut = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  /^(my|the)$/.test(tokens[at - 2]?.plain ?? '') &&
  isOne(at - 1, 'other', 'first', 'second', 'third', 'fourth') &&
  (tokens[at - 3]?.part !== tokens[at]!.part || isOne(at - 3, 'and')) &&
  tokens[at + 1]?.part !== tokens[at]!.part &&
  tokens.slice(0, at).some(({ number }, place) => number !== undefined && isOne(place - 1, 'has', 'with'))
/** What may stand for a system whose number comes without its noun: "my second has 2". */
export const NEXT = 'one another other first second third fourth system planet world colony capital homeworld'.split(
  ' ',
)

/** "A Trade World, 3 developments, and I want two more", "one more?": what is to be had pays nothing yet; nor is a Trade Envoy income. */
export const isToGrow = ({ tokens, isOne }: SceneTools): number =>
  tokens.findIndex(
    ({ part }, at) =>
      (isOne(at, 'want', 'buy', 'build', 'add', 'place') &&
        [1, 2].some((step) => isOne(at + step, 'more', 'another'))) ||
      // "Core World gave me a counter": it pays when the next Ready Phase comes
      (isOne(at, 'give') &&
        isOne(at + 1, 'me', 'us') &&
        [2, 3].some((step) => isOne(at + step, 'development', 'counter'))) ||
      (tokens[at + 1]?.part !== part && (isOne(at, 'another') || (isOne(at, 'more') && isOne(at - 1, 'one')))),
  )

/** "Both my systems have three developments": as many on each. */
export const isBothOf = ({ isOne }: SceneTools, { start, from, to }: Mention): boolean =>
  isOne(to + 1, 'have', 'hold') && [start, start - 1, start - 2, from - 1].some((at) => isOne(at, 'both'))
