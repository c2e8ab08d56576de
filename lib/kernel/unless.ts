/** What of the presumed facts would turn a verdict: each is tried in its other values, then two that a clause needs together. */
import { fullBudget, isSpent } from './budget.ts'
import { domainOf } from './domains.ts'
import { factsOfEdition } from './edition-facts.ts'
import type { RawFacts } from './facts.ts'
import { gapsIn, hasGaps, withValue } from './gaps.ts'
import { type Misfit, misfitsOf } from './misfits.ts'
import { factAt, segmentsOf } from './parse.ts'
import { type Filled, isWaiting, type PresumedCase, presume } from './presume.ts'
import { patternOf, type Taken } from './presumption.ts'
import { type Judged, judgeReadings } from './readings.ts'
import { quickVerdict } from './remedies.ts'
import type { Answer } from './ruling.ts'
import type { Verdict } from './verdict.ts'
import { watched } from './watched.ts'

/** One presumed fact, or a pair, with another value under which the case is judged otherwise. */
export interface Turned {
  path: string
  value: unknown
  /** The fact that has to be another one too. */
  with?: { path: string; value: unknown }
  verdict: Verdict
  answer?: Answer
}

/** What turns a verdict, and whether more might have been tried. */
interface Tried {
  found: Turned[]
  isCut: boolean
}

/** Values of each of two facts that are tried together. */
const PAIR_VALUES = 3
/** Pairs that are tried; a large map has tens of thousands within its one list, and they are the first to go. */
const PAIRS = 200

const isTriable = (theCase: PresumedCase, { judged }: Filled, { path, as }: Taken): boolean =>
  as === 'usual' && (judged.verdict === 'illegal' || !theCase.checker.presumes?.[patternOf(path)]?.chosen)

/** The other values of a presumed fact; none where they cannot be listed. */
function othersOf({ checker, edition, facts: told }: PresumedCase, { facts }: Filled, taken: Taken): unknown[] {
  const specs = factsOfEdition(checker.facts, edition)
  const segments = segmentsOf(taken.path)
  const tries = checker.presumes?.[patternOf(taken.path)]?.tries?.(told)
  const without = withValue(facts, segments, undefined)
  const [gap] = tries ? [] : gapsIn(specs, without, [String(segments[0])], facts).filter(isAt(taken.path))
  const now = JSON.stringify(taken.value)
  // An optional fact leaves no gap where it is not told; its other values turn the case all the same.
  const fact = factAt(specs, segments)
  return (tries ?? gap?.domain ?? (fact && domainOf(fact, {})) ?? []).filter((value) => JSON.stringify(value) !== now)
}

const isAt =
  (path: string) =>
  (gap: { path: string }): boolean =>
    gap.path === path

const essence = (verdict: Verdict, answer: Answer | undefined, hasAnswer: boolean): string =>
  JSON.stringify([verdict, hasAnswer || verdict === 'answered' ? answer?.value : undefined])

/** What is legal comes with its answer: so much to pay, so many that fit. */
const bringsAnswer = ({ verdict, found }: Judged): boolean => verdict === 'legal' && found.answer !== undefined

/**
 * Tells the places among these that a case judged as a whole never looks at, under no reading that matters: whatever
 * stands there, it is judged as it was, unless that brings up a fact nobody told. What clauses look at one by one is not
 * worth finding out.
 */
function unseenOf({ checker, edition, questions }: PresumedCase, { facts }: Filled, tried: readonly Taken[]) {
  if (!checker.wholeCase) return () => false
  const { facts: copy, seen } = watched(
    facts,
    tried.map(({ path }) => segmentsOf(path)),
  )
  judgeReadings(checker, copy, edition, questions, fullBudget(Number.MAX_SAFE_INTEGER))
  const unseen = new Set(tried.map(({ path }) => path).filter((path) => !seen.has(path)))
  return (path: string) => unseen.has(path)
}

/** The case without what was presumed and cannot be true beside these values; none where they contradict what was told. */
function apart(
  { checker, edition, facts: told }: PresumedCase,
  { taken }: Filled,
  facts: RawFacts,
  change: readonly { path: string }[],
  misfits: readonly Misfit[],
): RawFacts | undefined {
  const isOdd = ({ path }: Taken) =>
    misfits.some(({ needs }) => needs.includes(String(segmentsOf(path)[0]))) && change.every((one) => one.path !== path)
  const rest = taken.filter(isOdd).reduce((next, { path }) => withValue(next, segmentsOf(path), undefined), facts)
  return misfitsOf(checker, factsOfEdition(checker.facts, edition), rest, edition, told).length ? undefined : rest
}

