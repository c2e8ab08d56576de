/** How much of a way was told: whether its places lie side by side, far apart, or on ways of their own. */

import type { SceneTools } from '../../../kernel/sayings.ts'
import { findComponent } from '../data/technologies.ts'
import { CREUSS_HOME_TILE, NEXUS_TILE } from '../data/tiles.ts'
import { effectsIn, fleetsIn, isShip } from '../sayings/fleets.ts'
import type { Group } from './groups.ts'
import { isBetween, PASSES } from './leads.ts'
import type { PlaceMention } from './places.ts'
import type { Read } from './read.ts'
import { PICKS, placeBefore, placeOf } from './stands.ts'
import { unlistedIn } from './unlisted.ts'
import { isUnnamed } from './ways.ts'

export const FLIES = ['move', 'go', 'fly', 'travel', 'jump', 'hop', 'get']

/** What stands between "does" and a word of passing where that is what is asked. */
const ASKING =
  'it he she they i we you my his her their the a have need to go fly move run get going really also then'.split(' ')

/** "My cruiser moves from A to C. Does it cross B", "do I have to go through B": whether it does is what is asked. */
const isCrossingAsked = (tools: SceneTools): boolean => {
  const { tokens, isOne } = tools
  return tokens.some((token, at) => {
    const first = tokens.findIndex(({ part }) => part === token.part)
    const asks = isOne(first, 'so', 'and', 'then') ? first + 1 : first
    const between = tokens.slice(asks + 1, at).map((_, i) => asks + 1 + i)
    const isSubject = (place: number) =>
      isOne(place, ...ASKING) || fleetsIn(tools).some(({ start, to }) => start <= place && place <= to)
    const isNeed = isOne(asks, 'must') || between.some((place) => isOne(place, 'have', 'need'))
    const isGetting = between.some((place) => isOne(place, 'get'))
    return (
      isOne(at, ...PASSES) && isOne(asks, 'do', 'does', 'must') && between.every(isSubject) && (isNeed || !isGetting)
    )
  })
}

/**
 * "From 26 to 28 if he has a Cruiser in 27", "his is in 25, can I get from 24 to 26": whoever says that thinks of it as in
 * the way, but where it lies was not told.
 */
const isSaidToBlock = (read: Read): boolean => {
  const { tools, places, groups, movers, route } = read
  const isAside = (place: PlaceMention | undefined) =>
    place !== undefined && !isUnnamed(place) && !route.some(({ id }) => id === place.id)
  // "from 24 to 26, and green has a carrier in 35": that comes besides
  const isBefore = ({ start }: Pick<Group['mention'], 'start'>) =>
    start < route[0]!.from || [1, 2, 3].some((step) => tools.isOne(start - step, ...AS_BAR))
  const isOther = ({ owner, isAssumed }: Group) => owner !== undefined && !isAssumed && owner !== movers[0]?.owner
  return (
    route.length === 2 &&
    movers.length > 0 &&
    (unlistedIn(read).some((bar) => isBefore(bar) && isAside(bar.place)) ||
      groups.some(
        (group) =>
          !movers.includes(group) &&
          isShip(group.mention.value) &&
          isOther(group) &&
          isBefore(group.mention) &&
          isAside(group.begin ?? placeOf(tools, group.mention, places) ?? placeBefore(tools, group.mention, places)),
      ))
  )
}

const AS_BAR = ['if', 'while', 'when', 'though', 'but']

/** "Fighters from 25 ride in a dread, it came from 24 to 26": loads that wait where no ship of the way that is told goes by. */
const isLoadedAside = ({ tools, places, route, movers, loads }: Read): boolean => {
  const isOnWay = (place: PlaceMention | undefined) => place === undefined || route.some(({ id }) => id === place.id)
  const begins = movers.map(({ begin }) => begin)
  const isOfShip = (place: PlaceMention | undefined) => begins.some((begin) => begin && begin.id === place?.id)
  return (
    movers.length > 0 &&
    loads.some((load) => {
      // "picks up an inf from 41, 22 to 23": that is what is asked
      if ([1, 2, 3].some((step) => tools.isOne(load.mention.start - step, ...PICKS, 'take', 'load'))) return false
      const place = load.begin ?? placeOf(tools, load.mention, places)
      const isStart = place?.id === route[0]?.id && begins.every((begin) => begin && !isOnWay(begin))
      return isStart || !(isOnWay(place) || isOfShip(place))
    })
  )
}

/** "Or is 26 in the way": whether it lies there is what is asked. */
const isInWayAsked = ({ tools, places }: Read): boolean =>
  places.some((place) => {
    const at = place.from - 1
    const isFirst =
      tools.tokens[at - 1]?.part !== tools.tokens[at]?.part || tools.isOne(at - 1, 'or', 'and', 'so', 'but')
    return tools.isOne(at, 'is', 'are') && isFirst && isBetween(tools, place)
  })

