/** A case as far as it is told, and what can be asked of it. */
import { editDistance, nearest } from '../../../kernel/nearest.ts'
import type { CaseFacts, LoadFacts, MoveFacts, SystemFacts, UnitFacts } from '../facts.ts'

type Partially<T> = { [K in keyof T]?: T[K] extends readonly (infer I)[] ? readonly Partially<I>[] : T[K] }

export type PartialCase = Partially<Omit<CaseFacts, 'systems' | 'units' | 'moves' | 'effects' | 'hyperlanes'>> & {
  systems?: readonly Partial<SystemFacts>[]
  units?: readonly Partial<UnitFacts>[]
  moves?: readonly (Partial<Omit<MoveFacts, 'loads'>> & { loads?: readonly Partial<LoadFacts>[] })[]
  hyperlanes?: readonly Partial<CaseFacts['hyperlanes'][number]>[]
  effects?: readonly Partial<CaseFacts['effects'][number]>[]
}

/** Names a field, what is wrong with it and the mend. */
export type Say = (path: string, message: string, fix: string) => void

/** The mend of a name nobody knows: the one that was probably meant, else what to name. */
export function meant(typed: string, known: readonly (string | undefined)[], otherwise: string): string {
  const names = known.filter((name) => name !== undefined)
  const close = nearest(typed, names)
  const isClose = close !== undefined && editDistance(typed, close) * 2 < Math.max(typed.length, close.length)
  return isClose ? `Did you mean ${close}?` : otherwise
}
const idsOf = (list: readonly { id?: string }[] | undefined) => (list ?? []).map(({ id }) => id)
/** The mend of a system nobody listed. */
export const meantSystem = (raw: PartialCase, typed: string): string =>
  meant(typed, [...idsOf(raw.systems), ...(raw.systems ?? []).flatMap(({ planets }) => planets ?? [])], SYSTEM)
const SYSTEM = 'Name a system of the list.'
/** The mend of a unit nobody listed. */
export const meantUnit = (raw: PartialCase, typed: string): string =>
  meant(typed, idsOf(raw.units), 'Name a unit of the list.')

/** True for the name of a hyperlane tile. */
export const isLane = (raw: PartialCase, id: string | undefined) =>
  (raw.hyperlanes ?? []).some((lane) => lane.id === id || lane.face === id)

/** True for a system or a hyperlane tile of the map. */
export const knows = (raw: PartialCase, id: string) =>
  (raw.systems ?? []).some((system) => system.id === id) || isLane(raw, id)
