/** Words that lead to a place, and what they make of it: a start, an end, one that is passed. */
import type { SceneTools } from '../../../kernel/sayings.ts'
import type { PlaceMention } from './places.ts'

export const ENDS = 'to into enter reach activate toward towards onto target for'.split(' ')
export const PASSES = 'through via past over across passing pass cross crosses crossing'.split(' ')
export const STANDS = 'starting starts start begins sitting sits stuck parked stands standing waiting'.split(' ')
export const STARTS =
  'from leave leaves leaving left quit quits depart departs departing exit exits exiting out off'.split(' ')
/** "The combat in 33": where a retreat begins. */
export const FIGHTS = 'round combat fight battle lost losing fighting'.split(' ')
/** "Ends in 31", "stops in the nebula". */
export const STOPS = 'end stop stopped land arrive finish park halt'.split(' ')
export const AT = ['in', 'at', 'on', 'inside']

/** Words between "to" and a place: "to the nebula", "into Bob's 25", but not "to go 26". */
const ARTICLES =
  'the a an my our his her their your this that system tile hex planet of another nebula field rift supernova wormhole asteroid gravity alpha beta gamma delta enemy empty adjacent next active'.split(
    ' ',
  )
/** "To my alpha in 39": what such a word names stands in the place. */
const FEATURES = 'nebula field rift supernova wormhole asteroids alpha beta gamma delta'.split(' ')
/** So many words may stand between. */
const REACH = 5

/** Where the word stands that leads to a place; undefined where something else does. */
export function leadAt(
  { tokens, isOne }: SceneTools,
  { from }: PlaceMention,
  words: readonly string[],
): number | undefined {
  for (let at = from - 1; at >= Math.max(0, from - REACH); at--) {
    // "3 fighters left, 28 is a nebula"
    const isPast = tokens[at]!.plain === 'left' && (at < from - 2 || tokens[at]!.part !== tokens[from]!.part)
    if (isOne(at, ...words) && !isPast) return at
    const isIn = isOne(at, ...AT) && isOne(at - 1, ...FEATURES)
    if (!tokens[at]!.owner && !isIn && !isOne(at, ...ARTICLES)) return undefined
  }
  return undefined
}

/** "They're in 32", "it is in 42". */
function isSaidOfThem({ isOne }: SceneTools, at: number): boolean {
  const who = isOne(at - 1, 'is', 'are') ? at - 2 : at - 1
  return isOne(who, 'they', 'theyre', 'it', 'its')
}

export const isLed = (tools: SceneTools, place: PlaceMention, words: readonly string[]): boolean =>
  leadAt(tools, place, words) !== undefined

/** "Starts in 29", "stuck in the nebula at 42": a place that is stood at, by these words. */
export function isAt(tools: SceneTools, place: PlaceMention, words: readonly string[]): boolean {
  const lead = leadAt(tools, place, AT)
  if (lead === undefined) return false
  // "stopped right next door in 23", "parked it in 23"
  let at = lead
  while (tools.isOne(at - 1, 'next', 'door', 'right', 'short', 'it', 'them', 'there', 'just', 'only')) at--
  if (words === STANDS && isSaidOfThem(tools, at)) return true
  // "ends its move in the asteroid field"
  const isMove = words === STOPS && tools.isOne(at - 1, 'move', 'movement', 'turn') && tools.isOne(at - 3, ...words)
  return isMove || tools.isOne(at - 1, ...words) || (tools.isOne(at - 1, 'up', 'off') && tools.isOne(at - 2, ...words))
}

export const isEnd = (tools: SceneTools, place: PlaceMention): boolean => {
  const at = leadAt(tools, place, ENDS)
  if (tools.isOne(place.from - 1, 'as') && tools.isOne(place.from - 2, 'far')) return true
  // "without entering a nebula"
  const isShunned = at !== undefined && tools.isOne(at - 1, 'without', 'not', 'never', 'avoid')
  return (at !== undefined && !isShunned) || isAt(tools, place, STOPS)
}

/** "The ships in A still leave for B". */
export const isLeft = ({ tokens, isOne }: SceneTools, { to }: PlaceMention): boolean =>
  [1, 2, 3].some((step) => isOne(to + step, 'leave', 'leaving') && tokens[to + step]!.part === tokens[to]!.part)

/** "From 28", "leaving 28". */
export const leftIn = (tools: SceneTools, places: readonly PlaceMention[]): PlaceMention | undefined =>
  places.find((place) => isLed(tools, place, STARTS))

/** "Last round he moved from 25 to 26": a way that is over. */
export const isOver = ({ tokens, isOne }: SceneTools, place: number): boolean =>
  tokens.some(
    ({ part }, at) =>
      part === tokens[place]!.part &&
      isOne(at, 'last') &&
      isOne(at + 1, 'turn', 'round') &&
      !isOne(at - 1, 'since', 'from'),
  )
