/** From a typed query to units: each content word with the stems that may stand for it. */
import { entriesOf, idf, type Postings } from './postings.ts'
import type { Saying, Thesaurus } from './thesaurus.ts'
import type { Vocabulary } from './vocabulary.ts'
import { WEIGHTS } from './weights.ts'
import { isParticle, isStop, stem, wordsOf } from './words.ts'

/** One content word of the query. */
export interface Unit {
  word: string
  /** Stem number → how surely it is meant, up to 1. */
  alternatives: Map<number, number>
  /** Those of them that only say the same in another word. */
  synonyms: Set<number>
  /** How telling the word is: rare words weigh more; unknown ones weigh like rare ones. */
  idf: number
  /** The word itself is in some record, not only what it was completed or corrected to. */
  known: boolean
  /** It was found as two known words: spacedock. */
  split?: true
  /** The nearest known word, when the typed one is misspelt. */
  corrected?: string
  /** How surely the best alternative is meant; the alternatives are scaled so that the best is 1. */
  sure: number
}

/** What the records of a game are searched by, beside their words. */
export interface Scope {
  /** How many of them speak in sentences: a list of names says nothing of how telling a word is. */
  size: number
  /** What any table says, and what this one does. */
  general: Thesaurus
  game: Thesaurus
}

/** Correcting a word costs the most; of a question of unknown words only so many are corrected. */
const CORRECTED = 8

/** Expands queries over one index. */
export class Expander {
  readonly #vocabulary: Vocabulary
  readonly #postings: Postings

  constructor(vocabulary: Vocabulary, postings: Postings) {
    this.#vocabulary = vocabulary
    this.#postings = postings
  }

  /** The units of a query; stop words only count when nothing else remains. */
  units(query: string, scope: Scope): Unit[] {
    const words = wordsOf(query)
    const onlyStops = words.every(isStop)
    let unknown = 0
    const units: (Unit | undefined)[] = words.map((word, at) => {
      if (!onlyStops && isStop(word)) return undefined
      if (this.#vocabulary.termOf(word) === undefined) unknown++
      return this.#unit(word, at === words.length - 1, unknown <= CORRECTED)
    })
    // a corrected word has the synonyms of what it was corrected to
    const stems = words.map((word, at) => stem(units[at]?.corrected ?? word))
    words.forEach((word, at) => {
      this.#addJoined(units, words, at)
      for (const [thesaurus, weight] of [
        [scope.general, WEIGHTS.general],
        [scope.game, WEIGHTS.game],
      ] as const) {
        for (const { length, others } of thesaurus(stems, at))
          this.#addSayings(
            units,
            { word, at, length, idiom: length > 1 && words.slice(at + 1, at + length).some(isParticle) },
            others,
            weight,
          )
      }
    })
    const found = units.filter((unit) => unit !== undefined)
    for (const unit of found) this.#weigh(unit, scope)
    return found
  }

  /** How many records have a stem. */
  frequency(term: number): number {
    const [start, end] = entriesOf(this.#postings, term)
    return end - start
  }

  #unit(word: string, isLast: boolean, mayCorrect: boolean): Unit {
    const unit: Unit = { word, alternatives: new Map(), synonyms: new Set(), idf: 0, known: false, sure: 0 }
    const exact = this.#vocabulary.termOf(word)
    unit.known = exact !== undefined && this.frequency(exact) > 0
    if (exact !== undefined && unit.known) unit.alternatives.set(exact, 1)
    if ((isLast || !unit.known) && word.length > 1) this.#addCompletions(unit)
    for (const term of this.#vocabulary.familyOf(word)) if (this.frequency(term) > 0) raise(unit, term, WEIGHTS.family)
    if (
      mayCorrect &&
      (unit.alternatives.size === 0 ||
        (!unit.known && !isLast && Math.max(...unit.alternatives.values()) < WEIGHTS.family))
    )
      this.#addCorrections(unit)
    return unit
  }

  #addCompletions(unit: Unit): void {
    const wasKnown = unit.known
    for (const { word, term } of this.#vocabulary.startingWith(unit.word)) {
      if (this.frequency(term) === 0) continue
      const [low, high] = WEIGHTS.completion
      const share = low + (high - low) * (unit.word.length / word.length)
      raise(unit, term, wasKnown ? WEIGHTS.completionBesideExact : share)
    }
  }

