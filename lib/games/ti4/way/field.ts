/**
 * Which ships get to the active system: one search backwards from it serves all ships that may pass the same systems.
 * A step costs 0 if it leaves a rift that gives +1, else 1; a ship gets there when its cost is within its move value.
 */
import type { RulesInPlay } from '../../../kernel/clause.ts'
import type { Board, BoardUnit, System } from '../board/board.ts'
import { linksFrom } from './adjacency.ts'
import type { View } from './joints.ts'
import { ending, passing } from './obstacles.ts'
import { riftTerms } from './ship.ts'

/** A way on from a system: what it costs, how many dice it takes, whether it leaves a rift. */
interface Way {
  system: System
  cost: number
  dice: number
  steps: number
  left: boolean
  next: Way | undefined
}

const isFree = (remarks: readonly { outcome: string }[]) => remarks.every((remark) => remark.outcome !== 'fails')

/** Ships with the same key may pass the same systems and are treated alike by rifts. */
export function fieldKey(board: Board, ship: BoardUnit): string {
  const chosen = board.effects.some((effect) => effect.target === ship.system.id)
  return `${ship.owner}|${ship.component?.id ?? ''}|${chosen ? ship.system.id : ''}`
}

/** The best ways of one kind of ship into the active system, by the system they start from. */
export interface Field {
  ways: readonly (readonly Way[])[]
  once: number
}

/** Searches backwards for all ships like `ship`, as far as the move value `farthest` takes them. */
export function fieldOf(
  board: Board,
  ship: BoardUnit,
  farthest: number,
  table: RulesInPlay,
  hilColishAt?: System,
): Field {
  const ways: Way[][] = board.systems.map(() => [])
  const { active } = board
  const terms = riftTerms(board, ship)
  const field = { ways, once: terms.once }
  if (!active || !isFree(ending(board, ship, active, { returns: false }, table, false))) return field
  const view: View = { player: ship.owner, purpose: 'movement', ...(hilColishAt ? { hilColishAt } : {}) }
  const budget = farthest + terms.once
  const buckets: Way[][] = Array.from({ length: budget + 1 }, () => [])
  const isBeaten = (way: Way) =>
    ways[way.system.index]!.some(
      (known) =>
        known.dice <= way.dice &&
        known.cost <= way.cost &&
        (known.steps <= way.steps || known.cost < way.cost || known.dice < way.dice) &&
        (known.left || !way.left || !terms.once),
    )
  const open = new Map<System, boolean>()
  const mayPass = (system: System) => {
    const known = open.get(system) ?? isFree(passing(board, ship, system, table, false))
    open.set(system, known)
    return known
  }
  const expand = (way: Way) => {
    for (const { to: from } of linksFrom(board, way.system, view)) {
      if (from === active) continue
      const rift = from.anomalies.has('gravity-rift')
      const cost = way.cost + (rift && terms.perExit === 1 ? 0 : 1)
      if (cost > budget) continue
      const rolls = rift && terms.rolls && !from.exempt.has(ship.owner)
      const before: Way = {
        system: from,
        cost,
        dice: way.dice + (rolls ? 1 : 0),
        steps: way.steps + 1,
        left: way.left || rift,
        next: way,
      }
      if (isBeaten(before)) continue
      ways[from.index]!.push(before)
      buckets[cost]!.push(before)
    }
  }
  buckets[0]!.push({ system: active, cost: 0, dice: 0, steps: 0, left: false, next: undefined })
  for (const bucket of buckets)
    for (let i = 0; i < bucket.length; i++) {
      const way = bucket[i]!
      if (way.system === active || mayPass(way.system)) expand(way)
    }
  return field
}

/** The way with the fewest dice, then the shortest, that a ship with this move value has from where it stands. */
export function wayFrom(field: Field, start: System, value: number): { path: System[]; dice: number } | undefined {
  const fitting = field.ways[start.index]!.filter((way) => way.cost <= value + (way.left ? field.once : 0))
  if (!fitting.length) return undefined
  const best = fitting.reduce((a, b) => (b.dice < a.dice || (b.dice === a.dice && b.steps < a.steps) ? b : a))
  const path: System[] = []
  for (let at: Way | undefined = best; at; at = at.next) path.push(at.system)
  return { path, dice: best.dice }
}
