/** What every clause says of a case, with its reason. */

import { charge, fullBudget, isSpent, unlessSpent } from './budget.ts'
import type { Clause, RulesInPlay } from './clause.ts'
import { allSaidBy, itemSentence, judgedBy, outcomeOf, seenBy, sentenceOf } from './clause-says.ts'
import type { Fact, RawFacts } from './facts.ts'
import { type Gap, gapsIn, type Segments } from './gaps.ts'
import { evaluateWithExceptions, evaluating, type Group, liftersOf, type Rules } from './groups.ts'
import { heavier, type Judged, lookAtItems, sameAs } from './items.ts'
import { askedBy, type Reader, type Said, saidOf, saidOver, saidWhere } from './narrowing.ts'
import { factAt, sayPath } from './parse.ts'
import { replayed } from './replay.ts'
import type { ClauseId, Finding, Reason } from './ruling.ts'
import { isAnyOpen, type Space } from './space.ts'
import { tighteningOf } from './tightening.ts'
import type { Outcome } from './verdict.ts'

/** Deciding clauses by how they stand, and a finding for each clause. */
export interface Tally {
  findings: Finding[]
  failing: Clause[]
  holding: Clause[]
  lifting: Clause[]
  /** Conditions that tighten what fails. */
  tightening: Clause[]
  open: Group[]
}

/** Steps that the finding of one clause takes. */
const FINDING = 3

/** Asks every clause once and sorts what they say. */
export function tally(rules: Rules, facts: RawFacts, table: RulesInPlay): Tally {
  const { space, clauses, groups } = rules
  const outcome = evaluating(rules, facts, table)
  const said = saidWhere(space, facts)
  const result: Tally = { findings: [], failing: [], holding: [], lifting: [], tightening: [], open: [] }
  const liftedBy = new Map<Clause, Clause>()
  const final = new Map<Clause, Outcome>()
  const reasons = new Map<Clause, Lifted[]>()
  for (const group of groups) {
    const { base, exceptions } = group
    const verdict = evaluateWithExceptions(group, outcome, space, facts, table)
    final.set(base, verdict)
    const stands = outcome(base) === 'holds' || outcome(base) === 'not-in-play'
    if (base.each) {
      const work = () => reasonsOf(base, lookAt(base, said, table).judged, group, said, table)
      reasons.set(base, replayed(space, facts, table, base, table.wordless ? 'bare reasons' : 'reasons', work))
      for (const { lifter } of reasons.get(base)!)
        if (lifter && verdict !== 'fails' && !result.lifting.includes(lifter)) result.lifting.push(lifter)
    }
    const lifter = stands || base.each ? undefined : exceptions.find((clause) => outcome(clause) === 'holds')
    if (lifter) {
      liftedBy.set(base, lifter)
      if (!result.lifting.includes(lifter)) result.lifting.push(lifter)
    }
    if (base.role !== 'rule') continue
    if (verdict === 'fails') result.failing.push(base)
    if (verdict === 'holds') result.holding.push(base)
    if (verdict === 'unknown') result.open.push(group)
  }
  const findings = clauses.flatMap((clause): Finding[] => {
    const own = clause.role === 'exception' ? exceptionOutcome(clause, outcome(clause), result) : final.get(clause)!
    if (table.wordless) return allSaidBy(clause, table.edition).map((id) => bareFinding(id, own))
    if (clause.each) {
      const told = reasons.get(clause) ?? reasonsOf(clause, lookAt(clause, said, table).judged, undefined, said, table)
      charge(space, FINDING)
      return eachFindings(clause, own, told, space, facts, table)
    }
    const lifter = liftedBy.get(clause)
    return replayed(space, facts, table, clause, lifter ? `${own} ${lifter.id}` : own, () => {
      charge(space, FINDING)
      return findingsOf(clause, own, lifter, space, facts, table)
    })
  })
  const tightening = tighteningOf(
    [...final].map(([clause, outcome]) => ({ clause, outcome, reasons: reasons.get(clause) })),
  )
  return { ...result, tightening, findings: oncePerClause(findings) }
}

const bareFinding = (clause: ClauseId, outcome: Outcome): Finding => ({ clause, outcome, because: '', facts: {} })

