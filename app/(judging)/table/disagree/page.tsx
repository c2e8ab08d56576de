import type { ReactNode } from 'react'
import { games } from '../../../../lib/games'
import type { GamePack } from '../../../../lib/kernel/pack'
import type { AskedGame } from '../../../_components/table/disagree-page'
import { Island } from '../../../_judging/island'
import { Crumbs } from '../../../_site/crumbs'
import { metadataOf } from '../../../_site/meta'
import { BASE_PATH } from '../../../_site/paths'

export const generateMetadata = () => metadataOf('/table/disagree/')

const askedGame = ({ id, title, badge, checkers }: GamePack): AskedGame => ({
  id,
  title,
  badge,
  questions: checkers.map((checker) => ({ id: checker.id, question: checker.question })),
})

/** We disagree: two sides, two claims, and only what parts them is asked. */
export default function Page(): ReactNode {
  return (
    <>
      <Crumbs path="/table/disagree/" />
      <Island name="table/disagree" props={{ base: BASE_PATH, games: games.map(askedGame) }} />
    </>
  )
}
