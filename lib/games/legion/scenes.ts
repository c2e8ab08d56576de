/** Scenes of Legion: who plays which card, what lies in a hand, what happened to a card, who gets an order. */
import type { Claim, Mention, Named, Scene, SceneTools } from '../../kernel/sayings.ts'
import { type CommandCard, cards, characters } from './data/cards.ts'

/** A long word of one name alone, typed as a name, stands for the card: "Whipcord". */
function isTelling(word: string, card: CommandCard): boolean {
  const own = word.toLowerCase()
  return (
    /^[A-Z][a-z]{7,}$/.test(word) &&
    !cards.some((other) => other.name !== card.name && other.name.toLowerCase().includes(own)) &&
    !characters.some(({ name }) => name.toLowerCase().includes(own))
  )
}
/** Names of cards that are also plain words count only in full. */
const CARDS: readonly Named<CommandCard>[] = cards.flatMap((card) => [
  { name: card.name, value: card },
  ...card.name
    .split(' ')
    .filter((word) => isTelling(word, card))
    .map((name) => ({ name, value: card })),
])
/** Names that are short and no other word. */
const SHORT = new Set(['Han', 'Rex', 'Cad', 'Jyn', 'Din', 'Paz'])
const PEOPLE: readonly Named<string>[] = characters.flatMap(({ name }) => {
  const short = name.split(' ')
  const known = [name, short.at(-1)!, short[0]!].filter(
    (part, i) =>
      i === 0 ||
      ((part.length > 3 || SHORT.has(part)) &&
        characters.filter((other) => other.name.split(' ').includes(part)).length === 1),
  )
  return [...new Set(known)].map((part) => ({ name: part, value: name }))
})
/** Cards that are named: in full, or by a word of theirs that is typed as a name within the sentence. */
const cardsIn = ({ mentions, tokens, typed }: SceneTools): Mention<CommandCard>[] =>
  mentions(CARDS).filter(
    ({ value, from, to }) =>
      to > from || !value.name.includes(' ') || (from > 0 && /^[A-Z]/.test(typed.slice(tokens[from]!.start))),
  )

/** Every way to say a character. */
export const spokenPeople: readonly string[] = PEOPLE.map(({ name }) => name)
const RANKS: readonly Named<string>[] = [
  ['commander', 'commander'],
  ['operative', 'operative'],
  ['corps', 'corps'],
  ['special forces', 'special'],
  ['support', 'support'],
  ['heavy', 'heavy'],
].map(([name, value]) => ({ name: name!, value: value! }))

const NONE: readonly Named<'none'>[] = [
  'not play (a|any) card',
  'not play anything',
  'not playing (a|any) card',
  'play no card',
  'play nothing',
  'not choose (a|any) card',
  'choose no card',
  'skip playing',
  'pass and keep',
  'pass',
].map((name) => ({ name, value: 'none' }))

const claim = (path: string, value: unknown, { start, to }: Pick<Mention, 'start' | 'to'>): Claim => ({
  path,
  value,
  from: start,
  to,
})
const over = (one: Pick<Mention, 'from' | 'to'>, others: readonly Pick<Mention, 'from' | 'to'>[]) =>
  others.some((other) => other.from <= one.to && other.to >= one.from)
/** People who are named, but not within the name of a card. */
const peopleBeside = (tools: SceneTools, named: readonly Mention[]) =>
  tools.mentions(PEOPLE).filter((one) => !over(one, named))

const SIDES = ['blue', 'red'] as const

/** The side a card or a figure belongs to: the last one named before it, else the first behind it. */
function sideOf({ tokens }: SceneTools, from: number, to: number): { side: string; at: number } | undefined {
  for (let at = from - 1; at >= 0; at--)
    if (SIDES.some((side) => tokens[at]!.plain === side) && tokens[at + 1]?.plain !== 'die')
      return { side: tokens[at]!.plain, at }
  const behind = tokens.slice(to + 1, to + 4).findIndex(({ plain }) => SIDES.some((side) => plain === side))
  return behind < 0 ? undefined : { side: tokens[to + 1 + behind]!.plain, at: to + 1 + behind }
}

