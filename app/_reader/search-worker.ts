/** Builds the search off the main thread and answers questions; typing never waits for it. */
import { createSearch, type Search, type SearchResult, unpackRecords } from '../../lib/search/index.ts'

/** What the page asks. */
export interface Question {
  query: string
  game: string
  edition: string
  limit?: number
}

/** What it gets: hits and the checkers of each clause, or why not. */
export type Found =
  | { result: SearchResult; checks: Record<string, { title: string; url: string }> }
  | { failed: string }

interface Shipped {
  records: string
  checks: Record<string, { title: string; url: string }>
}

let loading: Promise<{ search: Search; checks: Shipped['checks'] }> | undefined

async function load(data: string) {
  const answer = await fetch(data)
  if (!answer.ok) throw new Error(`search data: ${answer.status}`)
  const shipped = (await answer.json()) as Shipped
  return { search: createSearch(unpackRecords(shipped.records)), checks: shipped.checks }
}

self.addEventListener('message', async ({ data }: MessageEvent<{ id: number; question: Question; data: string }>) => {
  const { id, question } = data
  try {
    loading ??= load(data.data)
    const { search, checks } = await loading
    const { query, game, edition, limit = 24 } = question
    const result = search.search(query, { limit, ...(game ? { game } : {}), ...(edition ? { edition } : {}) })
    const shown = Object.fromEntries(
      result.hits.flatMap(({ record }) => (checks[record.id] ? [[record.id, checks[record.id]!]] : [])),
    )
    self.postMessage({ id, found: { result, checks: shown } satisfies Found })
  } catch {
    loading = undefined
    self.postMessage({
      id,
      found: { failed: 'The search could not be loaded. Check the connection and try again.' } satisfies Found,
    })
  }
})
