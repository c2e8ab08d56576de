import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { GameIndex } from '../../_site/game-index'
import { gameOf, library } from '../../_site/library'
import { metadataOf } from '../../_site/meta'

interface Route {
  params: Promise<{ game: string }>
}

export const dynamicParams = false

export async function generateStaticParams() {
  return (await library()).games.map((game) => ({ game: game.id }))
}

export async function generateMetadata({ params }: Route): Promise<Metadata> {
  return metadataOf(`/rules/${(await params).game}/`)
}

export default async function Page({ params }: Route): Promise<ReactNode> {
  const game = await gameOf((await params).game)
  return <GameIndex game={game} edition={game.defaultEdition} />
}
