/**
 * What the rooms of this game cite. A room declares its clauses and open questions beside its predicates; what it says is
 * typed by them, so no clause can be said that is not declared, and a checker cites what its rooms declare.
 */
import type { ClauseId, Step } from '../../kernel/ruling.ts'
import { type CardClause, cardClause } from './board.ts'
import { components, type Effect } from './data/technologies.ts'
import { type Unit, units } from './data/units.ts'

/** The clauses a room judges by, and the open questions it asks the table about. */
export interface Cited<C extends ClauseId = ClauseId> {
  readonly clauses: readonly C[]
  readonly reads: readonly string[]
}

/** The clauses of a room, as a type. */
export type ClauseOf<R> = R extends Cited<infer C> ? C : never

/** A step that cites one of these clauses, or none. */
export type StepBy<C extends ClauseId> = Step & { clause?: C }

/** Declares clauses by their names on the pages, `movement.4a`, and open questions by their ids. */
export const citing = <const N extends string>(
  names: readonly N[],
  reads: readonly string[] = [],
): Cited<`ti4:${N}`> => ({ clauses: names.map((name): `ti4:${N}` => `ti4:${name}`), reads })

/** Declares the cards with such an effect: whichever of them is in play is cited. */
export const citingCards = (has: (effect: Effect, card: string) => boolean): Cited<CardClause> => ({
  clauses: components
    .filter(({ id, effects }) => effects.some((effect) => has(effect, id)))
    .map(({ id }) => cardClause(id)),
  reads: [],
})
/** Declares the cards that do one of these things. */
export const citingCardsThat = (...does: readonly Effect['does'][]): Cited<CardClause> =>
  citingCards((effect) => does.includes(effect.does))

/** Declares the units of a sort that have a text of their own. */
export const citingUnits = (isMeant: (unit: Unit) => boolean): Cited<CardClause> => ({
  clauses: units.flatMap((unit) => (unit.clause && isMeant(unit) ? [unit.clause] : [])),
  reads: [],
})

/** Several rooms as one. */
export const together = <const R extends readonly Cited[]>(...rooms: R): Cited<ClauseOf<R[number]>> => ({
  clauses: [...new Set(rooms.flatMap(({ clauses }) => clauses as readonly ClauseOf<R[number]>[]))],
  reads: [...new Set(rooms.flatMap(({ reads }) => reads))],
})
