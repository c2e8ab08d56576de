/** Which card is to be played, and who is there to play it. */
import { type Claim, claim, type Mention, type Scene, type SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import { CHANGE_OF_PLANS } from '../names.ts'
import { called } from './called.ts'
import { fateOf } from './fates.ts'
import { isDoer } from './happened.ts'
import { leadersLeft } from './leaders.ts'
import { leftToLead } from './left-to-lead.ts'
import { armyOf } from './lives.ts'
import { CHOOSE, isPlayedAgain, isTurnedOver, NONE } from './playing.ts'
import { cardsIn, isAbsent, isUnavailable, peopleBeside } from './things.ts'
import {
  handInDoubt,
  isDeniedSwap,
  isDue,
  isGivenAway,
  isLacking,
  isOfActivation,
  isPassing,
  isSaidInHand,
  isStillHeld,
  isSwap,
  isTaken,
  isTheirPerson,
  isTheirPlace,
  isTheirPlay,
  isUnder,
  kindOf,
  noneToPlay,
  notMine,
} from './told.ts'
import { wordsBefore } from './units.ts'
import { isRoundLater, isTakenBack, playedBefore, sameAgain, sentBack } from './zones.ts'

export const playCard: Scene = (tools) => {
  const { isOne, tokens } = tools
  const named = cardsIn(tools).filter((one) => !isUnavailable(tools, one))
  const people = livesOf(tools, whoseToo(tools, peopleBeside(tools, named))).filter(
    // "Luke died, can I play a Luke card": one Luke
    (one, i, all) =>
      !isAbsent(tools, one) &&
      isMine(one) &&
      !isTheirPerson(tools, one) &&
      all.findIndex(({ value }) => value === one.value) === i,
  )
  const isIt = (at: number, to: number) =>
    [1, 2, 3, 4, 5].some(
      (step) => tokens[at - step]?.word === 'it' && at - step > to && !isOne(at - step - 1, 'is', 'does', 'will'),
    ) && named.filter((one) => one.to < at).at(-1)?.to === to
  const liesIn = (at: number, to: number) => at > to && isIt(at, to) && isOne(at - 1, 'my', 'his', 'her', 'the', 'in')
  // "my discard pile has Push and Ambush", but not "in my discard pile and Push in my hand"
  const isListed = (from: number) =>
    [2, 3, 4, 5].some(
      (step) =>
        isOne(from - step, 'discard') &&
        isOne(from - step + 1, 'has', 'is', 'holds', 'pile') &&
        !isOne(from - step + 2, 'and', 'but', 'while') &&
        !isTheirPlace(tools, from - step) &&
        !/[.?!;]\s/.test(tools.typed.slice(tokens[from - step]!.start, tokens[from]!.start)),
    ) && !tokens.slice(Math.max(0, from - 4), from).some(({ plain }) => plain === 'can' || plain === 'may')
  const lies = ({ to, from }: Mention) =>
    isUnder(tools, 'discard', from) ||
    (isListed(from) && !isHandBehind(tools, to)) ||
    [1, 2, 3, 4, 5, 6, 7].some(
      (step) =>
        isOne(to + step, 'discard', 'discarded') &&
        !isTheirPlace(tools, to + step) &&
        ((step < 6 && tokens[to + step]!.part === tokens[to]!.part) || isIt(to + step, to)),
    ) ||
    tokens.some((_, at) => isOne(at, 'discard') && !isTheirPlace(tools, at) && liesIn(at, to))
  const inDiscard = (one: Mention) => lies(one) && !isTakenBack(tools, one)
  // "he's got Ambush, may I play Push": his hand is not mine
  const isHis = (from: number) =>
    [2, 3, 4].some((step) => isOne(from - step, 'he', 'hes', 'she', 'shes', 'they', 'opponent')) &&
    tokens.some((_, at) => isOne(at, 'i', 'im', 'ive'))
  const listed = tokens.findIndex(
    ({ plain }, at) => /^(thats|is|are|thisis)$/.test(plain) && isOne(at + 1, 'my', 'the') && isOne(at + 2, 'hand'),
  )
  const isKept = ({ to, from, start, owner }: Mention) =>
    isUnder(tools, 'hand', from) ||
    (to < listed && listed - to <= 2 + 3 * named.filter((one) => one.from > to && one.to < listed).length) ||
    [1, 2, 3, 4].some(
      (step) =>
        isOne(to + step, 'hand') && !isTheirPlace(tools, to + step) && tokens[to + step]!.part === tokens[to]!.part,
    ) ||
    tokens.some((_, at) => isOne(at, 'hand') && !isTheirPlace(tools, at) && liesIn(at, to)) ||
    ([1, 2].some((step) => isOne(from - step, 'have', 'has', 'got', 'holding', 'hold', 'hand')) &&
      // "I have pushed"
      !(from === to && /ed$/.test(tokens[from]!.plain)) &&
      !isHis(from) &&
      !isLacking(tools, from)) ||
    // "I push in round two" does it
    (owner === 'me' &&
      !/^(i|we)$/.test(tokens[start]!.plain) &&
      !isOne(to + 1, 'back') &&
      !isGivenAway(tools, start) &&
      !isTaken(tools, to))
  const isHeld = (one: Mention) => isKept(one) || isTakenBack(tools, one)
  // "it is in my discard pile, may I play it again"
  const isAgain = isPlayedAgain(tools)
  // "he plays Ambush, may I play Push": his card is not the one
  const isMineToo = tokens.some(({ plain }) => /^(i|im|ive|my|me)$/.test(plain))
  // "is he treated as having played none": that is what is asked
  const [none] = tools.mentions(NONE).filter(({ from }) => !isOne(from - 1, 'having') && !isOfActivation(tools))
  const isNone = (at: number) => tools.mentions(NONE).some(({ from, to }) => from <= at && at <= to)
  const swapped = named.find((one) => isSwap(tools, one) && !isDeniedSwap(tools, one.from))
  // "Change of Plans bounced my Push, can I play it": the one it was done to
  const done = isAgain ? named.filter(({ value }) => value.name !== CHANGE_OF_PLANS) : []
  const meant = done.length ? done : named
  const chosen =
    swapped ??
    // "used Ambush in round 1, Ambush again now"
    named.find(({ to }, i) => i > 0 && isOne(to + 1, 'again', 'twice')) ??
    named.find(({ start }) =>
      [1, 2, 3].some(
        (step) =>
          isOne(start - step, ...CHOOSE) &&
          tokens[start - step]!.plain !== 'turn' &&
          !isOne(start - step - 1, 'skip') &&
          // "can I play nothing, I got Ambush left"
          !isNone(start - step) &&
          !(isDue(tools) && tokens[start - step]!.part !== tokens[start]!.part) &&
          !(isOne(start - step - 1, 'opponent', 'he', 'she', 'they') && isMineToo),
      ),
    ) ??
    (meant.length === 1 &&
    (isAgain || !isTaken(tools, meant[0]!.to)) &&
    !(none || isPassing(tools)) &&
    !isDue(tools) &&
    !isStillHeld(tools, meant[0]!) &&
    !isSwap(tools, meant[0]!) &&
    (isAgain || !inDiscard(meant[0]!))
      ? meant[0]
      : undefined)
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
      !isDoer(tools, one) &&
      (isHeld(one) ||
        (first !== undefined && one.start > first.to && tokens[one.start]!.part === tokens[first.start]!.part) ||
        (first !== undefined &&
          one.to < first.start &&
          [1, 2].some((step) => isOne(first.start - step, 'and')) &&
          first.start - one.to <= 2 &&
          // "he used Change of Plans and my Push went back"
          !isOne(one.start - 1, 'used', 'played', 'revealed'))),
  )
  const isAll =
    tokens.some((_, at) => isOne(at, 'only', 'left', 'remaining') || (isOne(at, 'hand') && isOne(at + 1, 'is'))) ||
    (only !== undefined && only >= 0)
  const isInHand =
    chosen !== undefined &&
    named.some((one) => one.value === chosen.value && (isSaidInHand(tools, one) || isTakenBack(tools, one)))
  const isOnly = isInHand || (chosen !== undefined && ((only !== undefined && only >= 0) || (isAll && isHeld(chosen))))
  const isTurned = chosen !== undefined && isTurnedOver(tools, chosen)
  // what was turned over came from the hand; no card is in a hand twice: "Push in my hand … can I play Push"
  const inHandNow = [...held, ...(isOnly || (isTurned && held.length) ? [chosen] : [])].filter(
    ({ value }, i, all) => all.findIndex((one) => one.value === value) === i,
  )
  // a hand without the card that is to be played is told in part
  const isPart = chosen !== undefined && !isAll && !isTurned && !inHandNow.some(({ value }) => value === chosen.value)
  const leader = fieldLeader(tools, people)
  const back = sentBack(tools, named, [...others, ...again, ...(chosen ? [chosen] : [])])
  // what was sent back is held
  const isBarred = back !== undefined && back.value === chosen?.value
  const before = playedBefore(tools, named, chosen)
  const same = sameAgain(tools, named)
  if (same.length) return same
  return [
    ...(isTurned ? [{ path: 'revealed', value: true, from: chosen.start - 1, to: chosen.start - 1 }] : []),
    ...(chosen ? [claim('chosen', chosen.value.name, chosen)] : []),
    ...(none && !chosen ? [claim('chosen', 'none', { start: none.from, to: none.to }), ...noneToPlay(tools)] : []),
    ...(back && !isRoundLater(tools, back) ? [claim('barred[0]', back.value.name, back)] : []),
    ...before,
    ...named.flatMap((one) => (one === chosen ? [] : notMine(tools, one))),
    ...discarded.map((one, i) => claim(`discard[${i}]`, one.value.name, one)),
    ...(chosen && !inHandNow.length && !discarded.length && !before.length && !isBarred
      ? handInDoubt(tools, named, chosen.value)
      : []),
    ...(isPart
      ? inHandNow.slice(0, 1).map((one) => claim('hand', undefined, one))
      : inHandNow.map((one, i) => claim(`hand[${i}]`, one.value.name, one))),
    ...(leader?.person ? [] : fieldCommander(tools, leader, people.length)),
    ...(people.length || leader ? [] : leadersLeft(tools, chosen ?? none)),
    ...(isArmyInPart(tools, chosen, people)
      ? leftToLead(tools, chosen, people)
      : armyOf(tools, people, leader?.person)),
  ]
}

