import type { Table } from '../../../kernel/clause.ts'
import type { OrderSlot } from '../data/cards.ts'
import { isTrooper } from '../facts.ts'
import { same } from '../names.ts'
import { ORDER_REACH, rangeAt } from '../ranges.ts'

export const WHICH_MINIATURE = 'legion:ambiguity.9'

/** A unit as told; what is absent is not known. */
export interface Unit {
  id: string
  name?: string
  rank?: string
  types?: string[]
  range?: number
  inches?: number
  leaderRange?: number
  hasOrder?: boolean
  defeated?: boolean
  keywords?: string[]
  promotedFrom?: string
}

/** Why a unit cannot get an order from this nominee. */
export type Bar = 'range' | 'order' | 'defeated'

/** One way the table could be for a unit: barred or not, and which lines of the orders section take it. */
export interface Profile {
  bar?: Bar
  lines: readonly boolean[]
}

/** Name and short name, so that two units of one name can be told apart. */
export const nameOf = ({ id, name }: Unit): string => (name && !same(name, id) ? `${name} (${id})` : id)

/** Range from the nominee, undefined where it is not known (legion:range.at.1, legion:command-cards.orders.3). */
export function rangeOf(unit: Unit, nominee: string, table: Table): number | undefined {
  if (unit.id === nominee) return 1
  const nearest = unit.range ?? (unit.inches === undefined ? undefined : rangeAt(unit.inches))
  if (unit.leaderRange === undefined || nearest === undefined) return nearest
  if (nearest <= ORDER_REACH === unit.leaderRange <= ORDER_REACH) return nearest
  return table.reads(WHICH_MINIATURE) === 'B' ? unit.leaderRange : Math.min(nearest, unit.leaderRange)
}

const RANKS: Readonly<Record<string, string>> = {
  commander: 'commander',
  operative: 'operative',
  corps: 'corps',
  'special-forces': 'special',
  support: 'support',
  heavy: 'heavy',
}

/** Whether a unit is of a kind a card names: a rank, a type with its subtypes, or the AI keyword. */
function isKind(unit: Unit, kind: string): boolean | undefined {
  const rank = RANKS[kind]
  if (rank) return unit.rank === undefined ? undefined : unit.rank === rank
  if (unit.types === undefined) return undefined
  if (kind === 'trooper') return unit.types.some(isTrooper)
  if (kind === 'vehicle') return unit.types.some((type) => type === 'vehicle' || type.endsWith('-vehicle'))
  return unit.types.includes(kind)
}

/** Whether a line of the orders section takes a unit; undefined where it is not known. */
export function takes(slot: OrderSlot, unit: Unit): boolean | undefined {
  if (slot.kind === 'none') return false
  if (slot.kind === 'each-eligible') return true
  if (slot.kind === 'named')
    return unit.name === undefined ? undefined : slot.names.some((name) => same(name, unit.name!))
  if (!slot.types.length) return true
  const kinds = slot.types.map((kind) => isKind(unit, kind))
  return kinds.includes(true) ? true : kinds.includes(undefined) ? undefined : false
}

const either = (known: boolean | undefined) => (known === undefined ? [true, false] : [known])

/** Every way the table could be for this unit. */
export function profilesOf(unit: Unit, nominee: string, slots: readonly OrderSlot[], table: Table): Profile[] {
  const lines = slots.map((slot) => either(takes(slot, unit)))
  const fits = lines.reduce<boolean[][]>(
    (all, values) => all.flatMap((one) => values.map((value) => [...one, value])),
    [[]],
  )
  if (unit.defeated) return [{ bar: 'defeated', lines: fits[0]! }]
  if (unit.hasOrder) return [{ bar: 'order', lines: fits[0]! }]
  const range = rangeOf(unit, nominee, table)
  const near = fits.map((one) => ({ lines: one }))
  const far = { bar: 'range' as const, lines: fits[0]! }
  if (range === undefined) return [...near, far]
  return range <= ORDER_REACH ? near : [far]
}

/** What is not known of a unit and may matter here, as names of its fields. */
export function gapsOf(unit: Unit, nominee: string, slots: readonly OrderSlot[], table: Table): string[] {
  if (unit.defeated || unit.hasOrder) return []
  const range = rangeOf(unit, nominee, table)
  if (range !== undefined && range > ORDER_REACH) return []
  const open = slots.filter((slot) => takes(slot, unit) === undefined)
  const kinds = open.flatMap((slot) => (slot.kind === 'count' ? slot.types : []))
  return [
    ...(range === undefined ? ['range'] : []),
    ...(open.some((slot) => slot.kind === 'named') ? ['name'] : []),
    ...(unit.rank === undefined && kinds.some((kind) => kind in RANKS) ? ['rank'] : []),
    ...(unit.types === undefined && kinds.some((kind) => !(kind in RANKS)) ? ['types'] : []),
  ]
}
