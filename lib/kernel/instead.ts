/** What the rules put in the place of a case they forbid: an illegal card that was turned over is exchanged for another. */
import { findAnswer } from './answers.ts'
import type { AnswerRule, Examination } from './checker.ts'
import type { Clause, RulesInPlay } from './clause.ts'
import type { RawFacts } from './facts.ts'
import { tally } from './findings.ts'
import { groupsOf, inEdition, type Rules } from './groups.ts'
import { pathOf } from './parse.ts'
import type { Finding } from './ruling.ts'
import { Asked, seeing, unlessAsked } from './seeing.ts'

/** Asked only of a case the clauses forbid. Where it has an answer the case is answered, and not illegal. */
export interface Instead {
  /** What explains it; where it is answered they speak in the place of what the same clauses said before. */
  clauses: readonly Clause[]
  answer: AnswerRule
  /** Open questions to remark on along with it. */
  remarks?: readonly string[]
}

/** The forbidden case, or what stands in its place; open where that is not known yet. */
export function orInstead(
  instead: Instead | undefined,
  rules: Rules,
  illegal: Examination,
  facts: RawFacts,
  table: RulesInPlay,
): Examination {
  if (!instead) return illegal
  const { answer, deciding, missing } = findAnswer([instead.answer], rules.space, facts, table)
  const lacks = answer ? [] : firstOf(missing(), instead, rules, facts, table)
  if (!answer && !lacks.length) return illegal
  const { findings } = illegal
  const said = saidBy(instead.clauses, rules, facts, table)
  if (!answer) {
    const more = said.filter(({ clause }) => !findings.some((known) => known.clause === clause))
    return { ...illegal, findings: [...findings, ...more], verdict: 'undetermined', missing: lacks }
  }
  const before = findings.filter(({ clause }) => !instead.clauses.some(({ id }) => id === clause))
  const remarks = [...illegal.remarks, ...(instead.remarks ?? [])]
  return { ...illegal, findings: [...before, ...said], remarks, verdict: 'answered', answer, deciding }
}

/** Of what it lacks the fact it asks first, if that is among them: whether anything takes the place comes before what. */
function firstOf(
  lacks: string[],
  { answer }: Instead,
  { space }: Rules,
  facts: RawFacts,
  table: RulesInPlay,
): string[] {
  const needs = answer.needs as readonly string[]
  const stopped = unlessAsked(() => answer.of(seeing(space, facts)(needs) as never, table))
  const first = stopped instanceof Asked ? pathOf(stopped.segments) : undefined
  return first !== undefined && lacks.includes(first) ? [first] : lacks
}

/** What these clauses find; one that is not in play and has nothing to say of that is left out. */
function saidBy(clauses: readonly Clause[], { space }: Rules, facts: RawFacts, table: RulesInPlay): Finding[] {
  const own = clauses.filter((clause) => inEdition(clause, table.edition))
  const quiet = own.filter(({ says }) => says.aside === undefined).map(({ id }) => id)
  const { findings } = tally({ space, clauses: own, groups: groupsOf(own) }, facts, table)
  return findings.filter(({ clause, outcome }) => outcome !== 'not-in-play' || !quiet.includes(clause))
}
