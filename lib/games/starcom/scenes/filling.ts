/** How far a system is developed: "fill up a Homeworld from its first cube to the max", "one cube on it". */
import type { Claim, Mention, SceneTools } from '../../../kernel/sayings.ts'
import { cards } from '../data/cards.ts'
import { PLACES } from './places.ts'
import { BUILDS, isCard, SYSTEMS } from './things.ts'
import { vesselsIn } from './vessels.ts'

/** So many a system of that card holds, where all editions print the same. */
function mostOf(slug: string): number | undefined {
  const [most, ...others] = new Set(cards.filter((one) => one.slug === slug).map((one) => one.maxDevelopments))
  return others.length ? undefined : (most ?? undefined)
}

/** Where it ends: "to the max", "fill it up". */
const endAt = ({ tokens, isOne }: SceneTools): number =>
  tokens.findIndex(
    (_, at) =>
      (isOne(at, 'max', 'maximum', 'limit', 'top', 'full') && isOne(at - 1, 'the', 'its', 'to', 'max')) ||
      (isOne(at, 'up', 'out') && [1, 2, 3, 4].some((step) => isOne(at - step, 'fill', 'max', 'filling', 'maxing'))),
  )

/** How many lie there: "from 2", "from its starting cube", "from its first". */
function startAt({ tokens, isOne }: SceneTools): { count: number; from: number; to: number } | undefined {
  const from = tokens.findIndex((_, at) => isOne(at, 'from'))
  if (from < 0) return undefined
  const at = [1, 2].map((step) => from + step).find((place) => tokens[place]?.number !== undefined)
  if (at !== undefined && !/^an?$/.test(tokens[at]!.plain)) return { count: tokens[at]!.number!, from, to: at }
  const first = [1, 2, 3].map((step) => from + step).find((place) => isOne(place, 'starting', 'first'))
  return first !== undefined && isOne(first + 1, 'development', 'counter', 'one')
    ? { count: 1, from, to: first + 1 }
    : undefined
}

/** How many lie there, and how many more the card of the system holds. */
export function filledUp(tools: SceneTools): Claim[] {
  const end = endAt(tools)
  const start = startAt(tools)
  if (end < 0 || !start) return []
  const [place, ...more] = tools.mentions(SYSTEMS)
  const most = place && !more.length ? mostOf(place.value.slug) : undefined
  const told = { path: 'developments', value: start.count, from: start.from, to: start.to }
  const count = most === undefined || most <= start.count ? undefined : most - start.count
  return [told, { path: 'count', value: count, from: end, to: end }]
}

/** "One cube on it": it lies there, and is none that is to be put. */
export const lyingThere = (tools: SceneTools): Claim[] =>
  tools.tokens.flatMap(({ number, part, plain }, at): Claim[] => {
    const { tokens, isOne } = tools
    const isSaid =
      number !== undefined &&
      !/^(an?|no)$/.test(plain) &&
      // "from 2 to 4 on my Homeworld"
      !isOne(at - 1, 'to') &&
      isOne(at + 1, 'development', 'counter') &&
      isOne(at + 2, 'on') &&
      (isOne(at + 3, 'it', 'this', 'that') || isMyPlace(tools, at + 3))
    if (!isSaid) return []
    // "can I place one cube on it"
    const isPut = [1, 2].some((step) => isOne(at - step, ...BUILDS) && tokens[at - step]!.part === part)
    if (isPut) return [{ path: 'count', value: number, from: at, to: at + 1 }]
    const isAsked = tokens.some((one, i) => i < at && one.part === part && isOne(i, 'can', 'may', 'more', 'another'))
    return [{ path: 'developments', value: isAsked ? undefined : number, from: at, to: at + 2 }]
  })

/** "On my Trade World", "on my planet". */
const isMyPlace = ({ tokens, isOne, mentions }: SceneTools, at: number): boolean =>
  /^(my|our)$/.test(tokens[at]?.plain ?? '') &&
  (isOne(at + 1, ...PLACES) || mentions(SYSTEMS).some(({ from }) => from === at + 1))

