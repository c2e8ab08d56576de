/** A position of TI4 out of a sentence: "3 cruisers from 27 through the nebula to 25 with Gravity Drive". */
import type { Claim, Mention, Scene, SceneTools } from '../../../kernel/sayings.ts'
import type { Unit } from '../data/units.ts'
import { needsShip } from '../issues/effects.ts'
import { effectsIn, fleetsIn, isShip } from './fleets.ts'
import { type PlaceMention, placesIn } from './places.ts'

const ME = 'me'
/** More of one kind than any table has. */
const MOST = 12

interface Group {
  mention: Mention<Unit>
  owner: string
  ids: string[]
}

interface Read {
  tools: SceneTools
  places: PlaceMention[]
  route: PlaceMention[]
  groups: Group[]
  movers: Group[]
  loads: Group[]
}

const CARRY = [
  'carrying',
  'carry',
  'carries',
  'with',
  'loaded',
  'transport',
  'transporting',
  'bring',
  'bringing',
  'pick',
  'and',
  'plus',
  'holding',
  'take',
  'takes',
  'taking',
  'load',
]

const ENDS = ['to', 'into', 'enter', 'reach', 'activate', 'toward', 'onto']
const PASSES = ['through', 'via', 'past', 'over', 'across']
const STARTS = ['from', 'leave', 'leaves', 'out']

/** The places a ship goes through, from its start to its end; `standing`: where it is said to be, `passed`: with whom it passes. */
function routeOf(
  { isOne }: SceneTools,
  places: readonly PlaceMention[],
  standing: PlaceMention | undefined,
  passed: readonly PlaceMention[],
): PlaceMention[] {
  const led = ({ from }: PlaceMention, words: readonly string[]) => [1, 2].some((step) => isOne(from - step, ...words))
  const goesOn = (place: PlaceMention, i: number) =>
    i < places.length - 1 && isOne(place.to + 1, ...ENDS, ...PASSES) && !led(place, [...ENDS, ...PASSES])
  const start = places.find((place) => led(place, STARTS)) ?? standing ?? places.find(goesOn)
  const rest = places.filter((place) => place !== start)
  const ending = rest.filter((place) => led(place, ENDS) && !passed.includes(place))
  const passing = rest.filter((place) => passed.includes(place) || (led(place, PASSES) && !ending.includes(place)))
  const end = ending.at(-1)
  const middle = rest.filter((place) => place !== end && (passing.includes(place) || ending.includes(place)))
  const [first] = middle.length ? middle : end ? [end] : []
  if (!first) return []
  return [
    start ?? { ...first, ...NOWHERE, id: 'start' },
    ...middle,
    end ?? { ...middle.at(-1)!, ...NOWHERE, id: 'beyond' },
  ]
}

/** Of a place that nobody named nothing is known. */
const NOWHERE = { tile: undefined, anomalies: undefined, wormholes: undefined, planets: undefined }

/** "Picks up infantry in 26 on the way": the way goes over it. */
function withStops(route: PlaceMention[], stops: readonly PlaceMention[]): PlaceMention[] {
  const others = stops.filter(
    ({ id }, i) => !route.some((place) => place.id === id) && stops.findIndex((one) => one.id === id) === i,
  )
  return route.length === 2 && others.length ? [route[0]!, ...others, route[1]!] : route
}

/** The place right behind a fleet: "Bob's Cruiser in 25". */
const placeOf = ({ isOne }: SceneTools, { to }: Mention, places: readonly PlaceMention[]): PlaceMention | undefined =>
  places.find(
    ({ from }) =>
      from > to && from - to <= 4 && [1, 2].some((step) => from - step > to && isOne(from - step, 'in', 'at', 'on')),
  )

/** "In the next system": somewhere that is not named. */
const isElsewhere = ({ isOne }: SceneTools, { to }: Mention): boolean =>
  [2, 3, 4].some(
    (step) =>
      isOne(to + step + 1, 'system', 'systems', 'tile', 'hex', 'one') &&
      isOne(to + step, 'next', 'adjacent', 'neighbouring', 'neighboring', 'other', 'another', 'nearby'),
  ) || [1, 2, 3].some((step) => isOne(to + step, 'next') && isOne(to + step + 1, 'door', 'to'))

