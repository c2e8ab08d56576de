/**
 * What a room says of a case, as data. A room goes through its moves and gives a remark for each thing it finds; one clause
 * of the kernel for each that the rooms declare is then asked of its remarks, so that the kernel folds and cites them.
 */
import { type Clause, clausesOver, type RulesInPlay } from '../../kernel/clause.ts'
import type { View } from '../../kernel/derive.ts'
import { grouped } from '../../kernel/grouped.ts'
import type { About, ClauseId } from '../../kernel/ruling.ts'
import { unstopped } from '../../kernel/seeing.ts'
import { type Cited, leadOf } from './cited.ts'
import { vocabulary } from './facts.ts'
import { oncePerTable } from './once-per-table.ts'

/**
 * What a clause says of one thing. `notes`: it was used, and decides nothing by itself. `limits`: it made the number too
 * small that fails of the same thing.
 */
export interface Told<C extends ClauseId = ClauseId> {
  outcome: 'fails' | 'holds' | 'notes' | 'limits'
  clause: C
  says: string
  about: About
}

/** What a sentence is about, with the system where it names one. */
export const placedAt = (about: About, system: { id: string } | undefined): About =>
  system ? { ...about, system: system.id } : about

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

type ByClause = ReadonlyMap<ClauseId, readonly Told[]>

/** The remarks of a case by what they do and by their clause. */
interface Sorted {
  deciding: ByClause
  notes: ByClause
  limits: ByClause
  /** True where something fails. */
  isBroken: boolean
}
/** What the rooms say of a case, as a table reads the rules. */
export type Remarks = (table: RulesInPlay) => Sorted

const byClause = (remarks: readonly Told[]): ByClause => grouped(remarks, ({ clause }) => clause)

/** Sorts what the rooms say, once for each table. A note says nothing beside what its clause decides. */
export const remarksOf = (tell: (table: RulesInPlay) => Iterable<Told>): Remarks =>
  oncePerTable((table) => {
    const all = [...tell(table)]
    const those = (...outcomes: Told['outcome'][]) => all.filter(({ outcome }) => outcomes.includes(outcome))
    const deciding = byClause(those('fails', 'holds'))
    const notes = byClause(those('notes').filter(({ clause }) => !deciding.has(clause)))
    return { deciding, notes, limits: byClause(those('limits')), isBroken: those('fails').length > 0 }
  })

/**
 * What fails for certain although a part of the case waits for a fact: each part for itself. A part may leave out what
 * hangs on another; what it says must not.
 */
export const certainOf = (parts: (table: RulesInPlay) => Iterable<() => Iterable<Told>>) =>
  oncePerTable((table) => byClause(unstopped(parts(table)).filter(({ outcome }) => outcome === 'fails')))

type Says = View<{ remarks: Remarks; certain?: (table: RulesInPlay) => ByClause }>
type Kind = 'deciding' | 'notes' | 'limits'
/** What was found of one kind, for all clauses that are asked of it. */
const found =
  (kind: Kind) =>
  ({ said }: { said: { remarks: Remarks } }, table: RulesInPlay): ByClause =>
    said.remarks(table)[kind]

const certain = ({ said }: { said: { certain?: (table: RulesInPlay) => ByClause } }, table: RulesInPlay): ByClause =>
  said.certain?.(table) ?? new Map()

const spoken = {
  needs: ['moves', 'said'],
  about: ({ about }: Told) => about,
  says: { holds: ({ says }: Told) => says, fails: ({ says }: Told) => says },
} as const
const always = () => true

/** The clauses these rooms declare, in that order, each asked of every remark about it. */
export function clausesOf(rooms: Cited, view: Says): readonly Clause[] {
  const { clause } = clausesOver(vocabulary, { said: view })
  const family = found('deciding')
  return rooms.clauses.map((id) =>
    clause(id, {
      ...spoken,
      ...leadOf(rooms, id),
      certain,
      readings: rooms.reads,
      echoes: rooms.echoes(id),
      family,
      holds: ({ outcome }) => outcome === 'holds',
    }),
  )
}

/** The clauses of these rooms that were used, shown and never deciding. */
export function notesOf(rooms: Cited, view: Says): readonly Clause[] {
  const { condition } = clausesOver(vocabulary, { said: view })
  const family = found('notes')
  return rooms.clauses.map((id) =>
    condition(id, { ...spoken, ...leadOf(rooms, id), echoes: rooms.echoes(id), family, holds: always }),
  )
}

/** The clauses of these rooms that made a number too small, for which `tightened` fails. */
export function limitsOf(rooms: Cited, tightened: ClauseId, view: Says): readonly Clause[] {
  const { condition } = clausesOver(vocabulary, { said: view })
  const family = found('limits')
  return rooms.clauses.map((id) =>
    condition(id, { ...spoken, echoes: rooms.echoes(id), family, tightens: [tightened], holds: always }),
  )
}
