/** What takes a phrase back: a "not" before it, doubt, a rough number, or that it is what is asked. */
import { COLOURS, NEEDS, type Token } from '../kernel/sayings.ts'
import { isStop } from '../search/words.ts'
import type { Meant } from './lexicon.ts'
import type { Match } from './phrases.ts'
import { isFirm, MAY } from './tokens.ts'

const NEGATIONS = new Set(
  'no not without instead rather isnt arent wasnt werent never nobody none nothing dont doesnt didnt hasnt havent hadnt neither nor lack lacks lacking'.split(
    ' ',
  ),
)
/** So many words before a phrase a "not" still speaks of it. */
const NEGATION_REACH = 3
/** Where they stand behind a noun, something else begins. */
const PARTS = /^(left|after|before|in|on|at|is|are|was|to|when|while|during)$/
const DOUBTS = /^(know|sure|certain|idea|clue|remember)$/
/** Doubts that need no "not". */
const PLAIN_DOUBTS = /^(un(sure|clear|known)|forg[eo]t|maybe|perhaps|dunno)$/
/** Before a number they leave it open. */
const ROUGHLY = /^(about|around|roughly|almost|nearly|over|under|least|most|than|or|maybe|perhaps|approximately)$/

/** "I'd rather promote him" wants it; "rather than promote him" does not. */
const isWish = (tokens: readonly Token[], token: Token): boolean =>
  token.plain === 'rather' && tokens[tokens.indexOf(token) + 1]?.plain !== 'than'

export function negated(tokens: readonly Token[], { from, places, meant }: Match<Meant>): boolean {
  const { part } = tokens[from]!
  const before = tokens.slice(Math.max(0, from - NEGATION_REACH), from)
  const inside = tokens.slice(from, places.at(-1)! + 1).filter((_, i) => !places.includes(from + i))
  // "no commanders on the table", "no carrier left after combat": of what stands behind its noun a "no" says nothing
  const isOfOther = (token: Token) => {
    const at = token.plain === 'no' ? before.indexOf(token) : -1
    const between = at < 0 ? [] : before.slice(at + 1)
    return (
      /[^s]s$/.test(between.at(-1)?.plain.replace(/^(has|was|is|does)$/, '') ?? '') ||
      between.slice(1).some(({ plain }) => PARTS.test(plain))
    )
  }
  const nots = [...before, ...inside].filter(
    (token) =>
      token.part === part &&
      NEGATIONS.has(token.plain) &&
      !isOfOther(token) &&
      !isWish(tokens, token) &&
      !(NEVER.test(token.plain) && isWhere(tokens, from) && tokens[from - 2] !== token),
  )
  // "nothing of mine was built", however far before it
  const nobody = tokens.findIndex(
    (token, at) => token.part === part && SUBJECT.test(token.plain) && tokens[at + 1]?.plain === 'of',
  )
  // "nothing of mine in it and there was no fight" says two things
  const isJoined = tokens.slice(Math.max(0, nobody), from).some(({ plain }) => plain === 'and' || plain === 'but')
  if (meant.fact.kind === 'yes-no' && nobody >= 0 && nobody < from - NEGATION_REACH && !isJoined)
    nots.push(tokens[nobody]!)
  // "neither … nor" denies once
  const isPair = nots.some(({ plain }) => plain === 'neither') && nots.some(({ plain }) => plain === 'nor')
  return (nots.length - (isPair ? 1 : 0)) % 2 === 1
}

const SUBJECT = /^(nothing|none|neither)$/

/** "We never fought in my capital": what never happened there denies nothing of the place. */
const isWhere = (tokens: readonly Token[], from: number): boolean =>
  /^(my|our|his|her|their)$/.test(tokens[from]!.plain) && /^(in|at|on|over|near)$/.test(tokens[from - 1]?.plain ?? '')
const NEVER = /^(never|nobody|noone|havent|hasnt|didnt)$/

/** "No troopers left on the table": nobody is said to be there. */
export const isOfNobody = (tokens: readonly Token[], { from }: Match<Meant>): boolean =>
  /^(on|in|at)$/.test(tokens[from]!.plain) &&
  tokens.slice(Math.max(0, from - NEGATION_REACH), Math.max(0, from - 1)).some(({ plain }) => plain === 'no')

export const doubted = (tokens: readonly Token[], from: number): boolean =>
  tokens.slice(Math.max(0, from - 7), from).some((token, i, all) => {
    if (PLAIN_DOUBTS.test(token.plain)) return true
    if (!DOUBTS.test(token.plain)) return false
    return all.slice(Math.max(0, i - 3), i).some(({ plain }) => NEGATIONS.has(plain) || /^(cant|cannot)$/.test(plain))
  })

