/** Numbers and letters that are places: which of them a sentence means as a tile, and which only count. */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import { findSystemTile } from '../data/tiles.ts'
import { chained, isActive, isLetter, isTile, listIn } from './numbers.ts'
import { HAVING, kindBehind } from './place-features.ts'
import { ofTile, type PlaceMention } from './place-names.ts'

/** Words before a number or a letter that is a place. */
const TOWARDS =
  'from to into through via past in at system tile over then activate activates activating reach enter leaves leave left quits departs exits between and towards toward by across cross crosses crossing for enters entering entered target targets onto pass out off nebula rift field supernova asteroid asteroids home of'.split(
    ' ',
  )
/** Before a number of two digits they say the same; before one digit it is an amount. */
const AT_LARGE =
  'near around on against hold block guard occupy take takes attack hit border borders touch move go goes do want wants'.split(
    ' ',
  )

/** Behind a number they say that it counts, and names no place. */
const COUNTED =
  'ship ships unit units capacity move infantry fighter fighters token tokens cruiser carrier destroyer dreadnought dread warsun war flagship mech pds ground tactic command fleet hex hexes space spaces tiles system step dice die time times turn round away apart alphas betas wormholes nebulas nebulae rifts'.split(
    ' ',
  )

const ON_FROM = ['to', 'into', 'via', 'through', 'towards', 'toward']
/** "A fleet of 4" is no place. */
const GROUPS = 'fleet pool group stack supply limit total capacity value move speed range'.split(' ')
/** "Pool at 3", "maxes at 4", "fleet is at 3": how many, and nothing of where. */
const STANDS_AT = 'me us him her them you is stands sits out still now dropped drops fell down up went raised'.split(
  ' ',
)
const LIMITS = 'pool supply limit capacity value speed range max maxed cap capped maximum'.split(' ')
const isLimit = (tools: SceneTools, at: number): boolean => {
  const { tokens, isOne } = tools
  if (!isOne(at - 1, 'at', 'to', 'in', 'out') || isLarge(tools, at)) return false
  // "my fleet tokens were 4, now I lowered it to 3"
  const isChanged = [2, 3, 4, 5, 6].some((step) =>
    isOne(at - step, 'lowered', 'raised', 'reduced', 'increased', 'dropped'),
  )
  const isOfFleet = tokens.slice(0, at).some((_, i) => isOne(i, ...LIMITS, 'fleet'))
  if (isChanged && isOfFleet && isOne(at - 1, 'to') && tokens[at]!.plain.length === 1) return true
  return [2, 3].some(
    (step) =>
      (isOne(at - step, ...LIMITS) || (isOne(at - step, 'fleet') && tokens[at]!.plain.length === 1)) &&
      (step === 2 || isOne(at - 2, ...STANDS_AT)),
  )
}
/** Before a number they say that it is none of a tile. */
const AMOUNTS_OF_ONE = ['go', 'goes', 'going', 'moves', 'fly', 'flies', 'jump', 'jumps', 'hops', 'travels', 'gets']
const AMOUNTS = ['with', 'move', 'speed', 'value', 'pool', 'only', 'about', 'capacity', 'or']

/** "18 to 19", "A to B": a place from which the way goes on to another one. */
function goesOn(tools: SceneTools, at: number): boolean {
  const { tokens, isOne } = tools
  const after = tokens.slice(at + 2, at + 4).findIndex(({ plain }, i) => isTile(plain) || isLetter(tools, at + 2 + i))
  return (
    isOne(at + 1, ...ON_FROM) &&
    (isLetter(tools, at) || !isOne(at - 1, ...AMOUNTS)) &&
    // "goes 2 to 25": so far
    !(tokens[at]!.plain.length === 1 && !isLetter(tools, at) && isOne(at - 1, ...AMOUNTS_OF_ONE)) &&
    after >= 0 &&
    tokens[at + 2 + after]!.part === tokens[at]!.part &&
    !isOne(at + 3 + after, ...COUNTED)
  )
}

/** "Hyperlane 87A": a tile that joins systems, and is none. */
export const isHyperlane = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  /^8\d[ab]$/.test(tokens[at]!.plain) &&
  [-1, 1, 2, 3].some((step) => isOne(at - step, 'hyperlane', 'hyperlanes', 'lane'))

