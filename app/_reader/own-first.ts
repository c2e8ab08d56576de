/** What another game has for a told case stands behind what the game has that it was understood for. */
import type { SearchResult } from '../../lib/search/types.ts'

/** So many rules and cards of its own come before the best of another game, in case it was understood wrongly. */
const RULES = 3
/** So many of its own come before the rest. */
const OWN = 16

/**
 * The results of one game, then those of the others; each list keeps its order. In: the search of that game alone, the
 * search of all, the game, the most hits to give. Only that game answers. Pure.
 */
export function ownFirst(own: SearchResult, all: SearchResult, game: string, limit: number): SearchResult {
  const mine = own.hits.filter(({ record }) => record.game === game)
  const others = all.hits.filter(({ record }) => record.game !== game)
  const [best, ...rest] = others
  const rules = mine.flatMap(({ record }, i) => (record.kind === 'clause' || record.kind === 'card' ? [i + 1] : []))
  const at = rules[RULES - 1] ?? OWN
  const hits = [
    ...mine.slice(0, at),
    ...(best ? [best] : []),
    ...mine.slice(at, OWN),
    ...rest,
    ...mine.slice(Math.max(at, OWN)),
  ]
  const answer = own.answer ?? (all.answer?.record.game === game ? all.answer : undefined)
  return {
    hits: hits.slice(0, limit),
    confident: own.confident || all.confident,
    suggestions: own.suggestions.length ? own.suggestions : all.suggestions,
    ...(answer ? { answer } : {}),
  }
}
