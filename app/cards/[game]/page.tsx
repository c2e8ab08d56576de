import type { ReactNode } from 'react'
import { metadataOf } from '../../_site/meta'
import { cardsPageOf, gamesWith } from '../../_site/screens'

interface Route {
  params: Promise<{ game: string }>
}

export const dynamicParams = false
export const generateStaticParams = () => gamesWith('cards-page')
export const generateMetadata = async ({ params }: Route) => metadataOf(`/cards/${(await params).game}/`)

export default async function Page({ params }: Route): Promise<ReactNode> {
  const Cards = await cardsPageOf((await params).game)
  return <Cards />
}
