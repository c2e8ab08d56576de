/** Deciding clauses with the exceptions that may lift them, and how they stand when facts are missing. */

import { costOf, unlessSpent } from './budget.ts'
import type { ClauseChecker } from './checker.ts'
import type { Clause, RulesInPlay } from './clause.ts'
import { outcomeOf } from './clause-says.ts'
import { factsOfEdition } from './edition-facts.ts'
import type { RawFacts } from './facts.ts'
import { type Judged, lookAtItems, sameAs } from './items.ts'
import { type Reader, type Said, saidOf, saidOver } from './narrowing.ts'
import { replayed } from './replay.ts'
import { Asked, unlessAsked } from './seeing.ts'
import { isAnyOpen, type Space } from './space.ts'
import { fold, type Outcome } from './verdict.ts'

/** A deciding clause with the exceptions that may lift it: they stand or fall together. */
export interface Group {
  base: Clause
  exceptions: readonly Clause[]
  needs: readonly string[]
}

/** The clauses of one edition with their exceptions, put together once. */
export interface Rules {
  space: Space
  clauses: readonly Clause[]
  groups: readonly Group[]
}

/** True for a rule that is not limited to other editions. */
export const inEdition = (rule: { editions?: readonly string[] }, edition: string) =>
  !rule.editions || rule.editions.includes(edition)

/** The same rules for one ruling, whose steps are counted. */
export function countingBy(rules: Rules): (facts: RawFacts, table: RulesInPlay) => Rules {
  /** What the facts seen last cost, and their gaps: they are asked under one reading after another. */
  let last: { cost: number; told: NonNullable<Space['told']> } | undefined
  return (facts, { budget }) => {
    if (last?.told.facts !== facts)
      last = { cost: costOf(rules.space.specs, facts), told: { facts, open: new Map<string, boolean>() } }
    return { ...rules, space: { ...rules.space, ...last, budget, called: new Set<string>() } }
  }
}

/** Clauses with the exceptions that may lift them. */
export const groupsOf = (clauses: readonly Clause[]): Group[] =>
  clauses
    .filter((clause) => clause.role !== 'exception')
    .map((base) => {
      const exceptions = clauses.filter((clause) => clause.role === 'exception' && clause.lifts.includes(base.id))
      return { base, exceptions, needs: [...new Set([base, ...exceptions].flatMap((clause) => clause.needs))] }
    })

/** Puts the clauses of one edition together. */
export function rulesOf(checker: ClauseChecker, edition: string): Rules {
  const clauses = checker.clauses.filter((clause) => inEdition(clause, edition))
  const groups = groupsOf(clauses)
  const space = {
    specs: factsOfEdition(checker.facts, edition),
    checks: (checker.checks ?? []).filter((check) => inEdition(check, edition)),
  }
  return { space, clauses, groups }
}

/** True when the clause does not stand against this world. Asked of thousands of worlds, so none is copied for it. */
export const groupAllows = (group: Group, world: RawFacts, table: RulesInPlay): boolean =>
  groupAllowsSeen(group, () => world, table)

/** The same for a predicate that is told only what it asks for. */
export function groupAllowsSeen(group: Group, see: Reader, table: RulesInPlay): boolean {
  const { base, exceptions } = group
  if (!base.each)
    return outcomeOf(base, see(base.needs), table) !== 'fails' || exceptions.some((one) => holds(one, see, table))
  const { judged, asked } = lookAtItems(base.each, see(base.needs), table)
  for (const item of judged)
    if (item.outcome === 'fails' && !exceptions.some((one) => liftsItem(one, item, see, table))) return false
  if (asked) throw asked
  return true
}

const holds = (exception: Clause, see: Reader, table: RulesInPlay) =>
  outcomeOf(exception, see(exception.needs), table) === 'holds'

/** True when an exception lifts the clause for this one thing: because it holds of the same, or of the whole case. */
function liftsItem(exception: Clause, { about }: Judged, see: Reader, table: RulesInPlay): boolean {
  if (!exception.each) return holds(exception, see, table)
  const { judged, asked } = lookAtItems(exception.each, see(exception.needs), table, true)
  const same = sameAs(about)
  if (judged.some((other) => other.outcome === 'holds' && sameAs(other.about) === same)) return true
  if (asked) throw asked
  return false
}

/** The exceptions that lift a failing clause, or some failing thing of it; as far as the facts tell. */
export const liftersOf = ({ base, exceptions }: Group, item: Judged, said: Said, table: RulesInPlay) =>
  exceptions.filter(
    (one) => inEdition(one, table.edition) && base.each && said((see) => liftsItem(one, item, see, table)),
  )

