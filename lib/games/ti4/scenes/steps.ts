/** Ways of which only the length was told: "my destroyer starts in a nebula, can it move two systems away". */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { isShip } from '../sayings/fleets.ts'
import type { Group } from './groups.ts'
import { isClearAt, stepsAt } from './how-far.ts'
import { AT, isEnd, leadAt } from './leads.ts'
import { isOtherWay } from './parted.ts'
import { isSaidBetween } from './past.ts'
import type { PlaceMention } from './places.ts'
import type { Read } from './read.ts'
import { isCountedIn, placeOf } from './stands.ts'
import { FLIES } from './told-way.ts'
import { passedBehind } from './unnamed-places.ts'
import { BEYOND, isUnnamed, START } from './ways.ts'

/** "It wants to go into the rift itself, it's 2 away": the one place that is gone to, where it stands nowhere else. */
const endOf = (tools: SceneTools, places: readonly PlaceMention[]): PlaceMention | undefined => {
  const [end] = places.filter((place) => isEnd(tools, place))
  return end && places.every(({ id }) => id === end.id) ? end : undefined
}

/** "Hacan's fleet sits between us", "he blocks me": something is in the way; "nothing between" is nothing. */
const isBarTold = (tools: Read['tools']): boolean =>
  tools.tokens.some(
    (_, at) =>
      (tools.isOne(at, 'between', 'inbetween', 'block', 'blockade') ||
        (tools.isOne(at, 'way') && tools.isOne(at - 1, 'the', 'my'))) &&
      !isClearAt(tools, at) &&
      ![1, 2, 3, 4].some((step) => tools.isOne(at - step, 'not')),
  )

/** The way with as many systems as were told, where none of them has a name but the first, or the last. */
export function withSteps(one: Read): Read {
  const { tools, places, groups, route, start } = one
  // "it starts in a nebula": who stands somewhere is the one who goes
  const standing = groups.length === 1 && isShip(groups[0]!.mention.value) ? groups : []
  const movers = one.movers.length ? one.movers : standing
  const found = stepsAt(tools)
  const many = found ? tools.tokens[found.at]!.number! : 0
  // "four systems, one of them is a rift we fly through": of what is closed to ships it makes no difference which of them
  const isClosed = ({ anomalies = [] }: PlaceMention) =>
    anomalies.every((one) => /^(asteroid-field|supernova)$/.test(one))
  const counted = places.filter(
    (place) =>
      place.anomalies?.length &&
      isCountedIn(tools, place) &&
      (isClosed(place) || passedBehind(tools, place.to) !== undefined),
  )
  const [oneOf] = counted.every(({ id }) => id === counted[0]!.id) && many > 1 ? counted : []
  const isShort =
    route.length < 2 ||
    (route.length === 2 && route[0]!.id === START) ||
    (oneOf !== undefined && route.every((place) => isUnnamed(place) || place.id === oneOf.id))
  if (!found || movers.length !== 1 || many < 1 || many > 6 || !isShort) return one
  const end = endOf(tools, places)
  // "out of a nebula, 2 systems": open only as to where to
  const isLeft = start !== undefined && places.every(({ id }) => id === start.id)
  if (one.isOpen && !oneOf && ((!end && !isLeft) || isOtherWay(tools, places))) return one
  // "it starts in a nebula", where nothing else could be there
  const only =
    groups.length === 1 && !end
      ? places.find((place) => place.to < found.at && leadAt(tools, place, AT) !== undefined)
      : undefined
  const begin = end ? undefined : (start ?? movers[0]!.begin ?? placeOf(tools, movers[0]!.mention, places) ?? only)
  if (places.some(({ id }) => id !== begin?.id && id !== end?.id && id !== oneOf?.id)) return one
  const said = { from: found.at, to: found.to }
  const steps = Array.from({ length: many - 1 }, (_, i): PlaceMention => ({ ...said, id: `step ${i + 1}` }))
  const between = oneOf ? [oneOf, ...steps.slice(1)] : steps
  const { isOpen: _, ...read } = one
  const [step] = between
  const isBar = (group: Group) => !movers.includes(group) && step !== undefined && isSaidBetween(tools, group.mention)
  // of what is in the way and was not read nobody can say that it lets them pass
  if (isBarTold(tools) && !(many === 2 && groups.some(isBar))) return one
  return {
    ...read,
    ...(many === 2 ? { groups: groups.map((group) => (isBar(group) ? { ...group, begin: step! } : group)) } : {}),
    movers,
    route: [begin ?? { ...said, id: START }, ...between, end ?? { ...said, id: BEYOND }],
  }
}

