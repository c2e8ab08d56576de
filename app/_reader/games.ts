/** Filled in when the reader is bundled; see scripts/build/prepare-build.mjs. */
declare const GAMES: readonly {
  id: string
  badge: string
  short: string
  title: string
  edition: string
  editions: readonly { id: string; title: string }[]
}[]

/** The games of this site: badge, short name and the edition read first. */
export const games = GAMES
