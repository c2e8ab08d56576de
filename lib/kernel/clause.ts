import type { Effort } from './effort.ts'
import type { FactSpecs, Known, RawFacts } from './facts.ts'
import type { ClauseId } from './ruling.ts'
import type { Outcome } from './verdict.ts'

/** What a predicate may know besides its facts. */
export interface Table {
  edition: string
  /** The reading this table plays of an open question: `game:ambiguity.10`, or `game:ambiguity.20/ii` for a point. */
  reads: (ambiguity: string) => string
  /** What is left to this ruling for looking at what is not known. */
  effort?: Effort
}

/** A clause that decides the same thing in other words; cited along, in one edition or in all. */
export type AlsoCited = ClauseId | { clause: ClauseId; edition: string }

/** A remark on an open question, shown whenever the clause is in play and `when` holds. */
export interface ClauseNote<F = never> {
  ambiguity: string
  when?: (facts: F) => boolean
}

type Sentence<F> = string | ((facts: F, table: Table) => string)

interface RuleBody<S extends FactSpecs, K extends keyof S> {
  /** Facts the predicate sees; it sees no others. */
  needs: readonly K[]
  editions?: readonly string[]
  /** False: the clause has nothing to say here and is set aside. */
  when?: (facts: Known<S, K>, table: Table) => boolean
  /** True when the case is as the clause demands. */
  holds: (facts: Known<S, K>, table: Table) => boolean
  says: { holds: Sentence<Known<S, K>>; fails?: Sentence<Known<S, K>>; aside?: Sentence<Known<S, K>> }
  also?: readonly AlsoCited[]
  /** Open questions the predicate consults through `table.reads`. */
  readings?: readonly string[]
  notes?: readonly ClauseNote<Known<S, K>>[]
}

/** One sentence of the rules as a predicate. `rule` clauses decide a case, `condition` clauses only explain an answer. */
export interface Clause {
  id: ClauseId
  role: 'rule' | 'condition' | 'exception'
  /** For an exception: the clauses it lifts. */
  lifts: readonly ClauseId[]
  needs: readonly string[]
  editions?: readonly string[]
  when?: (facts: RawFacts, table: Table) => boolean
  holds: (facts: RawFacts, table: Table) => boolean
  says: { holds: Sentence<RawFacts>; fails?: Sentence<RawFacts>; aside?: Sentence<RawFacts> }
  also: readonly AlsoCited[]
  readings: readonly string[]
  notes: readonly ClauseNote<RawFacts>[]
}

/**
 * Makers of clauses for one set of facts, so that a predicate is typed by the facts it names.
 * `clause` decides; `condition` explains an answer; `exception` lifts other clauses when it holds.
 */
export function clausesOver<S extends FactSpecs>(_specs: S) {
  const make =
    (role: Clause['role']) =>
    <const K extends keyof S & string>(id: ClauseId, body: RuleBody<S, K> & { lifts?: readonly ClauseId[] }): Clause =>
      ({ also: [], readings: [], notes: [], lifts: [], ...body, id, role }) as unknown as Clause
  return {
    clause: make('rule'),
    condition: make('condition'),
    exception: make('exception') as <const K extends keyof S & string>(
      id: ClauseId,
      body: RuleBody<S, K> & { lifts: readonly ClauseId[] },
    ) => Clause,
  }
}

/** The facts a clause looks at, as far as known. */
export function seenBy(clause: Clause, facts: RawFacts): RawFacts {
  const seen: Record<string, unknown> = {}
  for (const key of clause.needs) if (facts[key] !== undefined) seen[key] = facts[key]
  return seen
}

/** What a clause says in a world, where nothing it needs is absent. */
export const outcomeIn = (clause: Clause, world: RawFacts, table: Table): Exclude<Outcome, 'unknown'> =>
  outcomeOf(clause, seenBy(clause, world), table)

/** What a clause says of the facts it sees. */
export function outcomeOf(clause: Clause, seen: RawFacts, table: Table): Exclude<Outcome, 'unknown'> {
  if (clause.when && !clause.when(seen, table)) return 'not-in-play'
  if (clause.holds(seen, table)) return 'holds'
  return clause.role === 'exception' ? 'not-in-play' : 'fails'
}

/** The clauses cited along with this one in an edition. */
export const alsoCited = (clause: Clause, edition: string): ClauseId[] =>
  clause.also.flatMap((also) => (typeof also === 'string' ? [also] : also.edition === edition ? [also.clause] : []))

/** The sentence of an outcome, or the labels of what is missing. */
export function because(
  clause: Clause,
  outcome: Outcome,
  facts: RawFacts,
  table: Table,
  missing: readonly string[],
): string {
  if (outcome === 'unknown') return missing.length ? `Not known yet: ${missing.join(', ')}.` : "Can't tell yet."
  return sentenceOf(clause, outcome, seenBy(clause, facts), table)
}

/** The sentence of a settled outcome, made from the facts it sees. */
export function sentenceOf(clause: Clause, outcome: Outcome, seen: RawFacts, table: Table): string {
  const sentence = outcome === 'holds' ? clause.says.holds : outcome === 'fails' ? clause.says.fails : clause.says.aside
  if (sentence === undefined) return outcome === 'fails' ? 'This is not met.' : 'Has nothing to say here.'
  return typeof sentence === 'string' ? sentence : sentence(seen, table)
}
