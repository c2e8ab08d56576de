import type { ReactNode } from 'react'
import { Crumbs } from '../../_site/crumbs'
import { library } from '../../_site/library'
import { metadataOf } from '../../_site/meta'
import { at } from '../../_site/paths'
import { Prose } from '../../_site/words'

export const generateMetadata = () => metadataOf('/about/')

export default async function About(): Promise<ReactNode> {
  const { games } = await library()
  return (
    <div className="about">
      <Crumbs path="/about/" />
      <h1 className="mb-2 mt-4">About Lawspeaker</h1>
      <Prose file="about.md" />
      {games.map((game) => (
        <section key={game.id} data-game={game.id}>
          <h2>
            <span className="badge align-middle">{game.badge}</span> {game.title}: sources
          </h2>
          <ul>
            {game.sources.map((source) => (
              <li key={source.id} className="mt-1">
                <strong>{source.title}</strong> {source.says}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <h2>How rulings are tested</h2>
      <p>
        <a href={at('/cases/')}>Solved cases</a> with the ruling each must get, and the{' '}
        <a href={at('/coverage/')}>coverage</a> of every rule by checkers and cases.
      </p>
      <h2>Thanks</h2>
      <p>
        Lawspeaker is built on the work of others: <a href={at('/licences.txt')}>their licences</a>.
      </p>
      <p className="text-muted">
        Names of games and cards belong to their publishers, who have no part in this. Facts and figures are told in our
        own words.
      </p>
    </div>
  )
}
