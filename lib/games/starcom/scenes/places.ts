/** Whose systems a sentence speaks of: "my capital", "a planet of Kim's", "it is neutral", "owned by nobody". */
import { COLOURS, type SceneTools } from '../../../kernel/sayings.ts'
import type { Card } from '../data/cards.ts'
import { genitiveAt, nameAt, onlyName } from './people.ts'
import { SYSTEMS } from './things.ts'
import { vesselsIn } from './vessels.ts'

/** A system that is spoken of. */
export interface Place {
  /** First and last token of its noun. */
  from: number
  to: number
  card?: Card
  /** `me`, `none`, `opponent`, or a name. */
  owner?: string
  /** The words that tell it. */
  told?: readonly [from: number, to: number]
  /** It is told by "my" or "his" before the noun. */
  isPlain?: true
}

/** The own Homeworld is spoken of. */
export const isHome = ({ isOne, tokens }: SceneTools): boolean =>
  tokens.some((_, at) => isOne(at, 'homeworld') || (isOne(at, 'home') && isOne(at - 1, 'at', 'my', 'from', 'in')))

/** Words for a system. */
export const PLACES =
  'system planet world capital colony homeworld sector place space territory spot neighbour neighbor destination target'.split(
    ' ',
  )
/** Words between an owner and the noun. */
const BETWEEN = new Set(
  'the a an this that other another next neighbouring neighboring adjacent besieged own new old single ordinary normal plain regular home starting face down facedown unexplored empty contested one of whole only second nearby'.split(
    ' ',
  ),
)
/** Words between a noun and what is said of it. */
const LINKS = new Set(
  'is that which also and but now still adjacent neighbouring next door here already right just only currently not'.split(
    ' ',
  ),
)
const OWNS = ['own', 'control', 'controlled', 'hold', 'held', 'rule', 'claim', 'govern']
const FREE = /^(neutral|unclaimed|uncontrolled|unowned)$/
const MINE = /^(my|our|mine|ours)$/
const THEIRS = /^(his|her|hers|their|theirs|your|yours|enemy|opponent|opponents|opposing|hostile|enemys)$/
const NOBODY = /^(nobody|noone|none|nobodys|noones)$/
const NO_NAMES = new Set(
  'its this his hers yours ours theirs systems lets whats else elses someone somebody anyone everyone who'.split(' '),
)

/** "Blue places a cube": a doing, and no place of Blue's. */
const isPlacing = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  isOne(at, 'place') &&
  tokens[at + 1]?.part === tokens[at]!.part &&
  (tokens[at + 1]!.number !== undefined ||
    /^(the|his|her|their|my|it|another|some|more|one)$/.test(tokens[at + 1]!.plain))

