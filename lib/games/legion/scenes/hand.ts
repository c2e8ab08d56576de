/** What lies in a hand, and which card is to be played. */
import { type Claim, claim, type Mention, type Named, type Scene, type SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import { cardsIn, fateOf, isAbsent, peopleBeside, rankOf } from './things.ts'
import { called, wordsBefore } from './units.ts'

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

/** Cards are the hand, people the army: but for those whose owner is said to be missing. */
export const commandHand: Scene = (tools) => {
  // there is a discard pile only once the game has begun
  if (tools.tokens.some((_, at) => tools.isOne(at, 'discard'))) return []
  const named = cardsIn(tools)
  const people = peopleBeside(tools, named).filter(({ to }) => !isOfCards(tools, to))
  const copies = (one: Mention) =>
    tools.isOne(one.to + 1, 'thrice') ? 3 : isTwice(tools, one) ? 2 : Math.min(one.count ?? 1, 7)
  const { aside, claims } = contingencies(tools, named)
  const cards = named
    .filter(
      (one) => !aside.includes(one) && !isAbsent(tools, one) && !isLeftOut(tools, one) && !isAgain(tools, named, one),
    )
    .flatMap((mention) => Array.from({ length: copies(mention) }, () => mention))
  const isTold = isWhole(tools, cards) || people.some((one) => isAbsent(tools, one))
  return [
    ...claims,
    ...(isTold
      ? cards.map((mention, i) => claim(`hand[${i}]`, mention.value.name, mention))
      : cards.slice(0, 1).map((mention) => claim('hand', undefined, mention))),
    ...people.filter((one) => !isAbsent(tools, one)).map((mention, i) => claim(`army[${i}]`, mention.value, mention)),
  ]
}

/** "… and Push in my hand. Is Push legal": the same card, spoken of again. */
const isAgain = ({ isOne }: SceneTools, named: readonly Mention<CommandCard>[], one: Mention<CommandCard>): boolean => {
  const at = named.indexOf(one)
  const before = named[at - 1]
  const isApart = before !== undefined && (one.start - before.to > 3 || isOne(one.start - 1, 'is', 'can', 'may', 'if'))
  return isApart && named.slice(0, at).some(({ value }) => value === one.value)
}

/** "Push twice", "a second Push", "another Push". */
const isTwice = ({ isOne }: SceneTools, { start, from, to }: Mention): boolean =>
  isOne(to + 1, 'twice') ||
  (isOne(from - 1, 'of') && isOne(from - 2, 'copies') && isOne(from - 3, 'two', '2', 'second')) ||
  isOne(start - 1, 'second', '2nd', 'another') ||
  isOne(start, 'second', 'another')

/** "Do I have to take Push", "leave Push at home", "can I leave it out": a card that is in no hand yet. */
function isLeftOut({ tokens, isOne }: SceneTools, { start, to }: Mention): boolean {
  const before = tokens.slice(Math.max(0, start - 4), start).map(({ plain }) => plain)
  if (/\b(have to|must|need to|leave|drop|skip|swap)\b/.test(before.join(' '))) return true
  return [2, 3, 4, 5].some((step) => isOne(to + step, 'leave', 'drop', 'skip') && isOne(to + step + 1, 'it', 'out'))
}

/** "Vader's cards": it is the cards that are spoken of. */
const isOfCards = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  isOne(at + 1, 'card') ||
  (tokens[at]?.owner === true && [1, 2, 3].some((step) => isOne(at + step, 'card', 'cards', 'command')))

/**
 * Whether the cards that are named decide: a hand told as a whole, one card twice, three of the same pips.
 * Of a hand told in part nothing is filled: it would be judged as if it held no more.
 */
function isWhole({ tokens, isOne }: SceneTools, cards: readonly Mention<CommandCard>[]): boolean {
  if (cards.length > 5) return true
  if (cards.some((one, i) => cards.slice(0, i).some((other) => other.value === one.value))) return true
  if (cards.some(({ value }) => cards.filter((other) => other.value.handPips === value.handPips).length > 2))
    return true
  // "hand of 4: Ambush, Push, …"
  const isListed = (at: number) =>
    isOne(at, 'hand') && cards.length > 2 && cards[0]!.start > at && cards[0]!.start - at <= 3 && !isOne(at - 1, 'in')
  return tokens.some(
    (_, at) =>
      isListed(at) ||
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

export const playCard: Scene = (tools) => {
  const { isOne, tokens } = tools
  const named = cardsIn(tools)
  const people = livesOf(tools, peopleBeside(tools, named)).filter(
    // "Luke died, can I play a Luke card": one Luke
    (one, i, all) => !isAbsent(tools, one) && all.findIndex(({ value }) => value === one.value) === i,
  )
  // "wanted Push but it's in my discard pile": it is the one that was named
  const isIt = (at: number, to: number) =>
    tokens.slice(to + 1, at).some(({ word }) => word === 'it') && named.filter((one) => one.to < at).at(-1)?.to === to
  // "my discard pile has Push and Ambush"
  const isListed = (from: number) =>
    [2, 3, 4, 5].some(
      (step) => isOne(from - step, 'discard') && isOne(from - step + 1, 'has', 'is', 'holds', 'pile'),
    ) && !tokens.slice(Math.max(0, from - 4), from).some(({ plain }) => plain === 'can' || plain === 'may')
  const inDiscard = ({ to, from }: Mention) =>
    isListed(from) ||
    [1, 2, 3, 4, 5, 6, 7].some(
      (step) =>
        isOne(to + step, 'discard', 'discarded') &&
        ((step < 6 && tokens[to + step]!.part === tokens[to]!.part) || isIt(to + step, to)),
    )
  // "he's got Ambush, may I play Push": his hand is not mine
  const isHis = (from: number) =>
    [2, 3, 4].some((step) => isOne(from - step, 'he', 'hes', 'she', 'shes', 'they', 'opponent')) &&
    tokens.some((_, at) => isOne(at, 'i', 'im', 'ive'))
  const isHeld = ({ to, from, owner }: Mention) =>
    [1, 2, 3, 4].some((step) => isOne(to + step, 'hand') && tokens[to + step]!.part === tokens[to]!.part) ||
    ([1, 2].some((step) => isOne(from - step, 'have', 'has', 'got', 'holding', 'hold', 'hand')) && !isHis(from)) ||
    owner === 'me'
  // "it is in my discard pile, may I play it again"
  const isAgain = tokens.some(
    (_, at) => isOne(at, 'play', 'replay', 'choose', 'pick', 'use', 'reveal') && isOne(at + 1, 'it', 'that', 'again'),
  )
  const [none] = tools.mentions(NONE)
  const chosen =
    named.find(({ start }) =>
      [1, 2, 3].some(
        (step) =>
          isOne(start - step, 'play', 'choose', 'pick', 'select', 'use', 'reveal', 'want', 'wanted') &&
          !isOne(start - step - 1, 'opponent', 'he', 'she', 'they'),
      ),
    ) ?? (named.length === 1 && !none && (isAgain || !inDiscard(named[0]!)) ? named[0] : undefined)
  const others = named.filter((one) => one.value !== chosen?.value)
  const again = named.filter((one) => one !== chosen && one.value === chosen?.value)
  // "may I play Push, it is in my discard pile"
  const isLast = chosen !== undefined && named.every(({ start }) => start <= chosen.start)
  const discarded = [...others, ...again, ...(isLast ? [chosen] : [])].filter(inDiscard)
  const only =
    chosen &&
    tokens.findIndex((_, at) => isOne(at, 'only', 'last') && isOne(at + 1, 'card') && isBeside(tools, at, chosen))
  const first = [...others, ...again].find((one) => isHeld(one) && !discarded.includes(one))
  // "I have Push and Ambush left": what is told in one breath lies in one hand
  const held = [...others, ...again].filter(
    (one) =>
      !discarded.includes(one) &&
      (isHeld(one) ||
        (first !== undefined && one.start > first.to && tokens[one.start]!.part === tokens[first.start]!.part) ||
        (first !== undefined && one.to < first.start && isOne(first.start - 1, 'and') && first.start - one.to <= 2)),
  )
  const isAll =
    tokens.some((_, at) => isOne(at, 'only', 'left', 'remaining') || (isOne(at, 'hand') && isOne(at + 1, 'is'))) ||
    (only !== undefined && only >= 0)
  const isOnly = chosen !== undefined && ((only !== undefined && only >= 0) || (isAll && isHeld(chosen)))
  const inHandNow = [...held, ...(isOnly ? [chosen] : [])]
  // a hand without the card that is to be played is told in part
  const isPart = chosen !== undefined && !isAll && !inHandNow.some(({ value }) => value === chosen.value)
  const leader = fieldLeader(tools, people)
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
    ...(leader?.person ? [] : fieldCommander(leader, people.length)),
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
          ...(leader?.person === one.value ? { fieldCommander: true } : {}),
        },
        { start: one.start, to: Math.max(fate.to, rank?.to ?? 0) },
      )
    }),
  ]
}

