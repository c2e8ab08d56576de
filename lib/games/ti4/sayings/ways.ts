/** Ways as players tell them: "from 27 through the nebula to 25", "18 - 24 - 27", "leave 35 via 36 for 37". */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import { fleetsIn } from './fleets.ts'
import { listIn } from './numbers.ts'
import type { PlaceMention } from './places.ts'

const AGAIN = ['back', 'return', 'returns', 'returning']
const ENDS = 'to into enter reach activate toward towards onto target for'.split(' ')
export const PASSES = 'through via past over across passing pass cross crosses crossing'.split(' ')
const STANDS = 'starting starts start begins sitting sits stuck parked stands standing waiting'.split(' ')
const STARTS = 'from leave leaves leaving left quit quits depart departs departing exit exits exiting out off'.split(
  ' ',
)
/** "The combat in 33": where a retreat begins. */
const FIGHTS = 'round combat fight battle lost losing fighting'.split(' ')
/** "Ends in 31", "stops in the nebula". */
const STOPS = 'end stop stopped land arrive finish park halt'.split(' ')
const AT = ['in', 'at', 'on', 'inside']

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
function leadAt({ tokens, isOne }: SceneTools, { from }: PlaceMention, words: readonly string[]): number | undefined {
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

const isLed = (tools: SceneTools, place: PlaceMention, words: readonly string[]): boolean =>
  leadAt(tools, place, words) !== undefined

/** "Starts in 29", "stuck in the nebula at 42": a place that is stood at, by these words. */
function isAt(tools: SceneTools, place: PlaceMention, words: readonly string[]): boolean {
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

const isEnd = (tools: SceneTools, place: PlaceMention): boolean => {
  const at = leadAt(tools, place, ENDS)
  if (tools.isOne(place.from - 1, 'as') && tools.isOne(place.from - 2, 'far')) return true
  // "without entering a nebula"
  const isShunned = at !== undefined && tools.isOne(at - 1, 'without', 'not', 'never', 'avoid')
  return (at !== undefined && !isShunned) || isAt(tools, place, STOPS)
}

/** "The ships in A still leave for B". */
const isLeft = ({ tokens, isOne }: SceneTools, { to }: PlaceMention): boolean =>
  [1, 2, 3].some((step) => isOne(to + step, 'leave', 'leaving') && tokens[to + step]!.part === tokens[to]!.part)

/** Signs and words that tie the places of a way. */
const TIE = /^\s*(?:[-–—=]*>+|[-–—]+|→|\/|,? ?(?:and )?then)\s*$/i

/** Places written one behind the other, as a way: "18 - 24 - 27", "27, 28, 31". */
function chainIn({ typed, tokens, isOne }: SceneTools, places: readonly PlaceMention[]): readonly PlaceMention[] {
  const listed = listIn({ tokens, typed, isOne })
  const isTied = (before: PlaceMention, after: PlaceMention | undefined) =>
    after !== undefined &&
    ((listed.has(before.to) && listed.has(after.from) && after.from - before.to <= 2) ||
      TIE.test(typed.slice(tokens[before.to]!.end, tokens[after.from]!.start)) ||
      (before.to + 1 === after.from &&
        [before, after].every(({ tile }) => tile !== undefined) &&
        tokens[before.to]!.part === tokens[after.from]!.part &&
        tokens[after.from]!.number !== undefined &&
        tokens[before.to]!.number !== undefined))
  const start = places.findIndex((place, i) => isTied(place, places[i + 1]))
  if (start < 0) return []
  const length = places.slice(start).findIndex((place, i) => !isTied(place, places[start + i + 1]))
  return places.slice(start, start + length + 1)
}

/** "29, can it move out of there to 28": the place that was named last. */
function fromThere({ tokens, isOne }: SceneTools, places: readonly PlaceMention[]): PlaceMention | undefined {
  const at = tokens.findIndex((_, i) => isOne(i, 'there') && isOne(i - 1, 'from', 'of', 'leave'))
  return at < 0 ? undefined : places.filter(({ to }) => to < at).at(-1)
}

/** "From 28", "leaving 28". */
export const leftIn = (tools: SceneTools, places: readonly PlaceMention[]): PlaceMention | undefined =>
  places.find((place) => isLed(tools, place, STARTS))

/** The place a way begins at, if one is said to be it; `standing`: where the ship is said to be. */
export function startOf(
  tools: SceneTools,
  places: readonly PlaceMention[],
  standing: PlaceMention | undefined,
): PlaceMention | undefined {
  const goesOn = (place: PlaceMention, i: number) =>
    i < places.length - 1 && tools.isOne(place.to + 1, ...ENDS, ...PASSES) && !isLed(tools, place, [...ENDS, ...PASSES])
  return (
    places.find((place) => isLed(tools, place, STARTS)) ??
    places.find((place) => isAt(tools, place, STANDS) || isLeft(tools, place)) ??
    places.find((place) => isAt(tools, place, FIGHTS) && !isEnd(tools, place)) ??
    places.find(
      (place) => isLed(tools, place, AT) && tools.isOne(place.to + 1, 'going', 'moving', 'heading', 'wanting'),
    ) ??
    fromThere(tools, places) ??
    standing ??
    places.find(goesOn)
  )
}

/** Of a place that nobody named nothing is known. */
const NOWHERE = { tile: undefined, anomalies: undefined, wormholes: undefined, planets: undefined }

/** "Not through there", "without crossing it", "I don't want to pass 27". */
function isNotGone(isOne: SceneTools['isOne'], passing: number): boolean {
  const at = isOne(passing - 1, ...PASSES, 'go', 'fly', 'run') ? passing - 1 : passing
  const isWish = isOne(at - 1, 'to') && isOne(at - 2, 'want', 'like') && isOne(at - 3, 'dont', 'not', 'wouldnt')
  return isWish || [1, 2].some((step) => isOne(at - step, 'without', 'not', 'avoid', 'never'))
}

/** "Through there": the place that was named last. */
function throughThere({ tokens, isOne }: SceneTools, places: readonly PlaceMention[]): PlaceMention[] {
  const at = tokens.findIndex(
    (_, i) => isOne(i, ...PASSES) && isOne(i + 1, 'there', 'it', 'that') && !isNotGone(isOne, i),
  )
  return at < 0 ? [] : places.filter(({ to }) => to < at).slice(-1)
}

/** "Without crossing the asteroid field". */
const isAvoided = (tools: SceneTools, place: PlaceMention): boolean => {
  const at = leadAt(tools, place, PASSES)
  return at !== undefined && isNotGone(tools.isOne, at)
}

/** The places that are passed: led to by such a word, or joined to one that is: "via 28 and 29". */
function passedOf(tools: SceneTools, places: readonly PlaceMention[], passed: readonly PlaceMention[]): PlaceMention[] {
  const found: PlaceMention[] = [...passed, ...throughThere(tools, places)]
  for (const [i, place] of places.entries()) {
    const before = places[i - 1]
    const isJoined =
      before && found.includes(before) && place.from - before.to <= 2 && tools.isOne(place.from - 1, 'and', 'then')
    // "in 26 and continues to 25"
    const goesOn = [1, 2].some((step) => tools.isOne(place.to + step, 'continue', 'continues'))
    if ((isLed(tools, place, PASSES) && !isAvoided(tools, place)) || isJoined || goesOn) found.push(place)
  }
  return found
}

/** "Last round he moved from 25 to 26": a way that is over. */
export const isOver = ({ tokens, isOne }: SceneTools, place: number): boolean =>
  tokens.some(
    ({ part }, at) =>
      part === tokens[place]!.part &&
      isOne(at, 'last') &&
      isOne(at + 1, 'turn', 'round') &&
      !isOne(at - 1, 'since', 'from'),
  )

const [START, THERE, BEYOND] = ['start', 'there', 'beyond']
/** The place a way begins or ends at where nobody named it. */
export const isUnnamed = ({ id }: PlaceMention): boolean => id === START || id === THERE || id === BEYOND

/** "Out to 25 and back", "and return", "there and back to 24": where the ships come back; undefined where they do not. */
function returnAt({ tokens, isOne }: SceneTools): number | undefined {
  const at = tokens.findIndex((_, i) => {
    if (!isOne(i, ...AGAIN) || isOne(i + 1, 'from', 'of', 'out')) return false
    const verb = isOne(i - 1, 'come', 'get', 'fly', 'jump', 'move', 'go', 'hop', 'be') ? i - 2 : i - 1
    return isOne(verb, 'and', 'then')
  })
  return at < 0 ? undefined : at
}

/** The way out and back again; `start`: where it begins, told by "back to 24" where nothing else tells it. */
function thereAndBack(
  tools: SceneTools,
  places: readonly PlaceMention[],
  start: PlaceMention | undefined,
): PlaceMention[] | undefined {
  const at = returnAt(tools)
  if (at === undefined) return undefined
  const target = places.find(({ from }) => from > at && from - at <= 4 && isLed(tools, { from } as PlaceMention, ENDS))
  const home = start ?? target
  if (!home || (target && target.id !== home.id)) return undefined
  const out = places.filter(
    (place) =>
      place.id !== home.id && place.to < at && isLed(tools, place, [...ENDS, ...PASSES]) && !isAvoided(tools, place),
  )
  return out.length ? [home, ...out, home] : undefined
}

/** The places a ship goes through, from its start to its end; `passed`: with whom it passes. Empty where no way is told. */
export function wayOf(
  tools: SceneTools,
  places: readonly PlaceMention[],
  start: PlaceMention | undefined,
  passed: readonly PlaceMention[],
): PlaceMention[] {
  const chain = chainIn(tools, places)
  if (chain.length > 1) return [...chain]
  const round = thereAndBack(tools, places, start)
  if (round) return round
  const rest = places.filter((place) => place !== start)
  const passing = passedOf(tools, rest, passed)
  const ending = rest.filter((place) => isEnd(tools, place) && !passing.includes(place))
  const end = ending.at(-1)
  const middle = rest.filter(
    (place) =>
      place !== end &&
      // "I activate 30, but my cruiser gets only to 29"
      leadAt(tools, place, ['activate']) === undefined &&
      place.id !== start?.id &&
      (place.id !== end?.id || start?.id === end?.id) &&
      (passing.includes(place) || ending.includes(place)),
  )
  const [first] = middle.length ? middle : end ? [end] : []
  if (!first) return []
  return [start ?? { ...first, ...NOWHERE, id: START }, ...middle, end ?? { ...middle.at(-1)!, ...NOWHERE, id: BEYOND }]
}

/** The way past a fleet of which nobody said where it stands. */
export const wayPast = ({ start, to }: Mention): PlaceMention[] =>
  [START, THERE, BEYOND].map((id) => ({ ...NOWHERE, id, from: start, to }))

/** "Picks up infantry in 26 on the way": the way goes over it. */
export function withStops(way: PlaceMention[], stops: readonly PlaceMention[]): PlaceMention[] {
  const others = stops.filter(
    ({ id }, i) => !way.some((place) => place.id === id) && stops.findIndex((one) => one.id === id) === i,
  )
  return way.length === 2 && others.length ? [way[0]!, ...others, way[1]!] : way
}

/** The place right behind a fleet: "Bob's Cruiser in 25", "a carrier 24". */
export function placeOf(tools: SceneTools, { to }: Mention, places: readonly PlaceMention[]): PlaceMention | undefined {
  const { tokens, isOne } = tools
  // "her war sun through my cruisers at 28": of two fleets it is the second that stands there
  const next = fleetsIn(tools).find((fleet) => fleet.start > to && fleet.owner !== undefined)?.start ?? tokens.length
  const place = places.find(
    ({ from }) =>
      from < next &&
      // "two green fighters hold 25"
      ((from === to + 2 && isOne(to + 1, 'hold', 'block', 'guard', 'occupy')) ||
        (from === to + 1 && tokens[from]!.part === tokens[to]!.part && tokens[from]!.number !== undefined) ||
        (from > to &&
          from - to <= 5 &&
          !isOne(from - 1, ...ENDS) &&
          !tokens.slice(to + 1, from).some((_, i) => isOne(to + 1 + i, ...STOPS, 'drop')) &&
          [1, 2].some((step) => from - step > to && isOne(from - step, ...AT)))),
  )
  const joined = place ? undefined : fleetsIn(tools).find(({ start }) => start > to)
  // "infantry and a PDS down on Vefut": both stand there
  const isJoined = joined && joined.owner === undefined && isOne(to + 1, 'and') && joined.start - to <= 2
  return isJoined ? placeOf(tools, joined, places) : place
}

/** "31 where I have 2 PDS", "can't pass 31, his destroyer is there": the place named before. */
export function placeBefore(
  { isOne }: SceneTools,
  { start, to }: Mention,
  places: readonly PlaceMention[],
): PlaceMention | undefined {
  const all = places.filter((place) => place.to < start)
  // "to 30 with her carriers from 29 if I have a PDS there": they go to it
  const before = all.filter(({ from }) => !isOne(from - 1, 'from', 'leave')).at(-1) ?? all.at(-1)
  if (!before) return undefined
  const isWhere = isOne(before.to + 1, 'where') && start - before.to <= 5
  // "to 32, there is a cruiser"
  const isThereIs = isOne(start - 1, 'there') || (isOne(start - 1, 'is', 'are') && isOne(start - 2, 'there'))
  const isThere =
    isThereIs || [1, 2, 3].some((step) => isOne(to + step, 'there') && !isOne(to + step - 1, 'from', 'get', 'through'))
  return isWhere || isThere ? before : undefined
}

/** A place that is only gone to or by: nobody stands there for that. */
export const isOnWay = (tools: SceneTools, { from }: PlaceMention): boolean =>
  tools.isOne(from - 1, ...ENDS, ...PASSES, 'near', 'around', 'beside', 'by')

/** "In the next system": somewhere that is not named. */
export const isElsewhere = ({ isOne }: SceneTools, { to }: Mention): boolean =>
  [2, 3, 4].some(
    (step) =>
      isOne(to + step + 1, 'system', 'systems', 'tile', 'hex', 'one') &&
      isOne(to + step, 'next', 'adjacent', 'neighbouring', 'neighboring', 'other', 'another', 'nearby'),
  ) || [1, 2, 3].some((step) => isOne(to + step, 'next') && isOne(to + step + 1, 'door', 'to'))
