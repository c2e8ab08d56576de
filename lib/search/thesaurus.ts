/** Groups of words that mean the same at the table, compiled for looking up words and phrases. */
import { isStop, stem, wordsOf } from './words.ts'

/** Another way to say a word: its words, without stop words. */
export type Saying = readonly string[]

/** Sayings that mean the same as the phrase that starts at a position of a query. */
export interface Sameness {
  /** Words of the query the phrase takes. */
  length: number
  others: Saying[]
}

/** Looks up the phrases, one to four words, that start at `at`. */
export type Thesaurus = (stems: readonly string[], at: number) => Sameness[]

const LONGEST = 4

/** Compiles groups; every entry of a group may be a word or a phrase. */
export function makeThesaurus(groups: readonly (readonly string[])[]): Thesaurus {
  const others = new Map<string, Saying[]>()
  for (const group of groups) {
    const sayings = group.map((entry) => {
      const words = wordsOf(entry)
      return { key: words.map(stem).join(' '), saying: words.filter((word) => !isStop(word)) }
    })
    for (const { key } of sayings) {
      const known = others.get(key) ?? []
      known.push(...sayings.filter((other) => other.key !== key && other.saying.length > 0).map(({ saying }) => saying))
      others.set(key, known)
    }
  }
  return (stems, at) => {
    const found: Sameness[] = []
    for (let length = 1; length <= LONGEST && at + length <= stems.length; length += 1) {
      const same = others.get(stems.slice(at, at + length).join(' '))
      if (same) found.push({ length, others: same })
    }
    return found
  }
}