/** "… and Push is in my hand". */
const isHandBehind = ({ isOne }: SceneTools, to: number): boolean =>
  [1, 2, 3].some((step) => isOne(to + step, 'in') && isOne(to + step + 1, 'my', 'the') && isOne(to + step + 2, 'hand'))

/** "My opponent's Vader" is nobody of my army. */
const isMine = ({ owner }: Mention): boolean => owner === undefined || owner === 'me'

/** "His Han is dead, mine isn't", "my Han is dead, his isn't, can he …": in place of the other's stands that of whoever asks. */
function whoseToo(tools: SceneTools, people: readonly Mention<string>[]): readonly Mention<string>[] {
  const { tokens, isOne } = tools
  const isHis = isTheirPlay(tools)
  const whose = isHis ? /^(his|hers|theirs)$/ : /^mine$/
  const at = tokens.findIndex(
    ({ plain }, place) =>
      whose.test(plain) && isOne(place + 1, 'is', 'isnt', 'lives', 'still', 'was', 'wasnt', 'died', 'survived'),
  )
  const [other, ...more] = people.filter(({ to }) => to < at)
  if (!other || more.length || other.owner === undefined || isMine(other) !== isHis) return people
  const one = { value: other.value, from: at, to: at, start: at, owner: 'me' }
  return fateOf(tools, one).defeated === undefined ? people : people.map((each) => (each === other ? one : each))
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

/**
 * Who is dead says nothing of the others: for a card of nobody's own it counts who is left. Nor does who is named say
 * who is not: "Vader is in my army, may I play Evasive Maneuvers", unless the whole army is told.
 */
function isArmyInPart(
  tools: SceneTools,
  chosen: Mention<CommandCard> | undefined,
  people: readonly Mention<string>[],
): boolean {
  const owners = chosen?.value.characters
  if (!owners || !people.length) return false
  const areDead = people.every((one) => fateOf(tools, one).defeated === true)
  // a card that is turned over and not legal gives way to another, by whoever is left
  if (!owners.length || (areDead && isTurnedOver(tools, chosen))) return areDead
  const isWhole = tools.tokens.some(
    (_, at) =>
      tools.isOne(at, 'only', 'just', 'nobody', 'nothing') ||
      (tools.isOne(at, 'army', 'list', 'commanders') && tools.isOne(at + 1, 'is', 'are', 'has')),
  )
  return !isWhole && !people.some(({ value }) => owners.includes(value))
}

/** Who has Field Commander: one of the people, a unit by its name, or one that is not named. */
function fieldLeader(tools: SceneTools, people: readonly Mention<string>[]) {
  const { tokens, isOne } = tools
  const at = tokens.findIndex((_, place) => isOne(place, 'field') && isOne(place + 1, 'commander'))
  if (
    at < 0 ||
    [1, 2, 3].some((step) =>
      isOne(at - step, 'no', 'without', 'not', 'nobody', 'lacks', 'dont', 'doesnt', 'hasnt', 'havent'),
    )
  )
    return undefined
  const verb = [1, 2].map((step) => at - step).find((place) => isOne(place, 'has', 'have', 'got', 'with'))
  const person = people.find(({ to }) => verb !== undefined && to === verb - 1)
  const words = verb === undefined || person ? undefined : wordsBefore(tools, verb, -1, cardsIn(tools))
  const said = words && called(tools, words).name
  // "the AT-RT is a ground vehicle with Field Commander": what it is, not what it is called
  const name = said && /^(ground |repulsor )?(vehicle|trooper|walker|speeder)s?$/i.test(said) ? undefined : said
  return { at, from: words && name ? words.first : at, name, person: person?.value }
}

const fieldCommander = (tools: SceneTools, leader: ReturnType<typeof fieldLeader>, before: number): Claim[] =>
  leader
    ? [
        {
          path: `army[${before}]`,
          value: { ...(leader.name ? { name: leader.name } : {}), ...kindOf(tools, leader.at), fieldCommander: true },
          from: leader.from,
          to: leader.at + 1,
        },
      ]
    : []
