/** What is to be built, what stands there, and whose the place is. */
import type { Claim, Named, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { ownerSeen } from './actor.ts'
import { ofOtherPlace, wantedHere } from './asked-place.ts'
import { forseiHeld, homeOf, ofPlace, onBase } from './build-place.ts'
import { allCounters, controlsOther, fleetOf, isIncluded, scoutAndAll, someOf } from './fleet.ts'
import { fought } from './fought.ts'
import { atFirst, developmentsThere, firstDevelopments, kindOfPlace, loneShip } from './kinds.ts'
import { comesIn, gone, isGone, othersThere, stands } from './presence.ts'
import { isOffered, isPut } from './put.ts'
import { hasStationThere, stationsCounted } from './standing.ts'
import { BUILDS, isCard, isFighter, isStation, type VesselMention } from './things.ts'
import { vesselsIn } from './vessels.ts'

/** "A frigate and a station": which station is not said. */
export const ANY: Named<undefined>[] = ['station', 'ship'].map((name) => ({ name, value: undefined }))

/** A word for building stands before it in its clause. */
const isOrdered = ({ tokens, isOne }: SceneTools, { start, from }: VesselMention): boolean =>
  [...Array.from({ length: from - start }, (_, i) => start + i), start - 1, start - 2, start - 3, start - 4].some(
    (at) =>
      tokens[at]?.part === tokens[from]!.part &&
      isOne(at, ...BUILDS) &&
      !tokens.slice(at + 1, from).some(({ plain }) => /^(from|with|by|using|beside|next|while)$/.test(plain)),
  )

/** "Tom's Corvette sits in my capital": whether anything of mine holds against it was not said. */
const mayBesiege = ({ value, count, to }: VesselMention): Claim[] =>
  isStation(value) || isFighter(value) || count === 0
    ? []
    : ['underSiege', 'opposingShipsPresent'].map((path) => ({ path, value: undefined, from: to, to }))

const KINDS = (value: VesselMention['value']) => (isFighter(value) ? 'fighter' : isStation(value) ? 'station' : 'ship')

/** What the vessels of others, and those that stand there, are no answer to. */
function table(tools: SceneTools): Claim[] {
  return vesselsIn(tools).flatMap((one): Claim[] => {
    if (isGivenUp(tools, one) || isParked(tools, one) || isIncluded(tools, one)) return [unread(one)]
    const owner = ownerSeen(tools, one.owner)
    const isTheirs = owner !== undefined && owner !== 'me'
    const there = isTheirs ? othersThere(tools, one) : []
    // who has gone besieges nobody
    const isAway = there.some(({ value }) => value === false)
    if (isTheirs) return [...there, ...(isAway ? [] : mayBesiege(one)), unread(one)]
    if (hasStationThere(tools, one)) return [{ path: 'myStationInSystem', value: true, from: one.start, to: one.to }]
    if (!isCard(one.value) || isOrdered(tools, one)) return []
    const own = { from: one.from, to: one.to }
    // "Red jumps into my homeworld, Frigate there?": built, or standing there
    const isOpen = one.start === one.from && one.to + 2 === tools.tokens.length && comesIn(tools).length > 0
    if (isOpen) return ['card', 'what'].map((path) => ({ path, value: undefined, ...own }))
    if (isOffered(tools, one) || (isPut(tools, one) && (owner === 'me' || one.start === one.from)))
      return [
        { path: 'card', value: one.value.slug, ...own },
        { path: 'what', value: KINDS(one.value), ...own },
      ]
    if (isOfFleet(tools, one)) return fleet(one)
    // "my Cruiser" stands somewhere, or it is built by a word that says so
    return stands(tools, one) || owner === 'me'
      ? [standing(one, isGone(tools, one)), ...inFleet(tools, one), ...stationThere(tools, one)]
      : []
  })
}

/** "I wanted a Frigate but …, would a Corvette be ok": it is another one that is asked about. */
const isGivenUp = (tools: SceneTools, { start, to }: VesselMention): boolean =>
  /^(wanted|planned|meant|hoped)$/.test(tools.tokens[start - 1]?.plain ?? '') &&
  vesselsIn(tools).some(({ value, from }) => isCard(value) && from > to)

/** "Park a Scout at his capital": it goes there, and is not built. */
const isParked = ({ tokens }: SceneTools, { start, from }: VesselMention): boolean =>
  [start - 1, start - 2].some(
    (at) => /^park(ing)?$/.test(tokens[at]?.plain ?? '') && tokens[at]!.part === tokens[from]!.part,
  )

/** "6 Fighters. May I build another": they are had and fly somewhere, while something else is to be built. */
const isOfFleet = (tools: SceneTools, one: VesselMention): boolean =>
  !isStation(one.value) &&
  one.owner === undefined &&
  one.count !== undefined &&
  one.count > 0 &&
  !stands(tools, one) &&
  !tools.tokens.slice(one.start, one.from).some(({ plain }) => /^(more|new|extra|another)$/.test(plain)) &&
  vesselsIn(tools).some((other) => other !== one && isCard(other.value) && isOrdered(tools, other))

/** "I already own three Corvettes": there are so many at least. */
const inFleet = ({ isOne }: SceneTools, { value, start, count = 0, to }: VesselMention): Claim[] =>
  count > 1 && !isStation(value) && isOne(start - 1, 'own', 'have', 'control', 'ive', 'got', 'already')
    ? [{ path: 'shipsControlled', value: undefined, from: to, to }]
    : []

/** How many ships that makes in all was not said. */
const fleet = (one: VesselMention): Claim[] => [
  { path: 'shipsControlled', value: undefined, from: one.to, to: one.to },
  ...(isFighter(one.value)
    ? [{ path: 'fightersControlled', value: one.count, from: one.start, to: one.to }]
    : [unread(one)]),
]

const unread = ({ from, to }: VesselMention): Claim => ({ path: '', value: undefined, isUnread: true, from, to })

/** What each of them is good for where it stands. */
const HELPS: Readonly<Record<string, string>> = {
  shipyard: 'myShipyardHere',
  'undersized-shipyard': 'undersizedShipyardHere',
  'orbital-hangar': 'orbitalHangarHere',
  carrier: 'myCarrierHere',
}
function standing(one: VesselMention, isGone: boolean): Claim {
  const path = isCard(one.value) ? HELPS[one.value.slug] : undefined
  // "my Shipyard got blown up": whether another one stands there is not said
  return path ? { path, value: isGone ? undefined : one.count !== 0, from: one.from, to: one.to } : unread(one)
}

/** "A system of mine with a Refinery", "a Refinery on my colony, a Fighter there": a station stands there; of one that stands elsewhere nobody knows. */
function stationThere(tools: SceneTools, one: VesselMention): Claim[] {
  if (!isCard(one.value) || !isStation(one.value) || one.count === 0) return []
  const { tokens, isOne } = tools
  const isBeside = vesselsIn(tools).some(({ value, from }) => from > one.to && !isStation(value))
  const isOnIt =
    isOne(one.to + 1, 'on', 'at', 'in') &&
    // "a Refinery on my colony, nothing else there": it is what is to be built
    isBeside &&
    tokens.some((_, at) => at > one.to + 2 && isOne(at, 'there', 'here', 'it'))
  const isHad = [1, 2].some((step) => /^(had|lost|if)$/.test(tokens[one.start - step]?.plain ?? ''))
  // "my colony where I have a Refinery"
  const where = [3, 2, 1].map((step) => one.start - step).find((at) => isOne(at, 'where')) ?? -2
  const isMine =
    /^(i|ive|we|weve)$/.test(tokens[where + 1]?.plain ?? '') && !isHad && tokens[where + 2]?.plain !== 'had'
  const isThere = isOne(one.start - 1, 'with') || isOne(one.to + 1, 'there', 'here') || (isOnIt && !isHad) || isMine
  const value = !isGone(tools, one) && isThere ? true : undefined
  return [{ path: 'myStationInSystem', value, from: one.to, to: one.to }]
}

/** "One Destroyer and two Fighters": of two kinds at once neither is the one that is built. */
function kinds(tools: SceneTools): Claim[] {
  const row = vesselsIn(tools).filter(({ value, owner }) => isCard(value) && owner === undefined)
  const at = row.findIndex(
    (one, i) =>
      i > 0 &&
      one.count !== undefined &&
      one.value !== row[i - 1]!.value &&
      one.start - row[i - 1]!.to === 2 &&
      tools.isOne(one.start - 1, 'and', 'plus') &&
      isOrdered(tools, row[i - 1]!),
  )
  if (at < 0) return []
  const [first, second] = [row[at - 1]!, row[at]!]
  return ['card', 'count', 'what', 'shipClass'].map((path) => ({
    path,
    value: undefined,
    from: first.start,
    to: second.to,
  }))
}

/** What stands in another place than the one that is asked about does not stand there. */
export const build: Scene = (tools) => {
  const apart = ofOtherPlace(tools, 'developmentsInSystem').filter(({ isUnread }) => isUnread)
  const isApart = ({ from, to }: Claim) => apart.some((one) => one.from <= from && to <= one.to)
  return (
    all(tools)
      .filter((one) => !(OTHERS.test(one.path) && isApart(one)))
      // whether there is one here, too, was not said
      .map((one) => (OWN.test(one.path) && isApart(one) ? { ...one, value: undefined } : one))
  )
}
const OTHERS = /^(opposingShipsPresent|underSiege)$/
const OWN =
  /^(myShipyardHere|myCarrierHere|myStationInSystem|undersizedShipyardHere|orbitalHangarHere|stationsInSystem)$/

/** "Two Corvettes" behind a word for building: how many are to be built. */
const all: Scene = (tools) => {
  const { tokens, isOne } = tools
  const several = kinds(tools)
  if (several.length) return [...several, ...allCounters(tools), ...ofPlace(tools), ...gone(tools), ...fought(tools)]
  // "3 Fighters, 2 Cruisers, a Scout, may I build another": what is had is not what is built
  const row = fleetOf(tools)
  const asked = vesselsIn(tools).find(
    ({ start, count, owner, value }) =>
      !row.some(({ from, to }) => from <= start && start <= to) &&
      count !== undefined &&
      count > 1 &&
      owner === undefined &&
      // "two Defense Stations on a world, squeeze in a Refinery": they stand there
      ((start === 0 && isCard(value) && !vesselsIn(tools).some((one) => one.start > start && isOrdered(tools, one))) ||
        (start > 0 &&
          isCard(value) &&
          tokens[start - 1]!.part !== tokens[start]!.part &&
          !tools.tokens.some((_, at) => isOne(at, ...BUILDS))) ||
        // "would two Corvettes at home be ok"
        (isOne(start - 1, 'would') && isCard(value) && tokens[start - 1]!.part === tokens[start]!.part) ||
        [1, 2, 3, 4].some(
          (step) =>
            isOne(start - step, ...BUILDS) &&
            tokens[start - step]!.part === tokens[start]!.part &&
            // "I built two Refineries, room for another"
            !(tokens[start - step]!.plain === 'built' && isOne(start - step - 1, 'i', 'we', 'have', 'already')),
        )),
  )
  const place = asked
    ? tokens.findIndex((token, at) => at >= asked.start && at < asked.from && token.number === asked.count)
    : -1
  return [
    ...controlsOther(tools),
    ...row,
    ...scoutAndAll(tools),
    ...someOf(tools),
    ...(place < 0 ? [] : [{ path: 'count', value: asked!.count, from: place, to: place }]),
    ...forseiHeld(tools),
    ...builtToo(tools),
    ...wantedHere(tools),
    ...onBase(tools),
    ...ofOtherPlace(tools, 'developmentsInSystem'),
    ...builtByOthers(tools),
    ...kindAlone(tools),
    ...(row.length ? [] : loneShip(tools)),
    ...firstDevelopments(tools),
    ...atFirst(tools),
    ...developmentsThere(tools),
    ...stationsCounted(tools),
    ...kindOfPlace(tools),
    ...homeOf(tools),
    ...allCounters(tools),
    ...table(tools),
    ...comesIn(tools),
    ...ofPlace(tools),
    ...gone(tools),
    ...fought(tools),
  ]
}

/** "She builds ships in it, but I may not": what others build is not what is asked. */
function builtByOthers({ tokens, isOne }: SceneTools): Claim[] {
  const isMine = tokens.some(
    ({ plain }, at) => /^(i|we)$/.test(plain) && [1, 2, 3].some((step) => isOne(at + step, ...BUILDS)),
  )
  const at = tokens.findIndex((_, place) => isOne(place, 'build') && isOne(place - 1, 'he', 'she', 'they'))
  if (!isMine || at < 0) return []
  const to = tokens.findIndex(({ plain, part }, place) => place > at && (part !== tokens[at]!.part || plain === 'and'))
  return [{ path: '', value: undefined, isUnread: true, from: at, to: Math.min(to < 0 ? at + 1 : to - 1, at + 2) }]
}

/** "Station in a neutral system?", "two ships, then?": a kind that stands at the head of its part is what is built. */
function kindAlone(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const all = vesselsIn(tools)
  if (all.some(({ value, owner }) => isCard(value) && owner === undefined)) return []
  const one = all.find(
    ({ value, owner, start, from, to, count }) =>
      !isCard(value) &&
      owner === undefined &&
      count !== 0 &&
      tokens[start - 1]?.part !== tokens[from]!.part &&
      (tokens[to + 1]?.part !== tokens[to]!.part ||
        isOne(to + 1, 'in', 'on', 'at', 'ok', 'allowed', 'possible', 'then')),
  )
  const isHad = one !== undefined && one.count !== undefined && (one.count > 1 || isOne(one.to + 1, 'in', 'on', 'at'))
  const isEnd = one !== undefined && tokens.at(-1) === tokens[one.to]
  return one && (!isHad || isEnd) ? [{ path: 'what', value: KINDS(one.value), from: one.to, to: one.to }] : []
}

/** "Build a scout and a station": that one does not stand there yet. */
function builtToo(tools: SceneTools): Claim[] {
  const { tokens, isOne, mentions } = tools
  const before = (at: number, ...words: string[]) =>
    tokens.slice(0, at).some(({ part }, i) => part === tokens[at]!.part && isOne(i, ...words))
  return mentions(ANY)
    .filter(
      ({ start, count, owner }) =>
        count !== undefined &&
        owner === undefined &&
        isOne(start - 1, 'and', 'plus') &&
        before(start, ...BUILDS) &&
        !before(start, 'with', 'has', 'have', 'in'),
    )
    .map(({ start, to }) => ({ path: 'stationsInSystem', value: undefined, from: start, to }))
}
