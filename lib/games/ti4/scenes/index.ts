/** A position of TI4 out of a sentence, by checker: "3 cruisers from 27 through the nebula to 25 with Gravity Drive". */
import type { Claim, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { effectsIn, isShip } from '../sayings/fleets.ts'
import { withActivation } from './activates.ts'
import { comerClaims, movedClaims } from './active.ts'
import { adjacency } from './adjacent.ts'
import { base, isUnit } from './base.ts'
import { effectClaims, OF_WAYS, sideBehind } from './cards.ts'
import { controlled, isEndOpen } from './controlled.ts'
import { ME } from './groups.ts'
import { haltedIn, withEnd } from './halts.ts'
import { onHyperlane } from './hyperlane-tile.ts'
import { isEnd, leftIn } from './leads.ts'
import { riftDie, timing } from './moments.ts'
import { moveClaims } from './moves.ts'
import { withNextDoor } from './next-door.ts'
import { holdersOf, subjectBefore } from './owners.ts'
import { isAboutMe, whoIs } from './people.ts'
import { withPinned } from './pinned.ts'
import { pool } from './pool.ts'
import { read } from './read.ts'
import { hasNothing, withLeaver } from './retreats.ts'
import { seatsIn } from './seats.ts'
import { whereOpen, withTarget } from './shot-at.ts'
import { withSteps, withUnaided } from './steps.ts'
import { transport } from './transport.ts'
import { goesBy } from './unnamed-ships.ts'
import { isUnnamed } from './ways.ts'

const movement: Scene = (tools) => {
  const tile = onHyperlane(tools)
  if (tile) return tile
  const table = withPinned(withUnaided(withSteps(read(tools, 'any moving'))))
  const halted = haltedIn(table)
  const one = halted?.told ?? table
  const moves = moveClaims(halted?.moved ?? one)
  // that something is passed is not lost, where no way was told of it
  const at = moves.length ? -1 : tools.tokens.findIndex((_, at) => goesBy(tools, at))
  return withActivation(one, [
    ...(halted ? withEnd(base(one), one) : base(one)),
    ...moves,
    ...(at < 0 ? [] : [{ path: 'moves', value: undefined, from: at, to: at + 1 }]),
  ])
}

/** Of two ends nobody said that they lie side by side: which way there is, is what is asked. */
const unlaid = (claims: readonly Claim[]): Claim[] =>
  claims.flatMap((claim) => {
    if (/^systems\[\d+\]\.hex$/.test(claim.path)) return []
    if (!/^systems\[\d+\]$/.test(claim.path)) return [claim]
    const { hex: _, ...value } = claim.value as { hex?: unknown }
    return [{ ...claim, value }]
  })

const route: Scene = (tools) => {
  const one = read(tools, 'moving')
  const [first] = one.movers
  const told = one.route.length > 2 ? base(one) : unlaid(base(one))
  return first
    ? [...told, { path: 'ship', value: first.ids[0], from: first.mention.start, to: first.mention.to }]
    : told
}

/** Where my ships leave from is told; that they go is what is asked. */
const reach: Scene = (tools) => {
  const one = read(tools, 'told')
  const start = leftIn(tools, one.places)
  // "which enemy fleets could land at 27": nobody said that it is my turn
  const isMyTurn = !tools.tokens.some((_, at) =>
    tools.isOne(at, 'enemy', 'opponent', 'who', 'anyone', 'anybody', 'someone'),
  )
  const claims = base({ ...one, ...(start ? { start } : {}), isAnyShip: true }, isMyTurn)
  const [other] = one.groups
  // "can red's war sun hit me": whose ships alone are told are those that may come
  const isTheirs = other?.owner !== undefined && one.groups.every(({ owner }) => owner === other.owner && owner !== ME)
  // their ships are everybody's but the active player's, so that is who asks
  const asker = isAboutMe(tools) || other?.owner === 'opponent' ? ME : undefined
  const turned = claims.map((claim) =>
    claim.path === 'activePlayer' && (isTheirs || (claim.value !== undefined && claim.value !== ME))
      ? { ...claim, value: asker }
      : claim,
  )
  const at = { from: other?.mention.start ?? 0, to: other?.mention.to ?? 0 }
  if (isTheirs) return [...turned, { path: 'whose', value: 'theirs', ...at }]
  // "who of us can attack Zoe in 30": theirs and mine
  const us = tools.tokens.findIndex((_, at) => tools.isOne(at, 'us') && tools.isOne(at - 1, 'of'))
  if (us > 0) return [...turned, { path: 'whose', value: undefined, from: us - 1, to: us }]
  const isWho = !isAboutMe(tools) && tools.tokens.some((_, at) => tools.isOne(at, 'who', 'what', 'which'))
  // "destroyers in 34 and 38, who gets to 37": it is asked of those, and nobody said whose they are
  const isNobodys = other !== undefined && one.groups.every(({ isAssumed }) => isAssumed) && isWho
  return isNobodys ? [...turned, { path: 'whose', value: undefined, ...at }] : turned
}

/** "I activate 24", "when I enter 31": it is me who comes. */
const isMyMove = (tools: SceneTools): boolean =>
  tools.tokens.some(
    (_, at) =>
      tools.isOne(at, 'activate', 'activated', 'move', 'enter', 'go', 'fly', 'bring', 'attack') &&
      subjectBefore(tools, at) === ME,
  )

/** Everybody at the table, clockwise. */
function seats(tools: SceneTools): Claim[] {
  const told = tools.once(seatsIn)
  return told ? [{ path: 'seating', value: told.players, from: told.from, to: told.to }] : []
}

/** Ships that move in are in the active system when space cannons fire. */
const cannon: Scene = (tools) => {
  const one = read(tools, 'told')
  // who moves in, or tells of ships of their own, does not ask about cannons of their own: whose they are is left open
  const isMover = isMyMove(tools)
  const own = one.groups.filter((group) => group.owner === ME && !group.isAssumed)
  const isMyShip = own.some(({ mention }) => isShip(mention.value))
  const groups =
    isMover || isMyShip
      ? one.groups.map((group) =>
          group.isAssumed && !isShip(group.mention.value) ? { ...group, owner: undefined } : group,
        )
      : one.groups
  // "can my PDS hit ships that moved into 31": nobody said that I moved
  const isMyTurn = isMover || !own.length || isMyShip
  const table = [...base({ ...one, groups }, isMyTurn, ['adjacency']), ...seats(tools)]
  const comer = one.places.length ? [] : comerClaims(tools, table)
  const claims = [...table, ...comer, ...movedClaims(tools)]
  const left = leftIn(tools, one.places)?.id
  const near = withNextDoor(one, claims)
  const active = near.find(({ path }) => path === 'active')?.value
  const placed = [...near, ...whereOpen(tools, near)]
  return (one.places.length ? near : withTarget(tools, placed)).map((claim) => {
    const unit = claim.value as { at?: string; system?: string }
    // "his cruisers moving into 29 from 28"
    const isGone = unit?.system === undefined || (unit.system === left && left !== active)
    const isComing = active !== undefined && isUnit(claim) && unit.at === 'space' && isGone
    return isComing ? { ...claim, value: { ...unit, system: active } } : claim
  })
}

const BY = [
  'skilled-retreat',
  'foresight',
  'helix-protocol',
  'dark-space-navigation',
  'te-survival-instinct',
  'te-rescue',
]

/** They have no active system. */
const NOWHERE_ACTIVE = ['helix-protocol', 'dark-space-navigation']

/** They start in the active system. */
const LEAVING = ['retreat', 'skilled-retreat', 'foresight']

/** "Retreat", "pull back", "run away". */
const isRetreat = ({ isOne }: SceneTools, at: number): boolean =>
  isOne(at, 'retreat', 'withdraw', 'flee') ||
  (isOne(at, 'pull', 'fall') && isOne(at + 1, 'back')) ||
  (isOne(at, 'run') && isOne(at + 1, 'away'))

/** What moves the ships is no card in play. */
const ability: Scene = (tools) => {
  const table = read(tools, 'any moving')
  const named = effectsIn(tools)
  const by = named.find(({ value }) => BY.includes(value))
  const others = named.filter(({ value }) => !BY.includes(value))
  const verb = tools.tokens.findIndex((_, at) => isRetreat(tools, at))
  const kind = by?.value ?? (verb < 0 ? undefined : 'retreat')
  // "Skilled retreat by Tom": whose ships go
  const doer = by ? sideBehind(tools, by) : undefined
  const retreater = by || verb < 0 ? undefined : subjectBefore(tools, verb)
  const who = whoIs(tools, doer ?? retreater ?? table.goer ?? (by && holdersOf(tools, by.start)[0]))
  const one = LEAVING.includes(kind ?? '') ? withLeaver(table, who, by?.start ?? verb) : table
  // who retreats or has foresight leaves the active system
  const begun = LEAVING.includes(kind ?? '') ? (one.route[0] ?? one.start ?? leftIn(tools, one.places)) : undefined
  // "can he retreat his dreads to 28 if I have a destroyer there"
  const start = begun && !isUnnamed(begun) && isEnd(tools, begun) ? undefined : begun
  const isLeaving = LEAVING.includes(kind ?? '')
  const assumed = one.groups.filter(({ isAssumed }) => isAssumed).flatMap(({ ids }) => ids)
  const isTaken = ({ value }: Claim) => assumed.includes((value as { id: string }).id)
  const withOwner = (claim: Claim): Claim => ({
    ...claim,
    value: { ...(claim.value as object), owner: whoIs(tools, doer!) },
  })
  const isTold = tools.tokens.some((_, at) => tools.isOne(at, 'activate', 'active'))
  const told = base(one).flatMap((claim): Claim[] => {
    if (doer && isUnit(claim) && isTaken(claim)) return [withOwner(claim)]
    if (NOWHERE_ACTIVE.includes(kind ?? '') && claim.path.startsWith('active')) return []
    // who jumps from A to B tells nothing of how they lie
    if (NOWHERE_ACTIVE.includes(kind ?? '')) return unlaid([claim])
    if (!isLeaving) return [claim]
    if (claim.path === 'active')
      return [
        { ...claim, value: start && (by === undefined || one !== table || !isUnnamed(start)) ? start.id : undefined },
      ]
    // who leaves need not be the active player
    return claim.path === 'activePlayer' && !isTold ? [] : [claim]
  })
  const held = controlled(one, who, told)
  const isOpen =
    kind === 'retreat' && one.movers.length > 0 && !hasNothing(tools) && isEndOpen(one, who, [...told, ...held])
  return [
    ...[...told.filter(({ path }) => !path.startsWith('effects')), ...moveClaims(isOpen ? { ...one, isOpen } : one)],
    ...effectClaims(tools, one, OF_WAYS, others),
    ...(by ? [{ path: 'by', value: by.value, from: by.start, to: by.to }] : []),
    ...(one !== table && !by ? [{ path: 'by', value: kind, from: verb, to: verb }] : []),
    ...held,
    ...(who === undefined ? [] : [{ path: 'player', value: who, from: by?.start ?? 0, to: by?.to ?? 0 }]),
  ]
}

/** Readers of scenes, by checker. */
export const scenes: Readonly<Record<string, Scene>> = {
  movement,
  transport,
  route,
  reach,
  'fleet-pool': pool,
  'space-cannon': cannon,
  adjacency,
  ability,
  timing,
  'rift-die': riftDie,
}
