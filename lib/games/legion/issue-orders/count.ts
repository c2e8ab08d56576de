import type { RulesInPlay } from '../../../kernel/clause.ts'
import type { Known } from '../../../kernel/facts.ts'
import { Asked, unlessAsked } from '../../../kernel/seeing.ts'
import type { Line, SeenUnit, seen } from './seen.ts'

export const WHICH_MINIATURE = 'legion:ambiguity.9'

/** What is needed to count orders. Fields that are not told stop whoever reads them, so they are read late. */
export type Board = Pick<Known<typeof seen>, 'units' | 'lines' | 'print' | 'isSabotaged'>

/** A line of the orders section with its place among all lines. */
export type Placed = Line & { at: number }

/** The orders section that counts: of two prints the one on the table. */
export function sectionOf({ lines, print }: Pick<Board, 'lines' | 'print'>): Placed[] {
  const placed = lines.map((line, at) => ({ ...line, at }))
  if (!placed.some((line) => line.print === 'other')) return placed
  return placed.filter((line) => line.print === print)
}

/** Whether the unit stands near enough (legion:command-cards.orders.2); which miniature is measured is an open question. */
export const isNear = (unit: SeenUnit, table: RulesInPlay): boolean =>
  unit.leaderNear !== undefined && table.reads(WHICH_MINIATURE) === 'B' ? unit.leaderNear : unit.near

/** Free for an order: alive, without one, near enough. */
const isFree = (unit: SeenUnit, table: RulesInPlay): boolean => !unit.defeated && !unit.hasOrder && isNear(unit, table)

const isOpenEnded = (section: readonly Placed[]) => section.some(({ kind }) => kind === 'each-eligible')

/** One entry for every order printed: the line it stands on. */
const ordersOf = (section: readonly Placed[]): number[] =>
  section.flatMap(({ kind, count, at }) =>
    kind === 'count' ? Array.from({ length: count }, () => at) : kind === 'named' ? [at] : [],
  )

/** How many orders the card gives here, those without a unit included. */
export function ordersPrinted(board: Board, table: RulesInPlay): number {
  const section = sectionOf(board)
  const printed = isOpenEnded(section)
    ? board.units.filter((unit) => isFree(unit, table)).length
    : ordersOf(section).length
  // Sabotaged Communications leaves one order; only its first printing of 2019 took but one away
  return board.isSabotaged ? Math.min(1, printed) : printed
}

/** Orders another commander could give; under Sabotaged Communications it is one for everybody. */
export const mostElsewhere = (told: number, { isSabotaged }: Pick<Board, 'isSabotaged'>): number =>
  isSabotaged ? Math.min(told, 1) : told

/** Seats units on orders one after another; a unit already seated may move to another order (augmenting paths). */
function seats(orders: readonly number[]): (unit: SeenUnit) => boolean {
  const holders: (SeenUnit | undefined)[] = orders.map(() => undefined)
  const place = (unit: SeenUnit, tried: Set<number>): boolean =>
    orders.some((line, seat) => {
      if (tried.has(seat) || !unit.lines[line]!.fits) return false
      tried.add(seat)
      const before = holders[seat]
      if (before && !place(before, tried)) return false
      holders[seat] = unit
      return true
    })
  return (unit) => place(unit, new Set())
}

/**
 * Places of the units that get an order when they come one after another: as many of them as can be. Stops at `enough`,
 * so that of units nobody has measured no more are asked about than can still matter.
 */
function seated(
  board: Board,
  table: RulesInPlay,
  places: readonly number[],
  enough = Number.POSITIVE_INFINITY,
): number[] {
  const section = sectionOf(board)
  const most = Math.min(ordersPrinted(board, table), enough)
  const orders = ordersOf(section)
  const open = isOpenEnded(section)
  const seat = seats(orders)
  const given: number[] = []
  for (const place of places) {
    if (given.length >= most) break
    const unit = board.units[place]!
    const fits = open || orders.some((line) => unit.lines[line]!.fits)
    if (fits && isFree(unit, table) && (open || seat(unit))) given.push(place)
  }
  return given
}

const allPlaces = ({ units }: Board) => units.map((_, place) => place)

/** Every unit, those first that can be judged from what is told: where they get every order, nobody else is asked about. */
function toldFirst(board: Board, table: RulesInPlay): number[] {
  const section = sectionOf(board)
  const isOpen = (unit: SeenUnit) =>
    unlessAsked(() => section.some(({ at }) => unit.lines[at]!.fits) && isFree(unit, table)) instanceof Asked
  const open = new Set(allPlaces(board).filter((place) => isOpen(board.units[place]!)))
  return [...allPlaces(board).filter((place) => !open.has(place)), ...open]
}

/** The largest number of orders (legion:command-cards.orders.4). */
export const mostOrders = (board: Board, table: RulesInPlay): number =>
  seated(board, table, toldFirst(board, table)).length

/** So many orders a player may hold back: two with Aggression. */
const heldBack = (hiring: string): number => (hiring === 'aggression' ? 2 : 0)

/** The orders that have to be given of those that can be. */
export const leastOrders = (most: number, hiring: string): number => Math.max(0, most - heldBack(hiring))

/** Chosen units that could get an order but for which none is left or fits. */
export function misfits(board: Board, table: RulesInPlay, picked: readonly number[]): number[] {
  const given = seated(board, table, picked)
  return picked.filter((place) => !given.includes(place) && isFree(board.units[place]!, table))
}

/** Orders of the choice that stand, and whether no more have to be given. */
export function standing(
  board: Board,
  table: RulesInPlay,
  picked: readonly number[],
  hiring: string,
): { valid: number; isEnough: boolean } {
  const valid = seated(board, table, picked).length
  const enough = valid + heldBack(hiring)
  const others = toldFirst(board, table).filter((place) => !picked.includes(place))
  return { valid, isEnough: seated(board, table, [...picked, ...others], enough + 1).length <= enough }
}

/** A choice of as many units as can be that keeps those already chosen where they fit. */
export const fullest = (board: Board, table: RulesInPlay, picked: readonly number[]): number[] =>
  seated(board, table, [...new Set([...picked, ...allPlaces(board)])]).sort((a, b) => a - b)
