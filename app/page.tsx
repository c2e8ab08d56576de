import type { ReactNode } from 'react'
import { games } from '../lib/games'
import { Structured } from './_site/crumbs'
import { Icon } from './_site/icons'
import { library } from './_site/library'
import { metadataOf } from './_site/meta'
import { absolute, at } from './_site/paths'
import { SearchForm } from './_site/search-form'
import { Tools } from './_site/tools'

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

/** Home: one field, the checkers, the phases. */
export default async function Home(): Promise<ReactNode> {
  const { games: contents } = await library()
  return (
    <>
      <Structured data={SITE} />
      <h1 className="mb-3 mt-4 text-2xl">What are you arguing about?</h1>
      <SearchForm games={contents} />
      <p className="m-0 flex flex-wrap gap-x-5">
        <a className="inline-flex min-h-11 items-center" href={at('/table/disagree/')}>
          We disagree
        </a>
        <a className="inline-flex min-h-11 items-center" href={at('/table/')}>
          My table
        </a>
        <a className="inline-flex min-h-11 items-center" href={at('/table/log/')}>
          Our rulings
        </a>
      </p>
      <div data-results className="mt-4" aria-live="polite" />
      <div data-browse>
        <div data-recent className="mt-4" />
        <div data-pins className="mt-4" />
        {contents.map((game) => {
          const pack = games.find((candidate) => candidate.id === game.id)
          return (
            <section key={game.id} className="card mt-6 p-4" data-game={game.id}>
              <h2 className="m-0 text-xl">
                <a className="text-text no-underline hover:underline" href={at(`/rules/${game.id}/`)}>
                  <span className="badge align-middle">{game.badge}</span> {game.title}
                </a>
              </h2>
              <Tools game={game.id} />
              {pack && (
                <ul className="mt-2 grid list-none gap-x-6 p-0 sm:grid-cols-2 lg:grid-cols-3">
                  {pack.checkers.slice(0, 9).map((checker) => (
                    <li key={checker.id}>
                      <a className="flex min-h-11 items-center gap-2" href={at(`/check/${game.id}/${checker.id}/`)}>
                        <Icon name="check" size={18} /> {checker.title}
                      </a>
                    </li>
                  ))}
                  {pack.checkers.length > 9 && (
                    <li>
                      <a className="flex min-h-11 items-center" href={at(`/check/#checks-${game.id}`)}>
                        All {pack.checkers.length} checkers
                      </a>
                    </li>
                  )}
                </ul>
              )}
              <p className="m-0 mt-2 flex flex-wrap gap-x-4">
                {game.phases.map((phase) => (
                  <a
                    key={phase.title}
                    className="inline-flex min-h-11 items-center"
                    href={at(`/rules/${game.id}/${phase.pages[0]}/`)}
                  >
                    {phase.title}
                  </a>
                ))}
              </p>
            </section>
          )
        })}
      </div>
    </>
  )
}
