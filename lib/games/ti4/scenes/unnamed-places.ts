/** Systems of a way that nobody named: "through a system with his cruiser to an empty system", "and then into Tom's". */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { AT, ENDS, isLed, leadAt, PASSES, returnAt, STARTS } from './leads.ts'
import { listedWay } from './listed-way.ts'
import { isActive, isLetter } from './numbers.ts'
import type { PlaceMention } from './place-names.ts'

/** What is only called a system: "through a system with his cruiser". */
export const SOME_SYSTEM = 'a system'
/** The end of a way that nobody named. */
export const DESTINATION = 'destination'
/** The active system where nobody named it: "out of the active system and back". */
export const ACTIVE_SYSTEM = 'active system'
const SYSTEM = ['system', 'hex', 'tile']
/** What players call a command token. */
export const TOKENS = ['token', 'tokens', 'counter', 'counters', 'cc', 'ccs']
/** Before such a word they say that it is another kind of token. */
export const OTHER_TOKENS =
  'custodian custodians frontier wormhole ingress exploration speaker control alpha beta gamma delta breach'.split(' ')
const HOLDING = 'with has holds holding bears got containing contains where'.split(' ')
const LYING = 'already still also'.split(' ')

const WHO = 'i ive we weve he hes she shes they theyve you youve that which'.split(' ')

/** "A system I already have a token in", "the system my token is in": the token, where such a clause ends with its "in". */
function tokenStanding({ tokens, isOne }: Pick<SceneTools, 'tokens' | 'isOne'>, at: number): number | undefined {
  const { part } = tokens[at]!
  const isNear = (place: number) => tokens[place]?.part === part
  const token = [2, 3, 4, 5, 6].map((step) => at + step).find((place) => isNear(place) && isOne(place, ...TOKENS))
  if (token === undefined) return undefined
  const lead = isOne(at + 1, 'that', 'which') ? at + 2 : at + 1
  const isHad =
    (WHO.includes(tokens[lead]?.plain ?? '') || tokens[lead]?.isStrange === true) &&
    tokens.slice(lead, token).some(({ plain }) => /^(have|has|had|got|ive|weve)$/.test(plain))
  const isOwned = isOne(lead, 'my', 'our', 'his', 'her', 'their') || tokens[lead]?.owner === true
  const isDenied = tokens
    .slice(lead, token)
    .some(({ plain }) => /^(no|not|dont|doesnt|havent|hasnt|never)$/.test(plain))
  let end = token + 1
  while (isNear(end) && isOne(end, 'is', 'lies', 'sits', ...LYING)) end++
  const isOther = isOne(token - 1, ...OTHER_TOKENS)
  return (isHad || isOwned) && !isDenied && !isOther && isNear(end) && isOne(end, 'in', 'on') ? token : undefined
}

/** "My cruisers are locked down by my own token": the system they are in is told by that. */
function lockedAt({ tokens, isOne }: SceneTools, at: number): PlaceMention | undefined {
  const by = isOne(at + 1, 'down', 'in', 'up') ? at + 2 : at + 1
  if (!/^(locked|stuck|pinned|frozen)$/.test(tokens[at]!.plain) || !isOne(by, 'by', 'under')) return undefined
  const token = [2, 3, 4].map((step) => by + step).find((place) => isOne(place, ...TOKENS))
  return token !== undefined && tokens[token]!.part === tokens[at]!.part
    ? { id: SOME_SYSTEM, from: at, to: token }
    : undefined
}

