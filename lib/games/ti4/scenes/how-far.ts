/** How far ships are said to go: "two systems away", "three hexes", "can it go 2". */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { factionsIn } from '../sayings/factions.ts'
import { effectsIn, fleetsIn, isShip } from '../sayings/fleets.ts'
import { AT, isEnd, leadAt } from './leads.ts'
import { placesIn } from './places.ts'
import { FLIES } from './told-way.ts'

const STEPS = ['systems', 'hexes', 'tiles', 'spaces', 'jumps', 'hops']
/** Behind the number they say that it is none, or that more is told of the way. */
const MORE = ['from', 'to', 'into', 'of', 'in', 'between', 'at', 'through', 'via', 'and']
const ABOUT = ['than', 'least', 'most', 'up', 'these', 'those', 'both', 'the', 'my', 'all']
const FAR = ['away', 'over', 'far', 'off', 'out', 'further']
/** What somebody goes to, and how far it is said right behind. */
const GOAL = ['target', 'destination', 'goal', 'it']
/** Beside a bare number of steps they ask. */
const ASKS =
  'possible ok okay legal allowed fine doable right yes no is that it can i do this work works me good reachable'.split(
    ' ',
  )

/** "Activating a rift system that's 3 away": the place right before it, where that is gone to. */
function isEndBefore(tools: SceneTools, at: number): boolean {
  const last = tools.isOne(at, 'that', 'thats', 'which') ? at - 1 : at
  const to = tools.isOne(last, 'system', 'hex') ? [last, last - 1] : [last]
  return placesIn(tools).some((place) => to.includes(place.to) && isEnd(tools, place))
}

/** "The target is three systems away", "it's 2 away": behind what is gone to. */
function isOfGoal(tools: SceneTools, at: number): boolean {
  const { tokens, isOne } = tools
  let before = at - 1
  while (isOne(before, 'is', 'are', 'lies', 'sits', 'only', 'just') && !isOne(before, 'it')) before--
  // "to a system three systems away"
  if (isOne(at - 1, 'system') && isOne(at - 2, 'a', 'the') && isOne(at - 3, 'to', 'into', 'reach')) return true
  if (isEndBefore(tools, before)) return true
  const isGoal = isOne(before, ...GOAL) || (isOne(before, 'system') && isOne(before - 1, 'target', 'active'))
  return isGoal && tokens[before]?.part === tokens[at]!.part
}

/** "3 systems possible?", "2 systems?": all that its clause says. "War sun 3 hexes", "2 jumps for my carrier": beside the one ship there is. */
function isSaidAlone(tools: SceneTools, at: number): boolean {
  const { tokens, typed, isOne } = tools
  const { part } = tokens[at]!
  const more = tokens.findIndex((_, i) => i > at && isAndOne(tools, i))
  const clause = tokens.flatMap((token, i) => (token.part === part && (more < 0 || i < more) ? [i] : []))
  const isFar = (i: number) => i === at || isOne(i, ...STEPS, ...FAR, ...ASKS)
  const last = clause.at(-1)!
  if (clause.every(isFar)) {
    // "carriers with Flank Speed, 2 away, legal?"
    const isAsked = /\?\s*$/.test(typed) && !tokens.slice(last + 1).every((_, i) => isOne(last + 1 + i, ...ASKS))
    return !isAsked && ((/\?\s*$/.test(typed) && last === tokens.length - 1) || isOfShips(tools, part))
  }
  const isOfIt = (i: number) => isFar(i) || isOfShip(tools, i) || isOne(i, 'for', 'with', 'too', 'are')
  return clause.every(isOfIt) && (part === tokens[0]!.part || isOneOfMine(tools, part))
}

/** "His destroyer blocks the hex between, cruisers 2 away": those that are told without an owner are the asker's. */
const isOneOfMine = (tools: SceneTools, part: number): boolean =>
  !placesIn(tools).length &&
  fleetsIn(tools).some(
    ({ value, from, owner }) =>
      isShip(value) && tools.tokens[from]!.part === part && (owner === undefined || owner === 'me'),
  )

/** "Four systems away and one of those is a rift". */
const isAndOne = ({ isOne }: SceneTools, at: number): boolean => isOne(at, 'and') && isOne(at + 1, 'one')

/** Words that belong to a ship, and tell nothing of where it is. */
const OF_SHIP = 'a an the same upgraded unupgraded not level lvl only base basic regular my'.split(' ')
const isOfShip = (tools: SceneTools, at: number): boolean =>
  tools.isOne(at, ...OF_SHIP) ||
  [...fleetsIn(tools), ...factionsIn(tools), ...effectsIn(tools)].some(({ from, to }) => from <= at && at <= to)

/** "Same but I also play Flank Speed": what somebody has or uses. */
const PLAYING = 'i we also play use have got plus same but'.split(' ')

