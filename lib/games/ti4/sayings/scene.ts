/** A position of TI4 out of a sentence, by checker: "3 cruisers from 27 through the nebula to 25 with Gravity Drive". */
import type { Claim, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { effectClaims } from './cards.ts'
import { moveClaims, systemClaims, unitClaims } from './claims.ts'
import { effectsIn, isShip } from './fleets.ts'
import { ME } from './groups.ts'
import { subjectBefore } from './owners.ts'
import { type PlaceMention, placesIn } from './places.ts'
import { type Read, read } from './read.ts'
import { activation, fleetPool, withTokens } from './table.ts'
import { leftIn } from './ways.ts'

const base = (one: Read, isMyTurn = true): Claim[] => [
  ...withTokens(systemClaims(one), one),
  ...unitClaims(one),
  ...activation(one, isMyTurn),
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

/** Where my ships leave from is told; that they go is what is asked. */
const reach: Scene = (tools) => {
  const one = read(tools, false)
  const start = leftIn(tools, one.places)
  // "which enemy fleets could land at 27": nobody said that it is my turn
  const isMyTurn = !tools.tokens.some((_, at) =>
    tools.isOne(at, 'enemy', 'opponent', 'who', 'anyone', 'anybody', 'someone'),
  )
  return base(start ? { ...one, start } : one, isMyTurn)
}

const isUnit = ({ path }: Claim): boolean => /^units\[\d+\]$/.test(path)

/** "I activate 24", "when I enter 31": it is me who comes. */
const isMyMove = (tools: SceneTools): boolean =>
  tools.tokens.some(
    (_, at) =>
      tools.isOne(at, 'activate', 'activated', 'move', 'enter', 'go', 'fly', 'bring', 'attack') &&
      subjectBefore(tools, at) === ME,
  )

/** Ships that move in are in the active system when space cannons fire. */
const cannon: Scene = (tools) => {
  const one = read(tools, false)
  // who moves in does not ask about cannons of their own: whose they are is left open
  const isMover = isMyMove(tools)
  const groups = isMover
    ? one.groups.map((group) =>
        group.isAssumed && !isShip(group.mention.value) ? { ...group, owner: undefined } : group,
      )
    : one.groups
  // "can my PDS hit ships that moved into 31": nobody said that I moved
  const own = one.groups.filter((group) => group.owner === ME && !group.isAssumed)
  const isMyTurn = isMover || !own.length || own.some(({ mention }) => isShip(mention.value))
  const claims = base({ ...one, groups }, isMyTurn)
  const active = claims.find(({ path }) => path === 'active')?.value
  return claims.map((claim) => {
    const unit = claim.value as { at?: string; system?: string }
    const isComing = active !== undefined && isUnit(claim) && unit.at === 'space' && !unit.system
    return isComing ? { ...claim, value: { ...unit, system: active } } : claim
  })
}

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
    isUnit(claim) ? { ...claim, value: { system: place.id, ...(claim.value as object) } } : claim,
  )
  // "my cruisers in 30": how many was not said
  const many = one.groups.find(
    ({ mention }) =>
      mention.count === undefined && isShip(mention.value) && /[^s]s$/.test(tools.tokens[mention.to]!.plain),
  )
  const uncounted = many ? [{ path: 'units', value: undefined, from: many.mention.start, to: many.mention.to }] : []
  return one.groups.length
    ? [
        ...(many ? [...units.filter((claim) => !isUnit(claim)), ...uncounted] : units),
        { path: 'system', value: place.id, from: place.from, to: place.to },
        { path: 'player', value: one.groups[0]?.owner, from: place.from, to: place.to },
      ]
    : [
        ...units,
        ...(one.places.length === 1 ? [{ path: 'system', value: place.id, from: place.from, to: place.to }] : []),
      ]
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
  'space-cannon': cannon,
  adjacency,
  ability,
}
