/** Jumps and retreats: whose the two systems are, rows and columns, which ship goes. */
import type { Claim, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { bonus, deckedBy, othersShips, ruled, theirShip } from './bearing.ts'
import { helpers } from './helpers.ts'
import {
  bribed,
  hopsBefore,
  interdictedElsewhere,
  jumpedBefore,
  jumpsAsked,
  justMade,
  movedByOther,
  othersBuilt,
  othersMoved,
  seenByMe,
  went,
} from './moved.ts'
import { placesIn } from './places.ts'
import { activePlayer } from './players.ts'
import { roleOf } from './roles.ts'
import { planned, route } from './route.ts'
import { isCard, isFighter, isStation, SYSTEMS } from './things.ts'
import { vesselsIn } from './vessels.ts'
import { owners, ownShip } from './whose.ts'

/** "From my Asteroid Field", "through his Homeworld": no destination. */
const passed = (tools: SceneTools): Claim[] =>
  tools
    .mentions(SYSTEMS)
    .filter((one) => /from|other|sits/.test(roleOf(tools, one)))
    .map(({ from, to }) => ({ path: '', value: undefined, isUnread: true, from, to }))

/** "Asteroid Field, Cruiser, no go?": the one system that is named, and bars some, is where it wants to go. */
const barring = (tools: SceneTools): Claim[] => {
  const { tokens, isOne } = tools
  const [one, ...more] = tools.mentions(SYSTEMS)
  if (!one || more.length || one.value.slug !== 'asteroid-field') return []
  // "next to the Asteroid Field, can it jump in"
  const isIn = tokens.some(
    ({ part }, at) =>
      isOne(at, 'in', 'inside') &&
      isOne(at - 1, ...GOES) &&
      (tokens[at + 1]?.part !== part || isOne(at + 1, 'there', 'it')),
  )
  const role = roleOf(tools, one)
  if (role !== '' && !(role === 'other' && isIn)) return []
  return [{ path: 'destinationCard', value: one.value.slug, from: one.from, to: one.to }]
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
  const along = tokens.findIndex(
    (_, at) =>
      isOne(at, 'along', 'aboard', 'carried') ||
      // to sit together is not to go together
      (isOne(at, 'together') && [1, 2].some((step) => isOne(at - step, ...GOES))),
  )
  const goes = all.find(({ value, to }) => value === carrier.value && isOne(to + 1, ...GOES))
  const stays = STAYS.test(tokens[carrier.to + 1]?.plain ?? '')
  const told = stays ? carrier.to + 1 : along >= 0 ? along : goes && goes.to + 1
  if (told === undefined || isOne(carrier.from - 1, 'without', 'no') || isOne(carrier.start - 1, 'without')) return []
  // "the Carrier went, can the Fighter follow": whether it goes along now is not said
  const went = /^(went|left|jumped|moved|flew)$/.test(tokens[told]!.plain)
  return [
    { path: 'card', value: fighter.value.slug, from: fighter.from, to: fighter.to },
    { path: 'carrierJumpingAlong', value: went ? undefined : !stays, from: stays ? carrier.from : told, to: told },
  ]
}
const STAYS = /^(stays|remains|waits|stands|sits)$/
const GOES = 'jump move go fly leave take carry bring transport'.split(' ')

/** "It entered a face down system, do I have to flip it": it has jumped; whether the card must be turned is another question. */
function flipAsked({ tokens, isOne }: SceneTools): Claim[] {
  const flip = tokens.findIndex(
    (_, at) =>
      isOne(at, 'flip', 'reveal', 'explore') ||
      (isOne(at, 'turn') && [1, 2, 3, 4].some((step) => isOne(at + step, 'over', 'up', 'face'))) ||
      (isOne(at, 'keep', 'leave') && [2, 3, 4].some((step) => isOne(at + step, 'face', 'facedown', 'hidden'))),
  )
  const lead = tokens.slice(Math.max(0, flip - 5), Math.max(0, flip))
  const isAsked = lead.some(({ plain, part }) => part === tokens[flip]!.part && DUTY.test(plain))
  const isJumpAsked = tokens.some(
    (_, at) => isOne(at, 'jump', 'enter', 'go', 'fly', 'hop') && [1, 2, 3, 4].some((step) => isOne(at - step, ...MAY)),
  )
  return isAsked && !isJumpAsked
    ? ['card', 'class', 'adjacent'].map((path) => ({ path, value: undefined, from: flip, to: flip }))
    : []
}
/** "How far can a Scout go", "can Corvettes jump after fighting": no one jump is asked about. */
const farAsked = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap((_, at): Claim[] =>
    (isOne(at, 'how') && isOne(at + 1, 'far')) || (isOne(at, 'after') && isOne(at + 1, 'fighting', 'shooting'))
      ? [{ path: 'adjacent', value: undefined, from: at, to: at + 1 }]
      : [],
  )
const DUTY = /^(must|have|need|has|needs|may|can|gotta|should|allowed|do)$/
const MAY = ['can', 'may', 'could']

const jumped: Scene = (tools) =>
  hopsOf(tools).length
    ? [...hopsOf(tools), ...planned(tools), ...ownShip(tools), ...bonus(tools)]
    : [
        ...planned(tools),
        ...beside(tools),
        ...othersMoved(tools),
        ...othersBuilt(tools),
        ...justMade(tools),
        ...went(tools),
        ...hopsBefore(tools),
        ...jumpedBefore(tools),
        ...jumpsAsked(tools),
        ...bribed(tools),
        ...movedByOther(tools),
        ...interdictedElsewhere(tools, placesIn(tools)),
        ...carried(tools),
        ...helpers(tools).filter(({ from }) => !hopsBefore(tools).some((one) => one.from <= from && from <= one.to)),
        ...owners(tools, { from: 'originController', into: 'destinationController' }),
        ...passed(tools),
        ...barring(tools),
        ...grid(tools),
        ...ownShip(tools),
        ...theirShip(tools),
        ...othersShips(tools),
        ...ruled(tools),
        ...deckedBy(tools),
        ...bonus(tools),
      ]

export const jump: Scene = (tools) => {
  const flip = [...flipAsked(tools), ...farAsked(tools)]
  return [...flip, ...jumped(tools).filter(({ path }) => !flip.some((one) => one.path === path))]
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
  ...othersShips(tools),
  ...deckedBy(tools),
  ...bonus(tools),
]
