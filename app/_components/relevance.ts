import type { RawFacts } from '../../lib/kernel/facts'
import type { Ruling } from '../../lib/kernel/ruling'

/** Judgings one look at relevance may spend. */
const TRY_LIMIT = 60

/** `vessels` from `vessels[0].attack`. */
export const topOf = (path: string): string => path.split(/[.[]/, 1)[0] ?? path

const essence = (ruling: Ruling) =>
  JSON.stringify([ruling.verdict, ruling.answer?.value, ruling.readings?.map((r) => r.verdict)])

/** Facts still missing, whole facts only. */
export const missingFacts = (ruling: Ruling): Set<string> => new Set(ruling.missing.map(topOf))

/** Missing facts in the order the form asks them. */
export function missingInOrder(keys: readonly string[], ruling: Ruling): string[] {
  const place = (path: string) => keys.indexOf(topOf(path))
  return ruling.missing.toSorted((a, b) => place(a) - place(b))
}

/** Known facts that the deciding clauses of a refusal rest on: never folded away, even where one alone would do. */
function reasons(ruling: Ruling): Set<string> {
  if (ruling.verdict === 'legal') return new Set()
  const leading = ruling.findings.filter(
    (finding) => ruling.deciding.includes(finding.clause) || finding.outcome === 'unknown',
  )
  return new Set(leading.flatMap((finding) => Object.keys(finding.facts)))
}

/**
 * The facts that can no longer change the verdict or the answer. A fact still matters when it is missing, or when
 * without it the verdict would be another or would wait for it: being absent stands for all its other values, because
 * more facts may settle a ruling but never overturn it. Stops after every judging, so that the page stays awake.
 */
export function* settledFacts(
  keys: readonly string[],
  facts: RawFacts,
  ruling: Ruling,
  judge: (facts: RawFacts) => Ruling | undefined,
): Generator<undefined, Set<string>> {
  const missing = missingFacts(ruling)
  const kept = reasons(ruling)
  let tries = 0
  const matters = (key: string): boolean => {
    if (missing.has(key)) return true
    if (facts[key] === undefined) return false
    if (kept.has(key) || ++tries > TRY_LIMIT) return true
    const { [key]: _without, ...rest } = facts
    const then = judge(rest)
    return !then || essence(then) !== essence(ruling) || missingFacts(then).has(key)
  }
  const settled = new Set<string>()
  for (const key of keys) {
    const before = tries
    if (!matters(key)) settled.add(key)
    if (tries > before) yield
  }
  return settled
}
