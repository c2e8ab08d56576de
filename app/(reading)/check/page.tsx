import type { ReactNode } from 'react'
import { games } from '../../../lib/games'
import type { GamePack } from '../../../lib/kernel/pack'
import { askedAs } from '../../_site/asked'
import { Crumbs } from '../../_site/crumbs'
import { metadataOf } from '../../_site/meta'
import { at } from '../../_site/paths'
import { Tools } from '../../_site/tools'

export const generateMetadata = () => metadataOf('/check/')

export default function Page(): ReactNode {
  return (
    <>
      <Crumbs path="/check/" />
      <h1 className="my-4">What do you want to check?</h1>
      <p className="intro">Answer what you know. The verdict comes with the clauses that decide it.</p>
      <p className="doors">
        <a href={at('/open/')}>Open a list, a map or a board of another tool</a>
      </p>
      {games.map((pack) => (
        <GameCheckers key={pack.id} pack={pack} />
      ))}
    </>
  )
}

function GameCheckers({ pack }: { pack: GamePack }): ReactNode {
  // Said where it is not every printing.
  const only = (editions: readonly string[]) =>
    editions.length < pack.editions.length &&
    pack.editions
      .filter(({ id }) => editions.includes(id))
      .map(({ title }) => title)
      .join(', ')
  return (
    <section id={pack.id} data-game={pack.id} aria-labelledby={`checks-${pack.id}`} className="mt-6">
      <h2 id={`checks-${pack.id}`} className="mb-3 flex items-center gap-2">
        <span className="badge">{pack.badge}</span> {pack.title}
      </h2>
      <div className="mb-3">
        <Tools game={pack.id} />
      </div>
      <ul className="m-0 grid list-none gap-x-8 p-0 sm:grid-cols-2 lg:grid-cols-3">
        {pack.checkers.map((checker) => (
          <li key={checker.id} className="border-b border-hairline">
            <a className="row-link" href={at(`/check/${pack.id}/${checker.id}/`)}>
              <span className="row-title block">{askedAs(checker)}</span>
              {only(checker.editions) && (
                <span className="block text-sm leading-snug text-muted">Only {only(checker.editions)}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
