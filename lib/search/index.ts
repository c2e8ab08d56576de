/**
 * The search of Lawspeaker, for the browser (page or worker), the command line and the bench. Fuse.js matches
 * misspelt words against the vocabulary; an inverted index ranks the records (BM25F).
 */
import { Expander, type Scope, type Unit } from './expand.ts'
import { makeInverted } from './inverted.ts'
import { type Lookup, makeLookup } from './lookup.ts'
import { type Ranked, Ranker } from './rank.ts'
import { suggest } from './suggest.ts'
import { GENERAL_SYNONYMS } from './synonyms.ts'
import { makeThesaurus } from './thesaurus.ts'
import type { Hit, Search, SearchOptions, SearchRecord, SearchResult } from './types.ts'
import { WEIGHTS } from './weights.ts'
import { questionIn, wordsOf } from './words.ts'

export { highlight, type Segment } from './highlight.ts'
export { packRecords, unpackRecords } from './pack.ts'
export * from './types.ts'

/** Asked as a case ("can I…", "is it legal…"), a checker is the better answer. */
const CASE = /^(can|may|could|am i|are we|is it|is this|does it|how (many|much|far)|what does .* cost|legal|check)\b/i

/** Prepares a search. Group the records by game, in reading order; `synonyms` are groups of words per game. */
export function createSearch(
  given: readonly SearchRecord[],
  { synonyms = {} }: { synonyms?: Readonly<Record<string, readonly (readonly string[])[]>> } = {},
): Search {
  const games = [...new Set(given.map(({ game }) => game))]
  const records = games.flatMap((game) => given.filter((record) => record.game === game))
  const index = makeInverted(records)
  const expander = new Expander(index.vocabulary, index.postings)
  const ranker = new Ranker(index)
  let prepared: Lookup | undefined
  const lookup: Lookup = (query) => {
    prepared ??= makeLookup(records)
    return prepared(query)
  }
  const general = makeThesaurus(GENERAL_SYNONYMS)
  const groupsOf = (game: string) => [...(synonyms[game] ?? []), ...termGroups(records, game)]
  const everywhere: Scope = {
    from: 0,
    to: records.length,
    size: speakersIn(records),
    general,
    game: makeThesaurus(games.flatMap(groupsOf)),
  }
  const scopes = new Map(games.map((game) => [game, scopeOf(records, game, general, groupsOf(game))]))
  const scopeFor = (game?: string) => (game === undefined ? everywhere : (scopes.get(game) ?? everywhere))

  function search(typed: string, options: SearchOptions = {}): SearchResult {
    const query = questionIn(typed)
    const scope = scopeFor(options.game)
    const limit = options.limit ?? 20
    const units = expander.units(query, scope)
    const named = lookup(query).filter((doc) => doc >= scope.from && doc < scope.to && allows(records[doc], options))
    const ranked = ranker.rank(units, scope, preference(query, options), limit, literalOf(query))
    const topScore = ranked[0]?.score ?? 1
    const first: Ranked[] = named.map((doc, at) => ({ doc, score: topScore * 2 + (named.length - at), coverage: 1 }))
    const best = [...first, ...ranked.filter(({ doc }) => !named.includes(doc))].slice(0, limit)
    const confident = first.length > 0 || isConfident(best, units)
    const meant = meantBy(units)
    const hits = best.map((one) => toHit(one, meant, options.edition))
    if (confident) {
      const answer = answerOf(hits, best, first.length > 0 ? [] : units, query)
      return { hits, confident, suggestions: [], ...ruling(answer, meant, options.edition) }
    }
    const more = scope === everywhere ? [] : elsewhere(query, options, scope)
    return { hits: [...hits, ...more].slice(0, limit), confident, suggestions: suggestFor(query, options.game) }
  }

  /** A definition never answers: the clause that rules on its page stands for it. */
  function ruling({ answer }: { answer?: Hit }, meant: ReadonlySet<number>, edition?: string): { answer?: Hit } {
    if (!answer?.record.leads) return answer ? { answer } : {}
    const doc = records.findIndex(({ id }) => id === answer.record.leads)
    return doc < 0 ? {} : { answer: toHit({ doc, score: answer.score, coverage: 1 }, meant, edition) }
  }

  function literalOf(query: string): string {
    return wordsOf(query)
      .map((word) => index.vocabulary.termOf(word) ?? -1)
      .join(' ')
  }

  function preference(query: string, { edition, kinds }: SearchOptions) {
    const asksCase = CASE.test(query.trim())
    return (doc: number) => {
      const record = records[doc]
      if (!allows(record, { kinds }) || !record) return 0
      const voice = record.kind === 'question' ? WEIGHTS.openQuestion : WEIGHTS[record.from ?? 'rule']
      const checker = record.kind === 'checker' && asksCase ? WEIGHTS.askedChecker : 1
      const opening = record.kind === 'clause' && index.opens[doc] ? WEIGHTS.opens : 1
      return opening * voice * checker * (hasEdition(record, edition) ? 1 : WEIGHTS.otherEdition)
    }
  }

  function elsewhere(query: string, options: SearchOptions, scope: Scope): Hit[] {
    const units = expander.units(query, everywhere)
    const prefer = preference(query, options)
    const outside = (doc: number) => (doc >= scope.from && doc < scope.to ? 0 : prefer(doc) * WEIGHTS.otherGame)
    const meant = meantBy(units)
    return ranker.rank(units, everywhere, outside, options.limit ?? 20).map((one) => toHit(one, meant, options.edition))
  }

  function toHit({ doc, score }: Ranked, meant: ReadonlySet<number>, edition?: string): Hit {
    const record = records[doc] as SearchRecord
    const met = new Set<number>()
    for (const run of index.runsOf(doc)) for (const term of run) if (meant.has(term)) met.add(term)
    const matched = [...met].flatMap((term) => index.vocabulary.formsOf(term))
    return { record, score, matched, inEdition: hasEdition(record, edition) }
  }

  const suggestFor = (query: string, game?: string) => suggest(query, records, scopeFor(game), index, expander)
  return { search, suggest: (typed, options = {}) => suggestFor(questionIn(typed), options.game) }
}

