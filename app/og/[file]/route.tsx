import { ImageResponse } from 'next/og'
import { cardName } from '../../../lib/page-addresses'
import { library } from '../../_site/library'
import { allSitePages } from '../../_site/meta'
import { ShareCard } from '../../_site/share-card'

interface Route {
  params: Promise<{ file: string }>
}

export const dynamic = 'force-static'
export const dynamicParams = false

/** One card a page, named after its address. */
export async function generateStaticParams() {
  return (await allSitePages()).map(({ path }) => ({ file: `${cardName(path)}.png` }))
}

/** The picture a chat shows beside a link to a page. */
export async function GET(_: Request, { params }: Route): Promise<Response> {
  const { file } = await params
  const page = (await allSitePages()).find(({ path }) => `${cardName(path)}.png` === file)
  if (!page) throw new Error(`No page has the card ${file}.`)
  const game = (await library()).games.find(({ id }) => id === page.game)
  return new ImageResponse(<ShareCard page={page} game={game} />, { width: 1200, height: 630 })
}
