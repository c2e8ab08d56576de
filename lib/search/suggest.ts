/** What to offer when nothing was close: known words and titles near the typed ones. */
import type { Expander, Scope } from './expand.ts'
import type { Inverted } from './inverted.ts'
import { entriesIn } from './postings.ts'
import type { SearchRecord } from './types.ts'
import { isStop, wordsOf } from './words.ts'

const WANTED = 6
/** Farther than the search itself corrects: here a person chooses. */
const FAR = 3
const LOOKED_AT = 40

/** Nearest known words and titles in a scope; page titles when nothing is near. */
export function suggest(
  query: string,
  records: readonly SearchRecord[],
  scope: Scope,
  index: Inverted,
  expander: Expander,
): string[] {
  const { vocabulary } = index
  const near = wordsOf(query)
    .filter((word) => !isStop(word) && word.length > 2)
    .slice(0, WANTED)
    .flatMap((word) => {
      const close = vocabulary.near(word, Math.min(FAR, Math.ceil(word.length / 3)))
      const begun = vocabulary.startingWith(word.slice(0, Math.max(3, word.length - 2)), 5)
      return [...close, ...begun]
        .filter(({ word: found, term }) => !isStop(found) && expander.frequency(term, scope) > 0)
        .slice(0, 3)
    })
  if (near.length === 0) return [...new Set(browse(records, scope))].slice(0, WANTED)
  const titles = near.flatMap(({ term }) => shortestTitle(term, records, scope, index))
  return [...new Set([...titles, ...near.map(({ word }) => word)])].slice(0, WANTED)
}

/** A short title that has the stem; its own words are a better query than the word alone. */
function shortestTitle(
  term: number,
  records: readonly SearchRecord[],
  scope: Scope,
  { postings, runsOf }: Inverted,
): string[] {
  const [start, end] = entriesIn(postings, term, scope.from, scope.to)
  const docs = [...postings.docs.subarray(start, Math.min(end, start + LOOKED_AT))]
  const titles = docs.filter((doc) => runsOf(doc)[0]?.includes(term)).map((doc) => records[doc]?.title ?? '')
  return titles.sort((a, b) => a.length - b.length).slice(0, 1)
}

/** Titles of the first pages, the way into everything. */
function browse(records: readonly SearchRecord[], { from, to }: Scope): string[] {
  const titles: string[] = []
  for (let doc = from; doc < to && titles.length < WANTED; doc += 1) {
    const page = records[doc]?.page ?? ''
    if (page && !titles.includes(page)) titles.push(page)
  }
  return titles
}
