import type { ReactNode } from 'react'
import '../../_components/board/board.css'
import { Island } from '../../_judging/island'
import { Crumbs } from '../../_site/crumbs'
import { gameOf } from '../../_site/library'
import { metadataOf } from '../../_site/meta'
import { BASE_PATH } from '../../_site/paths'

interface Route {
  params: Promise<{ game: string }>
}

export const dynamicParams = false

export const generateStaticParams = () => [{ game: 'starcom' }]

export const generateMetadata = () => metadataOf('/board/starcom/')

export default async function Page({ params }: Route): Promise<ReactNode> {
  const game = await gameOf((await params).game)
  return (
    <div data-game={game.id}>
      <Crumbs path="/board/starcom/" />
      <h1 className="mb-0 mt-2">Board</h1>
      <Island name="board/starcom" props={{ base: BASE_PATH }} />
    </div>
  )
}
