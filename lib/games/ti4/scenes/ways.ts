/** Ways as players tell them: "from 27 through the nebula to 25", "18 - 24 - 27", "leave 35 via 36 for 37". */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import { AT, ENDS, isBetween, isEnd, isLed, isThere, leadAt, PASSES, returnAt, STARTS } from './leads.ts'
import { listedWay } from './listed-way.ts'
import { listIn } from './numbers.ts'
import type { PlaceMention } from './places.ts'
import { passingShips } from './stands.ts'
import {
  DESTINATION,
  isBegun,
  isOutAndBack,
  isPassedBy,
  isTokenSystem,
  OTHER_TOKENS,
  TOKENS,
} from './unnamed-places.ts'

/** Signs and words that tie the places of a way. */
const TIE = /^\)?\s*(?:[-–—=]*>+|[-–—]+|→|\/|,? ?(?:and )?then)\s*$/i

/** Places written one behind the other, as a way: "18 - 24 - 27", "27, 28, 31". */
function chainIn(tools: SceneTools, places: readonly PlaceMention[]): readonly PlaceMention[] {
  const { typed, tokens } = tools
  const listed = new Set([...listIn(tools), ...listedWay(tools).tied])
  const isTied = (before: PlaceMention, after: PlaceMention | undefined) =>
    after !== undefined &&
    ((listed.has(before.to) && listed.has(after.from) && after.from - before.to <= 3) ||
      TIE.test(typed.slice(tokens[before.to]!.end, tokens[after.from]!.start)) ||
      (before.to + 1 === after.from &&
        tokens[before.to]!.part === tokens[after.from]!.part &&
        ([before, after].every(({ id }) => /^[A-Z]$/.test(id)) ||
          ([before, after].every(({ tile }) => tile !== undefined) &&
            tokens[after.from]!.number !== undefined &&
            tokens[before.to]!.number !== undefined))))
  const start = places.findIndex((place, i) => isTied(place, places[i + 1]))
  if (start < 0) return []
  const length = places.slice(start).findIndex((place, i) => !isTied(place, places[start + i + 1]))
  return places.slice(start, start + length + 1)
}

/** "One 22-23-24, the other 30-31-24": ways of their own. */
export function isChainedTwice(tools: SceneTools, places: readonly PlaceMention[]): boolean {
  const chain = chainIn(tools, places)
  const [other] = chain.length ? chainIn(tools, places.slice(places.indexOf(chain.at(-1)!) + 1)) : []
  // "cruiser 26 → 27, destroyer 28 → 27": both to one place
  const isJoint = chain.length === 2 && stepsIn(tools, places).every(([, { id }]) => id === chain[1]!.id)
  return other !== undefined && other.id !== chain[0]!.id && other.id !== chain.at(-1)!.id && !isJoint
}

/** "2 fly 46 to 47, and the carrier goes 47 → 48": each place with the one right behind its "to". */
export const stepsIn = (
  { tokens, typed, isOne }: SceneTools,
  places: readonly PlaceMention[],
): [PlaceMention, PlaceMention][] =>
  places.flatMap((place, i): [PlaceMention, PlaceMention][] => {
    const next = places[i + 1]
    if (!next) return []
    const isArrow = /^\s*(?:[-–—=]*>+|→)\s*$/.test(typed.slice(tokens[place.to]!.end, tokens[next.from]!.start))
    const isTo = next.from - place.to === 2 && isOne(place.to + 1, 'to', 'into')
    return isTo || isArrow ? [[place, next]] : []
  })

/** Of a place that nobody named nothing is known. */
const NOWHERE = { tile: undefined, anomalies: undefined, wormholes: undefined, planets: undefined }

/** "Not through there", "without crossing it", "I don't want to pass 27". */
function isNotGone(isOne: SceneTools['isOne'], passing: number): boolean {
  const at = isOne(passing - 1, ...PASSES, 'go', 'fly', 'run') ? passing - 1 : passing
  const isWish = isOne(at - 1, 'to') && isOne(at - 2, 'want', 'like') && isOne(at - 3, 'dont', 'not', 'wouldnt')
  const isOrder = isOne(at - 1, 'dont') && !isOne(at - 2, 'i', 'we', 'he', 'she', 'they', 'why', 'you')
  return isWish || isOrder || [1, 2].some((step) => isOne(at - step, 'without', 'not', 'avoid', 'never'))
}

/** "Go straight through?", "fly past": a word of passing that ends its clause. */
export function isPassedAlone({ tokens, isOne }: Pick<SceneTools, 'tokens' | 'isOne'>, at: number): boolean {
  const verb = isOne(at - 1, 'straight', 'right', 'just') ? at - 2 : at - 1
  const { part } = tokens[at]!
  return isOne(at, 'through', 'past', 'across', 'over') && isOne(verb, ...GOES) && tokens[at + 1]?.part !== part
}
const GOES = 'go fly move pass get slip jump travel come'.split(' ')

