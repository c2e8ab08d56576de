/**
 * Lawspeaker for programs: everything that can be asked, each answer plain JSON. The command line, the HTTP API, the MCP
 * server and the library are handles of this and give the same bytes.
 */
import { adjudicate, findChecker, type Refusal, type Request } from './adjudicate.ts'
import { type Judged, openAsk } from './ask/door.ts'
import type { Question } from './ask/index.ts'
import type { ClauseRecord, Library } from './content/records.ts'
import { jsonSchemaOf } from './json-schema.ts'
import type { Checker } from './kernel/checker.ts'
import { nearest } from './kernel/nearest.ts'
import type { Case, GamePack } from './kernel/pack.ts'
import type { Ruling } from './kernel/ruling.ts'
import { type Address, type AskedByLink, caseOfLink } from './link/case-of-link.ts'
import { createSearch, type Hit, type Search, type SearchOptions, type SearchResult } from './search/index.ts'
import { searchOnly } from './search/only.ts'
import { readQuery } from './search/syntax.ts'
import { searchRecords, synonymsOf } from './search-records.ts'

/** A hit as programs get it: the record, its words in one edition, where it stands. */
export interface FoundRecord {
  clause?: string
  id?: string
  kind: string
  game: string
  page: string
  title: string
  score: number
  label: string
  text: string
  editions: readonly string[]
  inEdition: boolean
  url: string
}

export interface Found {
  query: string
  confident: boolean
  hits: FoundRecord[]
  suggestions: string[]
}

/** A sentence read and judged; `rules`: where nothing could be judged, the clauses that may answer it. */
export interface Told extends Judged {
  rules?: FoundRecord[]
}

/** A checker for programs: what it answers, and the JSON Schema of its facts. */
export interface CheckerRecord {
  id: string
  title: string
  question: string
  aliases: readonly string[]
  editions: readonly string[]
  gaps: readonly string[]
  facts: unknown
}

/** Everything that can be asked. Nothing here throws for what somebody typed. */
export interface Front {
  adjudicate: (request: Request) => Ruling | Refusal
  ask: (question: Question) => Told
  search: (query: string, options?: SearchOptions) => Found
  /** The same as records, with the edition their words are read in; what the query says itself (`game:…`) counts first. */
  find: (query: string, options?: SearchOptions) => SearchResult & { edition?: string }
  /** The search itself, which knows words only; prepared when it is first asked for. */
  finder: () => Search
  /** What a link of a checker page asks, on whichever host; undefined where it is none. */
  caseOfLink: (url: Address) => AskedByLink | undefined
  /** A clause by its id in any case, or undefined. */
  clause: (id: string) => ClauseRecord | undefined
  /** The id that was perhaps meant. */
  nearestClause: (id: string) => string | undefined
  clauseIds: () => string[]
  /** The clauses of one page of rules, in reading order. */
  pageOf: (game: string, page: string) => ClauseRecord[]
  checkers: () => CheckerRecord[]
  checker: (name: string) => CheckerRecord | undefined
  /** Numbered cases with the rulings they must get. */
  cases: (choice?: { game?: string; checker?: string }) => (Case & { game: string })[]
  /** Cards and pieces of a game, or of all. */
  cards: (choice?: { game?: string; name?: string }) => { game: string; name: string }[]
  games: () => {
    id: string
    title: string
    editions: readonly { id: string; title: string }[]
    defaultEdition: string
  }[]
}

const describe = (checker: Checker): CheckerRecord => ({
  id: `${checker.game}/${checker.id}`,
  title: checker.title,
  question: checker.question,
  aliases: checker.aliases.map((alias) => `${checker.game}/${alias}`),
  editions: checker.editions,
  gaps: checker.gaps,
  facts: jsonSchemaOf(checker.facts),
})

/** Clauses that stand in for a ruling. */
const RULES = 3

/** True where a ruling tells the asker something: a verdict, or the usual one. */
const isJudged = ({ ruling }: Judged): boolean =>
  ruling !== undefined && !('error' in ruling) && (ruling.verdict !== 'undetermined' || ruling.presumed !== undefined)

/** The text of a clause in an edition, or in the newest one that has it. */
export const textOf = (clause: ClauseRecord, edition: string): string =>
  clause.text[edition] ?? Object.values(clause.text)[0] ?? ''