/** "Super dread unupgraded, two spaces": before the distance nothing is told but the ship, where it begins, and its cards. */
function isOfShips(tools: SceneTools, part: number): boolean {
  const places = placesIn(tools)
  const isOfPlace = (at: number) =>
    tools.isOne(at, ...AT, 'out', 'of', 'from', 'for', 'starting', 'with', 'and', ...PLAYING) ||
    // "from their home", "on their own"; "his war sun, 3 hexes" may be where that is
    (tools.isOne(at, 'their', 'its', 'his', 'her', 'own') && !isShipAt(tools, at + 1)) ||
    places.some(({ from, to }) => from <= at && at <= to)
  const isShipTold = fleetsIn(tools).some(({ to }) => tools.tokens[to]!.part < part)
  return isShipTold && tools.tokens.every((token, at) => token.part >= part || isOfShip(tools, at) || isOfPlace(at))
}

/** "It is one hex off, can it come": whoever only stands next door goes nowhere, and "one off" may be anything. */
function isOneStep({ tokens, isOne }: SceneTools, at: number): boolean {
  const isGone = (i: number) => isOne(i, ...FLIES, 'come', 'reach', 'make', 'join', 'leave')
  const isAsked = tokens.some(
    (_, i) => isOne(i, 'can', 'could', 'may', 'allowed') && [1, 2, 3].some((step) => isGone(i + step)),
  )
  const isOfWay = tokens.some(({ part }, i) => i < at && part === tokens[at]!.part && isOne(i, ...FLIES))
  return isOne(at + 1, 'system', 'hex', 'tile', 'space', 'jump', 'hop') && (isAsked || isOfWay)
}

/** Before the verb they say nothing of who goes. */
const ADVERBS = 'can could may does do will would get gets able allowed wants want to also still just now then'.split(
  ' ',
)

/** "Can my carrier go 2", "does that one get to go 2", ", goes three?": the number alone, behind a ship that goes. */
function isBareSteps(tools: SceneTools, at: number): boolean {
  const { tokens, isOne } = tools
  const isNear = (other: number) => tokens[other]?.part === tokens[at]!.part
  const verb = at - 1
  if (!isNear(verb) || !isOne(verb, 'go', 'fly', 'move', 'travel', 'jump')) return false
  if (!/^[2-6]$|^(two|three|four|five|six)$/.test(tokens[at]!.plain)) return false
  // "move 2" may be what its card says
  if (tokens[verb]!.plain === 'move' && !isModalBefore(tools, verb)) return false
  let who = verb - 1
  while (isNear(who) && isOne(who, ...ADVERBS)) who--
  who = withoutBaggage(tools, isOne(who, 'and', 'then') ? beginnerBefore(tools, who) : who)
  const isShipTold = fleetsIn(tools).some(({ value, to }) => isShip(value) && to < verb)
  const isOfShip = isNear(who) ? isShipAt(tools, who) || isOne(who, 'it', 'they', 'one', 'that', 'this') : who < verb
  const isLast = !isNear(at + 1)
  // a card that is not known might be what lets them
  const isWith = isOne(at + 1, 'with', 'using') && effectsIn(tools).some(({ start }) => start > at && start - at <= 3)
  const isAsked = isNear(at + 1) && (isWith || (isOne(at + 1, ...ASKS) && !isOne(at + 1, 'is', 'that', 'it')))
  const sign = tools.typed.slice(tokens[at]!.end, tokens[at + 1]?.start ?? tokens[at]!.end)
  return isShipTold && isOfShip && (isLast || isAsked) && !/[-–—>]/.test(sign)
}
/** "My carrier starts in the nebula and goes 2": who the clause began with; the word itself where that is another. */
function beginnerBefore(tools: SceneTools, and: number): number {
  const { tokens, isOne } = tools
  const [ship, ...others] = fleetsIn(tools).filter(({ value, to }) => isShip(value) && to < and)
  if (!ship || others.length || tokens[ship.from]!.part !== tokens[and]!.part) return and
  const isHead = tokens.slice(0, ship.start).every((_, i) => isOne(i, 'can', 'could', 'may', 'if', 'the', 'so'))
  return isHead ? ship.to : and
}

/** "My carrier with 4 infantry", "carriers with Gravity Drive", "a war sun in the nebula": the last word of who has or is that. */
function withoutBaggage(tools: SceneTools, at: number): number {
  const place = placesIn(tools).find(({ to }) => to === at)
  const lead = place && leadAt(tools, place, AT)
  if (lead !== undefined) return lead - 1
  const had = [...fleetsIn(tools), ...effectsIn(tools)].find(({ start, to }) => start <= at && at <= to)
  return had && tools.isOne(had.start - 1, 'with', 'carrying', 'holding', 'has') ? had.start - 2 : at
}

/** "Can my dreads move 2". */
const isModalBefore = ({ tokens, isOne }: SceneTools, verb: number): boolean =>
  tokens.some(({ part }, at) => at < verb && part === tokens[verb]!.part && isOne(at, ...MODALS))
const MODALS = 'can could may does do will would to'.split(' ')
const isShipAt = (tools: SceneTools, at: number): boolean =>
  fleetsIn(tools).some(({ value, from, to }) => isShip(value) && from <= at && at <= to)

