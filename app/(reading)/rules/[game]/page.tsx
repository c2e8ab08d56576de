import type { ReactNode } from 'react'
import { GameIndex } from '../../../_site/game-index'
import { type GameRoute, headOf } from '../../../_site/game-route'
import { gameOf, library } from '../../../_site/library'

export const dynamicParams = false
export const generateStaticParams = async () => (await library()).games.map(({ id }) => ({ game: id }))
export const generateMetadata = headOf('rules')

export default async function Page({ params }: GameRoute): Promise<ReactNode> {
  const game = await gameOf((await params).game)
  return <GameIndex game={game} edition={game.defaultEdition} />
}
