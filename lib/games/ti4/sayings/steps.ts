/** Ways of which only the length was told: "my destroyer starts in a nebula, can it move two systems away". */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { factionsIn } from './factions.ts'
import { effectsIn, fleetsIn, isShip } from './fleets.ts'
import { AT, isEnd, leadAt } from './leads.ts'
import { isOtherWay } from './parted.ts'
import { type PlaceMention, placesIn } from './places.ts'
import type { Read } from './read.ts'
import { placeOf } from './stands.ts'
import { FLIES } from './told-way.ts'
import { BEYOND, START } from './ways.ts'

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

/** "The target is three systems away", "it's 2 away": behind what is gone to. */
function isOfGoal({ tokens, isOne }: SceneTools, at: number): boolean {
  let before = at - 1
  while (isOne(before, 'is', 'are', 'lies', 'sits', 'only', 'just') && !isOne(before, 'it')) before--
  // "to a system three systems away"
  if (isOne(at - 1, 'system') && isOne(at - 2, 'a', 'the') && isOne(at - 3, 'to', 'into', 'reach')) return true
  const isGoal = isOne(before, ...GOAL) || (isOne(before, 'system') && isOne(before - 1, 'target', 'active'))
  return isGoal && tokens[before]?.part === tokens[at]!.part
}

/** "3 systems possible?", "2 systems?": all that its clause says. "War sun 3 hexes": beside the one ship there is. */
function isSaidAlone(tools: SceneTools, at: number): boolean {
  const { tokens, typed, isOne } = tools
  const { part } = tokens[at]!
  const clause = tokens.flatMap((token, i) => (token.part === part ? [i] : []))
  const isFar = (i: number) => i === at || isOne(i, ...STEPS, ...FAR, ...ASKS)
  if (clause.every(isFar)) return /\?\s*$/.test(typed) ? clause.at(-1) === tokens.length - 1 : isOfShips(tools, part)
  return clause.every((i) => isFar(i) || isOfShip(tools, i)) && tokens[at]!.part === tokens[0]!.part
}

/** Words that belong to a ship, and tell nothing of where it is. */
const OF_SHIP = ['a', 'an', 'the', 'upgraded', 'unupgraded', 'level', 'lvl', 'only', 'base', 'basic', 'regular', 'my']
const isOfShip = (tools: SceneTools, at: number): boolean =>
  tools.isOne(at, ...OF_SHIP) ||
  [...fleetsIn(tools), ...factionsIn(tools), ...effectsIn(tools)].some(({ from, to }) => from <= at && at <= to)

/** "Same but I also play Flank Speed": what somebody has or uses. */
const PLAYING = 'i we also play use have got plus same but'.split(' ')

/** "Super dread unupgraded, two spaces": before the distance nothing is told but the ship, where it begins, and its cards. */
function isOfShips(tools: SceneTools, part: number): boolean {
  const places = placesIn(tools)
  const isOfPlace = (at: number) =>
    tools.isOne(at, ...AT, 'out', 'of', 'from', 'starting', 'with', 'and', ...PLAYING) ||
    places.some(({ from, to }) => from <= at && at <= to)
  const isShipTold = fleetsIn(tools).some(({ to }) => tools.tokens[to]!.part < part)
  return isShipTold && tools.tokens.every((token, at) => token.part >= part || isOfShip(tools, at) || isOfPlace(at))
}

/** Where the one number of steps stands that somebody goes; how many tokens it takes. */
function stepsAt(tools: SceneTools): { at: number; to: number } | undefined {
  const { tokens, isOne } = tools
  const lastOf = (i: number): number | undefined => {
    const isNear = (other: number) => tokens[other]?.part === tokens[i]!.part
    if (!isNear(i + 1)) return undefined
    if (isOne(i + 1, ...STEPS)) return isNear(i + 2) && isOne(i + 2, ...FAR) ? i + 2 : i + 1
    return isOne(i + 1, 'away', 'over', 'off', 'out') ? i + 1 : undefined
  }
  const [found, ...more] = tokens.flatMap(({ number }, at) => {
    const to = number !== undefined && number > 1 && /^\d$|[a-z]{3}/.test(tokens[at]!.plain) ? lastOf(at) : undefined
    return to === undefined ? [] : [{ at, to }]
  })
  if (!found || more.length) return undefined
  const { at, to } = found
  const isNear = (other: number) => tokens[other]?.part === tokens[at]!.part
  const isDriven = (i: number) => isOne(i, 'drive') && !isOne(i - 1, 'gravity', 'grav')
  const isGone = tokens.some((_, i) => i < at && isNear(i) && (isOne(i, ...FLIES, 'reach') || isDriven(i)))
  const isAbout = [1, 2].some((step) => isNear(at - step) && isOne(at - step, ...ABOUT))
  const isDenied = tokens.some(
    (_, i) => isNear(i) && isOne(i, 'not', 'cant', 'cannot', 'dont', 'isnt', 'never', 'only'),
  )
  const isOfMore = isNear(to + 1) && isOne(to + 1, ...MORE)
  const isTold = isGone || isOfGoal(tools, at) || isSaidAlone(tools, at)
  return !isTold || isAbout || isDenied || isOfMore ? undefined : found
}

