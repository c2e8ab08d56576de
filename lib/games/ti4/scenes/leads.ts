/** Words that lead to a place, and what they make of it: a start, an end, one that is passed. */
import { colourOf, type Mention, type SceneTools } from '../../../kernel/sayings.ts'
import { isTile } from './numbers.ts'
import type { PlaceMention } from './places.ts'
import { isTarget } from './targets.ts'

export const ENDS = 'to into enter reach activate toward towards onto target for attack invade'.split(' ')
export const PASSES = 'through via past over across passing pass cross crosses crossing'.split(' ')
/** "Slips by my fighters": before what is passed. */
export const isBy = ({ isOne }: Pick<SceneTools, 'isOne'>, at: number): boolean =>
  isOne(at - 1, 'by') && isOne(at - 2, 'slip', 'sneak', 'run', 'get', 'fly', 'go', 'move', 'jump', 'pass')
/** "A blockade of 3 dreads", "a wall of fighters": so many of them together. */
const HEAPS = 'blockade wall line stack bunch group pile screen swarm handful pair load lot row picket'.split(' ')
const SOME = 'a an the one single lone lonely measly tiny little puny sole few couple some all just only'.split(' ')
/** Where the word stands that says that they are passed: "past one lonely fighter", "through a wall of his fighters". */
export function passedAt({ tokens, isOne }: Pick<SceneTools, 'tokens' | 'isOne'>, start: number): number | undefined {
  const { part } = tokens[start]!
  let at = isOne(start, 'of') ? start : start - 1
  // "through a wall of": a heap and what it is made of
  if (isOne(at, 'of') && isOne(at - 1, ...HEAPS)) at -= 2
  // "past Dana's lone fighter"
  const isWhose = (i: number) => i < start - 1 && (tokens[i]!.owner === true || isOne(i, 'his', 'her', 'their', 'my'))
  while (tokens[at]?.part === part && (isOne(at, ...SOME) || isWhose(at)) && !isOne(at, ...PASSES)) at--
  return tokens[at]?.part === part && isOne(at, ...PASSES) ? at : undefined
}
/** "A line of 3 destroyers": nobody says so of their own that they pass. */
export const isHeap = ({ isOne }: Pick<SceneTools, 'isOne'>, start: number): boolean =>
  isOne(start, 'of') && isOne(start - 1, ...HEAPS)
/** "Past his destroyer", "through my cruisers". */
export const isPassed = (
  { tokens, isOne }: Pick<SceneTools, 'tokens' | 'isOne'>,
  { mention: { start } }: { mention: Pick<Mention, 'start'> },
): boolean =>
  isBy({ isOne }, start) ||
  passedAt({ tokens, isOne }, start) !== undefined ||
  // "through with my mech" passes nobody
  (!isOne(start - 1, 'with') &&
    [1, 2].some((step) => isOne(start - step, ...PASSES) && tokens[start - step]!.part === tokens[start]!.part))
export const STANDS = 'starting starts start begins sitting sits stuck parked stands standing waiting'.split(' ')
export const STARTS =
  'from leave leaves leaving left quit quits depart departs departing exit exits exiting out off'.split(' ')
/** "The combat in 33": where a retreat begins. */
export const FIGHTS = 'round combat fight battle lost losing fighting'.split(' ')
const PARKING = /^park(s|ing)?$/
/** "Ends in 31", "stops in the nebula". */
export const STOPS = 'end stop stopped land arrive finish park halt'.split(' ')
export const AT = ['in', 'at', 'on', 'inside']

/** Words between "to" and a place: "to the nebula", "into Bob's 25", but not "to go 26". */
const ARTICLES =
  'the same a an my our his her their your this that system tile hex planet of another nebula field rift supernova wormhole asteroid gravity alpha beta gamma delta enemy empty adjacent next active'.split(
    ' ',
  )
/** "To my alpha in 39": what such a word names stands in the place. */
const FEATURES = 'nebula field rift supernova wormhole asteroids alpha beta gamma delta'.split(' ')
/** So many words may stand between. */
const REACH = 5

