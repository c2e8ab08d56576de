/** What a game brings of its own to the pages: parts in `app/_games/<game>/`, any of which may be missing. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType, ReactNode } from 'react'
import { games } from '../../lib/games'
import type { Drawing } from './diagrams/frame'
import type { Pieces } from './quick/pieces'

type Screen = 'board-page' | 'cards-page' | 'later-page'

const has = (game: string, file: string): boolean => existsSync(join(process.cwd(), 'app', '_games', game, file))

/** The games that have such a screen, as the parameters of its route. */
export const gamesWith = (screen: Screen): { game: string }[] =>
  games.filter(({ id }) => has(id, `${screen}.tsx`)).map(({ id }) => ({ game: id }))

export const boardPageOf = async (game: string): Promise<() => Promise<ReactNode>> =>
  (await import(`../_games/${game}/board-page.tsx`)).default

export const cardsPageOf = async (game: string): Promise<() => ReactNode> =>
  (await import(`../_games/${game}/cards-page.tsx`)).default

export const laterPageOf = async (game: string): Promise<() => ReactNode> =>
  (await import(`../_games/${game}/later-page.tsx`)).default

/** Drawings for rule pages, by name. */
export const drawingsOf = async (game: string): Promise<Readonly<Record<string, Drawing>>> =>
  has(game, 'diagrams.tsx') ? (await import(`../_games/${game}/diagrams.tsx`)).default : {}

/** What stands on its table, drawn small for the first page. */
export const pictureOf = async (game: string): Promise<ComponentType | undefined> =>
  has(game, 'picture.tsx') ? (await import(`../_games/${game}/picture.tsx`)).default : undefined

/** Figures of its pieces for the quick card; none for a game whose pieces differ by army. */
export const piecesOf = async (game: string): Promise<readonly Pieces[]> =>
  has(game, 'pieces.ts') ? (await import(`../_games/${game}/pieces.ts`)).default : []
