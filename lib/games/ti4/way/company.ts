/**
 * Ships that open the way to others by moving along. Hil Colish may go first: its delta wormhole is then where it ends.
 * Under Gravleash Maneuvers a faster ship that starts beside another one lends it its move value.
 */
import type { RulesInPlay } from '../../../kernel/clause.ts'
import { lateWith } from '../../../kernel/late.ts'
import { type Board, type BoardUnit, type Effect, hasEffect, type System } from '../board/board.ts'
import type { View } from './joints.ts'
import { moveValue } from './move-value.ts'
import { judgeRoute } from './route.ts'
import { findRoute } from './search.ts'

/** A ship that moves along, and the way it takes. */
export interface Companion {
  ship: BoardUnit
  path: readonly System[]
}
/** A way to declare the move of one ship: who moves along, and what the ship sees then. */
export interface Company {
  along: readonly Companion[]
  view: View
  /** All ships declared, the one asked about among them. */
  movers: readonly BoardUnit[]
}

/** The ship on its own. */
const alone = (ship: BoardUnit): Company => ({
  along: [],
  view: { player: ship.owner, purpose: 'movement', ship },
  movers: [ship],
})

/** Hil Colish with a way into the active system, where its going first adds a wormhole there. */
export function flagshipFirst(board: Board, player: string, table: RulesInPlay): Companion | undefined {
  const ship = board.units.find((unit) => unit.owner === player && unit.kind.id === 'hil-colish')
  if (!ship || !board.active || ship.system === board.active) return undefined
  const path = findRoute(board, ship, table)
  return path && { ship, path }
}

/** The fastest ship beside this one that lends it its move value and gets to the active system too. */
function fasterBeside(board: Board, ship: BoardUnit, table: RulesInPlay): Companion | undefined {
  if (ship.isFighter || !hasEffect(board, 'te-gravleash', ship.owner)) return undefined
  const moveOf = (other: BoardUnit) => moveValue(board, other, table, [other]).value ?? 0
  const own = moveOf(ship)
  const faster = ship.system.units
    .filter((other) => other !== ship && other.owner === ship.owner && moveOf(other) > own)
    .sort((a, b) => moveOf(b) - moveOf(a))
  for (const other of faster) {
    const path = findRoute(board, other, table)
    if (path) return { ship: other, path }
  }
  return undefined
}

/** Every way to declare the move of a ship that may matter: alone first. */
export function companiesOf(board: Board, ship: BoardUnit, table: RulesInPlay): Company[] {
  const start = alone(ship)
  const beside = fasterBeside(board, ship, table)
  const joined = (company: Company, other: Companion): Company => ({
    ...company,
    along: [...company.along, other],
    movers: [...company.movers, other.ship],
  })
  const plain = beside ? [start, joined(start, beside)] : [start]
  const first = ship.kind.id === 'hil-colish' ? undefined : flagshipFirst(board, ship.owner, table)
  if (!first) return plain
  const after = plain.map((company) => ({
    ...(company.along.some((other) => other.ship === first.ship) ? company : joined(company, first)),
    view: { ...company.view, hilColishAt: board.active! },
  }))
  return [...plain, ...after]
}

/** Cards for one ship that nobody has given away yet and without which this ship would not get so far. */
export function neededBy(
  board: Board,
  ship: BoardUnit,
  { path, along }: { path: readonly System[]; along: readonly Companion[] },
  table: RulesInPlay,
): Effect[] {
  const free = board.effects.filter(
    ({ owner, target, component }) =>
      owner === ship.owner &&
      target === undefined &&
      component.effects.some((effect) => effect.does === 'add-move' && effect.ships === 'one-chosen'),
  )
  if (!free.length) return []
  const without = lateWith(board, { effects: board.effects.filter((effect) => !free.includes(effect)) })
  const movers = [ship, ...along.map((other) => other.ship)]
  const { reach, entered } = judgeRoute(without, ship, path, alone(ship).view, table, movers)
  return reach !== null && entered > reach ? free : []
}

/** `with Gravity Drive`: one ship only can have it. */
export const sayNeeded = (cards: readonly Effect[]): string[] =>
  cards.map(({ component }) => `only with ${component.name}`)

/** A way of a ship. */
interface Told {
  path: readonly System[]
  dice: number
  along: readonly Companion[]
  needs: readonly Effect[]
}

/** A way as data: with who moves along, and what has to be declared. */
export const wayItem = ({ id }: BoardUnit, { path, dice, along, needs }: Told) => ({
  ship: id,
  path: path.map((system) => system.id),
  dice,
  ...(along.length ? { along: along.map((one) => ({ ship: one.ship.id, path: one.path.map((at) => at.id) })) } : {}),
  ...(needs.length ? { needs: needs.map((card) => card.id) } : {}),
})

/** `h moves there first`, `d moves along`: what else has to be declared. */
export const sayAlong = (along: readonly Companion[]): string[] =>
  along.map(({ ship }) => `${ship.id} ${ship.kind.id === 'hil-colish' ? 'moves there first' : 'moves along'}`)
