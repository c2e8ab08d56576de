/** Fills what is usual into what was told, and judges that. */

import type { Budget } from './budget.ts'
import type { Checker } from './checker.ts'
import { doubtsOf } from './doubted.ts'
import { factsOfEdition } from './edition-facts.ts'
import type { RawFacts } from './facts.ts'
import { gapsIn, neighboursOf, withValue } from './gaps.ts'
import { misfitsOf } from './misfits.ts'
import { segmentsOf } from './parse.ts'
import { isUnsure, type Presumption, patternOf, type Taken } from './presumption.ts'
import type { Question } from './questions.ts'
import { type Judged, judgeReadings } from './readings.ts'

/** A case with gaps, as it is to be presumed. */
export interface PresumedCase {
  checker: Checker
  edition: string
  questions: readonly Question[]
  /** What was told. */
  facts: RawFacts
  /** Paths that are never presumed. */
  unsure: readonly string[]
  budget: Budget
}

/** The case with the usual filled in. */
export interface Filled {
  facts: RawFacts
  taken: Taken[]
  judged: Judged
}

/** What is filled in may bring up facts that did not matter before; more rounds than this no case takes. */
const ROUNDS = 6
/** Contradictions that are taken out one after another. */
const LAPSES = 12

/** What a ruling waits for: its missing facts, or what its answer lacks where the verdict stands already. */
const lackedBy = ({ found, verdict }: Judged): readonly string[] =>
  verdict === 'undetermined' ? found.missing : (found.lacks?.() ?? [])

/** True where facts are missing, or the answer for want of facts. */
export const isWaiting = (judged: Judged): boolean =>
  judged.verdict === 'undetermined' || (!judged.found.answer && lackedBy(judged).length > 0)

/** The case under its presumptions, or what must be asked even so. */
export function presume(theCase: PresumedCase, told: Judged): { filled?: Filled; asks: readonly string[] } {
  const lapsed = new Set<string>()
  for (let i = 0; i < LAPSES; i++) {
    const { filled, lapses } = fill(theCase, told, lapsed)
    if (!lapses.length) {
      if (isWaiting(filled.judged)) return { asks: asksOf(theCase, filled) }
      const asks = doubtsOf({ ...theCase, facts: filled.facts }, filled.judged)
      if (asks.length) return { asks }
      if (!isSilent(theCase, filled)) return { filled, asks }
      // where the verdict stands already, only the answer was looked for
      return told.verdict === 'undetermined' ? { filled: unanswered(filled), asks } : { asks: asksOf(theCase, filled) }
    }
    for (const path of lapses) lapsed.add(path)
  }
  return { asks: asksOf(theCase, { facts: theCase.facts, judged: told }) }
}

const isSilent = ({ checker }: PresumedCase, { taken }: Filled): boolean =>
  taken.some(({ path }) => checker.presumes?.[patternOf(path)]?.silent)

/** The verdict without the answer that came with it. */
function unanswered({ judged, ...rest }: Filled): Filled {
  const { answer: _, ...found } = judged.found
  return { ...rest, judged: { ...judged, found } }
}

/** What must be asked even so; where nothing is named, every gap. */
function asksOf(theCase: PresumedCase, { facts, judged }: Pick<Filled, 'facts' | 'judged'>): readonly string[] {
  const lacked = lackedBy(judged)
  return lacked.length ? lacked : allGaps(theCase, facts)
}

function fill(theCase: PresumedCase, told: Judged, lapsed: ReadonlySet<string>): { filled: Filled; lapses: string[] } {
  const { checker, edition, questions, budget } = theCase
  const specs = factsOfEdition(checker.facts, edition)
  let filled: Filled = { facts: theCase.facts, taken: [], judged: told }
  for (let round = 0; round < ROUNDS && isWaiting(filled.judged); round++) {
    const more = presumable(theCase, filled, lapsed)
    if (!more.length) break
    const facts = more.reduce((next, { path, value }) => withValue(next, segmentsOf(path), value), filled.facts)
    const taken = [...filled.taken, ...more]
    const misfits = misfitsOf(checker, specs, facts, edition, filled.facts)
    if (misfits.length) {
      const named = misfits.flatMap(({ issue, needs }) => namedBy(taken, issue.path, needs))
      return { filled, lapses: named.length ? named : more.map(({ path }) => path) }
    }
    filled = { facts, taken, judged: judgeReadings(checker, facts, edition, questions, budget) }
  }
  return { filled, lapses: [...undone(theCase, filled), ...settling(theCase, filled)] }
}

