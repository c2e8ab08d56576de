/** Scenes of Legion: who plays which card, what lies in a hand, what happened to a card, who gets an order. */
import type { Claim, Mention, Named, Scene, SceneTools } from '../../kernel/sayings.ts'
import { type CommandCard, cards, characters } from './data/cards.ts'

/** Names of cards that are also plain words count only in full. */
const CARDS: readonly Named<CommandCard>[] = cards.map((card) => ({ name: card.name, value: card }))
const PEOPLE: readonly Named<string>[] = characters.flatMap(({ name }) => {
  const short = name.split(' ')
  const known = [name, short.at(-1)!, short[0]!].filter(
    (part, i) =>
      i === 0 || (part.length > 3 && characters.filter((other) => other.name.split(' ').includes(part)).length === 1),
  )
  return [...new Set(known)].map((part) => ({ name: part, value: name }))
})
const RANKS: readonly Named<string>[] = [
  ['commander', 'commander'],
  ['operative', 'operative'],
  ['corps', 'corps'],
  ['special forces', 'special'],
  ['support', 'support'],
  ['heavy', 'heavy'],
].map(([name, value]) => ({ name: name!, value: value! }))

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

const priority: Scene = (tools) => {
  const { tokens, isOne } = tools
  const named = tools.mentions(CARDS)
  const claims: Claim[] = []
  const sides = new Set<string>()
  const put = (side: string, key: string, value: unknown, from: number, to: number) => {
    if (claims.some(({ path }) => path === `${side}.${key}`)) return
    claims.push({ path: `${side}.${key}`, value, from, to })
  }
  const said = tokens.some(({ plain }) => plain === 'blue' || plain === 'red')
  for (const mention of named) {
    const found = said ? sideOf(tools, mention.from, mention.to) : undefined
    const side = found?.side ?? (mention.owner === 'me' || !sides.has('blue') ? 'blue' : 'red')
    if (!said) continue
    sides.add(side)
    const near = found && mention.from - found.at >= 0 && mention.from - found.at <= 3 ? found.at : mention.start
    put(side, 'card', mention.value.name, near, mention.to)
  }
  tokens.forEach((token, at) => {
    if (token.number === undefined || !isOne(at + 1, 'pip', 'pips', 'pipper', 'pippers')) return
    const found = sideOf(tools, at, at + 1)
    if (isShared(tools, at)) for (const side of SIDES) put(side, 'pips', token.number, at, at + 1)
    else if (found) put(found.side, 'pips', token.number, at, at + 1)
  })
  const nobody = tokens.findIndex(({ plain }) => plain === 'neither')
  if (nobody >= 0) for (const side of SIDES) put(side, 'card', 'none', nobody, nobody)
  tokens.forEach((token, at) => {
    if (token.plain !== 'cunning') return
    const found = sideOf(tools, at, at)
    if (found) put(found.side, 'cunning', !/^(no|without|not)$/.test(tokens[at - 1]?.plain ?? ''), at, at)
  })
  return claims
}

/** Cards are the hand, people the army: but for those whose owner is said to be missing. */
const commandHand: Scene = (tools) => {
  const named = tools.mentions(CARDS)
  const people = peopleBeside(tools, named)
  const isAbsent = ({ start }: Mention) => tools.isOne(start - 1, 'without', 'no', 'not')
  return [
    ...named
      .flatMap((mention) => Array.from({ length: mention.count ?? 1 }, () => mention))
      .map((mention, i) => claim(`hand[${i}]`, mention.value.name, mention)),
    ...people.filter((one) => !isAbsent(one)).map((mention, i) => claim(`army[${i}]`, mention.value, mention)),
  ]
}

const DEAD = ['dead', 'defeated', 'killed', 'died', 'dies', 'gone', 'destroyed']
const ALIVE = ['alive', 'undefeated', 'left', 'lives', 'still']

