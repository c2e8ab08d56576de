/** Routes: hops one after the other, and a way that is told ahead. */
import type { Claim, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { bonus, theirShip } from './bearing.ts'
import { chainIn, namedSystems, type Stop, stopIn } from './chains.ts'
import { hastening } from './helpers.ts'
import { othersMoved } from './moved.ts'
import { placesIn } from './places.ts'
import { roleOf } from './roles.ts'
import { isStation } from './things.ts'
import { vesselsIn } from './vessels.ts'
import { owners, ownShip } from './whose.ts'

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
    // "my system to neutral": it leaves the first
    (one) =>
      one.owner !== undefined && isHere(one) && tokens[one.from]!.word !== 'it' && !isOne(one.to + 1, 'to', 'into'),
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
  const into = tokens.findLastIndex((_, at) => at > from && at < to && isOne(at, 'to', 'into'))
  const bare = places.length ? undefined : stopIn(tools, into < 0 ? from : into, to)
  if (bare?.destinationController) {
    leg.destinationController = bare.destinationController
    places.push(bare.from, bare.to)
  }
  return { leg, places }
}

/** "The Battlecruiser jumps twice", "first hop …, second hop …": a way that is told ahead uses up no jump yet. */
export function planned({ tokens, isOne }: SceneTools): Claim[] {
  const isLater = tokens.some(
    (_, at) =>
      (isOne(at, 'second', '2nd', 'then') && isOne(at + 1, 'hop', 'jump', 'leg', 'into', 'to', 'on')) ||
      (isOne(at, 'then') && [2, 3].some((step) => isOne(at + step, 'hop', 'jump', 'leg'))),
  )
  return tokens.flatMap(({ plain }, at): Claim[] => {
    const isAhead = /^(jumps|moves|hops)$/.test(plain) && /^(once|twice)$/.test(tokens[at + 1]?.plain ?? '')
    const isDone = isOne(at + 2, 'used', 'gone', 'spent', 'done', 'made', 'taken', 'is', 'was')
    const isHop = isOne(at + 1, 'hop', 'jump', 'leg')
    const isFirst = isLater && !isDone && isOne(at, 'first', '1st') && isHop
    // "first jump …, second jump …": the second is as far ahead as the first
    const isSecond =
      isOne(at, 'second', '2nd') &&
      isHop &&
      tokens.some(
        (_, before) => before < at && isOne(before, 'first', '1st') && isOne(before + 1, 'hop', 'jump', 'leg'),
      )
    return isAhead || isFirst || (isSecond && !isDone)
      ? [{ path: '', value: undefined, isUnread: true, from: at, to: at + 1 }]
      : []
  })
}

/** "First hop into a neutral system, then on into an Asteroid Field", "two jumps, both adjacent". */
export const route: Scene = (tools) => [
  ...legsOf(tools),
  ...planned(tools),
  ...othersMoved(tools),
  ...through(tools),
  ...hastening(tools),
  ...bonus(tools),
  ...theirShip(tools),
]

/** "Through the Jump Nexus", "starts on my Jump Nexus": it helps the ship, and is none. */
const through = (tools: SceneTools): Claim[] =>
  vesselsIn(tools).flatMap(({ value, start, from, to }) =>
    isStation(value) && tools.isOne(start - 1, 'through', 'via', 'by', 'using', 'with', 'from', 'at', 'on', 'in')
      ? [{ path: '', value: undefined, isUnread: true as const, from, to }]
      : [],
  )

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
  // "…, then may it?" tells no hop, "…, then one more" does
  const isHop = (end: number) => [1, 2].some((step) => isOne(bounds[end]! + step, 'more', 'another', 'again'))
  while (hops.length && !hops.at(-1)!.places.length && !isHop(hops.length - 1)) hops.pop()
  // a hop of which nothing is said would make the others wrong
  if (hops.length < 2 || hops.some(({ places }) => !places.length))
    return [...origin(tools).filter(({ value }) => value !== undefined), ...ownShip(tools)]
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

/** "Two jumps, both adjacent", "jump three times": of each no more is said. */
function evenHops({ tokens, isOne }: SceneTools, all: number): Claim[] {
  const at = tokens.findIndex(
    ({ number }, place) =>
      isOne(place + 1, 'hop', 'jump', 'leg', 'step', 'time', 'times') &&
      number !== undefined &&
      number > 1 &&
      number < 7,
  )
  // "the second is face down": what is said of one of them belongs to it
  const isApart = tokens.some((_, place) =>
    isOne(place, 'face', 'facedown', 'first', 'second', 'last', 'then', 'neutral', 'his', 'her'),
  )
  if (at < 0 || isOne(at + 2, 'used', 'left', 'already') || (all < 0 && isApart)) return []
  return Array.from({ length: tokens[at]!.number! }, (_, i) => ({
    path: `legs[${i}]`,
    value: all < 0 ? {} : { adjacent: true },
    from: at,
    to: at + 1,
  }))
}