/** "A system that already has my command token": where the token stands that tells which system it is. */
export function tokenBehind({ tokens, isOne }: SceneTools, at: number): number | undefined {
  const stood = tokenStanding({ tokens, isOne }, at)
  if (stood !== undefined) return stood
  const verb = [at + 1, at + 2, at + 3].find((place) => !isOne(place, 'that', 'which', ...LYING))
  if (verb === undefined || !isOne(verb, ...HOLDING)) return undefined
  const token = [1, 2, 3, 4, 5].map((step) => verb + step).find((place) => isOne(place, ...TOKENS))
  if (token === undefined || tokens[token]!.part !== tokens[at]!.part) return undefined
  const between = tokens.slice(verb + 1, token)
  const isOther = between.some((_, i) => isOne(verb + 1 + i, 'no', 'not', 'any', 'without', 'and', ...OTHER_TOKENS))
  return isOther ? undefined : token
}

/** "A system I already activated": where the token of who did lies; the verb, and who did. */
export function activatedBefore({ tokens, isOne }: Pick<SceneTools, 'tokens' | 'isOne'>, at: number) {
  const who = isOne(at + 1, 'that', 'which') ? at + 2 : at + 1
  let verb = who + 1
  while (isOne(verb, 'have', 'has', 'had', 'just', ...LYING)) verb++
  const isSaid = isOne(at, ...SYSTEM) && isOne(at - 1, 'a', 'another') && tokens[verb]?.plain === 'activated'
  if (!isSaid || tokens[verb]!.part !== tokens[at]!.part || !WHO.includes(tokens[who]!.plain)) return undefined
  const isBefore =
    isOne(verb - 1, 'already') ||
    isOne(verb + 1, 'already', 'earlier', 'before') ||
    (isOne(verb + 1, 'this', 'last') && isOne(verb + 2, 'round'))
  return isBefore ? { verb, isMine: /^(i|ive|we|weve)$/.test(tokens[who]!.plain) } : undefined
}

/** "An infantry from a system with my token": where a load comes from, and no ship. */
const isOfLoad = ({ tokens, isOne }: SceneTools, from: number): boolean =>
  isOne(from, 'from') &&
  tokens.slice(Math.max(0, from - 5), from).some((_, i) => isOne(Math.max(0, from - 5) + i, ...LIFTS))
const LIFTS = 'pick grab scoop collect fetch snatch take load lift another third'.split(' ')

/** "A system with my token", "past my own token system": one that is told by the token that lies there. */
function tokenSystemAt(tools: SceneTools, at: number): PlaceMention | undefined {
  const { tokens, isOne } = tools
  if (!isOne(at, ...SYSTEM)) return undefined
  const lead = isOne(at - 1, 'a', 'an', 'another', 'the', 'some') ? at - 2 : undefined
  const isLedTo = lead !== undefined && isOne(lead, ...PASSES, ...STARTS, ...ENDS, ...AT, 'of')
  const activated = activatedBefore(tools, at)
  if (isLedTo && (activated ?? tokenBehind(tools, at)) !== undefined && !isOfLoad(tools, lead))
    return { id: SOME_SYSTEM, from: at, to: activated?.verb ?? at }
  let head = at - 1
  if (!isOne(head, ...TOKENS)) return undefined
  while (isOne(head - 1, 'command', 'own', 'my', 'his', 'her') && tokens[head - 1]!.part === tokens[at]!.part) head--
  return head < at - 1 && isOne(head - 1, ...PASSES) ? { id: SOME_SYSTEM, from: head, to: at } : undefined
}

/** "The active system", "the system that I just activated": its last word. */
function activeTo({ tokens, isOne }: SceneTools, at: number): number | undefined {
  if (isOne(at, 'active', 'activated') && isOne(at + 1, ...SYSTEM)) return at + 1
  const who = isOne(at + 1, 'that', 'which') ? at + 2 : at + 1
  const verb = isOne(who + 1, 'just', 'already', 'have', 'had', 'now') ? who + 2 : who + 1
  const isSaid = isOne(at, ...SYSTEM) && isOne(who, ...WHO) && isOne(verb, 'activate')
  return isSaid && tokens[verb]!.part === tokens[at]!.part ? verb : undefined
}
/** A ship that is there, and no more than that: "is already in", "sits in". */
const IS_THERE = 'already is am are still sits sit sitting stands parked stuck'.split(' ')

