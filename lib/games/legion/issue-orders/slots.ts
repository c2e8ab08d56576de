import type { RawFacts } from '../../../kernel/facts.ts'
import type { OrderSlot } from '../data/cards.ts'
import { cardNamed } from '../names.ts'
import { isRank, type Unit } from './units.ts'

interface Told {
  kind?: OrderSlot['kind']
  count?: number
  types?: string[]
  names?: string[]
}

/** A line as told, or undefined where it lacks what its kind needs. */
function lineOf({ kind, count, types, names }: Told): OrderSlot | undefined {
  if (kind === 'none' || kind === 'each-eligible') return { kind }
  if (kind === 'named') return names?.length ? { kind, names } : undefined
  if (kind === 'count')
    return count === undefined || types === undefined ? undefined : ({ kind, count, types } as OrderSlot)
  return undefined
}

const FIELDS = { count: ['count', 'types'], named: ['names'] } as const

/** What a line as told still lacks. */
export function lineGaps(told: readonly Told[]): string[] {
  return told.flatMap((line, i) => {
    if (!line.kind) return [`slots[${i}].kind`]
    const fields: readonly (keyof Told)[] = FIELDS[line.kind as keyof typeof FIELDS] ?? []
    return fields
      .filter((field) => line[field] === undefined || (field === 'names' && !line.names?.length))
      .map((field) => `slots[${i}].${field}`)
  })
}

/** The orders sections the card could have: as told, or every print of our list; none where it is not known. */
export function sectionsOf(raw: RawFacts): OrderSlot[][] {
  const told = raw.slots as Told[] | undefined
  if (told) {
    const lines = told.map(lineOf)
    return lines.includes(undefined) ? [] : [lines as OrderSlot[]]
  }
  const card = typeof raw.card === 'string' ? cardNamed(raw.card) : undefined
  if (!card?.orders) return []
  return [[...card.orders], ...(card.ordersOtherPrinting ? [[...card.ordersOtherPrinting.orders]] : [])]
}

/** Fields of a unit that a line of the card may ask for. */
export type LineGap = 'name' | 'rank' | 'types'

/** What is not told of a unit although this line of the card looks at it. */
export function gapFields(slot: OrderSlot, unit: Unit): LineGap[] {
  if (slot.kind === 'named') return unit.name === undefined ? ['name'] : []
  if (slot.kind !== 'count') return []
  return [
    ...(unit.rank === undefined && slot.types.some(isRank) ? (['rank'] as const) : []),
    ...(unit.types === undefined && !slot.types.every(isRank) ? (['types'] as const) : []),
  ]
}
