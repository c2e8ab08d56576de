/** The numbered cases that every handle is asked: spread evenly over all of them. */
import type { Request } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import { share } from '../brute-force/sample.ts'

/** So many of them; a share of 500, as of all that is drawn. */
export const MANY = Math.ceil(500 * share)

/** Each as a handle gets it. */
export const requests: readonly Request[] = (() => {
  const all = games.flatMap((pack) =>
    pack.cases.map(({ checker, edition, readings, facts }) => ({
      checker: `${pack.id}/${checker}`,
      ...(edition ? { edition } : {}),
      ...(readings ? { readings } : {}),
      facts,
    })),
  )
  return Array.from({ length: MANY }, (_, i) => all[Math.floor((i * all.length) / MANY)]!)
})()
