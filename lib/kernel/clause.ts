import type { Budget } from './budget.ts'
import { factsBehind, type Seen, type Views, withViews } from './derive.ts'
import type { FactSpecs, RawFacts } from './facts.ts'
import { judgeItems, weightiest } from './items.ts'
import type { Replay } from './replay.ts'
import type { About, ClauseId } from './ruling.ts'

/** What a predicate may know besides its facts. */
export interface RulesInPlay {
  edition: string
  /** The reading this table plays of an open question: `game:ambiguity.10`, or `game:ambiguity.20/ii` for a point. */
  reads: (ambiguity: string) => string
  /** What is left to this ruling for looking at what is not known. */
  budget?: Budget
  /** What was worked out of the case under other readings. */
  replay?: Replay
  /** True where only what the case comes to is asked for: nobody reads the findings, and they have no words. */
  wordless?: boolean
}

/** A clause that decides the same thing in other words; cited along, in one edition or in all. */
export type AlsoCited = ClauseId | { clause: ClauseId; edition: string }

/** A remark on an open question, shown whenever the clause is in play and `when` holds. */
export interface ClauseNote<F = never> {
  ambiguity: string
  when?: (facts: F) => boolean
}

type Sentence<F> = string | ((facts: F, table: RulesInPlay) => string)

interface Words<F> {
  holds: Sentence<F>
  fails?: Sentence<F>
  aside?: Sentence<F>
}

interface Common<F, K> {
  /** Facts and views the predicate sees; it sees no others. */
  needs: readonly K[]
  editions?: readonly string[]
  also?: readonly AlsoCited[]
  /** Clauses that say the same in other words: they come out alike, and are not cited as deciding. */
  echoes?: readonly ClauseId[]
  /** Clauses it makes harder to meet: where it holds and one of them fails, of the same thing, it is cited along. */
  tightens?: readonly ClauseId[]
  /** Open questions the predicate consults through `table.reads`. */
  readings?: readonly string[]
  notes?: readonly ClauseNote<F>[]
  /** Among what allows a case: `first` what allows beyond the ordinary, `last` what holds of whatever is allowed. */
  leads?: 'first' | 'last'
}

/** A clause asked once of the case. */
interface OnceBody<F, K> extends Common<F, K> {
  each?: undefined
  family?: undefined
  /** False: the clause has nothing to say here and is set aside. */
  when?: (facts: F, table: RulesInPlay) => boolean
  /** True when the case is as the clause demands. */
  holds: (facts: F, table: RulesInPlay) => boolean
  says: Words<F>
}

type ItemSentence<I, F> = string | ((item: I, facts: F, table: RulesInPlay) => string)

/** A clause asked of each of many things: every step of a route, every ordered unit. */
interface ItemBody<F, K, I> extends Common<F, K> {
  /** What one of them is, by sort, `{ ship: 'cru', system: 'b' }`; an exception lifts the thing that is about the same. */
  about: (item: I) => About
  when?: (item: I, facts: F, table: RulesInPlay) => boolean
  holds: (item: I, facts: F, table: RulesInPlay) => boolean
  says: { holds: ItemSentence<I, F>; fails?: ItemSentence<I, F>; aside?: ItemSentence<I, F> }
}
interface EachBody<F, K, I> extends ItemBody<F, K, I> {
  /** The things it is asked of, in the order a player would go through them. */
  each: (facts: F, table: RulesInPlay) => readonly I[]
}
/** One of a family of clauses, whose things are found together: the family is asked once, and who has none is left out. */
interface FamilyBody<F, K, I> extends ItemBody<F, K, I> {
  each?: undefined
  /** The things of every clause of the family. The same function for all of them, over the same facts and views. */
  family: (facts: F, table: RulesInPlay) => ByClause<I>
  /**
   * The things that are certain although a gap stops `family`: what each part says for itself. Whatever the gap is filled
   * with, they have to be among what `family` gives then. Asked where not every filling can be tried. The same for all.
   */
  certain?: (facts: F, table: RulesInPlay) => ByClause<I>
}
/** Things by the clause that is asked of them; a clause without any is not among them. */
type ByClause<I> = ReadonlyMap<ClauseId, readonly I[]>

/** The things of a family, and what they all have in common: who finds them. */
export interface Family {
  by: unknown
  find: (facts: RawFacts, table: RulesInPlay) => ByClause<unknown>
  certain?: (facts: RawFacts, table: RulesInPlay) => ByClause<unknown>
}

/** How a clause goes through its things. */
export interface Each {
  /** Where its things are found together with those of other clauses. */
  family?: Family
  items: (facts: RawFacts, table: RulesInPlay) => readonly unknown[]
  about: (item: unknown) => About
  when?: (item: unknown, facts: RawFacts, table: RulesInPlay) => boolean
  holds: (item: unknown, facts: RawFacts, table: RulesInPlay) => boolean
  says: { [K in keyof Words<never>]?: ItemSentence<unknown, RawFacts> }
}

