/** What the search reads, what it answers. Plain data: it crosses worker and process borders unchanged. */

/** What a record is; the surface groups hits by it. */
export const RECORD_KINDS = ['clause', 'question', 'page', 'checker', 'card', 'term'] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** What kind of source speaks in a clause; a rule ranks before a note that says the same. */
const VOICES = ['rule', 'faq', 'note', 'card', 'comparison'] as const
export type Voice = (typeof VOICES)[number]

/** One findable thing: a clause, an open question, a page, a checker, a card or a glossary term. */
export interface SearchRecord {
  /** Clause id, or the id of the open question, page, checker, card or term. */
  id: string
  kind: RecordKind
  /** Id of the game. */
  game: string
  /** Title of the page it stands on. */
  page: string
  /** Heading of the section it stands in; empty when the page has none. */
  section: string
  /** Title of the clause, card or checker. */
  title: string
  /** What a player says aloud: `Command Phase, Build 5`, `LRR 58.4c`. */
  label: string
  /** Plain text, without markup. */
  text: string
  /** Words a player types that the text does not contain. A term's aliases count as synonyms in its game. */
  aliases: string[]
  /** Editions that have it; empty means all. */
  editions: string[]
  /** What kind of source speaks; absent means the rule. */
  from?: Voice
  /** Only says what something is; the id of the clause that rules stands for it in an answer. */
  leads?: string
  /** A case whose ruling waits for a fact. */
  waits?: true
  url: string
}

/** What to search in and what to prefer. */
export interface SearchOptions {
  /** Search this game first; other games only follow when it has nothing close. */
  game?: string
  /** Records without this edition stay, lower and marked. */
  edition?: string
  /** Most hits to return, 20 if absent. */
  limit?: number
  /** Only these kinds of record. */
  kinds?: readonly RecordKind[]
}

/** A record that was found. */
export interface Hit {
  record: SearchRecord
  /** Only for comparing hits of one result. */
  score: number
  /** Forms of the words that matched, folded; feed them to `highlight`. */
  matched: string[]
  /** The query asks what a word means: this is the word, or the clause that says it. */
  meant?: true
  /** False when the chosen edition does not have this record. */
  inEdition: boolean
}

/** The answer to a query; never without hits, suggestions or both while there are records. */
export interface SearchResult {
  hits: Hit[]
  /** False: nothing close. Show the hits as guesses and offer the suggestions. */
  confident: boolean
  /** Nearest known words and titles; filled when nothing was close. */
  suggestions: string[]
  /** The top clause, when it is clearly ahead of the next. */
  answer?: Hit
}

/** A finder over one set of records. */
export interface Search {
  search(query: string, options?: SearchOptions): SearchResult
  /** Nearest known words and titles, best first; never empty while there are records. */
  suggest(query: string, options?: Pick<SearchOptions, 'game'>): string[]
}
