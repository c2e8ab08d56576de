import type { Outlook } from './answers.ts'
import type { Clause, RulesInPlay } from './clause.ts'
import { factsBehind, type Seen, type Views, withViews } from './derive.ts'
import type { DerivedFacts } from './derived-facts.ts'
import type { FactSpecs, Known, RawFacts } from './facts.ts'
import type { Instead } from './instead.ts'
import type { Presumes } from './presumption.ts'
import type { Answer, ClauseId, Finding, Remedy, Step } from './ruling.ts'
import type { Check, PlainCheck } from './space.ts'
import type { TextReader } from './texts.ts'
import type { Outcome, Verdict } from './verdict.ts'

/** What one look at the facts found, under one set of readings. */
export interface Examination {
  verdict: Exclude<Verdict, 'disputed'>
  deciding: ClauseId[]
  findings: Finding[]
  missing: string[]
  /** For each clause that forbids the case, the open questions it or what may lift it consults. */
  failsBy?: readonly (readonly string[])[]
  /** True where clauses forbid it only between them, by more than one fact nobody told: what would mend it cannot be told. */
  failsTogether?: true
  /** True where the answer it lacks is a result of the case, asked for along with the verdict: what it waits for is missing. */
  awaits?: true
  answer?: Answer
  /** The facts for want of which there is no answer, where the verdict stands without one; found only when asked. */
  lacks?: () => readonly string[]
  /** What that answer may come to. */
  outlook?: () => Outlook
  consequences: Step[]
  /** Open questions to remark on, `game:ambiguity.4` or with `/point`. */
  remarks: string[]
}

/** Named facts with the ruling they must get; also the worked examples on the page. */
export interface Scenario {
  /** Makes it a public case; a number is a name: it is never reused, and nothing is renumbered. */
  number?: number
  /** A sentence a player would say. */
  title: string
  edition?: string
  facts: RawFacts
  readings?: Readonly<Record<string, string>>
  expect: {
    verdict: Verdict
    /** Exact set, in any order. */
    deciding?: readonly ClauseId[]
    answer?: Answer['value']
    missing?: readonly string[]
    /** Clauses of consequences, among others. */
    follows?: readonly ClauseId[]
    /** One clause in one colour: how coverage of each clause is counted. */
    outcome?: { clause: ClauseId; outcome: Outcome }
  }
}

/** A question that can be judged. */
export interface Checker {
  /** Kebab-case, unique in its game; its page is `/check/<game>/<id>`. */
  id: string
  game: string
  /** Other names it answers to, such as its number in the fact sheet (`ck-05`). */
  aliases: readonly string[]
  title: string
  /** The question as a player asks it. */
  question: string
  /** Plain words a player types when looking for it. */
  asked: readonly string[]
  editions: readonly string[]
  facts: FactSpecs
  checks: readonly Check[]
  /**
   * True when its clauses are asked together: most look at one and the same board, and gaps are settled world by world,
   * so no single clause is left unknown.
   */
  wholeCase?: true
  /** Every clause it can cite, per edition. */
  cites: (edition: string) => ClauseId[]
  /** What parts a clause plays in it: deciding, explaining, lifting. Empty for clauses only its answer cites. */
  rolesOf?: (clause: ClauseId) => Clause['role'][]
  /** Where a clause stands among what allows a case. */
  leadsOf?: (clause: ClauseId) => Clause['leads']
  /** Open questions it consults (`game:ambiguity.10`, `game:ambiguity.20/ii`). */
  consults: readonly string[]
  /** What it does not model, said to the player. */
  gaps: readonly string[]
  /** `may` is answered with legal or illegal; `value` with a figure, of something told as it is. */
  asks?: 'may' | 'value'
  /** What its facts are in an ordinary case, by path. */
  presumes?: Presumes
  /** The facts asked first, where all of them matter; the others follow in the order of the facts. */
  opens?: readonly string[]
  /** Facts that one clause, with what may lift it, looks at together. */
  together?: (edition: string) => readonly (readonly string[])[]
  /** Looks at the facts under the readings of one table. Pure. */
  examine: (facts: RawFacts, table: RulesInPlay) => Examination
  /** The verdict alone, quickly; the same as `examine` gives. */
  allows?: (facts: RawFacts, table: RulesInPlay) => 'legal' | 'illegal' | 'undetermined'
  /** The facts each forbidding clause looks at; a remedy changes at least one of each. */
  blockers?: (facts: RawFacts, table: RulesInPlay) => readonly (readonly string[])[]
  /** Changes worth trying when illegal, beyond the facts marked changeable; each is judged again. */
  repairs?: (facts: RawFacts, table: RulesInPlay) => Remedy[]
  /** Fills in its facts from a text of another tool. */
  reads?: TextReader
}

/** A checker with its worked examples, which pages and tests read and no phone carries. */
export type ExampledChecker = Checker & { readonly scenarios: readonly Scenario[] }

/** An answer together with the clauses it rests on. */
export type Answered = Answer & { deciding: readonly ClauseId[]; consequences?: readonly Step[] }

