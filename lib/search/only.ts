/** A search for one kind of thing: `is:open`, `is:check`, `card:vader`. */
import type { Asked } from './syntax.ts'
import type { Search, SearchOptions, SearchRecord, SearchResult } from './types.ts'

const IS: Readonly<Record<NonNullable<Asked['only']>, (record: SearchRecord) => boolean>> = {
  open: ({ kind }) => kind === 'question',
  check: ({ kind }) => kind === 'checker',
  card: ({ kind, from }) => kind === 'card' || from === 'card',
}

/** So many are looked through for the few of a kind. */
const DEEP = 400

/** All of a kind, by words or, without words, in reading order. */
export function searchOnly(
  search: Search,
  records: readonly SearchRecord[],
  query: string,
  { only, limit = 24, ...options }: SearchOptions & { only: NonNullable<Asked['only']> },
): SearchResult {
  const hits = query
    ? search.search(query, { ...options, limit: DEEP }).hits.filter(({ record }) => IS[only](record))
    : records
        .filter((record) => IS[only](record) && (!options.game || record.game === options.game))
        .map((record) => ({ record, score: 1, matched: [], inEdition: true }))
  return { hits: hits.slice(0, limit), confident: hits.length > 0, suggestions: [] }
}
