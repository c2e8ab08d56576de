import type { ReactNode } from 'react'
import type { ClauseRecord, GameContent } from '../../lib/content'
import { workedOn } from '../../lib/worked'
import { hrefOf, packOf } from './library'
import { at } from './paths'
import { VERDICT_WORD } from './verdict-word'

interface Props {
  game: GameContent
  edition: string
  /** The clauses of the page that the edition has. */
  own: readonly ClauseRecord[]
  all: ReadonlyMap<string, ClauseRecord>
}

/** From so many clauses on, the examples open when asked for. */
const MANY = 12

/** Under the clauses of a page: on a short one the rules they touch, and a worked example of each verdict. */
export function Worked({ game, edition, own, all }: Props): ReactNode {
  const { touched, examples } = workedOn(packOf(game.id), edition, own, all)
  return (
    <>
      {touched.length > 0 && (
        <div className="worked">
          <h2>Rules it touches</h2>
          <ul>
            {touched.map((clause) => (
              <li key={clause.id}>
                <a href={hrefOf(clause.id, game, edition, clause)}>{clause.title}</a>
                <small>{clause.label}</small>
                <p>{clause.text[edition]}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
      {examples.length > 0 && (
        <details className="worked no-print" open={own.length < MANY}>
          <summary>Worked examples ({examples.length})</summary>
          <ul>
            {examples.map(({ title, verdict, path }) => (
              <li key={path}>
                <a href={at(path)}>{title}</a>
                <small>{VERDICT_WORD[verdict]}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
