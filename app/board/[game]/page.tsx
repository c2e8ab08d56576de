import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { BoardApp } from '../../_components/board/board-app'
import { gameOf } from '../../_site/library'
import { at, BASE_PATH } from '../../_site/paths'

interface Route {
  params: Promise<{ game: string }>
}

export const dynamicParams = false

export const generateStaticParams = () => [{ game: 'starcom' }]

export const metadata: Metadata = {
  title: 'Board of Star Commander',
  description: 'Draw the table, see sieges, building places and jumps, and open any checker filled in from the board.',
}

export default async function Page({ params }: Route): Promise<ReactNode> {
  const game = await gameOf((await params).game)
  return (
    <div data-game={game.id}>
      <nav aria-label="Breadcrumb" className="text-sm">
        <a href={at('/check/')}>Checkers</a> <span className="text-muted">›</span> {game.title}
      </nav>
      <h1 className="mb-0 mt-2">Board</h1>
      <BoardApp base={BASE_PATH} />
    </div>
  )
}
