/** What was moved before, and by whom: it must not be taken for the jump that is asked about. */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import type { Place } from './places.ts'
import { COMMANDS, isStation } from './things.ts'
import { vesselsIn } from './vessels.ts'

/** "Ben's Frigate jumped already", "my Corvette jumped, the Scout did not": that may be none of the jumps of the ship asked about. */
export const othersMoved = (tools: SceneTools): Claim[] =>
  vesselsIn(tools).flatMap(({ owner, start, from, to, value }, _, all): Claim[] => {
    const isOther = tools.tokens.slice(Math.max(0, start - 1), from).some(({ plain }) => /^(other|first)$/.test(plain))
    const isAlone = !isOther && all.every((other) => other.value === value || isStation(other.value))
    if (isAlone && (owner === undefined || owner === 'me')) return []
    const at = [1, 2, 3].map((step) => to + step).find((place) => WENT.test(tools.tokens[place]?.plain ?? ''))
    const isSaid = at !== undefined && tools.tokens[at]!.part === tools.tokens[to]!.part
    return isSaid ? [{ path: 'jumpsUsed', value: undefined, from: at, to: at }] : []
  })
const WENT = /^(jumped|moved|flew|hopped)$/

/** "My other Cruiser was built this turn", "I built a Scout this turn, may the Frigate jump": it is not the one that is asked about. */
export const othersBuilt = (tools: SceneTools): Claim[] =>
  vesselsIn(tools).flatMap(({ start, from, to, value, owner }, i, all): Claim[] => {
    const { tokens, isOne } = tools
    const { part } = tokens[to]!
    const asked = all.findLast((other) => !isStation(other.value)) ?? all.at(-1)!
    const isElse = value !== asked.value
    const isOther = Array.from({ length: from - start }, (_, step) => start + step).some((at) => isOne(at, 'other'))
    const isTheirs = owner !== undefined && owner !== 'me' && tokens.some(({ plain }) => plain === 'mine')
    const verb = [1, 2, 3, 4, 5, 6, 7]
      .map((step) => to + step)
      .concat(start - 1, start - 2)
      .find((at) => BUILT.test(tokens[at]?.plain ?? ''))
    if (verb === undefined || tokens[verb]!.part !== part || !(isElse || isOther || isTheirs)) return []
    if (!tokens.some((one, at) => one.part === part && isOne(at, 'turn', 'just', 'new'))) return []
    const built: Claim = { path: 'builtThisTurn', value: undefined, from: verb, to: verb }
    return isElse && i < all.indexOf(asked)
      ? [built, { path: '', value: undefined, isUnread: true, from, to }]
      : [built]
  })
const BUILT = /^(built|bought|placed|made|produced|constructed)$/

/**
 * "Just bought this Corvette", "I put a Cruiser down, may it move already": built this turn. Bought "off Green" it is not
 * said to be, and of one that was built at no time that is told nobody knows.
 */
