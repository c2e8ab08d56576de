import type { Clause } from './clause.ts'
import type { ClauseId, Finding } from './ruling.ts'
import type { Verdict } from './verdict.ts'

/** The clause that matters, and at most three more. */
const MOST = 4
/** What stands whatever is not known comes last and never leads. */
const NEVER = 3

/**
 * Deciding clauses by weight: what forbids, or what allows beyond the ordinary; then the others as they came, those that
 * hold of whatever is allowed behind them; last those that stand whatever is not known.
 * Out: the same clauses in that order, and how many of them lead.
 */
export function leadFirst(
  verdict: Verdict,
  deciding: readonly ClauseId[],
  findings: readonly Finding[],
  leadsOf: ((clause: ClauseId) => Clause['leads']) | undefined,
): { deciding: ClauseId[]; leads: number } {
  const found = new Map(findings.map((finding) => [finding.clause, finding]))
  const lifters = new Set(findings.flatMap(({ liftedBy }) => liftedBy ?? []))
  const weightOf = (id: ClauseId): number => {
    const finding = found.get(id)
    if (finding?.vague) return NEVER
    if (verdict === 'illegal') return finding?.outcome === 'fails' ? 0 : 1
    const leads = leadsOf?.(id)
    if (lifters.has(id) || leads === 'first') return 0
    return leads === 'last' ? 2 : 1
  }
  const ordered = deciding.map((clause) => ({ clause, weight: weightOf(clause) })).sort((a, b) => a.weight - b.weight)
  const leads = Math.min(MOST, ordered.filter(({ weight }) => weight < NEVER).length)
  return { deciding: ordered.map(({ clause }) => clause), leads }
}
