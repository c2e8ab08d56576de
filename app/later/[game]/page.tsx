import type { ReactNode } from 'react'
import { metadataOf } from '../../_site/meta'
import { gamesWith, laterPageOf } from '../../_site/screens'

interface Route {
  params: Promise<{ game: string }>
}

export const dynamicParams = false
export const generateStaticParams = () => gamesWith('later-page')
export const generateMetadata = async ({ params }: Route) => metadataOf(`/later/${(await params).game}/`)

export default async function Page({ params }: Route): Promise<ReactNode> {
  const Later = await laterPageOf((await params).game)
  return <Later />
}
