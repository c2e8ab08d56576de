/** Which checkers and cases cover a clause; a checkable clause with none must say why it is out of reach. */
import { adjudicate } from './adjudicate.ts'
import type { ClauseRecord } from './content/records.ts'
import type { Case, GamePack } from './kernel/pack.ts'
import type { Ruling } from './kernel/ruling.ts'

/** What covers one clause. */
export interface Coverage {
  clause: ClauseRecord
  /** Ids of checkers that may decide by it. */
  checkers: string[]
  /** Ids of numbered cases it decides. */
  cases: string[]
  /** Why no checker reaches it, where none does. */
  outOfReach?: string
}

/** The ruling a case gets. Throws when its facts cannot be read: a broken case is a bug of ours. */
export function rulingOf(pack: GamePack, one: Case): Ruling {
  const { checker, edition, readings, facts } = one
  const ruling = adjudicate([pack], {
    checker: `${pack.id}/${checker}`,
    facts,
    presume: false,
    ...(edition ? { edition } : {}),
    ...(readings ? { readings } : {}),
  })
  if ('error' in ruling) throw new Error(`${one.id}: ${ruling.error.message}`)
  return ruling
}

/** Coverage of every checkable clause of a game, in reading order. */
export function coverageOf(pack: GamePack, clauses: readonly ClauseRecord[]): Coverage[] {
  const checkers = new Map<string, string[]>()
  for (const checker of pack.checkers) {
    const cites = new Set(checker.editions.flatMap((edition) => checker.cites(edition)))
    for (const id of cites) checkers.set(id, [...(checkers.get(id) ?? []), checker.id])
  }
  const cases = new Map<string, string[]>()
  for (const one of pack.cases) {
    for (const id of one.expect.deciding) cases.set(id, [...(cases.get(id) ?? []), one.id])
  }
  return clauses
    .filter((clause) => clause.game === pack.id && clause.kind === 'checkable')
    .map((clause) => ({
      clause,
      checkers: checkers.get(clause.id) ?? [],
      cases: cases.get(clause.id) ?? [],
      ...(pack.outOfReach?.[clause.id] ? { outOfReach: pack.outOfReach[clause.id] } : {}),
    }))
}
