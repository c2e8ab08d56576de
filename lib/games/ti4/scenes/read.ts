/** What a sentence tells of a table: places, fleets, who moves, what is carried, and the way. */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { fleetsIn, isShip } from '../sayings/fleets.ts'
import { isGoneOff } from './absent.ts'
import { isCarried, isExcepted, isLeft, isOnlyHolder, loadsIn, takenOf } from './carried.ts'
import { goerOf } from './goer.ts'
import { areAllGoing, type Group, groupsIn, isMine, ME } from './groups.ts'
import { ENDS, isLater, isLed, isOver, isPassed, PASSES } from './leads.ts'
import { listedWay } from './listed-way.ts'
import { isMovedBefore, movedTo } from './moved.ts'
import { isActive } from './numbers.ts'
import { isOtherWay } from './parted.ts'
import { isGoneBy, passedThem, pastUnseen, stopThere } from './past.ts'
import { isAboutMe } from './people.ts'
import { type PlaceMention, placesIn } from './places.ts'
import { placeBefore, placeOf, waitingThere } from './stands.ts'
import { startOf } from './starts.ts'
import { areStopping } from './stopped.ts'
import { isTakenOfEither, isWaiting } from './taken.ts'
import { isFar } from './told-way.ts'
import { isBegun, isPassedBy, isTokenSystem } from './unnamed-places.ts'
import { isUnnamedBar, unnamedShips } from './unnamed-ships.ts'
import { isChainedTwice, isLeftTokened, isUnnamed, stepsIn, wayOf, withStops } from './ways.ts'

export interface Read {
  tools: SceneTools
  places: readonly PlaceMention[]
  route: readonly PlaceMention[]
  /** Something moves, and from where or how far was not said. */
  isOpen?: true
  /** No place is named, and none is needed. */
  isAnywhere?: true
  /** Where the movers stand, as far as it is said without a way. */
  start?: PlaceMention
  groups: Group[]
  movers: Group[]
  loads: Group[]
  /** Who goes the way, where it is told. */
  goer?: string
  /** Those that were lost on the way are not among them. */
  isAfter?: true
  /** Which ships go is what is asked: a card for one of them waits. */
  isAnyShip?: true
}

/** The ships somebody else moves. */
function shipsOf(tools: SceneTools, others: readonly Group[], who: string): Group[] {
  const ships = others.filter((group) => isShip(group.mention.value) && !isPassed(tools, group))
  const theirs = ships.filter(({ owner }) => owner === who)
  return theirs.length || who !== 'opponent' ? theirs : ships
}

/** Reads the table. `how`: a sentence that only tells, one that may tell a way, and that of ships of any kind too. */
export const read = (tools: SceneTools, how: 'told' | 'moving' | 'any moving'): Read =>
  tools.once(how === 'told' ? readTold : how === 'moving' ? readMoving : readWithAny)

const readTold = (tools: SceneTools): Read => readNamed(tools, false)
const readMoving = (tools: SceneTools): Read => readNamed(tools, true)
const namedGroups = (tools: SceneTools): readonly Group[] => groupsIn(tools, placesIn(tools))
const readNamed = (tools: SceneTools, isMoving: boolean): Read =>
  readOf(tools, isMoving, placesIn(tools), tools.once(namedGroups))

function readWithAny(tools: SceneTools): Read {
  const places = placesIn(tools)
  const named = tools.once(namedGroups)
  const any = unnamedShips(tools, named, places)
  if (!any.length) return read(tools, 'moving')
  const one = readOf(
    tools,
    true,
    places,
    [...named, ...any].sort((a, b) => a.mention.start - b.mention.start),
  )
  const isLaid = one.isOpen === undefined && one.route.length > 1 && one.movers.length > 0
  // ships without a name are of use only where the way they go is told
  return isLaid ? one : read(tools, 'moving')
}