/** Tries everything that was presumed; stops after every judging, so that a page stays awake. */
export function* turnsOf(theCase: PresumedCase, told: Judged, filled: Filled): Generator<undefined, Tried> {
  const { checker, edition, budget, questions } = theCase
  const specs = factsOfEdition(checker.facts, edition)
  // An answer that came with the usual rests on it as the verdict does.
  const isDecided = told.verdict !== 'undetermined'
  const forAnswer = isDecided || (!told.found.answer && bringsAnswer(filled.judged))
  const { verdict: before, found: answered } = filled.judged
  // The quick look knows one reading of an open question only.
  const isOpen = questions.some((question) => question.standing === 'unclear' && !question.fixed)
  const needsAll = isOpen || forAnswer || filled.judged.verdict === 'answered'

  const triable = filled.taken.filter((one) => isTriable(theCase, filled, one))
  const isUnseen = unseenOf(theCase, filled, triable)
  const names = Object.keys(specs)

  /** Every path is tried with many values. */
  const segments = new Map(triable.map(({ path }) => [path, segmentsOf(path)]))
  /**
   * The case with these values told, what they contradict or bring up presumed anew: the rest stays filled in, so that
   * little is left to look for. A value with which nothing else is usual turns nothing: it is another case.
   */
  const judged = (
    change: readonly { path: string; value: unknown }[],
  ): { verdict: Verdict; answer?: Answer } | undefined => {
    const changed = change.reduce((next, { path, value }) => withValue(next, segments.get(path)!, value), filled.facts)
    const misfits = misfitsOf(checker, specs, changed, edition, filled.facts)
    const fits = !misfits.length
    const facts = fits ? changed : apart(theCase, filled, changed, change, misfits)
    if (!facts) return undefined
    if (fits && change.every(({ path }) => isUnseen(path)) && !hasGaps(specs, facts, names))
      return sayJudged(filled.judged)
    const quick = needsAll ? undefined : quickVerdict(checker, facts, edition, questions, budget)
    if (quick && quick !== 'undetermined') return { verdict: quick }
    const now = judgeReadings(checker, facts, edition, questions, budget, true)
    if (!isWaiting(now)) return sayJudged(now)
    const anew = presume({ ...theCase, facts }, now).filled?.judged
    return anew || fits ? sayJudged(anew ?? now) : undefined
  }
  const turned = (change: readonly { path: string; value: unknown }[]): Turned | undefined => {
    const now = judged(change)
    const [{ path, value }, other] = change as [Turned, Turned | undefined]
    const withAnswer = forAnswer && (isDecided || !checker.presumes?.[patternOf(path)]?.perOne)
    const isSame =
      essence(before, answered.answer, withAnswer) === (now && essence(now.verdict, now.answer, withAnswer))
    if (!now || isSpent(budget) || isSame) return undefined
    return { path, value, ...(other ? { with: { path: other.path, value: other.value } } : {}), ...now }
  }

  const found: Turned[] = []
  const quiet: { taken: Taken; others: unknown[] }[] = []
  for (const taken of triable) {
    const others = othersOf(theCase, filled, taken)
    const many = found.length
    for (const value of others) {
      if (isSpent(budget)) return { found, isCut: true }
      const one = turned([{ path: taken.path, value }])
      if (one) found.push(one)
      yield
    }
    if (found.length === many) quiet.push({ taken, others: others.slice(0, PAIR_VALUES) })
  }
  const { pairs, isCut } = pairsOf(theCase, quiet)
  for (const [one, other] of pairs) {
    for (const value of one.others) {
      for (const second of other.others) {
        if (isSpent(budget)) return { found, isCut: true }
        const both = turned([
          { path: one.taken.path, value },
          { path: other.taken.path, value: second },
        ])
        if (both) found.push(both)
        yield
      }
    }
  }
  return { found, isCut }
}

const sayJudged = ({ verdict, found }: Judged): { verdict: Verdict; answer?: Answer } => ({
  verdict,
  ...(found.answer ? { answer: found.answer } : {}),
})

/** Of the facts that turn nothing alone those that some clause looks at together. */
function pairsOf<T extends { taken: Taken }>(
  { checker, edition }: PresumedCase,
  quiet: readonly T[],
): { pairs: [T, T][]; isCut: boolean } {
  const together = checker.together?.(edition) ?? []
  const keyOf = ({ taken }: T) => String(segmentsOf(taken.path)[0])
  const isPair = (one: T, other: T) =>
    together.some((needs) => needs.includes(keyOf(one)) && needs.includes(keyOf(other))) ||
    checker.presumes?.[patternOf(one.taken.path)]?.with === patternOf(other.taken.path)
  const all = quiet.flatMap((one, i) =>
    quiet.slice(i + 1).flatMap((other): [T, T][] => (isPair(one, other) ? [[one, other]] : [])),
  )
  if (all.length <= PAIRS) return { pairs: all, isCut: false }
  return { pairs: all.filter(([one, other]) => keyOf(one) !== keyOf(other)).slice(0, PAIRS), isCut: true }
}