/** "5 developments. Is a sixth allowed": a part of its own counts what lies there, where one more is asked about behind it. */
export const countedAlone = ({ tokens, isOne }: SceneTools): Claim[] => {
  const isMore = (from: number) =>
    tokens.some(
      ({ plain, part }, at) => part > tokens[from]!.part && (ORDINAL.test(plain) || isOne(at, 'another', 'more')),
    )
  const at = tokens.findIndex(
    ({ number, part, plain }, place) =>
      number !== undefined &&
      !/^(an?|no)$/.test(plain) &&
      isOne(place + 1, 'development', 'counter') &&
      tokens[isOne(place - 1, 'got', 'has', 'have', 'already') ? place - 2 : place - 1]?.part !== part &&
      tokens[isOne(place + 2, 'already', 'now', 'there') ? place + 3 : place + 2]?.part !== part &&
      isMore(place),
  )
  return at < 0 ? [] : [{ path: 'developments', value: tokens[at]!.number, from: at, to: at + 1 }]
}

/** "4 on Trade World already": a bare number before it, of nothing but developments. */
const onPlace = ({ tokens, isOne }: SceneTools, { from, to }: Mention): Claim[] => {
  const on = isOne(from - 1, 'my', 'the', 'our') ? from - 2 : from - 1
  const { number, part, plain = '' } = tokens[on - 1] ?? {}
  const isSaid = isOne(on, 'on') && isOne(on - 2, 'got', 'have', 'ive', 'already', 'is', 'are', 'with')
  const isHead = tokens[on - 2]?.part !== part
  const isWanted = isOne(on - 3, 'can', 'may', 'could')
  return number !== undefined &&
    part === tokens[to]!.part &&
    !/^(an?|no)$/.test(plain) &&
    !isWanted &&
    (isSaid || isHead)
    ? [{ path: 'developments', value: number, from: on - 1, to: on }]
    : []
}

/** "Research World at three", "my Core World has 4": so many lie there, where nothing else is counted. */
export const numbered = (tools: SceneTools): Claim[] =>
  tools.mentions(SYSTEMS).flatMap((one): Claim[] => {
    const { tokens, isOne } = tools
    const { to } = one
    // "2 on home, 3 on Trade World, one more on home": which of them is asked about is another question
    const isOnly = tools.mentions(SYSTEMS).length === 1 && !tokens.some(({ plain }) => plain === 'home')
    const before = isOnly ? onPlace(tools, one) : []
    if (before.length) return before
    const at = isOne(to + 1, 'is', 'sits', 'stands') ? to + 3 : to + 2
    const { number, part, plain = '' } = tokens[at] ?? {}
    const isEnd = tokens[at + 1]?.part !== part || isOne(at + 1, 'already', 'now', 'so', 'and', 'can', 'may')
    return number !== undefined &&
      !/^(an?|no)$/.test(plain) &&
      isOne(at - 1, 'at', 'has', 'with', 'on', 'holds') &&
      isEnd
      ? [{ path: 'developments', value: number, from: at, to: at }]
      : []
  })

/** "A Shipyard at my colony, one cube on it": nothing says that a development is to be put there. */
export function otherWanted(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const [one] = vesselsIn(tools)
  const isHead = one && isCard(one.value) && one.start === 0 && isOne(one.to + 1, 'at', 'on', 'in')
  const isDeveloped = tokens.some((token, at) => isOne(at, ...BUILDS, ...GROWS) || ORDINAL.test(token.plain))
  return isHead && !isDeveloped ? [{ path: 'count', value: undefined, from: one.to, to: one.to }] : []
}
const GROWS =
  'claim grab nab snatch take get settle develop more another next cost costs price grow upgrade much to up max'.split(
    ' ',
  )
const ORDINAL = /^(first|second|third|fourth|fifth|sixth|\d(st|nd|rd|th))$/