/** Figures that both sides show: "two pips each", "tied on three", "we both". */
const isShared = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  isOne(at + 2, 'each', 'both') ||
  isOne(at + 3, 'each') ||
  [1, 2, 3, 4].some(
    (step) => isOne(at - step, 'both', 'tied', 'tie', 'same', 'equal') && tokens[at - step]!.part === tokens[at]!.part,
  )

/** Who holds the round counter: the side said close to it, or mine where it is said which side I am. */
function counterHolder(tools: SceneTools): Claim | undefined {
  const { tokens, isOne } = tools
  const at = tokens.findIndex((_, place) => isOne(place, 'counter', 'marker'))
  if (at < 0) return undefined
  const mine = mySide(tools)
  const { part } = tokens[at]!
  const places = [...[1, 2, 3, 4, 5, 6].map((step) => at - step), ...[1, 2, 3, 4].map((step) => at + step)]
  for (const place of places) {
    const token = tokens[place]
    if (!token || token.part !== part || place === mine?.at) continue
    if (/^(who|whos|no|not|unknown|remember|know|idea|clue|or|nobody)$/.test(token.plain)) return undefined
    const side = SIDES.find((one) => one === token.plain)
    const value = side ?? (mine && /^(i|ive|me|my|mine)$/.test(token.plain) ? mine.side : undefined)
    const other =
      mine && /^(he|hes|him|his|she|shes|they|opponent|opponents)$/.test(token.plain)
        ? SIDES.find((one) => one !== mine.side)
        : undefined
    if (value ?? other)
      return { path: 'roundCounterHolder', value: value ?? other, from: Math.min(place, at), to: Math.max(place, at) }
  }
  return undefined
}

/** "I am blue": whose side mine is, and with it the other's. */
function mySide({ tokens, isOne }: SceneTools): { side: string; at: number } | undefined {
  const at = tokens.findIndex(
    ({ plain }, place) =>
      SIDES.some((side) => side === plain) &&
      (/^(im|i)$/.test(tokens[place - 1]?.plain ?? '') ||
        (isOne(place - 1, 'am', 'play', 'playing') && isOne(place - 2, 'i', 'im'))),
  )
  return at < 0 ? undefined : { side: tokens[at]!.plain, at }
}

/** The side of a card that is told as mine or theirs, where it is said which side I am. */
function sideOfOwner(tools: SceneTools, { owner, start }: Mention): { side: string; at: number } | undefined {
  const mine = mySide(tools)
  if (!mine || (owner !== 'me' && owner !== 'opponent')) return undefined
  const other = SIDES.find((side) => side !== mine.side)!
  return { side: owner === 'me' ? mine.side : other, at: start }
}

/** The side a number of pips belongs to: one close by, "for red", or mine and theirs. */
function sideNear(tools: SceneTools, at: number, to: number, isBare: boolean): { side: string } | undefined {
  const { tokens, isOne } = tools
  const mine = mySide(tools)
  const behind = [to + 1, to + 2, to + 3].find((place) => isOne(place, 'for', 'from', 'on', 'by'))
  const led =
    behind === undefined
      ? undefined
      : SIDES.find((side) => [1, 2].some((step) => tokens[behind + step]?.plain === side))
  if (led && tokens[behind!]!.part === tokens[to]!.part) return { side: led }
  if (mine)
    for (let place = at - 1; place >= Math.max(0, at - 4); place--) {
      const { plain } = tokens[place]!
      if (SIDES.some((side) => side === plain) && place !== mine.at) break
      if (/^(i|ive|my|mine|we)$/.test(plain)) return { side: mine.side }
      if (/^(he|hes|his|she|shes|her|they|their|opponent|opponents|enemy)$/.test(plain))
        return { side: SIDES.find((side) => side !== mine.side)! }
    }
  if (isBare) {
    const side = SIDES.find((one) => [1, 2].some((step) => tokens[at - step]?.plain === one))
    return side ? { side } : undefined
  }
  return sideOf(tools, at, to)
}

