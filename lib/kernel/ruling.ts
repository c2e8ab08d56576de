import type { RawFacts } from './facts.ts'
import type { Taken } from './presumption.ts'
import type { Outcome, Verdict } from './verdict.ts'

/** `game:page.name`, permanent. Its link and its label are derived from it. */
export type ClauseId = string

/** A step of a derivation: what was counted, what it gave, and the clause that says so. */
export interface Step {
  says: string
  value?: number
  clause?: ClauseId
  /** What the sentence tells, as data. */
  item?: AnswerItem
  /** It answers a part of the question by itself, and is said first while the rest is open. */
  isAnswer?: true
}

/** What a question that is not "may I" gets as its answer, with the steps that led there. */
export type Answer =
  | { kind: 'number'; value: number; unit: string; says: string; derivation: Step[] }
  | { kind: 'yes-no'; value: boolean; says: string; derivation: Step[] }
  | { kind: 'name'; value: string; says: string; derivation: Step[] }
  | { kind: 'list'; value: string[]; says: string; derivation: Step[]; items?: AnswerItem[] }

/** One line of a list as data, in the order of the list: `{ ship: 'cru', path: ['a', 'b'], dice: 1 }`. */
export interface AnswerItem {
  readonly [field: string]: string | number | boolean | readonly string[] | readonly AnswerItem[]
}

/** What a reason is about, by sort: `{ ship: 'cru', system: 'b' }`. The sorts are the game's own words. */
export type About = Readonly<Record<string, string>>

/** What a clause says of one of the things it is asked of. */
export interface Reason {
  outcome: Outcome
  about: About
  says: string
  /** The clause that lifted this one here, when an exception did. */
  liftedBy?: ClauseId
}

/** One clause's part in the ruling. */
export interface Finding {
  clause: ClauseId
  outcome: Outcome
  /** One sentence or several, made from the facts that were used. */
  because: string
  /** What it is about, where that is one thing. */
  about?: About
  /** What it says of each thing, for a clause that is asked of many. */
  reasons?: Reason[]
  /** Paths of the facts it waits for. */
  missing?: string[]
  /** It stands whatever is not known, and no sentence of it is the same in every case: it leads nowhere. */
  vague?: true
  /** The facts this clause looked at, as far as known. */
  facts: RawFacts
  /** The clause that lifted this one, when an exception did. */
  liftedBy?: ClauseId
}

/** A change that was judged again: `change` replaces those facts. */
export interface Remedy {
  change: RawFacts
  says: string
}

/** The verdict under one reading of an open question. */
export interface ReadingRuling {
  ambiguity: string
  point?: string
  /** What is asked. */
  asks: string
  reading: string
  says: string
  verdict: Verdict
  answer?: Answer
  deciding: ClauseId[]
}

/** A remark that an open question was answered by its better reading, or by the table's own. */
export interface Note {
  ambiguity: string
  point?: string
  /** What is asked; the remark answers it. */
  asks: string
  says: string
}

/** A line of what turns a verdict; where it speaks of several kinds of fact, `parts` has each, and the line the first. */
export interface Turn extends TurnPart {
  parts?: TurnPart[]
}

/** A presumed fact whose other value turns the verdict. */
export interface TurnPart {
  path: string
  /** Every place it stands at, where there are several. */
  paths?: string[]
  /** A second presumed fact that has to be another one too; `values` then holds one value of each. */
  with?: string
  /** The values that turn it. */
  values: unknown[]
  verdict: Verdict
  answer?: Answer
  says: string
}

/** The ruling on what was told and what is usual: "yes, unless". It stands beside the ruling and never in its place. */
export interface Presumed {
  verdict: Exclude<Verdict, 'undetermined'>
  answer?: Answer
  deciding: ClauseId[]
  /** Why not, of the clause that forbids first; of more than two things the first and how many there are. */
  because?: string
  /** Every reading with its verdict, when the rules do not say. */
  readings?: ReadingRuling[]
  /** What follows from the usual case and the players must carry out; absent where nothing does. */
  consequences?: Step[]
  /** What was presumed. */
  taken: Taken[]
  /** What of it would turn the verdict. */
  unless: Turn[]
  /** True where the search ran out of steps: more may turn it. */
  cut?: true
  /** One line to copy. */
  sentence: string
}

/** The version of program and rules a ruling was made with. */
export interface Made {
  /** Of the program: `0.1.0`. */
  program: string
  /** Of the rules of its game: a hash of the rule pages and of all that judges them. */
  rules: string
}

/** A fact that was left blank, and what is counted in its place: "no card is barred this time". */
export interface Counted {
  path: string
  says: string
}

/** The whole answer; plain JSON, the same through every door. */
export interface Ruling {
  /** `game/checker`. */
  checker: string
  edition: string
  verdict: Verdict
  answer?: Answer
  /** By weight: the clause that matters for this case first. */
  deciding: ClauseId[]
  /** How many of them lead: what forbids or what allows beyond the ordinary, and at most three more. */
  leads: number
  findings: Finding[]
  /** Paths of facts that can still change the verdict, or that the result asked for along with it waits for. */
  missing: string[]
  /** Changes that were judged again and found legal, smallest first. */
  remedies: Remedy[]
  /** With facts still missing: changes after which no clause forbids it any more. */
  openings: Remedy[]
  /** Things that follow from a legal case and that the players must carry out. */
  consequences: Step[]
  /** Every reading with its verdict, when the rules do not say. */
  readings?: ReadingRuling[]
  /** Facts that only other questions of the game ask for, by name; they were left aside. */
  ignored?: string[]
  /** Of a verdict that stands: facts that were left blank and are counted as something. */
  counted?: Counted[]
  notes: Note[]
  /** What holds in the usual case, where facts are missing. */
  presumed?: Presumed
  /** Paths of facts without which not even the usual case can be judged. */
  asks?: string[]
  /** One line to copy: game, question, verdict, clauses. */
  sentence: string
  /** Of every ruling that leaves a build; the same case may come out otherwise with other rules. */
  made?: Made
}

/** What is wrong with a fact, and the mend. */
export interface Issue {
  path: string
  message: string
  fix: string
}

/** The answer to facts that cannot be read: no verdict, only what to mend. */
export interface Invalid {
  code: 'invalid-facts'
  message: string
  issues: Issue[]
}

/** What is plain though the question is still open: that the game is over, where only who wins is not known. */
export const plainOf = ({ verdict, consequences }: Pick<Ruling, 'verdict' | 'consequences'>): string | undefined =>
  verdict === 'undetermined' ? consequences.find(({ isAnswer }) => isAnswer)?.says : undefined
