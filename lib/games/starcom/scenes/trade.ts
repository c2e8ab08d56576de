/** What changes hands. */
import { type Claim, claim, type Mention, type Named, type Scene, type SceneTools } from '../../../kernel/sayings.ts'
import { nameAt } from './people.ts'
import { SYSTEMS, VESSELS } from './things.ts'

const GOODS: Named<string>[] = [
  ...['credit', 'money'].map((name) => ({ name, value: 'credits' })),
  ...['cards from hand', 'hand card', 'card', 'cards from (my|his|her|their) hand', 'domain card'].map((name) => ({
    name,
    value: 'hand-card',
  })),
  ...[
    'technology',
    'card in play',
    'technology card',
    'tech',
    'card from (the|my|his|her) table',
    '(card|cards) (in front of|before) (me|him|her|them|you)',
    '(card|cards) on (the|my|his|her) table',
  ].map((name) => ({ name, value: 'table-card' })),
  ...['system', 'homeworld', 'planet', 'colony', 'capital'].map((name) => ({ name, value: 'system' })),
  { name: 'ship', value: 'ship' },
  { name: 'station', value: 'station' },
  ...[
    'favour',
    'favor',
    'promise',
    'truce',
    'alliance',
    'peace',
    'pact',
    '(not|no) (attack|attacking|attacks|besieging|building|shooting|invading|moving|touching)',
    'not to (attack|besiege|build|shoot|invade|move|touch)',
    '(leave|leaves|leaving) (my|his|her|their|the|your) (system|planet|colony|capital|homeworld|ships|ship|stations|station) alone',
    '(leave|leaves|leaving) (me|us|him|her|them|you) alone',
    '(stay|stays|staying) (out|away) (of|from)',
  ].map((name) => ({ name, value: 'favour' })),
  ...VESSELS.map(({ name, value }) => ({ name, value: value.type === 'Station' ? 'station' : 'ship' })),
  ...SYSTEMS.map(({ name }) => ({ name, value: 'system' })),
]

const WANTS = ['want', 'wants', 'buy', 'buys', 'get', 'gets', 'receive', 'receives', 'take', 'takes', 'ask', 'asks']
const GIVES = [
  'give',
  'gives',
  'offer',
  'offers',
  'sell',
  'sells',
  'trade',
  'trades',
  'swap',
  'swaps',
  'pay',
  'pays',
  'hand',
  'hands',
]

/** Whether the first thing comes from me, as the verb and who does it say; undefined where neither is told. */
function firstIsMine(tools: SceneTools): boolean | undefined {
  const { tokens, isOne } = tools
  const verb = tokens.findIndex((_, at) => isOne(at, ...WANTS, ...GIVES))
  if (verb < 0) return undefined
  // "I want to give" gives
  const deed = isOne(verb + 1, 'to') && isOne(verb + 2, ...WANTS, ...GIVES) ? verb + 2 : verb
  const wants = isOne(deed, ...WANTS)
  const isTheirs = [1, 2].some(
    (step) =>
      nameAt(tools, verb - step) !== undefined ||
      isOne(verb - step, 'he', 'she', 'they', 'opponent', 'partner', 'player') ||
      tokens[verb - step]?.word === 'he',
  )
  return wants === isTheirs
}

const DEALING =
  'for against exchange deal swap partner he she they opponent player your his her their him them promise gift'.split(
    ' ',
  )

/** Where nobody else is spoken of, wanting things is no deal: "7 credits, I want a Destroyer". */
const isBetweenTwo = ({ tokens, isOne, typed }: SceneTools, all: readonly Mention[]): boolean =>
  all.some(({ owner }) => owner !== undefined && owner !== 'me') ||
  tokens.some(
    (token, at) =>
      isOne(at, ...DEALING) ||
      // "the system gives me two cards" is no deal
      (isOne(at, ...GIVES) && !isOne(at - 1, 'system', 'planet', 'world', 'effect', 'card')) ||
      (at > 0 &&
        /^[A-Z][a-z]+$/.test(typed.slice(token.start, token.end)) &&
        !all.some(({ from, to }) => from <= at && at <= to)),
  )

/** "I give her 2 credits": she is who gets them. */
function withoutReceiver(tools: SceneTools, one: Mention<string>): Mention<string> {
  const { tokens, isOne } = tools
  const isTo = [one.start, one.start + 1].some(
    (at) =>
      at < one.from &&
      isOne(at - 1, ...GIVES, 'do', 'does') &&
      (/^(her|him|them|you|me|us)$/.test(tokens[at]!.plain) || (!tokens[at]!.owner && nameAt(tools, at) !== undefined)),
  )
  if (!isTo) return one
  const { owner: _, ...rest } = one
  return rest
}

type Side = 'me' | 'partner'
const otherOf = (side: Side): Side => (side === 'me' ? 'partner' : 'me')
const DOES = [...GIVES, 'promise', 'owe', 'lend']
const GETS = ['get', 'gets', 'got', 'receive', 'receives', 'take', 'takes', 'took', 'want', 'wants']

