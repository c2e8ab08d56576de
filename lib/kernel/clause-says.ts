/** What a clause says of the facts it sees, and what is cited with it. */
import type { Clause, Each, RulesInPlay } from './clause.ts'
import type { RawFacts } from './facts.ts'
import { type Judged, judgeItems, weightiest } from './items.ts'
import type { ClauseId, Finding } from './ruling.ts'
import type { Outcome } from './verdict.ts'

/** The facts a clause names, as far as known: what is shown with its finding. */
export function seenBy(clause: Clause, facts: RawFacts): RawFacts {
  const seen: Record<string, unknown> = {}
  for (const key of clause.needs) if (facts[key] !== undefined && !clause.hides.includes(key)) seen[key] = facts[key]
  return seen
}

/** What a clause says of the facts it sees. An exception that does not hold of some thing says nothing of it. */
export function outcomeOf(clause: Clause, seen: RawFacts, table: RulesInPlay): Exclude<Outcome, 'unknown'> {
  if (clause.each) return weightiest(judgeItems(clause.each, seen, table, clause.role === 'exception'))
  if (clause.when && !clause.when(seen, table)) return 'not-in-play'
  if (clause.holds(seen, table)) return 'holds'
  return clause.role === 'exception' ? 'not-in-play' : 'fails'
}

/** What a clause says of each of its things; nothing where it is asked once of the case. */
export const judgedBy = (clause: Clause, seen: RawFacts, table: RulesInPlay): Judged[] =>
  clause.each ? judgeItems(clause.each, seen, table, clause.role === 'exception') : []

/** The clauses cited along with this one in an edition. */
const alsoCited = ({ also }: Clause, edition: string): readonly ClauseId[] =>
  also.length
    ? also.flatMap((also) => (typeof also === 'string' ? [also] : also.edition === edition ? [also.clause] : []))
    : NONE
const NONE: readonly ClauseId[] = []

/** What is cited where these clauses decide: they and those that say the same, each once. */
export function citedBy(clauses: readonly Clause[], edition: string): ClauseId[] {
  const cited = new Set<ClauseId>()
  for (const clause of clauses) {
    cited.add(clause.id)
    for (const also of alsoCited(clause, edition)) cited.add(also)
  }
  return [...cited]
}

/** The clauses that come out as this one does: itself, those cited along with it, and those that echo it. */
export const allSaidBy = (clause: Clause, edition: string): ClauseId[] => [
  clause.id,
  ...alsoCited(clause, edition),
  ...clause.echoes,
]

/** The sentence of a settled outcome, made from the facts it sees. */
export function sentenceOf(clause: Clause, outcome: Outcome, seen: RawFacts, table: RulesInPlay): string {
  return wordsOf(clause.says, outcome, (sentence) => sentence(seen, table))
}

/** The sentence about one thing. */
export function itemSentence(each: Each, item: Judged, seen: RawFacts, table: RulesInPlay): string {
  return wordsOf(each.says, item.outcome, (sentence) => sentence(item.item, seen, table))
}

function wordsOf<F>(
  says: { holds?: string | F; fails?: string | F; aside?: string | F },
  outcome: Outcome,
  say: (sentence: F) => string,
): string {
  const sentence = outcome === 'holds' ? says.holds : outcome === 'fails' ? says.fails : says.aside
  if (sentence === undefined) return outcome === 'fails' ? 'This is not met.' : "Doesn't apply here."
  return typeof sentence === 'string' ? sentence : say(sentence)
}

/** Why a clause is not met, in a line: two things at most are named, of more the first and how many there are. */
export function inShort({ because, reasons = [] }: Pick<Finding, 'because' | 'reasons'>): string {
  const says = [...new Set(reasons.flatMap((one) => (one.outcome === 'fails' ? [one.says] : [])))]
  return says.length > 2 ? `${says[0]} And ${says.length - 1} more.` : because
}