/** "Goes out of the active system to the nebula and back", "is already in the system I activated": where it is left. */
function activeAt(tools: SceneTools, at: number): PlaceMention | undefined {
  const { tokens, isOne } = tools
  const to = activeTo(tools, at)
  if (to === undefined) return undefined
  const next = tokens[to + 1]?.part === tokens[at]!.part ? tokens[to + 1] : undefined
  const isNamed = next !== undefined && (next.number !== undefined || isLetter(tools, to + 1) || isOne(to + 1, 'is'))
  if (isNamed) return undefined
  const place = { id: ACTIVE_SYSTEM, from: at, to }
  const lead = leadAt(tools, place, AT)
  const isStood = lead !== undefined && (returnAt(tools) !== undefined || isOne(lead - 1, ...IS_THERE))
  return isStood || isLed(tools, place, STARTS) ? place : undefined
}
/** "The system on the way", "the system in between": the last word of it. */
function wayAt({ isOne }: Pick<SceneTools, 'isOne'>, at: number): number | undefined {
  const isOnWay =
    isOne(at + 1, 'on', 'along') && isOne(at + 2, 'the', 'my', 'his', 'her', 'their') && isOne(at + 3, 'way')
  if (isOnWay) return at + 3
  const last = isOne(at + 1, 'in') ? at + 2 : at + 1
  return isOne(last, 'between') ? last : undefined
}
/** "Two more from the system it passes", "a planet in a system I fly past": one that lies on the way. */
function passedAt({ tokens, isOne }: SceneTools, at: number): PlaceMention | undefined {
  const said = wayAt({ isOne }, at)
  // "the system between is 29", "the system between 24 and 26": named, or told by what lies around it
  const isTold = said !== undefined && (isOne(said + 1, 'is', 'are') || tokens[said + 1]?.number !== undefined)
  const way = isTold ? undefined : said
  if (way !== undefined && isOne(at, ...SYSTEM) && isOne(at - 1, 'a', 'the') && tokens[way]?.part === tokens[at]!.part)
    return { id: SOME_SYSTEM, from: at - 1, to: way }
  const verb = isOne(at, ...SYSTEM) && isOne(at - 1, 'a', 'the') ? passedBehind({ tokens, isOne }, at) : undefined
  return verb === undefined ? undefined : { id: SOME_SYSTEM, from: at - 1, to: verb }
}

/** "A rift we fly through", "the nebula that he passes": the verb that says so of the place before it. */
export function passedBehind({ tokens, isOne }: Pick<SceneTools, 'tokens' | 'isOne'>, at: number): number | undefined {
  const who = isOne(at + 1, 'that', 'which') ? at + 2 : at + 1
  const verb = who + 1
  const isNear = tokens[verb]?.part === tokens[at]!.part && isOne(who, 'it', 'i', 'im', 'he', 'she', 'they', 'we')
  const isPassing =
    isOne(verb, 'pass', 'cross') || (isOne(verb, 'fly', 'go', 'move', 'is') && isOne(verb + 1, ...PASSES))
  return isNear && isPassing ? verb : undefined
}
/** Where the ships of a way begin that nobody named: the same as `START` of a way. */
const BEGINNING = 'start'

