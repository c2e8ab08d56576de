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
  ...['favour', 'favor', 'promise', 'truce', 'alliance', 'peace', 'pact'].map((name) => ({ name, value: 'favour' })),
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
function firstIsMine({ tokens, isOne }: SceneTools): boolean | undefined {
  const verb = tokens.findIndex((_, at) => isOne(at, ...WANTS, ...GIVES))
  if (verb < 0) return undefined
  // "I want to give" gives
  const deed = isOne(verb + 1, 'to') && isOne(verb + 2, ...WANTS, ...GIVES) ? verb + 2 : verb
  const wants = isOne(deed, ...WANTS)
  const isTheirs = [1, 2].some(
    (step) =>
      isOne(verb - step, 'he', 'she', 'they', 'opponent', 'partner', 'player') || tokens[verb - step]?.word === 'he',
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
function withoutReceiver({ tokens, isOne }: SceneTools, one: Mention<string>): Mention<string> {
  const isTo = [one.start, one.start + 1].some(
    (at) => at < one.from && /^(her|him|them|you|me|us)$/.test(tokens[at]!.plain) && isOne(at - 1, ...GIVES),
  )
  if (!isTo) return one
  const { owner: _, ...rest } = one
  return rest
}

/** "I give 2 credits and she gives me a card": each thing from the one who gives it. */
function giverOf(tools: SceneTools, { from }: Mention): 'me' | 'partner' | undefined {
  const { tokens, isOne } = tools
  const verbs = tokens.flatMap((_, at) => (isOne(at, ...GIVES) ? [at] : []))
  const verb = verbs.filter((at) => at < from).at(-1)
  // "I sell him a ship and get 3 credits": what is got comes from the other
  const got = tokens.findLastIndex((_, at) => at < from && isOne(at, 'get', 'receive') && isOne(at - 1, 'and'))
  const isMine = verb !== undefined && got > verb ? firstIsMine(tools) : undefined
  if (isMine !== undefined) return isMine ? 'partner' : 'me'
  if (verbs.length < 2 || verb === undefined) return undefined
  if (/^(i|ill|id|we)$/.test(tokens[verb - 1]?.plain ?? '')) return 'me'
  return isOne(verb - 1, 'he', 'she', 'they', 'opponent', 'you') || nameAt(tools, verb - 1) ? 'partner' : undefined
}

/** "The system with 2 stations": they go with it, and are no goods of their own. */
const isInSystem = (
  { isOne }: SceneTools,
  { value, start }: Mention<string>,
  all: readonly Mention<string>[],
): boolean =>
  value === 'station' &&
  [0, 1, 2, 3, 4].some((step) => isOne(start - step, 'with', 'has', 'holding')) &&
  all.some((one) => one.value === 'system' && one.to < start && start - one.to <= 6)

/** "X for Y": what stands before the "for" goes one way, what stands behind it the other. */
export const deal: Scene = (tools) => {
  const { mentions, tokens, isOne } = tools
  const named = mentions(GOODS).map((one) => withoutReceiver(tools, one))
  const all = named.filter((one) => one.count !== 0 && !isInSystem(tools, one, named))
  if (!isBetweenTwo(tools, all)) return []
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
    const from = giverOf(tools, mention) ?? ownerOf(mention) ?? side
    const count = mention.value === 'hand-card' && mention.count ? { count: mention.count } : {}
    return claim(`goods[${i}]`, { kind: mention.value, ...(from ? { from } : {}), ...count }, mention)
  })
  const home = tokens.findIndex((_, at) => isOne(at, 'homeworld') && isOne(at - 1, 'my', 'his', 'her', 'their', 'your'))
  return home < 0 ? goods : [...goods, { path: 'homeworldTraded', value: true, from: home - 1, to: home }]
}
