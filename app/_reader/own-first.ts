/** What another game has for a told case stands behind what the game has that it was understood for. */
import type { SearchResult } from '../../lib/search/types.ts'

/** So many of its own come before the best of another, in case it was understood wrongly, and before the rest. */
const FIRST = 2
const OWN = 16

/**
 * The results of one game, then those of the others; each list keeps its order. In: the search of that game alone, the
 * search of all, the game, the most hits to give. Only that game answers. Pure.
 */
export function ownFirst(own: SearchResult, all: SearchResult, game: string, limit: number): SearchResult {
  const mine = own.hits.filter(({ record }) => record.game === game)
  const others = all.hits.filter(({ record }) => record.game !== game)
  const [best, ...rest] = others
  const hits = [
    ...mine.slice(0, FIRST),
    ...(best ? [best] : []),
    ...mine.slice(FIRST, OWN),
    ...rest,
    ...mine.slice(OWN),
  ].slice(0, limit)
  const answer = own.answer ?? (all.answer?.record.game === game ? all.answer : undefined)
  return {
    hits,
    confident: own.confident || all.confident,
    suggestions: own.suggestions.length ? own.suggestions : all.suggestions,
    ...(answer ? { answer } : {}),
  }
}
