/** The inverted index: for each stem the records that have it, with BM25F field weights folded in. */
import type { SearchRecord } from './types.ts'
import { Vocabulary } from './vocabulary.ts'
import { type Field, WEIGHTS } from './weights.ts'
import { isStop, wordsOf } from './words.ts'

const NAMES: Field[] = ['title', 'aliases', 'heading', 'text']

/** Where a stem occurs. */
export interface Postings {
  /** Positions of records, ascending. */
  docs: Int32Array
  /** Field-weighted frequency in each. */
  weights: Float32Array
}

/** A run of words that names a record as a whole: its title, an alias, the heading it opens. */
export interface Name {
  terms: Int32Array
  /** How telling its words are together. */
  mass: number
}

export interface Inverted {
  vocabulary: Vocabulary
  postings: Postings[]
  /** Content stems of each record in reading order; -1 parts title, text and aliases. */
  streams: Int32Array[]
  names: Name[][]
  /** Number of the page each record stands on. */
  pages: Int32Array
  /** Records that open a page or section define it. */
  opens: Uint8Array
  /** How telling each stem is over all records. */
  idf: Float64Array
}

/** Inverse document frequency, never negative. */
export function idf(frequency: number, size: number): number {
  return Math.log(1 + (size - frequency + 0.5) / (frequency + 0.5))
}

const GAP = -1

/** Builds the index over records that stand in reading order, game by game. */
export function makeInverted(records: readonly SearchRecord[]): Inverted {
  const vocabulary = new Vocabulary()
  const stops = new Set<number>()
  const terms = (text: string) =>
    wordsOf(text).map((word) => {
      const term = vocabulary.learn(word)
      if (isStop(word)) stops.add(term)
      return term
    })
  const content = (all: readonly number[]) => all.filter((term) => !stops.has(term))
  const headings = new Map<string, number[]>()
  const fields: Record<Field, number[]>[] = []
  const streams: Int32Array[] = []
  const runs: number[][][] = []
  const lengths = { title: 0, aliases: 0, heading: 0, text: 0 }

  const pageAliases = new Map(records.filter((r) => r.kind === 'page').map((r) => [`${r.game} ${r.title}`, r.aliases]))
  const pageNumbers = new Map<string, number>()
  const pages: number[] = []
  const opens: number[] = []
  let before: SearchRecord | undefined
  for (const record of records) {
    const headed = (text: string) => {
      const known = headings.get(text) ?? terms(text)
      headings.set(text, known)
      return known
    }
    const title = terms(record.title)
    const text = terms(record.text)
    const aliases = record.aliases.map(terms)
    const heading = [...headed(record.page), ...headed(record.section)]
    if (WEIGHTS.pageAliases && record.kind === 'clause') for (const alias of pageAliases.get(`${record.game} ${record.page}`) ?? []) heading.push(...headed(alias))
    const own = { title, aliases: aliases.flat(), heading, text }
    for (const name of NAMES) lengths[name] += own[name].length
    fields.push(own)
    streams.push(Int32Array.from([title, text, ...aliases].flatMap((run) => [...content(run), GAP])))
    const opensPage = before?.page !== record.page || before?.game !== record.game
    const opened = [opensPage ? headed(record.page) : [], opensPage || before?.section !== record.section ? headed(record.section) : []]
    opens.push(opened.some((run) => run.length > 0) ? 1 : 0)
    const page = `${record.game} ${record.page}`
    if (!pageNumbers.has(page)) pageNumbers.set(page, pageNumbers.size)
    pages.push(pageNumbers.get(page) ?? 0)
    runs.push([title, ...aliases, ...opened].map(content).filter((run) => run.length > 0))
    if (record.kind === 'clause' || record.kind === 'card') before = record
  }
  vocabulary.close()
  const postings = makePostings(fields, lengths, vocabulary.size)
  const telling = Float64Array.from(postings, ({ docs }) => idf(docs.length, records.length))
  const names = runs.map((own) =>
    own.map((run) => ({ terms: Int32Array.from(run), mass: run.reduce((sum, term) => sum + (telling[term] ?? 0), 0) })),
  )
  return { vocabulary, postings, streams, names, pages: Int32Array.from(pages), opens: Uint8Array.from(opens), idf: telling }
}

function makePostings(fields: readonly Record<Field, number[]>[], lengths: Record<Field, number>, size: number): Postings[] {
  const docs: number[][] = Array.from({ length: size }, () => [])
  const weights: number[][] = Array.from({ length: size }, () => [])
  fields.forEach((own, doc) => {
    for (const name of NAMES) {
      const [weight, b] = WEIGHTS.fields[name]
      const usual = lengths[name] / fields.length || 1
      const share = weight / (1 - b + (b * own[name].length) / usual)
      for (const term of own[name]) {
        const found = docs[term]
        const held = weights[term]
        if (!found || !held) continue
        if (found[found.length - 1] !== doc) {
          found.push(doc)
          held.push(share)
        } else held[held.length - 1] = (held[held.length - 1] ?? 0) + share
      }
    }
  })
  return docs.map((found, term) => ({ docs: Int32Array.from(found), weights: Float32Array.from(weights[term] ?? []) }))
}
