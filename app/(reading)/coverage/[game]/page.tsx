import type { ReactNode } from 'react'
import { coverageOf } from '../../../../lib/coverage'
import { Crumbs } from '../../../_site/crumbs'
import { everyGame, type GameRoute, headOf } from '../../../_site/game-route'
import { gameOf, hrefOf, library, packOf } from '../../../_site/library'
import { at } from '../../../_site/paths'

export const dynamicParams = false
export const generateStaticParams = everyGame
export const generateMetadata = headOf('coverage')

/** Per checkable clause: the checkers that decide by it and the cases that pin it. */
export default async function CoveragePage({ params }: GameRoute): Promise<ReactNode> {
  const pack = packOf((await params).game)
  const game = await gameOf(pack.id)
  const rows = coverageOf(pack, (await library()).clauses)
  const reached = rows.filter((row) => row.checkers.length)
  return (
    <div data-game={pack.id}>
      <Crumbs path={`/coverage/${pack.id}/`} />
      <h1 className="mb-2 mt-4">Coverage of {pack.title}</h1>
      <p className="intro">
        {reached.length} of {rows.length} checkable clauses are decided by a checker,{' '}
        {rows.filter((row) => row.cases.length).length} decide at least one of the {pack.cases.length}{' '}
        <a href={at(`/cases/${pack.id}/`)}>numbered cases</a>. The others say why they are out of reach. See also{' '}
        <a href={at('/coverage/')}>all games</a>.
      </p>
      <ul className="m-0 mt-4 list-none p-0">
        {rows.map(({ clause, checkers, cases, outOfReach }) => (
          <li key={clause.id} className="border-t border-hairline py-2">
            <a href={hrefOf(clause.id, game, clause.editions[0] ?? game.defaultEdition, clause)}>
              {clause.label} {clause.title}
            </a>
            <span className="block text-sm text-muted">
              {checkers.length
                ? `Checked by ${checkers.join(', ')}`
                : outOfReach
                  ? `Out of reach: ${outOfReach}`
                  : 'Not checked yet'}
              {cases.length > 0 &&
                ` · ${cases.length} case${cases.length === 1 ? '' : 's'}: ${cases.slice(0, 6).join(', ')}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