/** One finding a clause: where it was asked twice, the weightier outcome stands, with all the reasons for it. */
export function oncePerClause(findings: readonly Finding[]): Finding[] {
  const best = new Map<ClauseId, Finding>()
  for (const finding of findings) {
    const known = best.get(finding.clause)
    if (!known || heavier(finding.outcome, known.outcome)) best.set(finding.clause, finding)
    else if (known.outcome === finding.outcome && known.reasons && finding.reasons)
      best.set(finding.clause, { ...known, ...told([...known.reasons, ...finding.reasons], known.outcome) })
  }
  return [...best.values()]
}

/** A reason, and the exception behind it. */
export type Lifted = Reason & { lifter?: Clause }

/** What a clause says of every thing it can be asked of already. */
export const lookAt = (clause: Clause, said: Said, table: RulesInPlay) =>
  said((see) => lookAtItems(clause.each!, see(clause.needs), table, clause.role === 'exception')) ?? { judged: [] }

/** Why a clause comes out as it does, thing by thing; of a group the exceptions are counted in. */
export function reasonsOf(
  clause: Clause,
  judged: readonly Judged[],
  group: Group | undefined,
  said: Said,
  table: RulesInPlay,
): Lifted[] {
  const say = (by: Clause, item: Judged) =>
    said((see) => itemSentence(by.each!, item, see(by.needs), table)) ?? WHATEVER[item.outcome] ?? ''
  return judged.map((item): Lifted => {
    const { about, outcome } = item
    const lifter = outcome === 'fails' && group ? liftersOf(group, item, said, table)[0] : undefined
    if (table.wordless) return lifter ? { ...LIFTED, about, liftedBy: lifter.id, lifter } : { outcome, about, says: '' }
    if (!lifter) return { outcome, about, says: say(clause, item) }
    const same = { ...item, outcome: 'holds' as const }
    const says = lifter.each
      ? sayOfSame(lifter, item, said, table)
      : (said((see) => sentenceOf(lifter, 'holds', see(lifter.needs), table)) ?? say(clause, same))
    return { outcome: 'not-in-play', about, says, liftedBy: lifter.id, lifter }
  })
}

const LIFTED = { outcome: 'not-in-play', says: '' } as const

/** What an exception says of the thing it lifts. */
function sayOfSame(lifter: Clause, { about }: Judged, said: Said, table: RulesInPlay): string {
  const says = said((see) => {
    const seen = see(lifter.needs)
    const same = judgedBy(lifter, seen, table).find((one) => sameAs(one.about) === sameAs(about))
    return same && itemSentence(lifter.each!, same, seen, table)
  })
  return says ?? WHATEVER.holds!
}

/** The sentence of an outcome, and the reasons behind it. */
export function told(reasons: readonly Reason[], outcome: Outcome): Partial<Finding> {
  const kept = reasons.filter((reason) => reason.outcome !== 'not-in-play' || reason.liftedBy)
  const own = kept.filter((reason) => reason.outcome === outcome)
  const [only] = own
  return {
    because: [...new Set(own.map((reason) => reason.says))].join(' ') || "Doesn't apply here.",
    ...(only && own.length === 1 ? { about: only.about } : {}),
    ...(kept.length ? { reasons: kept } : {}),
  }
}

function eachFindings(
  clause: Clause,
  outcome: Outcome,
  lifted: readonly Lifted[],
  space: Space,
  facts: RawFacts,
  table: RulesInPlay,
): Finding[] {
  const reasons = lifted.map(({ lifter: _lifter, ...reason }): Reason => reason)
  const gaps = outcome === 'unknown' ? waitedFor(clause, space, facts, table) : undefined
  const said = told(reasons, outcome)
  const hasOwn = reasons.some((reason) => reason.outcome === outcome)
  const because = gaps?.because ?? (hasOwn ? said.because! : (WHATEVER[outcome] ?? "Doesn't apply here."))
  return allSaidBy(clause, table.edition).map((id) => ({
    clause: id,
    outcome,
    ...said,
    because,
    ...(!gaps && because === WHATEVER[outcome] ? { vague: true as const } : {}),
    facts: seenBy(clause, facts),
    ...(gaps ? { missing: gaps.missing } : {}),
  }))
}

/** Steps that finding out which of its gaps a clause looks at may take. */
const LOOKS = 200