const FEATURES = 'asteroid asteroids nebula supernova rift gravity grav wormhole'.split(' ')
/** Before "at 5" they say that somebody is there. */
const PLACED = 'is are am im stands sits parked stationed system tile ship ships fleet'.split(' ')

/** Behind a number they say that it counts others, or what is near. */
const OTHERS = 'more other extra further additional next adjacent nearby beside enemy hostile'.split(' ')

/** "2 of my 4 infantry", "5 in pool", "needs 6 → 7": how many, or what a die has to show. */
function isAmount({ tokens, typed, isOne }: SceneTools, at: number): boolean {
  if (tokens[at]!.number === undefined) return false
  // "hits at -1", "gets +1"
  if (/(^|\s)[-–+]$/.test(typed.slice(0, tokens[at]!.start)) || isOne(at - 1, 'minus', 'plus')) return true
  // "then 1 more system", "1 next door"
  if (
    /^\d$/.test(tokens[at]!.plain) &&
    isOne(at + 1, ...OTHERS) &&
    !isOne(at + 2, 'turn', 'round') &&
    tokens[at + 1]!.part === tokens[at]!.part
  )
    return true
  // "to a system 2 off", "goes 2 jumps"
  if (/^\d$/.test(tokens[at]!.plain) && isOne(at + 1, 'off', 'jump', 'hop')) return true
  // "reach 2 out"
  if (/^\d$/.test(tokens[at]!.plain) && isOne(at + 1, 'out') && !isOne(at + 2, 'of')) return true
  // "turned 60°"
  if (/^\s*°/.test(typed.slice(tokens[at]!.end)) || isOne(at + 1, 'degree', 'degrees')) return true
  // "pds 2 shots"
  if (/^\d$/.test(tokens[at]!.plain) && tokens[at + 1]?.plain === 'shots') return true
  // "through 1 asteroid field": in no home lies one
  const isNumber = /^\d+$/.test(tokens[at]!.plain)
  if (isNumber && tokens[at]!.number! < MANY && isOne(at + 1, ...FEATURES) && tokens[at + 1]!.part === tokens[at]!.part)
    return true
  // "PDS at 5: I rolled 5 and 9", "hits on 6"
  const isShot = tokens.some(({ plain }) => /^(roll(ed|s|ing)?|dic?e|hits?)$/.test(plain))
  if (isShot && isNumber && tokens[at]!.number! <= 10 && isOne(at - 1, 'at', 'on') && !isOne(at - 2, ...PLACED))
    return true
  const isDigit = tokens[at]!.plain.length === 1
  const inPool =
    isOne(at + 1, 'in') &&
    [2, 3, 4].some(
      (step) =>
        isOne(at + step, 'pool', 'supply', 'tactic', 'reserve', 'strategy') ||
        // "4 in fleet"
        (isDigit && step < 4 && isOne(at + step, 'fleet')),
    )
  const isOfThem =
    isOne(at + 1, 'of') && isOne(at + 2, 'my', 'his', 'her', 'their', 'the', 'those', 'them', 'these', 'our')
  const isDie = [1, 3].some((step) => isOne(at - step, 'need', 'needs', 'roll', 'rolls', 'rolled'))
  // "rolled 1 for the cruiser and 7 for the dread"
  const isRoll = [2, 3, 4, 5, 6].some((step) => isOne(at - step, 'rolled', 'roll', 'rolls'))
  if (isRoll && isOne(at + 1, 'for') && tokens[at]!.plain.length === 1) return true
  // "2 rolls of 1-3"
  if (isOne(at + 1, 'rolls')) return true
  if (isOne(at - 1, 'of') && isOne(at - 2, 'roll', 'rolls', 'die', 'dice')) return true
  // "2 in 24 and 1 in 25"
  const isPart = tokens[at]!.plain.length === 1 && isOne(at + 1, 'in', 'at') && isTile(tokens[at + 2]?.plain ?? '')
  // "and 2 stay there"
  if (tokens[at]!.plain.length === 1 && isOne(at + 1, 'stay', 'remain', 'there', 'already', 'behind')) return true
  // "takes the other 2 to 37"
  if (isOne(at - 1, 'other', 'others', 'remaining') && tokens[at]!.plain.length === 1) return true
  // "do I roll for both, 4 and 1"
  const isRolled = isOne(at - 1, 'and') && /^\d$/.test(tokens[at - 2]?.plain ?? '') && !isOne(at - 3, ...TOWARDS)
  return (
    inPool ||
    isPart ||
    (isRolled && tokens[at]!.plain.length === 1) ||
    isOfThem ||
    (isDie && tokens[at]!.plain.length === 1)
  )
}

