import type { ClauseId } from '../../../kernel/ruling.ts'
import type { OrderSlot } from '../data/cards.ts'
import { mostOf } from './matching.ts'
import { isOpenEnded, ordersOf } from './slots.ts'
import type { Bar, Profile, Unit } from './units.ts'

/** One complete table: what each unit is like, and the orders section of the card. */
export interface World {
  slots: readonly OrderSlot[]
  profiles: readonly Profile[]
}

/** What the orders come to in one world. */
export interface Tally {
  most: number
  /** Orders printed on the card, less what the opponent's card takes; undefined for "every unit that can". */
  printed: number | undefined
  /** Chosen units by what bars them, in the order chosen. */
  barred: { unit: number; bar: Bar }[]
  /** Chosen units that could get an order but for which no slot is left or fits. */
  misfits: number[]
  /** Orders given that stand. */
  valid: number
  /** Clauses the choice breaks. */
  broken: ClauseId[]
}

const WITHIN = 'legion:command-cards.orders.2'
const ONCE = 'legion:issuing-orders.limit.1'
const BY_KIND = 'legion:command-cards.orders.1a'
const BY_NAME = 'legion:command-cards.orders.1b'
const AS_MANY = 'legion:command-cards.orders.4'

/** The clauses of an orders section: by number and kind, by name. */
export const sectionClauses = (slots: readonly OrderSlot[]): ClauseId[] => [
  ...(slots.some((slot) => slot.kind !== 'named') ? [BY_KIND] : []),
  ...(slots.some((slot) => slot.kind === 'named') ? [BY_NAME] : []),
]

const slotsFor = (profile: Profile, orders: readonly number[]) =>
  orders.flatMap((line, order) => (profile.lines[line] ? [order] : []))

/** Units of `who` that can all get an order at once, at most; `fewer` orders are taken by the opponent's card. */
function mostOrders(world: World, who: readonly number[], fewer: number): number {
  const can = who.filter((unit) => !world.profiles[unit]!.bar)
  const orders = ordersOf(world.slots)
  if (isOpenEnded(world.slots)) return can.length
  const most = mostOf(can.map((unit) => slotsFor(world.profiles[unit]!, orders)))
  return Math.min(most, allowance(orders.length, fewer))
}

/** Orders left of those printed: never below 1 (legion-command-cards: Sabotaged Communications). */
const allowance = (printed: number, fewer: number) => (printed ? Math.max(1, printed - fewer) : 0)

/** The units that do not fit when they come one after another. */
function misfitsOf(world: World, chosen: readonly number[], fewer: number, limit: number): number[] {
  const placed: number[] = []
  return chosen.filter((unit) => {
    const more = [...placed, unit]
    const fits = Math.min(mostOrders(world, more, fewer), limit) === more.length
    if (fits) placed.push(unit)
    return !fits
  })
}

/** Counts the orders of one world. `chosen` are places in the list of units, undefined to ask how many there are. */
export function tallyOf(
  world: World,
  units: readonly Unit[],
  chosen: readonly number[] | undefined,
  fewer: number,
): Tally {
  const all = units.map((_, i) => i)
  const can = all.filter((unit) => !world.profiles[unit]!.bar).length
  const open = isOpenEnded(world.slots)
  const limit = open ? allowance(can, fewer) : allowance(ordersOf(world.slots).length, fewer)
  const most = Math.min(mostOrders(world, all, fewer), limit)
  const once = [...new Set(chosen ?? [])]
  const barred = once.flatMap((unit) => {
    const { bar } = world.profiles[unit]!
    return bar ? [{ unit, bar }] : []
  })
  const eligible = once.filter((unit) => !world.profiles[unit]!.bar)
  const misfits = misfitsOf(world, eligible, fewer, limit)
  const valid = eligible.length - misfits.length
  const broken = !chosen
    ? []
    : [
        ...(barred.some(({ bar }) => bar !== 'order') ? [WITHIN] : []),
        ...(barred.some(({ bar }) => bar === 'order') || once.length < chosen.length ? [ONCE] : []),
        ...(misfits.length ? sectionClauses(world.slots) : []),
        ...(valid < most ? [AS_MANY] : []),
      ]
  return { most, printed: open ? undefined : limit, barred, misfits, valid, broken }
}

/** A choice of as many units as can be, keeping those already chosen where they fit. */
export function fullest(world: World, units: readonly Unit[], chosen: readonly number[], fewer: number): number[] {
  const { most } = tallyOf(world, units, undefined, fewer)
  const wanted = [...new Set([...chosen, ...units.map((_, i) => i)])].filter((unit) => !world.profiles[unit]!.bar)
  const picked: number[] = []
  for (const unit of wanted) {
    if (picked.length < most && mostOrders(world, [...picked, unit], fewer) === picked.length + 1) picked.push(unit)
  }
  return picked
}
