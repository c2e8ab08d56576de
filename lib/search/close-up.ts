/** The closer look at one record: is the query its name, do neighbouring words stand together in it. */
import type { Unit } from './expand.ts'
import type { Inverted } from './inverted.ts'
import { WEIGHTS } from './weights.ts'

/** A unit of the query that a stem may stand for. */
interface Meaning {
  unit: number
  weight: number
}

/** Prepared for one query, asked about many records. */
export class CloseUp {
  readonly #units: readonly Unit[]
  readonly #total: number
  readonly #index: Inverted
  readonly #literal: string
  readonly #meant = new Map<number, Meaning[]>()

  readonly #small: ReadonlySet<number>
  readonly #smallCount: number

  constructor(units: readonly Unit[], total: number, index: Inverted, literal = '') {
    this.#literal = literal
    this.#small = new Set(
      literal
        .split(' ')
        .map(Number)
        .filter((term) => index.stops.has(term)),
    )
    this.#smallCount = this.#small.size
    this.#units = units
    this.#total = total
    this.#index = index
    units.forEach(({ alternatives }, unit) => {
      for (const [term, weight] of alternatives) {
        const known = this.#meant.get(term)
        if (known) known.push({ unit, weight })
        else this.#meant.set(term, [{ unit, weight }])
      }
    })
  }

  /** Factor for a record, 1 when nothing speaks for it beyond its words. */
  bonus(doc: number): number {
    return (1 + WEIGHTS.named * this.#named(doc)) * (1 + WEIGHTS.near * this.#near(doc))
  }

  /** How alike the query and the best name of the record are; 1 when they are the same. */
  #named(doc: number): number {
    const covered = new Float64Array(this.#units.length)
    let most = 0
    for (const { terms, literal, mass, sure, stops } of this.#index.namesOf(doc)) {
      if (literal === this.#literal) most = Math.max(most, sure + WEIGHTS.literal)
      covered.fill(0)
      let met = 0
      let small = 0
      for (const term of stops) if (this.#small.has(term)) small += WEIGHTS.stopMass
      met += small
      for (const term of terms) {
        let best = 0
        for (const { unit, weight } of this.#meant.get(term) ?? NONE) {
          if (weight > best) best = weight
          if (weight > covered[unit]!) covered[unit] = weight
        }
        if (best > 0) met += this.#index.telling(term) * best
      }
      const ofName = met / mass
      if (ofName >= WEIGHTS.nameMet)
        most = Math.max(most, sure * ofName ** WEIGHTS.nameSharp * this.#shareOfQuery(covered, small))
    }
    return most
  }

  /** Share of the query that is covered; less when the covered words do not stand together. */
  #shareOfQuery(covered: Float64Array, small: number): number {
    let asked = 0
    let count = 0
    let first = -1
    let last = -1
    covered.forEach((weight, unit) => {
      if (weight === 0) return
      asked += this.#units[unit]!.idf * weight
      count += 1
      if (first < 0) first = unit
      last = unit
    })
    if (count === 0) return 0
    const share = (asked + small) / (this.#total + WEIGHTS.stopMass * this.#smallCount)
    return (Math.min(1, share) * count) / (last - first + 1)
  }

  /** Share of neighbouring query words that also stand close together in the record, in full when in order. */
  #near(doc: number): number {
    const pairs = this.#units.length - 1
    if (pairs < 1) return 0
    const best = new Float64Array(pairs)
    for (const run of this.#index.runsOf(doc)) this.#pairsIn(run, best)
    return best.reduce((sum, one) => sum + one, 0) / pairs
  }

  #pairsIn(run: readonly number[], best: Float64Array): void {
    const recent: (Meaning & { at: number })[] = []
    run.forEach((term, at) => {
      for (const { unit, weight } of this.#meant.get(term) ?? NONE) {
        for (const seen of recent) {
          const apart = at - seen.at
          if (apart > 3 || apart === 0 || Math.abs(unit - seen.unit) !== 1) continue
          const pair = Math.min(unit, seen.unit)
          const inOrder = unit > seen.unit && apart === 1 ? 1 : WEIGHTS.outOfOrder
          best[pair] = Math.max(best[pair]!, weight * seen.weight * inOrder)
        }
        recent.push({ at, unit, weight })
      }
    })
  }
}

const NONE: readonly Meaning[] = []
