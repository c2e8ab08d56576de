import type { ReactNode } from 'react'
import { Crumbs } from '../../_site/crumbs'
import { GameRows } from '../../_site/game-rows'
import { metadataOf } from '../../_site/meta'
import { at } from '../../_site/paths'

export const generateMetadata = () => metadataOf('/cases/')

export default function AllCases(): ReactNode {
  return (
    <>
      <Crumbs path="/cases/" />
      <h1 className="mb-2 mt-4">Solved cases</h1>
      <p className="intro">
        Facts of a table with the ruling they must get. Each is judged again whenever anything changes here, and your
        own phone can judge it too. See also <a href={at('/coverage/')}>which clauses they cover</a>.
      </p>
      <GameRows path="/cases/" says={({ cases, checkers }) => `${cases.length} cases of ${checkers.length} checkers`} />
    </>
  )
}
