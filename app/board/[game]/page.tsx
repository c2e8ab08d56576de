import type { ReactNode } from 'react'
import '../../_components/board/board.css'
import '../../../dist/boards.css'
import { metadataOf } from '../../_site/meta'
import { boardPageOf, gamesWith } from '../../_site/screens'

interface Route {
  params: Promise<{ game: string }>
}

export const dynamicParams = false
export const generateStaticParams = () => gamesWith('board-page')
export const generateMetadata = async ({ params }: Route) => metadataOf(`/board/${(await params).game}/`)

export default async function Page({ params }: Route): Promise<ReactNode> {
  const Board = await boardPageOf((await params).game)
  return <Board />
}
