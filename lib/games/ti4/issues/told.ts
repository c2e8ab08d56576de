/** A case as far as it is told, and what can be asked of it. */
import type { CaseFacts, LoadFacts, MoveFacts, SystemFacts, UnitFacts } from '../case.ts'

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

/** True for the name of a hyperlane tile. */
export const isLane = (raw: PartialCase, id: string | undefined) =>
  (raw.hyperlanes ?? []).some((lane) => lane.id === id || lane.face === id)

/** True for a system or a hyperlane tile of the map. */
export const knows = (raw: PartialCase, id: string) =>
  (raw.systems ?? []).some((system) => system.id === id) || isLane(raw, id)
