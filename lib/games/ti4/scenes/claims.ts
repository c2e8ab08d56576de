/** Claims of what stands on the table: systems and units. */
import type { Claim } from '../../../kernel/sayings.ts'
import { isShip, mayBeUpgraded } from '../sayings/fleets.ts'
import { GOING } from '../sayings/people-words.ts'
import { isInstead, lostLater } from './absent.ts'
import type { Group } from './groups.ts'
import { AT, isBy, isLed, isMeasured, isNoMove, isOver, isPassed, leadAt, PASSES, STARTS } from './leads.ts'
import { EITHER } from './owners.ts'
import { perishedIn } from './perished.ts'
import { isSystem } from './place-names.ts'
import type { PlaceMention } from './places.ts'
import type { Read } from './read.ts'
import {
  isBeside,
  isCountedIn,
  isElsewhere,
  isOnWay,
  isPickedAt,
  PICKS,
  placeBefore,
  placeHolding,
  placeOf,
  waitingThere,
} from './stands.ts'
import { isWaiting, standing } from './taken.ts'
import { isApart, isFar, lastBeside } from './told-way.ts'
import { SOME_SYSTEM } from './unnamed-places.ts'
import { SHIP } from './unnamed-ships.ts'
import { isUnnamed } from './ways.ts'
import { isByKinds } from './wormhole-ways.ts'

/** Two mentions of one place are one system. */
function systemsOf(places: readonly PlaceMention[], route: readonly PlaceMention[]): PlaceMention[] {
  const all = [...route, ...places]
  return all.filter((place, i) => all.findIndex(({ id }) => id === place.id) === i)
}

export const systemClaims = (one: Read): Claim[] => {
  const systems = systemsOf(one.places, one.route)
  return [...laidOut(one, systems), ...maybeThere(one, systems)]
}

/** "To B. B has my token": what was named before is understood where it is named again. */
export function namedAgain({ places, route }: Read): Claim[] {
  const systems = systemsOf(places, route)
  return places
    .filter((place) => systems.some(({ id }) => id === place.id) && ![...systems, ...route].includes(place))
    .map(({ from, to }) => ({ path: '', value: undefined, from, to }))
}

/** The claim of a system by its name, among others. */
export const claimOf = (claims: readonly Claim[], id: string | undefined): Claim | undefined =>
  claims.find(({ path, value }) => /^systems\[\d+\]$/.test(path) && (value as { id?: string }).id === id)

/** "Through B and C, both nebulae": of what was told and lies nowhere it is open whether it lies on the way. */
function maybeThere({ route }: Read, systems: readonly PlaceMention[]): Claim[] {
  const isOnWay = ({ id }: PlaceMention) => route.some((place) => place.id === id)
  const kind = systems.find((place) => !isOnWay(place) && !isSystem(place) && place.anomalies?.length)
  if (!kind) return []
  return systems.flatMap((place, i): Claim[] =>
    isOnWay(place) && place.tile === undefined && !place.anomalies
      ? [{ path: `systems[${i}].anomalies`, value: undefined, from: kind.from, to: kind.to }]
      : [],
  )
}

/** So far from each other nothing touches. */
const APART = 7
const laidOut = (one: Read, systems: readonly PlaceMention[]): Claim[] =>
  systems.flatMap(({ from, to, planet: _, ...said }, i): Claim[] => {
    const value = Object.fromEntries(Object.entries(said).filter(([, told]) => told !== undefined)) as typeof said
    const step =
      one.route.length > 1 && !isFar(one) && !isApart(one) ? one.route.findIndex(({ id }) => id === value.id) : -1
    const before = one.route[step - 1]
    // "from alpha to alpha": they lie apart
    const isJoined = isByKinds(one.tools, one.route)
    const hex = { q: isJoined ? APART * step : step, r: 0 }
    if (isJoined && step >= 0) return [{ path: `systems[${i}]`, value: { ...value, hex }, from, to }]
    if (step < 0 || step >= lastBeside(one)) return [{ path: `systems[${i}]`, value, from, to }]
    if (!before || isUnnamed(before) || isUnnamed(one.route[step]!))
      return [{ path: `systems[${i}]`, value: { ...value, hex }, from, to }]
    // nobody said it in so many words, and all hangs on it
    const says = `${value.id} touches ${before.id}, as the way goes`
    return [
      { path: `systems[${i}]`, value, from, to },
      { path: `systems[${i}].hex`, value: hex, from, to, says },
    ]
  })