const priority: Scene = (tools) => {
  const { tokens, isOne } = tools
  const named = cardsIn(tools)
  const claims: Claim[] = []
  const sides = new Set<string>()
  const put = (side: string, key: string, value: unknown, from: number, to: number) => {
    if (claims.some(({ path }) => path === `${side}.${key}`)) return
    claims.push({ path: `${side}.${key}`, value, from, to })
  }
  const said = tokens.some(({ plain }) => plain === 'blue' || plain === 'red')
  for (const mention of named) {
    const found = said ? (sideOfOwner(tools, mention) ?? sideOf(tools, mention.from, mention.to)) : undefined
    const side = found?.side ?? (mention.owner === 'me' || !sides.has('blue') ? 'blue' : 'red')
    if (!said) continue
    sides.add(side)
    const near = found && mention.from - found.at >= 0 && mention.from - found.at <= 3 ? found.at : mention.start
    put(side, 'card', mention.value.name, near, mention.to)
  }
  const isPips = (at: number) => isOne(at + 1, 'pip', 'pips', 'pipper', 'pippers')
  const anyPips = tokens.some((_, at) => isPips(at))
  tokens.forEach((token, at) => {
    if (token.number === undefined || token.number > 4) return
    if (isOne(at - 1, 'round', 'turn') || isOne(at + 1, 'round', 'turn')) return
    // "red three" behind "blue two pips"
    const isBare = anyPips && !isPips(at) && /^(\d|one|two|three|four)$/.test(token.plain)
    if (!isPips(at) && !isBare) return
    const to = isPips(at) ? at + 1 : at
    if (isPips(at) && isShared(tools, at)) for (const side of SIDES) put(side, 'pips', token.number, at, to)
    else {
      const found = sideNear(tools, at, to, isBare)
      if (found) put(found.side, 'pips', token.number, at, to)
    }
  })
  // "blue 1, red 3"
  if (!anyPips && !named.length)
    tokens.forEach((token, at) => {
      const side = SIDES.find((one) => tokens[at - 1]?.plain === one)
      if (side && token.number !== undefined && token.number <= 4 && /^(\d|one|two|three|four)$/.test(token.plain))
        put(side, 'pips', token.number, at - 1, at)
    })
  tokens.forEach((token, at) => {
    if (!SIDES.some((side) => side === token.plain)) return
    const no = [1, 2, 3].find(
      (step) =>
        isOne(at + step, 'no', 'without', 'nothing', 'cannot', 'cant') && tokens[at + step]!.part === token.part,
    )
    if (no === undefined) return
    if (
      tokens[at + no]!.plain === 'nothing' ||
      isOne(at + no + 1, 'card', 'cards') ||
      isOne(at + no + 2, 'card', 'cards')
    )
      put(token.plain, 'card', 'none', at, at + no)
  })
  const holder = counterHolder(tools)
  if (holder) claims.push(holder)
  const nobody = tokens.findIndex(({ plain }) => plain === 'neither')
  if (nobody >= 0) for (const side of SIDES) put(side, 'card', 'none', nobody, nobody)
  tokens.forEach((token, at) => {
    if (token.plain !== 'cunning') return
    const found = sideOf(tools, at, at)
    const mine = /^(someone|somebody|my)$/.test(tokens[at - 2]?.plain ?? '') ? mySide(tools) : undefined
    const side = mine?.side ?? found?.side
    if (side) put(side, 'cunning', !/^(no|without|not)$/.test(tokens[at - 1]?.plain ?? ''), at, at)
  })
  return claims
}

/** Cards are the hand, people the army: but for those whose owner is said to be missing. */
const commandHand: Scene = (tools) => {
  const named = cardsIn(tools)
  const people = peopleBeside(tools, named)
  const isAbsent = ({ start, count }: Mention) => count === 0 || tools.isOne(start - 1, 'without', 'no', 'not')
  const copies = ({ count, to }: Mention) =>
    tools.isOne(to + 1, 'twice') ? 2 : tools.isOne(to + 1, 'thrice') ? 3 : Math.min(count ?? 1, 7)
  const { aside, claims } = contingencies(tools, named)
  const cards = named
    .filter((one) => !aside.includes(one) && !isAbsent(one))
    .flatMap((mention) => Array.from({ length: copies(mention) }, () => mention))
  const isTold = isWhole(tools, cards) || people.some(isAbsent)
  return [
    ...claims,
    ...(isTold
      ? cards.map((mention, i) => claim(`hand[${i}]`, mention.value.name, mention))
      : cards.slice(0, 1).map((mention) => claim('hand', undefined, mention))),
    ...people.filter((one) => !isAbsent(one)).map((mention, i) => claim(`army[${i}]`, mention.value, mention)),
  ]
}