const later = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/** Opens the front for some packs and their words. What is costly is prepared when it is first asked for. */
export function openFront(packs: readonly GamePack[], words: Library): Front {
  const clauses = new Map(words.clauses.map((clause) => [clause.id, clause]))
  const records = later(() => searchRecords(words, packs))
  const finder = later<Search>(() => createSearch(records(), { synonyms: synonymsOf(words.games) }))
  const reader = later(() => openAsk(packs))
  const wordsOf = ({ id, game, text }: Hit['record'], preferred?: string) => {
    const clause = clauses.get(id)
    const own = words.games.find((candidate) => candidate.id === game)
    const edition = own?.editions.some((one) => one.id === preferred) ? preferred : own?.defaultEdition
    return clause ? textOf(clause, edition ?? '') : text
  }
  const recordOf = (hit: Hit, edition?: string): FoundRecord => {
    const { id, kind, game, page, title, label, url, editions } = hit.record
    return {
      ...(kind === 'clause' ? { clause: id } : { id }),
      kind,
      game,
      page: clauses.get(id)?.page ?? page,
      title,
      score: Math.round(hit.score * 1000) / 1000,
      label,
      text: wordsOf(hit.record, edition),
      editions,
      inEdition: hit.inEdition,
      url,
    }
  }
  /** The edition to read a game in that the query names: the wanted one where the game has it. */
  const editionIn = (id: string, wanted = '') => {
    const game = words.games.find((candidate) => candidate.id === id)
    return game?.editions.some((one) => one.id === wanted) ? wanted : game?.defaultEdition
  }
  const find = (query: string, options: SearchOptions = {}): SearchResult & { edition?: string } => {
    const { words: typed, game, only, ...asked } = readQuery(query, words.games)
    const edition = asked.edition ?? (game ? editionIn(game, options.edition) : options.edition)
    const meant = { ...options, ...(game ? { game } : {}), ...(edition ? { edition } : {}) }
    const result = only ? searchOnly(finder(), records(), typed, { ...meant, only }) : finder().search(typed, meant)
    return { ...result, ...(edition ? { edition } : {}) }
  }
  const search = (query: string, options?: SearchOptions): Found => {
    const { hits, confident, suggestions, edition } = find(query, options)
    return { query, confident, hits: hits.map((hit) => recordOf(hit, edition)), suggestions }
  }
  const ask = (asked: Question): Told => {
    const judged = reader()(asked)
    if (isJudged(judged)) return judged
    const { question, checker, edition } = judged
    const game = asked.game ?? checker?.split('/')[0]
    const where = { ...(game ? { game } : {}), ...(edition ? { edition } : {}) }
    const { hits, confident } = search(question, { ...where, kinds: ['clause', 'question'], limit: RULES })
    return confident && hits.length ? { ...judged, rules: hits } : judged
  }
  const clause = (id: string) => clauses.get(id) ?? clauses.get(id.toLowerCase())
  return {
    adjudicate: (request) => adjudicate(packs, request),
    ask,
    finder,
    find,
    search,
    caseOfLink: (url) => caseOfLink(packs, url),
    clause,
    nearestClause: (id) => nearest(id, [...clauses.keys()]),
    clauseIds: () => [...clauses.keys()],
    pageOf: (game, page) => words.clauses.filter((one) => one.game === game && one.page === page),
    checkers: () => packs.flatMap((pack) => pack.checkers.map(describe)),
    checker: (name) => {
      const found = findChecker(packs, name)
      return found && describe(found.checker)
    },
    cases: ({ game, checker } = {}) =>
      packs
        .filter((pack) => !game || pack.id === game)
        .flatMap((pack) => pack.cases.map((one) => ({ game: pack.id, ...one })))
        .filter((one) => !checker || one.checker === checker),
    cards: ({ game, name } = {}) => {
      const wanted = name?.toLowerCase()
      return packs
        .filter((pack) => !game || pack.id === game)
        .flatMap((pack) => (pack.cards ?? []).map((card) => ({ game: pack.id, ...card })))
        .filter((card) => !wanted || card.name.toLowerCase().includes(wanted))
    },
    games: () => packs.map(({ id, title, editions, defaultEdition }) => ({ id, title, editions, defaultEdition })),
  }
}
