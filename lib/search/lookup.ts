/** Finding by number or id: `build 5`, `58.4c`, `LRR 58.4 c`, `command-phase.build.5`, `AMB-10`, `Q3`. */

import type { SearchRecord } from './types.ts'
import { fold } from './words.ts'

/** Answers which records a query names outright, exact names first, then what stands below that name. */
export type Lookup = (query: string) => number[]

/** Words people put before a number without meaning a part of it. */
const LEAD_IN = new Set([
  'rule',
  'clause',
  'section',
  'paragraph',
  'rrg',
  'crb',
  'faq',
  'question',
  'no',
  'nr',
  'number',
])

/** Prepares the lookup; answers are positions in `records`. */
export function makeLookup(records: readonly SearchRecord[]): Lookup {
  const byKey = new Map<string, number[]>()
  records.forEach((record, at) => {
    for (const key of keysOf(record)) {
      const found = byKey.get(key)
      if (found) found.push(at)
      else byKey.set(key, [at])
    }
  })
  const sorted = [...byKey.keys()].sort()
  return (query) => {
    const key = queryKey(query)
    if (!key) return []
    const exact = byKey.get(key) ?? []
    const below: number[] = []
    for (let at = lowerBound(sorted, `${key}.`); sorted[at]?.startsWith(`${key}.`); at += 1) {
      below.push(...(byKey.get(sorted[at] ?? '') ?? []))
    }
    return [...new Set([...exact, ...below.sort((a, b) => a - b)])]
  }
}

/** Position of the first entry that is not before `key`. */
export function lowerBound(sorted: readonly string[], key: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < key) low = middle + 1
    else high = middle
  }
  return low
}

/** Runs of letters and runs of digits: `LRR 58.4c` gives lrr, 58, 4, c. */
function partsOf(text: string): string[] {
  return fold(text).match(/\p{L}+|\p{N}+/gu) ?? []
}

/** A query is a name when it has a digit, or the signs only ids have. */
function queryKey(query: string): string | undefined {
  const text = query.trim()
  if (!/\d/.test(text) && !/^[\w-]+([:.][\w-]+)+$/.test(text)) return undefined
  let parts = partsOf(text)
  while (parts.length > 1 && LEAD_IN.has(parts[0] ?? '')) parts = parts.slice(1)
  return parts.join('.')
}

function keysOf(record: SearchRecord): Set<string> {
  const keys = new Set<string>()
  keys.add(partsOf(record.id).join('.'))
  for (const name of [record.id.replace(/^[^:]*:/, ''), record.label]) addEndings(keys, partsOf(name))
  // an open question is also known by a short name: AMB-10, Q3
  const question = /:ambiguity\.(\d+)$/.exec(record.id)?.[1]
  if (question) for (const name of ['amb', 'q', 'question', 'open.question']) keys.add(`${name}.${question}`)
  return keys
}

/** `command.phase.build.5` is also found as `phase.build.5` and `build.5`; alone, a number names only short labels. */
function addEndings(keys: Set<string>, parts: readonly string[]): void {
  for (let from = 0; from < parts.length; from += 1) {
    const ending = parts.slice(from)
    const isName =
      ending.length > 1 ? /\d/.test(ending.join('')) || from < 2 : parts.length === 2 && /^\d+$/.test(ending[0] ?? '')
    const startsInNumber = /^\d/.test(ending[0] ?? '') && from > 1
    if (isName && !startsInNumber) keys.add(ending.join('.'))
  }
}
