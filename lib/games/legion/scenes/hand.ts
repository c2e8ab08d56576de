/** What lies in a hand. */
import { type Claim, claim, type Mention, NEEDS, type Scene, type SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import { STANDING_ORDERS } from '../names.ts'
import { handByPips } from './pip-counts.ts'
import { cardsIn, isAbsent, peopleBeside } from './things.ts'

/** Cards are the hand, people the army: but for those whose owner is said to be missing. */
export const commandHand: Scene = (tools) => {
  // there is a discard pile only once the game has begun
  if (tools.tokens.some((_, at) => tools.isOne(at, 'discard'))) return []
  const named = cardsIn(tools)
  const byPips = handByPips(tools, named)
  if (byPips) return byPips
  const people = peopleBeside(tools, named).filter(
    ({ to }) => !isOfCards(tools, to) && !(tools.tokens[to]!.owner && named.some(({ from }) => from === to + 1)),
  )
  const copies = (one: Mention) => {
    // "Ambush x2"
    const times = tools.isOne(one.to + 1, 'x') ? tools.tokens[one.to + 2]?.number : undefined
    if (times) return Math.min(times, 7)
    if (tools.isOne(one.to + 1, 'thrice')) return 3
    return isTwice(tools, one) ? 2 : isBoth(tools, one) ? 1 : Math.min(one.count ?? 1, 7)
  }
  const { aside, claims } = contingencies(tools, named)
  const told = named.filter(
    (one) => !aside.includes(one) && !isAbsent(tools, one) && !isLeftOut(tools, one) && !isAgain(tools, named, one),
  )
  // "Ambush, Ambush, Push … he has two Ambush": said again with their number
  const most = (card: CommandCard) => Math.max(...told.filter(({ value }) => value === card).map(copies))
  const cards = told
    .filter(
      (one, i) =>
        most(one.value) < 2 ||
        told.findIndex(({ value, ...at }) => value === one.value && copies({ value, ...at }) === most(value)) === i,
    )
    .flatMap((mention) => Array.from({ length: copies(mention) }, () => mention))
  // whose card it is must be there, whatever else lies in the hand
  const [absent, there] = [true, false].map((is) => people.filter((one) => isAbsent(tools, one) === is))
  const isOf =
    ({ characters }: CommandCard) =>
    (one: Mention<string>) =>
      characters.includes(one.value)
  // "Leia is in my army, Han is not": of others nobody told, unless it is "only Leia"
  const isOnly = absent!.length > 0 && there!.length > 0 && tools.tokens.some((_, at) => tools.isOne(at, 'only'))
  const isBarred = cards.some(({ value }) => (isOnly || absent!.some(isOf(value))) && !there!.some(isOf(value)))
  const part = partAt(tools)
  const isTold = !part && isWhole(tools, cards)
  const isPart = !isTold && (part !== undefined || isBarred || isTooMany(cards) || isAskedBeside(tools, cards))
  return [
    ...claims,
    ...(isTold || isPart
      ? cards.map((mention, i) => claim(`hand[${i}]`, mention.value.name, mention))
      : cards.slice(0, 1).map((mention) => claim('hand', undefined, mention))),
    ...(isTold || isPart ? standingBeside(tools, cards) : []),
    ...(isPart ? [{ path: 'more', value: true, ...(part ?? { from: cards[0]!.start, to: cards[0]!.to }) }] : []),
    ...there!.map((mention, i) => claim(`army[${i}]`, mention.value, mention)),
    // "Luke isn't in my army": who is in it instead is not said
    ...(there!.length ? [] : absentClaims(tools, absent!)),
  ]
}

/** "My six non-standing cards": Standing Orders is there beside them. */
function standingBeside({ isOne, tokens }: SceneTools, cards: readonly Mention<CommandCard>[]): Claim[] {
  const at = tokens.findIndex((_, i) => isOne(i, 'standing') && isOne(i - 1, 'non'))
  const isNamed = cards.some(({ value }) => value.name === STANDING_ORDERS)
  return at < 0 || isNamed ? [] : [{ path: `hand[${cards.length}]`, value: STANDING_ORDERS, from: at - 1, to: at }]
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

/** "Without Vader" he is not there; "does it need Jyn", "other than Vader" do not say so. */
function absentClaims(tools: SceneTools, absent: readonly Mention<string>[]): Claim[] {
  const gone = absent.filter(({ start }) => !tools.isOne(start - 1, ...NEEDS, 'than', 'besides', 'beside', 'except'))
  return gone.length < absent.length
    ? absent.slice(0, 1).map((mention) => claim('army', undefined, mention))
    : gone.map((mention, i) => claim(`absent[${i}]`, mention.value, mention))
}

/** "Both Ambush and Push" are one each. */
const isBoth = ({ tokens }: SceneTools, { start, to }: Mention): boolean =>
  tokens.slice(start, to).some(({ plain }) => plain === 'both')

/** "Do I have to take Push", "leave Push at home", "can I leave it out": a card that is in no hand yet. */
function isLeftOut({ tokens, isOne }: SceneTools, { start, to }: Mention): boolean {
  const before = tokens
    .slice(Math.max(0, start - 4), start)
    .filter(({ part }) => part === tokens[start]!.part)
    .map(({ plain }) => plain)
  if (/\b(have to|must|need to|leave|drop|skip|swap)\b/.test(before.join(' '))) return true
  return [2, 3, 4, 5].some((step) => isOne(to + step, 'leave', 'drop', 'skip') && isOne(to + step + 1, 'it', 'out'))
}

/** "Vader's cards", "cards for Luke": it is the cards that are spoken of. */
const isOfCards = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  isOne(at + 1, 'card') ||
  [1, 2].some((step) => isOne(at - step, 'for', 'of') && isOne(at - step - 1, 'card')) ||
  (tokens[at]?.owner === true && [1, 2, 3].some((step) => isOne(at + step, 'card', 'cards', 'command')))

/** One card twice, three of the same pips: what decides whatever else lies in the hand. */
const isTooMany = (cards: readonly Mention<CommandCard>[]): boolean =>
  cards.some((one, i) => cards.slice(0, i).some((other) => other.value === one.value)) ||
  cards.some(({ value }) => cards.filter((other) => other.value.handPips === value.handPips).length > 2)

/** "Can I have both Ambush and Push in my hand": whether they go together is asked. */
const isAskedBeside = (tools: SceneTools, cards: readonly Mention<CommandCard>[]): boolean =>
  cards.some((one) => isBoth(tools, one)) && tools.tokens.some((_, at) => tools.isOne(at, 'hand'))

/** "… and Push, three more to pick", "more to come", "so far": where a hand is said to be told in part. */
function partAt({ tokens, isOne }: SceneTools): { from: number; to: number } | undefined {
  const at = tokens.findIndex(
    (_, place) =>
      (isOne(place, 'more') &&
        (isOne(place + 1, 'to') || (isOne(place + 1, 'card', 'cards') && tokens[place - 1]?.number !== undefined)) &&
        !isOne(place - 1, 'no')) ||
      (isOne(place, 'so') && isOne(place + 1, 'far')),
  )
  return at < 0 ? undefined : { from: at, to: at + 1 }
}

/** Whether the whole hand is told; of one that is told in part no more is filled than what decides. */
function isWhole({ tokens, isOne }: SceneTools, cards: readonly Mention<CommandCard>[]): boolean {
  if (cards.length > 5) return true
  // "hand of 4: Ambush, Push, …"
  const isListed = (at: number) =>
    isOne(at, 'hand') && cards.length > 2 && cards[0]!.start > at && cards[0]!.start - at <= 3 && !isOne(at - 1, 'in')
  return tokens.some(
    (_, at) =>
      isListed(at) ||
      (isOne(at, 'hand', 'deck') &&
        [1, 2].some(
          (step) =>
            // "two 3 pips in my hand or is Assault enough", "in my hand, Ambush, is that fine"
            (isOne(at + step, 'is', 'only') &&
              !isOne(at + step - 1, 'or') &&
              cards.some(({ from }) => from > at + step)) ||
            (isOne(at + step, 'has', 'with') && cards.length > 3),
        ) &&
        cards.some(({ from }) => from > at) &&
        // "my hand has six cards plus Standing Orders"
        !tokens.some((_, place) => place > at && place < cards[0]!.start && isOne(place, 'card', 'other', 'more'))) ||
      (isOne(at, 'only') && isOne(at + 1, 'card', 'cards', 'these')),
  )
}

/** "Contingencies 2, set aside Ambush and Push": the cards set aside are no part of the hand. */
function contingencies({ tokens, isOne }: SceneTools, named: readonly Mention<CommandCard>[]) {
  const word = tokens.findIndex((_, at) => isOne(at, 'contingency', 'contingencies'))
  const laid = tokens.findIndex(
    (_, at) =>
      (isOne(at, 'set', 'put') && (isOne(at + 1, 'aside') || [1, 2, 3, 4].some((step) => isOne(at + step, 'side')))) ||
      (word >= 0 && isOne(at, 'aside')),
  )
  const from = laid >= 0 ? laid : word
  const aside: Mention<CommandCard>[] = []
  // "Ambush and Push set aside", "put Pinned Down to the side": the row right before, or right behind
  const isBefore = laid >= 0 && named.some(({ to }) => to === laid - 1)
  const isBehind = !isBefore && named.some(({ start }) => start > from && start - from <= 4)
  if (from >= 0 && laid >= 0 && !isBehind)
    for (const one of [...named].reverse().filter(({ to }) => to < laid)) {
      const after = aside[0]?.start ?? laid
      if (after - one.to > (aside.length ? 2 : 4)) break
      aside.unshift(one)
    }
  else if (from >= 0)
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
