/** A position of TI4 out of a sentence: "3 cruisers from 27 through the nebula to 25 with Gravity Drive". */
import type { Claim, Mention, Scene, SceneTools } from '../../../kernel/sayings.ts'
import type { Unit } from '../data/units.ts'
import { needsShip } from '../issues/effects.ts'
import { effectsIn, factionBefore, fleetsIn, isShip, ownUnit } from './fleets.ts'
import { holdersOf, subjectBefore } from './owners.ts'
import { type PlaceMention, placesIn } from './places.ts'

const ME = 'me'
/** More of one kind than any table has. */
const MOST = 12

interface Group {
  mention: Mention<Unit>
  /** Undefined where a name stands before it that may be mine: "the Saar carrier". */
  owner: string | undefined
  ids: string[]
  /** Where it starts, if told apart from the others: "cruisers from 38, carrier from 39". */
  begin?: PlaceMention
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
const STANDS = [
  'starting',
  'starts',
  'start',
  'begins',
  'sitting',
  'sits',
  'stuck',
  'parked',
  'stands',
  'standing',
  'waiting',
]
const STARTS = ['from', 'leave', 'leaves', 'out']

/** Between "to" and a place: "to the nebula", "into Bob's 25", but not "to go 26". */
const isArticle = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  tokens[at]?.owner === true ||
  isOne(
    at,
    'the',
    'a',
    'an',
    'my',
    'our',
    'his',
    'her',
    'their',
    'your',
    'this',
    'that',
    'system',
    'tile',
    'hex',
    'planet',
  ) ||
  isOne(at, 'of', 'another', 'nebula', 'field', 'rift', 'supernova', 'wormhole', 'enemy', 'empty', 'adjacent', 'next')

/** The places a ship goes through, from its start to its end; `standing`: where it is said to be, `passed`: with whom it passes. */
function routeOf(
  tools: SceneTools,
  places: readonly PlaceMention[],
  standing: PlaceMention | undefined,
  passed: readonly PlaceMention[],
): PlaceMention[] {
  const { isOne } = tools
  const led = ({ from }: PlaceMention, words: readonly string[]) =>
    isOne(from - 1, ...words) || (isOne(from - 2, ...words) && isArticle(tools, from - 1))
  const goesOn = (place: PlaceMention, i: number) =>
    i < places.length - 1 && isOne(place.to + 1, ...ENDS, ...PASSES) && !led(place, [...ENDS, ...PASSES])
  const stands = ({ from }: PlaceMention) => isOne(from - 1, 'at', 'in', 'on') && isOne(from - 2, ...STANDS)
  const start = places.find((place) => led(place, STARTS) || stands(place)) ?? standing ?? places.find(goesOn)
  const rest = places.filter((place) => place !== start)
  const ending = rest.filter((place) => led(place, ENDS) && !passed.includes(place))
  const passing = rest.filter((place) => passed.includes(place) || (led(place, PASSES) && !ending.includes(place)))
  const end = ending.at(-1)
  const middle = rest.filter(
    (place) => place !== end && place.id !== start?.id && (passing.includes(place) || ending.includes(place)),
  )
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

const idOf = (unit: Unit, i: number, owner: string | undefined) =>
  `${owner === ME || owner === undefined ? '' : `${owner} `}${unit.name} ${i + 1}`

const isMoveValue = ({ tokens, isOne }: SceneTools, { start, to }: Mention): boolean =>
  isOne(start - 1, 'move', 'value', 'speed') && tokens[start]!.number !== undefined && !tokens[to]!.plain.endsWith('s')

/** Fleets told with a number and spoken of again: "2 cruisers and a carrier into 40, cruisers from 38". */
const isAgain = (one: Mention<Unit>, all: readonly Mention<Unit>[]): boolean =>
  one.count === undefined &&
  one.owner === undefined &&
  all.some(({ value, count, start }) => start !== one.start && value.id === one.value.id && count !== undefined)

const isMine = ({ owner }: Pick<Group, 'owner'>): boolean => owner === ME || owner === undefined

/** "The L1Z1X dreadnoughts": the faction's own kind of ship. */
function ofOwner(tools: SceneTools, { value, start }: Mention<Unit>): Unit {
  const faction = factionBefore(tools, start)
  return (faction && ownUnit(value, faction)) || value
}

/** Whose a fleet is, as far as it is said: several where "Gus and Hana have PDS". */
function ownersOf(tools: SceneTools, fleets: readonly Mention<Unit>[], i: number): (string | undefined)[] {
  const mention = fleets[i]!
  if (mention.owner !== undefined) {
    const all = holdersOf(tools, mention.from)
    return all.length > 1 ? all : [mention.owner]
  }
  if (isAtMe(tools, mention)) return ['opponent']
  if (factionBefore(tools, mention.start)) return [undefined]
  const holders = holdersOf(tools, mention.start)
  if (holders.length) return holders
  const before = fleets[i - 1]
  // "his 3 cruisers and 2 fighters": one owner for both
  const isJoined = before && mention.start - before.to <= 2
  if (isJoined) return ownersOf(tools, fleets, i - 1)
  return [ME]
}

function read(tools: SceneTools, isMoving: boolean): Read {
  const { isOne } = tools
  const places = placesIn(tools)
  const counted = new Map<string, number>()
  const isThere = ({ count, start }: Mention) => count !== 0 && !isOne(start - 1, 'without', 'no')
  const every = fleetsIn(tools).filter(isThere)
  const fleets = every
    .filter((mention) => !isAgain(mention, every))
    // "move 2 carrier": its move value
    .map((mention) => (isMoveValue(tools, mention) ? { ...mention, count: 1 } : mention))
  const told = fleets.flatMap((mention, i) =>
    ownersOf(tools, fleets, i).map((owner) => ({ mention: { ...mention, value: ofOwner(tools, mention) }, owner })),
  )
  const startOf = (mention: Mention<Unit>) =>
    every
      .filter((one) => isAgain(one, every) && one.value.id === mention.value.id)
      .flatMap(({ to }) => places.filter(({ from }) => from - to === 2 && isOne(from - 1, 'from')))[0]
  const groups = told.map(({ mention, owner }): Group => {
    const begin = owner === ME ? startOf(mention) : undefined
    const key = `${owner} ${mention.value.id}`
    const before = counted.get(key) ?? 0
    const many = Math.min((mention.count || 1) * eachOf(tools, fleets, mention), MOST)
    counted.set(key, before + many)
    const ids = Array.from({ length: many }, (_, i) => idOf(mention.value, before + i, owner))
    return { mention, owner, ids, ...(begin ? { begin } : {}) }
  })
  const passed = groups.flatMap((group) => {
    const place = placeOf(tools, group.mention, places)
    const isPassed = [1, 2].some((step) => isOne(group.mention.start - step, ...PASSES))
    return !isMine(group) && place && isPassed ? [place] : []
  })
  const own = groups.filter(isMine)
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

/** "Three hexes from 24 to 31": what lies between was not told. */
const isFar = ({ tools: { tokens, isOne }, route }: Read): boolean =>
  route.length === 2 &&
  tokens.some(
    ({ number }, at) => number !== undefined && number > 1 && isOne(at + 1, 'hexes', 'systems', 'tiles', 'spaces'),
  )

const systemClaims = (read: Read): Claim[] =>
  systemsOf(read.places, read.route).map(({ from, to, ...said }, i) => {
    const place = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as typeof said
    const step = read.route.findIndex(({ id }) => id === place.id)
    const value = {
      ...place,
      ...(step >= 0 && read.route.length > 1 && !isFar(read) ? { hex: { q: step, r: 0 } } : {}),
    }
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
    const isWay = (from: number) => tools.isOne(from - 1, ...ENDS, ...PASSES, 'near', 'around', 'beside', 'by')
    const passed = isElsewhere(tools, mention)
      ? undefined
      : places.find(({ from }) => from > mention.to && !isWay(from))
    const system = isMoving
      ? (group.begin ??
        (loads.includes(group) ? pickedAt(one, group) : undefined) ??
        route[0] ??
        placeOf(tools, mention, places))
      : (placeOf(tools, mention, places) ?? (places.length === 1 || route.length < 2 ? passed : undefined))
    for (const id of ids) {
      const unit = {
        id,
        ...(owner === undefined ? {} : { owner }),
        type: mention.value.id,
        ...(system ? { system: system.id } : {}),
      }
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
  if (isFar(one)) return [{ path: 'moves', value: undefined, from: route[0]!.from, to: route[0]!.to }]
  const ships = movers.flatMap(({ mention, ids, begin }) => ids.map((id) => ({ id, mention, begin })))
  const waiting = loads.flatMap((load) => load.ids.map((id) => ({ id, at: pickedAt(one, load)?.id ?? route[0]!.id })))
  return ships.map(({ id, mention, begin }, i) => {
    const room = i === ships.length - 1 ? waiting.length : (mention.value.capacity ?? 0)
    const taken = waiting.splice(0, room).map(({ id: unit, at }) => ({ unit, at }))
    const path = [begin ?? route[0]!, ...route.slice(1)].map((place) => place.id)
    const value = { ship: id, path, ...(taken.length ? { loads: taken } : {}) }
    return { path: `moves[${i}]`, value, from: mention.start, to: mention.to }
  })
}

/** A card for one ship goes to a moving ship; among ships of one kind it makes no difference to which. */
function effectClaims(
  tools: SceneTools,
  { movers, groups }: Pick<Read, 'movers' | 'groups'>,
  named: readonly Mention<string>[] = effectsIn(tools),
): Claim[] {
  const ship = movers.length === 1 ? movers[0]!.ids[0] : undefined
  const isAlone = movers.length > 0 || groups.every(({ owner }) => owner === ME)
  return named.flatMap((mention, i) => {
    const { value, start, to } = mention
    const owner = mention.owner ?? sideBehind(tools, to) ?? holdersOf(tools, start)[0] ?? (isAlone ? ME : undefined)
    const effect = {
      id: value,
      ...(owner === undefined ? {} : { owner }),
      ...(ship && needsShip(value) ? { target: ship } : {}),
    }
    return [
      { path: `effects[${i}]`, value: effect, from: start, to },
      // with two sides at the table nobody said whose it is
      ...(owner === undefined ? [{ path: `effects[${i}].owner`, value: undefined, from: start, to }] : []),
    ]
  })
}

/** "Antimass on her side", "gravity drive of his". */
function sideBehind({ isOne }: SceneTools, to: number): string | undefined {
  if (!isOne(to + 1, 'on', 'of', 'by')) return undefined
  if (isOne(to + 2, 'my', 'me', 'mine', 'our')) return ME
  return isOne(to + 2, 'his', 'her', 'hers', 'their', 'theirs', 'him') ? 'opponent' : undefined
}

/** Whose token lies there: "my (command) token", "I have a token", "his token"; of any other nothing is said. */
function whoseToken({ tokens, isOne }: SceneTools, at: number): string | undefined {
  const before = isOne(at - 1, 'command', 'own') ? at - 1 : at
  if (isOne(before - 1, 'my', 'our')) return ME
  if (isOne(before - 1, 'his', 'her', 'their')) return 'opponent'
  const isHad = isOne(before - 1, 'a', 'an') || isOne(before - 1, 'have', 'got', 'put', 'placed')
  const verb = isOne(before - 1, 'a', 'an') ? before - 2 : before - 1
  if (!isHad || !isOne(verb, 'have', 'got', 'put', 'placed', 'ive', 'i')) return undefined
  return [verb, verb - 1, verb - 2].some((place) => /^(i|ive|we|weve)$/.test(tokens[place]?.plain ?? ''))
    ? ME
    : undefined
}

/** "My token in 25", "I have a token there": it lies in the start where no place is named. */
function withTokens(claims: Claim[], { tools, places, route }: Read): Claim[] {
  const { isOne } = tools
  const isLeft = (i: number) => isOne(i + 1, 'left', 'remaining')
  const at = tools.tokens.findIndex((_, i) => isOne(i, 'token', 'tokens') && !isLeft(i) && whoseToken(tools, i))
  if (at < 0) return claims
  const owner = whoseToken(tools, at)
  const isThere =
    isOne(at + 1, 'there', 'on', 'in') && isOne(isOne(at + 1, 'there') ? at + 1 : at + 2, 'there', 'it', 'them')
  const place =
    places.find(({ from }) => from > at && from - at <= 4) ??
    (isThere ? places.filter(({ to }) => to < at).at(-1) : undefined) ??
    route[0]
  return claims.map((claim) => {
    const system = claim.value as { id?: string }
    return place && claim.path.startsWith('systems[') && system.id === place.id
      ? { ...claim, value: { ...system, tokens: [owner] } }
      : claim
  })
}

/** Where nobody moves: the place that is reached or attacked. */
const target = ({ isOne }: SceneTools, { places, groups }: Read): PlaceMention | undefined =>
  places.find(({ from }) =>
    [1, 2, 3].some((step) =>
      isOne(from - step, 'reach', 'attack', 'hit', 'get', 'me', 'to', 'into', 'near', 'against'),
    ),
  ) ?? (places.length === 1 && !groups.length ? places[0] : undefined)

/** "Bob moves two cruisers from 24 to 25": nothing of mine is spoken of, so it is his move. */
function otherMover({ tools: { tokens }, groups, route }: Read): string | undefined {
  const [first] = groups
  if (!first || route.length < 2 || groups.some(isMine)) return undefined
  const isMe = tokens.some(({ plain }) => /^(i|im|ive|my|me|mine|we|our|us)$/.test(plain))
  return isMe ? undefined : first.owner
}

/** Whoever "activates" is the active player. */
function activation(one: Read): Claim[] {
  const { tools, places, route } = one
  const { tokens, isOne } = tools
  const verb = tokens.findIndex((_, at) => isOne(at, 'activate', 'activates', 'activated', 'activating'))
  const who = (verb < 0 ? undefined : subjectBefore(tools, verb)) ?? otherMover(one) ?? ME
  const place =
    verb < 0 ? (route.at(-1) ?? target(tools, one)) : (places.find(({ from }) => from > verb) ?? route.at(-1))
  if (!place) return []
  return [
    { path: 'active', value: place.id, from: place.from, to: place.to },
    { path: 'activePlayer', value: who, from: verb > 0 ? verb - 1 : place.from, to: verb > 0 ? verb : place.to },
  ]
}

/** "3 in my fleet pool", "pool of 5", "fleet supply is 4", "sue has a pool of 3". */
function fleetPool(tools: SceneTools, fleets: readonly Mention[]): Claim[] {
  const { tokens, isOne } = tools
  const at = tokens.findIndex(
    (_, place) => isOne(place, 'pool', 'supply') && !isOne(place - 1, 'tactic', 'strategy', 'tactics', 'token'),
  )
  if (at < 0) return []
  const start = isOne(at - 1, 'fleet') ? at - 1 : at
  // the number stands close by, and counts nothing else
  const places = [at + 1, at + 2, start - 1, start - 2, start - 3, start - 4, at + 3]
  const found = places.find(
    (place) =>
      tokens[place]?.number !== undefined &&
      tokens[place]!.part === tokens[at]!.part &&
      !fleets.some(({ start, to }) => start <= place && place <= to) &&
      !isOne(place + 1, 'ship', 'ships', 'unit', 'units') &&
      !(place < start && isOne(place - 1, 'in', 'at')) &&
      /^\d|^(one|two|three|four|five|six|seven|eight)/.test(tokens[place]!.plain),
  )
  if (found === undefined) return []
  const [from, to] = [Math.min(found, start), Math.max(found, at)]
  const [owner = ME] = holdersOf(tools, from, true)
  return [{ path: 'fleetPool', value: { [owner]: tokens[found]!.number }, from, to }]
}

const base = (one: Read): Claim[] => [
  ...withTokens(systemClaims(one), one),
  ...unitClaims(one),
  ...activation(one),
  ...effectClaims(one.tools, one),
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
        { path: 'player', value: one.groups[0]?.owner, from: place.from, to: place.to },
      ]
    : units
}

const BESIDE = [
  'adjacent',
  'next',
  'border',
  'borders',
  'neighbor',
  'neighbour',
  'neighbors',
  'neighbours',
  'touch',
  'touches',
]

/** The two places that "adjacent" stands between, or behind; of two there is no choice. */
function endsOf({ tokens, isOne }: SceneTools, named: readonly PlaceMention[]): (PlaceMention | undefined)[] {
  const places = named.filter(({ id }, i) => named.findIndex((one) => one.id === id) === i)
  const at = tokens.findLastIndex((_, place) => isOne(place, ...BESIDE))
  if (places.length < 3 || at < 0) return places
  const before = named.filter(({ to }) => to < at)
  const after = named.filter(({ from }) => from > at)
  const [from, to] = [before.at(-1), after[0]]
  return !from || !to || from.id === to.id ? [] : [from, to]
}

const adjacency: Scene = (tools) => {
  const one = { ...read(tools, false), places: placesIn(tools, true) }
  const [from, to] = endsOf(tools, one.places)
  const ends = [
    ...(from ? [{ path: 'from', value: from.id, from: from.from, to: from.to }] : []),
    ...(to ? [{ path: 'to', value: to.id, from: to.from, to: to.to }] : []),
  ]
  const systems = systemClaims({ ...one, route: [] })
  return [...systems, ...effectClaims(tools, one), ...ends]
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
  const named = effectsIn(tools)
  const by = named.find(({ value }) => BY.includes(value))
  const others = named.filter(({ value }) => !BY.includes(value))
  return [
    ...[...base(one).filter(({ path }) => !path.startsWith('effects[')), ...moveClaims(one)],
    ...effectClaims(tools, one, others),
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
