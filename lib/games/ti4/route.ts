/** One route, judged step by step (fact sheet 4.1, steps 4 to 11). */
import type { Table } from '../../kernel/clause.ts'
import type { Step } from '../../kernel/ruling.ts'
import { cutsBetween, linksBetween, stepClauses, type View } from './adjacency.ts'
import { type Board, type BoardUnit, cardClause, effectsOf, type System, shipsIn } from './board.ts'
import type { Anomaly } from './data/tiles.ts'
import { moveValue, opener, passer, REPEAT, riftTerms, unlocker } from './ship.ts'

export const ACTIVE_PASSING = 'ti4:ambiguity.active-system-passing'
export const NEBULA_RETURN = 'ti4:ambiguity.nebula-return'

/** Something about the route, for or against it. */
export interface Remark {
  /** `notes`: used, but decides nothing by itself. `limits`: made the number too small that fails. */
  outcome: 'fails' | 'holds' | 'notes' | 'limits'
  clause: string
  says: string
  /** The system it is about. */
  system?: System
}

const CLOSED: readonly { anomaly: Anomaly; name: string; rule: string; pass: string }[] = [
  { anomaly: 'asteroid-field', name: 'an asteroid field', rule: 'ti4:asteroid-field.1', pass: 'ti4:asteroid-field.1' },
  { anomaly: 'supernova', name: 'a supernova', rule: 'ti4:supernova.1', pass: 'ti4:supernova.1' },
  { anomaly: 'nebula', name: 'a nebula', rule: 'ti4:nebula.1', pass: 'ti4:nebula.1a' },
]

/** Other players' ships in a system, as this ship meets them. */
export const blockersIn = (ship: BoardUnit, system: System): BoardUnit[] =>
  shipsIn(system).filter((unit) => unit.owner !== ship.owner)

const listed = (units: readonly BoardUnit[]) =>
  units
    .slice(0, 4)
    .map((unit) => unit.id)
    .join(', ') + (units.length > 4 ? ', …' : '')

/** Everything about passing a system: fails and the cards that waive one. */
export function passing(board: Board, ship: BoardUnit, system: System, table: Table, say: boolean): Remark[] {
  const remarks: Remark[] = []
  const add = (outcome: Remark['outcome'], clause: string, words: () => string) => {
    remarks.push({ outcome, clause, says: say ? words() : '', system })
  }
  const blockers = blockersIn(ship, system)
  const closers = effectsOf(board, 'aerie-hololattice').filter(
    (effect) =>
      effect.owner !== ship.owner && system.units.some((unit) => unit.owner === effect.owner && unit.isStructure),
  )
  if (blockers.length || closers.length) {
    const card = blockers.length ? passer(board, ship, system, blockers) : undefined
    const exempt = (closers.length > 0 || !card) && system === board.active && table.reads(ACTIVE_PASSING) === 'B'
    if (card && !exempt)
      add('holds', cardClause(card), () => `${ship.id} may pass the ships in ${system.id} (${card}).`)
    else if (blockers.length && !exempt) {
      add(
        'fails',
        'ti4:movement.4b',
        () => `${ship.id} cannot pass ${system.id}: ${listed(blockers)} of ${blockers[0]!.owner} in the way.`,
      )
      if (blockers.every((unit) => unit.isFighter))
        add('fails', 'ti4:faq.fighters-block', () => `Fighters alone block ${system.id}.`)
      if (blockers.some((unit) => unit.owner === 'neutral'))
        add('fails', cardClause('te-neutral-units'), () => `Neutral ships block ${system.id}.`)
    }
    if (closers.length && !exempt)
      add(
        'fails',
        cardClause('aerie-hololattice'),
        () => `${system.id} holds structures of ${closers[0]!.owner}; Aerie Hololattice closes it.`,
      )
  }
  for (const { anomaly, name, pass } of CLOSED) {
    if (!system.anomalies.has(anomaly)) continue
    const card = opener(board, ship, anomaly, 'through')
    if (card) add('holds', cardClause(card), () => `${ship.id} may pass ${name} in ${system.id} (${card}).`)
    else add('fails', pass, () => `${ship.id} cannot pass ${system.id}, ${name}.`)
  }
  return remarks
}

