/** What stands under the clauses of a rule page: the rules they touch, and numbered cases they decide. */
import { casePath } from './cases.ts'
import type { ClauseRecord } from './content/records.ts'
import type { Case, GamePack } from './kernel/pack.ts'
import type { Verdict } from './kernel/verdict.ts'

/** A numbered case a page shows, and where it can be run. */
export interface WorkedExample {
  title: string
  verdict: Verdict
  path: string
}

/** Short of so many clauses a page also says what stands beside them. */
const FEW = 3
const MOST = 6
const SHOWN: readonly Verdict[] = ['illegal', 'legal', 'answered']

/** For the clauses of a page that an edition has: on a short page the rules they touch, and a worked example of each verdict. */
export function workedOn(
  pack: GamePack,
  edition: string,
  own: readonly ClauseRecord[],
  all: ReadonlyMap<string, ClauseRecord>,
): { touched: ClauseRecord[]; examples: WorkedExample[] } {
  const touched = [...new Set(own.flatMap(({ links, citedBy }) => [...links, ...citedBy]))]
    .flatMap((id) => all.get(id) ?? [])
    .filter((clause) => clause.game === pack.id && clause.editions.includes(edition) && !own.includes(clause))
  const near = own.length < FEW ? touched.slice(0, MOST) : []
  const decided = examplesBy(pack, edition, own)
  return { touched: near, examples: decided.length ? decided : examplesBy(pack, edition, near) }
}

/** The plainest numbered case of each verdict that one of the clauses decides: the fewer decide it, the plainer it is. */
function examplesBy(pack: GamePack, edition: string, clauses: readonly ClauseRecord[]): WorkedExample[] {
  const ids = new Set(clauses.map(({ id }) => id))
  const fits = ({ edition: printing = pack.defaultEdition, readings, expect }: Case) =>
    printing === edition && !readings && expect.deciding.some((id) => ids.has(id))
  const plainest = pack.cases.filter(fits).toSorted((a, b) => a.expect.deciding.length - b.expect.deciding.length)
  return SHOWN.flatMap((verdict) => {
    const one = plainest.find(({ expect }) => expect.verdict === verdict)
    return one ? [{ title: one.title, verdict, path: casePath(pack, one) }] : []
  })
}