/** "His token is where my carrier starts", "the system my cruisers are leaving from". */
function begunAt({ tokens, isOne }: SceneTools, at: number): PlaceMention | undefined {
  const who = isOne(at + 1, 'that', 'which') ? at + 2 : at + 1
  const isHead = isOne(at, 'where') || (isOne(at, ...SYSTEM) && isOne(at - 1, 'the'))
  // "the system I'm moving out of"
  const isOwner = isOne(who, 'my', 'his', 'her', 'their', 'the', 'our')
  if (!isHead || !(isOwner || /^(im|i|were|we|hes|he|shes|she|theyre|they)$/.test(tokens[who]?.plain ?? '')))
    return undefined
  const verb = [1, 2, 3, 4].map((step) => who + step).find((place) => isOne(place, ...BEGINS))
  const isOut = verb !== undefined && isOne(verb + 1, 'out') && isOne(verb + 2, 'of')
  // "the system my cruisers fly in" may be where they come to
  const isFrom =
    verb !== undefined &&
    (isOut || isOne(verb + 1, 'from') || (isOne(verb + 1, 'in') && isOne(verb, 'start', 'begin', 'depart')))
  // "the system my cruisers move": it is left only where that is said
  const isNear = verb !== undefined && tokens[verb]!.part === tokens[at]!.part
  const isLeft =
    verb !== undefined &&
    (isFrom || isOne(verb, 'leave') || (isOne(at, 'where') && isOne(verb, 'start', 'begin', 'depart', 'leave')))
  return isNear && isLeft ? { id: BEGINNING, from: at, to: isOut ? verb + 2 : isFrom ? verb + 1 : verb } : undefined
}
const BEGINS = 'start begin depart leave come move fly go'.split(' ')

/** "My fleet's system": where it stands. */
function fleetSystemAt({ tokens, isOne }: SceneTools, at: number): PlaceMention | undefined {
  const isFleet = tokens[at]!.owner === true && isOne(at, 'fleet', 'ship', 'ships', 'carrier', 'cruiser', 'destroyer')
  const isOwned = isOne(at - 1, 'my', 'our', 'his', 'her', 'their')
  return isFleet && isOwned && isOne(at + 1, ...SYSTEM) ? { id: SOME_SYSTEM, from: at, to: at + 1 } : undefined
}

/** Whether it is told as the one where ships begin. */
export const isBegun = (tools: SceneTools, { id, from }: PlaceMention): boolean =>
  (id === BEGINNING && begunAt(tools, from) !== undefined) ||
  (id === SOME_SYSTEM && fleetSystemAt(tools, from) !== undefined)

/** Whether it is told as one that is passed. */
export const isPassedBy = (tools: SceneTools, { id, from, to }: PlaceMention): boolean =>
  id === SOME_SYSTEM && from < to && passedAt(tools, from + 1) !== undefined
const NEXT = 'adjacent adjoining neighboring neighbouring nearby next'.split(' ')

/** "To an adjacent system where I own a planet", "into the system next door": the last word of it. */
function nextAt({ tokens, isOne }: SceneTools, at: number): number | undefined {
  const { part } = tokens[at]!
  const isNext = isOne(at, ...NEXT) && isOne(at + 1, ...SYSTEM)
  const isNextDoor = isOne(at, ...SYSTEM) && isOne(at + 1, 'next') && isOne(at + 2, 'door', 'over')
  const to = isNext ? at + 1 : at + 2
  const isNamed = tokens[to + 1]?.part === part && (tokens[to + 1]!.number !== undefined || isOne(to + 1, 'is', 'to'))
  return (isNext || isNextDoor) && isOne(at - 1, 'a', 'an', 'the') && isOne(at - 2, 'to', 'into') && !isNamed
    ? to
    : undefined
}