/** Everything about ending in a system. */
export function ending(
  board: Board,
  ship: BoardUnit,
  system: System,
  route: { returns: boolean },
  table: Table,
  say: boolean,
): Remark[] {
  const remarks: Remark[] = []
  const add = (outcome: Remark['outcome'], clause: string, words: () => string) => {
    remarks.push({ outcome, clause, says: say ? words() : '', system })
  }
  if (system !== board.active)
    add(
      'fails',
      'ti4:movement.4a',
      () => `${ship.id} ends in ${system.id}, not in the active system ${board.active?.id ?? board.facts.active}.`,
    )
  for (const { anomaly, name, rule } of CLOSED) {
    if (!system.anomalies.has(anomaly)) continue
    if (anomaly === 'nebula' && system === board.active) {
      if (!route.returns || opener(board, ship, 'nebula', 'through')) {
        add('holds', 'ti4:nebula.1', () => `${system.id}, a nebula, is the active system.`)
        continue
      }
      if (table.reads(NEBULA_RETURN) === 'B')
        add(
          'fails',
          'ti4:nebula.1a',
          () => `${ship.id} leaves the nebula ${system.id} and enters it again in one move.`,
        )
      else add('holds', 'ti4:nebula.1a', () => `${ship.id} leaves the nebula ${system.id} first and does not pass it.`)
      continue
    }
    const card = opener(board, ship, anomaly, 'into')
    if (card) add('holds', cardClause(card), () => `${ship.id} may move into ${name} (${card}).`)
    else
      add(
        'fails',
        rule,
        () => `${ship.id} cannot end in ${system.id}, ${name}${anomaly === 'nebula' ? ' that is not active' : ''}.`,
      )
  }
  return remarks
}

/** The start: an own token locks the ship in, unless the system is the active one. */
export function leaving(board: Board, ship: BoardUnit): Remark[] {
  const start = ship.system
  if (start === board.active || !start.facts.tokens.includes(ship.owner)) return []
  const card = unlocker(board, ship)
  if (card)
    return [
      {
        outcome: 'holds',
        clause: cardClause(card),
        says: `${ship.id} may leave ${start.id} in spite of the token (${card}).`,
        system: start,
      },
    ]
  return [
    {
      outcome: 'fails',
      clause: 'ti4:movement.4c',
      says: `${ship.id} is locked in ${start.id}: a token of ${ship.owner} is there.`,
      system: start,
    },
  ]
}

/** Exits from rifts along a route, and what they give this ship. */
export interface RiftCount {
  /** Route index of each exit. */
  exits: number[]
  bonus: number
  /** Exits for which the ship rolls. */
  dice: System[]
  /** With Thunder's Edge a second exit from one rift is open; this says it came up. */
  repeats: boolean
}

export function riftsOf(board: Board, ship: BoardUnit, path: readonly System[], table: Table): RiftCount {
  const exits = path.slice(0, -1).flatMap((system, i) => (system.anomalies.has('gravity-rift') ? [i] : []))
  const terms = riftTerms(board, ship)
  const once = exits.length ? terms.once : 0
  const distinct = new Set(exits.map((i) => path[i]!)).size
  const repeats = exits.length > distinct
  const counted = repeats && table.reads(`${REPEAT}/${board.te ? 'ii' : 'i'}`) === 'B' ? distinct : exits.length
  const dice = terms.rolls ? exits.map((i) => path[i]!).filter((system) => !system.exempt.has(ship.owner)) : []
  return { exits, bonus: counted * terms.perExit + once, dice, repeats }
}

/** +1 for each passed system with own units (D.W.S. Luminous). */
export const passedBonus = (ship: BoardUnit, path: readonly System[]): number =>
  ship.component?.id === 'te-luminous'
    ? [...new Set(path.slice(1, -1))].filter((system) => hasOwnUnits(ship, system)).length
    : 0