/** Of one who is named twice, the mention that says whether he lives; whose card it is says nothing of him. */
function livesOf(tools: SceneTools, people: readonly Mention<string>[]): Mention<string>[] {
  const told = (one: Mention) => fateOf(tools, one).defeated !== undefined
  return people
    .filter((one) => told(one) || !tools.isOne(one.to + 1, 'card'))
    .sort((a, b) => Number(told(b)) - Number(told(a)) || a.from - b.from)
}

/** "Ambush is my only card", "my last card is Ambush". */
const isBeside = ({ isOne }: SceneTools, at: number, { start, to }: Mention): boolean =>
  at > to || (start > at && start - at <= 5 && isOne(start - 1, 'is'))

/** Who is dead says nothing of the others: for a card of nobody's own it counts who is left. */
const isArmyInPart = (
  tools: SceneTools,
  chosen: Mention<CommandCard> | undefined,
  people: readonly Mention[],
): boolean => chosen?.value.characters.length === 0 && people.every((one) => fateOf(tools, one).defeated === true)

/** Who has Field Commander: one of the people, a unit by its name, or one that is not named. */
function fieldLeader(tools: SceneTools, people: readonly Mention<string>[]) {
  const { tokens, isOne } = tools
  const at = tokens.findIndex((_, place) => isOne(place, 'field') && isOne(place + 1, 'commander'))
  if (at < 0 || [1, 2, 3].some((step) => isOne(at - step, 'no', 'without', 'not', 'nobody', 'lacks'))) return undefined
  const verb = [1, 2].map((step) => at - step).find((place) => isOne(place, 'has', 'have', 'got', 'with'))
  const person = people.find(({ to }) => verb !== undefined && to === verb - 1)
  const words = verb === undefined || person ? undefined : wordsBefore(tools, verb, -1, [])
  const name = words && called(tools, words).name
  return { at, from: words && name ? words.first : at, name, person: person?.value }
}

const fieldCommander = (leader: ReturnType<typeof fieldLeader>, before: number): Claim[] =>
  leader
    ? [
        {
          path: `army[${before}]`,
          value: { ...(leader.name ? { name: leader.name } : {}), fieldCommander: true },
          from: leader.from,
          to: leader.at + 1,
        },
      ]
    : []