/** Where loads wait that are picked up elsewhere than at the start. */
export const pickedAt = ({ tools, places, route }: Read, { mention, begin }: Group): PlaceMention | undefined => {
  const held = tokenPlace(tools, mention, places)
  const there = waitingThere(tools, mention, places)
  const place = placeOf(tools, mention, places) ?? there ?? takenThere(tools, route, mention) ?? held ?? begin
  return place && place.id !== route[0]?.id ? place : undefined
}

/** "A command token in 20 with 3 infantry": where the token lies. */
const tokenPlace = (tools: Read['tools'], { start }: Group['mention'], places: Read['places']) =>
  places.find((place) => {
    const at = place.to === start - 2 && tools.isOne(start - 1, 'with') ? leadAt(tools, place, AT) : undefined
    return at !== undefined && tools.isOne(at - 1, 'token', 'counter', 'cc')
  })

/** "30-31-32 and grabs an infantry there": on the way, in the one place that is passed, or at the end of a way of one step. */
function takenThere(
  { isOne }: Read['tools'],
  route: Read['route'],
  { start, to }: Group['mention'],
): PlaceMention | undefined {
  const verb = isOne(start - 1, 'a') ? start - 2 : start - 1
  // "swing through B to grab a third"
  const isFor = isOne(isOne(verb, 'up') ? verb - 2 : verb - 1, 'to')
  const isThere = isOne(to + 1, 'there') || isOne(to + 2, 'there') || isFor
  const isTaken = [1, 2, 3].some((step) =>
    isOne(start - step, 'grab', 'pick', 'scoop', 'collect', 'snatch', 'fetch', 'lift', 'take', 'load'),
  )
  // "picks up 2 infantry there on the way to 33": not where it goes only then
  const passed = route.length <= 3 ? route[1] : undefined
  // "his token is where my carrier starts, can I load my infantry there"
  const isBack = route.length === 2 && passed !== undefined && isUnnamed(passed)
  return isThere && isTaken && passed && !isBack && passed.from < start ? passed : undefined
}

/** "Ann comes with 3 cruisers, I have a PDS in 34": behind a comma, or past it, it is where another fleet stands. */
const isOfOther = ({ tools, groups, places }: Read, { mention, owner }: Group, place: PlaceMention): boolean =>
  groups.some(
    (other) =>
      other.owner !== owner &&
      other.mention.start > mention.to &&
      (tools.tokens[place.from]!.part !== tools.tokens[mention.to]!.part ||
        tools.isOne(other.mention.start - 1, ...PASSES) ||
        isBy(tools, other.mention.start)) &&
      placeOf(tools, other.mention, places)?.from === place.from,
  )

/** "Jo's PDS, may it hit me? I go from 25": where a way of another clause begins, nothing else is said to be. */
const isSaidOf = ({ tokens, isOne }: Read['tools'], { to }: Group['mention'], { from }: PlaceMention): boolean =>
  tokens[from]!.part === tokens[to]!.part ||
  !(isOne(from - 1, 'from', 'leave', 'leaving', 'leaves') || isOne(from + 1, 'to', 'into'))

/** "Destroyers from 34, a carrier from 35 with 4 fighters": where the ship comes from that takes them. */
export const takenFrom = ({ movers }: Read, { mention }: Group): PlaceMention | undefined => {
  const holding = movers.filter(({ mention: ship }) => (ship.value.capacity ?? 0) > 0)
  return (holding.filter(({ mention: ship }) => ship.to < mention.start).at(-1) ?? holding[0])?.begin
}

