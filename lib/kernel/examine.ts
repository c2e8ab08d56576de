import type { Answered, AnswerRule, Checker, ClauseChecker, Examination } from './checker.ts'
import { alsoCited, because, type Clause, outcomeIn, outcomeOf, seenBy, sentenceOf, type Table } from './clause.ts'
import { factsOfEdition, type RawFacts } from './facts.ts'
import { missingFor } from './missing.ts'
import type { Answer, ClauseId, Finding, Step } from './ruling.ts'
import { fold, type Outcome } from './verdict.ts'
import {
  completed,
  consistent,
  explore,
  type Hole,
  hasHoles,
  holesIn,
  isTied,
  type Leaf,
  leavesOf,
  type See,
  type Space,
  saidOf,
  saidOver,
  valueAt,
  withValue,
} from './worlds.ts'

/** A deciding clause with the exceptions that may lift it: they stand or fall together. */
export interface Group {
  base: Clause
  exceptions: readonly Clause[]
  needs: readonly string[]
}

/** True when the clause does not stand against this world. */
export const groupAllows = (group: Group, world: RawFacts, table: Table): boolean =>
  outcomeIn(group.base, world, table) !== 'fails' ||
  group.exceptions.some((exception) => outcomeIn(exception, world, table) === 'holds')

const inEdition = (rule: { editions?: readonly string[] }, edition: string) =>
  !rule.editions || rule.editions.includes(edition)

function settle(clause: Clause, space: Space, facts: RawFacts, table: Table): Outcome {
  if (!hasHoles(space.specs, facts, clause.needs)) return outcomeIn(clause, facts, table)
  const isOpen = (said: ReadonlySet<Outcome>) => said.size > 1 && (clause.role !== 'rule' || said.has('fails'))
  const said = saidOver<Outcome>(space, facts, (see) => outcomeOf(clause, see(clause.needs), table), isOpen)
  if (!said?.size || isOpen(said)) return 'unknown'
  return said.size === 1 ? [...said][0]! : 'holds'
}

function settleGroup(
  group: Group,
  outcome: (clause: Clause) => Outcome,
  space: Space,
  facts: RawFacts,
  table: Table,
): Outcome {
  const base = outcome(group.base)
  if (base === 'holds' || base === 'not-in-play') return base
  const exceptions = group.exceptions.map(outcome)
  if (exceptions.includes('holds')) return 'not-in-play'
  if (!exceptions.includes('unknown')) return base
  const allowed = saidOver(
    space,
    facts,
    (see) => groupAllowsSeen(group, see, table),
    (said) => said.size > 1,
  )
  if (allowed?.size !== 1) return 'unknown'
  return allowed.has(true) ? 'not-in-play' : 'fails'
}

/** The same for a predicate that is told only what it asks for. */
export const groupAllowsSeen = (group: Group, see: See, table: Table): boolean =>
  outcomeOf(group.base, see(group.base.needs), table) !== 'fails' ||
  group.exceptions.some((exception) => outcomeOf(exception, see(exception.needs), table) === 'holds')

/** The clauses of one edition with their exceptions, put together once. */
interface Rules {
  space: Space
  clauses: readonly Clause[]
  groups: readonly Group[]
}

function rulesOf(checker: ClauseChecker, edition: string): Rules {
  const clauses = checker.clauses.filter((clause) => inEdition(clause, edition))
  const groups = clauses
    .filter((clause) => clause.role !== 'exception')
    .map((base) => {
      const exceptions = clauses.filter((clause) => clause.role === 'exception' && clause.lifts.includes(base.id))
      return { base, exceptions, needs: [...new Set([base, ...exceptions].flatMap((clause) => clause.needs))] }
    })
  const space = {
    specs: factsOfEdition(checker.facts, edition),
    checks: (checker.checks ?? []).filter((check) => inEdition(check, edition)),
  }
  return { space, clauses, groups }
}

interface Tally {
  findings: Finding[]
  failing: Clause[]
  holding: Clause[]
  lifting: Clause[]
  open: Group[]
}

