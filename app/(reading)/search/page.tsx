import type { ReactNode } from 'react'
import { Crumbs } from '../../_site/crumbs'
import { library } from '../../_site/library'
import { metadataOf } from '../../_site/meta'
import { at } from '../../_site/paths'
import { SearchForm } from '../../_site/search-form'

export const generateMetadata = () => metadataOf('/search/')

export default async function SearchPage(): Promise<ReactNode> {
  const { games } = await library()
  return (
    <>
      <Crumbs path="/search/" />
      <h1 className="mb-3 mt-4">Search</h1>
      <SearchForm games={games} />
      <div data-results className="mt-4" aria-live="polite" />
      <div data-browse className="mt-6">
        <noscript>
          <p>Searching needs scripts. Everything can also be reached by browsing:</p>
        </noscript>
        <div data-recent />
        <div data-pins className="mt-4" />
        <ul className="list-none p-0">
          {games.map((game) => (
            <li key={game.id} data-game={game.id}>
              <a className="row-link" href={at(`/rules/${game.id}/`)}>
                <span className="badge">{game.badge}</span>{' '}
                <span className="row-title">{game.title}: all rules by phase and from A to Z</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
