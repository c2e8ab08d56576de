/** What every clause says of a case, with its reason. */
import { alsoCited, because, type Clause, seenBy, sentenceOf, type Table } from './clause.ts'
import { saidOf } from './explore.ts'
import type { RawFacts } from './facts.ts'
import { hasHoles, holesIn } from './gaps.ts'
import { type Group, type Rules, settleGroup, settling } from './groups.ts'
import type { ClauseId, Finding } from './ruling.ts'
import type { Space } from './space.ts'
import type { Outcome } from './verdict.ts'

/** Deciding clauses by how they stand, and a finding for each clause. */
export interface Tally {
  findings: Finding[]
  failing: Clause[]
  holding: Clause[]
  lifting: Clause[]
  open: Group[]
}

/** Asks every clause once and sorts what they say. */
export function tally(rules: Rules, facts: RawFacts, table: Table): Tally {
  const { space, clauses, groups } = rules
  const outcome = settling(rules, facts, table)
  const result: Tally = { findings: [], failing: [], holding: [], lifting: [], open: [] }
  const liftedBy = new Map<Clause, Clause>()
  const final = new Map<Clause, Outcome>()
  for (const group of groups) {
    const { base, exceptions } = group
    const verdict = settleGroup(group, outcome, space, facts, table)
    final.set(base, verdict)
    const stands = outcome(base) === 'holds' || outcome(base) === 'not-in-play'
    const lifter = stands ? undefined : exceptions.find((clause) => outcome(clause) === 'holds')
    if (lifter) {
      liftedBy.set(base, lifter)
      if (!result.lifting.includes(lifter)) result.lifting.push(lifter)
    }
    if (base.role !== 'rule') continue
    if (verdict === 'fails') result.failing.push(base)
    if (verdict === 'holds') result.holding.push(base)
    if (verdict === 'unknown') result.open.push(group)
  }
  const findings = clauses.flatMap((clause) => {
    const own = clause.role === 'exception' ? exceptionOutcome(clause, outcome(clause), result) : final.get(clause)!
    return findingsOf(clause, own, liftedBy.get(clause), space, facts, table)
  })
  return { ...result, findings: oncePerClause(findings) }
}

const WEIGHT: Record<Outcome, number> = { fails: 3, unknown: 2, holds: 1, 'not-in-play': 0 }

/** One finding a clause: where it was asked twice, the weightier outcome stands. */
function oncePerClause(findings: readonly Finding[]): Finding[] {
  const best = new Map<ClauseId, Finding>()
  for (const finding of findings) {
    const known = best.get(finding.clause)
    if (!known || WEIGHT[finding.outcome] > WEIGHT[known.outcome]) best.set(finding.clause, finding)
  }
  return [...best.values()]
}

function exceptionOutcome(exception: Clause, own: Outcome, result: Tally): Outcome {
  if (result.lifting.includes(exception)) return 'holds'
  if (own === 'unknown' && result.open.some((group) => group.exceptions.includes(exception))) return 'unknown'
  return 'not-in-play'
}

function findingsOf(
  clause: Clause,
  outcome: Outcome,
  lifter: Clause | undefined,
  space: Space,
  facts: RawFacts,
  table: Table,
): Finding[] {
  const gaps = outcome === 'unknown' ? holesIn(space.specs, facts, clause.needs).map((hole) => hole.path) : []
  const reason = lifter
    ? reasonOf(lifter, 'holds', space, facts, table)
    : outcome === 'not-in-play' && holesIn(space.specs, facts, clause.needs).length
      ? 'Has nothing to say here.'
      : outcome === 'unknown'
        ? because(clause, outcome, facts, table, gaps)
        : reasonOf(clause, outcome, space, facts, table)
  return [clause.id, ...alsoCited(clause, table.edition)].map((id) => ({
    clause: id,
    outcome,
    because: reason,
    facts: seenBy(clause, facts),
    ...(lifter ? { liftedBy: lifter.id } : {}),
  }))
}

const WHATEVER: Partial<Record<Outcome, string>> = {
  holds: 'Met in any case.',
  fails: 'Not met, whatever is not known yet.',
}

/** Where gaps do not matter, a sentence that would have to name one is not said. */
function reasonOf(clause: Clause, outcome: Outcome, space: Space, facts: RawFacts, table: Table): string {
  if (!hasHoles(space.specs, facts, clause.needs)) return because(clause, outcome, facts, table, [])
  const said = saidOf(space, facts, (see) => sentenceOf(clause, outcome, see(clause.needs), table))
  return said ?? WHATEVER[outcome] ?? ''
}
