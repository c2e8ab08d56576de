import type { ReactNode } from 'react'
import { coverageOf } from '../../../lib/coverage'
import type { GamePack } from '../../../lib/kernel/pack'
import { Crumbs } from '../../_site/crumbs'
import { GameRows } from '../../_site/game-rows'
import { library } from '../../_site/library'
import { metadataOf } from '../../_site/meta'
import { at } from '../../_site/paths'

export const generateMetadata = () => metadataOf('/coverage/')

export default async function AllCoverage(): Promise<ReactNode> {
  const { clauses } = await library()
  const said = (pack: GamePack): string => {
    const rows = coverageOf(pack, clauses)
    return `${rows.filter(({ checkers }) => checkers.length).length} of ${rows.length} checkable clauses are decided by a checker`
  }
  return (
    <>
      <Crumbs path="/coverage/" />
      <h1 className="mb-2 mt-4">Coverage</h1>
      <p className="intro">
        Which checkers and which <a href={at('/cases/')}>numbered cases</a> decide by each clause. A clause that none
        reaches says why.
      </p>
      <GameRows path="/coverage/" says={said} />
    </>
  )
}
