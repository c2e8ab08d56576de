/** A question that another game answers, asked where one game is chosen: "hand limit" in a game without cards. */
import type { Hit, Search, SearchResult } from '../../lib/search/types.ts'
import { WEIGHTS } from '../../lib/search/weights.ts'
import { wordsOf } from '../../lib/search/words.ts'

/** What another game has, and whether the words are clearly its own. */
export interface Elsewhere {
  hit: Hit
  isSure: boolean
}

/** Fewer words are a name, and each game may have a thing of that name. */
const QUESTION = 3

/**
 * The clause of another game that a query in the chosen one is about: what answers among all games, else what is clearly
 * ahead of the answer the chosen game gives. Nothing where the query may as well be of the chosen game.
 */
export function elsewhereOf(
  search: Pick<Search, 'search'>,
  query: string,
  game: string,
  own: SearchResult,
): Elsewhere | undefined {
  const all = search.search(query)
  if (all.answer && all.answer.record.game !== game) return { hit: all.answer, isSure: true }
  if (!own.answer || wordsOf(query).length < QUESTION) return undefined
  const best = all.hits.find(({ record }) => record.kind === 'clause' && record.game !== game)
  const isAhead = best && best.score >= WEIGHTS.clearlyAhead * own.answer.score
  return isAhead ? { hit: best, isSure: false } : undefined
}