/** Reads the table of these fleets. */
function readOf(tools: SceneTools, isMoving: boolean, places: readonly PlaceMention[], fleets: readonly Group[]): Read {
  const groups = fleets.map((group) => {
    const stopped = isMovedBefore(tools, group.mention, places)
    return stopped ? { ...group, begin: stopped } : group
  })
  const others = groups.filter((group) => !isMine(group))
  const own = groups.filter(isMine)
  // "can yin fly a carrier through my fighters": who is passed does not move
  const isPassing = (group: Group) => isShip(group.mention.value) && !isPassed(tools, group)
  // "his cruisers drove through my two mechs": what is passed need not be a ship
  const isOwnPassed = own.some((group) => isPassed(tools, group) || isShip(group.mention.value))
  const theirShips = others.filter(({ mention }) => isShip(mention.value))
  // "do my fighters stop his cruiser": theirs go, and mine are in the way
  const areMineInWay = own.length > 0 && theirShips.length > 0 && areStopping(tools, own, theirShips)
  const areMinePassed = areMineInWay || (isOwnPassed && !own.some(isPassing) && others.some(isPassing))
  const isMineToMove = !areMinePassed && (own.length > 0 || isAboutMe(tools))
  const ships = others.filter(({ mention }) => isShip(mention.value) && !isCarried({ mention }))
  // what is theirs loads nothing of a third player
  const theirsToMove = ships[0] ? others.filter(({ owner }) => owner === ships[0]!.owner) : others
  const loads = [
    ...loadsIn(tools, isMineToMove ? own : theirsToMove, places),
    ...(isMineToMove ? takenOf(tools, own, others) : []),
  ]
  const isThere = ({ mention }: Group) => isLeft(tools, mention) || isWaiting(tools, mention, places)
  // "my cruiser past my own dreadnought"
  const isPast = (group: Group) =>
    isPassed(tools, group) && own.some((other) => isShip(other.mention.value) && !isPassed(tools, other))
  const mine = own.filter(
    (group) =>
      !loads.includes(group) &&
      isShip(group.mention.value) &&
      !isPast(group) &&
      !isMovedBefore(tools, group.mention, places) &&
      !isExcepted(tools, group.mention) &&
      !isOnlyHolder(tools, group, own) &&
      !(isCarried(group) && (isThere(group) || own.some(({ taken }) => taken !== undefined))),
  )
  const told = planOf(
    tools,
    { places, groups, loads },
    isMineToMove
      ? mine
      : others.filter(
          (group) =>
            !loads.includes(group) &&
            isShip(group.mention.value) &&
            !isUnnamedBar(tools, group) &&
            // "Yssaril flagship goes past his war sun"
            !(isPassed(tools, group) && others.some((other) => isPassing(other) && other.owner !== group.owner)),
        ),
    isMoving,
  )
  // "blue (active): cruiser from 31, war sun from 38": who comes from somewhere goes
  const coming = groups.filter(({ begin, mention }) => begin && isShip(mention.value))
  const goer = goerOf(tools, groups, told.route) ?? (coming.some(isMine) ? undefined : coming[0]?.owner)
  if (!isMineToMove || goer === undefined || goer === ME)
    return asTold({ ...told, ...(goer === undefined ? {} : { goer }) })
  // somebody else goes: what is mine stays where it is
  const going = shipsOf(tools, others, goer)
  const theirs = loadsIn(
    tools,
    others.filter(({ owner }) => owner === goer),
    places,
  )
  return asTold({ ...planOf(tools, { places, groups, loads: theirs }, going, isMoving), goer })
}

/**
 * A way of which one end was not named is taken only where what lies on it may settle the case: "into the supernova",
 * "past his destroyer in 35", or what a ship holds. Of "my carrier to 25" nobody can say whether it gets there.
 */
function asTold(one: Read): Read {
  const { tools, groups, movers, loads, places, route } = one
  // "from the rift to a planet two hexes away": an end that was told, though not by its name
  if (isFar(one) && route.some(isUnnamed)) return { ...one, route: [], ...(movers.length ? { isOpen: true } : {}) }
  const bars = groups.filter((group) => !movers.includes(group) && !loads.includes(group))
  const settles = (place: PlaceMention) =>
    place.anomalies?.length ||
    isTokenSystem(tools, place) ||
    bars.some(
      ({ mention, begin }) =>
        (begin ?? placeOf(tools, mention, places) ?? placeBefore(tools, mention, places))?.id === place.id,
    )
  if (movers.length && loads.length && isTakenOfEither(tools)) return { ...one, isOpen: true }
  if (movers.length && isOtherWay(tools, places)) return { ...one, route: [], loads: [], isOpen: true }
  // "through the rift twice", "rift, planet, back through the same rift": more of the way than was told
  const isSame = ({ id, from }: PlaceMention) =>
    tools.isOne(from - 1, 'same') && places.some((other) => other.id === id && other.from < from)
  const isTwice = tools.tokens.some((_, at) => tools.isOne(at, 'twice', 'thrice')) || places.some(isSame)
  if (movers.length && isTwice) return { ...one, route: [], isOpen: true }
  // "hops out and comes back"
  const isRound = route.length > 2 && route[0]!.id === route.at(-1)!.id
  const isListed =
    isRound ||
    (route[0] !== undefined && isBegun(tools, route[0])) ||
    listedWay(tools).tied.size > 0 ||
    (route[0] !== undefined && isLeftTokened(tools, route[0]))
  const isSettled = movers.length > 0 && (isListed || loads.length > 0 || route.some(settles))
  if (isSettled || !route.some(isUnnamed)) return one
  return { ...one, route: [], ...(movers.length ? { isOpen: true } : {}) }
}

