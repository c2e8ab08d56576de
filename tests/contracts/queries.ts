/** What players typed when they looked for a rule, with what they were looking for. */
import { existsSync, readFileSync } from 'node:fs'

export interface Query {
  query: string
  kind: string
  expect: string[]
}

/** The queries of a game, from `tests/fixtures/queries/`; none of a game nobody has asked yet. */
export function queriesOf(game: string): Query[] {
  const path = `tests/fixtures/queries/${game}.json`
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Query[]) : []
}