function tally({ space, clauses, groups }: Rules, facts: RawFacts, table: Table): Tally {
  const settled = new Map<Clause, Outcome>()
  const outcome = (clause: Clause): Outcome => {
    const known = settled.get(clause) ?? settle(clause, space, facts, table)
    settled.set(clause, known)
    return known
  }
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
  holds: 'Met, whatever is not known yet.',
  fails: 'Not met, whatever is not known yet.',
}

/** Where gaps do not matter, a sentence that would have to name one is not said. */
function reasonOf(clause: Clause, outcome: Outcome, space: Space, facts: RawFacts, table: Table): string {
  if (!hasHoles(space.specs, facts, clause.needs)) return because(clause, outcome, facts, table, [])
  const said = saidOf(space, facts, (see) => sentenceOf(clause, outcome, see(clause.needs), table))
  return said ?? WHATEVER[outcome] ?? ''
}

const cited = (clauses: readonly Clause[], edition: string): ClauseId[] => [
  ...new Set(clauses.flatMap((clause) => [clause.id, ...alsoCited(clause, edition)])),
]

interface AnswerFound {
  answer?: Answer
  whenLegal?: boolean
  /** The rule answers in every world, only differently: what it lacks is all that is missing. */
  complete?: boolean
  deciding: ClauseId[]
  consequences: Step[]
  /** The gaps that keep it from answering; asked only where they are shown, for it is a long search. */
  missing: () => string[]
}

const answersOf = ({ answer }: Pick<ClauseChecker, 'answer'>, edition: string): readonly AnswerRule[] =>
  (answer ? [answer].flat() : []).filter((rule: AnswerRule) => inEdition(rule, edition))

/** What the first rule that can answer says; where none can, what the last one lacks. */
function findAnswer(rules: readonly AnswerRule[], space: Space, facts: RawFacts, table: Table): AnswerFound {
  let found: AnswerFound = { deciding: [], consequences: [], missing: () => [] }
  for (const rule of rules) {
    found = answerBy(rule, space, facts, table)
    if (found.answer || found.complete) break
  }
  return found
}

function answerBy(rule: AnswerRule, space: Space, facts: RawFacts, table: Table): AnswerFound {
  const nothing: AnswerFound = { deciding: [], consequences: [], missing: () => [] }
  const needs = rule.needs as readonly string[]
  const run = (see: See) => rule.of(see(needs) as never, table)
  const tied = needs.filter((key) => isTied(space, key))
  const isPossible = (world: RawFacts) => completed(space, world, tied) !== undefined
  const leaves = leavesOf(space, facts, run)?.filter(({ world }) => isPossible(world))
  if (!leaves?.length) return { ...nothing, missing: () => holesIn(space.specs, facts, needs).map((hole) => hole.path) }
  const answers = leaves.map((leaf) => leaf.said)
  if (new Set(answers.map(keyOf)).size > 1) {
    const missing = () => {
      const holes = holesIn(space.specs, facts, needs)
      const alone = holes.filter((hole) => movesAlone(hole, leaves, space, facts, run, isPossible))
      return (alone.length ? alone : holes).map((hole) => hole.path)
    }
    return { ...nothing, missing, complete: answers.every((answer) => answer !== undefined) }
  }
  const given = answers.filter((answer) => answer !== undefined)
  const found = given[0]
  if (!found) return nothing
  const { deciding: _deciding, consequences: _consequences, ...answer } = found
  const shared = given.length > 1 ? inAll(given) : found
  return {
    answer: { ...answer, derivation: [...shared.derivation] },
    whenLegal: rule.whenLegal ?? false,
    deciding: [...new Set(shared.deciding)],
    consequences: [...(shared.consequences ?? [])],
    missing: () => [],
  }
}

const keyOf = (answer: Answered | undefined) => JSON.stringify(answer?.value)