/**
 * Whether the cards that are named decide: a hand told as a whole, one card twice, three of the same pips.
 * Of a hand told in part nothing is filled: it would be judged as if it held no more.
 */
function isWhole({ tokens, isOne }: SceneTools, cards: readonly Mention<CommandCard>[]): boolean {
  if (cards.length > 5) return true
  if (cards.some((one, i) => cards.slice(0, i).some((other) => other.value === one.value))) return true
  if (cards.some(({ value }) => cards.filter((other) => other.value.handPips === value.handPips).length > 2))
    return true
  return tokens.some(
    (_, at) =>
      (isOne(at, 'hand', 'deck') &&
        [1, 2].some((step) => isOne(at + step, 'is', 'has', 'only', 'with')) &&
        cards.some(({ from }) => from > at)) ||
      (isOne(at, 'only') && isOne(at + 1, 'card', 'cards', 'these')),
  )
}

/** "Contingencies 2, set aside Ambush and Push": the cards set aside are no part of the hand. */
function contingencies({ tokens, isOne }: SceneTools, named: readonly Mention<CommandCard>[]) {
  const word = tokens.findIndex((_, at) => isOne(at, 'contingency', 'contingencies'))
  const laid = tokens.findIndex((_, at) => isOne(at, 'set', 'put') && isOne(at + 1, 'aside'))
  const from = laid >= 0 ? laid : word
  const aside: Mention<CommandCard>[] = []
  if (from >= 0)
    for (const one of named.filter(({ start }) => start > from)) {
      const before = aside.at(-1)?.to ?? from + 3
      if (one.start - before > 2) break
      aside.push(one)
    }
  const x = word >= 0 ? [word + 1, word - 1].find((at) => tokens[at]?.number !== undefined) : undefined
  const claims = [
    ...(x === undefined
      ? []
      : [{ path: 'contingencies.x', value: tokens[x]!.number, from: Math.min(x, word), to: Math.max(x, word) }]),
    ...aside.map((one, i) => claim(`contingencies.cards[${i}]`, one.value.name, one)),
  ]
  return { aside, claims }
}

const DEAD = ['dead', 'defeated', 'killed', 'died', 'dies', 'gone', 'destroyed', 'wiped']
const ALIVE = ['alive', 'undefeated', 'left', 'lives', 'still']

/** Whether the words after a name say that the unit is defeated. */
function fateOf({ tokens, isOne }: SceneTools, { to, start }: Mention): { defeated?: boolean; to: number } {
  if (isOne(start - 1, 'dead', 'defeated')) return { defeated: true, to }
  for (let at = to + 1; at <= to + 5 && tokens[at]?.part === tokens[to]!.part; at++) {
    if (tokens[at]!.plain === 'and' || tokens[at]!.plain === 'if') break
    if (isOne(at, ...DEAD)) {
      const denied = [at - 1, at - 2].some(
        (before) => before > to && /^(not|isnt|never|wasnt)$/.test(tokens[before]!.plain),
      )
      return { defeated: !denied, to: at }
    }
    if (isOne(at, ...ALIVE)) return { defeated: false, to: at }
  }
  return { to }
}

