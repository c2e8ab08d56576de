/** The clauses the build wrote beside the bundle. Read once, on first use. */
import { readFile } from 'node:fs/promises'
import type { ClauseRecord, Library as Words } from '../lib/content/records.ts'
import { type Front, openFront } from '../lib/front.ts'
import { games } from '../lib/games/index.ts'

export interface Library extends Omit<Words, 'clauses'> {
  clauses: ReadonlyMap<string, ClauseRecord>
  /** As the build wrote them. */
  words: Words
  /** Everything that can be asked, as every other handle gives it. */
  front: Front
}

let library: Promise<Library> | undefined

export { textOf } from '../lib/front.ts'

export function readLibrary(): Promise<Library> {
  library ??= load()
  return library
}

async function load(): Promise<Library> {
  const words = JSON.parse(await readFile(new URL('./library.json', import.meta.url), 'utf8')) as Words
  return {
    ...words,
    clauses: new Map(words.clauses.map((clause) => [clause.id, clause])),
    words,
    front: openFront(games, words),
  }
}