/** Who a word says that something belongs to. */
function ownerSaid(tools: SceneTools, at: number): string | undefined {
  const token = tools.tokens[at]
  if (!token) return undefined
  if (MINE.test(token.plain)) return 'me'
  // "there is nobody in the system": only what is nobody's has no owner
  if (FREE.test(token.plain) || (NOBODY.test(token.plain) && (token.owner || token.plain.endsWith('s')))) return 'none'
  if (THEIRS.test(token.plain))
    return /^(his|hers?|theirs?)$/.test(token.plain) ? (tools.once(onlyName) ?? 'opponent') : 'opponent'
  if (token.owner && /^(someone|somebody|else|player|another|neighbou?r)$/.test(token.plain)) return 'opponent'
  if (NO_NAMES.has(token.plain)) return undefined
  // "a red planet"
  if (COLOURS.test(token.plain) && tools.isOne(at + 1, ...PLACES) && !isPlacing(tools, at + 1))
    return capital(token.plain)
  const isVessel = vesselsIn(tools).some(({ from, to }) => from <= at && at <= to)
  const bare = genitiveAt(tools, at)
  if ((!token.owner && !bare) || isVessel || token.number !== undefined) return undefined
  const word = bare ?? tools.typed.slice(token.start, token.end).replace(/[’']s$/i, '')
  return capital(word)
}
const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1)

/** "My", "Kim's", "neutral" before the noun. */
function leadOf(tools: SceneTools, { from }: Place): Partial<Place> {
  for (let at = from - 1; at >= Math.max(0, from - 4); at--) {
    const token = tools.tokens[at]!
    if (token.part !== tools.tokens[from]!.part) break
    const owner = ownerSaid(tools, at)
    if (owner)
      return { owner, told: [at, at], ...(/^(my|our|his|her|their)$/.test(token.plain) ? { isPlain: true } : {}) }
    // "her 3 cube world"
    const isCount = tools.isOne(at, 'development') || tools.isOne(at + 1, 'development')
    if (!(BETWEEN.has(token.plain) || isCount) || token.owner) break
  }
  return {}
}

/** Who a subject is: "I", "he", "nobody", "Kim". */
function subjectAt(tools: SceneTools, at: number): string | undefined {
  const plain = tools.tokens[at]?.plain ?? ''
  if (/^(i|we|ive|me|us)$/.test(plain)) return 'me'
  if (NOBODY.test(plain) || (plain === 'one' && tools.isOne(at - 1, 'no'))) return 'none'
  if (/^(he|she|they|you|opponent|him|her|them|enemy)$/.test(plain)) return tools.once(onlyName) ?? 'opponent'
  return tools.tokens[at]?.owner ? undefined : nameAt(tools, at)
}

/** "The next system, which I control", "a system (mine)": what is said of it behind a sign. */
function isApposed({ tokens, typed }: SceneTools, to: number): boolean {
  const [noun, next, after] = [tokens[to]!, tokens[to + 1], tokens[to + 2]]
  if (!next || next.part === noun.part || !/^\s*[,(]\s*$/.test(typed.slice(noun.end, next.start))) return false
  const isAlone = after?.part !== next.part
  return (
    APPOSED.test(next.plain) || (isAlone && (FREE.test(next.plain) || MINE.test(next.plain) || next.owner === true))
  )
}
const APPOSED = /^(which|that|owned|controlled|held|ruled|belonging)$/

/** "… is mine", "… of Kim's", "… I control", "… owned by nobody" behind the noun. */
function restOf(tools: SceneTools, { to }: Place): Partial<Place> {
  const { tokens, isOne } = tools
  const part = isApposed(tools, to) ? tokens[to + 1]!.part : tokens[to]!.part
  for (let at = to + 1; at <= to + 6 && tokens[at]?.part === part; at++) {
    if (isOne(at, 'of')) {
      const owner = ownerSaid(tools, at + 1)
      return owner && !isOne(at + 2, ...PLACES) ? { owner, told: [at, at + 1] } : {}
    }
    if (isOne(at, ...OWNS, 'belong') && isOne(at + 1, 'by', 'to')) {
      const who = isOne(at + 2, 'my', 'an', 'the') ? at + 3 : at + 2
      const owner = subjectAt(tools, who)
      return owner ? { owner, told: [at, who] } : {}
    }
    if (isOne(at + 1, ...OWNS) && !isOne(at, 'not', 'dont', 'doesnt')) {
      const owner = subjectAt(tools, at)
      return owner ? { owner, told: [at, at + 1] } : {}
    }
    // "his capital, which I just captured": whose it was is not whose it is
    const verb = isOne(at + 1, 'just', 'now', 'recently', 'already') ? at + 2 : at + 1
    if (tokens[verb]?.part === part && TAKEN.test(tokens[verb]!.plain)) {
      const owner = subjectAt(tools, at)
      return owner ? { owner, told: [at, verb] } : {}
    }
    const isNoun = isOne(at + 1, ...PLACES) || isOne(at - 1, 'to', 'beside', 'not', 'isnt')
    const owner = isNoun ? undefined : ownerSaid(tools, at)
    // "the system his ships are in" does not say whose it is
    if (owner) return tokens[at + 1]?.part === part && !isEnd(tools, at + 1) ? {} : { owner, told: [at, at] }
    const isNoOne = tokens[at]!.plain === 'no' && isOne(at + 1, 'one')
    if (!LINKS.has(tokens[at]!.plain) && !isNoOne) return {}
  }
  return {}
}
const isEnd = ({ isOne }: SceneTools, at: number) =>
  isOne(
    at,
    'and',
    'so',
    'too',
    'now',
    'anyway',
    'then',
    'already',
    'right',
    'can',
    'may',
    'not',
    'with',
    'though',
    'as',
    'to',
  )

/** "I took his homeworld", "Kim conquered it": whose it was is not whose it is. */
function takenBefore(tools: SceneTools, { from }: Place): Partial<Place> {
  const { tokens, isOne } = tools
  const verb = [1, 2, 3, 4].map((step) => from - step).find((at) => at > 0 && TAKEN.test(tokens[at]!.plain))
  if (verb === undefined || tokens[verb]!.part !== tokens[from]!.part || isOne(verb - 1, 'to')) return {}
  const owner = subjectAt(tools, verb - 1)
  return owner ? { owner, told: [verb - 1, verb] } : {}
}
const TAKEN = /^(took|conquered|captured|seized|grabbed|stole|snatched|nabbed)$/

/** "His capital, which I captured", "her homeworld is mine now": once somebody else's. */
const isMineNow = ({ isOne, tokens }: SceneTools, { owner, told }: Partial<Place>): boolean =>
  owner === 'me' &&
  told !== undefined &&
  (isOne(told[1], ...OWNS) || TAKEN.test(tokens[told[1]]!.plain) || isOne(told[1] - 1, 'is', 'now'))

/** "Do I own it", "can I claim it": it is asked, or wanted. */
const UNSURE = 'do does if can may could should'.split(' ')

/** "I control the planet", "he owns it". */
function ownedBefore(tools: SceneTools, { from }: Place): Partial<Place> {
  const { tokens, isOne } = tools
  const at = [1, 2, 3].map((step) => from - step).find((place) => place > 0 && isOne(place, ...OWNS))
  if (at === undefined || tokens[at]!.part !== tokens[from]!.part || isOne(at - 2, ...UNSURE)) return {}
  // "he owns Forsei and it is his turn": what is owned is named between
  if (tools.mentions(SYSTEMS).some((one) => one.from > at && one.to < from)) return {}
  const owner = subjectAt(tools, at - 1)
  return owner ? { owner, told: [at - 1, at] } : {}
}

/** Every system of a sentence, "it" among them where its owner is told. */
export function placesIn(tools: SceneTools): Place[] {
  const { tokens, isOne } = tools
  const carded = tools.mentions(SYSTEMS).map(({ from, to, value }): Place => ({ from, to, card: value }))
  const inCard = (at: number) => carded.some(({ from, to }) => from <= at && at <= to)
  const plain = tokens.flatMap((_, at): Place[] => {
    const isOther =
      isOne(at, 'one', 'another') &&
      !isOne(at - 1, 'no') &&
      isOne(at + 1, 'of') &&
      ownerSaid(tools, at + 2) !== undefined &&
      // "one of my five ships"
      !vesselsIn(tools).some(({ from, start }) => start <= at + 3 && from > at + 2)
    const isNoun =
      (isOne(at, ...PLACES) && !(tokens[at]!.owner && isOne(at + 1, ...PLACES)) && !isPlacing(tools, at)) ||
      (isOne(at, 'one') && FREE.test(tokens[at - 1]?.plain ?? '')) ||
      isOther
    // "next door belongs to Kim", "the next one is hers"
    const isNext =
      (isOne(at, 'door') && isOne(at - 1, 'next')) || (isOne(at, 'one') && isOne(at - 1, 'next', 'adjacent', 'other'))
    // "sits at Kim's", "to enter Kim's"
    const isOfName =
      (tokens[at]!.owner || genitiveAt(tools, at) !== undefined) &&
      isOne(at - 1, 'to', 'into', 'from', 'at', 'in', 'enter', 'leave', 'reach') &&
      (tokens[at + 1]?.part !== tokens[at]!.part ||
        isOne(at + 1, 'and', 'then', 'with', 'if', 'now', 'to', 'next', 'beside', 'fine', 'ok', 'right'))
    if (isOfName) return [{ from: at, to: at }]
    // "and back home"
    if (isOne(at, 'home') && isOne(at - 1, 'back')) return [{ from: at, to: at, owner: 'me', told: [at - 1, at] }]
    // "from my planet to his", "a Cruiser in mine"
    const isWhose =
      /^(mine|ours|his|hers|theirs|yours)$/.test(tokens[at]!.plain) &&
      isOne(at - 1, 'to', 'into', 'from', 'in') &&
      !isOne(at - 2, 'next', 'adjacent') &&
      (tokens[at + 1]?.part !== tokens[at]!.part || isOne(at + 1, 'and', 'then', 'with', 'if', 'next', 'beside'))
    if (isWhose) return [{ from: at, to: at }]
    return ((isNoun || isNext) && !inCard(at)) || tokens[at]!.plain === 'it' || tokens[at]!.word === 'it'
      ? [{ from: at, to: at }]
      : []
  })
  return [...carded, ...plain]
    .sort((a, b) => a.from - b.from)
    .map((place) => {
      if (place.owner) return place
      // "my homeworld's besieged" owns nothing
      const isName =
        !place.card &&
        !isOne(place.from, ...PLACES) &&
        (tokens[place.from]!.owner || genitiveAt(tools, place.from) !== undefined)
      const own = isName || /^(mine|ours|his|hers|theirs|yours)$/.test(tokens[place.from]!.plain)
      const lead = own
        ? { owner: ownerSaid(tools, place.from)!, told: [place.from, place.from] as const }
        : leadOf(tools, place)
      const taken = takenBefore(tools, place)
      const behind = restOf(tools, place)
      const isFirst = lead.owner && !(lead.owner !== 'me' && isMineNow(tools, behind))
      const rest = taken.owner ? taken : isFirst ? lead : behind
      return { ...place, ...(rest.owner ? rest : ownedBefore(tools, place)) }
    })
    .filter(({ from, owner }) => owner !== undefined || tokens[from]!.word !== 'it')
}
