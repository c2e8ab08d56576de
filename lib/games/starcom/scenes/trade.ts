/** What changes hands, and what systems bring in. */
import type { Claim, Mention, Named, Scene, SceneTools } from '../../../kernel/sayings.ts'
import type { Card } from '../data/cards.ts'
import { claim, nameAt, SYSTEMS, VESSELS, vesselsIn } from './things.ts'

const GOODS: Named<string>[] = [
  ...['credit', 'money'].map((name) => ({ name, value: 'credits' })),
  ...['cards from hand', 'hand card', 'card', 'cards from (my|his|her|their) hand', 'domain card'].map((name) => ({
    name,
    value: 'hand-card',
  })),
  ...['technology', 'card in play', 'technology card', 'tech'].map((name) => ({ name, value: 'table-card' })),
  ...['system', 'homeworld', 'planet'].map((name) => ({ name, value: 'system' })),
  { name: 'ship', value: 'ship' },
  { name: 'station', value: 'station' },
  ...['favour', 'favor', 'promise', 'truce', 'alliance', 'peace', 'pact'].map((name) => ({ name, value: 'favour' })),
  ...VESSELS.map(({ name, value }) => ({ name, value: value.type === 'Station' ? 'station' : 'ship' })),
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
      isOne(at, ...DEALING, ...GIVES) ||
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
  [start, start - 1].some((at) => isOne(at, 'with', 'has', 'holding')) &&
  all.some((one) => one.value === 'system' && one.to < start && start - one.to <= 3)

/** "X for Y": what stands before the "for" goes one way, what stands behind it the other. */
export const deal: Scene = (tools) => {
  const { mentions, tokens, isOne } = tools
  const named = mentions(GOODS).map((one) => withoutReceiver(tools, one))
  const all = named.filter((one) => !isInSystem(tools, one, named))
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

const ANY: Named<'system'>[] = ['system', 'planet', 'world', 'colony'].map((name) => ({ name, value: 'system' }))
const DOUBTS = ['sure', 'know', 'idea', 'unsure', 'whether', 'remember', 'dunno', 'forgot']

const isDevelopment = ({ isOne }: SceneTools, at: number) =>
  isOne(at, 'development', 'developments', 'counters', 'counter')
const firm = ({ tokens }: SceneTools, at: number) =>
  tokens[at]?.number !== undefined && !/^(an?|no|one|single)$/.test(tokens[at]!.plain) ? tokens[at]!.number : undefined

interface Entry {
  card?: string
  developments?: number
  underSiege?: boolean
  refineries?: number
  from: number
  to: number
  /** It was spoken of by name or as "a colony", before its number. */
  isNamed?: true
  unknown: Claim[]
}

/** What is said of a system between two places. */
function detail(tools: SceneTools, entry: Entry, from: number, to: number): void {
  const { tokens, isOne } = tools
  const vessels = tools.once(vesselsIn)
  for (let at = from; at <= to; at++) {
    const number = tokens[at]!.number
    if (number !== undefined && isDevelopment(tools, at + 1) && entry.developments === undefined) {
      entry.developments = number
      entry.to = Math.max(entry.to, at + 1)
    } else if (
      firm(tools, at) !== undefined &&
      isOne(at - 1, 'with', 'has') &&
      !vessels.some(({ start, to }) => start <= at && at <= to) &&
      !tokens
        .slice(at + 1, at + 3)
        .some((_, k) => isOne(at + 1 + k, 'trade', 'station', 'refinery', 'credits', 'ships')) &&
      entry.developments === undefined &&
      entry.isNamed
    ) {
      entry.developments = number!
      entry.to = Math.max(entry.to, at)
    }
    if (number !== undefined && [1, 2].some((step) => isOne(at + step, 'refinery', 'refineries')))
      entry.refineries = number
    const isSiege =
      isOne(at, 'besieged', 'besieges', 'sieged', 'sieges') || (isOne(at, 'siege') && isOne(at - 1, 'under'))
    if (isSiege) {
      const isOpen = tokens
        .slice(Math.max(from, at - 7), at)
        .some((_, k) => isOne(Math.max(from, at - 7) + k, ...DOUBTS))
      const isDenied = [1, 2, 3].some((step) => isOne(at - step, 'not', 'isnt', 'no', 'without') && at - step >= from)
      if (isOpen) entry.unknown.push({ path: 'underSiege', value: undefined, from: at, to: at })
      else entry.underSiege = !isDenied
    }
    if (isOne(at, 'fine', 'safe', 'unbesieged')) entry.underSiege ??= false
  }
}

/** "And a colony with 2": beside systems of a name those without one, where their number is said. */
function withOthers(tools: SceneTools, carded: readonly Mention<Card>[]): Mention<Card | undefined>[] {
  const { tokens, isOne } = tools
  if (!carded.length) return []
  const others = tools
    .mentions(ANY)
    .filter(
      ({ from, to, start }) =>
        !carded.some((one) => from <= one.to && to >= one.from) &&
        isOne(start, 'a', 'an', 'another', 'one') &&
        isOne(to + 1, 'with', 'has') &&
        tokens[to + 2]?.number !== undefined,
    )
    .map((one) => ({ ...one, value: undefined }))
  return [...carded, ...others].sort((a, b) => a.from - b.from)
}

const SIEGED = ['besieged', 'sieged', 'under', 'is']

/** Systems in a row, each with its developments: "a Trade World with 3, four on one system, two on another". */
export const income: Scene = (tools) => {
  const { tokens, isOne } = tools
  const carded = withOthers(tools, tools.mentions(SYSTEMS))
  const entries: Entry[] = []
  if (carded.length)
    carded.forEach((mention, i) => {
      const card = mention.value && { card: mention.value.slug }
      const entry: Entry = { ...card, isNamed: true, from: mention.start, to: mention.to, unknown: [] }
      const before = i === 0 ? 0 : carded[i - 1]!.to + 1
      const led = [1, 2, 3, 4]
        .map((step) => mention.start - step)
        .find((at) => at >= before && isDevelopment(tools, at))
      if (
        led !== undefined &&
        [1, 2, 3].some((step) => isOne(led + step, 'on', 'at')) &&
        tokens[led - 1]?.number !== undefined
      ) {
        entry.developments = tokens[led - 1]!.number!
        entry.from = led - 1
      }
      detail(tools, entry, mention.to + 1, (carded[i + 1]?.start ?? tokens.length) - 1)
      entries.push(entry)
    })
  else {
    // each number of developments begins a system; behind the first the word may be left out
    const starts = tokens.flatMap((token, at) => {
      if (token.number === undefined) return []
      const isCounted = isDevelopment(tools, at + 1)
      const isAnother = isOne(at + 1, 'on', 'there') && isOne(at + 2, 'another', 'the', 'one', 'a', 'my')
      return isCounted || isAnother ? [at] : []
    })
    const [place] = tools.mentions(ANY)
    const isEach = tokens.some((_, at) => isOne(at, 'each', 'apiece'))
    const many = place?.count !== undefined && place.count > 1 ? Math.min(place.count, 12) : 1
    starts.forEach((at, i) => {
      const entry: Entry = { from: at, to: isDevelopment(tools, at + 1) ? at + 1 : at, unknown: [] }
      entry.developments = tokens[at]!.number!
      detail(tools, entry, at + 1, (starts[i + 1] ?? tokens.length) - 1)
      const copies = isEach && starts.length === 1 ? many : 1
      // "2 systems, one besieged": which of them is one like another
      const isOfOne =
        copies > 1 &&
        entry.underSiege === true &&
        tokens.some(
          (_, k) => isOne(k, 'one') && (isOne(k + 1, ...SIEGED) || (isOne(k + 1, 'of') && isOne(k + 3, ...SIEGED))),
        )
      for (let copy = 0; copy < copies; copy++) entries.push(isOfOne && copy ? { ...entry, underSiege: false } : entry)
    })
  }
  return entries.flatMap(({ from, to, unknown, isNamed: _, ...value }, i): Claim[] => [
    { path: `systems[${i}]`, value, from, to: Math.min(to, tokens.length - 1) },
    ...unknown.map((one) => ({ ...one, path: `systems[${i}].${one.path}` })),
  ])
}
