/** A second judge of orders: every set of units is tried, no matching algorithm, no logic of the pack. */

export interface Slot {
  kind: 'count' | 'named' | 'each-eligible' | 'none'
  count?: number
  types?: string[]
  names?: string[]
}

export interface OrderUnit {
  id: string
  name: string
  rank: string
  types: string[]
  range: number
  hasOrder?: boolean
  defeated?: boolean
}

export interface OrderCase {
  slots: Slot[]
  nominee: string
  units: OrderUnit[]
  chosen?: string[]
  isSabotaged: boolean
}

const wants = (slot: Slot, unit: OrderUnit): boolean => {
  if (slot.kind === 'none') return false
  if (slot.kind === 'named') return slot.names!.includes(unit.name)
  if (slot.kind === 'each-eligible' || slot.types!.length === 0) return true
  return slot.types!.some((type) => {
    if (type === 'special-forces') return unit.rank === 'special'
    if (['commander', 'operative', 'corps', 'support', 'heavy'].includes(type)) return unit.rank === type
    if (type === 'trooper') return unit.types.some((own) => /(^|-)trooper$/.test(own))
    if (type === 'vehicle') return unit.types.some((own) => /(^|-)vehicle$/.test(own))
    return unit.types.includes(type)
  })
}

const canBeOrdered = (unit: OrderUnit, nominee: string) =>
  !unit.hasOrder && !unit.defeated && (unit.id === nominee || (unit.range >= 1 && unit.range <= 3))

/** Tries to seat the units one by one on the printed orders, with every choice of seat. */
function seats(units: OrderUnit[], orders: Slot[]): boolean {
  const [first, ...others] = units
  if (!first) return true
  return orders.some(
    (order, i) =>
      wants(order, first) &&
      seats(
        others,
        orders.filter((_, j) => j !== i),
      ),
  )
}

function* subsets<T>(items: T[]): Generator<T[]> {
  for (let mask = 0; mask < 1 << items.length; mask++) yield items.filter((_, i) => mask & (1 << i))
}

function allowedSize(found: OrderCase, able: OrderUnit[]): number {
  const open = found.slots.some((slot) => slot.kind === 'each-eligible')
  const printed = open
    ? able.length
    : found.slots.reduce((sum, slot) => sum + (slot.kind === 'count' ? slot.count! : slot.kind === 'named' ? 1 : 0), 0)
  return found.isSabotaged && printed > 1 ? 1 : printed
}

function canAll(units: OrderUnit[], found: OrderCase, size: number): boolean {
  if (units.length > size) return false
  if (found.slots.some((slot) => slot.kind === 'each-eligible')) return true
  const orders = found.slots.flatMap((slot) =>
    Array.from({ length: slot.kind === 'count' ? slot.count! : 1 }, () => slot),
  )
  return seats(units, orders)
}

/** The largest number of orders, by trying every set of units. */
export function mostOrders(found: OrderCase): number {
  const able = found.units.filter((unit) => canBeOrdered(unit, found.nominee))
  const size = allowedSize(found, able)
  let most = 0
  for (const set of subsets(able)) if (set.length > most && canAll(set, found, size)) most = set.length
  return most
}

/** The clauses a choice of units breaks, short. */
export function brokenBy(found: OrderCase): string[] {
  const chosen = found.chosen ?? []
  const unique = [...new Set(chosen)].map((id) => found.units.find((unit) => unit.id === id)!)
  const able = unique.filter((unit) => canBeOrdered(unit, found.nominee))
  const size = allowedSize(
    found,
    found.units.filter((unit) => canBeOrdered(unit, found.nominee)),
  )
  const broken: string[] = []
  if (unique.some((unit) => unit.defeated || (!unit.hasOrder && !able.includes(unit)))) broken.push('orders.2')
  if (unique.length < chosen.length || unique.some((unit) => unit.hasOrder && !unit.defeated))
    broken.push('issuing-orders.limit.1')
  let valid = 0
  for (const set of subsets(able)) if (set.length > valid && canAll(set, found, size)) valid = set.length
  if (valid < able.length) {
    if (found.slots.some((slot) => slot.kind !== 'named')) broken.push('orders.1a')
    if (found.slots.some((slot) => slot.kind === 'named')) broken.push('orders.1b')
  }
  if (valid < mostOrders(found)) broken.push('orders.4')
  return broken
}