function evaluateClause(clause: Clause, space: Space, facts: RawFacts, table: RulesInPlay): Outcome {
  if (!isAnyOpen(space, facts, clause.needs)) {
    const found = unlessAsked(() => outcomeOf(clause, facts, table))
    if (!(found instanceof Asked)) return found.said
  }
  const isOpen = (said: ReadonlySet<Outcome>) => said.size > 1 && (clause.role !== 'rule' || said.has('fails'))
  const said = unlessSpent(
    () => saidOver<Outcome>(space, facts, (see) => outcomeOf(clause, see(clause.needs), table), isOpen),
    () => undefined,
  )
  if (!said?.size || isOpen(said)) return 'unknown'
  return said.size === 1 ? [...said][0]! : 'holds'
}

/** What the clause and its exceptions say together. */
export function evaluateWithExceptions(
  group: Group,
  outcome: (clause: Clause) => Outcome,
  space: Space,
  facts: RawFacts,
  table: RulesInPlay,
): Outcome {
  const base = outcome(group.base)
  if (base === 'holds' || base === 'not-in-play') return base
  const exceptions = group.exceptions.map(outcome)
  if (!group.base.each && exceptions.includes('holds')) return 'not-in-play'
  if (!exceptions.some((one) => one === 'holds' || one === 'unknown')) return base
  return replayed(space, facts, table, group.base, 'together', () => evaluateTogether(group, space, facts, table))
}

/** What a clause that fails says together with exceptions of which one may lift it. */
function evaluateTogether(group: Group, space: Space, facts: RawFacts, table: RulesInPlay): Outcome {
  const isOpen = (said: ReadonlySet<boolean>) => said.size > 1
  const allowed = unlessSpent(
    () => saidOver(space, facts, (see) => groupAllowsSeen(group, see, table), isOpen),
    () => undefined,
  )
  if (allowed?.size !== 1) return 'unknown'
  if (allowed.has(false)) return 'fails'
  return holdsElsewhere(group.base, space, facts, table) ? 'holds' : 'not-in-play'
}

/** True where a clause that is lifted for some things holds of another. */
const holdsElsewhere = ({ each, needs }: Clause, space: Space, facts: RawFacts, table: RulesInPlay): boolean =>
  each !== undefined &&
  saidOf(space, facts, (see) =>
    lookAtItems(each, see(needs), table).judged.some(({ outcome }) => outcome === 'holds'),
  ) === true

/** What each clause says of the facts, asked once. */
export function evaluating({ space }: Rules, facts: RawFacts, table: RulesInPlay): (clause: Clause) => Outcome {
  const settled = new Map<Clause, Outcome>()
  return (clause) => {
    const known =
      settled.get(clause) ??
      replayed(space, facts, table, clause, 'outcome', () => evaluateClause(clause, space, facts, table))
    settled.set(clause, known)
    return known
  }
}

/**
 * The verdict alone, without reasons: what the search for remedies asks again and again. Clauses whose facts are all
 * known come first: they are quickly asked, and one that fails settles it.
 */
export function allows(rules: Rules, facts: RawFacts, table: RulesInPlay): 'legal' | 'illegal' | 'undetermined' {
  const { space, groups } = rules
  const outcome = evaluating(rules, facts, table)
  const deciding = groups.filter((group) => group.base.role === 'rule')
  const isOpen = (group: Group) => isAnyOpen(space, facts, group.needs)
  const outcomes: Outcome[] = []
  for (const group of [...deciding.filter((one) => !isOpen(one)), ...deciding.filter(isOpen)]) {
    const standing = evaluateWithExceptions(group, outcome, space, facts, table)
    if (standing === 'fails') return 'illegal'
    outcomes.push(standing)
  }
  return fold(outcomes)
}

/** How each deciding group stands, every clause asked once. */
function standings(rules: Rules, facts: RawFacts, table: RulesInPlay): Map<Group, Outcome> {
  const { space, groups } = rules
  const outcome = evaluating(rules, facts, table)
  const deciding = groups.filter((group) => group.base.role === 'rule')
  return new Map(deciding.map((group) => [group, evaluateWithExceptions(group, outcome, space, facts, table)]))
}

/** The facts of each group that forbids the case: a remedy has to change at least one of each. */
export const blockers = (rules: Rules, facts: RawFacts, table: RulesInPlay): (readonly string[])[] =>
  [...standings(rules, facts, table)].filter(([, outcome]) => outcome === 'fails').map(([group]) => group.needs)