/** "Picks up 2 infantry on the way from 24 by 25 to 26": of more places than one nobody said at which. */
export const isPickedSomewhere = (one: Read, load: Group): boolean =>
  one.route.length > 2 &&
  [1, 2, 3].some((step) => one.tools.isOne(load.mention.start - step, ...PICKS)) &&
  placeOf(one.tools, load.mention, one.places) === undefined &&
  takenThere(one.tools, one.route, load.mention) === undefined &&
  load.begin === undefined

/** "Leave the infantry in 25 and go on from 24 to 26": set down where the ships come by. */
export const isSetDown = ({ tools, places, route }: Read, { mention }: Group): boolean => {
  const place = placeOf(tools, mention, places)
  const isLeft = tools.isOne(mention.start - 1, 'leave', 'unload') && tools.tokens[mention.start - 1]!.plain !== 'left'
  return isLeft && !isShip(mention.value) && route.length > 1 && place !== undefined && place.id !== route[0]!.id
}

/** "1 infantry from the planet in the target system": it waits where they come to, whatever that is called. */
const isInTarget = ({ tokens, isOne }: Read['tools'], { to, value }: Group['mention']): boolean =>
  !isShip(value) &&
  isOne(to + 1, 'from', 'in', 'at', 'on') &&
  [2, 3, 4, 5, 6].some(
    (step) =>
      isOne(to + step, 'target', 'active', 'activated', 'destination') &&
      isOne(to + step + 1, 'system', 'tile', 'hex', 'planet') &&
      tokens[to + step]!.part === tokens[to]!.part,
  )

/** Where a fleet stands: the movers at the start of the way, the loads with them, others where they are said to be. */
function standsAt(one: Read, group: Group): PlaceMention | undefined {
  const { tools, places, route, movers, loads } = one
  const { mention } = group
  // what is dropped somewhere comes from elsewhere
  const isFormer = isOver(tools, mention.start) && !movers.includes(group)
  // "I never moved my cruiser out of A"
  if (isFormer) return places.find((place) => isNoMove(tools, place.from) && isLed(tools, place, STARTS))
  if (tools.isOne(mention.start - 1, 'drop', 'dump') || isSetDown(one, group) || isInTarget(tools, mention))
    return undefined
  // "his fighter in 46 blocks my carrier going through"
  const isPassing = tools.isOne(mention.to + 1, ...GOING) && tools.isOne(mention.to + 2, ...PASSES, 'by')
  if (isPassing && route.length < 2) return undefined
  const own = placeOf(tools, mention, places)
  const behind =
    isElsewhere(tools, mention) || isPassed(tools, group)
      ? undefined
      : places.find(
          (place) =>
            place.from > mention.to &&
            !places.some((other) => other.id === place.id && isOnWay(tools, other)) &&
            !isOfOther(one, group, place) &&
            !isMeasured(tools, place) &&
            !isBeside(tools, place) &&
            !isCountedIn(tools, place) &&
            !isPickedAt(tools, mention.to, place) &&
            // "after the rift rolls"
            !tools.isOne(place.to + 1, 'roll', 'rolls', 'die', 'dice') &&
            // "a destroyer, and says rift"
            (isSystem(place) || !tools.isOne(place.from - 1, 'say', 'says', 'said', 'claims', 'about')) &&
            // "then the rift": further on their way
            !tools.isOne(place.from - 1, 'and', 'or', 'with', 'without', 'no', 'then') &&
            isSaidOf(tools, mention, place),
        )
  const alone = route.length < 2 ? behind : undefined
  if (loads.includes(group) && isPickedSomewhere(one, group)) return undefined
  if (movers.includes(group) || loads.includes(group))
    return (
      group.begin ??
      (loads.includes(group) ? (pickedAt(one, group) ?? takenFrom(one, group)) : undefined) ??
      route[0] ??
      one.start ??
      (own && isOver(tools, own.from) ? undefined : own) ??
      alone
    )
  // "his dock is in 20 with 2 fighters"
  const before = one.groups[one.groups.indexOf(group) - 1]
  const isWith =
    before !== undefined &&
    before.owner === group.owner &&
    (tools.isOne(mention.start - 1, 'with') || isInstead(tools.isOne, mention.start))
  // "his PDS is in 20 and mine too"
  const isToo =
    before !== undefined && !isShip(mention.value) && tools.isOne(mention.to, 'mine', 'his', 'hers', 'theirs')
  const isSame = isToo && (tools.isOne(mention.to + 1, 'too', 'also') || tools.isOne(mention.to + 2, 'well'))
  // "in A with 5 infantry and 3 fighters"
  const isJoined =
    before !== undefined && tools.isOne(mention.start - 1, 'and') && isWaiting(tools, before.mention, places)
  // "a system with an enemy space dock and infantry"
  const isHeldToo =
    before !== undefined &&
    before.owner === group.owner &&
    !before.isAssumed &&
    tools.isOne(mention.start - (tools.isOne(mention.start - 1, 'some') ? 2 : 1), 'and') &&
    placeHolding(tools, before.mention, places)?.id === SOME_SYSTEM
  if (((isWith || isJoined || isHeldToo) && !own) || isSame) return standsAt(one, before)
  // "with 4 infantry and 4 fighters. Can it carry 4 infantry": what is not taken stands there too
  if (!own && loads.some(({ taken }) => taken !== undefined && group.owner === loads[0]!.owner))
    return places.find(({ id }) => id === standing(tools, mention))
  return group.begin ?? own ?? placeBefore(tools, mention, places) ?? (places.length === 1 ? behind : alone)
}

