/** Addresses of pages, of their twins and of their cards. */
import type { GameContent } from './content/records.ts'

/** Beginning of every rule address of an edition: the default edition has the short one. */
export const rulesPath = (game: GameContent, edition: string): string =>
  `/rules/${game.id}/${edition === game.defaultEdition ? '' : `${edition}/`}`

/** Address of the page that says when the rules of a game changed. */
export const editionsPath = ({ id }: Pick<GameContent, 'id'>): string => `/editions/${id}/`

/** Title of an edition as a player says it. */
export const editionTitle = (game: GameContent, id: string): string =>
  game.editions.find((edition) => edition.id === id)?.title ?? id

/** Address of the Markdown twin of a page. */
export const twinOf = (path: string): string => `${path}index.md`

/** Address of the share card of a page. */
export const cardOf = (path: string): string => `/og/${cardName(path)}.png`

/** Name of the share card of a page: its address with dashes. */
export const cardName = (path: string): string => path.slice(1, -1).replaceAll('/', '-') || 'home'
