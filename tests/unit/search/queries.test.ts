import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Kinds of query and how many of each a game has at least. */
const KINDS = { exact: 15, number: 12, paraphrase: 22, slang: 12, typo: 14, prefix: 10, question: 15, dispute: 10 }

interface Query {
  query: string
  kind: keyof typeof KINDS
  expect: string[]
  game: string
}

describe.each(['starcom', 'ti4', 'legion'])('query fixture of %s', (game) => {
  const path = new URL(`../../fixtures/queries/${game}.json`, import.meta.url)
  const queries = JSON.parse(readFileSync(path, 'utf8')) as Query[]

  it('has more than a hundred different queries, enough of each kind', () => {
    expect(queries.length).toBeGreaterThan(100)
    expect(new Set(queries.map(({ query }) => query.toLowerCase())).size).toBe(queries.length)
    expect(queries.filter(({ kind }) => !(kind in KINDS))).toEqual([])
    for (const [kind, least] of Object.entries(KINDS))
      expect(queries.filter((one) => one.kind === kind).length, kind).toBeGreaterThanOrEqual(least)
  })
  it('expects one to three clauses of its own game', () => {
    for (const { query, expect: ids, game: own } of queries) {
      expect(own, query).toBe(game)
      expect(ids.length, query).toBeGreaterThan(0)
      expect(ids.length, query).toBeLessThanOrEqual(3)
      for (const id of ids) expect(id, query).toMatch(new RegExp(`^${game}:[\\w.-]+$`))
    }
  })
})