/** How a calculator gets its answer. */
export interface AnswerRule<S extends FactSpecs = FactSpecs, K extends keyof S = keyof S> {
  needs: readonly K[]
  editions?: readonly string[]
  readings?: readonly string[]
  /** True where the answer is a result of the case, not a figure of its own: it is then given for legal cases only. */
  whenLegal?: boolean
  /** True where what the answer rests on is the headline of a legal case. */
  leads?: true
  /** Clauses without which there is nothing to answer: no answer is given while one of them fails or is not settled. */
  dependsOn?: readonly ClauseId[]
  /** The answer, or undefined where there is nothing to answer. It names clauses of its checker. */
  of: (facts: Known<S, K>, table: RulesInPlay) => Answered | undefined
  /** What it names beside those, made from the data it names them from; never a list of its own. */
  cites?: readonly (ClauseId | { clause: ClauseId; edition: string })[]
}

/** Something the players must carry out, or may, once the case stands. */
export interface FollowRule<S extends FactSpecs = FactSpecs, K extends keyof S = keyof S> {
  needs: readonly K[]
  editions?: readonly string[]
  readings?: readonly string[]
  /** True where it is a price or a risk: it is then cited as deciding, after all that permits the case. */
  decides?: true
  /** The clause by which it follows: that of every step that names none. */
  clause?: ClauseId
  /** The steps, none where nothing follows. Shown only when all that is not known leaves them the same. */
  of: (facts: Known<S, K>, table: RulesInPlay) => Step | readonly Step[] | undefined
  /** What its steps name beside that, made from the data they name it from; never a list of its own. */
  cites?: readonly ClauseId[]
  /** Clauses that say the same as one of these in other words. */
  echoes?: (clause: ClauseId) => readonly ClauseId[]
}

/** A rule as it is written: over the facts and views it names. */
type Over<R, S extends FactSpecs, V extends Views, K, T> = Omit<R, 'needs' | 'of'> & {
  needs: readonly K[]
  of: (facts: Seen<S, V, K>, table: RulesInPlay) => T | undefined
}

const overViews = (
  rule: { needs: readonly string[]; of: (facts: never, table: RulesInPlay) => unknown },
  views: Views,
) => {
  const see = withViews(rule.needs, views)
  return {
    ...rule,
    needs: factsBehind(rule.needs, views),
    of: (facts: RawFacts, table: RulesInPlay) => rule.of(see(facts) as never, table),
  }
}

/** Types a consequence by the facts and views it names. */
export const followsOver =
  <S extends FactSpecs, V extends Views = Record<never, never>>(_specs: S, views?: V) =>
  <const K extends (keyof S | keyof V) & string>(rule: Over<FollowRule, S, V, K, Step | readonly Step[]>): FollowRule =>
    byClause(overViews(rule, views ?? {}) as unknown as FollowRule)

/** Its steps under the clause by which they follow. */
function byClause({ of, ...rule }: FollowRule): FollowRule {
  const { clause } = rule
  if (!clause) return { ...rule, of }
  const under = (step: Step): Step => ({ ...step, clause: step.clause ?? clause })
  return {
    ...rule,
    of: (facts, table) => {
      const said = of(facts, table)
      return said && [said].flat().map(under)
    },
  }
}

/** Types an answer by the facts and views it names. */
export const answerOver =
  <S extends FactSpecs, V extends Views = Record<never, never>>(_specs: S, views?: V) =>
  <const K extends (keyof S | keyof V) & string>(rule: Over<AnswerRule, S, V, K, Answered>): AnswerRule =>
    overViews(rule, views ?? {}) as unknown as AnswerRule

/** Types a check of facts that contradict each other. */
export const checksOver =
  <S extends FactSpecs>(_specs: S) =>
  <const K extends keyof S & string>(
    needs: readonly K[],
    fits: (facts: Known<S, K>) => boolean,
    words: { path: string; message: string; fix: string; editions?: readonly string[] },
  ): PlainCheck => ({ needs, fits: fits as PlainCheck['fits'], ...words })

/** A checker made of clauses, before the kernel has put it together. */
export interface ClauseChecker
  extends Omit<
    Checker,
    | 'examine'
    | 'allows'
    | 'blockers'
    | 'cites'
    | 'rolesOf'
    | 'together'
    | 'consults'
    | 'checks'
    | 'aliases'
    | 'asked'
    | 'gaps'
  > {
  aliases?: readonly string[]
  asked?: readonly string[]
  gaps?: readonly string[]
  checks?: readonly Check[]
  /** The facts its clauses see where these are made from the told ones, which `facts` and `checks` are about. */
  derives?: DerivedFacts
  /** In the order of the procedure: the first that fails is the headline. */
  clauses: readonly Clause[]
  /** Several are tried in turn: the first that answers from the facts so far gives the answer. */
  answer?: AnswerRule | readonly AnswerRule[]
  /** What the rules put in the place of a case that the clauses forbid. */
  instead?: Instead
  /** What follows from a legal or answered case, in the order it is carried out. */
  follows?: readonly FollowRule[]
  /** `may` folds the clauses to legal or illegal; `value` answers, and only a failing rule clause makes it illegal. */
  asks: 'may' | 'value'
  /** For a checker that asks `may`: true of facts that ask for the value alone, such as a question without a choice. */
  asksValue?: (facts: RawFacts) => boolean
  /**
   * What is yet to happen, each with the value that says so: where nothing else is missing, the answer so far is given
   * along with the open verdict.
   */
  yetToHappen?: RawFacts
  /**
   * What one run of clauses asked together costs, in lines compared with one another, where the facts do not tell it: it
   * bounds how many worlds are tried.
   */
  cost?: (facts: RawFacts) => number
  /** The clause that waits where the answer lacks a fact and every clause that was asked is settled. */
  waitsAt?: ClauseId
}