const playCard: Scene = (tools) => {
  const { isOne, tokens } = tools
  const named = cardsIn(tools)
  const people = peopleBeside(tools, named)
  const inDiscard = ({ to }: Mention) =>
    [1, 2, 3, 4, 5].some(
      (step) => isOne(to + step, 'discard', 'discarded') && tokens[to + step]!.part === tokens[to]!.part,
    )
  const isHeld = ({ to, start, owner }: Mention) =>
    [1, 2, 3, 4].some((step) => isOne(to + step, 'hand') && tokens[to + step]!.part === tokens[to]!.part) ||
    [1, 2].some((step) => isOne(start - step, 'have', 'holding', 'hold', 'hand')) ||
    owner === 'me'
  const [none] = tools.mentions(NONE)
  const chosen =
    named.find(({ start }) =>
      [1, 2, 3].some(
        (step) =>
          isOne(start - step, 'play', 'choose', 'pick', 'select', 'use', 'reveal') &&
          !isOne(start - step - 1, 'opponent', 'he', 'she', 'they'),
      ),
    ) ?? (named.length === 1 && !none && !inDiscard(named[0]!) ? named[0] : undefined)
  const others = named.filter((one) => one.value !== chosen?.value)
  const again = named.filter((one) => one !== chosen && one.value === chosen?.value)
  const discarded = [...others, ...again].filter(inDiscard)
  const only = chosen && tokens.findIndex((_, at) => isOne(at, 'only') && isOne(at + 1, 'card') && at > chosen.to)
  const first = [...others, ...again].find((one) => isHeld(one) && !discarded.includes(one))
  // "I have Push and Ambush left": what is told in one breath lies in one hand
  const held = [...others, ...again].filter(
    (one) =>
      !discarded.includes(one) &&
      (isHeld(one) ||
        (first !== undefined && one.start > first.to && tokens[one.start]!.part === tokens[first.start]!.part) ||
        (first !== undefined && one.to < first.start && isOne(first.start - 1, 'and') && first.start - one.to <= 2)),
  )
  const isAll = tokens.some((_, at) => isOne(at, 'only', 'left', 'remaining')) || (only !== undefined && only >= 0)
  const inHandNow = [...held, ...(chosen && only !== undefined && only >= 0 ? [chosen] : [])]
  // a hand without the card that is to be played is told in part
  const isPart = chosen !== undefined && !isAll && !inHandNow.some(({ value }) => value === chosen.value)
  const back = [...others, ...again].find(
    ({ to, start }) => isOne(to + 1, 'back') || [1, 2].some((step) => isOne(start - step, 'sent', 'returned')),
  )
  return [
    ...(chosen ? [claim('chosen', chosen.value.name, chosen)] : []),
    ...(none && !chosen ? [claim('chosen', 'none', { start: none.from, to: none.to })] : []),
    ...(back ? [claim('barred[0]', back.value.name, back)] : []),
    ...discarded.map((one, i) => claim(`discard[${i}]`, one.value.name, one)),
    ...(isPart
      ? inHandNow.slice(0, 1).map((one) => claim('hand', undefined, one))
      : inHandNow.map((one, i) => claim(`hand[${i}]`, one.value.name, one))),
    ...nameless(tools, people.length),
    ...(isArmyInPart(tools, chosen, people)
      ? people.slice(0, 1).map((one) => claim('army', undefined, one))
      : people
    ).map((one, i) => {
      if ('path' in one) return one
      const fate = fateOf(tools, one)
      const { defeated } = fate
      const rank = rankOf(tools, one)
      return claim(
        `army[${i}]`,
        {
          name: one.value,
          ...(rank ? { rank: rank.value } : {}),
          ...(defeated === undefined ? {} : { defeated }),
        },
        { start: one.start, to: Math.max(fate.to, rank?.to ?? 0) },
      )
    }),
  ]
}

/** Who is dead says nothing of the others: for a card of nobody's own it counts who is left. */
const isArmyInPart = (
  tools: SceneTools,
  chosen: Mention<CommandCard> | undefined,
  people: readonly Mention[],
): boolean => chosen?.value.characters.length === 0 && people.every((one) => fateOf(tools, one).defeated === true)

/** "A unit with Field Commander", without its name. */
function nameless({ tokens, isOne }: SceneTools, before: number): Claim[] {
  const at = tokens.findIndex((_, place) => isOne(place, 'field') && isOne(place + 1, 'commander'))
  if (at < 0 || [1, 2, 3].some((step) => isOne(at - step, 'no', 'without', 'not', 'nobody', 'lacks'))) return []
  return [{ path: `army[${before}]`, value: { fieldCommander: true }, from: at, to: at + 1 }]
}

/** "Boba as operative", "Maul is an operative". */
function rankOf(tools: SceneTools, { to }: Mention): Mention<string> | undefined {
  return tools
    .mentions(RANKS)
    .find(
      ({ from }) =>
        from > to &&
        from - to <= 4 &&
        [1, 2].some((step) => tools.isOne(from - step, 'as', 'is', 'a', 'an', 'my')) &&
        tools.tokens[from]!.part === tools.tokens[to]!.part,
    )
}

/** "Whipcord Launcher is a Boba card": he owns it, and nobody said that he is nominated. */
const cardOwner = ({ isOne }: SceneTools, card: Mention | undefined, { to }: Mention): boolean =>
  card !== undefined && isOne(to + 1, 'card')

