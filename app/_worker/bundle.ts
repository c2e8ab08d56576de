/** What the worker keeps: every page and script of the site in a few parts, one a game. */

/** Pages and scripts that come together, by address: a file of plain JSON. */
export interface Part {
  /** Its own address; the name holds the hash of what it holds. */
  address: string
  /** The game it is of; none in what all games need, and in the rest. */
  game?: string
  /** Addresses of the texts in it. */
  texts: readonly string[]
}

/** What of it is here: everything, all that the game of a page needs, some of it, or nothing. */
export type Kept = 'all' | 'game' | 'some' | 'none'

export interface Manifest {
  /** First what all games need, last what none of them does. */
  parts: readonly Part[]
  /** Addresses of everything that is kept as it is. */
  apart: readonly string[]
  /** Addresses of what pages do without until it has come. */
  typefaces: readonly string[]
  /** Content-Security-Policy of the pages. */
  policy: string
}

/** The games open in these pages: their parts are fetched first. In: addresses of pages. */
export function gamesIn(pages: readonly string[], parts: readonly Part[]): string[] {
  const open = new Set(pages.flatMap((page) => new URL(page).pathname.split('/')))
  return parts.flatMap(({ game }) => (game && open.has(game) ? [game] : []))
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' }

/** The type of a text by its address. */
export const typeOf = (address: string): string =>
  `${TYPES[address.slice(address.lastIndexOf('.') + 1)] ?? 'text/html'}; charset=utf-8`