/** "On their own", "by themselves", "alone", "with no carrier around": nothing carries them. */
const isUnaided = ({ isOne }: SceneTools, at: number): boolean =>
  isOne(at, 'alone', 'solo', 'unaided') ||
  (isOne(at, 'on', 'by') && isOne(at + 1, 'their', 'its', 'themselves', 'itself')) ||
  (isOne(at, 'no', 'without') && [1, 2].some((step) => isOne(at + step, 'carrier', 'transport', 'ship')))

/** "Fly her fighters", "send my fighters": the verb before them; "fighters move": the one behind. */
function flownAt(tools: SceneTools, { mention: { start, to } }: Group): number | undefined {
  const { tokens, isOne } = tools
  const { part } = tokens[to]!
  let verb = to + 1
  while (isOne(verb, 'ever', 'even', 'actually', 'can', 'may', 'just', 'still')) verb++
  const at = isOne(verb, ...FLIES, 'going') ? verb : isOne(start - 1, ...FLIES, 'send', 'bring') ? start - 1 : undefined
  if (at !== undefined && tokens[at]?.part === part) return at
  // "my fighters don't have the upgrade, can they move"
  const they = tokens.findIndex(
    (_, i) => i > to && isOne(i, 'they', 'it') && isOne(i - 1, 'can', 'may', 'could') && isOne(i + 1, ...FLIES),
  )
  return they < 0 ? undefined : they + 1
}

/** "Fighters on their own to the next hex": no verb, and it is said where to. */
function sentAt(tools: SceneTools, { mention: { to } }: Group): number | undefined {
  const own = isUnaided(tools, to + 1) && tools.isOne(to + 3, 'own') ? to + 4 : to + 2
  return isUnaided(tools, to + 1) && tools.isOne(own, 'to', 'into') ? own : undefined
}

/** "Can fighters move on their own", "can I fly my fighters to 25 without a carrier": whether they may at all hangs on no place, and one step will do. */
export function withUnaided(one: Read): Read {
  const { tools, places, groups, movers } = one
  const [ships, ...others] = groups
  const end = endOf(tools, places)
  // an upgraded fighter may come from too far away
  const isSomewhere = places.length > 0 && (end === undefined || ships?.mention.value.level === 2)
  // "can Saar move his dock": of what stands on a planet, whether it goes at all is what is asked
  const isHow = tools.tokens.some((_, i) => tools.isOne(i, 'how', 'where'))
  const isDock = !isHow && ships?.mention.value.roles.includes('structure') && (ships.mention.count ?? 1) === 1
  const isAlone = (isDock || ships?.mention.value.type === 'fighter') && !others.length && one.route.length < 2
  if (!ships || !isAlone || isSomewhere || !(movers.includes(ships) || isDock || end)) return one
  const verb = flownAt(tools, ships) ?? sentAt(tools, ships)
  const from = verb === undefined ? 0 : Math.max(verb, ships.mention.to)
  const isNear = (i: number) => tools.tokens[i]?.part === tools.tokens[from]!.part
  const unaided = tools.tokens.findIndex((_, i) => i > ships.mention.to && isNear(i) && isUnaided(tools, i))
  const at = isDock && !isNear(from + 1) ? from : unaided
  if (verb === undefined || at < 0) return one
  const said = { from: Math.min(verb, at), to: Math.max(verb, at) }
  const { isOpen: _, ...read } = one
  return { ...read, movers: [ships], route: [{ ...said, id: START }, end ?? { ...said, id: BEYOND }] }
}
