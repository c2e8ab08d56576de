import type { Ambiguity } from './ambiguity.ts'
import type { Checker, ExampledChecker } from './checker.ts'
import type { Setting } from './questions.ts'
import type { Sayings } from './sayings.ts'

/** A printing of the rules. */
export interface Edition {
  id: string
  /** As a player says it: "November 2022". */
  title: string
}

/** A numbered public case: facts, and the ruling they must get. The number is never reused. */
export interface Case {
  /** `SC.BUILD.07`. */
  id: string
  title: string
  checker: string
  edition?: string
  readings?: Readonly<Record<string, string>>
  facts: Readonly<Record<string, unknown>>
  expect: {
    verdict: string
    /** Exact set of deciding clauses, in any order. */
    deciding: readonly string[]
    answer?: unknown
    /** Clauses of consequences, among others. */
    follows?: readonly string[]
  }
}

/** What judges in one game: its checkers and what they need. A page may carry it to a phone. */
export interface Judge {
  id: string
  title: string
  /** Two or three capitals beside the game's colour: `SC`. */
  badge: string
  editions: readonly Edition[]
  defaultEdition: string
  /** In the order a player meets them. */
  checkers: readonly Checker[]
  ambiguities: readonly Ambiguity[]
  /** Label a player says aloud for a clause id: "Command Phase, Build 2". */
  cite: (clause: string) => string
  /** What its players say for its facts; read by the reader of sentences. */
  sayings?: Sayings
  /** Facts that come in another spelling, such as its fact sheet's, as its checkers read them. */
  reads?: (asked: { edition?: string | undefined; facts: unknown }) => { edition?: string | undefined; facts: unknown }
}

/** A game as the reader of sentences reads it: what judges, with its numbered cases. */
export interface AskedPack extends Judge {
  cases: readonly Case[]
}

/** Everything of one game: what judges, and what pages, search and programs read beside it. */
export interface GamePack extends AskedPack {
  checkers: readonly ExampledChecker[]
  /** Clauses whose words come from the pack's data: cards. */
  dataClauses?: readonly WordedClause[]
  /** Names of cards as they are printed, by their ids on their page, where the id has lost their marks. */
  printed?: Readonly<Record<string, string>>
  /** Clauses a checker cites from another edition on purpose, with the reason. */
  citesOtherEditions?: Readonly<Record<string, string>>
  /** Checkable clauses that no checker reaches, with the reason. */
  outOfReach?: Readonly<Record<string, string>>
  /** Places where the editions decide differently. */
  contradictions?: readonly Contradiction[]
  /** Cards and pieces as data, each with a `name`. */
  cards?: readonly { readonly name: string }[]
  /** Cards and pieces that are found by name and have a place on the site. */
  things?: readonly NamedThing[]
  /** Lists of its own as Markdown, block by block, by the address of their page. */
  lists?: Readonly<Record<string, (linksTo: LinksTo) => string[]>>
}

/** Markdown links to clauses, one after the other. */
export type LinksTo = (ids: readonly string[]) => string

/** A card or piece a player looks for by its name. */
export interface NamedThing {
  /** `game:card.implacable`. */
  id: string
  /** Name as printed. */
  title: string
  /** What it is: "Command card". */
  label: string
  /** One line about it. */
  says: string
  /** Other words players type for it: owners, nicknames. */
  aliases: readonly string[]
  /** Title of the page it stands on. */
  page: string
  /** Address inside the site. */
  url: string
}

/** A place where the editions of a game contradict each other. */
export interface Contradiction {
  number: number
  topic: string
  /** What each edition says, in one line. */
  says: Readonly<Record<string, string>>
  clauses: readonly string[]
  /** A case that gets another ruling in each edition: run it and see. */
  flips?: { checker: string; facts: Readonly<Record<string, unknown>> }
  /** Why there is nothing to run, where there is not. */
  whyNone?: string
}

/** A clause whose words come from data. */
export interface WordedClause {
  id: string
  title: string
  section: string
  editions: readonly string[]
  text: Readonly<Record<string, string>>
  kind: 'checkable' | 'reference'
  /** Full ids of open questions. */
  open: readonly string[]
  links?: readonly string[]
  aliases: readonly string[]
  /** The publication its words are restated from; per edition where it differs. */
  source: string | Readonly<Record<string, string>>
}

/** What the kernel needs to know of a pack to judge. */
export const settingOf = (pack: Judge): Setting => ({
  game: pack.title,
  ambiguities: pack.ambiguities,
  cite: pack.cite,
  titleOf: (edition) => pack.editions.find(({ id }) => id === edition)?.title ?? edition,
})