/** "Last turn I was under siege", "it used to be mine": no more than that it was spoken of. */
export const isPast = (tokens: readonly Token[], { from, places }: Match<Meant>): boolean => {
  const { part } = tokens[from]!
  return tokens.some(
    (token, at) =>
      token.part === part &&
      !places.includes(at) &&
      ((token.plain === 'last' && /^(turn|round|game|time)$/.test(tokens[at + 1]?.plain ?? '')) ||
        (token.plain === 'used' && tokens[at + 1]?.plain === 'to' && at < from)) &&
      !/^(since|my|your|his|her|the)$/.test(tokens[at - 1]?.plain ?? ''),
  )
}

/** "We fought there two turns ago", "on my turn before last": a moment so far back, or not, that nobody can tell. */
export const isAgo = (tokens: readonly Token[], { from }: Match<Meant>): boolean =>
  tokens.some(
    ({ plain, part }, at) =>
      part === tokens[from]!.part &&
      ((plain === 'ago' && /^(turns?|rounds?)$/.test(tokens[at - 1]?.plain ?? '')) ||
        (plain === 'last' && tokens[at - 1]?.plain === 'before' && tokens[at + 1]?.plain !== 'turn')),
  )

/** "May it jump next turn": what happened this turn says nothing of that. */
export const isNextTurn = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ plain }, at) =>
      plain === 'next' &&
      /^(turn|round)$/.test(tokens[at + 1]?.plain ?? '') &&
      ![1, 2].some((step) => /^(until|till|til|before|since|by|for)$/.test(tokens[at - step]?.plain ?? '')),
  )

/** "Not fought since my turn": a moment that tells when something was is not the one that is now. */
export const isMoment = (tokens: readonly Token[], { from, to }: Match<Meant>): boolean =>
  tokens.slice(from, to + 1).some(({ word }) => /^(turn|go|phase)$/.test(word)) &&
  /^(since|until|till|before|after)$/.test(tokens[from - 1]?.plain ?? '')

/** Behind "can", "want to" and the like, so many words before the place at most. */
export const isBehindMay = (tokens: readonly Token[], place: number, most: number): boolean =>
  Array.from({ length: most }, (_, i) => tokens[place - 1 - i]).some(
    (token) => token?.part === tokens[place]?.part && MAY.test(token?.plain ?? ''),
  )

/** "I want to play Interdiction", "may I use it": what may be done is not done. */
export const isOnlyMeant = (tokens: readonly Token[], { from }: Match<Meant>): boolean =>
  [1, 2].some(
    (step) => /^(play|use|cast)$/.test(tokens[from - step]?.plain ?? '') && isBehindMay(tokens, from - step, 3),
  )

/** "Can I have a station there": what may be had is not there. */
export const isWantedThere = (tokens: readonly Token[], { from }: Match<Meant>): boolean =>
  // "must I get rid of one" wants none
  tokens[from]!.plain !== 'rid' &&
  [from, from - 1].some((at) => /^(have|get)$/.test(tokens[at]?.plain ?? '') && isBehindMay(tokens, at, 2))

/** "Do I need a commander or an operative": what is needed is not had. */
export const isNeeded = (tokens: readonly Token[], { from, counter }: Match<Meant>): boolean => {
  const first = counter ?? from
  return [1, 2, 3].some((step) => {
    const [token, to, verb] = tokens.slice(Math.max(0, first - step))
    if (first < step || token!.part !== tokens[first]!.part || !NEEDS.includes(token!.plain)) return false
    // "do I need to tell": it is the telling that is needed
    return to?.plain !== 'to' || /^(have|own|bring|be|hold|control|field|run)$/.test(verb?.plain ?? '')
  })
}

const LIMITS = /^(tops|max(imum)?|limit|ish)$/

/** "3 or 4", "at least 3", "more than 3": no number that could be filled in. */
export function isRough(tokens: readonly Token[], place: number, own: readonly number[] = []): boolean {
  const { part } = tokens[place]!
  const [two, one] = [tokens[place - 2], tokens[place - 1]]
  if (one?.part === part && ROUGHLY.test(one.plain) && !(one.plain === 'or' && two?.number === undefined)) return true
  // "between 11 and 13 inches"
  if (one?.plain === 'and' && two?.number !== undefined && tokens[place - 3]?.plain === 'between') return true
  // "two of my ten units died"
  if (tokens[place - 3]?.number !== undefined && two?.plain === 'of' && /^(my|his|her|our|their|the)$/.test(one!.plain))
    return true
  const [next, after] = [tokens[place + 1], tokens[place + 2]]
  // "3 operatives tops", "2 max": a limit counts nothing that is there
  // "2 developments, max 3": it limits with a number of its own
  const isLimit = (at: number) =>
    tokens[at]?.part === part &&
    !own.includes(at) &&
    LIMITS.test(tokens[at]!.plain) &&
    tokens[at + 1]?.number === undefined
  if (isLimit(place + 1) || isLimit(place + 2)) return true
  return (
    next?.part === part &&
    next.plain === 'or' &&
    (after?.number !== undefined || /^(more|less|so|fewer)$/.test(after?.plain ?? ''))
  )
}

