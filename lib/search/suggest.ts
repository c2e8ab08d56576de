/** What to offer when nothing was close: known words and titles near the typed ones. */
import type { Expander, Scope } from './expand.ts'
import type { SearchRecord } from './types.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isStop, stem, wordsOf } from './words.ts'

const WANTED = 6
const FAR = 3

/** Nearest known words and titles in a scope; page titles when nothing is near. */
export function suggest(query: string, records: readonly SearchRecord[], scope: Scope, vocabulary: Vocabulary, expander: Expander): string[] {
  const inScope = records.slice(scope.from, scope.to)
  const here = ({ term }: { term: number }) => expander.frequency(term, scope) > 0
  const near = wordsOf(query)
    .filter((word) => !isStop(word) && word.length > 2)
    .flatMap((word) => {
      const close = vocabulary.near(word, Math.min(FAR, Math.ceil(word.length / 3))).filter(here)
      const begun = vocabulary.startingWith(word.slice(0, Math.max(3, word.length - 2)), 5).filter(here)
      return [...close, ...begun].map((found) => found.word).filter((found) => !isStop(found)).slice(0, 3)
    })
  const titles = near.flatMap((word) => titleWith(word, inScope))
  const pages = inScope.filter(({ kind }) => kind === 'page').map(({ title }) => title)
  const browse = pages.length > 0 ? pages : inScope.map(({ page }) => page)
  return [...new Set(near.length > 0 ? [...titles, ...near] : browse)].slice(0, WANTED)
}

/** A short title that has the word; its own words are a better query than the word alone. */
function titleWith(word: string, records: readonly SearchRecord[]): string[] {
  const base = stem(word)
  const titles = records.map(({ title }) => title).filter((title) => wordsOf(title).map(stem).includes(base))
  return titles.sort((a, b) => a.length - b.length).slice(0, 1)
}
