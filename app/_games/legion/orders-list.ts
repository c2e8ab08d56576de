import { same } from '../../../lib/games/legion/names'
import { rangeAt } from '../../../lib/games/legion/ranges'
import type { RawFacts } from '../../../lib/kernel/facts'

/** A unit as the facts have it; what is absent is not known. */
export interface UnitTold extends RawFacts {
  id?: string
  name?: string
  rank?: string
  types?: string[]
  range?: number
  inches?: number
  hasOrder?: boolean
}

/** Bands of the strip: four of the ruler, one beyond it. */
export const BANDS = [1, 2, 3, 4, 5] as const
export type Band = (typeof BANDS)[number]
export const sayBand = (band: Band | undefined): string =>
  band === undefined ? 'range not known' : band === 5 ? 'beyond range 4' : `range ${band}`

export const unitsOf = (facts: RawFacts): UnitTold[] =>
  Array.isArray(facts.units)
    ? (facts.units as UnitTold[]).filter((unit) => typeof unit === 'object' && unit !== null)
    : []

export const chosenOf = (facts: RawFacts): string[] => (Array.isArray(facts.chosen) ? (facts.chosen as string[]) : [])

export const isNominee = (facts: RawFacts, unit: UnitTold): boolean =>
  typeof facts.nominee === 'string' && unit.id !== undefined && same(facts.nominee, unit.id)

/** The band a unit stands in as seen from the nominee. */
export function bandOf(facts: RawFacts, unit: UnitTold): Band | undefined {
  if (isNominee(facts, unit)) return 1
  const range = unit.range ?? (typeof unit.inches === 'number' ? rangeAt(unit.inches) : undefined)
  return typeof range === 'number' ? (Math.min(Math.max(range, 1), 5) as Band) : undefined
}

/** The unit put into a band; inches told before give way. */
export function placed(unit: UnitTold, band: Band | undefined): UnitTold {
  const { range: _range, inches: _inches, ...rest } = unit
  return band === undefined ? rest : { ...rest, range: band }
}

/** The first letter no unit has as its short name. */
export function freeId(units: readonly UnitTold[]): string {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return (
    letters.find((letter) => !units.some((unit) => unit.id !== undefined && same(unit.id, letter))) ??
    `U${units.length + 1}`
  )
}

/** Facts with a unit out of the list; nobody nominates or orders it any more. */
export function withoutUnit(facts: RawFacts, at: number): RawFacts {
  const units = unitsOf(facts)
  const gone = units[at]?.id
  const left = units.toSpliced(at, 1)
  const chosen = chosenOf(facts).filter((id) => gone === undefined || !same(id, gone))
  return {
    units: left.length ? left : undefined,
    ...(facts.chosen === undefined ? {} : { chosen: chosen.length ? chosen : undefined }),
    ...(units[at] && isNominee(facts, units[at]) ? { nominee: undefined } : {}),
  }
}

/** The choice with one unit more or less; with none left nothing is chosen yet. */
export function toggled(facts: RawFacts, id: string): string[] | undefined {
  const chosen = chosenOf(facts)
  const left = chosen.filter((one) => !same(one, id))
  const next = left.length < chosen.length ? left : [...chosen, id]
  return next.length ? next : undefined
}
