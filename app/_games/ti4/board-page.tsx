import type { ReactNode } from 'react'
import { ti4 } from '../../../lib/games/ti4'
import { Island } from '../../_judging/island'
import { Crumbs } from '../../_site/crumbs'
import { BASE_PATH } from '../../_site/paths'
import { describeChecker } from '../../check/describe'

export default async function BoardPage(): Promise<ReactNode> {
  const checkers = ti4.checkers.filter(({ id }) => id === 'movement' || id === 'route')
  const [movement, route] = await Promise.all(checkers.map((checker) => describeChecker(ti4, checker)))
  if (!movement || !route) throw new Error('The pack ti4 has no movement or route checker.')
  const props = { ...movement, clauses: { ...route.clauses, ...movement.clauses }, examples: [], cases: [] }
  return (
    <div data-game="ti4">
      <Crumbs path="/board/ti4/" />
      <h1 className="mb-0 mt-1 text-2xl lg:text-3xl">Map</h1>
      <noscript>
        <p className="card mt-3 p-3">
          Judging runs on your device and needs scripts. The rules can be read without them.
        </p>
      </noscript>
      <Island name="board/ti4" props={{ base: BASE_PATH, props }} />
    </div>
  )
}
