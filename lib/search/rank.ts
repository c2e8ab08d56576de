/** Ranking: BM25F over the index, then phrase, proximity and names on the best. */
import { type Scope, type Unit, firstFrom } from './expand.ts'
import { type Inverted, idf } from './inverted.ts'
import { WEIGHTS } from './weights.ts'

const RERANKED = 60
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

/** Best records of a scope for these units, best first. */
export class Ranker {
  readonly #index: Inverted
  readonly #scores: Float64Array
  readonly #masses: Float64Array
  readonly #best: Float64Array
  readonly #sure: Float64Array

  constructor(index: Inverted) {
    this.#index = index
    const size = index.streams.length
    this.#scores = new Float64Array(size)
    this.#masses = new Float64Array(size)
    this.#best = new Float64Array(size)
    this.#sure = new Float64Array(size)
  }

  rank(units: readonly Unit[], scope: Scope, prefer: Preference, limit: number): Ranked[] {
    const touched: number[] = []
    for (const unit of units) this.#addUnit(unit, scope, touched)
    const total = units.reduce((sum, { idf: telling }) => sum + telling, 0) || 1
    const kept: Ranked[] = []
    const room = Math.max(RERANKED, limit)
    for (const doc of touched) {
      const coverage = (this.#masses[doc] ?? 0) / total
      const score = (this.#scores[doc] ?? 0) * (WEIGHTS.base + (1 - WEIGHTS.base) * coverage) * prefer(doc)
      this.#scores[doc] = 0
      this.#masses[doc] = 0
      if (score > 0) keep(kept, { doc, score, coverage }, room)
    }
    const looked = new Look(units, total, this.#index)
    for (const ranked of kept) ranked.score *= looked.bonus(ranked.doc)
    this.#addCompany(kept)
    return kept.sort((a, b) => b.score - a.score || a.doc - b.doc).slice(0, limit)
  }

  /** A record on a page where much else matches is likelier meant than a stray one. */
  #addCompany(kept: readonly Ranked[]): void {
    const shares = new Map<number, number>()
    let all = 0
    for (const { doc, score } of kept) {
      const page = this.#index.pages[doc] ?? 0
      shares.set(page, (shares.get(page) ?? 0) + score ** 2)
      all += score ** 2
    }
    for (const ranked of kept) ranked.score *= 1 + (WEIGHTS.company * (shares.get(this.#index.pages[ranked.doc] ?? 0) ?? 0)) / (all || 1)
  }

  #addUnit(unit: Unit, scope: Scope, touched: number[]): void {
    const best = this.#best
    const size = scope.to - scope.from
    const here: number[] = []
    for (const [term, weight] of unit.alternatives) {
      const { docs, weights } = this.#index.postings[term] ?? EMPTY
      const end = firstFrom(docs, scope.to)
      const start = firstFrom(docs, scope.from)
      const factor = weight * unit.sure * Math.min(unit.known ? unit.idf : Infinity, idf(end - start, size)) * (WEIGHTS.k1 + 1)
      for (let at = start; at < end; at += 1) {
        const doc = docs[at] ?? 0
        const frequency = weights[at] ?? 0
        const score = (factor * frequency) / (frequency + WEIGHTS.k1)
        if (best[doc] === 0) here.push(doc)
        if (score > (best[doc] ?? 0)) best[doc] = score
        if (weight > (this.#sure[doc] ?? 0)) this.#sure[doc] = weight
      }
    }
    for (const doc of here) {
      if (this.#scores[doc] === 0) touched.push(doc)
      this.#scores[doc] = (this.#scores[doc] ?? 0) + (best[doc] ?? 0)
      this.#masses[doc] = (this.#masses[doc] ?? 0) + unit.idf * unit.sure * covers(this.#sure[doc] ?? 0)
      best[doc] = 0
      this.#sure[doc] = 0
    }
  }
}

const EMPTY = { docs: new Int32Array(), weights: new Float32Array() }

/** The closer look at one record: whole names, neighbouring words, the query word for word. */
class Look {
  readonly #units: readonly Unit[]
  readonly #total: number
  readonly #index: Inverted
  /** Stem → units it may stand for. */
  readonly #meant = new Map<number, { unit: number; weight: number }[]>()

  constructor(units: readonly Unit[], total: number, index: Inverted) {
    this.#units = units
    this.#total = total
    this.#index = index
    units.forEach(({ alternatives }, unit) => {
      for (const [term, weight] of alternatives) this.#meant.set(term, [...(this.#meant.get(term) ?? []), { unit, weight }])
    })
  }

  bonus(doc: number): number {
    return (1 + WEIGHTS.named * this.#named(doc)) * (1 + WEIGHTS.near * this.#near(doc))
  }

  /** How alike the query and the best name of the record (title, alias, heading it opens) are; 1 when they are the same. */
  #named(doc: number): number {
    let most = 0
    for (const { terms, mass } of this.#index.names[doc] ?? []) {
      const covered = new Map<number, number>()
      let met = 0
      for (const term of terms) {
        const meant = this.#meant.get(term)
        if (!meant) continue
        met += (this.#index.idf[term] ?? 0) * Math.max(...meant.map(({ weight }) => weight))
        for (const { unit, weight } of meant) covered.set(unit, Math.max(weight, covered.get(unit) ?? 0))
      }
      const ofName = met / mass
      if (ofName < WEIGHTS.nameMet) continue
      let asked = 0
      for (const [unit, weight] of covered) asked += (this.#units[unit]?.idf ?? 0) * weight
      const ofQuery = asked / this.#total
      most = Math.max(most, ofName ** WEIGHTS.nameSharp * ofQuery)
    }
    return most
  }

  /** Share of neighbouring query words that also stand close together in the record, in full when in order. */
  #near(doc: number): number {
    const pairs = this.#units.length - 1
    if (pairs < 1) return 0
    const best = new Float64Array(pairs)
    const stream = this.#index.streams[doc] ?? EMPTY.docs
    const recent: { at: number; unit: number; weight: number }[] = []
    stream.forEach((term, at) => {
      if (term < 0) recent.length = 0
      for (const { unit, weight } of this.#meant.get(term) ?? []) {
        for (const seen of recent) {
          const apart = at - seen.at
          if (apart > 3 || apart === 0 || Math.abs(unit - seen.unit) !== 1) continue
          const pair = Math.min(unit, seen.unit)
          const inOrder = unit > seen.unit && apart === 1 ? 1 : WEIGHTS.outOfOrder
          best[pair] = Math.max(best[pair] ?? 0, weight * seen.weight * inOrder)
        }
        recent.push({ at, unit, weight })
      }
    })
    return best.reduce((sum, one) => sum + one, 0) / pairs
  }
}

/** Keeps the best `room` in falling order. */
function keep(kept: Ranked[], ranked: Ranked, room: number): void {
  const worst = kept[kept.length - 1]
  if (kept.length >= room && worst && ranked.score <= worst.score) return
  let low = 0
  let high = kept.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((kept[middle]?.score ?? 0) >= ranked.score) low = middle + 1
    else high = middle
  }
  kept.splice(low, 0, ranked)
  if (kept.length > room) kept.pop()
}