/** True when the ship's owner has other units in the system. */
export const hasOwnUnits = (ship: BoardUnit, system: System): boolean =>
  system.units.some((unit) => unit.owner === ship.owner && unit !== ship)

export interface RouteRuling {
  remarks: Remark[]
  rifts: RiftCount
  entered: number
  reach: number | null
}

/** Judges one route of one ship. `movers` are all ships declared with it. */
export function judgeRoute(
  board: Board,
  ship: BoardUnit,
  path: readonly System[],
  view: View,
  table: Table,
  movers: readonly BoardUnit[],
): RouteRuling {
  const remarks: Remark[] = [...leaving(board, ship)]
  const last = path.at(-1)!
  remarks.push(...ending(board, ship, last, { returns: path[0] === last && path.length > 2 }, table, true))
  for (let i = 1; i < path.length; i++) remarks.push(...stepRemarks(board, ship, path[i - 1]!, path[i]!, i, view))
  for (const system of path.slice(1, -1)) remarks.push(...passing(board, ship, system, table, true))
  remarks.push(...keeping(board, ship, path, remarks))
  const rifts = riftsOf(board, ship, path, table)
  const entered = path.length - 1
  const { value, derivation } = moveValue(board, ship, table, movers)
  const extra = passedBonus(ship, path)
  const reach = value === null ? null : value + rifts.bonus + extra
  if (reach !== null) {
    const sum = [
      ...derivation.map((step) => (step.clause === 'ti4:movement.3' ? `move value ${step.value}` : step.says)),
      ...(rifts.bonus ? [`+${rifts.bonus} rifts`] : []),
      ...(extra ? [`+${extra} passed systems with own units`] : []),
    ]
    const words = `${ship.id} enters ${entered} system${entered === 1 ? '' : 's'} with ${reach} (${sum.join(', ')}).`
    remarks.push({
      outcome: entered <= reach ? 'holds' : 'fails',
      clause: 'ti4:movement.4f',
      says: entered <= reach ? words : `Too far: ${words}`,
      system: last,
    })
    remarks.push(...numbers(board, ship, derivation, { entered, reach, extra, rifts }))
    if (entered <= reach) remarks.push(...riftRemarks(board, ship, path, rifts))
  }
  return { remarks, rifts, entered, reach }
}

interface Count {
  entered: number
  reach: number
  /** From passed systems with own units. */
  extra: number
  rifts: RiftCount
}

/**
 * The clauses that made the number which decides. Legal: the nebula's 1, and what raised the value where the ship needs
 * it. Too far: what lowered the value, where without it the ship would get there.
 */
function numbers(board: Board, ship: BoardUnit, derivation: readonly Step[], count: Count): Remark[] {
  const { entered, reach, extra, rifts } = count
  const fits = entered <= reach
  const printed = ship.move ?? 0
  const plain = ship.system.anomalies.has('nebula') ? 1 : printed
  const needed = fits && entered > plain + rifts.bonus
  const found = derivation.flatMap((step): Remark[] => {
    if (!step.clause) return []
    const says = `${ship.id}: ${step.says}${step.value === undefined ? '' : `, ${step.value}`}.`
    const outcome = (): Remark['outcome'] => {
      if (step.clause === 'ti4:movement.3') return 'notes'
      if (step.clause !== 'ti4:nebula.2') return needed ? 'holds' : 'notes'
      return fits ? 'holds' : entered <= reach + printed - 1 ? 'limits' : 'notes'
    }
    return [{ outcome: outcome(), clause: step.clause, says }]
  })
  if (extra && needed)
    found.push({ outcome: 'holds', clause: cardClause('te-luminous'), says: `${ship.id}: +${extra} on the way.` })
  if (!fits && entered <= reach + rifts.exits.length)
    for (const card of riftTerms(board, ship).takeBonus)
      if (rifts.exits.length)
        found.push({ outcome: 'limits', clause: cardClause(card), says: `${ship.id} gets no +1 from rifts (${card}).` })
  return found
}

