import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const KINDS = { exact: 15, number: 12, paraphrase: 22, slang: 12, typo: 14, prefix: 10, question: 15 }

interface Query {
  query: string
  kind: keyof typeof KINDS
  expect: string[]
  game: string
}

describe.each(['starcom', 'ti4', 'legion'])('query fixture of %s', (game) => {
  const path = new URL(`../../fixtures/queries/${game}.json`, import.meta.url)
  const queries = JSON.parse(readFileSync(path, 'utf8')) as Query[]

  it('has a hundred different queries of the agreed kinds', () => {
    expect(new Set(queries.map(({ query }) => query.toLowerCase())).size).toBe(100)
    const counts = Object.fromEntries(
      Object.keys(KINDS).map((kind) => [kind, queries.filter((one) => one.kind === kind).length]),
    )
    expect(counts).toEqual(KINDS)
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