  #addCorrections(unit: Unit): void {
    const here = this.#vocabulary.near(unit.word).filter(({ term }) => this.frequency(term) > 0)
    const nearest = here[0]?.distance ?? 0
    for (const { word, term, distance } of here) {
      // two edits and another first letter is another word more often than a typo
      if (distance > nearest || (distance > 1 && word[0] !== unit.word[0])) continue
      unit.corrected ??= word
      raise(unit, term, WEIGHTS.typo[distance - 1]!)
    }
    if (unit.alternatives.size === 0) this.#addParts(unit)
  }

  /** `spacedock` is found as space dock. */
  #addParts(unit: Unit): void {
    for (let cut = 3; cut <= unit.word.length - 3; cut += 1) {
      const halves = [unit.word.slice(0, cut), unit.word.slice(cut)].map((half) => this.#vocabulary.termOf(half))
      if (!halves.every((term) => term !== undefined && this.frequency(term) > 0)) continue
      for (const term of halves) raise(unit, term!, WEIGHTS.joined)
      unit.known = true
      unit.split = true
      return
    }
  }

  /** `face down` is also found as facedown. */
  #addJoined(units: (Unit | undefined)[], words: readonly string[], at: number): void {
    const term = this.#vocabulary.termOf(`${words[at]}${words[at + 1] ?? ''}`)
    if (term === undefined || this.frequency(term) === 0) return
    for (const unit of [units[at], units[at + 1]]) if (unit) raise(unit, term, WEIGHTS.joined)
  }

  #addSayings(
    units: (Unit | undefined)[],
    phrase: { word: string; at: number; length: number; idiom: boolean },
    others: readonly Saying[],
    weight: number,
  ): void {
    const { word, at, length, idiom } = phrase
    const covered = units.slice(at, at + length).filter((unit) => unit !== undefined)
    if (idiom)
      for (const unit of covered)
        for (const [term, sure] of unit.alternatives) unit.alternatives.set(term, sure * WEIGHTS.inIdiom)
    // a phrase of stop words only ("someone else") becomes a unit of its own
    if (covered.length === 0 && length > 1) {
      const unit: Unit = { word, alternatives: new Map(), synonyms: new Set(), idf: 0, known: false, sure: 0 }
      units[at] = unit
      covered.push(unit)
    }
    for (const saying of others) {
      const term = this.#rarest(saying)
      const sure = saying.length > 1 ? weight * WEIGHTS.phrase : weight
      if (term === undefined) continue
      for (const unit of covered) {
        if (!unit.alternatives.has(term)) unit.synonyms.add(term)
        raise(unit, term, unit.corrected ? sure * WEIGHTS.typo[0] : sure)
      }
    }
  }

  #rarest(saying: Saying): number | undefined {
    const terms = saying
      .map((word) => this.#vocabulary.termOf(word))
      .filter((term) => term !== undefined && this.frequency(term) > 0)
    return terms.sort((a, b) => this.frequency(a!) - this.frequency(b!))[0]
  }

  #weigh(unit: Unit, scope: Scope): void {
    unit.sure = Math.max(0, ...unit.alternatives.values())
    const best = [...unit.alternatives]
      .filter(([, weight]) => weight === unit.sure)
      .map(([term]) => this.frequency(term))
    unit.idf = idf(Math.max(0, ...best), scope.size)
    if (/^\d+$/.test(unit.word)) unit.idf *= WEIGHTS.number
    if (unit.sure === 0 || unit.known) return
    for (const [term, weight] of unit.alternatives) unit.alternatives.set(term, weight / unit.sure)
  }
}

function raise(unit: Unit, term: number, weight: number): void {
  if (weight > (unit.alternatives.get(term) ?? 0)) unit.alternatives.set(term, weight)
}