/** True when two worlds equal but for this gap have different answers. */
function movesAlone(
  hole: Hole,
  leaves: readonly Leaf<Answered | undefined>[],
  space: Space,
  facts: RawFacts,
  run: (see: See) => Answered | undefined,
  isPossible: (world: RawFacts) => boolean,
): boolean {
  const touched = new Set([String(hole.segments[0])])
  const fits = (world: RawFacts) => consistent(space, world, touched)
  const differsFrom = ({ world, said }: Leaf<Answered | undefined>, value: unknown): boolean => {
    const other = withValue(world, hole.segments, value)
    if (!fits(other)) return false
    let differs = false
    const look = (found: Leaf<Answered | undefined>) => {
      const back = withValue(found.world, hole.segments, valueAt(world, hole))
      differs = keyOf(found.said) !== keyOf(said) && fits(back) && isPossible(back) && isPossible(found.world)
      return differs ? 'stop' : 'on'
    }
    explore(space, other, run, look, facts)
    return differs
  }
  return leaves.some((leaf) => {
    const now = valueAt(leaf.world, hole)
    return now !== undefined && hole.domain!.some((value) => value !== now && differsFrom(leaf, value))
  })
}

/** What several answers have in common: no step may speak of a value that is only assumed. */
function inAll(answers: readonly Answered[]): Pick<Answered, 'derivation' | 'deciding' | 'consequences'> {
  const common = <T>(lists: readonly (readonly T[])[]): T[] => {
    const keys = lists.map((list) => new Set(list.map((item) => JSON.stringify(item))))
    return (lists[0] ?? []).filter((item) => keys.every((known) => known.has(JSON.stringify(item))))
  }
  const deciding = common(answers.map((answer) => answer.deciding))
  return {
    derivation: common(answers.map((answer) => answer.derivation)),
    deciding: deciding.length ? deciding : answers.flatMap((answer) => answer.deciding),
    consequences: common(answers.map((answer) => answer.consequences ?? [])),
  }
}

/** The consequences that are the same in every world. */
function followsOf(checker: ClauseChecker, space: Space, facts: RawFacts, table: Table): Step[] {
  return (checker.follows ?? [])
    .filter((rule) => inEdition(rule, table.edition))
    .flatMap((rule) => {
      const needs = rule.needs as readonly string[]
      const run = (see: See) => JSON.stringify(rule.of(see(needs) as never, table))
      const said = saidOver(space, facts, run, (steps) => steps.size > 1)
      const [step] = said?.size === 1 ? said : []
      return step ? [JSON.parse(step) as Step] : []
    })
}

function examineClauses(checker: ClauseChecker, rules: Rules, facts: RawFacts, table: Table): Examination {
  const { space } = rules
  const { findings, failing, holding, lifting, open } = tally(rules, facts, table)
  const found = findAnswer(answersOf(checker, table.edition), space, facts, table)
  const remarks = remarksOf(checker, findings, space, facts, table)
  const consequences = [...found.consequences, ...followsOf(checker, space, facts, table)]
  const edition = table.edition
  const folded = fold(failing.length ? ['fails'] : open.length ? ['unknown'] : [])
  const given = found.answer && (folded === 'legal' || !found.whenLegal) ? { answer: found.answer } : {}
  const base = { findings, remarks, consequences, ...given }
  if (folded === 'illegal')
    return { ...base, consequences: [], verdict: 'illegal', deciding: cited(failing, edition), missing: [] }
  if (folded === 'undetermined') {
    const search = missingFor(open, space, facts, table)
    const clauses = open.map((group) => group.base)
    if (search.impossible)
      return { ...base, consequences: [], verdict: 'illegal', deciding: cited(clauses, edition), missing: [] }
    const missing = checker.asks === 'value' ? [...new Set([...search.missing, ...found.missing()])] : search.missing
    return { ...base, consequences: [], verdict: 'undetermined', deciding: cited(clauses, edition), missing }
  }
  if (checker.asks === 'may') {
    return {
      ...base,
      verdict: 'legal',
      deciding: [...new Set([...cited(lifting, edition), ...cited(holding, edition), ...found.deciding])],
      missing: [],
    }
  }
  if (found.answer) return { ...base, verdict: 'answered', deciding: found.deciding, missing: [] }
  const unsettled = checker.clauses.filter((clause) =>
    findings.some((f) => f.clause === clause.id && f.outcome === 'unknown'),
  )
  return { ...base, verdict: 'undetermined', deciding: cited(unsettled, edition), missing: found.missing() }
}