/** A ship or a PDS that stands in the way of mine, and nobody said whose it is. */
const isNobodys = (
  { tools, places, movers, loads, route }: Read,
  group: Group,
  system: PlaceMention | undefined,
): boolean =>
  group.isAssumed === true &&
  !(
    system?.id === route[0]?.id &&
    (loads.some(({ taken }) => taken !== undefined) || isWaiting(tools, group.mention, places))
  ) &&
  system !== undefined &&
  (isShip(group.mention.value) || !group.mention.value.roles.includes('ground-force')) &&
  movers.length > 0 &&
  !movers.includes(group) &&
  !loads.includes(group)

/** "A PDS on Rarron", "5 infantry hanging in space": the planet it stands on, or none, not only its system. */
const landed = (
  { isOne }: Read['tools'],
  { mention: { to } }: Group,
  system: PlaceMention | undefined,
): { at?: string } => {
  if ([1, 2, 3].some((step) => isOne(to + step, 'in') && isOne(to + step + 1, 'space'))) return { at: 'space' }
  return system?.planet && isOne(system.from - 1, 'on', 'onto') ? { at: system.planet } : {}
}

/** The units; of what was spoken of and not told, its owner or its kind, it is said that it is not known. */
export function unitClaims(one: Read): Claim[] {
  const units = one.groups.flatMap((group) => {
    const { mention, owner, ids } = group
    const system = standsAt(one, group)
    const isOpen = owner === EITHER || isNobodys(one, group, system)
    const told = {
      ...(owner === undefined || isOpen ? {} : { owner }),
      ...(mention.value.id ? { type: mention.value.id } : {}),
      ...(mayBeUpgraded(mention.value) ? { orUpgraded: true } : {}),
      ...(system ? { system: system.id } : {}),
      ...(isShip(mention.value) ? { at: 'space' } : landed(one.tools, group, system)),
    }
    // of "my ships" nobody said what they are, and it may not matter
    const isNamed = mention.value.id || mention.value === SHIP
    const open = [...(isOpen ? ['owner'] : []), ...(isNamed ? [] : ['type'])]
    return ids.map((id) => ({ value: { id, ...told }, open, from: mention.start, to: mention.to }))
  })
  const lost = one.isAfter ? undefined : (lostLater(one.tools) ?? perishedIn(one.tools)?.at)
  if (lost !== undefined) return [{ path: 'units', value: undefined, from: lost, to: lost }]
  return units.flatMap(({ open, ...unit }, i): Claim[] => [
    { path: `units[${i}]`, ...unit },
    ...open.map((field) => ({ ...unit, path: `units[${i}].${field}`, value: undefined })),
  ])
}
