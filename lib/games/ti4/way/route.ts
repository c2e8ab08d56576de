/** One route, judged step by step (fact sheet 4.1, steps 4 to 11). */
import type { RulesInPlay } from '../../../kernel/clause.ts'
import { type Board, type BoardUnit, cardClause, cardName, type System } from '../board/board.ts'
import { type ClauseOf, citing, citingCards, together } from '../cited.ts'
import { cutsBetween, linksBetween, stepClauses } from './adjacency.ts'
import { CUTS, LINKS, TO_ITSELF, type View } from './joints.ts'
import { MOVE_VALUE, type MoveValue, moveValue } from './move-value.ts'
import {
  blockersIn,
  CLOSING,
  ENDING,
  ENDS_THERE,
  ending,
  FREE_WAY,
  IN_RANGE,
  LEAVING,
  leaving,
  PASSING,
  passing,
  type Remark,
  SLIPPING,
} from './obstacles.ts'
import { RIFTS, type RiftCount, riftRemarks, riftsOf } from './rifts.ts'
import { riftTerms } from './ship.ts'

/** One step of a route, and the points of 58.4 it keeps. */
const STEPS = citing([
  ENDS_THERE,
  FREE_WAY,
  'movement.4d',
  'supernova.n1',
  'movement.4e',
  TO_ITSELF,
  IN_RANGE,
  'components.te-luminous',
])
/** Everything a route is judged by, in the order of the procedure. */
export const ROUTES = together(LEAVING, CLOSING, LINKS, SLIPPING, ENDING, STEPS, PASSING, CUTS, MOVE_VALUE, RIFTS)
/** What is told of a number or a step without deciding. */
export const NOTED = together(LINKS, MOVE_VALUE)
/** What makes the number of a move too small. */
export const SHORTENING = together(
  citing(['nebula.2']),
  citingCards((effect) => effect.does === 'rift' && effect.perExit !== 1),
)
export type RouteClause = ClauseOf<typeof ROUTES>
type Said = Remark<RouteClause>

/** +1 for each passed system with own units (D.W.S. Luminous). */
const passedBonus = (ship: BoardUnit, path: readonly System[]): number =>
  ship.component?.id === 'te-luminous'
    ? [...new Set(path.slice(1, -1))].filter((system) => hasOwnUnits(ship, system)).length
    : 0

/** True when the ship's owner has other units in the system. */
export const hasOwnUnits = (ship: BoardUnit, system: System): boolean =>
  system.units.some((unit) => unit.owner === ship.owner && unit !== ship)

export interface RouteRuling {
  /** As the ship saw the map. */
  view: View
  remarks: Said[]
  rifts: RiftCount
  entered: number
  reach: number | null
}

/** What is said of the parts of a route, each of which hangs on no other: where it starts and ends, each step, each system passed. */
export const routeParts = (
  board: Board,
  ship: BoardUnit,
  path: readonly System[],
  view: View,
  table: RulesInPlay,
): (() => Said[])[] => [
  () => [...leaving(board, ship)],
  () => {
    const last = path.at(-1)!
    return ending(board, ship, last, { returns: path[0] === last && path.length > 2 }, table, true)
  },
  ...path.slice(1).map((to, i) => () => stepRemarks(board, ship, path[i]!, to, i + 1, view)),
  ...path.slice(1, -1).map((system) => () => passing(board, ship, system, table, true)),
]

/** Judges one route of one ship. `movers` are all ships declared with it. */
export function judgeRoute(
  board: Board,
  ship: BoardUnit,
  path: readonly System[],
  view: View,
  table: RulesInPlay,
  movers: readonly BoardUnit[],
): RouteRuling {
  const remarks: Said[] = routeParts(board, ship, path, view, table).flatMap((part) => part())
  const last = path.at(-1)!
  remarks.push(...keeping(board, ship, path, remarks))
  const rifts = riftsOf(board, ship, path, table)
  const entered = path.length - 1
  const { value, derivation } = moveValue(board, ship, table, movers)
  const extra = passedBonus(ship, path)
  const reach = value === null ? null : value + rifts.bonus + extra
  if (reach !== null) {
    const sum = [
      ...derivation.map(sayTerm),
      ...(rifts.bonus > rifts.ofCard ? [`+${rifts.bonus - rifts.ofCard} from rifts`] : []),
      ...(rifts.ofCard ? riftTerms(board, ship).onceBy.map((card) => `+1 ${cardName(card)}`) : []),
      ...(extra ? [`+${extra} from passed systems with own units`] : []),
    ]
    const isPlain = sum.length === 1 && derivation[0]?.clause === 'ti4:movement.3'
    const able = isPlain ? `its move value is ${reach}` : `it may enter ${reach} (${sum.join(', ')})`
    const words = `${ship.id} enters ${entered} system${entered === 1 ? '' : 's'}; ${able}.`
    remarks.push({
      outcome: entered <= reach ? 'holds' : 'fails',
      clause: 'ti4:movement.4f',
      says: entered <= reach ? words : `Too far: ${words}`,
      system: last,
    })
    remarks.push(...numbers(board, ship, derivation, { entered, reach, extra, rifts, last }))
    if (entered <= reach) remarks.push(...riftRemarks(board, ship, path, rifts))
  }
  return { view, remarks, rifts, entered, reach }
}

