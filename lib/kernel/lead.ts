import type { ClauseId, Finding } from './ruling.ts'
import type { Verdict } from './verdict.ts'

/** The clause that matters, and at most three more. */
const MOST = 4

/**
 * Deciding clauses by weight: what forbids, or the exception that allows; then the others as they came; last those that
 * stand whatever is not known. Out: the same clauses in that order, and how many of them lead.
 */
export function leadFirst(
  verdict: Verdict,
  deciding: readonly ClauseId[],
  findings: readonly Finding[],
): { deciding: ClauseId[]; leads: number } {
  const found = new Map(findings.map((finding) => [finding.clause, finding]))
  const lifters = new Set(findings.flatMap(({ liftedBy }) => liftedBy ?? []))
  const weightOf = (clause: ClauseId): number => {
    const finding = found.get(clause)
    if (finding?.vague) return 2
    const isHead = verdict === 'illegal' ? finding?.outcome === 'fails' : lifters.has(clause)
    return isHead ? 0 : 1
  }
  const ordered = deciding.map((clause) => ({ clause, weight: weightOf(clause) })).sort((a, b) => a.weight - b.weight)
  const leads = Math.min(MOST, ordered.filter(({ weight }) => weight < 2).length)
  return { deciding: ordered.map(({ clause }) => clause), leads }
}