/** "It wants to go into the rift itself, it's 2 away": the one place that is gone to, where it stands nowhere else. */
const endOf = (tools: SceneTools, places: readonly PlaceMention[]): PlaceMention | undefined => {
  const [end] = places.filter((place) => isEnd(tools, place))
  return end && places.every(({ id }) => id === end.id) ? end : undefined
}

/** The way with as many systems as were told, where none of them has a name but the first, or the last. */
export function withSteps(one: Read): Read {
  const { tools, places, groups, route, start } = one
  // "it starts in a nebula": who stands somewhere is the one who goes
  const standing = groups.length === 1 && isShip(groups[0]!.mention.value) ? groups : []
  const movers = one.movers.length ? one.movers : standing
  const found = stepsAt(tools)
  const many = found ? tools.tokens[found.at]!.number! : 0
  const isShort = route.length < 2 || (route.length === 2 && route[0]!.id === START)
  if (!found || movers.length !== 1 || many < 2 || many > 6 || !isShort) return one
  const end = endOf(tools, places)
  // "out of a nebula, 2 systems": open only as to where to
  const isLeft = start !== undefined && places.every(({ id }) => id === start.id)
  if (one.isOpen && ((!end && !isLeft) || isOtherWay(tools, places))) return one
  // "it starts in a nebula", where nothing else could be there
  const only =
    groups.length === 1 && !end
      ? places.find((place) => place.to < found.at && leadAt(tools, place, AT) !== undefined)
      : undefined
  const begin = end ? undefined : (start ?? movers[0]!.begin ?? placeOf(tools, movers[0]!.mention, places) ?? only)
  if (places.some(({ id }) => id !== begin?.id && id !== end?.id)) return one
  const said = { from: found.at, to: found.to }
  const between = Array.from({ length: many - 1 }, (_, i) => ({ ...said, id: `step ${i + 1}` }))
  const { isOpen: _, ...read } = one
  return {
    ...read,
    movers,
    route: [begin ?? { ...said, id: START }, ...between, end ?? { ...said, id: BEYOND }],
  }
}

/** "On their own", "by themselves", "alone", "with no carrier around": nothing carries them. */
const isUnaided = ({ isOne }: SceneTools, at: number): boolean =>
  isOne(at, 'alone', 'solo', 'unaided') ||
  (isOne(at, 'on', 'by') && isOne(at + 1, 'their', 'its', 'themselves', 'itself')) ||
  (isOne(at, 'no', 'without') && [1, 2].some((step) => isOne(at + step, 'carrier', 'transport', 'ship')))

/** "Can fighters move on their own": whether they may at all hangs on no place, and one step will do. */
export function withUnaided(one: Read): Read {
  const { tools, places, groups, movers } = one
  const { tokens, isOne } = tools
  const [ships, ...others] = groups
  const isAlone = ships?.mention.value.type === 'fighter' && !others.length && !places.length && one.route.length < 2
  if (!ships || !isAlone || !movers.includes(ships)) return one
  const { part } = tokens[ships.mention.to]!
  let verb = ships.mention.to + 1
  while (isOne(verb, 'ever', 'even', 'actually', 'can', 'may', 'just', 'still')) verb++
  const at = tokens.findIndex((token, i) => i > verb && token.part === part && isUnaided(tools, i))
  if (!isOne(verb, ...FLIES) || tokens[verb]!.part !== part || at < 0) return one
  const said = { from: verb, to: at }
  const { isOpen: _, ...read } = one
  return {
    ...read,
    route: [
      { ...said, id: START },
      { ...said, id: BEYOND },
    ],
  }
}