/** The gaps a clause looks at, whatever fits together: of the lines of a list it may need one field and no other. */
function lookedAt(clause: Clause, { specs }: Space, facts: RawFacts, table: RulesInPlay): Gap[] {
  const gaps = gapsIn(specs, facts, clause.needs)
  if (isSpent(table.budget) || gaps.filter(({ segments }) => segments.length > 1).length < 2) return gaps
  const counted = { specs, checks: [], budget: fullBudget(LOOKS) }
  const run = (see: Reader) => outcomeOf(clause, see(clause.needs), table)
  const asked = unlessSpent(
    () => askedBy(counted, facts, clause.needs, run),
    () => undefined,
  )
  return asked?.length ? [...asked] : gaps
}

/** The gaps a clause waits for, by path and in words. */
const waitedFor = (
  clause: Clause,
  space: Space,
  facts: RawFacts,
  table: RulesInPlay,
): { missing: string[]; because: string } =>
  replayed(space, facts, table, clause, 'waits for', () => {
    const missing = lookedAt(clause, space, facts, table).map((gap) => gap.path)
    const labels = [...new Set(missing.map((path) => sayPath(space.specs, path, facts)))]
    const because = labels.length ? `Not known yet: ${labels.join('; ')}.` : "Can't tell yet."
    return { missing, because }
  })

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
  table: RulesInPlay,
): Finding[] {
  const gaps = outcome === 'unknown' ? waitedFor(clause, space, facts, table) : undefined
  const reason = lifter
    ? reasonOf(lifter, 'holds', space, facts, table)
    : outcome === 'not-in-play' &&
        isAnyOpen(space, facts, clause.needs) &&
        gapsIn(space.specs, facts, clause.needs).length
      ? "Doesn't apply here."
      : gaps
        ? gaps.because
        : reasonOf(clause, outcome, space, facts, table)
  const isVague = !gaps && reason === WHATEVER[outcome]
  return allSaidBy(clause, table.edition).map((id) => ({
    clause: id,
    outcome,
    because: reason,
    ...(isVague ? { vague: true as const } : {}),
    facts: seenBy(clause, facts),
    ...(gaps ? { missing: gaps.missing } : {}),
    ...(lifter ? { liftedBy: lifter.id } : {}),
  }))
}

const WHATEVER: Partial<Record<Outcome, string>> = {
  holds: 'Met in any case.',
  fails: 'Not met in any case.',
}

/** Steps that the search for one sentence may take; what is left of the ruling's own is not touched. */
const SENTENCE = 400

/** Where gaps do not matter, a sentence that would have to name one is said only if every world says the same. */
function reasonOf(clause: Clause, outcome: Outcome, space: Space, facts: RawFacts, table: RulesInPlay): string {
  if (!isAnyOpen(space, facts, clause.needs)) return sentenceOf(clause, outcome, facts, table)
  const said = saidOf(space, facts, (see) => sentenceOf(clause, outcome, see(clause.needs), table))
  return said ?? sentenceEverywhere(clause, outcome, space, facts, table) ?? WHATEVER[outcome] ?? ''
}

/** True for a gap that is filled with values people know; a name would be filled with that of a stranger. */
const isFigure = ({ specs }: Space, segments: Segments) => FIGURES.has(factAt(specs, segments)?.kind)
const FIGURES: ReadonlySet<Fact['kind'] | undefined> = new Set<Fact['kind']>(['choice', 'yes-no', 'count'])

/** The sentence of a settled clause where the gaps it names can be filled in one way only, as by what a card prints. */
function sentenceEverywhere(
  clause: Clause,
  outcome: Outcome,
  { called: _called, ...space }: Space,
  facts: RawFacts,
  table: RulesInPlay,
): string | undefined {
  if (!gapsIn(space.specs, facts, clause.needs).every(({ segments }) => isFigure(space, segments))) return undefined
  const told = unlessSpent(
    () =>
      saidOver(
        { ...space, budget: fullBudget(SENTENCE) },
        facts,
        (see) => {
          const seen = see(clause.needs)
          return outcomeOf(clause, seen, table) === outcome ? sentenceOf(clause, outcome, seen, table) : undefined
        },
        (said) => said.size > 1,
      ),
    () => undefined,
  )
  return told?.size === 1 ? [...told][0] : undefined
}
