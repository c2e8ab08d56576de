/** Ranking: BM25F over the index, then a closer look at the best. */

import { CloseUp } from './close-up.ts'
import type { Scope, Unit } from './expand.ts'
import type { Inverted } from './inverted.ts'
import { entriesOf, idf, weightIn } from './postings.ts'
import { WEIGHTS } from './weights.ts'

/** How many get the closer look. */
const LOOKED_AT = 60
/** A synonym covers more of a query than it scores: right meaning, other word. */
const covers = Math.sqrt

/** A record with its standing in one query. */
export interface Ranked {
  doc: number
  score: number
  /** Share of the query's telling words the record has, 0 to 1. */
  coverage: number
}

/** What the ranking may prefer about a record apart from its words; 0 leaves it out. */
export type Preference = (doc: number) => number

/** Ranks over one index; its arrays are used again for every query. */
export class Ranker {
  readonly #index: Inverted
  readonly #scores: Float64Array
  readonly #masses: Float64Array
  readonly #best: Float64Array
  readonly #sure: Float64Array

  constructor(index: Inverted) {
    this.#index = index
    this.#scores = new Float64Array(index.size)
    this.#masses = new Float64Array(index.size)
    this.#best = new Float64Array(index.size)
    this.#sure = new Float64Array(index.size)
  }

  /** Best records for these units, best first; `literal` is the query stem by stem. */
  rank(units: readonly Unit[], scope: Scope, prefer: Preference, limit: number, literal = ''): Ranked[] {
    const touched: number[] = []
    for (const unit of units) this.#addUnit(unit, scope, touched)
    const total = units.reduce((sum, { idf: telling }) => sum + telling, 0) || 1
    const kept: Ranked[] = []
    const room = Math.max(LOOKED_AT, limit)
    for (const doc of touched) {
      const coverage = this.#masses[doc]! / total
      const words = this.#scores[doc]! * shareMet(coverage)
      this.#scores[doc] = 0
      this.#masses[doc] = 0
      // a preference is at most about 2: not worth asking when even that would not lift the record in
      if (kept.length === room && words * 2 < kept[room - 1]!.score) continue
      const score = words * prefer(doc)
      if (score > 0) keep(kept, { doc, score, coverage }, room)
    }
    const closeUp = new CloseUp(units, total, this.#index, literal)
    const small = this.#smallWords(literal)
    for (const ranked of kept) {
      const { doc, coverage } = ranked
      ranked.score += this.#scoreOf(doc, small, scope) * shareMet(coverage) * prefer(doc)
      ranked.score *= closeUp.bonus(doc)
    }
    this.#addCompany(kept)
    return kept.sort((a, b) => b.score - a.score || a.doc - b.doc).slice(0, limit)
  }

  /** Stems of the small words of a query: they tell "who draws" from "when to draw" among records that have the rest. */
  #smallWords(literal: string): number[] {
    return [...new Set(literal.split(' ').map(Number))].filter((term) => this.#index.stops.has(term))
  }

  #scoreOf(doc: number, terms: readonly number[], { size }: Scope): number {
    const { postings } = this.#index
    let score = 0
    for (const term of terms) {
      const frequency = weightIn(postings, term, doc)
      const [start, end] = entriesOf(postings, term)
      score += WEIGHTS.small * idf(end - start, size) * (WEIGHTS.k1 + 1) * (frequency / (frequency + WEIGHTS.k1))
    }
    return score
  }

  #addUnit(unit: Unit, scope: Scope, touched: number[]): void {
    const { postings } = this.#index
    const here: number[] = []
    for (const [term, weight] of unit.alternatives) {
      const [start, end] = entriesOf(postings, term)
      const telling = Math.min(unit.known || unit.corrected ? unit.idf : Infinity, idf(end - start, scope.size))
      const factor = weight * unit.sure * telling * (WEIGHTS.k1 + 1)
      for (let at = start; at < end; at += 1) {
        const doc = postings.docs[at]!
        const frequency = postings.weights[at]!
        const score = (factor * frequency) / (frequency + WEIGHTS.k1)
        const best = this.#best[doc]!
        if (best === 0) here.push(doc)
        if (score > best) this.#best[doc] = score
        if (weight > this.#sure[doc]!) this.#sure[doc] = weight
      }
    }
    for (const doc of here) {
      if (this.#scores[doc] === 0) touched.push(doc)
      this.#scores[doc]! += this.#best[doc]!
      this.#masses[doc]! += unit.idf * unit.sure * covers(this.#sure[doc]!)
      this.#best[doc] = 0
      this.#sure[doc] = 0
    }
  }

  /** A record on a page where much else matches is likelier meant than a stray one. */
  #addCompany(kept: readonly Ranked[]): void {
    const shares = new Map<number, number>()
    let all = 0
    for (const { doc, score } of kept) {
      const page = this.#index.pages[doc]!
      shares.set(page, (shares.get(page) ?? 0) + score ** 2)
      all += score ** 2
    }
    for (const ranked of kept) {
      const share = shares.get(this.#index.pages[ranked.doc]!)! / all
      ranked.score *= 1 + WEIGHTS.company * share
    }
  }
}

function shareMet(coverage: number): number {
  return WEIGHTS.base + (1 - WEIGHTS.base) * coverage
}

/** Keeps the best `room` in falling order; of equals the earlier stays ahead. */
function keep(kept: Ranked[], ranked: Ranked, room: number): void {
  let low = 0
  let high = kept.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (kept[middle]!.score >= ranked.score) low = middle + 1
    else high = middle
  }
  kept.splice(low, 0, ranked)
  if (kept.length > room) kept.pop()
}