/** "Through a system", "into Tom's": each where it is passed or ended in, and no name follows. */
export const unnamedIn = (tools: SceneTools): PlaceMention[] => {
  const { tokens, typed, isOne } = tools
  const { unnamed, tied } = listedWay(tools)
  const others = tokens.flatMap((token, at): PlaceMention[] => {
    if (tied.has(at)) return []
    const isNumbered = tokens[at + 1]?.number !== undefined && tokens[at + 1]!.part === token.part
    const one = tokenSystemAt(tools, at) ?? lockedAt(tools, at) ?? activeAt(tools, at)
    if (one) return [one]
    if (isOne(at, ...SYSTEM) && isOne(at - 1, 'a', 'another') && isOne(at - 2, ...PASSES) && !isNumbered)
      return [{ id: SOME_SYSTEM, from: at, to: at }]
    const by = passedAt(tools, at) ?? begunAt(tools, at) ?? fleetSystemAt(tools, at)
    if (by) return [by]
    const next = nextAt(tools, at)
    if (next !== undefined) return [{ id: DESTINATION, from: at, to: next }]
    const isHis = token.owner === true && isOne(at - 1, ...ENDS, ...PASSES)
    const to = isOne(at + 1, ...SYSTEM, 'home') ? at + 1 : at
    const isAlone = tokens[to + 1]?.part !== token.part || isOne(to + 1, ...ENDS, ...PASSES, 'and', 'then', 'with')
    return isHis && isAlone && (to > at || !isOne(at, 'his', 'her'))
      ? [
          {
            id: `${typed.slice(token.start, token.end)}${to > at && isOne(to, 'home') ? ' home' : ' system'}`,
            from: at,
            to,
          },
        ]
      : []
  })
  return [...others, ...unnamed]
}

/** "Hops out and comes back", "goes out one and back", "leaves the active system and returns": by a system that nobody named. */
export function isOutAndBack(tools: SceneTools, home?: PlaceMention): boolean {
  const { isOne } = tools
  const back = returnAt(tools)
  if (back === undefined) return false
  const isOut = [1, 2, 3, 4, 5].some((step) => {
    const one = isOne(back - step + 1, 'one') ? back - step + 2 : back - step + 1
    const and = one > back - step + 1 && isOne(one, ...SYSTEM) ? one + 1 : one
    return isOne(back - step, 'out') && isOne(and, 'and')
  })
  const isLeft = home?.id === ACTIVE_SYSTEM && home.to < back && isLed(tools, home, STARTS)
  return isOut || isLeft
}

/** Whether it is where somebody's ships are held by a token. */
export const isLockedIn = (tools: SceneTools, { id, from, to }: PlaceMention): boolean =>
  id === SOME_SYSTEM && from < to && lockedAt(tools, from) !== undefined

/** Whether a place is told by the token that lies there. */
export const isTokenSystem = (tools: SceneTools, { id, from, to }: PlaceMention): boolean =>
  id === SOME_SYSTEM && !isPassedBy(tools, { id, from, to }) && (from < to || tokenBehind(tools, to) !== undefined)

/**
 * Whether a place that is told by what kind it is, or by whose, is one of a way: where it lies between others, or behind two of them. Of
 * "my cruiser from A to an empty system" only the kind of place was told.
 */
export function isOfWay(tools: SceneTools, place: PlaceMention, places: readonly PlaceMention[]): boolean {
  const others = places.filter(({ from, id }) => from !== place.from && id !== place.id)
  const isPassed = (one: PlaceMention) => isLed(tools, one, PASSES)
  if (listedWay(tools).tied.has(place.from) || isPassedBy(tools, place) || isBegun(tools, place)) return true
  if (place.id === SOME_SYSTEM && isTokenSystem(tools, place))
    return places.filter(({ id }) => id === SOME_SYSTEM).length < 2
  if (place.id === ACTIVE_SYSTEM)
    return (
      isOutAndBack(tools, others.length ? undefined : place) ||
      (others.some((one) => isLed(tools, one, [...ENDS, ...PASSES])) && !others.some(({ to }) => isActive(tools, to)))
    )
  if (place.id === DESTINATION)
    return others.some((one) => isLed(tools, one, STARTS)) && !others.some((one) => isLed(tools, one, ENDS))
  // "home – empty system – nebula"
  const isTied = /[-–—>]\s*$/.test(tools.typed.slice(0, tools.tokens[place.from]!.start)) && others.length > 1
  return (
    isTied ||
    isPassed(place) ||
    / home$/.test(place.id) ||
    (isLed(tools, place, ENDS) && (others.length > 1 || others.some(isPassed)))
  )
}