/** "Through there": the place that was named last. */
function throughThere({ tokens, isOne }: SceneTools, places: readonly PlaceMention[]): PlaceMention[] {
  const at = tokens.findIndex(
    (_, i) =>
      ((isOne(i, ...PASSES) && isOne(i + 1, 'there', 'it', 'that')) ||
        // "an asteroid field, can my cruiser go straight through"
        isPassedAlone({ tokens, isOne }, i) ||
        // "we both have ships in 26, can Oli move his through to 27"
        (isOne(i, 'through', 'past', 'across') && isOne(i + 1, 'to', 'into', 'from')) ||
        // "and I pass by with a cruiser"
        (isOne(i, 'pass', 'passing') && isOne(i + 1, 'by') && isOne(i + 2, 'with', 'from'))) &&
      !isNotGone(isOne, i),
  )
  return at < 0 ? [] : places.filter(({ to }) => to < at).slice(-1)
}

/** "Without crossing the asteroid field". */
const isAvoided = (tools: SceneTools, place: PlaceMention): boolean => {
  const at = leadAt(tools, place, PASSES)
  return at !== undefined && isNotGone(tools.isOne, at)
}

/** "Through 45 and the nebula 42". */
function isAndMore({ isOne }: SceneTools, before: PlaceMention, { from }: PlaceMention): boolean {
  const last = isOne(from - 1, 'the', 'a', 'an') ? from - 2 : from - 1
  // "through a rift and then an asteroid field"
  const and = isOne(last, 'then') && isOne(last - 1, 'and') ? last - 1 : last
  return and - before.to <= 1 && isOne(and, 'and', 'then')
}

/** "Via 32, 33": the next number, of which nothing more is said. */
const isListedOn = ({ tokens, typed }: SceneTools, { to, tile }: PlaceMention, next: PlaceMention): boolean =>
  tile !== undefined &&
  next.from === to + 1 &&
  /^\d+$/.test(tokens[next.from]!.plain) &&
  typed.slice(tokens[to]!.end, tokens[next.from]!.start).trim() === ',' &&
  tokens[next.to + 1]?.part !== tokens[next.to]!.part

/** The places behind where a fleet begins that only it goes by: "from 31 via 32 and 33". */
export function viaOf(tools: SceneTools, begin: PlaceMention, places: readonly PlaceMention[]): PlaceMention[] {
  const { part } = tools.tokens[begin.from]!
  const near = places.filter(({ from }) => from > begin.to && tools.tokens[from]!.part === part)
  return passedOf(tools, near, []).filter((place) => near.includes(place))
}

/** "Drops one at 21": on the way. */
const isDropped = ({ isOne }: SceneTools, { from }: PlaceMention): boolean =>
  isOne(from - 1, ...AT) && [2, 3, 4].some((step) => isOne(from - step, 'drop'))

/** "Through my own ships in 23": by where they are. */
function isPastShips(tools: SceneTools, place: PlaceMention): boolean {
  const at = passingShips(tools, place)
  return at !== undefined && !isNotGone(tools.isOne, at)
}

/** The places that are passed: led to by such a word, or joined to one that is: "via 28 and 29". */
function passedOf(tools: SceneTools, places: readonly PlaceMention[], passed: readonly PlaceMention[]): PlaceMention[] {
  const found: PlaceMention[] = [...passed, ...throughThere(tools, places)]
  for (const [i, place] of places.entries()) {
    const before = places[i - 1]
    const isJoined =
      before && found.includes(before) && (isAndMore(tools, before, place) || isListedOn(tools, before, place))
    // "in 26 and continues to 25"
    const goesOn = [1, 2].some((step) => tools.isOne(place.to + step, 'continue', 'continues'))
    const isPassed = (isLed(tools, place, PASSES) && !isAvoided(tools, place)) || isPastShips(tools, place)
    if (
      isPassed ||
      isPassedBy(tools, place) ||
      isJoined ||
      goesOn ||
      isDropped(tools, place) ||
      isBetween(tools, place)
    )
      found.push(place)
  }
  return found
}

