import type { ReactNode } from 'react'
import { type GameRoute, headOf } from '../../../_site/game-route'
import { cardsPageOf, gamesWith } from '../../../_site/screens'

export const dynamicParams = false
export const generateStaticParams = () => gamesWith('cards-page')
export const generateMetadata = headOf('cards')

export default async function Page({ params }: GameRoute): Promise<ReactNode> {
  const Cards = await cardsPageOf((await params).game)
  return <Cards />
}
