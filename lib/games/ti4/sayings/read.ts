/** What a sentence tells of a table: places, fleets, who moves, what is carried, and the way. */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { isShip } from './fleets.ts'
import { type Group, groupsIn, isMine } from './groups.ts'
import { type PlaceMention, placesIn } from './places.ts'
import { PASSES, placeOf, startOf, wayOf, withStops } from './ways.ts'

export interface Read {
  tools: SceneTools
  places: PlaceMention[]
  route: PlaceMention[]
  /** Where the movers stand, as far as it is said without a way. */
  start?: PlaceMention
  groups: Group[]
  movers: Group[]
  loads: Group[]
}

const CARRY =
  'carrying carry carries with loaded transport transporting bring bringing pick and plus holding take takes taking load'.split(
    ' ',
  )

/** What no way takes by itself: ground forces, and fighters that are not upgraded. */
const isCarried = ({ value }: Group['mention']): boolean =>
  !isShip(value) ? value.roles.includes('ground-force') : value.type === 'fighter' && value.level !== 2

/** "Two infantry left behind at 28". */
const isLeft = ({ isOne }: SceneTools, { start, to }: Group['mention']): boolean =>
  isOne(start - 1, 'leave', 'drop') || [1, 2].some((step) => isOne(to + step, 'left', 'stay', 'behind'))

/** What is carried: fighters and ground forces behind a ship or before the one they are on; those that stand nowhere else. */
function loadsIn(tools: SceneTools, own: readonly Group[], places: readonly PlaceMention[]): Group[] {
  const { isOne } = tools
  // "Three infantry and a mech on one carrier"
  const aboard = own.find(
    ({ mention }) => isShip(mention.value) && isOne(mention.start - 1, 'on', 'aboard', 'onto', 'inside'),
  )
  const hasShip = own.some(({ mention }) => isShip(mention.value) && !isCarried(mention))
  return own.filter(({ mention }, i) => {
    if (isShip(mention.value) && mention.value.type !== 'fighter') return false
    if (aboard !== undefined && mention.to < aboard.mention.start) return true
    if (i > 0 && [1, 2, 3].some((step) => isOne(mention.start - step, ...CARRY))) return true
    return hasShip && isCarried(mention) && !isLeft(tools, mention) && !placeOf(tools, mention, places)
  })
}

/** Whether the asker comes into it at all: "Bob moves two cruisers from 24 to 25" is Bob's move alone. */
export const isAboutMe = ({ tokens }: SceneTools): boolean =>
  tokens.some(({ plain }) => /^(i|im|ive|my|me|mine|we|our|us)$/.test(plain))

/** Reads the table. `isMoving`: whether the sentence may tell a way. */
export function read(tools: SceneTools, isMoving: boolean): Read {
  const { isOne } = tools
  const places = placesIn(tools)
  const groups = groupsIn(tools, places)
  const others = groups.filter((group) => !isMine(group))
  const held = others.flatMap(({ mention }) => placeOf(tools, mention, places) ?? [])
  const isPassed = ({ mention }: Group) => [1, 2].some((step) => isOne(mention.start - step, ...PASSES))
  const passed = others.filter(isPassed).flatMap(({ mention }) => placeOf(tools, mention, places) ?? [])
  const own = groups.filter(isMine)
  const loads = loadsIn(tools, own, places)
  const mine = own.filter((group) => !loads.includes(group) && isShip(group.mention.value))
  const ships = own.length || isAboutMe(tools) ? mine : others.filter(({ mention }) => isShip(mention.value))
  const free = ships === mine ? places.filter((place) => !held.includes(place)) : places
  const standing = ships[0] && placeOf(tools, ships[0].mention, places)
  const start = isMoving ? startOf(tools, free, standing) : undefined
  const direct = isMoving ? wayOf(tools, places, start, passed) : []
  const route = withStops(
    direct,
    loads.flatMap(({ mention }) => placeOf(tools, mention, places) ?? []),
  )
  const movers = ships.filter(({ mention }) => {
    const place = placeOf(tools, mention, places)
    return !place || route.some(({ id }) => id === place.id)
  })
  return { tools, places, route, ...(start ? { start } : {}), groups, movers, loads }
}
