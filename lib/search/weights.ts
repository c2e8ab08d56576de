/** Every number the ranking is tuned with, in one place; `npm run bench` shows what a change does. */
export const WEIGHTS = {
  /** Fields: weight and, from 0 to 1, how much length counts against them. */
  fields: { title: [2.2, 0.5], aliases: [0.9, 0.1], heading: [1.6, 0.3], text: [0.8, 0.7] } as Record<
    Field,
    [number, number]
  >,
  /** A number weighs less than a word: "3 cards" is about cards. */
  number: 0.6,
  /** A small word ("who", "must") beside the telling ones. */
  small: 1,
  /** How fast repeated words stop to add. */
  k1: 1.4,
  /** A completed word, from hardly begun to nearly whole. */
  completion: [0.5, 0.9] as [number, number],
  /** A completion beside a word that is whole already. */
  completionBesideExact: 0.35,
  /** A misspelt word, one and two edits away. */
  typo: [0.85, 0.6] as [number, number],
  /** "face down" for facedown, "spacedock" for space dock. */
  joined: 0.95,
  /** Another word of its family: activation for activate. */
  family: 0.75,
  /** Synonyms of any game, of this game, and what a phrase counts beside a word. */
  general: 0.6,
  game: 0.8,
  phrase: 0.8,
  /** Share of the score that does not depend on how much of the query was met. */
  base: 0.3,
  /** The query is the record's name (title, alias, heading it opens). */
  named: 1.4,
  /** Share of a name that must be met to count, and how fast less than all of it loses. */
  nameMet: 0.6,
  nameSharp: 2,
  /** Added when the query says a name word for word, small words included. */
  literal: 1.5,
  /** An alias names a record less surely than its title. */
  aliasName: 0.85,
  /** What a small word weighs in a name. */
  stopMass: 1,
  /** The plain sense of words that stand in an idiom: "hand" in "hand out". */
  inIdiom: 0.5,
  /** Much else on the page matches. */
  company: 0.55,
  /** A clause that opens a page or section. */
  opens: 1.05,
  /** Neighbours in the query are neighbours in the record; less when in other order. */
  near: 0.5,
  outOfOrder: 0.6,
  /** What speaks: a note that says the same as a rule stands below it. */
  rule: 1,
  faq: 0.95,
  card: 0.95,
  note: 0.88,
  comparison: 0.7,
  openQuestion: 0.6,
  otherEdition: 0.6,
  otherGame: 0.3,
  /** A checker, when the query asks about a case. */
  askedChecker: 1.6,
  /** Share of the telling words that must be met to be sure of a hit, and to call it the answer. */
  confident: 0.5,
  answer: 0.7,
  /** Share of them that must stand as typed, not corrected, to be sure, and to call it the answer. */
  confidentTyped: 0.55,
  answerTyped: 0.7,
  clearlyAhead: 1.2,
  /** The same over clauses of other games, where none was chosen. */
  aheadOfOtherGames: 1.6,
}

/** Fields of a record that are searched. */
export type Field = 'title' | 'aliases' | 'heading' | 'text'
