/**
 * The search of Lawspeaker, for the browser (page or worker), the command line and the bench. Fuse.js matches
 * misspelt words against the vocabulary; an inverted index ranks the records (BM25F). Each game is searched by itself, so
 * that no word of one weighs in another; a search of all puts their lists together.
 */
import { asTyped, type Candidate, LIMIT, makeOneGame, type OneGame, type OwnResult } from './one-game.ts'
import { WANTED } from './suggest.ts'
import { GENERAL_SYNONYMS } from './synonyms.ts'
import { makeThesaurus, type Thesaurus } from './thesaurus.ts'
import type { Hit, Search, SearchOptions, SearchRecord, SearchResult } from './types.ts'
import { WEIGHTS } from './weights.ts'
import { questionIn, wordsOf } from './words.ts'

export { packRecords, unpackRecords } from './columns.ts'
export { highlight, type Segment } from './highlight.ts'
export * from './types.ts'

/**
 * A search over records in reading order; each game is prepared when it is first searched. `synonyms` are groups of words
 * per game.
 */
export function createSearch(
  given: readonly SearchRecord[],
  { synonyms = {} }: { synonyms?: Readonly<Record<string, readonly (readonly string[])[]>> } = {},
): Search {
  const ids = new Set(given.map(({ game }) => game))
  let general: Thesaurus | undefined
  const prepared = new Map<string, OneGame>()
  const gameOf = (id: string): OneGame => {
    const known = prepared.get(id)
    if (known) return known
    general ??= makeThesaurus(GENERAL_SYNONYMS)
    const own = given.filter(({ game }) => game === id)
    const made = makeOneGame(own, general, synonyms[id] ?? [], ids)
    prepared.set(id, made)
    return made
  }
  /** The games a search looks in: the one that is asked for, or all. */
  const inScope = (game?: string) => (game !== undefined && ids.has(game) ? [game] : [...ids])

  function search(typed: string, options: SearchOptions = {}): SearchResult {
    const query = questionIn(typed)
    const limit = options.limit ?? LIMIT
    const scope = inScope(options.game)
    const { candidates, confident } = merged(scope.map((id) => gameOf(id).find(query, options)))
    const best = candidates.slice(0, limit)
    const hits = best.map(({ hit }) => hit)
    if (confident) return { hits, confident, suggestions: [], ...ruling(answerOf(best, query), query, options) }
    const others = scope.length === ids.size ? [] : [...ids].filter((id) => !scope.includes(id))
    const more = others.flatMap((id) => gameOf(id).guess(query, options)).sort((a, b) => b.score - a.score)
    return { hits: [...hits, ...more].slice(0, limit), confident, suggestions: suggestIn(scope, query) }
  }

  /** A definition answers only who asks for it: else the clause that rules on its page stands for it. */
  function ruling(answer: Hit | undefined, query: string, options: SearchOptions): { answer?: Hit } {
    if (!answer?.record.leads || answer.meant) return answer ? { answer } : {}
    const rules = gameOf(answer.record.game).hitOf(answer.record.leads, answer.score, query, options)
    return rules ? { answer: rules } : {}
  }

  /** A little of each game in turn. */
  function suggestIn(scope: readonly string[], query: string): string[] {
    const near = inTurn(scope.map((id) => gameOf(id).near(query)))
    return [...new Set(near.length > 0 ? near : inTurn(scope.map((id) => gameOf(id).browse())))].slice(0, WANTED)
  }

  return { search, suggest: (typed, options = {}) => suggestIn(inScope(options.game), questionIn(typed)) }
}

/** The first of each list, then the second of each, and so on. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}

/** The lists of several games as one: what is named outright first, then by score. */
function merged(results: readonly OwnResult[]): Pick<OwnResult, 'candidates' | 'confident'> {
  const named = inTurn(results.map((result) => result.candidates.slice(0, result.named)))
  const rest = results.flatMap((result) => result.candidates.slice(result.named))
  return {
    candidates: [...named, ...rest.sort((a, b) => b.hit.score - a.hit.score)],
    confident: results.some(({ confident }) => confident),
  }
}

/** The top clause, where it is clearly ahead of every other clause, of other games above all, and of every page and question. */
function answerOf(best: readonly Candidate[], query: string): Hit | undefined {
  const first = best.find(({ hit }) => hit.record.kind === 'clause')
  if (!first?.hit.inEdition || first.coverage < WEIGHTS.answer) return undefined
  const { hit: top, units } = first
  // What a word means is said by its own clause or by none: others only use it.
  if (!top.meant && best.some(({ hit }) => hit.meant)) return undefined
  if (units.length > 0 && asTyped(units) < WEIGHTS.answerTyped) return undefined
  if (units.length === 1 && !isNamed(top, query)) return undefined
  const isRival = ({ hit: { record, score }, coverage }: Candidate): boolean => {
    if (record.kind === 'card') return score > top.score
    if (record.kind === 'page' || record.kind === 'question') return score >= WEIGHTS.clearlyAhead * top.score
    if (record.kind !== 'clause' || record === top.record) return false
    if (record.game === top.record.game) return top.score < WEIGHTS.clearlyAhead * score
    // Each game weighs words in its own way: where another has as many of them, points do not tell which is meant.
    return coverage >= first.coverage || top.score < WEIGHTS.aheadOfOtherGames * score
  }
  return best.some(isRival) ? undefined : top
}

/** One word alone asks for what is called so: it stands in the title or is one of the names, not in some phrase. */
function isNamed({ record, matched }: Hit, query: string): boolean {
  const title = new Set(wordsOf(`${record.title} ${record.page}`))
  const typed = wordsOf(query).join(' ')
  return matched.some((form) => title.has(form)) || record.aliases.some((alias) => wordsOf(alias).join(' ') === typed)
}