/** "Two carriers with four fighters each": how many ships "each" speaks of. */
function eachOf(
  { tokens, isOne }: SceneTools,
  fleets: readonly Mention<Unit>[],
  { start, to, value }: Mention<Unit>,
): number {
  const ship = fleets.filter((one) => one.to < start && isShip(one.value) && (one.value.capacity ?? 0) > 0).at(-1)
  const isEach =
    isOne(to + 1, 'each', 'apiece') || (ship && tokens.slice(ship.to, start).some(({ plain }) => plain === 'each'))
  return isEach && ship && (!isShip(value) || value.type === 'fighter') ? (ship.count ?? 1) : 1
}

/** "Does a PDS shoot through the wormhole at my fleet": it is not mine. */
const isAtMe = ({ tokens, isOne }: SceneTools, { to }: Mention): boolean => {
  const shot = tokens.findIndex((_, at) => at > to && at <= to + 3 && isOne(at, 'shoot', 'fire', 'hit'))
  return shot > 0 && tokens.some((_, at) => at > shot && at <= shot + 5 && isOne(at, 'me', 'my', 'us', 'our'))
}

const idOf = (unit: Unit, i: number, owner: string) => `${owner === ME ? '' : `${owner} `}${unit.name} ${i + 1}`

function read(tools: SceneTools, isMoving: boolean): Read {
  const { isOne } = tools
  const places = placesIn(tools)
  const counted = new Map<string, number>()
  const isThere = ({ count, start }: Mention) => count !== 0 && !isOne(start - 1, 'without', 'no')
  const fleets = fleetsIn(tools).filter(isThere)
  const groups = fleets.map((mention): Group => {
    const owner = mention.owner ?? (isAtMe(tools, mention) ? 'opponent' : ME)
    const key = `${owner} ${mention.value.id}`
    const before = counted.get(key) ?? 0
    const many = Math.min((mention.count || 1) * eachOf(tools, fleets, mention), MOST)
    counted.set(key, before + many)
    return { mention, owner, ids: Array.from({ length: many }, (_, i) => idOf(mention.value, before + i, owner)) }
  })
  const passed = groups.flatMap((group) => {
    const place = placeOf(tools, group.mention, places)
    const isPassed = [1, 2].some((step) => isOne(group.mention.start - step, ...PASSES))
    return group.owner !== ME && place && isPassed ? [place] : []
  })
  const own = groups.filter(({ owner }) => owner === ME)
  // "Three infantry and a mech on one carrier"
  const aboard = own.find(
    ({ mention }) => isShip(mention.value) && isOne(mention.start - 1, 'on', 'aboard', 'onto', 'inside'),
  )
  const isLoad = ({ mention }: Group, i: number) =>
    (!isShip(mention.value) || mention.value.type === 'fighter') &&
    ((aboard !== undefined && mention.to < aboard.mention.start) ||
      (i > 0 && [1, 2, 3].some((step) => isOne(mention.start - step, ...CARRY))))
  const loads = own.filter(isLoad)
  const ships = own.filter((group) => !loads.includes(group) && isShip(group.mention.value))
  const standing = ships[0] && placeOf(tools, ships[0].mention, places)
  const direct = isMoving ? routeOf(tools, places, standing, passed) : []
  const route = withStops(
    direct,
    loads.flatMap(({ mention }) => placeOf(tools, mention, places) ?? []),
  )
  const movers = ships.filter((group) => {
    const place = placeOf(tools, group.mention, places)
    return !place || route.some(({ id }) => id === place.id)
  })
  return { tools, places, route, groups, movers, loads }
}

/** Two mentions of one place are one system. */
function systemsOf(places: readonly PlaceMention[], route: readonly PlaceMention[]): PlaceMention[] {
  const all = [...route, ...places]
  return all.filter((place, i) => all.findIndex(({ id }) => id === place.id) === i)
}

const systemClaims = (read: Read): Claim[] =>
  systemsOf(read.places, read.route).map(({ from, to, ...said }, i) => {
    const place = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as typeof said
    const step = read.route.findIndex(({ id }) => id === place.id)
    const value = { ...place, ...(step >= 0 && read.route.length > 1 ? { hex: { q: step, r: 0 } } : {}) }
    return { path: `systems[${i}]`, value, from, to }
  })

/** Where loads wait that are picked up elsewhere than at the start. */
const pickedAt = ({ tools, places, route }: Read, { mention }: Group): PlaceMention | undefined => {
  const place = placeOf(tools, mention, places)
  return place && place.id !== route[0]?.id ? place : undefined
}

