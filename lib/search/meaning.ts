/** Which word of the game a query asks the meaning of: `what is a pip`, `define siege`, `what does blockaded mean`. */
import type { SearchRecord } from './types.ts'
import { stem, wordsOf } from './words.ts'

/** The word between what asks for its meaning; nothing else may stand there. */
const BEFORE =
  /^(?:whats|what (?:is|are|does|do)|define|explain|(?:the )?(?:definition|meaning)(?: of)?) (?:(?:an?|the) )?/
const AFTER = / (?:means?|stands? for|definition|meaning)$/

const keyOf = (name: string): string => wordsOf(name).map(stem).join(' ')

/**
 * Prepares the look-up; answers are positions in `records`: the clauses that say what is called so, by its title or another
 * name, then the terms themselves. None where the query asks for anything else.
 */
export function makeMeaning(records: readonly SearchRecord[]): (query: string) => number[] {
  const terms = new Map<string, number[]>()
  const add = (name: string, at: number) => {
    const found = terms.get(keyOf(name)) ?? []
    if (!found.includes(at)) terms.set(keyOf(name), [...found, at])
  }
  const all = records.flatMap((record, at) => (record.kind === 'term' ? [{ record, at }] : []))
  for (const { record, at } of all) add(record.title, at)
  const titles = new Set(terms.keys())
  for (const { record, at } of all) for (const alias of record.aliases) if (!titles.has(keyOf(alias))) add(alias, at)
  const clauses = new Map(records.flatMap(({ kind, url }, at) => (kind === 'clause' ? [[url, at]] : [])))
  const said = (found: readonly number[]) => found.flatMap((at) => clauses.get(records[at]?.url ?? '') ?? [])
  return (query) => {
    const asked = wordsOf(query).join(' ')
    const word = asked.replace(BEFORE, '').replace(AFTER, '')
    const found = word === asked ? [] : (terms.get(keyOf(word)) ?? [])
    return [...new Set([...said(found), ...found])]
  }
}
