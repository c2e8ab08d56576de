/** The search of one game: its words, what is usual in it and how telling each word is come from its own records alone. */
import { Expander, type Scope, type Unit } from './expand.ts'
import { makeInverted } from './inverted.ts'
import { makeLookup } from './lookup.ts'
import { makeMeaning } from './meaning.ts'
import { type Ranked, Ranker } from './rank.ts'
import { browse, nearest } from './suggest.ts'
import { makeThesaurus, type Thesaurus } from './thesaurus.ts'
import type { Hit, SearchOptions, SearchRecord } from './types.ts'
import { WEIGHTS } from './weights.ts'
import { wordsOf } from './words.ts'

/** Asked as a case ("can I…", "is it legal…"), a checker is the better answer. */
const CASE = /^(can|may|could|am i|are we|is it|is this|does it|how (many|much|far)|what does .* cost|legal|check)\b/i

/** A hit with what the answer is chosen by. */
export interface Candidate {
  hit: Hit
  /** Share of the query's telling words it has, 0 to 1. */
  coverage: number
  /** The query as its game reads it; empty where it was named outright. */
  units: readonly Unit[]
}

/** What one game has for a query. */
export interface OwnResult {
  /** Best first; what the query names outright before all else. */
  candidates: Candidate[]
  /** How many of them the query names outright. */
  named: number
  confident: boolean
}

/** The search of one game. */
export interface OneGame {
  find: (query: string, options: SearchOptions) => OwnResult
  /** Hits for a player who has another game open: less weighty, and nothing by name. */
  guess: (query: string, options: SearchOptions) => Hit[]
  /** The record of an id as a hit of this query. */
  hitOf: (id: string, score: number, query: string, options: SearchOptions) => Hit | undefined
  /** Known words and titles near the typed ones, best first; may be none. */
  near: (query: string) => string[]
  /** Titles of its first pages. */
  browse: () => string[]
}

/**
 * Prepares the search of one game. In: its records in reading order, the words any game knows, its own groups of words,
 * and the ids of all games, which a query may begin with.
 */
export function makeOneGame(
  records: readonly SearchRecord[],
  general: Thesaurus,
  synonyms: readonly (readonly string[])[],
  games: ReadonlySet<string>,
): OneGame {
  const index = makeInverted(records)
  const expander = new Expander(index.vocabulary, index.postings)
  const ranker = new Ranker(index)
  const lookup = makeLookup(records, games)
  const meant = makeMeaning(records)
  const size = records.filter(({ kind }) => kind !== 'card').length
  const scope: Scope = { size, general, game: makeThesaurus([...synonyms, ...termGroups(records)]) }

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

  function literalOf(query: string): string {
    return wordsOf(query)
      .map((word) => index.vocabulary.termOf(word) ?? -1)
      .join(' ')
  }

  function toHit({ doc, score }: Omit<Ranked, 'coverage'>, units: readonly Unit[], edition?: string): Hit {
    const record = records[doc] as SearchRecord
    const terms = new Set([...index.runsOf(doc)].flatMap((run) => [...run]))
    const met = new Set(units.flatMap((unit) => metBy(unit, terms)))
    const matched = [...met].flatMap((term) => index.vocabulary.formsOf(term))
    return { record, score, matched, inEdition: hasEdition(record, edition) }
  }

  return {
    find(query, options) {
      const limit = options.limit ?? LIMIT
      const units = expander.units(query, scope)
      const byName = lookup(query)
      const asked = new Set(meant(query))
      const named = [...new Set([...byName, ...asked])].filter((doc) => allows(records[doc], options))
      const ranked = ranker.rank(units, scope, preference(query, options), limit, literalOf(query))
      const topScore = ranked[0]?.score ?? 1
      const first: Ranked[] = named.map((doc, at) => ({ doc, score: topScore * 2 + (named.length - at), coverage: 1 }))
      const best = [...first, ...ranked.filter(({ doc }) => !named.includes(doc))].slice(0, limit)
      const candidates = best.map((one) => ({
        hit: { ...toHit(one, units, options.edition), ...(asked.has(one.doc) ? { meant: true as const } : {}) },
        coverage: one.coverage,
        units: byName.length > 0 ? [] : units,
      }))
      return {
        candidates,
        named: Math.min(first.length, limit),
        confident: first.length > 0 || isConfident(best, units),
      }
    },
    guess(query, options) {
      const units = expander.units(query, scope)
      const prefer = preference(query, options)
      return ranker
        .rank(units, scope, (doc) => prefer(doc) * WEIGHTS.otherGame, options.limit ?? LIMIT)
        .map((one) => toHit(one, units, options.edition))
    },
    hitOf(id, score, query, { edition }) {
      const doc = records.findIndex((record) => record.id === id)
      return doc < 0 ? undefined : toHit({ doc, score }, expander.units(query, scope), edition)
    },
    near: (query) => nearest(query, records, index),
    browse: () => browse(records),
  }
}

/** Most hits to return where nobody says. */
export const LIMIT = 20

/** The stems of a record that stand for a word of the query: the word itself, in any form, and another one only in its place. */
function metBy({ alternatives, synonyms }: Unit, terms: ReadonlySet<number>): number[] {
  const met = [...alternatives.keys()].filter((term) => terms.has(term))
  const own = met.filter((term) => !synonyms.has(term))
  return own.length > 0 ? own : met
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
export function asTyped(units: readonly Unit[]): number {
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

/** A glossary term and its aliases are words for one thing in that game. */
function termGroups(records: readonly SearchRecord[]): string[][] {
  return records
    .filter((record) => record.kind === 'term' && record.aliases.length > 0)
    .map(({ title, aliases }) => [title, ...aliases])
}
