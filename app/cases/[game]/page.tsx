import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { casePath } from '../../../lib/cases'
import { games } from '../../../lib/games'
import type { Case, GamePack } from '../../../lib/kernel/pack'
import { Crumbs } from '../../_site/crumbs'
import { packOf } from '../../_site/library'
import { metadataOf } from '../../_site/meta'
import { at } from '../../_site/paths'
import { VERDICT_WORD } from '../../_site/verdict-word'

interface Route {
  params: Promise<{ game: string }>
}

export const dynamicParams = false
export const generateStaticParams = () => games.map((pack) => ({ game: pack.id }))

export async function generateMetadata({ params }: Route): Promise<Metadata> {
  return metadataOf(`/cases/${(await params).game}/`)
}

/** Every numbered case, by checker; opening one runs it in the browser. */
export default async function Cases({ params }: Route): Promise<ReactNode> {
  const pack = packOf((await params).game)
  return (
    <div data-game={pack.id}>
      <Crumbs path={`/cases/${pack.id}/`} />
      <h1 className="mb-2 mt-4">Cases of {pack.title}</h1>
      <p className="intro">
        {pack.cases.length} numbered cases with the ruling each must get. The tests run all of them; open one and your
        own phone judges it again. See also <a href={at(`/coverage/${pack.id}/`)}>which clauses they cover</a>, and{' '}
        <a href={at('/cases/')}>the cases of all games</a>.
      </p>
      {pack.checkers.map((checker) => {
        const own = pack.cases.filter((one) => one.checker === checker.id)
        return own.length ? (
          <details key={checker.id} className="card mt-4 px-4">
            <summary className="font-bold">
              {checker.title} ({own.length})
            </summary>
            <ul className="m-0 list-none p-0 pb-3">
              {own.map((one) => (
                <CaseRow key={one.id} one={one} pack={pack} />
              ))}
            </ul>
          </details>
        ) : null
      })}
    </div>
  )
}

function CaseRow({ one, pack }: { one: Case; pack: GamePack }): ReactNode {
  const edition = one.edition === pack.defaultEdition ? undefined : one.edition
  return (
    <li id={one.id} className="border-t border-hairline">
      <a className="row-link" href={at(casePath(pack, one))}>
        <span className="font-mono text-sm text-muted">{one.id}</span> <span className="row-title">{one.title}</span>
        <span className="block text-sm text-muted">
          {VERDICT_WORD[one.expect.verdict]} · {one.expect.deciding.slice(0, 3).map(pack.cite).join('; ')}
          {edition && ` · ${pack.editions.find((known) => known.id === edition)?.title}`}
        </span>
      </a>
    </li>
  )
}
