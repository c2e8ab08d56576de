/** Looks at the facts through the clauses of a checker and folds what they say into one verdict. */
import { answersOf, findAnswer } from './answers.ts'
import { charge, costOf, unlessSpent } from './budget.ts'
import { forbiddenByCases, saidByCases, saidTogether } from './by-cases.ts'
import type { AnswerRule, Checker, ClauseChecker, Examination } from './checker.ts'
import type { Clause, RulesInPlay } from './clause.ts'
import { allSaidBy, citedBy } from './clause-says.ts'
import { overTold } from './derived-facts.ts'
import type { RawFacts } from './facts.ts'
import { tally } from './findings.ts'
import { hasGaps } from './gaps.ts'
import { allows, blockers, countingBy, type Group, inEdition, type Rules, rulesOf } from './groups.ts'
import { orInstead } from './instead.ts'
import { missingFor } from './missing.ts'
import { type Reader, saidOf, saidOver } from './narrowing.ts'
import { nearest } from './nearest.ts'
import { replayed } from './replay.ts'
import type { ClauseId, Finding, Step } from './ruling.ts'
import { worldOf } from './seeing.ts'
import type { Space } from './space.ts'
import { judgeCertain, judgeTogether } from './together.ts'
import { fold } from './verdict.ts'
import { examineWhole } from './whole.ts'

/** The consequences that are the same in every world. */
function followsOf(checker: ClauseChecker, space: Space, facts: RawFacts, table: RulesInPlay): Step[] {
  return (checker.follows ?? [])
    .filter((rule) => inEdition(rule, table.edition))
    .flatMap((rule) => {
      const needs = rule.needs as readonly string[]
      const run = (see: Reader) => JSON.stringify(rule.of(see(needs) as never, table))
      const said = replayed(space, facts, table, rule, 'steps', () =>
        unlessSpent(
          () => saidOver(space, facts, run, (steps) => steps.size > 1),
          () => undefined,
        ),
      )
      const [steps] = said?.size === 1 ? said : []
      return steps ? [JSON.parse(steps) as Step | Step[]].flat() : []
    })
}

function examineClauses(checker: ClauseChecker, rules: Rules, facts: RawFacts, table: RulesInPlay): Examination {
  const { space } = rules
  const asks = checker.asksValue?.(facts) ? 'value' : checker.asks
  // Under another reading most findings stand as they are; they are looked up all the same.
  charge({ budget: space.budget }, rules.clauses.length)
  const { findings, failing, holding, lifting, tightening, open } = tally(rules, facts, table)
  const found = findAnswer(answersOf(checker, table.edition), space, facts, table)
  const remarks = remarksOf(checker, findings, space, facts, table)
  const consequences = [...found.consequences, ...followsOf(checker, space, facts, table)]
  const edition = table.edition
  const folded = fold(failing.length ? ['fails'] : open.length ? ['unknown'] : [])
  const isGiven = (folded === 'legal' || !found.whenLegal) && !hangs(found.dependsOn, findings)
  const given = found.answer && isGiven ? { answer: found.answer } : {}
  const base = { findings, remarks, consequences, ...given }
  const illegal = (deciding: ClauseId[], more: Partial<Examination> = {}) => {
    const found: Examination = { ...base, consequences: [], verdict: 'illegal', deciding, missing: [], ...more }
    return orInstead(checker.instead, rules, found, facts, table)
  }
  if (folded === 'illegal')
    return illegal(citedBy([...failing, ...tightening], edition), {
      failsBy: rules.groups.filter(({ base }) => failing.includes(base)).map(questionsOf),
    })
  if (folded === 'undetermined') {
    const what = [...open.map(({ base }) => base.id), ...(space.called ?? [])].join()
    const called = new Set(space.called)
    // Where the search was stopped, a clause may be open that forbids alone.
    const cases = table.budget?.stopped
      ? undefined
      : replayed(space, facts, table, forbiddenByCases, what, () =>
          forbiddenByCases(open, { ...space, called }, facts, table),
        )
    if (cases) {
      const groups = [...new Set(cases.map(({ group }) => group))]
      const failsBy = [groups.flatMap(questionsOf)]
      const deciding = citedBy(
        groups.map(({ base }) => base),
        edition,
      )
      return illegal(deciding, { findings: saidByCases(findings, cases, rules, table), failsBy })
    }
    const search = replayed(space, facts, table, rules.groups, what, () =>
      missingFor(open, { ...space, called }, facts, table),
    )
    const clauses = open.map((group) => group.base)
    if (search.forbidding) {
      const those = search.forbidding
      const deciding = citedBy(
        those.map(({ base }) => base),
        edition,
      )
      const failsBy = [those.flatMap(questionsOf)]
      return illegal(deciding, { findings: saidTogether(findings, deciding), failsBy, failsTogether: true })
    }
    const missing = asks === 'value' ? [...new Set([...search.missing, ...found.missing()])] : search.missing
    return { ...base, consequences: [], verdict: 'undetermined', deciding: citedBy(clauses, edition), missing }
  }
  if (asks === 'may') {
    return {
      ...base,
      verdict: 'legal',
      ...(found.answer
        ? {}
        : {
            lacks: found.missing,
            ...(found.outlook ? { outlook: found.outlook } : {}),
            ...(rulesWhenLegal(checker, edition).length ? { awaits: true } : {}),
          }),
      deciding: [
        ...new Set([
          ...citedBy(lifting, edition),
          ...(found.leads ? found.deciding : []),
          ...citedBy(byWeight(holding), edition),
          ...found.deciding,
        ]),
      ],
      missing: [],
    }
  }
  if (found.answer) return { ...base, verdict: 'answered', deciding: found.deciding, missing: [] }
  const unsettled = checker.clauses.filter((clause) =>
    findings.some((f) => f.clause === clause.id && f.outcome === 'unknown' && !waitsItself(checker, clause)),
  )
  const unsure = citedBy(unsettled, edition)
  const deciding = unsure.length || checker.waitsAt ? unsure : [...new Set(found.waitsBy)]
  return { ...base, verdict: 'undetermined', deciding, missing: found.missing() }
}

