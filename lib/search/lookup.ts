/** Finding by number, id or the whole name of a card: `build 5`, `58.4c`, `LRR 58.4 c`, `command-phase.build.5`, `AMB-10`, `Q3`, a pasted link. */

import type { SearchRecord } from './types.ts'
import { fold, isStop } from './words.ts'

/** Answers which records a query names outright, exact names first, then what stands below that name. */
export type Lookup = (query: string) => number[]

/** Words people put around a number without meaning a part of it. */
const LEAD_IN = new Set(
  'lrr rrg crb rule rules rulebook clause section paragraph para par article point faq question card no nr num number'.split(
    ' ',
  ),
)

/** Prepares the lookup; answers are positions in `records`. A query may begin with the id of one of `games`. */
export function makeLookup(
  records: readonly SearchRecord[],
  games: ReadonlySet<string> = new Set(records.map(({ game }) => game)),
): Lookup {
  const byKey = new Map<string, number[]>()
  const add = (key: string, at: number) => {
    const found = byKey.get(key)
    if (!found) byKey.set(key, [at])
    else if (!found.includes(at)) found.push(at)
  }
  const cites = new Map(records.filter(isPage).map((page) => [`${page.game} ${page.page}`, partsOf(page.label)]))
  // what a record is called in full comes before what it is called in part
  for (const names of [fullNames, partNames])
    records.forEach((record, at) => {
      for (const key of names(record, cites.get(`${record.game} ${record.page}`))) add(key, at)
    })
  const cards = cardNames(records, byKey)
  const sorted = [...byKey.keys()].sort()
  return (query) => {
    const card = cards.get(partsOf(query).join('.'))
    if (card) return card
    for (const key of queryKeys(query, games)) {
      const exact = byKey.get(key) ?? []
      const below: number[] = []
      for (let at = lowerBound(sorted, `${key}.`); sorted[at]?.startsWith(`${key}.`); at += 1)
        below.push(...byKey.get(sorted[at]!)!)
      if (exact.length > 0 || below.length > 0) return [...new Set([...exact, ...below.sort((a, b) => a - b)])]
    }
    return []
  }
}

/**
 * Cards by their whole name; where no card is called so, by other words for it and by whom they belong to, unless a
 * clause is cited so: "space dock 2" is LRR 79.2.
 */
function cardNames(
  records: readonly SearchRecord[],
  cited: ReadonlyMap<string, readonly number[]>,
): ReadonlyMap<string, number[]> {
  const names = new Map<string, number[]>()
  const cards = records.flatMap((record, at) => (record.kind === 'card' ? [{ record, at }] : []))
  const add = (name: string, at: number) => {
    const key = partsOf(name).join('.')
    const found = names.get(key) ?? []
    if (key && !found.includes(at)) names.set(key, [...found, at])
  }
  for (const { record, at } of cards) add(record.title, at)
  const titles = new Set(names.keys())
  for (const { record, at } of cards)
    for (const alias of record.aliases) {
      const key = partsOf(alias).join('.')
      if (!titles.has(key) && !cited.has(key)) add(alias, at)
    }
  return names
}

/** Position of the first entry that is not before `key`. */
export function lowerBound(sorted: readonly string[], key: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < key) low = middle + 1
    else high = middle
  }
  return low
}

/** Runs of letters and runs of digits: `LRR 58.4c` gives lrr, 58, 4, c. */
function partsOf(text: string): string[] {
  return fold(text).match(/\p{L}+|\p{N}+/gu) ?? []
}

/** The names a query may be, surest first. It is none without a digit or the signs only ids have. */
function queryKeys(query: string, games: ReadonlySet<string>): string[] {
  const text = linkedName(query.trim())
  const [first = '', ...rest] = text.split(/[\s,]+/)
  if (rest.length > 0 && games.has(first.toLowerCase())) return queryKeys(rest.join(' '), games)
  if (!/\d/.test(text) && !/^[\w-]+([:.][\w-]+)+$/.test(text)) return []
  const parts = partsOf(text)
  const bare = parts.filter((part) => !LEAD_IN.has(part))
  // in a sentence only a number with a dot is surely a rule: "what does 58.4c say", not "can i draw 2"
  const said = /\d\.\d/.test(text) ? bare.filter((part) => !isStop(part) || part.length === 1) : bare
  return [...new Set([parts, bare, said].filter((key) => key.length > 0).map((key) => key.join('.')))]
}

/** A pasted address names its clause: `https://…/rules/game/movement/#4c`. */
function linkedName(text: string): string {
  const [, kind, path] = /\/(rules|questions)\/(\S+)$/.exec(text) ?? []
  if (path === undefined) return text
  return kind === 'rules' ? path : path.replace(/\/?#/, ':ambiguity.')
}

function isPage({ kind }: SearchRecord): boolean {
  return kind === 'page'
}

/** `game:command-phase.build.5`, `command-phase.build.5`, `build.5`, the label. */
function fullNames({ id, label }: SearchRecord): string[] {
  const dotted = id.replace(/^[^:]*:/, '').split('.')
  const ends = dotted.slice(0, -1).map((_, from) => partsOf(dotted.slice(from).join('.')))
  const said = partsOf(label)
  const keys = [partsOf(id), ...ends, said, ...(/^lrr$/.test(said[0] ?? '') ? [said.slice(1)] : [])]
  return keys.map((key) => key.join('.'))
}

/** Endings of the names, and what a record is also called. */
function partNames(record: SearchRecord, cite: readonly string[] | undefined): string[] {
  const names = [record.id.replace(/^[^:]*:/, ''), record.label]
  return [...names.flatMap((name) => endingsOf(partsOf(name))), ...otherNames(record, cite)]
}

/** Open question 10 by its short names, note 1 of LRR 59 by the number of its page. */
function otherNames(record: SearchRecord, cite: readonly string[] = []): string[] {
  const question = /:ambiguity\.(\d+)$/.exec(record.id)?.[1]
  if (question) return ['amb', 'q', 'question', 'open.question'].map((name) => `${name}.${question}`)
  const [lrr, number] = cite
  if (record.kind !== 'clause' || lrr !== 'lrr' || number === undefined) return []
  const name = record.id.split('.').at(-1) ?? ''
  const note = /^n(\d.*)$/.exec(name)?.[1]
  if (note === undefined) return name === '0' ? [`${number}.0`, `lrr.${number}.0`] : []
  return ['n', 'note'].flatMap((word) => {
    const key = [number, word, ...partsOf(note)].join('.')
    return [key, `lrr.${key}`]
  })
}

/** `command.phase.build.5` is also found as `phase.build.5`. */
function endingsOf(parts: readonly string[]): string[] {
  return parts.slice(0, -1).flatMap((_, from) => {
    const ending = parts.slice(from)
    const isName = /\d/.test(ending.join('')) || from < 2
    const startsInNumber = /^\d/.test(ending[0] ?? '') && from > 1
    return isName && !startsInNumber ? [ending.join('.')] : []
  })
}