/** Where each fleet stands: the movers at the start of the route, the loads with them, others where they are said to be. */
function unitClaims(one: Read): Claim[] {
  const { tools, places, route, groups, movers, loads } = one
  const claims: Claim[] = []
  for (const group of groups) {
    const { mention, owner, ids } = group
    const isMoving = movers.includes(group) || loads.includes(group)
    const passed = isElsewhere(tools, mention) ? undefined : places.find(({ from }) => from > mention.to)
    const system = isMoving
      ? ((loads.includes(group) ? pickedAt(one, group) : undefined) ?? route[0] ?? placeOf(tools, mention, places))
      : (placeOf(tools, mention, places) ?? (places.length === 1 || route.length < 2 ? passed : undefined))
    for (const id of ids) {
      const unit = { id, owner, type: mention.value.id, ...(system ? { system: system.id } : {}) }
      const at = isShip(mention.value) ? { at: 'space' } : {}
      claims.push({ path: `units[${claims.length}]`, value: { ...unit, ...at }, from: mention.start, to: mention.to })
    }
  }
  return claims
}

/** Loads go to the ships in turn, as far as their capacity goes; the last takes what is left. */
function moveClaims(one: Read): Claim[] {
  const { route, movers, loads } = one
  if (route.length < 2) return []
  const ships = movers.flatMap(({ mention, ids }) => ids.map((id) => ({ id, mention })))
  const waiting = loads.flatMap((load) => load.ids.map((id) => ({ id, at: pickedAt(one, load)?.id ?? route[0]!.id })))
  return ships.map(({ id, mention }, i) => {
    const room = i === ships.length - 1 ? waiting.length : (mention.value.capacity ?? 0)
    const taken = waiting.splice(0, room).map(({ id: unit, at }) => ({ unit, at }))
    const value = { ship: id, path: route.map((place) => place.id), ...(taken.length ? { loads: taken } : {}) }
    return { path: `moves[${i}]`, value, from: mention.start, to: mention.to }
  })
}

/** A card for one ship goes to a moving ship; among ships of one kind it makes no difference to which. */
function effectClaims(tools: SceneTools, movers: readonly Group[] = []): Claim[] {
  const ship = movers.length === 1 ? movers[0]!.ids[0] : undefined
  return effectsIn(tools).map(({ value, owner, start, to }, i) => ({
    path: `effects[${i}]`,
    value: {
      id: value,
      owner: owner === undefined || owner === ME ? ME : owner,
      ...(ship && needsShip(value) ? { target: ship } : {}),
    },
    from: start,
    to,
  }))
}

/** "My token in 25", "I have a token there": it lies in the start where no place is named. */
function withTokens(claims: Claim[], { tools, places, route }: Read): Claim[] {
  const at = tools.tokens.findIndex(
    (_, i) => tools.isOne(i, 'token', 'tokens') && !tools.isOne(i - 1, 'tactic', 'fleet'),
  )
  if (at < 0) return claims
  const place = places.find(({ from }) => from > at && from - at <= 4) ?? route[0]
  return claims.map((claim) => {
    const system = claim.value as { id?: string }
    return place && claim.path.startsWith('systems[') && system.id === place.id
      ? { ...claim, value: { ...system, tokens: [ME] } }
      : claim
  })
}

/** Where nobody moves: the place that is reached or attacked. */
const target = ({ isOne }: SceneTools, places: readonly PlaceMention[]): PlaceMention | undefined =>
  places.find(({ from }) =>
    [1, 2, 3].some((step) => isOne(from - step, 'reach', 'attack', 'hit', 'get', 'me', 'to', 'into')),
  )

/** Whoever "activates" is the active player. */
function activation({ tools, places, route }: Read): Claim[] {
  const { tokens, typed, isOne } = tools
  const verb = tokens.findIndex((_, at) => isOne(at, 'activate', 'activates', 'activated', 'activating'))
  const subject = tokens[verb - 1]
  const word = subject ? typed.slice(subject.start, subject.end) : ''
  const who = /^[A-Z][a-z]+$/.test(word) && !/^(I|Can|May|If)$/.test(word) ? word : ME
  const place =
    verb < 0 ? (route.at(-1) ?? target(tools, places)) : (places.find(({ from }) => from > verb) ?? route.at(-1))
  if (!place) return []
  return [
    { path: 'active', value: place.id, from: place.from, to: place.to },
    { path: 'activePlayer', value: who, from: verb > 0 ? verb - 1 : place.from, to: verb > 0 ? verb : place.to },
  ]
}