function remarksOf(
  checker: ClauseChecker,
  findings: readonly Finding[],
  space: Space,
  facts: RawFacts,
  table: Table,
): string[] {
  const inPlay = (clause: Clause) =>
    findings.some((f) => f.clause === clause.id && (f.outcome === 'holds' || f.outcome === 'fails'))
  return checker.clauses
    .filter((clause) => clause.notes.length && inEdition(clause, table.edition) && inPlay(clause))
    .flatMap((clause) =>
      clause.notes
        .filter(({ when }) => !when || saidOf(space, facts, (see) => when(see(clause.needs) as never)) === true)
        .map((note) => note.ambiguity),
    )
}

/** How each deciding group stands, every clause asked once. */
function standings({ space, groups }: Rules, facts: RawFacts, table: Table): Map<Group, Outcome> {
  const settled = new Map<Clause, Outcome>()
  const outcome = (clause: Clause): Outcome => {
    const known = settled.get(clause) ?? settle(clause, space, facts, table)
    settled.set(clause, known)
    return known
  }
  const deciding = groups.filter((group) => group.base.role === 'rule')
  return new Map(deciding.map((group) => [group, settleGroup(group, outcome, space, facts, table)]))
}

/**
 * The verdict alone, without reasons: what the search for remedies asks again and again. Clauses whose facts are all
 * known come first: they are quickly asked, and one that fails settles it.
 */
function allows({ space, groups }: Rules, facts: RawFacts, table: Table): 'legal' | 'illegal' | 'undetermined' {
  const settled = new Map<Clause, Outcome>()
  const outcome = (clause: Clause): Outcome => {
    const known = settled.get(clause) ?? settle(clause, space, facts, table)
    settled.set(clause, known)
    return known
  }
  const deciding = groups.filter((group) => group.base.role === 'rule')
  const isOpen = (group: Group) => hasHoles(space.specs, facts, group.needs)
  const outcomes: Outcome[] = []
  for (const group of [...deciding.filter((one) => !isOpen(one)), ...deciding.filter(isOpen)]) {
    const standing = settleGroup(group, outcome, space, facts, table)
    if (standing === 'fails') return 'illegal'
    outcomes.push(standing)
  }
  return fold(outcomes)
}

/** The facts of each group that forbids the case: a remedy has to change at least one of each. */
const blockers = (rules: Rules, facts: RawFacts, table: Table): (readonly string[])[] =>
  [...standings(rules, facts, table)].filter(([, outcome]) => outcome === 'fails').map(([group]) => group.needs)

/** Puts a checker together from its clauses. */
export function defineChecker(checker: ClauseChecker): Checker {
  const cites = (edition: string): ClauseId[] => {
    const clauses = checker.clauses.filter((clause) => inEdition(clause, edition))
    const answers = answersOf(checker, edition)
      .flatMap((rule) => rule.cites)
      .flatMap((also) => (typeof also === 'string' ? [also] : also.edition === edition ? [also.clause] : []))
    const follows = (checker.follows ?? []).filter((rule) => inEdition(rule, edition)).flatMap((rule) => rule.cites)
    return [...new Set([...cited(clauses, edition), ...answers, ...follows])]
  }
  const rules = new Map(checker.editions.map((edition) => [edition, rulesOf(checker, edition)]))
  const { clauses, answer, asks: _asks, follows: _follows, ...rest } = checker
  return {
    ...rest,
    aliases: checker.aliases ?? [],
    asked: checker.asked ?? [],
    gaps: checker.gaps ?? [],
    checks: checker.checks ?? [],
    cites,
    rolesOf: (id) =>
      clauses
        .filter((clause) => checker.editions.some((edition) => cited([clause], edition).includes(id)))
        .map((clause) => clause.role),
    consults: [
      ...new Set([
        ...clauses.flatMap((clause) => clause.readings),
        ...(answer ? [answer].flat() : []).flatMap((rule: AnswerRule) => rule.readings ?? []),
      ]),
    ],
    examine: (facts, table) => examineClauses(checker, rules.get(table.edition)!, facts, table),
    ...(checker.asks === 'may'
      ? {
          allows: (facts: RawFacts, table: Table) => allows(rules.get(table.edition)!, facts, table),
          blockers: (facts: RawFacts, table: Table) => blockers(rules.get(table.edition)!, facts, table),
        }
      : {}),
  }
}
