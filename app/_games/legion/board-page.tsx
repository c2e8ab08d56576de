import type { ReactNode } from 'react'
import { legion } from '../../../lib/games/legion'
import { Island } from '../../_judging/island'
import { Crumbs } from '../../_site/crumbs'
import { BASE_PATH } from '../../_site/paths'
import { describeChecker } from '../../check/describe'
import { TOOLS } from './tools'

export default async function BoardPage(): Promise<ReactNode> {
  const described = await Promise.all(
    TOOLS.map(async ({ checker: id }) => {
      const checker = legion.checkers.find((known) => known.id === id)
      if (!checker) throw new Error(`The pack legion has no checker ${id}.`)
      return [id, { ...(await describeChecker(legion, checker)), examples: [], cases: [] }] as const
    }),
  )
  return (
    <div data-game="legion">
      <Crumbs path="/board/legion/" />
      <noscript>
        <p className="card mt-3 p-3">
          Judging runs on your device and needs scripts. The rules can be read without them.
        </p>
      </noscript>
      <Island name="board/legion" props={{ base: BASE_PATH, described: Object.fromEntries(described) }} />
    </div>
  )
}