/** The way of some ships, and which of them go it. */
function planOf(
  tools: SceneTools,
  { places, groups, loads }: Pick<Read, 'places' | 'groups' | 'loads'>,
  ships: Group[],
  isMoving: boolean,
): Read {
  const standing = ships.filter((group) => isMine(group))
  const barring = groups.filter(
    (group) => !loads.includes(group) && (standing.length || !ships.length ? !isMine(group) : !ships.includes(group)),
  )
  const steps = stepsIn(tools, places)
  const isApart = steps.some(([from], i) =>
    groups.some(({ mention }) => i > 0 && steps[i - 1]![1].to < mention.start && mention.to < from.from),
  )
  // "my destroyer from A to B and his from C to B": whose move is judged was not said
  const coming = groups.filter(
    ({ mention, begin }) =>
      begin && isShip(mention.value) && (tools.isOne(begin.from - 1, 'from') || steps.some(([from]) => from === begin)),
  )
  const isOfTwo = new Set(coming.map(({ owner }) => owner)).size > 1
  const isTo = new Set(steps.map(([, { id }]) => id)).size > 1
  if (
    isMoving &&
    (isOfTwo || isChainedTwice(tools, places) || (isApart && (isTo || !ships.every(({ begin }) => begin))))
  )
    return { tools, places, route: [], isOpen: true, groups, movers: ships, loads: [] }
  const placesOf = (some: readonly Group[]) =>
    some.flatMap(({ mention }) => placeOf(tools, mention, places) ?? waitingThere(tools, mention, places) ?? [])
  const held = placesOf(barring)
  const standsSomewhere = ({ mention, begin }: Group) =>
    begin ?? placeOf(tools, mention, places) ?? placeBefore(tools, mention, places)
  const passed = placesOf(barring.filter((group) => isPassed(tools, group)))
  const gone = fleetsIn(tools).filter((fleet) => isGoneOff(tools, fleet))
  // "his destroyer retreated from B": that is a way of its own
  const isTheirs = ({ from }: PlaceMention) =>
    gone.some(({ to }) => to < from && tools.tokens[to]!.part === tools.tokens[from]!.part)
  const moved = movedTo(tools, places)?.place
  const now = places.filter((place) => place === moved || (!isOver(tools, place.from) && !isTheirs(place)))
  const current = now.filter(({ from }) => !isLater(tools, from, now))
  const free = current.filter((place) => !held.includes(place))
  const [ship] = ships
  const stood = ship && (placeOf(tools, ship.mention, places) ?? placeBefore(tools, ship.mention, places))
  // "Sam flew his carrier 28 to 29 last round": it is there no more
  const first = stood && isOver(tools, stood.from) ? undefined : stood
  const begins = free.filter((place) => !isPassedBy(tools, place))
  const start = isMoving ? startOf(tools, begins, first) : undefined
  const direct = isMoving ? wayOf(tools, current, start, [...passed, ...passedThem(tools, held)]) : []
  const unseen =
    isMoving && !places.length && ships.length ? barring.filter((group) => isGoneBy(tools, group, barring, ships)) : []
  const [past] = unseen
  if (past) return pastUnseen({ tools, groups, movers: ships, loads }, past)
  // "active is 43, can my destroyer cut through 42": there it ends
  const active = current.find(({ to, id }) => isActive(tools, to) && !direct.some((place) => place.id === id))
  const ended = active && direct.length > 1 && isUnnamed(direct.at(-1)!) ? [...direct.slice(0, -1), active] : direct
  const route = withStops(ended, [
    ...placesOf(loads),
    ...loads.flatMap((load) => stopThere(tools, load, places, direct)),
  ])
  const unplaced = groups.find((group) => !ships.includes(group) && isPassed(tools, group) && !standsSomewhere(group))
  // "home, 3 cruisers from there pass his carrier": where to was not said
  const isOpenEnd =
    route.length === 0 &&
    unplaced !== undefined &&
    isShip(unplaced.mention.value) &&
    !places.some((place) => isLed(tools, place, [...ENDS, ...PASSES]))
  const ends = route.length === 2 ? route : start ? [start] : []
  if (isMoving && unplaced && (route.length === 2 || isOpenEnd) && ships.length)
    return isShip(unplaced.mention.value)
      ? pastUnseen({ tools, places, groups, movers: ships, loads }, unplaced, ends)
      : { tools, places, route: [], isOpen: true, ...(start ? { start } : {}), groups, movers: ships, loads }
  const going = ships.filter(({ mention, begin }) => {
    const place = placeOf(tools, mention, places) ?? placeBefore(tools, mention, places)
    // "into 31 where I have 2 destroyers": where no start is named they are there already
    const isThere = place?.id === route.at(-1)?.id && !placeOf(tools, mention, places)
    const isBegun = begin || !route[0] || (isUnnamed(route[0]) ? !isThere : place?.id === route[0].id)
    const isAmongAll = begin !== undefined && areAllGoing(tools)
    // "cruiser 26 to 27, destroyer 28 to 27"
    const isJoining = steps.some(([from, to]) => from === begin && to.id === route.at(-1)?.id)
    return !place || isAmongAll || isJoining || (isBegun && route.some(({ id }) => id === place.id))
  })
  // "last round I moved 2 cruisers to 30, now can my carrier go": what went then goes no more
  const goingNow = going.filter(({ mention }) => !isOver(tools, mention.start))
  const movers = goingNow.length ? goingNow : going
  return { tools, places, route, ...(start ? { start } : {}), groups, movers, loads }
}
