import type { ReactNode } from 'react'
import { casePath } from '../../lib/cases'
import type { ClauseRecord, GameContent } from '../../lib/content'
import { games } from '../../lib/games'
import type { Case } from '../../lib/kernel/pack'
import { hrefOf } from './library'
import { at } from './paths'
import { VERDICT_WORD } from './verdict-word'

interface Props {
  game: GameContent
  edition: string
  /** The clauses of the page that the edition has. */
  own: readonly ClauseRecord[]
  all: ReadonlyMap<string, ClauseRecord>
}

/** Short of so many clauses a page also says what stands beside them. */
const FEW = 3
const MOST = 6
/** From so many clauses on, the examples open when asked for. */
const MANY = 12

/** Under the clauses of a page: on a short one the rules they touch, and a worked example of each verdict. */
export function Worked({ game, edition, own, all }: Props): ReactNode {
  const touched = [...new Set(own.flatMap(({ links, citedBy }) => [...links, ...citedBy]))]
    .flatMap((id) => all.get(id) ?? [])
    .filter((clause) => clause.game === game.id && clause.editions.includes(edition) && !own.includes(clause))
  const near = own.length < FEW ? touched.slice(0, MOST) : []
  const ids = new Set(own.map(({ id }) => id))
  const decided = examplesBy(game, edition, ids)
  const cases = decided.length ? decided : examplesBy(game, edition, new Set(near.map(({ id }) => id)))
  return (
    <>
      {near.length > 0 && (
        <div className="worked">
          <h2>Rules it touches</h2>
          <ul>
            {near.map((clause) => (
              <li key={clause.id}>
                <a href={hrefOf(clause.id, game, edition, clause)}>{clause.title}</a>
                <span>
                  {clause.label}. {clause.text[edition]}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {cases.length > 0 && (
        <details className="worked no-print" open={own.length < MANY}>
          <summary>Worked examples ({cases.length})</summary>
          <ul>
            {cases.map(({ title, verdict, path }) => (
              <li key={path}>
                <a href={at(path)}>{title}</a>
                <span>{verdict}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** The plainest numbered case of each verdict that one of the clauses decides: the fewer decide it, the plainer it is. */
function examplesBy(game: GameContent, edition: string, ids: ReadonlySet<string>) {
  const pack = games.find(({ id }) => id === game.id)
  if (!pack) return []
  const fits = ({ edition: printing = pack.defaultEdition, readings, expect }: Case) =>
    printing === edition && !readings && expect.deciding.some((id) => ids.has(id))
  const plainest = pack.cases.filter(fits).toSorted((a, b) => a.expect.deciding.length - b.expect.deciding.length)
  return ['illegal', 'legal', 'answered'].flatMap((verdict) => {
    const one = plainest.find(({ expect }) => expect.verdict === verdict)
    return one ? [{ title: one.title, verdict: VERDICT_WORD[verdict]!, path: casePath(pack, one) }] : []
  })
}
