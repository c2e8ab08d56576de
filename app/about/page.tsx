import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { library } from '../_site/library'

export const metadata: Metadata = {
  title: 'About',
  description: 'What Lawspeaker is, its sources, and how to report a wrong ruling.',
}

export default async function About(): Promise<ReactNode> {
  const { games } = await library()
  return (
    <div className="max-w-[66ch]">
      <h1 className="mb-2 mt-4">About Lawspeaker</h1>
      <p>
        Lawspeaker finds the rule, judges the case and shows the clause that decides. Every answer is worked out on your
        device from the facts you give; the same facts give the same answer on any phone, with or without a network. It
        keeps no account, sets no cookie and loads nothing from anywhere else.
      </p>
      <p>
        It knows five answers. <strong>Legal</strong> and <strong>not legal</strong> are what they say.{' '}
        <strong>Depends</strong> names the fact that is missing. <strong>Two readings</strong> means that the rules do
        not say, and shows each reading with its verdict. Questions that are not “may I” get an <strong>answer</strong>{' '}
        with the steps that led to it.
      </p>
      <h2>A wrong ruling?</h2>
      <p>
        Copy the ruling with its link and report it where you got Lawspeaker from: the link holds the whole case, so
        anyone can judge it again.
      </p>
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
      <p className="text-muted">
        Names of games and cards belong to their publishers, who have no part in this. Facts and figures are told in our
        own words.
      </p>
    </div>
  )
}
