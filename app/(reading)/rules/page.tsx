import type { ReactNode } from 'react'
import { Crumbs } from '../../_site/crumbs'
import { library } from '../../_site/library'
import { metadataOf } from '../../_site/meta'
import { at } from '../../_site/paths'

export const generateMetadata = () => metadataOf('/rules/')

export default async function Page(): Promise<ReactNode> {
  const { games, clauses } = await library()
  return (
    <>
      <Crumbs path="/rules/" />
      <h1 className="my-4">Rules</h1>
      <ul className="grid list-none gap-x-8 gap-y-4 p-0 sm:grid-cols-3">
        {games.map((game) => (
          <li key={game.id} className="border-t-2 border-game" data-game={game.id}>
            <a className="row-link" href={at(`/rules/${game.id}/`)}>
              <span className="badge">{game.badge}</span> <span className="row-title">{game.title}</span>
              <span className="mt-1 block text-sm text-muted">
                {clauses.filter((clause) => clause.game === game.id).length} clauses ·{' '}
                {game.editions.map((edition) => edition.title).join(' and ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
