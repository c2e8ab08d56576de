/** Builds the search off the main thread and answers questions; typing never waits for it. */
import {
  createSearch,
  type Search,
  type SearchRecord,
  type SearchResult,
  unpackRecords,
} from '../../lib/search/index.ts'
import { type Near, nearTo } from './near.ts'

/** What the page asks. */
export interface Question {
  query: string
  game: string
  edition: string
  limit?: number
}

/** A clause asked for by its id, to be shown beside a link. */
export interface Wanted {
  clause: string
}

/** What it gets: hits, the checkers of each clause and what is near, or why not. */
export type Found =
  | { result: SearchResult; checks: Record<string, { title: string; url: string }>; near: Near }
  | { failed: string }

interface Shipped {
  records: string
  /** Cases and tools. */
  cases: string
  checks: Record<string, { title: string; url: string }>
}

interface Loaded {
  search: Search
  cases: Search
  records: SearchRecord[]
  checks: Shipped['checks']
}

let loading: Promise<Loaded> | undefined

async function load(data: string): Promise<Loaded> {
  const answer = await fetch(data)
  if (!answer.ok) throw new Error(`search data: ${answer.status}`)
  const shipped = (await answer.json()) as Shipped
  const records = unpackRecords(shipped.records)
  const cases = createSearch(unpackRecords(shipped.cases))
  return { search: createSearch(records), cases, records, checks: shipped.checks }
}

let isAsked = false

/** The first searches are the slowest, so they are tried out before anybody waits for one: a letter, words, a slip. */
function rehearse(
  { search, cases }: Pick<Loaded, 'search' | 'cases'>,
  [query, ...rest]: readonly string[] = ['s', 'may i move', 'mvoe'],
): void {
  if (isAsked || !query) return
  search.search(query, { limit: 24 })
  nearTo(cases, query, '', '')
  setTimeout(() => rehearse({ search, cases }, rest))
}

type Message = { id: number; question: Question | Wanted; data: string }

self.addEventListener('message', async ({ data }: MessageEvent<Message>) => {
  const { id, question } = data
  try {
    loading ??= load(data.data)
    const loaded = await loading
    const { search, cases, records, checks } = loaded
    if ('clause' in question) {
      const record = records.find((candidate) => candidate.id === question.clause)
      self.postMessage({ id, found: record ?? { failed: 'Not found.' } })
      setTimeout(() => rehearse(loaded))
      return
    }
    isAsked = true
    const { query, game, edition, limit = 24 } = question
    const result = search.search(query, { limit, ...(game ? { game } : {}), ...(edition ? { edition } : {}) })
    const shown = Object.fromEntries(
      result.hits.flatMap(({ record }) => (checks[record.id] ? [[record.id, checks[record.id]!]] : [])),
    )
    const near = nearTo(cases, query, game, edition)
    self.postMessage({ id, found: { result, checks: shown, near } satisfies Found })
  } catch {
    loading = undefined
    const failed = 'The search could not be loaded. Check the connection and try again.'
    self.postMessage({ id, found: { failed } satisfies Found })
  }
})