/** Where the word stands that leads to a place; undefined where something else does. `beside`: "next to" does too. */
export function leadAt(
  { tokens, isOne }: SceneTools,
  { from }: Pick<PlaceMention, 'from'>,
  words: readonly string[],
  beside = false,
): number | undefined {
  for (let at = from - 1; at >= Math.max(0, from - REACH); at--) {
    // "from alpha to beta, 39 to 40": a way of its own
    if (tokens[at]!.part !== tokens[from]!.part && isOne(from + 1, 'to')) return undefined
    // "3 fighters left, 28 is a nebula"
    const isPast = tokens[at]!.plain === 'left' && (at < from - 2 || tokens[at]!.part !== tokens[from]!.part)
    // "the system next to the asteroid field"
    const isBeside = isOne(at, 'to') && isOne(at - 1, 'next', 'close', 'adjacent')
    // "roll for the rift"
    if (isOne(at, 'for') && isOne(at - 1, 'roll', 'rolled', 'die', 'dice')) return undefined
    // "by way of B"
    if (isOne(at, 'way') && isOne(at - 1, 'by') && words.includes('via')) return at - 1
    // "to hit Mecatol"
    const isHit = isOne(at, 'hit') && isOne(at - 1, 'to') && words.includes('attack')
    if ((isHit || isOne(at, ...words)) && !isPast) return isBeside && !beside ? undefined : at
    const isIn = isOne(at, ...AT) && isOne(at - 1, ...FEATURES)
    // "through one rift"
    const isOneOf = /^(one|1)$/.test(tokens[at]!.plain)
    if (!tokens[at]!.owner && !isIn && !isOneOf && !isOne(at, ...ARTICLES)) return undefined
  }
  return undefined
}

/** "They're in 32", "it is in 42", "my fleet is in the rift". */
function isSaidOfThem({ tokens, typed, isOne }: SceneTools, at: number): boolean {
  const who = isOne(at - 1, 'is', 'are') ? at - 2 : at - 1
  const whose = tokens[who - 1]
  // "blue's ship in 25"
  const isOthers =
    whose !== undefined &&
    (whose.owner || isOne(who - 1, 'his', 'her', 'their', 'enemy') || colourOf(typed.slice(whose.start, whose.end)))
  return !isOthers && isOne(who, 'they', 'theyre', 'it', 'its', 'fleet', 'ship', 'stuff')
}

/** "Two systems away from 31", "25 is two hexes from 27": a place that only tells how far something is. */
export function isMeasured({ tokens, isOne }: SceneTools, { from, to }: Pick<PlaceMention, 'from' | 'to'>): boolean {
  const isFar = (at: number) =>
    isOne(at, 'systems', 'hexes', 'tiles', 'spaces', 'jumps') && tokens[at - 1]?.number !== undefined
  const isFrom = isOne(from - 1, 'from', 'of')
  const isReference =
    isOne(from - 2, 'away', 'off', 'apart') || (isFar(from - 2) && isOne(from - 4, 'is', 'are', 'within', 'at'))
  const next = isOne(to + 1, 'is') ? to + 3 : to + 2
  return (isFrom && isReference) || (isFar(next) && isOne(next + 1, 'away', 'off', 'from', 'apart'))
}

export const isLed = (tools: SceneTools, place: Pick<PlaceMention, 'from' | 'to'>, words: readonly string[]): boolean =>
  leadAt(tools, place, words) !== undefined && !isMeasured(tools, place)

/** "Starts in 29", "stuck in the nebula at 42": a place that is stood at, by these words. */
export function isAt(tools: SceneTools, place: PlaceMention, words: readonly string[]): boolean {
  const lead = leadAt(tools, place, AT)
  if (lead === undefined) return false
  // "stopped right next door in 23", "parked it in 23"
  let at = lead
  while (tools.isOne(at - 1, 'next', 'door', 'right', 'short', 'it', 'them', 'there', 'just', 'only', 'to')) at--
  if (words === STANDS && isSaidOfThem(tools, at)) return true
  // "ends its move in the asteroid field"
  const isMove = words === STOPS && tools.isOne(at - 1, 'move', 'movement', 'turn') && tools.isOne(at - 3, ...words)
  // "can it park in the nebula": it is not parked there yet
  if (words === STANDS && PARKING.test(tools.tokens[at - 1]?.plain ?? '')) return false
  return isMove || tools.isOne(at - 1, ...words) || (tools.isOne(at - 1, 'up', 'off') && tools.isOne(at - 2, ...words))
}

/** "30 is two hexes off, can they go there": the place named last before it. */
export const isThere = ({ tokens, isOne }: SceneTools, { to }: PlaceMention): boolean =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].some(
    (step) =>
      isOne(to + step, 'there') &&
      isOne(to + step - 1, 'go', 'get', 'move', 'reach', 'fly', 'jump', 'travel') &&
      !tokens.slice(to + 1, to + step).some(({ plain }) => isTile(plain)),
  )

/** "It ended up in the asteroid field. Can it leave": a move that is over, and where the next one begins. */
export function isStoodIn(tools: SceneTools, place: PlaceMention): boolean {
  const { tokens, isOne } = tools
  if (!isAt(tools, place, STOPS)) return false
  const verb = [1, 2, 3, 4, 5].find((step) => isOne(place.from - step, ...STOPS))
  const isOver = verb !== undefined && /ed$/.test(tokens[place.from - verb]!.plain)
  const isAsked = (at: number) =>
    isOne(at, 'can', 'could', 'may', 'able', 'allowed') &&
    [1, 2, 3, 4, 5].some((step) => isOne(at + step, 'move', 'go', 'leave', 'fly', 'continue', 'get', 'escape', 'jump'))
  return isOver && tokens.some((_, at) => at > place.to && isAsked(at))
}

