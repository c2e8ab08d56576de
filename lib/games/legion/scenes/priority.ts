/** Who goes first: cards, pips, cunning and the round counter of each side. */
import type { Claim, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { mySide, SIDES, sideJoined, sideNear, sideOf, sideOfWord, sideSaid, sidesWithoutColours } from './sides.ts'
import { cardsIn, isDropped, PEOPLE } from './things.ts'

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
  // "I'm blue, hold the round counter"
  const first = tokens.findIndex((token) => token.part === part)
  const isMine = mine?.at === first - 1 && isOne(first, 'hold', 'holding', 'have', 'got', 'with')
  return isMine ? { path: 'roundCounterHolder', value: mine.side, from: first, to: at } : undefined
}

const DENIED = /^(no|without|cannot|cant|couldnt|didnt|doesnt|wont|not|never|isnt)$/

/** "Red couldn't play anything", "he has nothing to play", "blue plays no card". */
function emptyHanded(tools: SceneTools): { side: string; at: number; to: number }[] {
  const { tokens, isOne } = tools
  const mine = mySide(tools)
  const other = mine && SIDES.find((side) => side !== mine.side)
  return tokens.flatMap(({ plain, part }, at) => {
    const own = /^(i|ive|im)$/.test(plain) ? mine?.side : /^(he|hes|she|shes|opponent)$/.test(plain) ? other : undefined
    const side = SIDES.find((one) => one === plain) ?? own
    const no = [1, 2, 3, 4].map((step) => at + step).find((place) => DENIED.test(tokens[place]?.plain ?? ''))
    const nothing = [1, 2, 3].map((step) => at + step).find((place) => isOne(place, 'nothing'))
    const thing = [1, 2, 3, 4].map((step) => (no ?? NaN) + step)
    const isCard = (place: number) =>
      isOne(place, 'anything') || (isOne(place, 'card', 'cards') && isOne(place - 1, 'a', 'any', 'no', 'without'))
    const to = nothing ?? thing.find(isCard)
    return side && to !== undefined && tokens[to]!.part === part ? [{ side, at, to }] : []
  })
}

