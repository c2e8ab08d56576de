/** One public case for each checker, as a link: worked out through links.ts. */
import { adjudicate } from '../../lib/adjudicate.ts'
import { casePath } from '../../lib/cases.ts'
import { games } from '../../lib/games/index.ts'

export interface GameLinks {
  game: string
  /** Places where the rules do not say. */
  questions: number
  cases: number
  /** `deciding`: labels of the clauses that decide, the one that leads first. */
  checkers: { path: string; verdict: string; deciding: string[] }[]
}

/** Of each checker the first case that its facts decide; nobody would take that for an empty form. */
export const gameLinks: readonly GameLinks[] = games.map((pack) => ({
  game: pack.id,
  questions: pack.ambiguities.length,
  cases: pack.cases.length,
  checkers: pack.checkers.map((checker) => {
    const own = pack.cases.filter((one) => one.checker === checker.id)
    const one = own.find(({ expect }) => expect.verdict !== 'undetermined') ?? own[0]
    if (!one) return { path: `/check/${pack.id}/${checker.id}/`, verdict: '', deciding: [] }
    const { edition, readings, facts } = one
    const ruling = adjudicate([pack], {
      checker: `${pack.id}/${checker.id}`,
      facts,
      ...(edition ? { edition } : {}),
      ...(readings ? { readings } : {}),
    })
    const deciding = 'error' in ruling ? [] : ruling.deciding.map(pack.cite)
    return { path: casePath(pack, one), verdict: one.expect.verdict, deciding }
  }),
}))

/** of every verdict the last public case that has it. */
export const verdictLinks: readonly { verdict: string; path: string }[] = [
  ...new Map(
    games.flatMap((pack) =>
      pack.cases.map(
        (one) => [one.expect.verdict, { verdict: one.expect.verdict, path: casePath(pack, one) }] as const,
      ),
    ),
  ).values(),
]
