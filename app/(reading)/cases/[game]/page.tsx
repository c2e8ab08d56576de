import type { ReactNode } from 'react'
import { casePath } from '../../../../lib/cases'
import type { Case, GamePack } from '../../../../lib/kernel/pack'
import { Crumbs } from '../../../_site/crumbs'
import { everyGame, type GameRoute, headOf } from '../../../_site/game-route'
import { packOf } from '../../../_site/library'
import { at } from '../../../_site/paths'
import { VERDICT_WORD } from '../../../_site/verdict-word'

export const dynamicParams = false
export const generateStaticParams = everyGame
export const generateMetadata = headOf('cases')

/** Every numbered case, by checker; opening one runs it in the browser. */
export default async function Cases({ params }: GameRoute): Promise<ReactNode> {
  const pack = packOf((await params).game)
  return (
    <div data-game={pack.id}>
      <Crumbs path={`/cases/${pack.id}/`} />
      <h1 className="mb-2 mt-4">Cases of {pack.title}</h1>
      <p className="intro">
        {pack.cases.length} solved cases, each with its correct ruling. Open one and your own phone judges it again. See
        also <a href={at(`/coverage/${pack.id}/`)}>which clauses they cover</a>, and{' '}
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
