/** Whose something is: a colour, mine or theirs. */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import { againstMe } from './against-me.ts'
import { isName, namesOfSides } from './named-sides.ts'
import { cardsIn, PEOPLE } from './things.ts'

/** The colours of the two players. */
export const SIDES = ['blue', 'red'] as const

/** The side a word names: "red", or "reds" for "red's". */
export const sideOfWord = (word: string | undefined) => SIDES.find((side) => word === side || word === `${side}s`)

/** The side a card or a figure belongs to: the last one named before it, else the first behind it. */
export function sideOf(
  { tokens, typed }: SceneTools,
  from: number,
  to: number,
): { side: string; at: number } | undefined {
  // "Ambush (blue)"
  const own = sideOfWord(tokens[to + 1]?.plain)
  if (own && /\(\s*$/.test(typed.slice(0, tokens[to + 1]!.start))) return { side: own, at: to + 1 }
  // "Ambush (me, blue)"
  const second = sideOfWord(tokens[to + 2]?.plain)
  if (second && /\(\s*(me|him|her|mine|his|hers|i|opp\w*)\s*,?\s*$/i.test(typed.slice(0, tokens[to + 2]!.start)))
    return { side: second, at: to + 2 }
  for (let at = from - 1; at >= 0; at--) {
    const side = sideOfWord(tokens[at]!.plain)
    if (side && tokens[at + 1]?.plain !== 'die') return { side, at }
  }
  const end = tokens.findIndex(({ plain, part }, at) => at > to && (part !== tokens[to]!.part || ENDS.test(plain)))
  const behind = tokens
    .slice(to + 1, Math.min(to + 4, end < 0 ? tokens.length : end))
    .findIndex(({ plain }) => sideOfWord(plain))
  if (behind < 0) return undefined
  const at = to + 1 + behind
  // "I have Push as red has Ambush": what red has comes next
  const isNext = behind > 0 && tokens[at - 1]!.plain === 'as' && DOES.test(tokens[at + 1]?.plain ?? '')
  return isNext ? undefined : { side: sideOfWord(tokens[at]!.plain)!, at }
}

/** Behind these words something else is told. */
const ENDS = /^(and|but|while|so|im)$/
/** "I showed Push as blue", "as red I show Push", "he plays it as red": who it is that the colour is said of. */
function whoIsAs({ tokens, isOne }: SceneTools, at: number): 'me' | 'other' | undefined {
  const next = tokens[at + 1]
  const isMe = (plain: string | undefined) => plain !== undefined && /^(i|ive|im)$/.test(plain)
  if (!isOne(at - 1, 'as') || (next?.part === tokens[at]!.part && DOES.test(next.plain))) return undefined
  // "as red, I show Push", "playing as red, I show Push"
  const before = tokens[at - 2]?.plain === 'playing' ? at - 3 : at - 2
  const isFirst = tokens[before]?.part !== tokens[at]!.part
  if (isMe(next?.plain) && (isFirst || next!.part === tokens[at]!.part)) return 'me'
  const who = tokens
    .slice(0, at - 1)
    .findLast(
      ({ plain, part }) => part === tokens[at]!.part && /^(i|ive|im|we|he|hes|she|shes|they|opponent)$/.test(plain),
    )
  return who && (isMe(who.plain) ? 'me' : who.plain === 'we' ? undefined : 'other')
}

/** "Push from me (red)", "he (blue)", "my Push (red)": of whom the colour in brackets is said. */
function whoIsInBrackets(tools: SceneTools, at: number): string | undefined {
  const before = /(\w+)\s*\(\s*$/.exec(tools.typed.slice(0, tools.tokens[at]!.start))?.[1]?.toLowerCase()
  if (before === undefined) return undefined
  if (/^(i|me|mine)$/.test(before)) return 'me'
  if (/^(he|him|his|she|hers?|opponent)$/.test(before)) return 'opponent'
  return cardsIn(tools).find(({ to }) => to === at - 1)?.owner
}

/** "I am blue": whose side mine is, and with it the other's; where no colour is told, I am blue. */
export function mySide(tools: SceneTools): { side: string; at: number } | undefined {
  const { tokens, isOne } = tools
  if (!tokens.some(({ plain }, at) => sideOfWord(plain) && tokens[at + 1]?.plain !== 'die'))
    return { side: 'blue', at: -1 }
  const at = tokens.findIndex(
    ({ plain }, place) =>
      SIDES.some((side) => side === plain) &&
      (/^(im|i)$/.test(tokens[place - 1]?.plain ?? '') ||
        isOne(place - 1, 'am') ||
        whoIsAs(tools, place) === 'me' ||
        whoIsInBrackets(tools, place) === 'me' ||
        (isOne(place - 1, 'play', 'playing') && isOne(place - 2, 'i', 'im'))),
  )
  if (at >= 0) return { side: tokens[at]!.plain, at }
  // "he's red": then I am blue
  const theirs = tokens.findIndex(
    ({ plain, part }, place) =>
      SIDES.some((side) => side === plain) &&
      (tokens[place + 1]?.part !== part || isOne(place + 1, 'and', 'so', 'with')) &&
      (whoIsAs(tools, place) === 'other' ||
        whoIsInBrackets(tools, place) === 'opponent' ||
        /^(hes|shes)$/.test(tokens[place - 1]?.plain ?? '') ||
        (isOne(place - 1, 'is') && isOne(place - 2, 'he', 'she', 'opponent'))),
  )
  if (theirs < 0) return againstMe(tools)
  return { side: SIDES.find((side) => side !== tokens[theirs]!.plain)!, at: theirs }
}

const TALK = /^(say|says|said|claim|claims|claimed|think|thinks|insists|argues|reckons|swears|tells|told)$/
const MY_WORDS = /^(i|ive|im|my|mine|we|our|me)$/
/** Of these nobody is an owner. */
const THING = /^(card|commander|operative|general|leader|character|hero|guy|unit|squad|army|list|side)s?$/
const THEIR_WORDS = /^(he|hes|his|him|she|shes|her|hers|theirs|they|their|theyve|opponent|opponents|enemy|other)$/

/**
 * No side is told by its colour: I count as blue and whoever plays against me as red, for nothing hangs on which is which.
 * In: the places of both cards or numbers of pips. Out: their sides, as far as two are told.
 */
export function sidesWithoutColours(tools: SceneTools, found: readonly Pick<Mention, 'from' | 'start' | 'to'>[]) {
  const { tokens, isOne } = tools
  const own = found.map(({ from, start, to }, i) => {
    const apart = inBrackets(tools, to) ?? ''
    if (/^(mine|me|his|him|hers?|theirs|them)$/.test(apart)) return /^m/.test(apart) ? 'blue' : 'red'
    const until = i ? found[i - 1]!.from : -1
    for (let at = from - 1; at > until; at--) {
      if (tokens[at]!.plain === 'who') break
      // "he says Ambush beats Assault": who only says so plays neither
      if (TALK.test(tokens[at + 1]?.plain ?? '')) continue
      if (MY_WORDS.test(tokens[at]!.plain)) return 'blue'
      // "my card's guy": the word before says whose it is, and "the card's owner" is nobody
      if (tokens[at]!.owner && THING.test(tokens[at]!.plain)) continue
      if (THEIR_WORDS.test(tokens[at]!.plain) || tokens[at]!.owner || isName(tokens[at]!)) return 'red'
    }
    return isOne(start - 1, 'both') ? 'both' : undefined
  })
  if (own.length === 1) return own
  if (namesOfSides(tools, found)) return [...SIDES]
  const isBlueTaken = own.includes('blue')
  return own.map((side, i) => {
    if (side !== undefined || own.length !== 2) return side
    const other = own[1 - i]
    // "Ambush against Assault": the first is blue, the second red
    if (other === undefined) return SIDES[i]
    return isBlueTaken ? 'red' : 'blue'
  })
}

/** "Change of Plans (mine)": the word in brackets behind it. */
const inBrackets = ({ tokens, typed }: SceneTools, to: number): string | undefined =>
  /^\s*\((\w+)\)/.exec(typed.slice(tokens[to]!.end))?.[1]?.toLowerCase()

/** The side of a card that is told as mine or theirs, where it is said which side I am: "he plays Assault". */
function sideOfOwner(tools: SceneTools, { owner, start, to }: Mention): { side: string; at: number } | undefined {
  const mine = mySide(tools)
  if (!mine) return undefined
  const other = SIDES.find((side) => side !== mine.side)!
  // "Push is mine, Ambush is his"
  const next = tools.tokens[to + 1]
  const isLast = next?.part === tools.tokens[to]!.part && tools.tokens[to + 2]?.part !== next.part
  const isSaid = tools.isOne(to + 1, 'is', 'from', 'by')
  const said = isSaid ? tools.tokens[to + 2]?.plain : isLast ? next.plain : inBrackets(tools, to)
  if (said && /^(mine|me|his|him|hers?|theirs|them)$/.test(said))
    return { side: /^m/.test(said) ? mine.side : other, at: start }
  if (owner === 'me' || owner === 'opponent') return { side: owner === 'me' ? mine.side : other, at: start }
  const before = cardsIn(tools).findLast(({ to }) => to < start)?.to ?? -1
  for (let at = start - 1; at > Math.max(mine.at < start ? mine.at : -1, before, start - 10); at--) {
    const { plain } = tools.tokens[at]!
    if (sideOfWord(plain)) return undefined
    const isTalk = TALK.test(tools.tokens[at + 1]!.plain) && !/^(mine|his|hers|theirs)$/.test(plain)
    if (isTalk || (tools.isOne(at - 1, 'is') && plain !== 'i')) continue
    if (MY_WORDS.test(plain)) return { side: mine.side, at }
    if (THEIR_WORDS.test(plain)) return { side: other, at }
  }
  return undefined
}

/** "Han is red, Krennic blue": the colour of the player whose character owns the card. */
function sideOfPeople(tools: SceneTools, { value }: Mention): { side: string; at: number } | undefined {
  const owners = (value as Partial<CommandCard>).characters ?? []
  const named = cardsIn(tools)
  for (const one of tools.mentions(PEOPLE)) {
    if (!owners.includes(one.value) || named.some(({ from, to }) => from <= one.from && one.to <= to)) continue
    // "red is Han"
    const before = tools.isOne(one.from - 1, 'is', 'plays') ? sideOfWord(tools.tokens[one.from - 2]?.plain) : undefined
    if (before) return { side: before, at: one.start }
    for (let at = one.to + 1; at <= one.to + 4; at++) {
      const side = sideOfWord(tools.tokens[at]?.plain)
      if (side) return { side, at: one.start }
      if (!tools.isOne(at, 'player', 'is', 'plays', 'as', 'on', 'the', 'side')) break
    }
  }
  return undefined
}

/** "Log Traps is red's", "Ploy belongs to blue", "Push from red": told right behind the name. */
function sideBehind({ tokens, isOne }: SceneTools, { to }: Mention): { side: string; at: number } | undefined {
  const at = [to + 2, to + 3, to + 4].find((place) => sideOfWord(tokens[place]?.plain))
  if (at === undefined || tokens[at]!.part !== tokens[to]!.part || isOne(at + 1, 'die')) return undefined
  const isLinked = tokens
    .slice(to + 1, at)
    .every(({ plain }) => /^(is|was|belongs|belong|to|from|by|on|side|for|the|of|as)$/.test(plain))
  // "Push as red shows Ambush": while red does
  const isDoing = isOne(to + 1, 'as') && tokens[at + 1]?.part === tokens[at]!.part && DOES.test(tokens[at + 1]!.plain)
  if (isDoing) return undefined
  const isEnd =
    isOne(to + 1, 'as') ||
    tokens[at + 1]?.part !== tokens[at]!.part ||
    isOne(at + 1, 'and', 'card', 'so', 'but', 'player')
  return isLinked && isEnd ? { side: sideOfWord(tokens[at]!.plain)!, at } : undefined
}

/** "Ambush (red)": what stands in brackets right behind it. */
const isInBrackets = ({ tokens, typed }: SceneTools, { to }: Mention): boolean =>
  /^\s*\(/.test(typed.slice(tokens[to]!.end))

/** "Push red against Ambush blue": each card with its colour right behind it. */
function inTurn(tools: SceneTools, { to }: Mention): { side: string; at: number } | undefined {
  const { tokens } = tools
  const cards = cardsIn(tools)
  const isColoured = (one: Mention) =>
    tokens[one.to + 1]?.part === tokens[one.to]!.part && SIDES.some((side) => side === tokens[one.to + 1]!.plain)
  const isFirst = cards[0] !== undefined && !sideOfWord(tokens[cards[0].start - 1]?.plain)
  const isRow = isFirst && cards.length > 1 && cards.every(isColoured) && cards.some((one) => one.to === to)
  const isDoing = cards.some((one) => DOES.test(tokens[one.to + 2]?.plain ?? ''))
  return isRow && !isDoing ? { side: tokens[to + 1]!.plain, at: to + 1 } : undefined
}

/** The side a card or an effect belongs to: written beside it, said as mine or theirs, or the colour named last. */
export function sideSaid(tools: SceneTools, mention: Mention): { side: string; at: number } | undefined {
  const people = inTurn(tools, mention) ?? sideBehind(tools, mention) ?? sideOfPeople(tools, mention)
  if (people) return people
  const near = sideOf(tools, mention.from, mention.to)
  // "red has the counter, I flipped Ambush": which side I am was not said
  const isMyDoing = tools.tokens
    .slice(near?.at ?? mention.from, mention.from)
    .some(({ plain }, i, all) => /^(i|ive)$/.test(plain) && DOES.test(all[i + 1]?.plain ?? ''))
  if (near && isMyDoing && !mySide(tools)) return undefined
  return near && near.at > mention.to && near.at <= mention.to + 2 && isInBrackets(tools, mention)
    ? near
    : (sideOfOwner(tools, mention) ?? near)
}

const DOES =
  /^(has|have|had|got|plays?|played|shows?|showed|is|holds?|wins|gets|puts?|flips?|flipped|reveals?|revealed|goes|starts)$/

/** The side a number of pips belongs to: one close by, "for red", or mine and theirs. */
export function sideNear(tools: SceneTools, at: number, to: number, isBare: boolean): { side: string } | undefined {
  const { tokens, isOne } = tools
  const mine = mySide(tools)
  // "4 pips blue vs 1 pip red": right behind, where none stands right before and it does nothing there
  const next = tokens[to + 1]?.part === tokens[to]!.part ? sideOfWord(tokens[to + 1]!.plain) : undefined
  const isDoing = tokens[to + 2]?.number !== undefined || DOES.test(tokens[to + 2]?.plain ?? '')
  if (next && !sideOfWord(tokens[at - 1]?.plain) && !isDoing && tokens[to + 1]!.plain === next) return { side: next }
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

/** "Mine is my commander's own card and he has cunning": he is my commander, not who plays against me. */
function isMyLeader({ tokens, isOne }: SceneTools, he: number): boolean {
  const { part, plain } = tokens[he] ?? {}
  const words = tokens.slice(Math.max(0, he - 9), he).filter((token) => token.part === part)
  const leader = words.findLastIndex((_, i) =>
    isOne(he - words.length + i, 'commander', 'operative', 'leader', 'general', 'character'),
  )
  const whose = words.slice(0, leader).findLast((token) => MY_WORDS.test(token.plain) || THEIR_WORDS.test(token.plain))
  return /^(he|she)$/.test(plain ?? '') && whose !== undefined && MY_WORDS.test(whose.plain)
}

/** "He has Push and cunning", "I've got cunning": whose the card beside it is, or who has it. */
export function sideJoined(tools: SceneTools, named: readonly Mention[], at: number) {
  if (tools.isOne(at + 1, 'is', 'for')) return undefined
  const card = tools.isOne(at - 1, 'and', 'with', 'plus') ? named.find(({ to }) => to === at - 2) : undefined
  if (card) return sideSaid(tools, card)
  const { isOne, tokens } = tools
  const mine = isOne(at - 1, 'has', 'have', 'got') ? mySide(tools) : undefined
  const who = tokens[at - 2]?.plain ?? ''
  const own = isOne(at - 1, 'got') && /^(ive|hes|shes|have|has)$/.test(who) ? (tokens[at - 3]?.plain ?? who) : who
  if (!mine) return undefined
  if (MY_WORDS.test(own) || /^ive$/.test(who) || isMyLeader(tools, at - 2)) return { side: mine.side, at: at - 2 }
  if (!THEIR_WORDS.test(own) && !/^(hes|shes)$/.test(who)) return undefined
  return { side: SIDES.find((side) => side !== mine.side)!, at: at - 2 }
}