const nomination: Scene = (tools) => {
  const named = cardsIn(tools)
  const people = peopleBeside(tools, named)
  const claims: Claim[] = named.slice(0, 1).map((one) => claim('card.name', one.value.name, one))
  const nominee =
    people.find(({ start }) =>
      [1, 2, 3].some((step) => tools.isOne(start - step, 'nominate', 'nominated', 'nominating')),
    ) ?? people[0]
  if (!nominee) return claims
  const fate = fateOf(tools, nominee)
  const owner = named.length && people.length > 1 ? undefined : cardOwner(tools, named[0], nominee)
  if (owner) return claims
  claims.push(claim('nominee.name', nominee.value, nominee))
  const rank = rankOf(tools, nominee)
  if (rank) claims.push({ path: 'nominee.rank', value: rank.value, from: rank.from, to: rank.to })
  if (fate.defeated !== undefined)
    claims.push({ path: 'nominee.defeated', value: fate.defeated, from: fate.to, to: fate.to })
  return claims
}

const issueOrders: Scene = (tools) => {
  const named = cardsIn(tools)
  const people = peopleBeside(tools, named)
  const [nominee] = people
  const isTheirs = ({ start }: Mention) =>
    [1, 2, 3].some((step) => tools.isOne(start - step, 'opponent', 'he', 'she', 'enemy', 'they'))
  const theirs = named.find(isTheirs)
  const own = named.find((one) => one !== theirs)
  return [
    ...(own ? [claim('card', own.value.name, own)] : []),
    ...(theirs ? [claim('opponentCard', theirs.value.name, theirs)] : []),
    ...(nominee ? [claim('nominee', nominee.value, nominee)] : []),
    ...unitsAtRange(tools, [...named, ...people]),
  ]
}

const NO_NAME = new Set(
  'unit units squad squads one ones corps commander operative special forces support heavy trooper troopers vehicle his her my our the other them it he she'.split(
    ' ',
  ),
)
/** Words that end what a unit is called. */
const EDGE = new Set(
  'and or but with is are be at in within if does do can may a an of to says only just nominated all that has have got gets get give me him her push order orders know whether'.split(
    ' ',
  ),
)

/** "Snowtroopers at range 2 and an AT-ST at range 4", "two units are at range one". */
function unitsAtRange(tools: SceneTools, named: readonly Mention[]): Claim[] {
  const { tokens, typed, isOne } = tools
  const claims: Claim[] = []
  const isLetter = (at: number) => /^[A-HJ-Z]$/.test(typed.slice(tokens[at]?.start, tokens[at]?.end))
  let ended = -1
  tokens.forEach((token, at) => {
    const range = tokens[at + 1]
    if (token.plain !== 'range' || range?.number === undefined || isOne(at - 1, 'within', 'beyond')) return
    const isOpen = isOne(at + 2, 'or', 'to')
    let last = at - 1
    while (last > ended && isOne(last, 'at', 'in', 'is', 'are', 'both', 'sit', 'sits', 'standing', 'all')) last--
    if (last <= ended) return
    let first = last
    while (
      first > ended &&
      tokens[first]!.part === tokens[last]!.part &&
      (isLetter(first) || (!EDGE.has(tokens[first]!.plain) && tokens[first]!.number === undefined)) &&
      !named.some(({ from, to }) => from <= first && first <= to)
    )
      first--
    const count = tokens[first]?.part === tokens[last]!.part ? tokens[first]!.number : undefined
    first++
    if (first > last) return
    const words = tokens.slice(first, last + 1)
    const nameless = words.every(({ plain }) => NO_NAME.has(plain))
    const rank = tools.mentions(RANKS).find(({ from, to }) => from >= first && to <= last)
    const isLettered = words.length > 1 && /^[A-Z]$/.test(typed.slice(words.at(-1)!.start, words.at(-1)!.end))
    const named_ = isLettered ? words.slice(0, -1) : words
    const name = nameless ? undefined : typed.slice(named_[0]!.start, named_.at(-1)!.end)
    const unit = {
      ...(isLettered ? { id: typed.slice(words.at(-1)!.start, words.at(-1)!.end) } : {}),
      ...(name === undefined ? {} : { name: name[0]!.toUpperCase() + name.slice(1) }),
      ...(rank ? { rank: rank.value } : {}),
      ...(isOpen ? {} : { range: range.number }),
    }
    ended = at + 1
    for (let i = 0; i < Math.min(Math.max(count ?? 1, 1), 12); i++) {
      const index = claims.filter(({ path }) => /^units\[\d+\]$/.test(path)).length
      claims.push({ path: `units[${index}]`, value: unit, from: first, to: at + 1 })
      if (isOpen) claims.push({ path: `units[${index}].range`, value: undefined, from: at, to: at + 1 })
    }
  })
  const ids = new Map(
    claims.flatMap(({ value }) => ((value as { id?: string })?.id ? [[(value as { id: string }).id, 1] as const] : [])),
  )
  const picked = tokens.flatMap((token, at) => {
    const word = typed.slice(token.start, token.end)
    return ids.has(word) && !claims.some(({ from, to }) => from <= at && at <= to) ? [{ word, at }] : []
  })
  return [...claims, ...picked.map(({ word, at }, i) => ({ path: `chosen[${i}]`, value: word, from: at, to: at }))]
}