/** "I have 7 credits" is no "I have 7": helpers and a number alone do not take what another noun counts. */
export function countsOther(tokens: readonly Token[], { counter, places }: Match<Meant>): boolean {
  if (counter === undefined) return false
  const next = tokens[counter + 1]
  // "so no more ships for me"
  const isHad = /^(have|has|had|got|ive|with)$/.test(tokens[counter - 1]?.plain ?? '')
  if (tokens[counter]!.plain === 'no' && next?.plain === 'more' && !isHad) return true
  if (counter !== places.at(-1)) return false
  // "I have no science domain"
  if (tokens[counter]!.plain === 'no' && next?.part === tokens[counter]!.part && !isStop(next.plain))
    return places.every((place) => place === counter || isStop(tokens[place]!.plain))
  const isNoun = next?.part === tokens[counter]!.part && next.plain.endsWith('s') && next.plain !== next.word
  return isNoun && places.every((place) => place === counter || isStop(tokens[place]!.plain))
}

/** "A fourth one there", "the other one": it stands for a noun, and counts nothing. */
export const isOrdinalOne = (tokens: readonly Token[], { counter }: Match<Meant>): boolean =>
  counter !== undefined && tokens[counter]!.plain === 'one' && ORDINAL.test(tokens[counter - 1]?.plain ?? '')
const ORDINAL = /^(first|second|third|fourth|fifth|sixth|seventh|eighth|next|other|last|\d+(st|nd|rd|th))$/

/** "I had five ships, one was destroyed", "there were three, now one", "I lost two": how many are left is not said. */
export const isBygone = (tokens: readonly Token[], { counter, from, places }: Match<Meant>): boolean => {
  const first = counter ?? from
  const before = tokens[first - 1]
  // "5 ships, Tom destroyed one of mine": whether it is counted among them is not said
  const isLess = tokens.some(
    ({ plain }, at) =>
      at > first &&
      /^(destroyed|killed|shot|lost)$/.test(plain) &&
      tokens[at + 1]?.number !== undefined &&
      /^of (mine|my|ours|our)$/.test(`${tokens[at + 2]?.plain} ${tokens[at + 3]?.plain}`),
  )
  if (isLess) return true
  if (before?.plain === 'lost' && before.part === tokens[first]!.part && !places.includes(first - 1)) return true
  const isPartOf = tokens[first - 2]?.plain === 'of' && /^(my|our)$/.test(tokens[first - 1]!.plain)
  const had = isPartOf
    ? first
    : [1, 2].map((step) => first - step).find((at) => /^(had|were|was)$/.test(tokens[at]?.plain ?? ''))
  // "I was at seven ships, two died"
  const isAt = /^(at|on)$/.test(tokens[first - 1]?.plain ?? '')
  const isHad = isPartOf || tokens[had ?? -1]?.plain === 'had' || (isAt && tokens[had ?? -1]?.plain === 'was')
  return (
    had !== undefined &&
    !tokens.slice(0, had).some(({ plain }) => plain === 'if') &&
    tokens.some(({ plain }, at) => (isHad && GONE.test(plain)) || (at > first && isNowOther(tokens, at)))
  )
}
/** "… now one", "now I have two": another number has taken its place. */
const isNowOther = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.plain === 'now' &&
  tokens.slice(at + 1, at + 4).some((token) => token.part === tokens[at]!.part && isFirm(token))
const GONE = /^(lost|destroyed|died|dead|spent|paid|gone|left|removed|sold|gave)$/

/** "Tom: 3 ships, 5 cubes. Me: 4 ships": what stands behind another's name and a colon is his, where I have mine. */
export function isUnderOther(tokens: readonly Token[], { from }: Match<Meant>, typed: string): boolean {
  const heads = tokens.flatMap(({ part, end }, at) =>
    tokens[at - 1]?.part !== part && /^\s*:/.test(typed.slice(end)) ? [at] : [],
  )
  const isMine = (at: number) => /^(me|mine|i|my|us)$/.test(tokens[at]!.plain)
  const head = heads.findLast((at) => at < from)
  return head !== undefined && !isMine(head) && heads.some(isMine)
}