export const justMade = (tools: SceneTools): Claim[] => {
  const { tokens, isOne } = tools
  const asked = vesselsIn(tools).filter(({ value }) => !isStation(value))
  const [one, ...more] = asked
  if (!one || more.some(({ value }) => value !== one.value) || (one.owner !== undefined && one.owner !== 'me'))
    return []
  const { part } = tokens[one.from]!
  const verb = [1, 2, 3].map((step) => one.from - step).find((at) => MADE.test(tokens[at]?.plain ?? ''))
  if (verb === undefined || tokens[verb]!.part !== part) return []
  const isJust = isOne(verb - 1, 'just', 'freshly', ...(isOne(verb, 'building') ? ['finished', 'done'] : []))
  const isSame = (at: number) => tokens[at]?.part === part
  // "put a Cruiser at his capital" may be a jump, "got a Cruiser" is had
  const isBuilt = isOne(verb, 'put')
    ? isOne(verb + 1, 'down') || isOne(one.to + 1, 'down')
    : !isOne(verb, 'got', 'paid')
  const isOwn = !isSame(verb - 1) || /^(i|ive|we|weve|and|also)$/.test(tokens[verb - 1]!.plain)
  const isBefore = tokens.some(({ plain }) => EARLIER.test(plain))
  if (!isJust && (!isBuilt || !isOwn || isBefore || isOne(verb - 2, ...MAY))) return []
  const isTraded = tokens.some((_, at) => at > one.to && isSame(at) && isOne(at, 'from', 'off', 'with'))
  const told = { from: isJust ? verb - 1 : verb, to: verb }
  const ends = tokens.findIndex((_, at) => at > one.to && isOne(at, ...MAY))
  const isNow =
    isJust ||
    tokens.some(({ plain }, at) =>
      plain === 'turn' && isSame(at)
        ? isOne(at - 1, 'this') && (ends < 0 || at < ends)
        : at > one.to &&
          (SOON.test(plain) ||
            (/^(right|straight)$/.test(plain) && isOne(at + 1, 'away', 'off', 'out')) ||
            (plain === 'just' && isOne(at + 1, 'now'))),
    )
  // built or handed over, it has not been there since the turn began
  if (isOne(verb, 'got'))
    return [
      { path: 'controlledSinceTurnStart', value: false, ...told },
      { path: 'builtThisTurn', value: undefined, ...told },
    ]
  return isTraded
    ? ['builtThisTurn', 'controlledSinceTurnStart'].map((path) => ({ path, value: undefined, ...told }))
    : [{ path: 'builtThisTurn', value: isNow ? true : undefined, ...told }]
}
const MADE =
  /^(bought|got|put|built|building|placed|made|produced|paid|finished|completed|deployed|popped|dropped|plopped)$/
const EARLIER = /^(last|ago|previous|before|earlier|since)$/
const SOON = /^(already|yet|immediately|instantly)$/
const MAY = ['can', 'may', 'could']

/** "It jumped into this fight this turn": how often it jumped is not said. */
export const went = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap((token, at): Claim[] => {
    const isNow = tokens.some(
      (one, place) => one.part === token.part && isOne(place, 'turn') && isOne(place - 1, 'this'),
    )
    const isTold = isOne(at - 1, 'already', 'has', 'not', 'hasnt', 'havent', 'never') || isOne(at + 1, 'once', 'twice')
    const isCounted = [1, 2, 3].some((step) => tokens[at + step]?.number !== undefined)
    return WENT.test(token.plain) && isNow && !isTold && !isCounted
      ? [{ path: 'jumpsUsed', value: undefined, from: at, to: at }]
      : []
  })

/** "Can my Corvette jump twice", "jump two times": the last of so many is asked about. */
export const jumpsAsked = ({ tokens, isOne }: SceneTools): Claim[] => {
  const verb = tokens.findIndex(
    ({ part }, at) =>
      isOne(at, 'jump', 'move', 'hop', 'fly') &&
      tokens.some((one, before) => before < at && one.part === part && isOne(before, 'can', 'may', 'could', 'does')),
  )
  const at = verb + 1
  const isTwice = isOne(at, 'twice')
  const isTimes = tokens[at]?.number !== undefined && isOne(at + 1, 'times', 'time')
  if (verb < 0 || !(isTwice || isTimes)) return []
  const many = isTwice ? 2 : tokens[at]!.number!
  return many > 1 ? [{ path: 'jumpsUsed', value: many - 1, from: verb, to: isTwice ? at : at + 1 }] : []
}

/** "Moved once by itself and once through the Nexus": once and once again, and what it went by is told of then. */
export const hopsBefore = ({ tokens, isOne }: SceneTools): Claim[] => {
  const verb = tokens.findIndex(({ plain }) => WENT.test(plain))
  const times = tokens.flatMap(({ part }, at) => (part === tokens[verb]?.part && isOne(at, 'once') ? [at] : []))
  const [first, last] = [times[0], times.at(-1)]
  if (first === undefined || last === undefined || times.length < 2) return []
  const to = tokens.findLastIndex(({ part }) => part === tokens[verb]!.part)
  return [
    { path: 'jumpsUsed', value: times.length, from: first, to: first },
    { path: '', value: undefined, isUnread: true, from: last, to },
  ]
}