/** "Do I need to stop in the nebula", "must it end there": what has to be done is asked, and no move told. */
const hasToStop = ({ isOne }: SceneTools, { from }: PlaceMention): boolean =>
  [1, 2, 3, 4, 5].some(
    (step) =>
      isOne(from - step, ...STOPS) && [1, 2].some((before) => isOne(from - step - before, 'need', 'have', 'must')),
  )

/** "Can Muaat park a war sun in a supernova", "ends her move with a cruiser in it": where it is to come to. */
const isParkedIn = ({ tokens, isOne }: SceneTools, { from }: Pick<PlaceMention, 'from'>): boolean => {
  const lead = isOne(from - 1, 'a', 'an', 'the', 'my', 'his', 'that') ? from - 2 : from - 1
  const verb = isOne(lead, ...AT) ? parkingBefore({ tokens, isOne }, lead) : undefined
  return verb !== undefined
}

/** The "park" or "end" before a ship that is to stop somewhere; nothing that is parked there already. */
export const parkingBefore = (
  { tokens, isOne }: Pick<SceneTools, 'tokens' | 'isOne'>,
  before: number,
): number | undefined =>
  [2, 3, 4, 5, 6]
    .map((step) => before - step)
    .find(
      (at) =>
        isOne(at, 'park', 'station', 'end', 'finish') &&
        !/ed$/.test(tokens[at]!.plain) &&
        tokens[at]!.part === tokens[before]!.part &&
        isOne(at + 1, 'a', 'an', 'my', 'his', 'her', 'their', 'the', 'our', 'it', 'one', 'two', 'ships'),
    )

/** "Can it go home". */
export const isHomeward = ({ isOne }: SceneTools, { from }: Pick<PlaceMention, 'from'>): boolean =>
  isOne(from, 'home') &&
  isOne(isOne(from - 1, 'back') ? from - 2 : from - 1, 'go', 'get', 'fly', 'move', 'jump', 'come')

export const isEnd = (tools: SceneTools, place: PlaceMention): boolean => {
  const at = leadAt(tools, place, ENDS)
  if ((tools.isOne(place.from - 1, 'as') && tools.isOne(place.from - 2, 'far')) || isTarget(tools, place)) return true
  // "without entering a nebula"
  const isShunned =
    at !== undefined && (tools.isOne(at - 1, 'without', 'not', 'never', 'avoid') || tools.isOne(at - 2, 'without'))
  // "Petra has a carrier parked in the nebula"
  const isParked = tools.tokens[(leadAt(tools, place, AT) ?? 0) - 1]?.plain === 'parked'
  return (
    isHomeward(tools, place) ||
    (at !== undefined && !isShunned) ||
    isParkedIn(tools, place) ||
    (!isParked && isAt(tools, place, STOPS) && !isStoodIn(tools, place) && !hasToStop(tools, place))
  )
}

/** "There's an asteroid field between", "a nebula is in the way": it lies where the ships have to go by. */
export function isBetween({ tokens, isOne }: SceneTools, { from, to }: Pick<PlaceMention, 'from' | 'to'>): boolean {
  // "the system between is 29"
  if (isOne(from - 1, 'is') && isOne(from - 2, 'between')) return true
  const at = [1, 2, 3, 4].map((step) => to + step).find((place) => isOne(place, 'between', 'way'))
  if (at === undefined || tokens[at]!.part !== tokens[to]!.part) return false
  const isNumbered = [1, 2].some((step) => isTile(tokens[at + step]?.plain ?? ''))
  const the = isOne(at - 1, 'straight', 'direct', 'short', 'shortest') ? at - 2 : at - 1
  return isOne(at, 'between') ? !isNumbered : isOne(the, 'the', 'my', 'our') && isOne(the - 1, 'in', 'on')
}

/** "The ships in A still leave for B". */
export const isLeft = ({ tokens, isOne }: SceneTools, { to }: PlaceMention): boolean =>
  [1, 2, 3].some((step) => isOne(to + step, 'leave', 'leaving') && tokens[to + step]!.part === tokens[to]!.part)

/** "From 28", "leaving 28". */
export const leftIn = (tools: SceneTools, places: readonly PlaceMention[]): PlaceMention | undefined =>
  places.find((place) => isLed(tools, place, STARTS))

