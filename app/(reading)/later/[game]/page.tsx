import type { ReactNode } from 'react'
import { type GameRoute, headOf } from '../../../_site/game-route'
import { gamesWith, laterPageOf } from '../../../_site/screens'

export const dynamicParams = false
export const generateStaticParams = () => gamesWith('later-page')
export const generateMetadata = headOf('later')

export default async function Page({ params }: GameRoute): Promise<ReactNode> {
  const Later = await laterPageOf((await params).game)
  return <Later />
}