const TIMINGS: readonly Named<string>[] = [
  ...['when revealed', 'reveal effect', 'on reveal', 'when (they|it) (are|is) revealed'].map((name) => ({
    name,
    value: 'reveal',
  })),
  ...['while issuing order', 'when issuing order', 'while orders are issued', 'during issue orders'].map((name) => ({
    name,
    value: 'issue-orders',
  })),
  ...['end of the command phase', 'end of command phase'].map((name) => ({ name, value: 'end-of-command-phase' })),
  ...['start of the activation phase', 'start of activation phase', 'beginning of the activation phase'].map(
    (name) => ({ name, value: 'start-of-activation-phase' }),
  ),
]

const effectOrder: Scene = (tools) => {
  const named = cardsIn(tools)
  if (named.length)
    return named.map((mention, i) => {
      const found = sideOf(tools, mention.from, mention.to)
      return claim(`effects[${i}]`, { ...(found ? { player: found.side } : {}), card: mention.value.name }, mention)
    })
  // "two when revealed effects", "each of us has something while issuing orders"
  const [timing] = tools.mentions(TIMINGS)
  const isTwo = timing && (timing.count === 2 || tools.tokens.some((_, at) => tools.isOne(at, 'each', 'both', 'two')))
  return timing && isTwo
    ? [0, 1].map((i) => ({ path: `effects[${i}]`, value: { timing: timing.value }, from: timing.from, to: timing.to }))
    : []
}

const EVENTS: readonly [words: readonly string[], event: string][] = [
  [['play', 'plays', 'played'], 'play'],
  [['returned', 'back', 'return', 'returns'], 'returnToHand'],
  [['illegal'], 'illegal'],
  [['discarded', 'discard'], 'discard'],
  [['cancelled', 'canceled', 'cancel'], 'cancel'],
]

/** "Round 2", "round two", "second round": the number behind or before the word, close behind a card. */
function roundAfter({ tokens, isOne }: SceneTools, { to }: Pick<Mention, 'to'>, until: number) {
  for (let at = to + 1; at <= Math.min(to + 4, until - 1); at++)
    if (isOne(at, 'round', 'turn') && tokens[at + 1]?.number !== undefined)
      return { round: tokens[at + 1]!.number, to: at + 1 }
  return undefined
}