/** True of a clause by which something follows from an answer, where that waits for another: it waits for the answer itself. */
const waitsItself = ({ waitsAt, follows = [] }: ClauseChecker, { id }: Clause) =>
  waitsAt !== undefined && follows.some(({ clause }) => clause === id)

/** True where one of these clauses fails or is not settled. */
const hangs = (clauses: readonly ClauseId[] = [], findings: readonly Finding[]): boolean =>
  findings.some(({ clause, outcome }) => clauses.includes(clause) && (outcome === 'fails' || outcome === 'unknown'))

/** The open questions a clause or an exception to it consults. */
const questionsOf = ({ base, exceptions }: Group) => [base, ...exceptions].flatMap(({ readings }) => readings)

/** A clause whose sentence is made from the facts of the case tells more of it than one that says the same of every case. */
const byWeight = (clauses: readonly Clause[]): Clause[] => {
  const tells = ({ says, each }: Clause) => each !== undefined || typeof says.holds === 'function'
  return [...clauses.filter(tells), ...clauses.filter((clause) => !tells(clause))]
}

/** Answers that are a result of the case, asked for along with the verdict. */
const rulesWhenLegal = (checker: ClauseChecker, edition: string) =>
  answersOf(checker, edition).filter((rule) => rule.whenLegal)

