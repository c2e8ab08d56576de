import type { ReactNode } from 'react'
import { Island } from '../../_judging/island'
import { Crumbs } from '../../_site/crumbs'
import { BASE_PATH } from '../../_site/paths'

export default async function BoardPage(): Promise<ReactNode> {
  return (
    <div data-game="starcom">
      <Crumbs path="/board/starcom/" />
      <h1 className="mb-0 mt-2">Board</h1>
      <Island name="board/starcom" props={{ base: BASE_PATH }} />
    </div>
  )
}