/** "It jumped there last turn, can it jump again", "may it move already": this turn it has not. */
export const jumpedBefore = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap(({ part }, at): Claim[] => {
    const isLast = tokens.some(
      ({ plain, part }, went) =>
        went < at &&
        WENT.test(plain) &&
        tokens.some((one, place) => one.part === part && isOne(place, 'turn') && isOne(place - 1, 'last')),
    )
    const verb = isOne(at, 'already')
      ? [at - 1, at + 1].find((place) => GO.test(tokens[place]?.plain ?? ''))
      : undefined
    const isAsked =
      verb !== undefined &&
      !isOne(verb + 1, 'again') &&
      tokens.some((one, place) => place < verb && one.part === part && ASKS.test(one.plain))
    if (isAsked) return [{ path: '', value: undefined, from: Math.min(verb, at), to: Math.max(verb, at) }]
    return isLast && isOne(at, 'again') ? [{ path: '', value: undefined, from: at - 1, to: at }] : []
  })
const GO = /^(move|jump|hop|go|fly|leave)$/
const ASKS = /^(can|may|could|will|does|do|to|let)$/

/** "Bribery on Anna's Cruiser": it moves hers. */
export const bribed = (tools: SceneTools): Claim[] =>
  vesselsIn(tools).flatMap(({ owner, start, from, to }): Claim[] => {
    const isAimed = tools
      .mentions(COMMANDS)
      .some((one) => one.value === 'bribery' && one.to < start && start - one.to < 4)
    if (owner === undefined || owner === 'me' || !isAimed) return []
    return [{ path: 'mine', value: false, from: start, to: from === start ? to : from - 1 }]
  })

/** "It stands in one of Tom's systems, the next is Tom's as well": what they are to the way is asked. */
export function elsewhere(
  places: readonly Place[],
  read: readonly Claim[],
  paths: readonly (string | undefined)[],
): Claim[] {
  const other = places.find(
    ({ owner, told }) =>
      owner !== undefined &&
      !/^(me|none)$/.test(owner) &&
      !read.some(({ from, to }) => from <= told![0] && told![0] <= to),
  )
  if (!other) return []
  const [from, to] = other.told!
  return paths
    .filter((path) => path !== undefined && !read.some((one) => one.path === path))
    .map((path): Claim => ({ path: path!, value: undefined, isUnread: true, from, to }))
}

/** "Tom's Corvette retreats into my system": whose the systems are is told as I see them, and asked of him. */
export function seenByMe(tools: SceneTools): boolean {
  const ships = vesselsIn(tools).filter(({ value, count }) => !isStation(value) && count !== 0)
  return ships.length > 0 && ships.every(({ owner }) => owner !== undefined && owner !== 'me')
}

/** "Can Tom move my Corvette": it is his doing. */
export const movedByOther = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap(({ plain, isStrange }, at): Claim[] =>
    isOne(at - 1, 'can', 'may', 'could') &&
    (isStrange || /^(he|she|they|opponent)$/.test(plain)) &&
    isOne(at + 1, 'move', 'jump', 'fly') &&
    isOne(at + 2, 'my', 'our')
      ? ['mine', 'shipOwner'].map((path) => ({ path, value: undefined, from: at, to: at + 2 }))
      : [],
  )

/** "Interdiction was played on Anna's system, not mine". */
export const interdictedElsewhere = (tools: SceneTools, places: readonly Place[]): Claim[] => [
  ...interdictedAhead(tools),
  ...tools.mentions(COMMANDS).flatMap(({ value, to, from }): Claim[] => {
    const place = places.find((one) => one.from > to && one.from - to < 7)
    const isElse = place?.owner !== undefined && !/^(me|none)$/.test(place.owner)
    return value === 'interdiction' && isElse ? [{ path: 'interdicted', value: undefined, from, to }] : []
  }),
]

const AHEAD = /^(unexplored|facedown|destination|target|neighbour|neighbor|neighbouring|neighboring|next|other)$/

/** "The unexplored system is interdicted": where the ship goes, so it holds nobody back. */
const interdictedAhead = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap((token, at): Claim[] =>
    isOne(at, 'interdicted', 'interdiction') &&
    tokens.some(({ plain, part }) => part === token.part && AHEAD.test(plain))
      ? [{ path: 'interdicted', value: undefined, from: at, to: at }]
      : [],
  )
