import { type Budget, isSpent } from './budget.ts'
import type { Checker } from './checker.ts'
import type { RulesInPlay } from './clause.ts'
import { domainOf } from './domains.ts'
import { factsOfEdition } from './edition-facts.ts'
import { sayValue } from './fact-words.ts'
import type { CountFact, Fact, RawFacts } from './facts.ts'
import { hasGaps } from './gaps.ts'
import { type Question, tableOf } from './questions.ts'
import type { Remedy } from './ruling.ts'
import type { Verdict } from './verdict.ts'
import { lowered } from './words.ts'

/** The verdict alone, as quickly as it can be had; undefined where only the whole examination tells. */
export function quickVerdict(
  checker: Checker,
  facts: RawFacts,
  edition: string,
  questions: readonly Question[],
  budget: Budget,
): Verdict | undefined {
  const quick = checker.allows?.(facts, tableOf(edition, questions, {}, budget))
  const isOpen = questions.some((question) => question.standing === 'unclear' && !question.fixed)
  return quick === 'legal' && isOpen ? undefined : quick
}

/** Judgings one ruling may spend on remedies; keeps the answer instant on a phone. */
const TRY_LIMIT = 1200
const SHOWN = 6
type Judged = Verdict | 'invalid'
type Again = (facts: RawFacts) => Judged

/** "Build 2, and have 9 credits": one sentence, whatever changes. */
const saysChange = (checker: Checker, change: RawFacts): string =>
  Object.entries(change)
    .map(([key, value], i) => {
      const fact = checker.facts[key]!
      const says = fact.remedy?.(value as never) ?? `${fact.label}: ${sayValue(fact, value)}`
      return i ? lowered(says) : says
    })
    .join(', and ')

const mends = (verdict: Judged) => verdict === 'legal' || verdict === 'answered'

/** Other values to start from: every one of a closed set, both ends of a count and the limits between them. */
function starts(fact: Fact, now: unknown, size: number): unknown[] {
  const all =
    fact.kind === 'count' ? new Set([fact.min, fact.max, ...limitsOf(fact, now as number, size)]) : domainOf(fact, {})
  const isDone = (value: unknown) => !fact.remedy || fact.remedy(value as never) !== undefined
  return [...(all ?? [])].filter((value) => value !== now && isDone(value))
}

/** The limits of a count; where several facts change together only those next to its value, as their ways multiply. */
function limitsOf({ edges = [] }: CountFact, now: number, size: number): readonly number[] {
  if (size === 1) return edges
  const [below, above] = [edges.filter((edge) => edge < now), edges.filter((edge) => edge > now)]
  return [...below.slice(-1), ...above.slice(0, 1)]
}

/** Walks a count back towards its present value as far as the verdict stays as good; the next value is tried first. */
function nearestCount(fact: CountFact, now: number, far: number, good: (value: number) => boolean): number {
  const next = now + Math.sign(far - now)
  if (next === far || good(next)) return next
  let [bad, best] = [next, far]
  while (Math.abs(best - bad) > 1) {
    const middle = Math.trunc((best + bad) / 2)
    if (middle >= fact.min && good(middle)) best = middle
    else bad = middle
  }
  return best
}

/**
 * The smallest changes to facts marked changeable that are judged legal again: one fact first, then two, then three.
 * Every value of a closed set is tried; of a count both ends and its limits, and from one that mends it the value nearest
 * to the present one; where facts are missing besides, the nearest that nothing forbids. `openings` are changes after which
 * nothing forbids the case but facts are still missing.
 */
export function findRemedies(
  checker: Checker,
  facts: RawFacts,
  table: RulesInPlay,
  again: Again,
): { remedies: Remedy[]; openings: Remedy[] } {
  const specs = factsOfEdition(checker.facts, table.edition)
  const changeable = Object.keys(specs).filter((key) => specs[key]!.changeable && facts[key] !== undefined)
  const found: { legal: Remedy[]; open: Remedy[] } = { legal: [], open: [] }
  let tries = 0
  const attempt: Again = (changed) => {
    if (++tries > TRY_LIMIT || isSpent(table.budget)) return 'illegal'
    const verdict = again(changed)
    // What could not be looked at to the end is no remedy.
    return table.budget?.stopped ? 'illegal' : verdict
  }
  const keep = (change: RawFacts, verdict: Judged) => {
    const remedy = { change, says: saysChange(checker, change) }
    const list = mends(verdict) ? found.legal : found.open
    const isKnown = ({ change: other, says }: Remedy) =>
      says === remedy.says || JSON.stringify(other) === JSON.stringify(change)
    if (!list.some(isKnown)) list.push(remedy)
  }
  const isHalfTold = hasGaps(specs, facts, Object.keys(specs))
  const blocked = checker.blockers?.(facts, table) ?? []
  const touchesAll = (keys: readonly string[]) => blocked.every((needs) => needs.some((key) => keys.includes(key)))
  for (const repair of checker.repairs?.(facts, table) ?? []) {
    const verdict = attempt({ ...facts, ...repair.change })
    if (mends(verdict)) found.legal.push(repair)
    else if (verdict === 'undetermined') found.open.push(repair)
  }
  for (const size of [1, 2, 3]) {
    if (found.legal.length || found.open.length) break
    for (const keys of subsets(changeable, size).filter(touchesAll)) {
      for (const start of startsOf(keys, specs, facts)) {
        const verdict = attempt({ ...facts, ...start })
        if (!mends(verdict) && verdict !== 'undetermined') continue
        // Where more is not told, what forbids the case may be gone long before it is surely legal: so little is said.
        let reached: Judged = verdict
        const isGood = (change: RawFacts) => {
          const now = attempt({ ...facts, ...change })
          const good = isHalfTold ? mends(now) || now === 'undetermined' : now === verdict
          if (good) reached = now
          return good
        }
        keep(shrink(start, keys, specs, facts, isGood), reached)
      }
    }
  }
  // Two changes that are said alike would be one line twice; the first is the smaller.
  const isFirst = ({ says }: Remedy, i: number, list: Remedy[]) => list.findIndex((one) => one.says === says) === i
  const order = (list: Remedy[]) => list.filter(isFirst).slice(0, SHOWN)
  return { remedies: order(found.legal), openings: found.legal.length ? [] : order(found.open) }
}

/** Brings every count of a change as near to its present value as the verdict allows. */
function shrink(
  start: RawFacts,
  keys: readonly string[],
  specs: Readonly<Record<string, Fact>>,
  facts: RawFacts,
  good: (change: RawFacts) => boolean,
): RawFacts {
  let change = start
  // What one count needs of another is only known when that has come near, too.
  for (const key of [...keys, ...keys.slice(0, -1)]) {
    const fact = specs[key]!
    if (fact.kind !== 'count') continue
    const value = nearestCount(fact, facts[key] as number, change[key] as number, (tried) =>
      good({ ...change, [key]: tried }),
    )
    change = { ...change, [key]: value }
  }
  return change
}

function subsets(keys: readonly string[], size: number): string[][] {
  if (size === 0) return [[]]
  return keys.flatMap((key, i) => subsets(keys.slice(i + 1), size - 1).map((rest) => [key, ...rest]))
}

function startsOf(keys: readonly string[], specs: Readonly<Record<string, Fact>>, facts: RawFacts): RawFacts[] {
  let changes: RawFacts[] = [{}]
  for (const key of keys)
    changes = changes.flatMap((change) =>
      starts(specs[key]!, facts[key], keys.length).map((value) => ({ ...change, [key]: value })),
    )
  return changes
}
