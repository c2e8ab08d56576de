/** The index: words of all fields of all records, in reading order, and what names each record as a whole. */
import { entriesOf, idf, makePostings, type Postings } from './postings.ts'
import type { SearchRecord } from './types.ts'
import { Vocabulary } from './vocabulary.ts'
import { WEIGHTS } from './weights.ts'
import { isStop, wordsOf } from './words.ts'

/** A run of words that names a record as a whole: its title, an alias, the heading it opens. */
export interface Name {
  /** Stems without stop words. */
  terms: number[]
  /** All its stems in order, to tell a query that says just this. */
  literal: string
  /** How telling its words are together. */
  mass: number
  /** Titles and headings name a record more surely than aliases. */
  sure: number
  /** Its stop words, each once. */
  stops: number[]
}

export interface Inverted {
  vocabulary: Vocabulary
  postings: Postings
  size: number
  /** Stems of the title, the text and each alias, stop words left out. */
  stops: ReadonlySet<number>
  runsOf(doc: number): number[][]
  /** Made when first asked for: only the best records are looked at. */
  namesOf(doc: number): readonly Name[]
  /** Number of the page each record stands on. */
  pages: readonly number[]
  /** Clauses that open a page or section: they define it. */
  opens: readonly boolean[]
  /** How telling a stem is over all records. */
  telling(term: number): number
}

/** Builds the index over the records of one game, in reading order. */
export function makeInverted(records: readonly SearchRecord[]): Inverted {
  const reader = new Reader()
  const aliasesOfPage = new Map(
    records.filter(({ kind }) => kind === 'page').map((page) => [pageKey(page), page.aliases]),
  )
  const titles: number[][] = []
  const shortTitles: number[][][] = []
  const texts: number[][] = []
  const aliases: number[][][] = []
  const headings: number[][] = []
  const opened: number[][][] = []
  const pages: number[] = []
  const pageNumbers = new Map<string, number>()
  let before: SearchRecord | undefined

  for (const record of records) {
    const key = pageKey(record)
    // A list of cards is in no order that means anything: its first card names nothing but itself.
    const isCard = record.from === 'card' || record.kind === 'card'
    const opensPage = before === undefined || pageKey(before) !== key
    const opensSection = opensPage || before?.section !== record.section
    const isClause = record.kind === 'clause' || record.kind === 'card'
    titles.push(reader.read(record.title))
    // "Dimensional Tear (Vuil'raith)" is called Dimensional Tear
    shortTitles.push(record.title.endsWith(')') ? [reader.read(record.title.replace(/ \(.*\)$/, ''))] : [])
    texts.push(reader.read(record.text))
    aliases.push(record.aliases.map((alias) => reader.read(alias)))
    headings.push(
      reader.readOnce([record.page, record.section, ...(isClause ? (aliasesOfPage.get(key) ?? []) : [])].join(' | ')),
    )
    opened.push([
      ...(isClause && !isCard && opensPage ? [reader.readOnce(record.page.replace(/ \(.*\)/, ''))] : []),
      ...(isClause && !isCard && opensSection ? [reader.readOnce(record.section)] : []),
    ])
    if (!pageNumbers.has(key)) pageNumbers.set(key, pageNumbers.size)
    pages.push(pageNumbers.get(key)!)
    if (isClause) before = record
  }

  const { vocabulary } = reader
  vocabulary.close()
  const runs = { title: titles, aliases: aliases.map((own) => own.flat()), heading: headings, text: texts }
  const fields = (['title', 'aliases', 'heading', 'text'] as const).map((name) => {
    const [weight, b] = WEIGHTS.fields[name]
    return { runs: runs[name], weight, b }
  })
  const speaks = records.map(({ kind }) => kind !== 'card')
  const speakers = speaks.filter(Boolean).length
  const postings = makePostings(fields, records.length, vocabulary.size, speaks)
  const telling = (term: number) => {
    const [start, end] = entriesOf(postings, term)
    return idf(end - start, speakers)
  }
  const content = (run: readonly number[]) => run.filter((term) => !reader.stops.has(term))
  const names: (Name[] | undefined)[] = []

  function namesOf(doc: number): Name[] {
    const known = names[doc]
    if (known) return known
    const made = [
      ...[titles[doc]!, ...shortTitles[doc]!, ...opened[doc]!].flatMap((run) => makeName(run, 1)),
      ...aliases[doc]!.flatMap((run) => makeName(run, WEIGHTS.aliasName)),
    ]
    names[doc] = made
    return made
  }

  function makeName(run: readonly number[], sure: number): Name[] {
    const terms = content(run)
    const stops = [...new Set(run.filter((term) => reader.stops.has(term)))]
    const mass = terms.reduce((sum, term) => sum + telling(term), WEIGHTS.stopMass * stops.length)
    return terms.length > 0 ? [{ terms, literal: run.join(' '), mass, sure, stops }] : []
  }

  return {
    vocabulary,
    postings,
    pages,
    telling,
    namesOf,
    size: records.length,
    stops: reader.stops,
    runsOf: (doc) => [titles[doc]!, texts[doc]!, ...aliases[doc]!].map(content),
    opens: opened.map((own) => own.some((run) => run.length > 0)),
  }
}

function pageKey({ game, page }: SearchRecord): string {
  return `${game} ${page}`
}

/** Turns text into stem numbers and learns the words. */
class Reader {
  readonly vocabulary = new Vocabulary()
  readonly stops = new Set<number>()
  readonly #known = new Map<string, number[]>()

  read(text: string): number[] {
    return wordsOf(text).map((word) => {
      const term = this.vocabulary.learn(word)
      if (isStop(word)) this.stops.add(term)
      return term
    })
  }

  /** For headings, which come again and again. */
  readOnce(text: string): number[] {
    const known = this.#known.get(text)
    if (known) return known
    const read = this.read(text)
    this.#known.set(text, read)
    return read
  }
}
