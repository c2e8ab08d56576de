import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { CardList } from '../../../../_site/card-list'
import { GameIndex } from '../../../../_site/game-index'
import { gameOf, library } from '../../../../_site/library'
import { metadataOf } from '../../../../_site/meta'
import { RulePage } from '../../../../_site/rule-page'

interface Route {
  params: Promise<{ game: string; path: string[] }>
}

export const dynamicParams = false

/** Every page of every game in every edition; the default edition has the short address. */
export async function generateStaticParams() {
  const { games, clauses } = await library()
  return games.flatMap((game) => {
    const cards = clauses.some((clause) => clause.game === game.id && clause.page === 'cards') ? ['cards'] : []
    const pages = [...game.pages.map((page) => page.id), ...cards]
    const others = game.editions.map((edition) => edition.id).filter((id) => id !== game.defaultEdition)
    return [
      ...pages.map((page) => ({ game: game.id, path: [page] })),
      ...others.flatMap((edition) => [
        { game: game.id, path: [edition] },
        ...pages.map((page) => ({ game: game.id, path: [edition, page] })),
      ]),
    ]
  })
}

async function read({ params }: Route) {
  const { game: id, path } = await params
  const game = await gameOf(id)
  const named = game.editions.some((edition) => edition.id === path[0])
  const edition = named ? path[0]! : game.defaultEdition
  return { game, edition, page: named ? path[1] : path[0] }
}

export async function generateMetadata({ params }: Route): Promise<Metadata> {
  const { game, path } = await params
  return metadataOf(`/rules/${[game, ...path].join('/')}/`)
}

export default async function Page(route: Route): Promise<ReactNode> {
  const { game, edition, page } = await read(route)
  if (!page) return <GameIndex game={game} edition={edition} />
  if (page === 'cards') return <CardList game={game} edition={edition} />
  const found = game.pages.find((candidate) => candidate.id === page)
  if (!found) notFound()
  return <RulePage game={game} edition={edition} page={found} />
}