export const priority: Scene = (tools) => {
  const { tokens, isOne } = tools
  const named = cardsIn(tools)
  const claims: Claim[] = []
  const put = (side: string, key: string, value: unknown, from: number, to: number) => {
    if (claims.some(({ path }) => path === `${side}.${key}`)) return
    claims.push({ path: `${side}.${key}`, value, from, to })
  }
  const said = tokens.some(({ plain }, at) => sideOfWord(plain) && tokens[at + 1]?.plain !== 'die')
  const isBoth = (at: number) =>
    isOne(at - 1, 'both') ||
    (isOne(at - 3, 'both') && isOne(at - 2, 'put', 'lay', 'laid') && isOne(at - 1, 'down')) ||
    (isOne(at - 2, 'both') &&
      isOne(at - 1, 'reveal', 'reveals', 'revealed', 'show', 'flip', 'flipped', 'use', 'chose', 'pick', 'picked')) ||
    (isOne(at - 2, 'both') &&
      isOne(at - 1, 'play', 'plays', 'played', 'have', 'threw', 'throw', 'dropped', 'drop', 'brought', 'laid', 'lay'))
  const alone = said
    ? []
    : [
        ...named.map((one) => ({ ...one, key: 'card', value: one.value.name as unknown })),
        ...tokens.flatMap((token, at) =>
          token.number !== undefined && token.number < 5 && isOne(at + 1, 'pip', 'pips', 'pipper', 'pippers')
            ? [{ from: at, to: at + 1, start: at, key: 'pips', value: token.number as unknown }]
            : [],
        ),
      ].sort((a, b) => a.from - b.from)
  const empty = emptyHanded(tools)
  const isTold = alone.length > 1 || empty.length > 0 || alone.some((one) => isBoth(one.from))
  if (isTold && alone.length < 3)
    sidesWithoutColours(tools, alone).forEach((side, i) => {
      const { key, value, start, to, from } = alone[i]!
      if (key === 'pips' && isShared(tools, from)) return
      if (isBoth(from)) for (const each of SIDES) put(each, key, value, Math.min(start, from - 1), to)
      else if (side) put(side, key, value, start, to)
    })
  for (const mention of said ? named : []) {
    if (isBoth(mention.from)) {
      for (const side of SIDES) put(side, 'card', mention.value.name, mention.from - 1, mention.to)
      continue
    }
    const found = sideSaid(tools, mention)
    // of two cards the one that nobody is named for is the other player's
    const rest = named.find((one) => one !== mention)
    const theirs = rest && named.length === 2 ? sideSaid(tools, rest)?.side : undefined
    const side = found?.side ?? SIDES.find((one) => theirs !== undefined && one !== theirs)
    if (!side) continue
    const near = found && mention.from - found.at >= 0 && mention.from - found.at <= 3 ? found.at : mention.start
    put(side, 'card', mention.value.name, near, mention.to)
  }
  const isPips = (at: number) => isOne(at + 1, 'pip', 'pips', 'pipper', 'pippers')
  const isTied = (at: number) => isOne(at - 1, 'at', 'on') && isOne(at - 2, 'tied', 'tie', 'equal', 'level')
  const anyPips = tokens.some((_, at) => isPips(at))
  tokens.forEach((token, at) => {
    if (token.number === undefined || token.number > 4) return
    if (isOne(at - 1, 'round', 'turn') || isOne(at + 1, 'round', 'turn') || isDropped(tools, { from: at, to: at + 1 }))
      return
    // "red three" behind "blue two pips"
    const isBare = anyPips && !isPips(at) && /^(\d|one|two|three|four)$/.test(token.plain)
    if (!isPips(at) && !isBare && !isTied(at)) return
    const to = isPips(at) ? at + 1 : at
    if (isTied(at) || (isPips(at) && isShared(tools, at)))
      for (const side of SIDES) put(side, 'pips', token.number, at, to)
    else {
      const found = said ? sideNear(tools, at, to, isBare) : undefined
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
  for (const { side, at, to } of empty) put(side, 'card', 'none', at, to)
  const holder = counterHolder(tools)
  if (holder) claims.push(holder)
  const nobody = tokens.findIndex(
    ({ plain }, at) => /^(neither|nobody|none)$/.test(plain) || (plain === 'one' && isOne(at - 1, 'no')),
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
  // who has it was not understood: nobody is presumed to be without
  const doubt = (at: number) => {
    for (const side of SIDES) put(side, 'cunning', undefined, at, at)
  }
  tokens.forEach((token, at) => {
    if (token.plain !== 'cunning') return
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
    const [alone] = said ? [] : sidesWithoutColours(tools, [{ from: at, start: at }])
    const side = mine?.side ?? found?.side ?? (alone === 'both' ? undefined : alone)
    if (nobody >= 0 || !side) {
      doubt(at)
      return
    }
    // "red played Push. Grievous has no cunning": whose Grievous is was not said
    const person = tools.mentions(PEOPLE).find(({ to }) => to < at && at - to <= 3 && tokens[to]!.part === token.part)
    const isApart = found && 'at' in found ? tokens[found.at]!.part !== token.part : !found && !mine && !person?.owner
    if (person && isApart) {
      doubt(at)
      return
    }
    const isHad = !/^(no|without|not)$/.test(tokens[at - 1]?.plain ?? '')
    put(side, 'cunning', isHad, at, at)
    // "blue's got cunning, red doesn't"
    const denied = tokens.findIndex(
      ({ plain }, place) => place > at && place <= at + 4 && /^(doesnt|dont|hasnt|havent|not|none)$/.test(plain),
    )
    const isLast =
      denied > 0 && (tokens[denied + 1]?.part !== tokens[denied]!.part || isOne(denied + 1, 'got', 'have', 'any', 'so'))
    if (isLast && isHad) put(side === 'blue' ? 'red' : 'blue', 'cunning', false, at + 1, denied)
  })
  return claims
}