/** Of the presumptions in a contradiction the one it names; all of them where it names none. */
function namedBy(taken: readonly Taken[], path: string, needs: readonly string[]): string[] {
  const paths = taken.map((one) => one.path)
  const named = paths.filter((one) => isUnsure(one, [path]))
  return named.length ? named : paths.filter((one) => needs.includes(String(segmentsOf(one)[0])))
}

/** What is told as done cannot have been forbidden by what is only presumed: those presumptions lapse. */
function undone({ checker }: PresumedCase, { taken, judged }: Filled): string[] {
  if (checker.asks !== 'value' || judged.verdict !== 'illegal') return []
  const against = judged.found.findings.filter((finding) => finding.outcome === 'fails')
  const seen = new Set(against.flatMap((finding) => Object.keys(finding.facts)))
  return taken.filter(({ path }) => seen.has(String(segmentsOf(path)[0]))).map(({ path }) => path)
}

/**
 * What the asker does not know is not settled by what is only presumed, either: presumptions that leave it one value of
 * several lapse. All that is not known is tried together, as checks are read only where nothing is blank.
 */
function settling({ checker, edition, unsure, facts: told }: PresumedCase, { facts, taken }: Filled): string[] {
  if (!unsure.length || !taken.length) return []
  const specs = factsOfEdition(checker.facts, edition)
  const gaps = gapsIn(specs, facts, Object.keys(specs)).flatMap(({ path, segments, domain = [] }) =>
    domain.length && isUnsure(path, unsure) ? [{ segments, domain }] : [],
  )
  const most = Math.max(0, ...gaps.map(({ domain }) => domain.length))
  const tries = Array.from({ length: most }).flatMap((_, i) => {
    const tried = (base: RawFacts) =>
      gaps.reduce((next, { segments, domain }) => withValue(next, segments, domain[i % domain.length]), base)
    if (misfitsOf(checker, specs, tried(told), edition).length) return []
    return [misfitsOf(checker, specs, tried(facts), edition, facts)]
  })
  const left = tries.filter((misfits) => !misfits.length)
  if (left.length > 1 || left.length === tries.length) return []
  return tries.flat().flatMap(({ issue, needs }) => namedBy(taken, issue.path, needs))
}

/** The gaps that matter now and have a usual value. */
function presumable(theCase: PresumedCase, filled: Filled, lapsed: ReadonlySet<string>): Taken[] {
  const lacked = () => usualOf(theCase, filled, lapsed, lackedBy(filled.judged))
  if (isSearched(theCase, filled.judged)) return lacked()
  const all = usualOf(theCase, filled, lapsed, allGaps(theCase, filled.facts))
  // what may stay away is no gap by itself
  return all.length ? all : lacked()
}

function usualOf(
  theCase: PresumedCase,
  { facts }: Filled,
  lapsed: ReadonlySet<string>,
  open: readonly string[],
): Taken[] {
  const { checker, unsure } = theCase
  return open.flatMap((path): Taken[] => {
    const presumption = checker.presumes?.[patternOf(path)]
    if (!presumption || lapsed.has(path) || isPartTold(theCase, presumption)) return []
    if ([path, presumption.settles ?? path].some((one) => isUnsure(one, unsure))) return []
    const value = usualValue(presumption, path, facts, theCase)
    if (value === undefined) return []
    const { as, says } = presumption
    return [{ path, value, as, says: typeof says === 'function' ? says(value as never) : says }]
  })
}

/** A case that is judged as a whole names its gaps only after a long search; then everything usual is filled in. */
const isSearched = ({ checker }: PresumedCase, judged: Judged): boolean =>
  !checker.wholeCase && lackedBy(judged).length > 0

function allGaps({ checker, edition }: PresumedCase, facts: RawFacts): string[] {
  const specs = factsOfEdition(checker.facts, edition)
  return gapsIn(specs, facts, Object.keys(specs)).map((gap) => gap.path)
}

/** Amounts that go together are presumed only while none of them is told. */
function isPartTold({ checker, facts }: PresumedCase, { group }: Presumption): boolean {
  if (!group) return false
  return Object.entries(checker.presumes ?? {}).some(
    ([path, other]) => other.group === group && facts[path] !== undefined,
  )
}

function usualValue({ value }: Presumption, path: string, facts: RawFacts, theCase: PresumedCase): unknown {
  if (typeof value !== 'function') return value
  return value(neighboursOf(facts, path) ?? {}, theCase.facts, theCase.edition, path)
}
