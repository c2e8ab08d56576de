import type { ReactNode } from 'react'
import { Structured } from '../_site/crumbs'
import { GameTable } from '../_site/home/table'
import { Welcome } from '../_site/home/welcome'
import { library } from '../_site/library'
import { metadataOf } from '../_site/meta'
import { absolute, at } from '../_site/paths'
import { SearchForm } from '../_site/search-form'

export const generateMetadata = () => metadataOf('/')

/** The site itself, and how another program may search it. */
const SITE = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Lawspeaker',
  url: absolute('/'),
  potentialAction: {
    '@type': 'SearchAction',
    target: `${absolute('/search/')}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
}

/** Home: one field, then the chosen game as a picture with what is argued about most; to a first visit also what a ruling is. */
export default async function Home(): Promise<ReactNode> {
  const { games } = await library()
  return (
    <div className="home">
      <Structured data={SITE} />
      <h1>What are you arguing about?</h1>
      <SearchForm games={games} />
      <p className="doors">
        <a href={at('/table/disagree/')}>We disagree</a>
        <a href={at('/table/')}>My table</a>
        <a href={at('/table/log/')}>Our rulings</a>
      </p>
      <div data-results className="mt-4" aria-live="polite" />
      <div data-browse>
        <Welcome />
        <div className="tables">
          {games.map((game) => (
            <GameTable key={game.id} game={game} />
          ))}
        </div>
        <div data-recent className="mt-4" />
        <div data-pins className="mt-4" />
      </div>
    </div>
  )
}