/** What the rifts on a legal route give. */
function riftRemarks(board: Board, ship: BoardUnit, path: readonly System[], rifts: RiftCount): Remark[] {
  const { exits, bonus, repeats } = rifts
  if (!exits.length) return []
  const found: Remark[] = []
  const hold = (clause: string, says: string) => found.push({ outcome: 'holds', clause, says })
  const times = `${exits.length} time${exits.length === 1 ? '' : 's'}`
  if (bonus) hold('ti4:gravity-rift.1', `${ship.id} leaves a gravity rift ${times}: +${bonus}.`)
  if (bonus && repeats)
    for (const clause of ['ti4:gravity-rift.3', 'ti4:gravity-rift.n6'])
      hold(clause, `${ship.id} leaves one and the same rift more than once.`)
  for (const card of riftTerms(board, ship).cards)
    hold(cardClause(card), `${ship.id} leaves rifts without a die (${card}).`)
  for (const system of new Set(exits.map((i) => path[i]!)))
    if (!system.facts.anomalies.includes('gravity-rift'))
      hold(cardClause('dimensional-tear'), `A Dimensional Tear makes ${system.id} a gravity rift.`)
  return found
}

/** Points of 58.4 that the route keeps. */
function keeping(board: Board, ship: BoardUnit, path: readonly System[], found: readonly Remark[]): Remark[] {
  const failed = new Set(found.filter((remark) => remark.outcome === 'fails').map((remark) => remark.clause))
  const kept: Remark[] = []
  const hold = (clause: string, says: string) => {
    if (!failed.has(clause)) kept.push({ outcome: 'holds', clause, says })
  }
  const passed = path.slice(1, -1)
  const last = path.at(-1)!
  if (last === board.active) hold('ti4:movement.4a', `${ship.id} ends in the active system.`)
  if (passed.length && passed.every((system) => !blockersIn(ship, system).length))
    hold('ti4:movement.4b', `No ships of others on the way of ${ship.id}.`)
  if (passed.some((system) => system.facts.tokens.includes(ship.owner)))
    hold('ti4:movement.4d', `Own tokens on the way do not stop ${ship.id}.`)
  if (path.length > 1 && path[0]!.anomalies.has('supernova'))
    hold('ti4:supernova.n1', `${ship.id} may leave the supernova ${path[0]!.id}.`)
  if (path.length > 1 && path[0] === board.active && last === board.active)
    hold('ti4:movement.4e', `${ship.id} leaves the active system and returns.`)
  return kept
}

function stepRemarks(board: Board, ship: BoardUnit, from: System, to: System, index: number, view: View): Remark[] {
  const step = `step ${index} of ${ship.id}`
  if (from === to)
    return [
      {
        outcome: 'fails',
        clause: 'ti4:adjacency.2a',
        says: `${step}: ${to.id} is not adjacent to itself.`,
        system: to,
      },
    ]
  const links = linksBetween(board, from, to, view)
  if (links.length) {
    const says = `${step}: ${from.id} to ${to.id} by ${[...new Set(links.map((link) => link.says))].join(' or ')}.`
    const resting = stepClauses(links)
    const others = links.map((link) => link.clause).filter((clause) => !resting.includes(clause))
    return [
      ...resting.map((clause): Remark => ({ outcome: 'holds', clause, says, system: to })),
      ...others.map((clause): Remark => ({ outcome: 'notes', clause, says, system: to })),
    ]
  }
  return [
    {
      outcome: 'fails',
      clause: 'ti4:movement.4f',
      says: `${step}: ${to.id} is not adjacent to ${from.id}.`,
      system: to,
    },
    ...cutsBetween(board, from, to, view).map(
      (clause): Remark => ({
        outcome: 'fails',
        clause,
        says: `${step}: no way from ${from.id} to ${to.id} because of it.`,
        system: to,
      }),
    ),
  ]
}
