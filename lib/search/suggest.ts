/** What to offer when nothing was close: known words and titles near the typed ones. */
import type { Inverted } from './inverted.ts'
import { entriesOf } from './postings.ts'
import type { SearchRecord } from './types.ts'
import { isStop, wordsOf } from './words.ts'

/** How many are offered. */
export const WANTED = 6
/** Farther than the search itself corrects: here a person chooses. */
const FAR = 3
const LOOKED_AT = 40

/** Nearest known words and titles of one game, best first; none where nothing is near. */
export function nearest(query: string, records: readonly SearchRecord[], index: Inverted): string[] {
  const { vocabulary } = index
  const near = wordsOf(query)
    .filter((word) => !isStop(word) && word.length > 2)
    .slice(0, WANTED)
    .flatMap((word) => {
      const close = vocabulary.near(word, Math.min(FAR, Math.floor(word.length / 3)))
      const begun = vocabulary.startingWith(word.slice(0, Math.max(3, word.length - 2)), 5)
      return [...close, ...begun].filter(({ word: found }) => !isStop(found)).slice(0, 3)
    })
  const titles = near.flatMap(({ term }) => shortestTitle(term, records, index))
  return [...new Set([...titles, ...near.map(({ word }) => word)])].slice(0, WANTED)
}

/** A short title that has the stem; its own words are a better query than the word alone. */
function shortestTitle(term: number, records: readonly SearchRecord[], { postings, runsOf }: Inverted): string[] {
  const [start, end] = entriesOf(postings, term)
  const docs = [...postings.docs.subarray(start, Math.min(end, start + LOOKED_AT))]
  const titles = docs.filter((doc) => runsOf(doc)[0]?.includes(term)).map((doc) => records[doc]!.title)
  return titles.sort((a, b) => a.length - b.length).slice(0, 1)
}

/** Titles of the first pages, the way into everything. */
export const browse = (records: readonly SearchRecord[]): string[] =>
  [...new Set(records.map(({ page }) => page).filter(Boolean))].slice(0, WANTED)
