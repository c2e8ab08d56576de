import type { ReactNode } from 'react'
import { legion } from '../../../lib/games/legion'
import { type LaterEdition, laterEditions } from '../../../lib/games/legion/data/later-editions'
import { writeLink } from '../../../lib/link/codec'
import { ClauseLinks } from '../../_site/clause-links'
import { Crumbs } from '../../_site/crumbs'
import { clauseOf, gameOf } from '../../_site/library'
import { at } from '../../_site/paths'

export default function LaterEditions(): ReactNode {
  return (
    <div data-game="legion">
      <Crumbs path="/later/legion/" />
      <h1 className="mb-2 mt-3">Where later editions differ</h1>
      <p className="intro">
        Rulings here follow the Rules Reference 2.x. The Core Rulebook is shown for comparison only. Cases use the Rules
        Reference.
      </p>
      {laterEditions.map((row) => (
        <Row key={row.number} row={row} />
      ))}
    </div>
  )
}

async function Row({ row }: { row: LaterEdition }): Promise<ReactNode> {
  const game = await gameOf('legion')
  const clauses = (await Promise.all(row.clauses.map(clauseOf))).filter((clause) => clause !== undefined)
  const one = legion.cases.find((candidate) => candidate.expect.deciding.some((id) => row.clauses.includes(id)))
  const checker = legion.checkers.find((candidate) => candidate.id === one?.checker)
  return (
    <section id={`later-${row.number}`} className="border-t border-hairline py-4">
      <h2 className="m-0 text-xl">{row.topic}</h2>
      <dl className="m-0 mt-2 grid gap-3 sm:grid-cols-2">
        <div className="card p-3">
          <dt className="font-bold">Rules Reference 2.x (decides)</dt>
          <dd className="m-0">{row.says['rrg-2']}</dd>
        </div>
        <div className="card p-3">
          <dt className="font-bold">Later editions</dt>
          <dd className="m-0">{row.says.later}</dd>
        </div>
      </dl>
      <p className="m-0 mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {one && checker && (
          <a className="button" href={at(`/check/legion/${checker.id}/?${writeLink(checker.facts, one)}`)}>
            Run a case: {one.title}
          </a>
        )}
        <ClauseLinks clauses={clauses} game={game} />
      </p>
    </section>
  )
}
