/** Who goes first: cards, pips, cunning and the round counter of each side. */
import type { Claim, Mention, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { isAskedAgain, isCunningAsked, isOfBothSides } from './cunning.ts'
import { afterExchange, exchanged } from './exchanged.ts'
import { isCompared, measured, pipsAlone, pluralAt, unmeasured } from './pips.ts'
import { plansUsed } from './plans.ts'
import { countsAs, notTheRoller, rolledUntil } from './roller.ts'
import { counterHolder } from './round-counter.ts'
import { cardsShown, DENIED, isBygone, isOfOne, mirroredIn } from './shown.ts'
import { mySide, SIDES, sideJoined, sideNear, sideOf, sideOfWord, sideSaid, sidesWithoutColours } from './sides.ts'
import { isDropped, PEOPLE } from './things.ts'
import { tiedTold } from './tied.ts'

/** Figures that both sides show: "two pips each", "tied on three", "we both". */
const isShared = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  isOne(at + 2, 'each', 'both') ||
  isOne(at + 3, 'each') ||
  [1, 2, 3, 4].some(
    (step) => isOne(at - step, 'both', 'tied', 'tie', 'same', 'equal') && tokens[at - step]!.part === tokens[at]!.part,
  )

/** "We both flipped Push", "both of us are on Push", "we tie with Push": nobody of the two is named between. */
function isOfAll({ tokens, isOne }: SceneTools, at: number): boolean {
  const both = [1, 2, 3, 4, 5].find((step) => isOne(at - step, 'both', 'each', 'tie', 'tied', 'identical'))
  return (
    both !== undefined &&
    tokens[at - both]!.part === tokens[at]!.part &&
    tokens
      .slice(at - both + 1, at)
      .every(({ plain, number }) => number === undefined && !sideOfWord(plain) && !/^(i|he|she|and|or)$/.test(plain))
  )
}

/** "Blue and red both got Push": one card, and both sides right before it. */
function isOfBoth({ tokens }: SceneTools, { start }: Mention): boolean {
  const sides = tokens.slice(Math.max(0, start - 6), start).flatMap(({ plain }) => sideOfWord(plain) ?? [])
  return new Set(sides).size > 1
}

/** "He passed", "red is out of cards", "I have an empty hand": where such words end, behind the one who does. */
function passesAt({ tokens, isOne }: SceneTools, at: number): number | undefined {
  const isAsked = [1, 2].some((step) => isOne(at - step, 'can', 'may', 'could', 'if', 'should', 'must'))
  if (isOne(at + 1, 'passed', 'passes') && !isAsked) return at + 1
  const place = [1, 2, 3].map((step) => at + step).find((one) => isOne(one, 'out', 'empty'))
  const isHand = place !== undefined && isOne(place, 'empty') && isOne(place + 1, 'hand', 'handed')
  const isOut = place !== undefined && isOne(place, 'out') && isOne(place + 1, 'of') && isOne(place + 2, 'card')
  if (isAsked || place === undefined || tokens[at]!.part !== tokens[place]!.part) return undefined
  return isHand ? place + 1 : isOut ? place + 2 : undefined
}

/** "Red couldn't play anything", "he has nothing to play", "blue plays no card". */
function emptyHanded(tools: SceneTools): { side: string; at: number; to: number }[] {
  const { tokens, isOne } = tools
  const mine = mySide(tools)
  const other = mine && SIDES.find((side) => side !== mine.side)
  return tokens.flatMap(({ plain, part }, at) => {
    const isMe = /^(i|ive|im)$/.test(plain) || (at === 0 && DENIED.test(plain))
    const own = isMe ? mine?.side : /^(he|hes|she|shes|opponent)$/.test(plain) ? other : undefined
    const side = SIDES.find((one) => one === plain) ?? own
    const no = [isMe ? 0 : 1, 1, 2, 3, 4]
      .map((step) => at + step)
      .find((place) => DENIED.test(tokens[place]?.plain ?? ''))
    const nothing = [1, 2, 3].map((step) => at + step).find((place) => isOne(place, 'nothing'))
    const thing = [1, 2, 3, 4, 5].map((step) => (no ?? NaN) + step)
    const isCard = (place: number) =>
      isOne(place, 'anything') || (isOne(place, 'card', 'cards') && isOne(place - 1, 'a', 'any', 'no', 'without'))
    const to = nothing ?? thing.find(isCard) ?? passesAt(tools, at)
    return side && to !== undefined && tokens[to]!.part === part ? [{ side, at, to }] : []
  })
}

export const priority: Scene = (tools) => {
  const { tokens, isOne } = tools
  const named = afterExchange(tools, cardsShown(tools))
  const claims: Claim[] = []
  const put = (side: string, key: string, value: unknown, from: number, to: number) => {
    if (claims.some(({ path }) => path === `${side}.${key}`)) return
    claims.push({ path: `${side}.${key}`, value, from, to })
  }
  const said = tokens.some(({ plain }, at) => sideOfWord(plain) && tokens[at + 1]?.plain !== 'die')
  const isBoth = (at: number) => isOfAll(tools, at)
  const alone = said
    ? []
    : [
        ...named.map((one) => ({ ...one, key: 'card', value: one.value.name as unknown })),
        // two cards tell their pips: "because it counts as a one pip" is no third
        ...(named.length === 2 ? [] : pipsAlone(tools)),
      ].sort((a, b) => a.from - b.from)
  const swapped = plansUsed(tools, named) ?? exchanged(tools, named)
  if (swapped) return swapped
  const empty = emptyHanded(tools)
  const bare = new Set(empty.map(({ side }) => side))
  // "he can't play a card, I play Assault with 3 pips": who plays none shows no pips
  const showing = (side: string) => (bare.has(side) ? SIDES.find((one) => !bare.has(one)) : side)
  const open = named.length ? [] : unmeasured(tools)
  const isTold =
    (alone.length > 1 && !isOfOne(tools, named)) ||
    empty.length > 0 ||
    open.length > 0 ||
    alone.some((one) => isBoth(one.from))
  if (isTold && alone.length < 3)
    sidesWithoutColours(tools, alone).forEach((side, i) => {
      const { key, value, start, to, from } = alone[i]!
      if (key === 'pips' && isShared(tools, from)) return
      if (isBoth(from)) for (const each of SIDES) put(each, key, value, Math.min(start, from - 1), to)
      else if (side && (key !== 'pips' || showing(side)))
        put(key === 'pips' ? showing(side)! : side, key, value, start, to)
    })
  const isShown = tokens.some((_, at) => isOne(at, 'both', 'each'))
  const mirrored = mirroredIn(tools, named)
  for (const mention of mirrored)
    put(SIDES[mirrored.indexOf(mention)]!, 'card', mention.value.name, mention.start, mention.to)
  for (const mention of said && !mirrored.length ? named : []) {
    if (isBoth(mention.from) || (isShown && isOfBoth(tools, mention))) {
      for (const side of SIDES) put(side, 'card', mention.value.name, mention.from - 1, mention.to)
      continue
    }
    const found = sideSaid(tools, mention)
    // of two cards the one that nobody is named for is the other player's
    const rest = named.find((one) => one !== mention)
    const theirs = rest && named.length === 2 ? sideSaid(tools, rest)?.side : undefined
    const free = named.length === 1 ? SIDES.find((one) => bare.size === 1 && !bare.has(one)) : undefined
    // who plays nothing shows no card: then it is the other's
    const side = free ?? found?.side ?? SIDES.find((one) => theirs !== undefined && one !== theirs)
    if (!side || bare.has(side)) continue
    const near = found && mention.from - found.at >= 0 && mention.from - found.at <= 3 ? found.at : mention.start
    put(side, 'card', mention.value.name, near, mention.to)
  }
  const isPips = (at: number) => isOne(at + 1, 'pip', 'pips', 'pipper', 'pippers')
  // "tied at 2", "2 against 2"
  const isTied = (at: number) =>
    (isOne(at - 1, 'at', 'on') && isOne(at - 2, 'tied', 'tie', 'equal', 'level', 'both')) ||
    (isOne(at + 1, 'against', 'vs', 'versus') && tokens[at + 2]?.number === tokens[at]!.number)
  const anyPips = tokens.some((_, at) => isPips(at))
  tokens.forEach((token, at) => {
    const pips = token.number ?? pluralAt(tools, at)
    if (pips === undefined || pips > 4 || isBygone(tools, at)) return
    if (isOne(at - 1, 'round', 'turn') || isOne(at + 1, 'round', 'turn') || isDropped(tools, { from: at, to: at + 1 }))
      return
    // "red three" behind "blue two pips"
    const isBare = anyPips && !isPips(at) && /^(\d|one|two|three|four)$/.test(token.plain)
    if (!isPips(at) && !isBare && !isTied(at)) return
    const to = isPips(at) ? at + 1 : at
    if (isTied(at) || (isPips(at) && isShared(tools, at))) for (const side of SIDES) put(side, 'pips', pips, at, to)
    else {
      const found = said ? sideNear(tools, at, to, isBare) : undefined
      const side = found && showing(found.side)
      if (side) put(side, 'pips', isCompared(tools, at) ? undefined : pips, at, to)
    }
  })
  // "blue 1, red 3"
  if (!anyPips && !named.length)
    tokens.forEach((token, at) => {
      const side = SIDES.find((one) => tokens[at - 1]?.plain === one)
      if (side && token.number !== undefined && token.number <= 4 && /^(\d|one|two|three|four)$/.test(token.plain))
        put(side, 'pips', token.number, at - 1, at)
    })
  for (const { side, at, to } of empty) put(side, 'card', 'none', at, to)
  for (const at of open) for (const side of SIDES) put(side, 'pips', undefined, at, at)
  const holder = counterHolder(tools)
  if (holder) claims.push(holder)
  claims.push(...notTheRoller(tools, holder?.value), ...countsAs(tools), ...rolledUntil(tools))
  const people = tools.mentions(PEOPLE)
  // "Luke has no cunning, Vader neither"
  const isLikeHim = (at: number) => isOne(at, 'neither') && people.some(({ to }) => to === at - 1)
  const nobody = tokens.findIndex(
    ({ plain }, at) =>
      (!isLikeHim(at) && /^(neither|nobody|none)$/.test(plain)) || (plain === 'one' && isOne(at - 1, 'no')),
  )
  // "neither of us has cunning" says nothing of the cards
  const isOfCards = [1, 2, 3, 4, 5, 6, 7].some(
    (step) =>
      isOne(nobody + step, 'play', 'plays', 'played', 'card', 'choose') &&
      tokens[nobody + step]!.part === tokens[nobody]?.part,
  )
  const isOfCunning = tokens.findIndex((_, at) => at > nobody && at <= nobody + 5 && isOne(at, 'cunning'))
  if (nobody >= 0 && isOfCunning > 0) for (const side of SIDES) put(side, 'cunning', false, nobody, isOfCunning)
  else if (nobody >= 0 && isOfCards) for (const side of SIDES) put(side, 'card', 'none', nobody, nobody)
  const ownerSide = (name: string) => {
    const sides = SIDES.filter((side) =>
      claims.some(
        ({ path, value }) =>
          path === `${side}.card` &&
          named.some((one) => one.value.name === value && one.value.characters.includes(name)),
      ),
    )
    return sides.length === 1 ? sides[0] : undefined
  }
  // who has it was not understood: nobody is presumed to be without
  const doubt = (at: number) => {
    for (const side of SIDES) put(side, 'cunning', undefined, at, at)
  }
  tokens.forEach((token, at) => {
    if (token.plain !== 'cunning' || isAskedAgain(tools, at)) return
    if (isCunningAsked(tools, at)) {
      doubt(at)
      return
    }
    if (isOfBothSides(tools, at)) {
      for (const side of SIDES) put(side, 'cunning', true, at, at)
      return
    }
    const person = people.find(({ to }) => to < at && at - to <= 3 && tokens[to]!.part === token.part)
    // "mine is You Disappoint Me and Dooku has cunning": whose his card is
    // "Cunning on Krennic …, he has Ambush": of the player who shows none of the others' cards
    const isOpen = tokens
      .slice(Math.max(0, at - 3), at)
      .some(({ plain }) => /^(is|are|there|if|any|whether)$/.test(plain))
    const on = !isOpen && isOne(at + 1, 'on') ? people.find(({ from }) => from === at + 2) : undefined
    const shown = SIDES.filter((side) => claims.some(({ path }) => path === `${side}.card`))
    const isTheirs = named.length === 1 && on && !named[0]!.value.characters.includes(on.value)
    const other = isTheirs && shown.length === 1 ? SIDES.find((side) => side !== shown[0]) : undefined
    const owner = (person && ownerSide(person.value)) ?? (on && ownerSide(on.value)) ?? other
    const led = tokens.findIndex(
      ({ plain, part }, place) =>
        place > at &&
        place <= at + 6 &&
        part === token.part &&
        SIDES.some((side) => side === plain) &&
        isOne(place - 1, 'for'),
    )
    const found = led > 0 ? { side: tokens[led]!.plain } : (sideJoined(tools, named, at) ?? sideOf(tools, at, at))
    const mine = /^(someone|somebody|my)$/.test(tokens[at - 2]?.plain ?? '') ? mySide(tools) : undefined
    const [alone] = said ? [] : sidesWithoutColours(tools, [{ from: at, start: at, to: at }])
    const side = owner ?? mine?.side ?? found?.side ?? (alone === 'both' ? undefined : alone)
    if (nobody >= 0 || !side) {
      doubt(at)
      return
    }
    const isApart = found && 'at' in found ? tokens[found.at]!.part !== token.part : !found && !mine && !person?.owner
    // "red played Push. Grievous has no cunning": whose Grievous is was not said
    if (person && !owner && isApart) {
      doubt(at)
      return
    }
    const isHad = ![1, 2, 3].some(
      (step) =>
        tokens[at - step]?.part === token.part &&
        /^(no|without|not|dont|doesnt|hasnt|havent|isnt|lacks|lack|never)$/.test(tokens[at - step]!.plain),
    )
    put(side, 'cunning', isHad, at, at)
    // "blue's got cunning, red doesn't"
    const denied = tokens.findIndex(
      ({ plain }, place) => place > at && place <= at + 4 && /^(doesnt|dont|hasnt|havent|not|none)$/.test(plain),
    )
    const isLast =
      denied > 0 && (tokens[denied + 1]?.part !== tokens[denied]!.part || isOne(denied + 1, 'got', 'have', 'any', 'so'))
    if (isLast && isHad) put(side === 'blue' ? 'red' : 'blue', 'cunning', false, at + 1, denied)
    const like = people.find(({ from, to }) => from > at && from - at <= 3 && isLikeHim(to + 1))
    const likeSide = like && ownerSide(like.value)
    if (likeSide && !isHad) put(likeSide, 'cunning', false, like.from, like.to + 1)
  })
  // "neither has a card, both 0 pips"
  const none = claims.flatMap(({ path, value }) => (value === 'none' ? [path.replace('card', 'pips')] : []))
  return [...measured(tools, claims).filter(({ path }) => !none.includes(path)), ...tiedTold(tools, claims)]
}
