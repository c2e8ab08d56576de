/**
 * What the rooms of this game cite. A room declares its clauses and open questions beside its predicates; what it says is
 * typed by them, so no clause can be said that is not declared, and a checker cites what its rooms declare.
 */
import type { ClauseId, Step } from '../../kernel/ruling.ts'
import { type CardClause, cardClause } from './board/board.ts'
import { components, type Effect } from './data/technologies.ts'
import { type Unit, units } from './data/units.ts'

/** The clauses a room judges by, and the open questions it asks the table about. */
export interface Cited<C extends ClauseId = ClauseId> {
  readonly clauses: readonly C[]
  readonly reads: readonly string[]
  /** The clauses that say the same as one of these in other words: they come out alike. */
  readonly echoes: (clause: ClauseId) => readonly ClauseId[]
  /** The clauses that hold of whatever is allowed. */
  readonly ordinary?: readonly ClauseId[]
}

/** A clause, and those that say the same in other words: what declares it declares them along with it. */
export interface Restated<N extends string = string> {
  readonly name: N
  readonly echoes: readonly ClauseId[]
  readonly isOrdinary?: true
}
/** Declares a clause that others say in other words too, each by its name on the pages. */
export const restated = <const N extends string>(name: N, ...others: readonly string[]): Restated<N> => ({
  name,
  echoes: others.map((other) => `ti4:${other}`),
})

/** Declares a clause that holds of whatever is allowed: it leads only where nothing rarer does. */
export const ordinary = <const N extends string>(one: Restated<N>): Restated<N> => ({ ...one, isOrdinary: true })

/** What a rule says it cites, where all of it is of these rooms. */
export const byRooms = ({ clauses, reads, echoes }: Cited) => ({ cites: clauses, readings: reads, echoes })

/** Where a clause of these rooms stands among what allows a case: a card allows beyond the ordinary. */
export const leadOf = ({ ordinary: usual = [] }: Cited, id: ClauseId): { leads?: 'first' | 'last' } => {
  if (usual.includes(id)) return { leads: 'last' }
  return byCard.has(id) ? { leads: 'first' } : {}
}

/** The clauses of a room, as a type. */
export type ClauseOf<R> = R extends Cited<infer C> ? C : never

/** A step that cites one of these clauses, or none. */
export type StepBy<C extends ClauseId> = Step & { clause?: C }

/** Declares clauses by their names on the pages, `movement.4a`, and open questions by their ids. */
export const citing = <const N extends string>(
  declared: readonly (N | Restated<N>)[],
  reads: readonly string[] = [],
): Cited<`ti4:${N}`> => {
  const lines = declared.map((one) => (typeof one === 'string' ? restated(one) : one))
  const echoes = new Map<ClauseId, readonly ClauseId[]>(lines.map((line) => [`ti4:${line.name}`, line.echoes]))
  return {
    clauses: lines.map(({ name }): `ti4:${N}` => `ti4:${name}`),
    reads,
    echoes: (id) => echoes.get(id) ?? [],
    ordinary: lines.flatMap((line) => (line.isOrdinary ? [`ti4:${line.name}`] : [])),
  }
}

/** Declares the cards with such an effect: whichever of them is in play is cited. */
export const citingCards = (has: (effect: Effect, card: string) => boolean): Cited<CardClause> => ({
  clauses: components
    .filter(({ id, effects }) => effects.some((effect) => has(effect, id)))
    .map(({ id }) => cardClause(id)),
  reads: [],
  echoes: restatedCard,
})
const byCard = new Map<ClauseId, readonly ClauseId[]>(
  components.map(({ id, restatedBy = [] }) => [cardClause(id), restatedBy]),
)
/** The clauses that say the same as the text of a card. */
export const restatedCard = (clause: ClauseId): readonly ClauseId[] => byCard.get(clause) ?? []

/** Declares the cards that do one of these things. */
export const citingCardsThat = (...does: readonly Effect['does'][]): Cited<CardClause> =>
  citingCards((effect) => does.includes(effect.does))

/** Declares the units of a sort that have a text of their own. */
export const citingUnits = (isMeant: (unit: Unit) => boolean): Cited<CardClause> => ({
  clauses: units.flatMap((unit) => (unit.clause && isMeant(unit) ? [unit.clause] : [])),
  reads: [],
  echoes: restatedCard,
})

/** Several rooms as one. */
export const together = <const R extends readonly Cited[]>(...rooms: R): Cited<ClauseOf<R[number]>> => ({
  clauses: [...new Set(rooms.flatMap(({ clauses }) => clauses as readonly ClauseOf<R[number]>[]))],
  reads: [...new Set(rooms.flatMap(({ reads }) => reads))],
  echoes: (clause) => rooms.map(({ echoes }) => echoes(clause)).find(({ length }) => length) ?? [],
  ordinary: rooms.flatMap((room) => room.ordinary ?? []),
})
