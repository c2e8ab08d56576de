import type { ReactNode } from 'react'
import { type GameRoute, headOf } from '../../../_site/game-route'
import { boardPageOf, gamesWith } from '../../../_site/screens'

export const dynamicParams = false
export const generateStaticParams = () => gamesWith('board-page')
export const generateMetadata = headOf('board')

export default async function Page({ params }: GameRoute): Promise<ReactNode> {
  const Board = await boardPageOf((await params).game)
  return <Board />
}