/** Words between "to" and a number that tell what kind of system it is: "to empty 47", "into the adjacent 35". */
const KINDS_OF = 'empty adjacent adjoining neighbouring neighboring nearby next active activated system tile'.split(' ')
function leadOf({ isOne }: SceneTools, at: number): number {
  let lead = at - 1
  while (isOne(lead, ...KINDS_OF, 'the', 'an', 'a', 'his', 'her', 'my')) lead--
  return lead
}

/** No table counts so many of anything: such a number is a tile, whatever stands before it. */
const MANY = 18
/** "The carrier in 24 moves": no table counts so many moves. */
const isCounting = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  isOne(at + 1, ...COUNTED) &&
  tokens[at + 1]!.part === tokens[at]!.part &&
  !(
    (tokens[at]!.number ?? 0) >= MANY &&
    // "22 44 23 cruiser": the last of a way
    (isOne(at + 1, 'move', 'die') ||
      /^(nebula|rift)$/.test(tokens[at + 1]!.plain) ||
      (/^\d\d[ab]?$/.test(tokens[at - 1]?.plain ?? '') && tokens[at - 1]!.number! >= MANY))
  )
const isLarge = (tools: SceneTools, at: number): boolean =>
  (tools.tokens[at]!.number ?? 0) >= MANY &&
  findSystemTile(tools.tokens[at]!.plain) !== undefined &&
  !tools.isOne(at - 1, ...AMOUNTS) &&
  !isCounting(tools, at)

