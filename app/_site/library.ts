/** What the pages read: the library, and which checkers decide by which clause. Server side only. */
import { type ClauseRecord, type GameContent, loadLibrary } from '../../lib/content'
import { urlOf } from '../../lib/content/address'
import { games } from '../../lib/games'
import type { GamePack } from '../../lib/kernel/pack'
import { askedAs } from './asked'
import { at } from './paths'

/** The whole library, read once. */
export const library = () => loadLibrary(games)

/** The words of one game. Throws when there is no such game: a broken route. */
export async function gameOf(id: string): Promise<GameContent> {
  const game = (await library()).games.find((candidate) => candidate.id === id)
  if (!game) throw new Error(`No game ${id}.`)
  return game
}

/** The pack that judges a game. Throws when there is none: a game without its line. */
export function packOf(id: string): GamePack {
  const pack = games.find((candidate) => candidate.id === id)
  if (!pack) throw new Error(`No pack ${id}.`)
  return pack
}

/** Clauses of a page as they stand in the reading order. */
export async function clausesOf(game: string, page: string): Promise<ClauseRecord[]> {
  return (await library()).clauses.filter((clause) => clause.game === game && clause.page === page)
}

/** The clause of an id, if there is one. */
export async function clauseOf(id: string): Promise<ClauseRecord | undefined> {
  return (await library()).clauses.find((clause) => clause.id === id)
}

/** The edition to put into an address: none for the default one. */
export const editionInUrl = (game: GameContent, edition: string): string | undefined =>
  edition === game.defaultEdition ? undefined : edition

/** Address of a clause seen from an edition; where that edition lacks it, the newest page that has it. */
export function hrefOf(id: string, game: GameContent, edition: string, clause?: ClauseRecord): string {
  const stays = !clause || clause.editions.includes(edition)
  const target = stays ? edition : (clause.editions[0] ?? edition)
  return at(urlOf(id, game.id === id.split(':')[0] ? editionInUrl(game, target) : undefined))
}

/** Checkers that may decide by a clause in an edition. */
export function checkersOn(id: string, edition: string): { title: string; href: string }[] {
  const pack = games.find((candidate) => id.startsWith(`${candidate.id}:`))
  return (pack?.checkers ?? [])
    .filter((checker) => checker.editions.includes(edition) && citesOf(checker, edition).has(id))
    .map((checker) => ({ title: askedAs(checker), href: at(`/check/${pack!.id}/${checker.id}/`) }))
}

const cited = new Map<string, Set<string>>()
function citesOf(checker: (typeof games)[number]['checkers'][number], edition: string): Set<string> {
  const key = `${checker.game}/${checker.id}/${edition}`
  const known = cited.get(key) ?? new Set(checker.cites(edition))
  cited.set(key, known)
  return known
}