export const [START, THERE, BEYOND] = ['start', 'there', DESTINATION]
/** The place a way begins or ends at where nobody named it. */
export const isUnnamed = ({ id }: PlaceMention): boolean =>
  id === START || id === THERE || id === BEYOND || /^step \d$/.test(id)

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
  const led = places.filter(
    (place) =>
      place.id !== home.id && place.to < at && isLed(tools, place, [...ENDS, ...PASSES]) && !isAvoided(tools, place),
  )
  // "a rift next to it, out to the rift and back": one that is named again
  const out = led.filter(({ id }, i) => id !== led[i + 1]?.id)
  const somewhere = !out.length && places.every(({ id }) => id === home.id) && isOutAndBack(tools, home)
  if (somewhere) return [home, { ...home, ...NOWHERE, id: THERE }, home]
  return out.length ? [home, ...out, home] : undefined
}

/** "Can my carrier leave the nebula", "stuck in a system with my token, can it leave": where to was not said. */
function isLeftOpen(tools: SceneTools, start: PlaceMention): boolean {
  const { tokens, isOne } = tools
  const isTold = isTokenSystem(tools, start)
  const isLeaving = (at: number) =>
    at > start.to &&
    isOne(at, 'leave', 'move', 'out', 'go') &&
    (tokens[at + 1]?.part !== tokens[at]!.part || (isOne(at, 'leave') && isOne(at + 1, 'for', 'with', 'to')))
  return (
    ((start.anomalies?.length || isTold) && (isLed(tools, start, STARTS) || isLeftBehind(tools, start))) ||
    (isTold && tokens.some((_, at) => isLeaving(at))) ||
    (isBegun(tools, start) && !isTold) ||
    isLeftTokened(tools, start)
  )
}

/** "One of my tokens is there, can my destroyers move out of it": where to hangs on nothing. */
export const isLeftTokened = (tools: SceneTools, place: PlaceMention): boolean =>
  tools.tokens.some((_, at) => tools.isOne(at, ...TOKENS) && !tools.isOne(at - 1, ...OTHER_TOKENS)) &&
  isLeftBehind(tools, place)

/** "Asteroid field, I just want to fly out of it", "may they leave it". */
const isLeftBehind = (tools: SceneTools, place: PlaceMention): boolean => {
  const { tokens, isOne } = tools
  // "into the asteroid field and out of it"
  if (isEnd(tools, place) || isLed(tools, place, PASSES)) return false
  return tokens.some(
    (_, at) =>
      at > place.to &&
      ((isOne(at, 'of') && isOne(at - 1, 'out')) || isOne(at, 'leave')) &&
      isOne(at + 1, 'it', 'there') &&
      tokens[at + 2]?.part !== tokens[at]!.part,
  )
}

/** The places a ship goes through, from its start to its end; `passed`: with whom it passes. Empty where no way is told. */
export function wayOf(
  tools: SceneTools,
  places: readonly PlaceMention[],
  start: PlaceMention | undefined,
  passed: readonly PlaceMention[],
): PlaceMention[] {
  const chain = chainIn(tools, places)
  const [head] = chain
  // "from 24 to 25, then 26"
  const isGoneOn = head && start && start.to < head.from && isLed(tools, head, [...ENDS, ...PASSES])
  if (chain.length > 1) return isGoneOn && !chain.some(({ id }) => id === start.id) ? [start, ...chain] : [...chain]
  const round = thereAndBack(tools, places, start)
  if (round) return round
  const rest = places.filter((place) => place !== start)
  const passing = passedOf(tools, rest, passed)
  const ends = rest.filter((place) => isEnd(tools, place) && !passing.includes(place))
  // "from A to B when I activate A": that is where it begins
  const away = ends.filter(({ id }) => id !== start?.id)
  const isOnlyActive = (place: PlaceMention) =>
    place.id === start?.id && away.length > 0 && leadAt(tools, place, ['activate']) !== undefined
  const led = ends.filter((place) => !isOnlyActive(place))
  const ending = led.length ? led : rest.filter((place) => isThere(tools, place))
  const end = ending.at(-1)
  const middle = rest.filter(
    (place) =>
      place !== end &&
      // "I activate 30, but my cruiser gets only to 29"
      leadAt(tools, place, ['activate']) === undefined &&
      place.id !== start?.id &&
      (place.id !== end?.id || start?.id === end?.id) &&
      (passing.includes(place) || ending.includes(place)) &&
      // two ways by one place
      !(passing.includes(place) && passing.some(({ id, from }) => id === place.id && from < place.from)),
  )
  const [first] = middle.length ? middle : end ? [end] : []
  // "can my carrier leave the nebula": where to was not said, and hangs on nothing
  if (!first && start && !rest.length && isLeftOpen(tools, start)) return [start, { ...start, ...NOWHERE, id: BEYOND }]
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
  return others.reduce((told, stop) => {
    const next = told.findIndex(({ from }, i) => i > 0 && (from > stop.from || i === told.length - 1))
    return next < 0 ? told : told.toSpliced(next, 0, stop)
  }, way)
}