const isDescribed = (tools: SceneTools, named: readonly PlaceMention[], at: number): boolean =>
  /^(\d\d[ab]?|[A-HJ-Z])$/.test(
    tools.typed.slice(tools.tokens[at]!.start, tools.tokens[at]!.end).replace(/[’']s$/, ''),
  ) && kindBehind(tools, named, at) !== undefined

/** "So does B", "and B has one too": of a place the same is said as of the one before it. */
export const isAlso = ({ isOne }: SceneTools, at: number): boolean =>
  (isOne(at - 2, 'so') && isOne(at - 1, 'does', 'has', 'is')) ||
  isOne(at + 1, 'too') ||
  (isOne(at + 1, 'does', 'has', 'is') && [at + 2, at + 3].some((place) => isOne(place, 'too', 'also', 'well')))

/** "A and B both have an alpha", "14 and 15 are nebulae". */
const headsPair = (tools: SceneTools, at: number): boolean =>
  [at, at + 2].every((place) => isLetter(tools, place) || /^\d\d[ab]?$/.test(tools.tokens[place]?.plain ?? '')) &&
  tools.isOne(at + 1, 'and') &&
  tools.isOne(at + 3, ...HAVING, 'both', 'each')

/** "A holds my cruiser". */
const holdsFleet = ({ isOne }: SceneTools, others: readonly Mention[], at: number): boolean =>
  isOne(at + 1, 'has', 'holds', 'contains') &&
  others.some(({ start, owner }) => start === at + 2 && owner !== undefined)

const holdsToken = ({ isOne }: SceneTools, at: number): boolean =>
  isOne(at + 1, 'has', 'holds', 'bears') && [3, 4].some((step) => isOne(at + step, 'token'))

/** "B – nebula – C": tied by a dash to a place that is named. */
const isTiedToName = ({ tokens, typed }: SceneTools, named: readonly PlaceMention[], at: number): boolean =>
  named.some(({ from, to }) => {
    const [first, last] = from > at ? [at, from] : [to, at]
    return (
      Math.max(first, last) - Math.min(first, last) === 1 &&
      /^\s*[-–—]+>?\s*$/.test(typed.slice(tokens[first]!.end, tokens[last]!.start))
    )
  })

/** Whether a word leads to it, or something is said of it that only a place has. */
function isMeant(tools: SceneTools, named: readonly PlaceMention[], others: readonly Mention[], at: number): boolean {
  const { tokens, isOne } = tools
  const isLong = isTile(tokens[at]!.plain) && tokens[at]!.plain.length > 1
  return (
    isLarge(tools, at) ||
    isOne(at - 1, ...TOWARDS) ||
    isDescribed(tools, named, at) ||
    (named.length > 0 && isLetter(tools, at) && (isAlso(tools, at) || isTiedToName(tools, named, at))) ||
    // "what happens to the 2": no figure of one digit is spoken of so
    (isOne(at - 1, 'the') && isOne(at - 2, ...TOWARDS) && !/^\d$/.test(tokens[at]!.plain)) ||
    (isOne(at - 1, 'as') && isOne(at - 2, 'far')) ||
    // "the active system is 3"
    (isOne(at - 1, 'is') && isOne(at - 2, 'system', 'tile', 'hex') && isOne(at - 3, 'active', 'activated', 'target')) ||
    (isLetter(tools, at) && (isActive(tools, at) || holdsToken(tools, at))) ||
    (isLong &&
      // "a carrier 14": where it is
      (others.some(({ to }) => to === at - 1) ||
        isOne(at - 1, ...AT_LARGE) ||
        // "14 has my token"
        holdsToken(tools, at) ||
        (isOne(at - 1, ...KINDS_OF) && isOne(leadOf(tools, at), ...TOWARDS)) ||
        // "active's 14", "14 is the active system"
        isActive(tools, at) ||
        // "activates my 12"
        (isOne(at - 1, 'my', 'our', 'his', 'her', 'their') && isOne(at - 2, ...TOWARDS))))
  )
}

/** Every number and letter that is a place; `anywhere`: those without a word before them too. */
export function bareIn(
  tools: SceneTools,
  named: readonly PlaceMention[],
  others: readonly Mention[],
  anywhere: boolean,
): PlaceMention[] {
  const { tokens, typed, isOne } = tools
  const isTaken = (at: number) => [...named, ...others].some(({ from, to }) => from <= at && at <= to)
  const tied = new Set([...chained(tools), ...listIn(tools)])
  const found = tokens.flatMap((token, at): PlaceMention[] => {
    if (isAmount(tools, at) || isHyperlane(tools, at) || isTaken(at)) return []
    const isStart =
      goesOn(tools, at) ||
      tied.has(at) ||
      isLarge(tools, at) ||
      headsPair(tools, at) ||
      (isLetter(tools, at) && holdsFleet(tools, others, at))
    if (at === 0 && !anywhere && !isStart && !isActive(tools, at) && !isDescribed(tools, named, at)) return []
    if (!anywhere && !isStart && !isMeant(tools, named, others, at)) return []
    if ((isOne(at - 1, 'of') && isOne(at - 2, ...GROUPS)) || isLimit(tools, at)) return []
    const word = typed.slice(token.start, token.end).replace(/[’']s$/, '')
    const counts = isCounting(tools, at) || others.some(({ start, from }) => start <= at && at < from)
    if (isTile(word.toLowerCase()) && !counts) return [{ ...ofTile(word), from: at, to: at }]
    return /^[A-Z]$/.test(word) && word !== 'I' ? [{ id: word, from: at, to: at }] : []
  })
  return [...found, ...againIn(tools, [...named, ...others, ...found], found)]
}

/** "From A to B. B has my token": a place that was named is meant again where a clause begins with it. */
function againIn(
  { tokens, typed, isOne }: SceneTools,
  taken: readonly Pick<Mention, 'from' | 'to'>[],
  found: readonly PlaceMention[],
): PlaceMention[] {
  return tokens.flatMap(({ start, end, part, isToo }, at): PlaceMention[] => {
    const word = typed.slice(start, end).replace(/[’']s$/, '')
    const before = found.find(({ id }) => id === word)
    const isHead = tokens[at - 1]?.part !== part || isOne(at - 1, 'and', 'but', 'while', 'if', 'because', 'since')
    const isSaidOf =
      isToo || isOne(at + 1, 'has', 'have', 'holds', 'bears', 'contains', 'is', 'isnt', 'was', 'also', 'already')
    // an "A" may be an article there
    const isNamed = isOne(at - 1, 'on') || (word !== 'A' && isLetter({ typed, tokens }, at))
    const isFree = !taken.some(({ from, to }) => from <= at && at <= to)
    return before && ((isHead && isSaidOf) || isNamed) && isFree ? [{ ...before, from: at, to: at }] : []
  })
}
