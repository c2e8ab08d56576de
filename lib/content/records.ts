/** What the words of the project are once read: plain JSON, made from `content/` and from the packs' card data. */

/** Which kind of source speaks; shown apart, never confused. */
export const SPEAKERS = ['rule', 'faq', 'note', 'card', 'comparison'] as const
export type Speaker = (typeof SPEAKERS)[number]

/** One sentence of the rules with its permanent id. */
export interface ClauseRecord {
  /** `game:command-phase.build.2`. */
  id: string
  game: string
  page: string
  pageTitle: string
  /** Part of the id after the page; also the anchor. */
  name: string
  title: string
  /** What a player says aloud: "Command Phase, Build 2", "LRR 58.4c". */
  label: string
  /** Heading it stands under. */
  section: string
  editions: string[]
  /** Plain words per edition. */
  text: Record<string, string>
  kind: 'checkable' | 'reference'
  from: Speaker
  /** Publication of the newest edition that has the clause. */
  source: string
  /** Publication per edition, as `text`. */
  sources: Record<string, string>
  facts: string
  /** Full ids of related clauses. */
  links: string[]
  /** Full ids of open questions. */
  open: string[]
  /** Clauses that link here; made, never written. */
  citedBy: string[]
  aliases: string[]
  /** Whose word the source is, where a game has several: "Official", "Community", "Later edition". */
  weight?: string
  /** Expansion without which it is not in play. */
  needs?: string
  /** `/rules/game/command-phase/#build.2`. */
  url: string
}

/** A topic of a game. */
export interface PageRecord {
  id: string
  game: string
  title: string
  cite: string
  summary: string
  aliases: string[]
  related: string[]
  sections: string[]
  url: string
}

/** A word of the game, explained. */
export interface Term {
  term: string
  says: string
  clause: string
  aliases: string[]
  /** Other forms in which the words of the rules use it, such as a plural of its own; marked like the term. */
  forms?: string[]
  /** An everyday word or a piece of names: it is explained, but not marked where it is used. */
  everyday?: true
}

/** One edition of a game's rules. */
export interface EditionRecord {
  id: string
  title: string
  /** What sets it apart, in a sentence. */
  says?: string
  /** How a player tells which edition is on the table. */
  differs?: string
  /** First day its rules are in force, `YYYY-MM-DD`; absent where no source gives one. */
  date?: string
  /** Day a later edition took over, `YYYY-MM-DD`. */
  until?: string
  /** Month in which its rules were read, in words: "January 2026". For an edition without a date. */
  asOf?: string
}

/** A place where a table is set up or data is browsed, with a link of its own. */
export interface ToolPlace {
  /** Address inside the site. */
  path: string
  name: string
  /** What it is for, in a line. */
  says: string
  /** Words a player types for it. */
  aliases: string[]
  /** Checkers that can be filled in from it. */
  fills?: {
    /** What the link to it says on their pages. */
    word: string
    checkers: string[]
    /** True: the link takes the facts of the case along. */
    withFacts?: true
  }
}

/** A tool as a page. */
export interface ToolPage extends ToolPlace {
  /** Title that says all by itself. */
  title: string
  /** Several tools on one page, each with a link of its own. */
  parts?: ToolPlace[]
}

/** What stands for a game where one example must do: pages that are measured, words that are shown. */
export interface GameExample {
  /** A page of rules. */
  page: string
  checker: string
  /** A case of that checker, as its link writes it. */
  facts?: string
  /** What a player would type. */
  question: string
  /** A numbered case the first page shows as an example of a ruling, and how a player would ask it. */
  ruling?: { case: string; asks: string }
}

/** A day on which something changed. */
export interface DatedChange {
  /** `YYYY-MM-DD`. */
  date: string
  /** What changed, in a sentence or two. */
  says: string
  /** Full ids of the clauses it is about. */
  clauses: string[]
}

/** A game's words. */
export interface GameContent {
  id: string
  title: string
  /** Title where room is short: "TI4". */
  short: string
  badge: string
  /** Its colour on paper, on a dark and on a dimmed screen. */
  colour: { light: string; dark: string; dim: string }
  tools: ToolPage[]
  /** Checkers of what its tables argue about most; first what comes up oftenest. */
  argued: string[]
  /** What of other tools it reads, as a part of a sentence: "an army list of …". */
  opens?: string
  /** Groups of words that mean the same at its table: what players call a unit for short. Terms have theirs in the glossary. */
  synonyms: string[][]
  /** Words to filter its cards by, as an example. */
  cardWords?: string
  example?: GameExample
  editions: EditionRecord[]
  defaultEdition: string
  pages: PageRecord[]
  phases: { title: string; pages: string[] }[]
  sources: { id: string; title: string; says?: string }[]
  expansions: { id: string; title: string }[]
  glossary: Term[]
  /** Changes of the published rules, oldest first. */
  timeline: DatedChange[]
  /** Changes of our rulings, each with an id of its own that never changes. */
  changes: (DatedChange & { id: string })[]
}

/** Everything the project says. */
export interface Library {
  games: GameContent[]
  clauses: ClauseRecord[]
  /** Where a clause is written, by its id, `content/game/movement.mdx:12`: for whoever mends it. */
  places?: Readonly<Record<string, string>>
}

/** What must be said beside words that are not the rule itself. */
export const CAUTION: Partial<Record<Speaker, string>> = {
  faq: 'Official FAQ',
  note: 'Community note, not a rule',
  card: 'Card text',
  comparison: 'Later edition, for comparison only',
}
