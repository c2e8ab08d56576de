/** How a checker of this game judges a case that need not be told in full. */
import type { Checker, Examination } from '../../kernel/checker.ts'
import type { Table } from '../../kernel/clause.ts'
import type { RawFacts } from '../../kernel/facts.ts'
import { examineWhole } from '../../kernel/whole.ts'
import type { CaseFacts } from './case.ts'

type Judge = (facts: CaseFacts, table: Table) => Examination

/** The facts of a case, under the names of the vocabulary. */
type Needs = readonly (keyof CaseFacts)[]

/** What one judging costs: systems are compared with one another, units with systems. */
function costOf({ systems = [], units = [] }: { systems?: readonly unknown[]; units?: readonly unknown[] }): number {
  return 8 + systems.length ** 2 / 4 + (systems.length * units.length) / 16
}

/** Judges with the facts named; those a world would contradict are never put together. */
export const judgedBy =
  ({ facts: specs, checks, refuses }: Pick<Checker, 'facts' | 'checks' | 'refuses'>, needs: Needs, judge: Judge) =>
  (facts: RawFacts, table: Table): Examination =>
    examineWhole(
      {
        space: { specs, checks },
        needs,
        run: (seen) => judge(seen as unknown as CaseFacts, table),
        fits: (world) => !refuses?.(world).length,
        cost: costOf(facts),
      },
      facts,
    )