interface Count {
  entered: number
  reach: number
  /** From passed systems with own units. */
  extra: number
  rifts: RiftCount
  /** Where the route ends. */
  last: System
}

/** Cards that set the move value; the others add to it, and name the number with a plus. */
const SETTING: readonly string[] = [cardClause('captain-mendosa'), cardClause('te-gravleash')]

type ValueStep = MoveValue['derivation'][number]

/** A step to the move value as a part of the sum. */
function sayTerm({ says, value, clause }: ValueStep): string {
  if (clause === 'ti4:movement.3') return `move value ${value}`
  return clause === 'ti4:nebula.2' ? `${says}: ${value}` : says
}

/** A step to the move value as a sentence; `isChanged`: more comes after it. */
function sayStep(ship: BoardUnit, { says, value, clause }: ValueStep, isChanged: boolean): string {
  if (clause === 'ti4:nebula.2')
    return `${ship.id} starts in a nebula, so its move value is ${value}${isChanged ? ' before cards change it' : ''}.`
  if (clause === 'ti4:movement.3') return `Move value of ${ship.id} (${ship.figures.name}): ${value}.`
  return `${ship.id}: ${says}${clause && SETTING.includes(clause) ? `, ${value}` : ''}.`
}

/**
 * The clauses that made the number which decides. Legal: the nebula's 1, and what raised the value where the ship needs
 * it. Too far: what lowered the value, where without it the ship would get there.
 */
function numbers(board: Board, ship: BoardUnit, derivation: MoveValue['derivation'], count: Count): Said[] {
  const { entered, reach, extra, rifts, last } = count
  const fits = entered <= reach
  const printed = ship.move ?? 0
  const plain = ship.system.anomalies.has('nebula') ? 1 : printed
  const needed = fits && entered > plain + rifts.bonus
  const found = derivation.flatMap((step, i): Said[] => {
    if (!step.clause) return []
    const says = sayStep(ship, step, i < derivation.length - 1)
    const outcome = (): Remark['outcome'] => {
      if (step.clause === 'ti4:movement.3') return 'notes'
      if (step.clause !== 'ti4:nebula.2') return needed ? 'holds' : 'notes'
      return fits ? 'holds' : entered <= reach + printed - 1 ? 'limits' : 'notes'
    }
    return [{ outcome: outcome(), clause: step.clause, says, system: last }]
  })
  if (extra && needed)
    found.push({ outcome: 'holds', clause: cardClause('te-luminous'), says: `${ship.id}: +${extra} on the way.` })
  if (!fits && entered <= reach + rifts.exits.length)
    for (const card of riftTerms(board, ship).takeBonus)
      if (rifts.exits.length)
        found.push({
          outcome: 'limits',
          clause: cardClause(card),
          says: `${ship.id} gets no +1 from rifts (${cardName(card)}).`,
          system: last,
        })
  return found
}

/** Points of 58.4 that the route keeps. */
function keeping(board: Board, ship: BoardUnit, path: readonly System[], found: readonly Said[]): Said[] {
  const failed = new Set(found.filter((remark) => remark.outcome === 'fails').map((remark) => remark.clause))
  const kept: Said[] = []
  const hold = (clause: RouteClause, says: string) => {
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

function stepRemarks(board: Board, ship: BoardUnit, from: System, to: System, index: number, view: View): Said[] {
  const step = `Step ${index} of ${ship.id}`
  if (from === to)
    return [
      {
        outcome: 'fails',
        clause: 'ti4:adjacency.2a',
        says: `${step}: ${to.id} is not adjacent to itself.`,
        system: to,
        step: index,
      },
    ]
  const links = linksBetween(board, from, to, view, true)
  if (links.length) {
    const says = `${step}: ${from.id} to ${to.id} by ${[...new Set(links.map((link) => link.says))].join(' or ')}.`
    const resting = stepClauses(links)
    const others = links.map((link) => link.clause).filter((clause) => !resting.some((one) => one === clause))
    return [
      ...resting.map((clause): Said => ({ outcome: 'holds', clause, says, system: to })),
      ...others.map((clause): Said => ({ outcome: 'notes', clause, says, system: to })),
    ]
  }
  return [
    {
      outcome: 'fails',
      clause: 'ti4:movement.4f',
      says: `${step}: ${to.id} is not adjacent to ${from.id}.`,
      system: to,
      step: index,
    },
    ...cutsBetween(board, from, to, view).map(
      (clause): Said => ({
        outcome: 'fails',
        clause,
        says:
          clause === 'ti4:wormhole-nexus.1a'
            ? `${step}: the wormhole nexus shows its inactive side, so no alpha or beta joins ${from.id} and ${to.id}.`
            : `${step}: it blocks the way from ${from.id} to ${to.id}.`,
        system: to,
        step: index,
      }),
    ),
  ]
}