/** Who does it: the one before the verb, or before an "and" who did the deed before it. */
function subjectOf(tools: SceneTools, verb: number, verbs: readonly number[]): Side | undefined {
  const { tokens, isOne } = tools
  const at = isOne(verb - 1, 'would', 'will', 'then', 'also', 'just', 'to') ? verb - 2 : verb - 1
  const plain = tokens[at]?.plain ?? ''
  if (/^(i|ill|id|we|im)$/.test(plain)) return 'me'
  if (/^(he|hed|hell|she|shed|they|theyd|opponent|you|partner)$/.test(plain) || nameAt(tools, at)) return 'partner'
  const before =
    isOne(at, 'and', 'for') || tokens[at]?.part !== tokens[verb]!.part ? verbs.findLast((one) => one < verb) : undefined
  return before === undefined ? undefined : subjectOf(tools, before, verbs)
}

/** "I give 2 credits and she gives me a card", "Kim takes my Scout": each thing from the one who gives it. */
function giverOf(tools: SceneTools, { from, start }: Mention): Side | undefined {
  const { tokens, isOne } = tools
  // "He does me a favour" gives one
  const isDone = (at: number) => isOne(at, 'do', 'does') && isOne(at + 1, 'me', 'him', 'her', 'them', 'us')
  const verbs = tokens.flatMap((_, at) => (isOne(at, ...DOES, ...GETS) || isDone(at) ? [at] : []))
  const verb = verbs.findLast((at) => at < from)
  if (verb === undefined) return undefined
  const side = subjectOf(tools, verb, verbs)
  if (!side) return undefined
  const isBack = tokens.slice(verb, start).some(({ plain }) => /^(for|against)$/.test(plain))
  return isOne(verb, ...GETS) === isBack ? side : otherOf(side)
}

/** "The system with 2 stations": they go with it, and are no goods of their own. */
const isInSystem = (
  { tokens, isOne }: SceneTools,
  { value, start, from, to }: Mention<string>,
  all: readonly Mention<string>[],
): boolean => {
  const isWith = [0, 1, 2, 3, 4].some((step) => isOne(start - step, 'with', 'has', 'holding', 'it'))
  const isOnIt = tokens.some((_, at) => at > to && (isOne(at, 'there') || (isOne(at, 'on') && isOne(at + 1, 'it'))))
  const isOf = all.some((one) => one.value === 'system' && one.to < start && start - one.to <= 8)
  // "does the station go with it", "do I get the Refinery too"
  const isAsked = tokens.some(
    (one, at) => at < from && one.part === tokens[from]!.part && isOne(at, 'do', 'does', 'will'),
  )
  const isAlong =
    isAsked && (isOne(to + 1, ...ALONG) || isOne(start - 1, 'get', 'keep') || isOne(from - 2, 'get', 'keep'))
  // "my colony with 2 counters for his station"
  const isSwapped = isOne(start - 1, 'for', 'against')
  if (value !== 'station' || isSwapped) return false
  return isOf ? isWith || isOnIt || isAlong : isAlong && all.some((one) => one.value === 'system')
}
const ALONG = 'go come pass change stay transfer too also'.split(' ')

/** "A Refinery on it. Do I get the Refinery": the one that was named before. */
const isNamedBefore = (tools: SceneTools, one: Mention<string>, all: readonly Mention<string>[]): boolean =>
  /^(the|that|its|this)$/.test(tools.tokens[one.from - 1]?.plain ?? '') &&
  all.some(({ value, to }) => value === one.value && to < one.from)

/** "My Trade World with its two Refineries": how many go along; "with its stations" tells no number. */
function stationsAlong({ tokens }: SceneTools, along: readonly Mention<string>[]): Claim[] {
  const [first, last] = [along[0], along.at(-1)]
  const isCounted = along.every(({ count, to }) => count !== undefined || !tokens[to]!.plain.endsWith('s'))
  if (!first || !last || !isCounted) return []
  const value = along.reduce((sum, { count = 1 }) => sum + count, 0)
  return [{ path: 'stationsInSystem', value, from: first.start, to: last.to }]
}

/** "He leaves a Cruiser behind", "she'd have 7 ships", "he has five cards in hand": they do not change hands. */
function stays({ tokens, isOne }: SceneTools, { value, start, from, to }: Mention<string>): boolean {
  const lead = [from - 3, from - 2, from - 1, start - 1].filter(
    (at) => at >= 0 && tokens[at]!.part === tokens[from]!.part,
  )
  const isLeft = lead.some((at) => isOne(at, 'leave', 'keep') && !isOne(at + 1, 'me', 'him', 'her'))
  const isHad = lead.some(
    (at) => isOne(at, 'have', 'has') && (isOne(to + 1, 'in') || isOne(at - 1, 'would', 'will', 'hed', 'shed', 'theyd')),
  )
  // "do my Corvettes there besiege him", "and I have 5 cards"
  const isThere =
    isOne(to + 1, 'there', 'here', 'stay', 'remain', 'besiege', 'siege') ||
    (isOne(to + 1, 'on', 'in') && isOne(to + 2, 'it', 'them'))
  const isHeld =
    tokens.slice(Math.max(0, start - 1), from).some(({ plain }) => /^(have|has|hold|holds|ive)$/.test(plain)) &&
    tokens[to + 1]?.plain !== 'for'
  // "she has 5 ships": so many in all
  const isFleet = isHeld && isOne(to, 'ship')
  if (value === 'ship' ? isThere || isFleet : value === 'hand-card' && isHeld) return true
  return (value === 'ship' && (isLeft || isHad)) || (value === 'hand-card' && isHad && isOne(to + 2, 'hand'))
}