/** What happened to each card that is named: "played Push in round one and Standing Orders in round two". */
const cardFlow: Scene = (tools) => {
  const { tokens, isOne } = tools
  const named = cardsIn(tools)
  const happened: { mention: Mention<CommandCard>; event: string; round?: number; to: number }[] = []
  const told = (at: number) => EVENTS.find(([words]) => isOne(at, ...words))?.[1]
  named.forEach((mention, i) => {
    const until = named[i + 1]?.start ?? tokens.length
    const found = roundAfter(tools, mention, until)
    const near = [1, 2, 3].map((step) => told(mention.start - step)).find((event) => event !== undefined)
    // "Ambush, Push and Assault played", "Implacable is in play"
    const behind = named.slice(i).find(({ to }, k, rest) => k + 1 === rest.length || rest[k + 1]!.start - to > 3)
    const isJoined = named
      .slice(i)
      .every((one, k, rest) => k === 0 || one.start - rest[k - 1]!.to <= 2 || one.start > behind!.to)
    const after =
      behind && isJoined
        ? isOne(behind.to + 1, 'played') ||
          isOne(behind.to + 2, 'played') ||
          (isOne(behind.to + 1, 'in') && isOne(behind.to + 2, 'play')) ||
          (isOne(behind.to + 2, 'in') && isOne(behind.to + 3, 'play'))
          ? 'play'
          : undefined
        : undefined
    const before = happened.at(-1)
    const linked =
      before && i > 0 && before.mention === named[i - 1] && mention.start - before.to <= 2 ? before.event : undefined
    const event = near ?? after ?? linked ?? (found ? 'play' : undefined)
    if (event)
      happened.push({
        mention,
        event,
        ...(found?.round === undefined ? {} : { round: found.round }),
        to: found?.to ?? mention.to,
      })
  })
  const dead = peopleBeside(tools, named).find((one) => fateOf(tools, one).defeated)
  const owned = dead && named.find(({ value }) => value.characters.some((name) => name === dead.value))
  const asked =
    named.find((mention) => !happened.some((one) => one.mention === mention)) ??
    (owned && happened.length === 1 ? owned : undefined)
  const unnamed = named.length ? undefined : permanent(tools)
  return [
    ...happened.map(({ mention, event, round, to }, i) =>
      claim(
        `events[${i}]`,
        { ...(round === undefined ? {} : { round }), event, card: mention.value.name },
        { start: mention.start, to },
      ),
    ),
    ...(dead && owned
      ? [
          claim(
            `events[${happened.length}]`,
            { event: 'ownerDefeated', card: owned.value.name },
            { start: dead.start, to: fateOf(tools, dead).to },
          ),
        ]
      : []),
    ...(asked ? [claim('card', asked.value.name, asked)] : []),
    ...(unnamed ? [unnamed] : []),
  ]
}

/** "A permanent card played in round 3", without its name. */
function permanent(tools: SceneTools): Claim | undefined {
  const { tokens, isOne } = tools
  const at = tokens.findIndex((_, place) => isOne(place, 'permanent'))
  const played = tokens.findIndex((_, place) => isOne(place, 'played', 'play'))
  if (at < 0 || played < 0) return undefined
  const found = roundAfter(tools, { to: played }, tokens.length)
  const value = { ...(found ? { round: found.round } : {}), event: 'play', keywords: ['Permanent'] }
  return { path: 'events[0]', value, from: Math.min(at, played), to: Math.max(at, found?.to ?? played) }
}

const cardWeapon: Scene = (tools) =>
  cardsIn(tools)
    .slice(0, 1)
    .map((one) => claim('card', one.value.name, one))

/** "2 corps" are counted by their units; a unit told by its name is unique. */
const armyComposition: Scene = (tools) => [
  ...tools.mentions(PEOPLE).map((one, i) => claim(`unique[${i}]`, one.value, one)),
  ...tools
    .mentions(RANKS)
    .filter(({ count }) => count !== undefined)
    .map((one) => claim(one.value, one.count, one)),
]

/** "Range 1-2", "from 2 to 4", `7"`. */
const range: Scene = ({ tokens, typed, isOne }) => {
  const claims: Claim[] = []
  tokens.forEach((token, at) => {
    const next = tokens[at + 1]
    if (isOne(at, 'range', 'ranges') && next?.number !== undefined) {
      const further = isOne(at + 2, 'to', 'through') ? at + 3 : at + 2
      const last = tokens[further]
      const isSpan = /^(\s*[-–—]\s*|\s+(to|through)\s+)$/.test(typed.slice(next.end, last?.start))
      if (isSpan && last?.number !== undefined)
        claims.push(
          { path: 'weaponMin', value: next.number, from: at, to: at + 1 },
          { path: 'weaponMax', value: last.number, from: at, to: further },
        )
    }
    if (token.number !== undefined && /^\s?(["”″]|'')/.test(typed.slice(token.end)))
      claims.push({ path: 'inches', value: token.number, from: at, to: at })
  })
  return claims
}

/** Readers of scenes, by checker. */
export const scenes: Readonly<Record<string, Scene>> = {
  priority,
  'command-hand': commandHand,
  'play-card': playCard,
  nomination,
  'issue-orders': issueOrders,
  'effect-order': effectOrder,
  'card-flow': cardFlow,
  'card-weapon': cardWeapon,
  'army-composition': armyComposition,
  range,
}
