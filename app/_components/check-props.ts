/** What a checker page hands to the browser beside the game's pack: words, links and examples. Plain JSON. */

import type { AnswerKind } from './table/claims-form'

/** A clause the checker may cite, with its words and its address in every edition that has it. */
export interface CitedClause {
  label: string
  title: string
  /** Words and address per edition; an edition without the clause is absent. */
  printed: Readonly<Record<string, { text: string; href: string }>>
}

/** A case to look at: a worked example or a numbered one. */
export interface ExampleCase {
  title: string
  /** Number of a public case: `SC.BUILD.07`. */
  id?: string
  /** Query string that fills the form. */
  query: string
  verdict: string
  /** What an answered one is answered with. */
  answer?: string
}

export interface CheckerProps {
  /** Id of the checker in its game's pack. */
  checker: string
  game: string
  /** Questions an empty form begins with: paths of the facts that can change the verdict. */
  missing: readonly string[]
  /** The fact that is asked first. */
  asks?: string
  /** Clause id to its words. */
  clauses: Readonly<Record<string, CitedClause>>
  /** Open question id to its page. */
  questions: Readonly<Record<string, { topic: string; href: string }>>
  /** Page on which the same is set up by hand, if there is one; `facts` tells whether it takes the case along. */
  table?: { href: string; word: string; says: string; facts: boolean }
  /** A case in a sentence, for the empty field. */
  says?: string
  /** What kind of answer it gets, where it is not legal or not. */
  answers?: AnswerKind
  examples: readonly ExampleCase[]
  cases: readonly ExampleCase[]
}
