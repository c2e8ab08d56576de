import type { OrderSlot } from '../data/cards.ts'
import { isTrooper } from '../facts.ts'
import { same } from '../names.ts'

/** A unit as told; what is absent is not known. */
export interface Unit {
  id?: string
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
  mercenary?: boolean
}

/** Name and short name, so that two units of one name can be told apart; for want of a short name the place in the list. */
export function nameOf({ id, name }: Unit, place: number): string {
  const short = id ?? `unit ${place + 1}`
  return name && !same(name, short) ? `${name} (${short})` : short
}

/** True of the unit that goes by this short name. */
export const isCalled = ({ id }: Unit, name: string): boolean => id !== undefined && same(id, name)

/**
 * The units, with the short name of one that has none where only one name is left for it: whoever is nominated or chosen
 * is among them.
 */
export function called(units: readonly Unit[], names: readonly string[]): readonly Unit[] {
  const lost = names.filter((name) => !units.some((unit) => isCalled(unit, name)))
  const [only] = lost
  const isOne = only !== undefined && lost.every((name) => same(name, only))
  if (!isOne || units.filter(({ id }) => id === undefined).length !== 1) return units
  return units.map((unit) => (unit.id === undefined ? { ...unit, id: only } : unit))
}

const RANKS: Readonly<Record<string, string>> = {
  commander: 'commander',
  operative: 'operative',
  corps: 'corps',
  'special-forces': 'special',
  support: 'support',
  heavy: 'heavy',
}

/** A kind that is a rank; every other is a type. */
export const isRank = (kind: string): boolean => kind in RANKS

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