function fleetPool({ tokens, isOne }: SceneTools, fleets: readonly Mention[]): Claim[] {
  const at = tokens.findIndex((_, place) => isOne(place, 'pool', 'supply') && isOne(place - 1, 'fleet'))
  if (at < 0) return []
  // the number stands close by, and counts nothing else
  const places = [at + 1, at + 2, at - 2, at - 3, at - 4, at + 3]
  const found = places.find(
    (place) =>
      tokens[place]?.number !== undefined &&
      tokens[place]!.part === tokens[at]!.part &&
      !fleets.some(({ start, to }) => start <= place && place <= to) &&
      /^\d|^(one|two|three|four|five|six|seven|eight)/.test(tokens[place]!.plain),
  )
  if (found === undefined) return []
  return [
    {
      path: 'fleetPool',
      value: { [ME]: tokens[found]!.number },
      from: Math.min(found, at - 1),
      to: Math.max(found, at),
    },
  ]
}

const base = (one: Read): Claim[] => [
  ...withTokens(systemClaims(one), one),
  ...unitClaims(one),
  ...activation(one),
  ...effectClaims(one.tools, one.movers),
  ...fleetPool(
    one.tools,
    one.groups.map(({ mention }) => mention),
  ),
]

const movement: Scene = (tools) => {
  const one = read(tools, true)
  return [...base(one), ...moveClaims(one)]
}

const route: Scene = (tools) => {
  const one = read(tools, true)
  const [first] = one.movers
  return first
    ? [...base(one), { path: 'ship', value: first.ids[0], from: first.mention.start, to: first.mention.to }]
    : base(one)
}

const reach: Scene = (tools) => base(read(tools, false))

/** Everything stands in the one place that is named. */
const pool: Scene = (tools) => {
  const one = read(tools, false)
  const place = one.places[0] ?? {
    id: 'system',
    from: one.groups[0]?.mention.start ?? 0,
    to: one.groups[0]?.mention.to ?? 0,
  }
  const all = base({ ...one, places: [place], route: [], movers: [], loads: [] }).filter(
    ({ path }) => !path.startsWith('active'),
  )
  const units = all.map((claim) =>
    claim.path.startsWith('units[') ? { ...claim, value: { system: place.id, ...(claim.value as object) } } : claim,
  )
  return one.groups.length
    ? [
        ...units,
        { path: 'system', value: place.id, from: place.from, to: place.to },
        { path: 'player', value: ME, from: place.from, to: place.to },
      ]
    : units
}

const adjacency: Scene = (tools) => {
  const one = { ...read(tools, false), places: placesIn(tools, true) }
  const [from, to] = one.places
  const ends = [
    ...(from ? [{ path: 'from', value: from.id, from: from.from, to: from.to }] : []),
    ...(to ? [{ path: 'to', value: to.id, from: to.from, to: to.to }] : []),
  ]
  const systems = systemClaims({ ...one, route: [] })
  return [...systems, ...effectClaims(tools), ...ends]
}

const BY = [
  'skilled-retreat',
  'foresight',
  'helix-protocol',
  'dark-space-navigation',
  'te-survival-instinct',
  'te-rescue',
]

/** What moves the ships is no card in play. */
const ability: Scene = (tools) => {
  const one = read(tools, true)
  const movers = effectsIn(tools).filter(({ value }) => BY.includes(value))
  const effects = effectClaims(tools, one.movers).filter(({ value }) => !BY.includes((value as { id: string }).id))
  const by = movers[0]
  return [
    ...[...base(one).filter(({ path }) => !path.startsWith('effects[')), ...moveClaims(one)],
    ...effects.map((claim, i) => ({ ...claim, path: `effects[${i}]` })),
    ...(by ? [{ path: 'by', value: by.value, from: by.start, to: by.to }] : []),
  ]
}

/** Readers of scenes, by checker. */
export const scenes: Readonly<Record<string, Scene>> = {
  movement,
  transport: movement,
  route,
  reach,
  'fleet-pool': pool,
  'space-cannon': reach,
  adjacency,
  ability,
}
