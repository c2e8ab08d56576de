/** Jumps: whose the two systems are, rows and columns, hops one after the other. */
import type { Claim, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { nameAt, SYSTEMS, vesselsIn } from './things.ts'

const FROM = ['from', 'leave', 'leaves', 'leaving']
const INTO = ['into', 'to', 'in', 'toward', 'enter', 'entering', 'onto']
const PLACES = ['system', 'planet', 'world', 'space', 'place', 'territory', 'colony', 'homeworld', 'capital']

/** An owner of a system close behind "from" or "into", up to `until`. */
function owners(tools: SceneTools, paths: { from?: string; into: string }): Claim[] {
  const { tokens, typed, isOne } = tools
  return tokens.flatMap((token, place): Claim[] => {
    const isBare = /^[A-Za-z]{3,}s$/.test(typed.slice(token.start, token.end)) && isOne(place + 1, ...PLACES)
    const isTheirs = /^(his|her|their|opponents?|enemys?|enemies)$/.test(token.plain) && isOne(place + 1, ...PLACES)
    const isName = token.owner === true && nameAt(tools, place) !== undefined
    const isLower = token.owner === true && isOne(place + 1, ...PLACES) && !isOne(place, 'opponent', 'enemy')
    const isSpoken =
      isBare && !/^(its|this|his|hers|yours|ours|theirs|systems|opponents|enemies|yes)$/.test(token.plain)
    if (!isName && !isLower && !isTheirs && !isSpoken) return []
    const lead = [place - 1, place - 2, place - 3, place - 4].filter((at) => at >= 0)
    const at = lead.find((at) => isOne(at, ...FROM, ...INTO))
    if (at === undefined || lead.some((other) => other > at && tokens[other]!.part !== token.part)) return []
    const path = isOne(at, ...FROM) ? paths.from : paths.into
    if (!path) return []
    const word = typed.slice(token.start, token.end)
    const name = isTheirs ? 'Red' : token.owner ? word.slice(0, -2) : word.slice(0, -1)
    return [{ path, value: name[0]!.toUpperCase() + name.slice(1), from: at, to: place }]
  })
}

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

export const jump: Scene = (tools) => [
  ...owners(tools, { from: 'originController', into: 'destinationController' }),
  ...grid(tools),
  ...ownShip(tools),
]

/** "My frigate": it is my ship. */
function ownShip(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  // "his cruiser retreats into a system with my ships"
  const theirs = vesselsIn(tools).flatMap(({ owner, from }) => (owner === undefined || owner === 'me' ? [] : [from]))
  const at = tokens.findIndex(
    (_, place) =>
      isOne(place, 'my', 'our') &&
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
  return at < 0 ? [] : [{ path: 'mine', value: true, from: at, to: at }]
}

export const retreat: Scene = (tools) => [
  ...owners(tools, { into: 'destinationController' }),
  ...grid(tools),
  ...ownShip(tools),
]

/** One jump of a route. */
interface Leg {
  adjacent?: boolean
  destinationController?: unknown
  destinationCard?: string
}

/** Where one hop ends and the next begins. */
const NEXT = ['then', 'second', 'next']

/** "First hop into a neutral system, then on into an Asteroid Field", "two jumps, both adjacent". */
export const route: Scene = (tools) => {
  const { tokens, isOne } = tools
  const isHop = (at: number) => isOne(at, 'hop', 'jump', 'leg', 'step')
  const starts = tokens.flatMap((_, at) => {
    const isNumbered = isHop(at) && (tokens[at + 1]?.number ?? 0) > 1
    const isNext = (isOne(at, 'then') || (isOne(at, ...NEXT) && isHop(at + 1)) || isNumbered) && at > 0
    return isNext ? [at] : []
  })
  const cuts = starts.filter((at, i) => i === 0 || at - starts[i - 1]! > 2)
  const bounds = [0, ...cuts, tokens.length]
  const hops = tokens.findIndex(
    (token, at) => isHop(at + 1) && token.number !== undefined && token.number > 1 && token.number < 9,
  )
  const all = tokens.findIndex(
    (_, at) => isOne(at, 'both', 'each', 'all') && [1, 2, 3].some((step) => isOne(at + step, 'adjacent')),
  )
  if (!cuts.length) {
    if (hops < 0 || all < 0) return ownShip(tools)
    const many = Array.from({ length: tokens[hops]!.number! }, (_, i) => i)
    return [
      ...many.map((i) => ({ path: `legs[${i}]`, value: { adjacent: true }, from: hops, to: hops + 1 })),
      ...ownShip(tools),
    ]
  }
  const claims: Claim[] = []
  const systems = tools.mentions(SYSTEMS)
  for (let leg = 0; leg + 1 < bounds.length; leg++) {
    const [from, to] = [bounds[leg]!, bounds[leg + 1]! - 1]
    const inside = (at: number) => at >= from && at <= to
    const places: number[] = []
    const value: Leg = {}
    const adjacent = tokens.findIndex((_, at) => inside(at) && isOne(at, 'adjacent', 'neighbouring', 'neighboring'))
    if (adjacent >= 0 && !isOne(adjacent - 1, 'not', 'non')) {
      value.adjacent = true
      places.push(adjacent)
    } else if (all >= 0) value.adjacent = true
    const neutral = tokens.findIndex((_, at) => inside(at) && isOne(at, 'neutral', 'uncontrolled', 'unclaimed'))
    if (neutral >= 0) {
      value.destinationController = 'none'
      places.push(neutral)
    }
    const owner = owners(tools, { into: 'into' }).find((one) => inside(one.from))
    if (owner) {
      value.destinationController = owner.value
      places.push(owner.from, owner.to)
    }
    const card = systems.filter((one) => inside(one.from)).at(-1)
    if (card) {
      value.destinationCard = card.value.slug
      places.push(card.from, card.to)
    }
    if (!places.length) places.push(from)
    claims.push({ path: `legs[${leg}]`, value, from: Math.min(...places), to: Math.max(...places) })
  }
  return [...claims, ...ownShip(tools)]
}
