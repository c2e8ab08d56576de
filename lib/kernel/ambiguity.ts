/**
 * Open questions of the rules, as data. A game pack lists them; the kernel reads the status to choose
 * between answering with a note and showing every reading.
 */

/** How the rules leave a question: decided by the words, leaning to reading A, or not decided at all. */
const STANDINGS = ['text', 'lean', 'unclear'] as const
export type Standing = (typeof STANDINGS)[number]

/** One defensible answer to an open question. Reading `A` is always the better supported one. */
export interface Reading {
  /** Capital letter, `A` first. */
  id: string
  /** One sentence in our own words, present tense, a player can follow. */
  says: string
}

/** One decidable point of an open question. Most questions have a single point without a name. */
export interface AmbiguityPoint {
  /** Roman numeral of the fact sheet (`i`, `ii`), absent when the question has one point. */
  point?: string
  /** What is asked, as a question. */
  asks: string
  /** Standing per edition; an edition that is absent does not have the question. */
  standing: Partial<Record<string, Standing>>
  /** At least two unless `text` decides it alone. */
  readings: Reading[]
  /** Evidence and why we lean, in our own words. */
  why: string
}

/** An open question with its permanent id. */
export interface Ambiguity {
  /** `game:ambiguity.10`, `game:ambiguity.rift-repeat`. */
  id: string
  /** Name in the fact sheet: `AMB-10`, `ambiguity.rift-repeat`, `Q3`. */
  sheet: string
  topic: string
  /** Clauses it touches, full ids. */
  clauses: string[]
  points: AmbiguityPoint[]
}