/** Whether the words after a name say that the unit is defeated. */
function fateOf({ tokens, isOne }: SceneTools, { to }: Mention): { defeated?: boolean; to: number } {
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
  const named = tools.mentions(CARDS)
  const people = peopleBeside(tools, named)
  const inDiscard = ({ to }: Mention) =>
    [1, 2, 3, 4, 5].some(
      (step) => isOne(to + step, 'discard', 'discarded') && tokens[to + step]!.part === tokens[to]!.part,
    )
  const inHand = ({ to, start }: Mention) =>
    [1, 2, 3, 4].some((step) => isOne(to + step, 'hand')) || isOne(start - 1, 'have', 'holding', 'hold')
  const chosen =
    named.find(({ start }) =>
      [1, 2, 3].some((step) => isOne(start - step, 'play', 'choose', 'pick', 'select', 'use', 'reveal')),
    ) ?? (named.length === 1 ? named[0] : undefined)
  const others = named.filter((one) => one !== chosen)
  const discarded = others.filter(inDiscard)
  const held = others.filter((one) => inHand(one) && !discarded.includes(one))
  return [
    ...(chosen ? [claim('chosen', chosen.value.name, chosen)] : []),
    ...discarded.map((one, i) => claim(`discard[${i}]`, one.value.name, one)),
    ...held.map((one, i) => claim(`hand[${i}]`, one.value.name, one)),
    ...people.map((one, i) => {
      const fate = fateOf(tools, one)
      const { defeated } = fate
      return claim(
        `army[${i}]`,
        { name: one.value, ...(defeated === undefined ? {} : { defeated }) },
        { start: one.start, to: fate.to },
      )
    }),
  ]
}

const nomination: Scene = (tools) => {
  const named = tools.mentions(CARDS)
  const people = peopleBeside(tools, named)
  const claims: Claim[] = named.slice(0, 1).map((one) => claim('card.name', one.value.name, one))
  const nominee =
    people.find(({ start }) =>
      [1, 2, 3].some((step) => tools.isOne(start - step, 'nominate', 'nominated', 'nominating')),
    ) ?? people[0]
  if (!nominee) return claims
  const fate = fateOf(tools, nominee)
  claims.push(claim('nominee.name', nominee.value, nominee))
  if (fate.defeated !== undefined)
    claims.push({ path: 'nominee.defeated', value: fate.defeated, from: fate.to, to: fate.to })
  return claims
}

const issueOrders: Scene = (tools) => {
  const named = tools.mentions(CARDS)
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
  ]
}

const effectOrder: Scene = (tools) =>
  tools.mentions(CARDS).map((mention, i) => {
    const found = sideOf(tools, mention.from, mention.to)
    return claim(`effects[${i}]`, { ...(found ? { player: found.side } : {}), card: mention.value.name }, mention)
  })

const EVENTS: readonly [words: readonly string[], event: string][] = [
  [['play', 'plays', 'played'], 'play'],
  [['returned', 'back', 'return', 'returns'], 'returnToHand'],
  [['illegal'], 'illegal'],
  [['discarded', 'discard'], 'discard'],
  [['cancelled', 'canceled', 'cancel'], 'cancel'],
]

const cardFlow: Scene = (tools) => {
  const named = tools.mentions(CARDS)
  const happened = named.flatMap((mention) => {
    const near = [1, 2, 3].map((step) => mention.start - step)
    const found = EVENTS.find(([words]) => near.some((at) => tools.isOne(at, ...words)))
    const behind = [1, 2, 3, 4].find((step) => tools.isOne(mention.to + step, 'round'))
    const round = behind === undefined ? undefined : tools.tokens[mention.to + behind + 1]?.number
    return found ? [{ mention, event: found[1], ...(round === undefined ? {} : { round }) }] : []
  })
  const asked = named.find((mention) => !happened.some((one) => one.mention === mention))
  return [
    ...happened.map(({ mention, ...event }, i) =>
      claim(`events[${i}]`, { ...event, card: mention.value.name }, mention),
    ),
    ...(asked ? [claim('card', asked.value.name, asked)] : []),
  ]
}

const cardWeapon: Scene = (tools) =>
  tools
    .mentions(CARDS)
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
}