/** "Three hexes from 24 to 31", "they aren't adjacent": how they lie to each other was not told. */
export const isFar = (read: Read): boolean => {
  const { tools, route } = read
  const { tokens, isOne } = tools
  // "there is an asteroid field between 24 and 26": more lies on the way than was told of it
  const isMore = route.length === 2 && tokens.some((_, at) => isOne(at, 'between') && !isOne(at - 1, ...FLIES))
  // "27 to 25, they aren't adjacent"
  const isDenied = tokens.some(
    (_, at) =>
      isOne(at, 'not', 'isnt', 'arent', 'dont', 'doesnt', 'never') &&
      [1, 2].some(
        (step) =>
          isOne(at + step, 'adjacent', 'neighbour', 'neighbor', 'touch', 'border', 'beside') ||
          (isOne(at + step, 'next') && isOne(at + step + 1, 'to')),
      ),
  )
  if (isMore || isDenied || isSaidToBlock(read) || isInWayAsked(read) || isLoadedAside(read)) return true
  if (route.length > 1 && isCrossingAsked(tools)) return true
  const isOpen = route.length === 2 || (route.length > 2 && [route[0]!, route.at(-1)!].some(isUnnamed))
  const isCount = (at: number) =>
    isOne(at + 1, 'hexes', 'systems', 'tiles', 'spaces', 'steps', 'jumps', 'hops', 'away', 'off') ||
    // "goes 4 with a rift on the way", and not "moves 2 cruisers"
    (route.length > 2 && isOne(at - 1, ...FLIES) && !fleetsIn(tools).some(({ start, to }) => start <= at && at <= to))
  return (
    isOpen &&
    tokens.some(
      ({ number }, at) =>
        number !== undefined && number > 1 && number < 10 && number !== route.length - 1 && isCount(at),
    )
  )
}

/** "Cruiser from 31 via 32, war sun from 38 via 33": ways of their own, of which none tells how the places of another lie. */
export const isApart = ({ movers }: Read): boolean =>
  movers.filter(({ begin }) => begin).length > 1 && movers.some(({ via }) => via)

/** "Lodor to Quann", and a law of wormholes between two that have some: whether their sides touch too was not told. */
function isByWormhole({ tools, route }: Read, before: PlaceMention, place: PlaceMention): boolean {
  const isBoth = [before, place].every(({ wormholes }) => wormholes?.some((kind) => /^(alpha|beta)$/.test(kind)))
  const isOther = route.length === 2 && !before.wormholes?.some((kind) => place.wormholes?.includes(kind))
  const isRuled = effectsIn(tools)
    .map(({ value }) => findComponent(value))
    .some((card) => card?.kind === 'law' && card.touches.includes('adjacency'))
  return isBoth && (isRuled || isOther)
}

/** Nothing lies beside the nexus, nor beside the home of the Creuss. */
const isOffMap = ({ tile }: PlaceMention): boolean => tile === NEXUS_TILE || tile === CREUSS_HOME_TILE

const NOT = ['not', 'arent', 'isnt', 'dont', 'doesnt', 'never']

/** "They don't touch", "not side by side": denied, and not asked. */
const isUntouched = ({ tokens, isOne }: SceneTools, at: number): boolean => {
  const isBeside = isOne(at, 'touch', 'touching') || (isOne(at, 'side') && isOne(at + 1, 'by') && isOne(at + 2, 'side'))
  const not = [1, 2].map((step) => at - step).find((place) => isOne(place, ...NOT))
  const first = tokens.findIndex(({ part }) => part === tokens[at]!.part)
  // "don't 25 and 26 touch", "do they not touch"
  const isAsked = isOne(first, 'do', 'does', 'dont', 'doesnt', 'why', 'if')
  return isBeside && not !== undefined && not > first && !isAsked
}

/** "They lie far apart", "at opposite ends of the map": where it is said that no side of one touches the other. */
export const farApartAt = (tools: SceneTools): number => {
  const { tokens, isOne } = tools
  return tokens.findIndex(
    (_, at) =>
      isUntouched(tools, at) ||
      (!isOne(at - 1, 'not', 'arent', 'isnt', 'how', 'so') &&
        ((isOne(at, 'far') && isOne(at + 1, 'apart', 'away')) ||
          // "miles apart", and not "one tile apart"
          (isOne(at, 'way', 'mile', 'tile') && isOne(at + 1, 'apart') && tokens[at - 1]?.number === undefined) ||
          (isOne(at, 'nowhere') && isOne(at + 1, 'near') && isOne(at + 2, 'each')) ||
          (isOne(at, 'opposite') && isOne(at + 1, 'end', 'side', 'corner', 'edge')) ||
          (isOne(at, 'other') && isOne(at + 1, 'side', 'end') && isOne(at + 4, 'map', 'board', 'galaxy', 'table')))),
  )
}

/** The last step of a way up to which all that is told lies side by side. */
export function lastBeside(one: Read): number {
  const areApart = one.route.length === 2 && farApartAt(one.tools) >= 0
  const at = one.route.findIndex(
    (place, i) => isOffMap(place) || (i > 0 && areApart) || (i > 0 && isByWormhole(one, one.route[i - 1]!, place)),
  )
  return at < 0 ? one.route.length : at
}