/** "My dread is 2 systems away, can his fleet reach it": how far it is for others who come. */
const isReachedBehind = ({ tokens, isOne }: SceneTools, to: number): boolean =>
  tokens.some(
    ({ part }, at) =>
      at > to &&
      isOne(at, 'reach', 'hit', 'attack', 'shoot', 'threaten', 'catch') &&
      [1, 2, 3, 4].some(
        (step) =>
          tokens[at - step]?.part === part &&
          at - step > to &&
          (tokens[at - step]!.owner === true ||
            isOne(at - step, 'his', 'her', 'their', 'he', 'she', 'they', 'enemy', 'anyone', 'anybody', 'who')),
      ),
  )

/** "The hex in between is empty", "nothing between", "path is clear". */
export const isClearAt = ({ tokens, isOne }: SceneTools, at: number): boolean => {
  const near = (i: number) => tokens[i]?.part === tokens[at]!.part
  const clear = [1, 2, 3, 4]
    .flatMap((step) => [at - step, at + step])
    .find((i) => near(i) && isOne(i, 'nothing', 'nobody', 'noone', 'no', 'none', 'empty', 'free', 'clear'))
  return clear !== undefined && !isOne(clear - 1, 'not', 'isnt', 'arent', 'never')
}

/** "Two hexes to the target", "two hexes into his home", "two hexes away from my carrier": the one end of the way, or the one ship there is. */
function isOfBoth(tools: SceneTools, at: number): 'goal' | 'ship' | undefined {
  const { isOne } = tools
  if (isOne(at, 'to') && isOne(at + 1, 'the', 'my') && isOne(at + 2, 'target', 'destination', 'goal')) return 'goal'
  const into = isOne(at, 'straight', 'right', 'directly', 'deep') ? at + 1 : at
  const isPlace = placesIn(tools).some((place) => place.from > into && place.from - into <= 2 && isEnd(tools, place))
  if (isOne(into, 'into') && isPlace) return 'goal'
  const [ship, ...others] = fleetsIn(tools)
  const isIt = ship !== undefined && ship.start === at + 1 && isShip(ship.value) && !others.length
  return isOne(at, 'from') && isIt ? 'ship' : undefined
}

/** Where the one number of steps stands that somebody goes; how many tokens it takes. */
export function stepsAt(tools: SceneTools): { at: number; to: number } | undefined {
  const { tokens, isOne } = tools
  const lastOf = (i: number): number | undefined => {
    const isNear = (other: number) => tokens[other]?.part === tokens[i]!.part
    if (isBareSteps(tools, i)) return i
    if (!isNear(i + 1)) return undefined
    if (isOne(i + 1, ...STEPS)) return isNear(i + 2) && isOne(i + 2, ...FAR) ? i + 2 : i + 1
    // "is 3 too far for a cruiser"
    if (isOne(i + 1, 'too') && isOne(i + 2, 'far')) return i + 2
    return isOne(i + 1, 'away', 'over', 'off', 'out') ? i + 1 : undefined
  }
  const [found, ...more] = tokens.flatMap(({ number }, at) => {
    const isFar = number !== undefined && number > 0 && /^\d$|[a-z]{3}/.test(tokens[at]!.plain)
    const to = isFar ? lastOf(at) : undefined
    if (number === 1 && !isOneStep(tools, at)) return []
    return to === undefined ? [] : [{ at, to }]
  })
  if (!found || more.length) return undefined
  const { at, to } = found
  const isNear = (other: number) => tokens[other]?.part === tokens[at]!.part
  const isDriven = (i: number) => isOne(i, 'drive') && !isOne(i - 1, 'gravity', 'grav')
  const isGone = tokens.some(
    (_, i) => i < at && isNear(i) && (isOne(i, ...FLIES, 'reach', 'strike', 'attack', 'hit') || isDriven(i)),
  )
  // "my cruisers 2 away", "both go two away": what stands before the ship or the verb is said of that
  const reach = isShipAt(tools, at - 1) || isOne(at - 1, ...FLIES) ? [] : [1, 2]
  const isAbout = reach.some((step) => isNear(at - step) && isOne(at - step, ...ABOUT))
  const isDenied = tokens.some(
    (_, i) => isNear(i) && isOne(i, 'not', 'cant', 'cannot', 'dont', 'isnt', 'never', 'only'),
  )
  // "two hexes off and the hex in between is empty"
  const isAndClear =
    isOne(to + 1, 'and') &&
    tokens.some((_, i) => i > to && isNear(i) && isOne(i, 'between', 'way') && isClearAt(tools, i))
  const isOfMore =
    isNear(to + 1) && isOne(to + 1, ...MORE) && !isAndOne(tools, to + 1) && !isAndClear && !isOfBoth(tools, to + 1)
  if (isReachedBehind(tools, to)) return undefined
  const isTold =
    at === to || isOfBoth(tools, to + 1) === 'goal' || isGone || isOfGoal(tools, at) || isSaidAlone(tools, at)
  return !isTold || isAbout || isDenied || isOfMore ? undefined : found
}
