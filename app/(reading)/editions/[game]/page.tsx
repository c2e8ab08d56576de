import type { ReactNode } from 'react'
import type { ClauseRecord, GameContent } from '../../../../lib/content'
import { type Dated, editionSteps, historyOf, sayDay, sayInForce } from '../../../../lib/content/history'
import { plural } from '../../../../lib/kernel/words'
import { rulesPath } from '../../../../lib/page-addresses'
import { ClauseLinks } from '../../../_site/clause-links'
import { Crumbs } from '../../../_site/crumbs'
import { everyGame, type GameRoute, headOf } from '../../../_site/game-route'
import { gameOf, hrefOf, library } from '../../../_site/library'
import { allSitePages } from '../../../_site/meta'
import { at } from '../../../_site/paths'

export const dynamicParams = false
export const generateStaticParams = everyGame
export const generateMetadata = headOf('editions')

/** When each edition came into force, what changed with it clause by clause, and everything that has a date. */
export default async function Editions({ params }: GameRoute): Promise<ReactNode> {
  const game = await gameOf((await params).game)
  const { clauses } = await library()
  const own = clauses.filter((clause) => clause.game === game.id)
  const other = (await allSitePages()).find(({ path }) => path === `/later/${game.id}/`)
  return (
    <div data-game={game.id}>
      <Crumbs path={`/editions/${game.id}/`} />
      <h1 className="mb-2 mt-3">Editions by date</h1>
      <p className="intro">
        Rulings follow one edition, the newest unless another is chosen. Changes come as a feed, too:{' '}
        <a href={at('/feed.atom')}>Atom</a>, <a href={at('/feed.json')}>JSON</a>.
      </p>
      <dl className="m-0">
        {game.editions.map((one) => (
          <div key={one.id} className="border-t border-hairline py-2">
            <dt className="font-bold">
              <a className="inline-flex min-h-11 items-center" href={at(rulesPath(game, one.id))}>
                {one.title}
              </a>
              <span className="font-normal text-muted"> {sayInForce(one)}</span>
            </dt>
            <dd className="m-0">{one.says}</dd>
          </div>
        ))}
      </dl>
      {other && (
        <p className="doors">
          <a href={at(other.path)}>{other.says}</a>
        </p>
      )}
      {editionSteps(game, clauses).map(({ newer, older, added, gone, reworded }) => (
        <section key={newer.id}>
          <h2 className="mb-2 mt-6">
            {older.title} to {newer.title}
          </h2>
          <Changed word="New" of={added} game={game} edition={newer.id} />
          <Changed word="Gone" of={gone} game={game} edition={older.id} />
          <Changed word="In other words" of={reworded} game={game} edition={newer.id} />
        </section>
      ))}
      <h2 className="mb-2 mt-6">By date</h2>
      <ol className="m-0 list-none p-0">
        {historyOf(game).map((one) => (
          <Entry key={`${one.kind}-${one.id}`} one={one} game={game} clauses={own} />
        ))}
      </ol>
    </div>
  )
}

/** The clauses of one kind of change, behind their number. */
function Changed({
  word,
  of,
  game,
  edition,
}: {
  word: string
  of: readonly ClauseRecord[]
  game: GameContent
  edition: string
}): ReactNode {
  if (!of.length) return null
  return (
    <details className="border-t border-hairline">
      <summary className="min-h-12 font-semibold">
        {word}: {plural(of.length, 'clause')}
      </summary>
      <ul className="m-0 list-none p-0 pb-3 sm:columns-2">
        {of.map((clause) => (
          <li key={clause.id} className="break-inside-avoid">
            <a className="row-link" href={hrefOf(clause.id, game, edition, clause)}>
              <span className="row-title">{clause.title}</span> <small className="text-muted">{clause.label}</small>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Entry({ one, game, clauses }: { one: Dated; game: GameContent; clauses: readonly ClauseRecord[] }): ReactNode {
  const about = one.clauses.flatMap((id) => clauses.find((clause) => clause.id === id) ?? [])
  return (
    <li id={`${one.kind}-${one.id}`} className="border-t border-hairline py-3">
      <h3 className="m-0 text-base">
        <time dateTime={one.date}>{sayDay(one.date)}</time>: {one.what}
      </h3>
      <p className="m-0">{one.says}</p>
      {about.length > 0 && (
        <p className="m-0 flex flex-wrap gap-x-3">
          <ClauseLinks clauses={about} game={game} />
        </p>
      )}
    </li>
  )
}