function remarksOf(
  checker: ClauseChecker,
  findings: readonly Finding[],
  space: Space,
  facts: RawFacts,
  table: RulesInPlay,
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

/** Names the clause that waits where nothing else decides. */
const waiting = ({ waitsAt }: ClauseChecker, found: Examination): Examination =>
  waitsAt && !found.deciding.length ? { ...found, deciding: [waitsAt] } : found

/** Gives the answer so far along with an open verdict, where all that is missing is yet to happen. */
function soFar(
  { yetToHappen }: ClauseChecker,
  examine: (facts: RawFacts) => Examination,
  facts: RawFacts,
): Examination {
  const found = examine(facts)
  const isOpen = found.verdict === 'undetermined' && found.missing.length > 0
  if (!yetToHappen || !isOpen || found.missing.some((path) => !Object.hasOwn(yetToHappen, path))) return found
  const { answer } = examine({ ...facts, ...yetToHappen })
  return answer ? { ...found, answer } : found
}

/** Asks the clauses of one edition together, in every world they can tell apart. */
function togetherIn(checker: ClauseChecker, rules: Rules, edition: string): Checker['examine'] {
  const { space, clauses } = rules
  const asked = [...clauses, ...answersOf(checker, edition), ...(checker.follows ?? [])]
  const needs = [...new Set(asked.flatMap((one) => one.needs as readonly string[]))]
  return (facts, table) => {
    const [worded, wordless] = [table.wordless ? { ...table, wordless: false } : table, { ...table, wordless: true }]
    // A sentence may ask for a fact as a predicate does: where one is missing it has to be said.
    const isSilent = (seen: RawFacts) => !hasGaps(space.specs, worldOf(seen), needs)
    return examineWhole(
      {
        space,
        needs,
        run: (seen, isRead) =>
          judgeTogether(checker, rules, seen, (isRead && !table.wordless) || !isSilent(seen) ? worded : wordless),
        certain: (seen) => judgeCertain(rules, seen, worded),
        costs: () => checker.cost?.(facts) ?? costOf(space.specs, facts) / 2,
      },
      facts,
      table.budget,
    )
  }
}

/** Puts a checker together from its clauses; where these see derived facts, as it is asked of what a player tells. */
export function defineChecker({ derives, ...checker }: ClauseChecker): Checker {
  if (!derives) return ofClauses(checker)
  return overTold(ofClauses({ ...checker, facts: derives.facts, checks: derives.checks ?? [] }), checker, derives)
}

/** The verdict alone, where several clauses may forbid the case together. */
function allowsQuick(rules: Rules, facts: RawFacts, table: RulesInPlay): 'legal' | 'illegal' | 'undetermined' {
  const verdict = allows(rules, facts, table)
  if (verdict !== 'undetermined') return verdict
  const deciding = rules.groups.filter(({ base }) => base.role === 'rule')
  return forbiddenByCases(deciding, rules.space, facts, table) ? 'illegal' : verdict
}

/** Throws at an exception from a clause its checker has not: it would lift nothing, and no case says why. */
function refuseLost(checker: ClauseChecker, clauses: readonly Clause[]): void {
  const ids = clauses.map(({ id }) => id)
  for (const { id, lifts } of clauses) {
    const lost = lifts.find((one) => !ids.includes(one))
    if (!lost) continue
    const close = nearest(lost, ids)
    const mend = close ? `Did you mean ${close}?` : `It has ${ids.join(', ')}.`
    throw new Error(`${checker.game}/${checker.id}: ${id} lifts ${lost}, which is no clause of this checker. ${mend}`)
  }
}

function ofClauses(checker: ClauseChecker): Checker {
  const { instead } = checker
  const clauses = [...checker.clauses, ...(instead?.clauses ?? [])]
  refuseLost(checker, clauses)
  const answers: AnswerRule[] = [
    ...(checker.answer ? [checker.answer].flat() : []),
    ...(instead ? [instead.answer] : []),
  ]
  const cites = (edition: string): ClauseId[] => {
    const inPlay = <R extends { editions?: readonly string[] }>(rules: readonly R[]) =>
      rules.filter((rule) => inEdition(rule, edition))
    const answered = inPlay(answers)
      .flatMap((rule) => rule.cites ?? [])
      .flatMap((also) => (typeof also === 'string' ? [also] : also.edition === edition ? [also.clause] : []))
    const follows = inPlay(checker.follows ?? []).flatMap(({ clause, cites = [], echoes }) =>
      [...(clause ? [clause] : []), ...cites].flatMap((one) => [one, ...(echoes?.(one) ?? [])]),
    )
    const said = inPlay(clauses).flatMap((clause) => allSaidBy(clause, edition))
    return [...new Set([...said, ...answered, ...follows])]
  }
  const rules = new Map(checker.editions.map((edition) => [edition, rulesOf(checker, edition)]))
  const together = new Map([...rules].map(([edition, those]) => [edition, togetherIn(checker, those, edition)]))
  const { clauses: _clauses, answer: _answer, instead: _instead, waitsAt: _waitsAt, cost: _cost, ...beside } = checker
  const { follows, asksValue, yetToHappen: _yet, ...rest } = beside
  const counting = new Map([...rules].map(([edition, those]) => [edition, countingBy(those)]))
  const counted = (facts: RawFacts, table: RulesInPlay) => counting.get(table.edition)!(facts, table)
  const once = (facts: RawFacts, table: RulesInPlay) =>
    waiting(checker, examineClauses(checker, counted(facts, table), facts, table))
  return {
    ...rest,
    aliases: checker.aliases ?? [],
    asked: checker.asked ?? [],
    gaps: checker.gaps ?? [],
    checks: checker.checks ?? [],
    cites,
    rolesOf: (id) =>
      clauses
        .filter((clause) => checker.editions.some((edition) => allSaidBy(clause, edition).includes(id)))
        .map((clause) => clause.role),
    leadsOf: (id) => clauses.find((clause) => clause.id === id && clause.leads)?.leads,
    together: (edition) => rules.get(edition)?.groups.map((group) => group.needs) ?? [],
    consults: [
      ...new Set([
        ...clauses.flatMap((clause) => clause.readings),
        ...answers.flatMap((rule) => rule.readings ?? []),
        ...(instead?.remarks ?? []),
        ...(follows ?? []).flatMap((rule) => rule.readings ?? []),
      ]),
    ],
    examine: checker.wholeCase
      ? (facts, table) => together.get(table.edition)!(facts, table)
      : (facts, table) => soFar(checker, (told) => once(told, table), facts),
    ...(checker.asks === 'may' && !checker.wholeCase && !asksValue && !instead
      ? {
          allows: (facts: RawFacts, table: RulesInPlay) => allowsQuick(counted(facts, table), facts, table),
          blockers: (facts: RawFacts, table: RulesInPlay) => blockers(counted(facts, table), facts, table),
        }
      : {}),
  }
}
