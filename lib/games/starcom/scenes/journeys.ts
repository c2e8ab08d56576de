/** Jumps: whose the two systems are, rows and columns, hops one after the other. */
import type { Claim, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { bonus, deckedBy, ruled, theirShip } from './bearing.ts'
import { chainIn, namedSystems, type Stop, stopIn } from './chains.ts'
import { helpers } from './helpers.ts'
import { bribed, elsewhere, interdictedElsewhere, movedByOther, othersMoved, seenByMe, went } from './moved.ts'
import { type Place, placesIn } from './places.ts'
import { activePlayer } from './players.ts'
import { roleOf } from './roles.ts'
import { isCard, isFighter, isStation, SYSTEMS } from './things.ts'
import { vesselsIn } from './vessels.ts'

/** "To Silis Major, it's mine": the system that was named last, unless it has an owner or a ship was named since. */
function meantByIt(tools: SceneTools, places: readonly Place[], { from }: Place): Place | undefined {
  const last = places.findLast((one) => one.to < from && tools.tokens[one.from]!.word !== 'it')
  if (!last || last.owner !== undefined || vesselsIn(tools).some((one) => one.from > last.to && one.to < from))
    return undefined
  return last
}

/** Whose the systems are that a ship leaves and enters, up to one each. */
function owners(tools: SceneTools, paths: { from?: string; into: string }): Claim[] {
  const found = new Map<string, Claim>()
  const places = placesIn(tools)
  const theirs = vesselsIn(tools).filter(({ owner }) => owner !== undefined && owner !== 'me')
  for (const place of places) {
    const meant = tools.tokens[place.from]!.word === 'it' ? meantByIt(tools, places, place) : place
    const role = roleOf(tools, meant ?? place)
    const isLeft = role === 'from' || (role === 'sits' && !theirs.length)
    const path = isLeft ? paths.from : role === 'into' || (role === '' && !paths.from) ? paths.into : undefined
    const isShip = !meant && place.owner !== 'none'
    if (!place.owner || !path || isShip || found.has(path)) continue
    const [from, to] = place.told!
    const value = place.owner === 'opponent' ? 'Red' : place.owner
    found.set(path, { path, value, from, to })
  }
  return [...found.values(), ...elsewhere(places, [...found.values()], [paths.from, paths.into])]
}

/** "From my Asteroid Field", "through his Homeworld": no destination. */
const passed = (tools: SceneTools): Claim[] =>
  tools
    .mentions(SYSTEMS)
    .filter((one) => /from|other|sits/.test(roleOf(tools, one)))
    .map(({ from, to }) => ({ path: '', value: undefined, isUnread: true, from, to }))

/** "4 by 4 map, from row 2 column 1 to row 3 column 2". */
export function grid({ tokens, typed, isOne }: SceneTools): Claim[] {
  const claims: Claim[] = []
  const found = { row: [] as number[], column: [] as number[] }
  tokens.forEach((token, at) => {
    const size = /^([2-9])x([2-9])$/.exec(typed.slice(token.start, token.end).toLowerCase())
    if (size && size[1] === size[2]) claims.push({ path: 'gridSize', value: Number(size[1]), from: at, to: at })
    const across = tokens[at + 2]?.number
    if (token.number !== undefined && isOne(at + 1, 'by', 'x') && across === token.number)
      claims.push({ path: 'gridSize', value: token.number, from: at, to: at + 2 })
    if (isOne(at, 'row') && tokens[at + 1]?.number !== undefined) found.row.push(at)
    if (isOne(at, 'column', 'col') && tokens[at + 1]?.number !== undefined) found.column.push(at)
  })
  // "are row 3 column 1 and row 3 column 2 neighbours": that is asked
  const last = tokens.length - 1
  if (isOne(0, 'are') && isOne(last, 'neighbour', 'neighbor', 'adjacent'))
    claims.push({ path: '', value: undefined, from: last, to: last })
  const isTarget = (at: number) => [1, 2, 3, 4].some((step) => isOne(at - step, 'to', 'into'))
  const put = (places: readonly number[], start: string, end: string) => {
    if (places.length > 2) return
    places.forEach((at, i) => {
      const path = i === 1 || (places.length === 1 && isTarget(at)) ? end : start
      claims.push({ path, value: tokens[at + 1]!.number, from: at, to: at + 1 })
    })
  }
  put(found.row, 'fromRow', 'toRow')
  put(found.column, 'fromCol', 'toCol')
  return claims
}

/** A way of several hops is no one jump: which of its systems is the destination is not said. */
const hopsOf = (tools: SceneTools): Claim[] =>
  route(tools)
    .filter(({ path }) => path.startsWith('legs'))
    .map(({ from, to }) => ({ path: '', value: undefined, isUnread: true, from, to }))

/** "The Battlecruiser jumps twice", "first hop …, second hop …": a way that is told ahead uses up no jump yet. */
function planned({ tokens, isOne }: SceneTools): Claim[] {
  const isLater = tokens.some(
    (_, at) => isOne(at, 'second', '2nd', 'then') && isOne(at + 1, 'hop', 'jump', 'leg', 'into', 'to', 'on'),
  )
  return tokens.flatMap(({ plain }, at): Claim[] => {
    const isAhead = /^(jumps|moves|hops)$/.test(plain) && /^(once|twice)$/.test(tokens[at + 1]?.plain ?? '')
    const isDone = isOne(at + 2, 'used', 'gone', 'spent', 'done', 'made', 'taken', 'is', 'was')
    const isFirst = isLater && !isDone && isOne(at, 'first', '1st') && isOne(at + 1, 'hop', 'jump', 'leg')
    return isAhead || isFirst ? [{ path: '', value: undefined, isUnread: true, from: at, to: at + 1 }] : []
  })
}

/** "Next to a Carrier", "at my Jump Nexus": no word of where the systems lie, nor of which ship jumps. */
const beside = (tools: SceneTools): Claim[] =>
  vesselsIn(tools).flatMap(({ start, from, to, value }): Claim[] => {
    const { isOne } = tools
    const { part } = tools.tokens[from]!
    const at = [start - 1, start - 2].find(
      (place) => tools.tokens[place]?.part === part && isOne(place, 'beside', 'next'),
    )
    const isAt = isStation(value) && isOne(start - 1, 'at', 'in', 'on', 'beside', 'with')
    if (at === undefined && !isAt) return []
    return [{ path: '', value: undefined, isUnread: true, from: at ?? from, to: at === undefined ? to : start - 1 }]
  })

/** "The Carrier jumps, does the Fighter come along": the Fighter is the one that is carried. */
function carried(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const all = vesselsIn(tools)
  const fighter = all.find(({ value }) => isFighter(value))
  const carrier = all.find(({ value }) => isCard(value) && value.slug === 'carrier')
  if (!fighter || !carrier || !isCard(fighter.value)) return []
  const along = tokens.findIndex((_, at) => isOne(at, 'along', 'aboard', 'carried'))
  const goes = all.find(({ value, to }) => value === carrier.value && isOne(to + 1, ...GOES))
  const told = along >= 0 ? along : goes && goes.to + 1
  if (told === undefined || isOne(carrier.from - 1, 'without', 'no') || isOne(carrier.start - 1, 'without')) return []
  return [
    { path: 'card', value: fighter.value.slug, from: fighter.from, to: fighter.to },
    { path: 'carrierJumpingAlong', value: true, from: told, to: told },
  ]
}
const GOES = 'jump move go fly leave take carry bring transport'.split(' ')

export const jump: Scene = (tools) =>
  hopsOf(tools).length
    ? [...hopsOf(tools), ...planned(tools), ...ownShip(tools), ...bonus(tools)]
    : [
        ...planned(tools),
        ...beside(tools),
        ...othersMoved(tools),
        ...went(tools),
        ...bribed(tools),
        ...movedByOther(tools),
        ...interdictedElsewhere(tools, placesIn(tools)),
        ...carried(tools),
        ...helpers(tools),
        ...owners(tools, { from: 'originController', into: 'destinationController' }),
        ...passed(tools),
        ...grid(tools),
        ...ownShip(tools),
        ...theirShip(tools),
        ...ruled(tools),
        ...deckedBy(tools),
        ...bonus(tools),
      ]

/** "My frigate": it is my ship. */
function ownShip(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  // "his cruiser retreats into a system with my ships"
  const theirs = vesselsIn(tools).flatMap(({ owner, from }) => (owner === undefined || owner === 'me' ? [] : [from]))
  const at = tokens.findIndex(
    (_, place) =>
      isOne(place, 'my', 'our') &&
      // it was mine, or is not
      !/^(traded|sold|gave|lost|not|isnt|aint)$/.test(tokens[place - 1]?.plain ?? '') &&
      !theirs.some((at) => at < place) &&
      [1, 2].some((step) =>
        isOne(
          place + step,
          'ship',
          'scout',
          'corvette',
          'frigate',
          'destroyer',
          'cruiser',
          'battlecruiser',
          'battleship',
          'carrier',
          'fighter',
        ),
      ),
  )
  return at < 0 || movedByOther(tools).length ? [] : [{ path: 'mine', value: true, from: at, to: at }]
}

/** Whose it is was told, though not as the one sees it whose ship goes there. */
const openOwner = (tools: SceneTools, paths: { into: string }): Claim[] =>
  owners(tools, paths).map((one) => ({ ...one, value: undefined }))

export const retreat: Scene = (tools) => [
  ...went(tools),
  ...activePlayer(tools),
  ...helpers(tools),
  ...(seenByMe(tools) ? openOwner : owners)(tools, { into: 'destinationController' }),
  ...passed(tools),
  ...grid(tools),
  ...ownShip(tools),
  ...deckedBy(tools),
  ...bonus(tools),
]

/** One jump of a route. */
interface Leg {
  adjacent?: boolean
  destinationController?: string
  destinationCard?: string
  faceDownDestination?: boolean
}

const isNextTo = ({ isOne }: SceneTools, at: number) =>
  (isOne(at, 'adjacent', 'neighbouring', 'neighboring', 'neighbour', 'beside') ||
    (isOne(at, 'next') && isOne(at + 1, 'to', 'door'))) &&
  !isOne(at - 1, 'not', 'non', 'isnt')

/** Where one hop ends and the next begins. */
function cutsOf({ tokens, isOne }: SceneTools): number[] {
  const isHop = (at: number) => isOne(at, 'hop', 'jump', 'leg', 'step')
  const starts = tokens.flatMap((token, at) => {
    const isNumbered = isHop(at) && (tokens[at + 1]?.number ?? 0) > 1 && !isOne(at + 2, 'system', 'hop', 'jump', 'step')
    const isThen =
      isOne(at, 'then', 'afterwards', 'finally') ||
      (isOne(at, 'after', 'from') && isOne(at + 1, 'that', 'there')) ||
      (isOne(at, 'followed') && isOne(at + 1, 'by')) ||
      (token.plain === 'on' && isOne(at - 1, 'and') && isOne(at + 1, 'to', 'into'))
    return at > 0 &&
      (isThen ||
        isNumbered ||
        (isOne(at, 'second', 'third', 'next') && (isHop(at + 1) || isOne(at + 1, 'one', 'into'))))
      ? [at]
      : []
  })
  return starts.filter((at, i) => i === 0 || at - starts[i - 1]! > 2)
}

/** What is said of one hop between two places. */
function legOf(tools: SceneTools, from: number, to: number): { leg: Leg; places: number[] } {
  const { tokens, isOne } = tools
  const leg: Leg = {}
  const places: number[] = []
  for (let at = from; at <= to; at++) {
    const isDown = isOne(at, 'facedown', 'unexplored') || (isOne(at, 'face') && isOne(at + 1, 'down'))
    if (isDown) leg.faceDownDestination = true
    if (isNextTo(tools, at)) leg.adjacent = true
    if (isDown || isNextTo(tools, at)) places.push(at)
  }
  const isHere = (one: { from: number; to: number }) =>
    one.from >= from && one.from <= to && !/from|other|sits/.test(roleOf(tools, one))
  const place = placesIn(tools).findLast(
    (one) => one.owner !== undefined && isHere(one) && tokens[one.from]!.word !== 'it',
  )
  if (place) {
    leg.destinationController = place.owner === 'opponent' ? 'Red' : place.owner!
    places.push(...place.told!)
  }
  const card = namedSystems(tools).findLast(isHere)
  if (card) {
    leg.destinationCard = card.value.slug
    places.push(card.from, card.to)
  }
  // "first hop neutral": no noun tells that it is a system
  const bare = places.length ? undefined : stopIn(tools, from, to)
  if (bare?.destinationController) {
    leg.destinationController = bare.destinationController
    places.push(bare.from, bare.to)
  }
  return { leg, places }
}

/** "First hop into a neutral system, then on into an Asteroid Field", "two jumps, both adjacent". */
export const route: Scene = (tools) => [...legsOf(tools), ...planned(tools), ...bonus(tools), ...theirShip(tools)]

function legsOf(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const all = tokens.findIndex(
    (_, at) => isOne(at, 'both', 'each', 'all') && [1, 2, 3].some((step) => isNextTo(tools, at + step)),
  )
  const chain = chainIn(tools)
  if (chain) {
    const isEach = tokens.some(
      (_, at) => isOne(at, 'adjacent') && [1, 2, 3].some((step) => isOne(at - step, 'each', 'every', 'all', 'both')),
    )
    const legs = chain.stops.map(({ from, to, ...leg }, i) => ({
      path: `legs[${i}]`,
      value: isEach ? { ...leg, adjacent: true } : leg,
      from,
      to,
    }))
    return [...legs, ...origin(tools, chain.origin), ...ownShip(tools)]
  }
  const cuts = cutsOf(tools)
  if (!cuts.length) return [...evenHops(tools, all), ...ownShip(tools)]
  const bounds = [0, ...cuts, tokens.length]
  const hops = bounds.slice(1).map((end, i) => legOf(tools, bounds[i]!, end - 1))
  while (hops.length && !hops.at(-1)!.places.length) hops.pop()
  // a hop of which nothing is said would make the others wrong
  if (hops.length < 2 || hops.some(({ places }) => !places.length)) return ownShip(tools)
  return [
    ...hops.map(({ leg, places }, i) => ({
      path: `legs[${i}]`,
      value: all < 0 ? leg : { ...leg, adjacent: true },
      from: Math.min(...places),
      to: Math.max(...places),
    })),
    ...origin(tools),
    ...ownShip(tools),
  ]
}

/** Whose the system is that it starts from: the first of a list, or the one it leaves. */
function origin(tools: SceneTools, first?: Stop): Claim[] {
  if (first?.destinationController)
    return [{ path: 'originController', value: first.destinationController, from: first.from, to: first.to }]
  return owners(tools, { from: 'originController', into: '' }).filter(({ path }) => path === 'originController')
}

/** "Two jumps, both adjacent". */
function evenHops({ tokens, isOne }: SceneTools, all: number): Claim[] {
  const at = tokens.findIndex(
    ({ number }, place) =>
      isOne(place + 1, 'hop', 'jump', 'leg', 'step') && number !== undefined && number > 1 && number < 9,
  )
  if (at < 0 || all < 0) return []
  return Array.from({ length: tokens[at]!.number! }, (_, i) => ({
    path: `legs[${i}]`,
    value: { adjacent: true },
    from: at,
    to: at + 1,
  }))
}