/** Every stem that may stand for a word of the query. */
function meantBy(units: readonly Unit[]): Set<number> {
  return new Set(units.flatMap(({ alternatives }) => [...alternatives.keys()]))
}

function allows(record: SearchRecord | undefined, { kinds }: Pick<SearchOptions, 'kinds'>): boolean {
  return record !== undefined && (kinds === undefined || kinds.includes(record.kind))
}

function hasEdition({ editions }: SearchRecord, edition?: string): boolean {
  return edition === undefined || editions.length === 0 || editions.includes(edition)
}

/** Enough of the telling words were met, and enough of them as typed rather than guessed. */
function isConfident(best: readonly Ranked[], units: readonly Unit[]): boolean {
  const sure = units.some((unit) => unit.sure >= 0.5)
  return sure && (best[0]?.coverage ?? 0) >= WEIGHTS.confident && asTyped(units) >= WEIGHTS.confidentTyped
}

/** Share of the telling words that stand as typed; a short word or another first letter is easily another word. */
function asTyped(units: readonly Unit[]): number {
  const rarest = Math.max(0, ...units.map(({ idf }) => idf))
  let typed = 0
  let all = 0
  for (const { word, corrected, split, idf, sure } of units) {
    const isGuess = corrected !== undefined || split || sure === 0
    const sameStart = corrected === undefined || corrected[0] === word[0]
    const trust = sure === 0 ? 0 : (word.length < 5 ? 0.35 : 0.7) * (sameStart ? 1 : 0.5)
    const telling = isGuess ? rarest : idf
    typed += telling * (isGuess ? trust : 1)
    all += telling
  }
  return typed / (all || 1)
}

/** The top clause, where it is clearly ahead of every other clause, of other games above all, and of every page and question. */
function answerOf(
  hits: readonly Hit[],
  best: readonly Ranked[],
  units: readonly Unit[],
  query: string,
): { answer?: Hit } {
  const at = hits.findIndex(({ record }) => record.kind === 'clause')
  const top = hits[at]
  if (!top?.inEdition || (best[at]?.coverage ?? 0) < WEIGHTS.answer) return {}
  if (units.length > 0 && asTyped(units) < WEIGHTS.answerTyped) return {}
  if (units.length === 1 && !isNamed(top, query)) return {}
  const isRival = ({ record, score }: Hit): boolean => {
    if (record.kind === 'page' || record.kind === 'question' || record.kind === 'card')
      return score >= WEIGHTS.clearlyAhead * top.score
    const ahead = record.game === top.record.game ? WEIGHTS.clearlyAhead : WEIGHTS.aheadOfOtherGames
    return record.kind === 'clause' && record !== top.record && top.score < ahead * score
  }
  return hits.some(isRival) ? {} : { answer: top }
}

/** One word alone asks for what is called so: it stands in the title or is one of the names, not in some phrase. */
function isNamed({ record, matched }: Hit, query: string): boolean {
  const title = new Set(wordsOf(`${record.title} ${record.page}`))
  const typed = wordsOf(query).join(' ')
  return matched.some((form) => title.has(form)) || record.aliases.some((alias) => wordsOf(alias).join(' ') === typed)
}

/** A glossary term and its aliases are words for one thing in that game. */
function termGroups(records: readonly SearchRecord[], game: string): string[][] {
  return records
    .filter((record) => record.game === game && record.kind === 'term' && record.aliases.length > 0)
    .map(({ title, aliases }) => [title, ...aliases])
}

const speakersIn = (records: readonly SearchRecord[]): number => records.filter(({ kind }) => kind !== 'card').length

function scopeOf(
  records: readonly SearchRecord[],
  game: string,
  general: Scope['general'],
  groups: (readonly string[])[],
): Scope {
  const from = records.findIndex((record) => record.game === game)
  const to = records.findLastIndex((record) => record.game === game) + 1
  return { from, to, size: speakersIn(records.slice(from, to)), general, game: makeThesaurus(groups) }
}