/** "Until she retreated to D": what comes behind the "until" is over as well. */
const isBehindUntil = ({ tokens, isOne }: SceneTools, place: number): boolean => {
  const until = tokens.findIndex(
    ({ part }, at) => at < place && part === tokens[place]!.part && isOne(at, 'until', 'till'),
  )
  return until >= 0 && tokens.slice(until, place).some(({ plain }) => LEFT.includes(plain))
}
/** What those did who stand there no more. */
export const LEFT = 'left retreated withdrew fled'.split(' ')

/** "Earlier this round I activated A", "earlier, he moved". */
export const isOnce = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  isOne(at, 'earlier') && (isOne(at + 1, 'this', 'today', 'in', 'on') || tokens[at - 1]?.part !== tokens[at]!.part)

const NEVER = 'didnt hasnt havent hadnt'.split(' ')
const DID = 'did has have had ive weve'.split(' ')
const IS = 'im am is are hes shes were theyre'.split(' ')
const GOES = 'move go fly jump travel come enter sail'.split(' ')
const WENT = /ed$|^(went|gone|came|come|flew|flown)$/

/** "I didn't move my carrier from A to B", "never flew into C", "I'm not moving it to B": a way that nobody goes. */
export function isNoMove({ tokens, isOne }: SceneTools, place: number): boolean {
  const { part } = tokens[place]!
  const verb = tokens.findLastIndex(
    (token, at) => at < place && token.part === part && (isOne(at, ...GOES) || WENT.test(token.plain)),
  )
  const not = isOne(verb - 1, 'yet', 'even', 'ever', 'actually', 'really') ? verb - 2 : verb - 1
  const isGoing = /ing$/.test(tokens[verb]?.plain ?? '')
  const isMove = isOne(verb, ...GOES, 'went', 'came', 'gone', 'flew') && tokens[not]?.part === part
  // "my dread that didn't move yet"
  if (!isMove || isOne(not - 1, 'that', 'which', 'who')) return false
  if (isOne(not, 'not')) return isOne(not - 1, ...(isGoing ? IS : DID))
  return isGoing
    ? isOne(not, 'isnt', 'arent')
    : isOne(not, ...NEVER) || (isOne(not, 'never') && WENT.test(tokens[verb]!.plain))
}

/** "I wanted 24 to 26 but then decided 24 to 25": what was given up. */
function isOnlyWanted({ tokens, isOne }: SceneTools, place: number): boolean {
  const wish = tokens.findLastIndex(({ plain }, at) => at < place && /^(wanted|planned|intended|meant)$/.test(plain))
  const but = tokens.findIndex((_, at) => at > place && isOne(at, 'but') && at > wish)
  return (
    wish >= 0 &&
    but > 0 &&
    [1, 2, 3, 4].some((step) => isOne(but + step, 'decided', 'chose', 'took', 'now', 'instead', 'went')) &&
    !tokens.slice(wish, place).some((_, i) => isOne(wish + i, 'but'))
  )
}

/** "Last round he moved from 25 to 26", "I never moved to 26": a way that is over, or was none. */
export const isOver = (tools: SceneTools, place: number): boolean =>
  isBehindUntil(tools, place) ||
  isOnlyWanted(tools, place) ||
  isNoMove(tools, place) ||
  tools.tokens.some(
    ({ part }, at) =>
      part === tools.tokens[place]!.part &&
      (isOnce(tools, at) ||
        (tools.isOne(at, 'last') && tools.isOne(at + 1, 'turn', 'round') && !tools.isOne(at - 1, 'since', 'from'))),
  )

/** "34 to 35 and then next turn on to 36": behind a way that is told, what only the next turn brings. */
export const isLater = ({ tokens, isOne }: SceneTools, place: number, places: readonly PlaceMention[]): boolean => {
  const at = tokens.findIndex(
    (_, i) => i < place && isOne(i, 'next', 'following') && isOne(i + 1, 'turn', 'round', 'action', 'activation'),
  )
  return at > 0 && places.filter(({ to }) => to < at).length > 1
}

const AGAIN = ['back', 'return', 'returns', 'returning']

/** "Out to 25 and back", "and return", "there and back to 24": where the ships come back; undefined where they do not. */
export function returnAt({ tokens, isOne }: SceneTools): number | undefined {
  const at = tokens.findIndex((_, i) => {
    if (!isOne(i, ...AGAIN) || isOne(i + 1, 'from', 'of') || (isOne(i + 1, 'out') && isOne(i + 2, 'of'))) return false
    // "and comes back next turn"
    if ([1, 2].some((step) => isOne(i + step, 'next', 'later') && tokens[i + step]!.part === tokens[i]!.part))
      return false
    const verb = isOne(i - 1, 'come', 'get', 'fly', 'jump', 'move', 'go', 'hop', 'be') ? i - 2 : i - 1
    return isOne(verb, 'and', 'then')
  })
  return at < 0 ? undefined : at
}
