/** What a page says about itself to machines: title, canonical address, twin, share card, structured data. */
import type { Metadata } from 'next'
import { cache } from 'react'
import type { Term } from '../../lib/content'
import { games } from '../../lib/games'
import { cardOf, twinOf } from '../../lib/page-addresses'
import { pagesOf, type SitePage } from '../../lib/pages'
import { library } from './library'
import { absolute } from './paths'

/** Every page of the site by its address. */
const sitePages = cache(async () => new Map(pagesOf(await library(), games).map((page) => [page.path, page])))

/** The page of an address. Throws when `lib/pages.ts` does not list it. */
export async function sitePage(path: string): Promise<SitePage> {
  const page = (await sitePages()).get(path)
  if (!page) throw new Error(`lib/pages.ts does not list ${path}; add it there, so that it gets its twin and its card.`)
  return page
}

/** Every page of the site, in reading order. */
export const allSitePages = async (): Promise<SitePage[]> => [...(await sitePages()).values()]

/** Where a reader of feeds looks for them: on the pages that stand for a game, or for all. */
const feedsOf = ({ kind }: SitePage) =>
  kind === 'place' || kind === 'game'
    ? { 'application/atom+xml': absolute('/feed.atom'), 'application/feed+json': absolute('/feed.json') }
    : undefined

/** What Next puts into the head of a page. */
export async function metadataOf(path: string): Promise<Metadata> {
  const page = await sitePage(path)
  const url = absolute(path)
  return {
    title: path === '/' ? { absolute: page.title } : page.title,
    description: page.says,
    alternates: { canonical: url, types: { 'text/markdown': absolute(twinOf(path)), ...feedsOf(page) } },
    openGraph: {
      title: page.title,
      description: page.says,
      url,
      siteName: 'Lawspeaker',
      type: page.kind === 'topic' ? 'article' : 'website',
      images: [{ url: absolute(cardOf(path)), width: 1200, height: 630, alt: page.title }],
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** The page as schema.org data: what it is, where it stands, and on the index of a game what its words mean. */
export function structured(page: SitePage, glossary: readonly Term[] = []): object {
  const list = page.crumbs.map(({ word, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: word,
    item: absolute(path),
  }))
  const article = page.kind === 'topic' || page.kind === 'cards'
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'BreadcrumbList', itemListElement: list },
      {
        '@type': article ? 'TechArticle' : 'WebPage',
        [article ? 'headline' : 'name']: page.title,
        description: page.says,
        url: absolute(page.path),
      },
      ...(glossary.length ? [termSet(page, glossary)] : []),
    ],
  }
}

const termSet = (page: SitePage, glossary: readonly Term[]) => ({
  '@type': 'DefinedTermSet',
  name: `Words of ${page.name}`,
  hasDefinedTerm: glossary.map(({ term, says }) => ({ '@type': 'DefinedTerm', name: term, description: says })),
})
