/** Texts of other tools that fill in the facts of a question: exported lists, boards written out. */
import type { RawFacts } from './facts.ts'

/** What a text told, or why it told nothing. */
export type Told =
  | {
      /** Facts to put in place of those of the same name. */
      change: RawFacts
      /** "7 cards, 12 units read, 4 lines left aside." */
      says: string
      /** Lines that were not understood, whole. */
      aside: readonly string[]
      /** What to do about them, where there is something. */
      hint?: string
    }
  | { problem: string }

/** A way to take a text: in place of what is there, or added to it. */
export interface Way {
  id: string
  word: string
}

/** Reads a text for a checker. */
export interface TextReader {
  /** "Paste a list". */
  title: string
  /** What may be pasted, in a line or two. */
  help: string
  /** Name of the text, for those who hear it. */
  label: string
  ways: readonly [Way, ...Way[]]
  /** Pure. In: the text, the facts that are there, the way. */
  read: (text: string, facts: RawFacts, way: string) => Told
}
