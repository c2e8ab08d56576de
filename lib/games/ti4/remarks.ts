/**
 * What a room says of a case, as data. A room goes through its moves and gives a remark for each thing it finds; one clause
 * of the kernel for each that the rooms declare is then asked of its remarks, so that the kernel folds and cites them.
 */
import type { Clause, Table } from '../../kernel/clause.ts'
import type { View } from '../../kernel/derive.ts'
import type { About, ClauseId } from '../../kernel/ruling.ts'
import type { Cited } from './cited.ts'
import { vocabulary } from './facts.ts'
import { oncePerTable, rulesOver } from './rules.ts'

/** What a clause says of one thing. */
export interface Told<C extends ClauseId = ClauseId> {
  outcome: 'fails' | 'holds'
  clause: C
  says: string
  about: About
}

export const fails = <const C extends ClauseId>(clause: C, says: string, about: About): Told<C> => ({
  outcome: 'fails',
  clause,
  says,
  about,
})
export const holds = <const C extends ClauseId>(clause: C, says: string, about: About): Told<C> => ({
  outcome: 'holds',
  clause,
  says,
  about,
})

/** The remarks of a case by their clause, as a table reads the rules. */
export type Remarks = (table: Table) => ReadonlyMap<ClauseId, readonly Told[]>

/** Sorts what the rooms say by clause, once for each table. */
export const remarksOf = (tell: (table: Table) => Iterable<Told>): Remarks =>
  oncePerTable((table) => {
    const found = new Map<ClauseId, Told[]>()
    for (const told of tell(table)) {
      const known = found.get(told.clause)
      if (known) known.push(told)
      else found.set(told.clause, [told])
    }
    return found
  })

/** The clauses these rooms declare, in that order, each asked of every remark about it. */
export function clausesOf(rooms: Cited, view: View<{ remarks: Remarks }>): readonly Clause[] {
  const { clause } = rulesOver(vocabulary, { said: view })
  return rooms.clauses.map((id) =>
    clause(id, {
      needs: ['moves', 'said'],
      readings: rooms.reads,
      each: ({ said }, table) => said.remarks(table).get(id) ?? [],
      about: ({ about }) => about,
      holds: ({ outcome }) => outcome === 'holds',
      says: { holds: ({ says }) => says, fails: ({ says }) => says },
    }),
  )
}