/** One sentence of the rules as a predicate. `rule` clauses decide a case, `condition` clauses only explain an answer. */
export interface Clause {
  id: ClauseId
  role: 'rule' | 'condition' | 'exception'
  /** For an exception: the clauses it lifts. */
  lifts: readonly ClauseId[]
  /** Clauses it makes harder to meet; where one of them fails, it is cited along. */
  tightens: readonly ClauseId[]
  /** Facts it looks at, those behind its views included. */
  needs: readonly string[]
  /** Facts it looks at through a view only: whole boards, not shown with its finding. */
  hides: readonly string[]
  editions?: readonly string[]
  each?: Each
  when?: (facts: RawFacts, table: RulesInPlay) => boolean
  holds: (facts: RawFacts, table: RulesInPlay) => boolean
  says: Words<RawFacts>
  also: readonly AlsoCited[]
  echoes: readonly ClauseId[]
  readings: readonly string[]
  notes: readonly ClauseNote<RawFacts>[]
  leads?: 'first' | 'last' | undefined
}

interface Make<S extends FactSpecs, V extends Views, X> {
  <const K extends (keyof S | keyof V) & string>(id: ClauseId, body: OnceBody<Seen<S, V, K>, K> & X): Clause
  <const K extends (keyof S | keyof V) & string, I>(id: ClauseId, body: EachBody<Seen<S, V, K>, K, I> & X): Clause
  <const K extends (keyof S | keyof V) & string, I>(id: ClauseId, body: FamilyBody<Seen<S, V, K>, K, I> & X): Clause
}

/**
 * Makers of clauses for one set of facts and views, so that a predicate is typed by what it names.
 * `clause` decides; `condition` explains an answer; `exception` lifts other clauses when it holds.
 */
export function clausesOver<S extends FactSpecs, V extends Views = Record<never, never>>(_specs: S, views?: V) {
  const make =
    (role: Clause['role']) =>
    (id: ClauseId, body: LooseBody): Clause =>
      clauseOf(id, role, body, views ?? {})
  return {
    clause: make('rule') as unknown as Make<S, V, unknown>,
    condition: make('condition') as unknown as Make<S, V, unknown>,
    exception: make('exception') as unknown as Make<S, V, { lifts: readonly ClauseId[] }>,
  }
}

type LooseBody = Partial<Omit<Clause, 'each' | 'needs'>> & {
  needs: readonly string[]
  each?: Each['items']
  family?: Family['find']
  certain?: Family['find']
  about?: Each['about']
  says: Clause['says']
}

/** The clause as the kernel asks it: its views made, its things gone through. */
function clauseOf(id: ClauseId, role: Clause['role'], body: LooseBody, views: Views): Clause {
  const { each, family, certain, about, when, holds, says, ...rest } = body
  const names = body.needs
  const clause = { also: [], echoes: [], readings: [], notes: [], lifts: [], tightens: [], ...rest, id, role }
  const needs = factsBehind(names, views)
  const hides = needs.filter((name) => !names.includes(name))
  const hasViews = names.some((name) => views[name])
  const see = withViews(names, views)
  if (!each && !family) {
    const seen =
      <T>(ask: (facts: RawFacts, table: RulesInPlay) => T) =>
      (facts: RawFacts, table: RulesInPlay) =>
        ask(see(facts), table)
    return {
      ...clause,
      needs,
      hides,
      holds: hasViews ? seen(holds!) : holds!,
      ...(when ? { when: hasViews ? seen(when) : when } : {}),
      says: hasViews ? wordsOver(says, seen) : says,
    }
  }
  const ask = body as unknown as Omit<Each, 'items'>
  const find: Family['find'] | undefined = family && ((facts, table) => family(see(facts), table))
  const sure: Family['find'] | undefined = certain && ((facts, table) => certain(see(facts), table))
  const of: Each = {
    ...(find
      ? {
          family: { by: family, find, ...(sure ? { certain: sure } : {}) },
          items: (facts, table) => find(facts, table).get(id) ?? [],
        }
      : { items: (facts, table) => each!(see(facts), table) }),
    about: about!,
    ...(ask.when ? { when: (item, facts, table) => ask.when!(item, see(facts), table) } : {}),
    holds: (item, facts, table) => ask.holds(item, see(facts), table),
    says: hasViews ? itemWordsOver(ask.says, see) : ask.says,
  }
  const judged = (facts: RawFacts, table: RulesInPlay) => weightiest(judgeItems(of, facts, table))
  return {
    ...clause,
    needs,
    hides,
    each: of,
    when: (facts, table) => judged(facts, table) !== 'not-in-play',
    holds: (facts, table) => judged(facts, table) === 'holds',
    says: { holds: '' },
  }
}

function itemWordsOver(says: Each['says'], see: (facts: RawFacts) => RawFacts): Each['says'] {
  const over = (sentence: ItemSentence<unknown, RawFacts> | undefined) =>
    typeof sentence === 'function'
      ? (item: unknown, facts: RawFacts, table: RulesInPlay) => sentence(item, see(facts), table)
      : sentence
  return Object.fromEntries(Object.entries(says).map(([key, sentence]) => [key, over(sentence)]))
}

function wordsOver(
  says: Clause['says'],
  seen: <T>(ask: (facts: RawFacts, table: RulesInPlay) => T) => (facts: RawFacts, table: RulesInPlay) => T,
): Clause['says'] {
  const over = (sentence: Sentence<RawFacts> | undefined) =>
    typeof sentence === 'function' ? seen(sentence) : sentence
  return Object.fromEntries(
    Object.entries(says).map(([key, sentence]) => [key, over(sentence)]),
  ) as unknown as Clause['says']
}