/** "My other system is under siege", "Red is besieged": what is told of another place, or of somebody else. */
export function isElsewhere(tokens: readonly Token[], { from, to }: Match<Meant>): boolean {
  const { part, plain } = tokens[from]!
  const behind = tokens.slice(to + 1, to + 4).filter((token) => token.part === part)
  // "Interdiction lies on another system", "Anna besieges her neighbour"
  if (behind.some((token) => /^(another|different)$/.test(token.plain))) return true
  if (/^(besieg|sieg|blockad)es?$/.test(plain) && /^(his|her|their)$/.test(behind[0]?.plain ?? '')) return true
  const verb = [1, 2].map((step) => from - step).find((at) => /^(is|are|was|were)$/.test(tokens[at]?.plain ?? ''))
  // "Red is besieging": whom is another question
  if (verb === undefined || tokens[verb]!.part !== part || plain.endsWith('ing')) return false
  const subject = tokens.slice(Math.max(0, verb - 3), verb).filter((token) => token.part === part)
  const isPlayer = subject.length === 1 && COLOURS.test(subject[0]!.plain)
  // "three of my systems are besieged": whether this is one of them is not said
  const [many, of] = tokens.slice(Math.max(0, verb - 4), verb - 2)
  const isSomeOfThem = of?.plain === 'of' && (many?.number !== undefined || /^(some|most|few)$/.test(many!.plain))
  return isPlayer || isSomeOfThem || subject.some((token) => OTHER_PLACE.test(token.plain))
}
const OTHER_PLACE = /^(other|another|neighbou?r(ing)?|nearby|different)$/

/** "My capital is not under siege, but my home is": what is set against it is another thing. */
export const isSetAgainst = (tokens: readonly Token[], { from, to }: Match<Meant>): boolean =>
  tokens[to + 2]?.part !== tokens[to]!.part &&
  /^(is|isnt|are|arent|was|wasnt|does|doesnt|has|hasnt)$/.test(tokens[to + 1]?.plain ?? '') &&
  [1, 2].some((step) => /^(but|only|while|though|whereas)$/.test(tokens[from - step]?.plain ?? ''))

/** "Is it …?", "do I …?": the question itself, no fact. */
export function isAsked(tokens: readonly Token[], from: number): boolean {
  const { part } = tokens[from]!
  // "does my capital count as besieged"
  const isCounted = tokens[from - 1]?.plain === 'as' && /^counts?$/.test(tokens[from - 2]?.plain ?? '')
  if (isCounted && tokens.some((token, i) => i < from && token.part === part && /^(do|does)$/.test(token.plain)))
    return true
  const lead = tokens.slice(Math.max(0, from - 3), from).filter((token) => token.part === part)
  const at = lead.findIndex(({ plain }) => /^(is|are|am|do|does)$/.test(plain))
  if (at < 0 || lead.length - at < 2) return false
  const start = tokens[from - (lead.length - at) - 1]
  const opens = !start || start.part !== part || /^(and|so|then|still|or|if|whether|know)$/.test(start.plain)
  return opens && lead.slice(at + 1).every(({ plain }) => SUBJECTS.test(plain))
}

/** "Is a system with two Corvettes of his besieged": whatever stands between, it ends a question that "is" began. */
export function endsQuestion(tokens: readonly Token[], { from, to }: Match<Meant>): boolean {
  const { part } = tokens[from]!
  const first = tokens.findIndex((token) => token.part === part && !/^(and|so|then|but|hey|now)$/.test(token.plain))
  return (
    first < from &&
    !/^(of|in|on|at|to|from|next)$/.test(tokens[from]!.plain) &&
    /^(is|are|am)$/.test(tokens[first]!.plain) &&
    tokens[to + 1]?.part !== part &&
    !tokens.slice(first + 1, from).some(({ plain }) => APART.test(plain))
  )
}
/** What begins another clause, or is asked itself. */
const APART =
  /^(when|if|while|because|since|as|that|which|who|but|is|are|can|may|has|have|had|being|legal|allowed|ok|okay|possible|fine|enough)$/

/** "…, sieged?": a last part that says nothing else is the question. */
export function isLastWord(tokens: readonly Token[], { from, places }: Match<Meant>, typed: string): boolean {
  const { part } = tokens[from]!
  const isQuestion = /(\?|\bor not|\bor no)[\s!?.]*$/i.test(typed)
  if (!isQuestion || part === 0 || tokens.at(-1)!.part !== part) return false
  return tokens.every((token, at) => token.part !== part || places.includes(at) || LAST_FILLERS.test(token.plain))
}
const LAST_FILLERS =
  /^(or|not|nah|no|yes|then|so|still|already|right|this|that|it|is|does|count|as|an?|the|and|now|under|my|our|his|her|their|on|at|there|here|system|colony|homeworld|planet|world)$/

const SUBJECTS = /^(it|this|that|the|my|system|there|a|capital|now|he|she|here|i|we|they)$/
