import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { loadLibrary } from '../../lib/content/index.ts'
import { games } from '../../lib/games/index.ts'
import type { SearchRecord } from '../../lib/search/index.ts'
import { searchRecords } from '../../lib/search-records.ts'
import type { Scope } from './engines.ts'

const FIXTURES = 'tests/fixtures/queries'

/** A query of the fixtures with the clauses any of which answers it. */
export interface Asked {
  query: string
  expect: string[]
  scope: Scope
}

/** The records of the whole library and the queries of its games. */
export async function readBench(): Promise<{ records: SearchRecord[]; asked: Asked[] }> {
  const library = await loadLibrary(games)
  const editions = new Map(library.games.map(({ id, defaultEdition }) => [id, defaultEdition]))
  const files = existsSync(FIXTURES) ? readdirSync(FIXTURES).filter((name) => name.endsWith('.json')) : []
  const asked = files.flatMap((name) => {
    const queries = JSON.parse(readFileSync(`${FIXTURES}/${name}`, 'utf8')) as {
      query: string
      expect: string[]
      game: string
    }[]
    return queries.map(({ query, expect, game }) => ({
      query,
      expect,
      scope: { game, edition: editions.get(game) ?? '' },
    }))
  })
  return { records: searchRecords(library, games), asked }
}