/** "X for Y": what stands before the "for" goes one way, what stands behind it the other. */
export const deal: Scene = (tools) => {
  const { mentions, tokens, isOne } = tools
  const named = mentions(GOODS).map((one) => withoutReceiver(tools, one))
  // "I promise a truce": one favour
  const isSame = ({ value, from }: Mention<string>) =>
    value === 'favour' && named.some((one) => one.value === 'favour' && one.to < from && from - one.to <= 3)
  // "the system Drummond": one system
  const isNamedBehind = ({ value, to }: Mention<string>) =>
    value === 'system' &&
    isOne(to, 'system', 'planet') &&
    named.some((one) => one.value === 'system' && one.from === to + 1)
  // "it's got two stations and my Frigate": what stands there
  const isIn = (at: number) => isOne(at, 'has', 'have', 'got') && [1, 2].some((step) => isOne(at - step, 'it'))
  const isShipInIt = ({ value, start, from }: Mention<string>) =>
    value === 'ship' && tokens.some(({ part }, at) => at < start && part === tokens[from]!.part && isIn(at))
  // "my ships in the system I traded": they stand there, and stay mine
  const isShipThere = ({ value, to }: Mention<string>) =>
    value === 'ship' &&
    isOne(to + 1, 'in', 'at', 'on') &&
    named.some((one) => one.value === 'system' && one.from > to && one.from - to <= 3)
  const isLeftOut = ({ from }: Mention<string>) => [1, 2].some((step) => isOne(from - step, 'without'))
  const all = named.filter(
    (one) =>
      one.count !== 0 &&
      !isLeftOut(one) &&
      !isShipThere(one) &&
      !isInSystem(tools, one, named) &&
      !isNamedBefore(
        tools,
        one,
        named.filter((other) => isInSystem(tools, other, named)),
      ) &&
      !stays(tools, one) &&
      !isSame(one) &&
      !isNamedBehind(one) &&
      !isShipInIt(one),
  )
  // what nobody controls is in nobody's gift
  const isNobodys = all.some(
    ({ value, from }) => value === 'system' && isOne(from - 1, 'neutral', 'unowned', 'uncontrolled'),
  )
  if (isNobodys || !isBetweenTwo(tools, all)) return []
  const swap = tokens.findIndex(
    (_, at) => isOne(at, 'for', 'against') || (isOne(at, 'in') && isOne(at + 1, 'exchange')),
  )
  const isFirst = ({ from }: Mention) => swap < 0 || from < swap
  const ownerOf = ({ owner, start, from }: Mention): 'me' | 'partner' | undefined => {
    if (tokens.slice(Math.max(0, start - 2), from).some(({ plain }) => plain === 'your')) return 'partner'
    if (owner === undefined) return undefined
    return owner === 'me' ? 'me' : 'partner'
  }
  const known = all.find((mention) => ownerOf(mention) !== undefined)
  const first = known ? (ownerOf(known) === 'me') === isFirst(known) : firstIsMine(tools)
  const goods = all.map((mention, i): Claim => {
    const side = first === undefined ? undefined : isFirst(mention) === first ? 'me' : 'partner'
    const from = ownerOf(mention) ?? giverOf(tools, mention) ?? side
    const count = mention.value === 'hand-card' && mention.count ? { count: mention.count } : {}
    return claim(`goods[${i}]`, { kind: mention.value, ...(from ? { from } : {}), ...count }, mention)
  })
  const home = tokens.findIndex(
    (_, at) =>
      isOne(at, 'homeworld') &&
      (isOne(at - 1, 'my', 'his', 'her', 'their', 'your') || [1, 2].some((step) => isOne(at + step, 'traded', 'sold'))),
  )
  // "my system without the station": whether it can stay behind is what is asked
  const kept = named.filter(
    (one) => one.value === 'station' && isLeftOut(one) && all.some(({ value }) => value === 'system'),
  )
  return [
    ...goods,
    ...kept.map((one) => claim('stationsInSystem', undefined, one)),
    ...stationsAlong(
      tools,
      named.filter((one) => one.count !== 0 && isInSystem(tools, one, named) && !isNamedBefore(tools, one, named)),
    ),
    ...(home < 0 ? [] : [{ path: 'homeworldTraded', value: true, from: home, to: home }]),
  ]
}
