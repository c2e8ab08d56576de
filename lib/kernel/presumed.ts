/** "Yes, unless": the ruling a judge gives on what was told and the usual, in words. */

import { fullBudget } from './budget.ts'
import type { Checker } from './checker.ts'
import { inShort } from './clause-says.ts'
import { sayValue } from './fact-words.ts'
import type { Fact, RawFacts } from './facts.ts'
import { sayFollows } from './follows.ts'
import { neighboursOf } from './gaps.ts'
import { grouped } from './grouped.ts'
import { factAt, segmentsOf } from './parse.ts'
import { type Filled, isWaiting, type PresumedCase, presume } from './presume.ts'
import { patternOf, type Taken } from './presumption.ts'
import type { Judged } from './readings.ts'
import type { Counted, Presumed, Turn, TurnPart } from './ruling.ts'
import { type Turned, turnsOf } from './unless.ts'
import { VERDICT_WORDS } from './verdict.ts'
import { capital, either } from './words.ts'

/** Steps of the search for what would turn a presumed verdict; filling in the usual has as many. */
const PRESUMED_STEPS = 16_000

/** What stands beside a ruling that waits for facts: the presumed one, or what must be asked even so. */
export interface Beside {
  presumed?: Presumed
  asks?: string[]
}

/**
 * The presumed ruling, first without and then with what would turn it. Stops after every judging.
 * In: a case, what is told of it judged, the words for its question. Out: what stands beside the ruling.
 */
export function* presumedBeside(
  theCase: Omit<PresumedCase, 'budget'>,
  told: Judged,
  asks: string,
): Generator<Beside | undefined, Beside> {
  if (!theCase.checker.presumes || !isWaiting(told)) return {}
  const { filled, asks: open } = presume({ ...theCase, budget: fullBudget(PRESUMED_STEPS) }, told)
  if (!filled) return told.verdict === 'undetermined' ? { asks: [...open] } : {}
  yield { presumed: presumedOf(theCase.checker, filled, [], false, asks) }
  const budget = fullBudget(PRESUMED_STEPS)
  const { found, isCut } = yield* turnsOf({ ...theCase, budget }, told, filled)
  return { presumed: presumedOf(theCase.checker, filled, found, isCut || budget.left < 0, asks) }
}

function presumedOf(
  checker: Checker,
  { facts, taken, judged }: Filled,
  turned: readonly Turned[],
  isCut: boolean,
  asks: string,
): Presumed {
  const order = Object.keys(checker.facts)
  const place = ({ path }: Taken) => order.indexOf(String(segmentsOf(path)[0]))
  const sorted = taken.toSorted((a, b) => place(a) - place(b))
  const unless = linesOf(checker, facts, turned)
  const { findings, deciding, consequences } = judged.found
  const forbidding = findings.find(({ clause, outcome }) => clause === deciding[0] && outcome === 'fails')
  const because = forbidding && inShort(forbidding)
  const presumed: Omit<Presumed, 'sentence'> = {
    verdict: judged.verdict as Presumed['verdict'],
    ...(judged.found.answer ? { answer: judged.found.answer } : {}),
    deciding,
    ...(because ? { because } : {}),
    ...(judged.readings ? { readings: judged.readings } : {}),
    ...(consequences.length ? { consequences } : {}),
    taken: sorted,
    unless,
    ...(isCut ? { cut: true as const } : {}),
  }
  return { ...presumed, sentence: sentenceOf(presumed, asks) }
}

/** One line a kind of fact, or for several that the checker names together. */
function linesOf(checker: Checker, facts: RawFacts, turned: readonly Turned[]): Turn[] {
  const lines = grouped(turned, ({ path }) => {
    const { line, group } = checker.presumes?.[patternOf(path)] ?? {}
    return line ?? group ?? patternOf(path)
  })
  return [...lines.values()].map((line): Turn => {
    const parts = partsOf(checker, facts, line)
    const says = [...new Set(parts.map((part) => part.says))].join(', or ')
    return { ...parts[0]!, says, ...(parts.length > 1 ? { parts } : {}) }
  })
}

/** What a line is made of: one part a kind of fact and verdict. What only leads to more questions gives way. */
function partsOf(checker: Checker, facts: RawFacts, line: readonly Turned[]): TurnPart[] {
  const isIdle = ({ path, verdict }: Turned) =>
    verdict === 'undetermined' && line.some((other) => other.path === path && other.verdict !== 'undetermined')
  const kinds = grouped(
    line.filter((one) => !isIdle(one)),
    (one) => {
      const group = checker.presumes?.[patternOf(one.path)]?.group
      return group ?? [patternOf(one.path), one.with && patternOf(one.with.path), one.verdict].join()
    },
  )
  return [...kinds.values()].map((kind): TurnPart => {
    const [first] = kind as [Turned, ...Turned[]]
    const same = kind.filter(({ path }) => path === first.path)
    const paths = [...new Set(kind.map(({ path }) => path))]
    return {
      path: first.path,
      ...(paths.length > 1 ? { paths } : {}),
      ...(first.with ? { with: first.with.path } : {}),
      values: first.with ? [first.value, first.with.value] : same.map(({ value }) => value),
      verdict: first.verdict,
      ...(first.answer && same.length === 1 ? { answer: first.answer } : {}),
      says: sayKind(checker, facts, kind),
    }
  })
}

/** Values named one by one in a line. */
const NAMED = 3

function sayKind(checker: Checker, facts: RawFacts, kind: readonly Turned[]): string {
  const [first] = kind as [Turned, ...Turned[]]
  const presumption = checker.presumes?.[patternOf(first.path)]
  if (first.with) return [...new Set([first, first.with].map((one) => sayTurn(checker, facts, one)))].join(', and ')
  if (typeof presumption?.unless === 'string') return presumption.unless
  const fact = factAt(checker.facts, segmentsOf(first.path))
  if (fact && fact.kind !== 'yes-no' && !presumption?.unless) {
    const values = kind.map(({ value }) => value)
    return `${fact.label}: ${fact.kind === 'count' ? sayCounts(fact, valueIn(facts, first.path), values) : sayAll(values.map((value) => sayValue(fact, value)))}`
  }
  return sayAll(kind.map((one) => sayTurn(checker, facts, one)))
}

/** Up to three, and how many more; a fourth alone is named as well. */
function sayAll(all: readonly string[]): string {
  const says = [...new Set(all)]
  const more = says.length - NAMED
  return more > 1 ? `${says.slice(0, NAMED).join(', ')}, or one of ${more} more` : either(says)
}

const valueIn = (facts: RawFacts, path: string): unknown => {
  const segments = segmentsOf(path)
  return (neighboursOf(facts, path) as Record<string | number, unknown> | undefined)?.[segments.at(-1)!]
}

function sayCounts(fact: Fact & { kind: 'count' }, now: unknown, counts: readonly unknown[]): string {
  const values = counts as readonly number[]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  if (least > (now as number)) return least === fact.max ? sayValue(fact, least) : `${least} or more`
  if (most < (now as number)) return most === fact.min ? sayValue(fact, most) : `${most} or fewer`
  return 'another number'
}

function sayTurn(checker: Checker, facts: RawFacts, { path, value }: { path: string; value: unknown }): string {
  const unless = checker.presumes?.[patternOf(path)]?.unless
  if (typeof unless === 'string') return unless
  if (unless) return unless(value as never, neighboursOf(facts, path) ?? {})
  const fact = factAt(checker.facts, segmentsOf(path))
  if (!fact) return path
  if (fact.kind === 'yes-no' && value) return lower(fact.label)
  return `${fact.label}: ${sayValue(fact, value)}`
}

/** Words a label may begin with that are written small inside a sentence. */
const SMALL = /^(A|An|The|It|You|Your|Yours|That|Combat|Opposing|Another|Another player|Nobody|Somebody|They|There) /

const lower = (label: string): string =>
  SMALL.test(`${label} `) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label

/** The word of a presumed verdict, with what comes of it: "LEGAL in the usual case (9 credits)". */
export function usualWord({ verdict, answer }: Pick<Presumed, 'verdict' | 'answer'>): string {
  if (verdict === 'answered' && answer) return `${answer.says} in the usual case`
  return `${VERDICT_WORDS[verdict]} in the usual case${verdict === 'legal' && answer ? ` (${answer.says})` : ''}`
}

/** What was taken, in one sentence for what asking means and one for what is usual. */
export function sayTaken(taken: readonly Taken[]): string {
  const said = (as: Taken['as'], lead: string) => {
    const says = [...new Set(taken.filter((one) => one.as === as).map((one) => one.says))]
    return says.length ? [`${lead} ${says.join(', ')}.`] : []
  }
  return [...said('asked', 'Taken as asked:'), ...said('usual', 'Taken as usual:'), ...said('shown', 'Counted:')].join(
    ' ',
  )
}

/** What is counted for facts that were left blank, in one sentence. */
export const sayCounted = (counted: readonly Counted[]): string =>
  `Left blank, so counted: ${counted.map(({ says }) => says).join(', ')}.`

function sentenceOf(presumed: Omit<Presumed, 'sentence'>, asks: string): string {
  const { unless, cut, taken } = presumed
  const word = usualWord(presumed)
  const turns = unless.length ? `${word}, unless: ${unless.map(({ says }) => says).join('; ')}.` : `${word}.`
  const open = cut ? ' There was too much to try; more may turn it.' : ''
  return [asks, `${capital(turns)}${open}`, sayFollows(presumed), sayTaken(taken)].filter(Boolean).join(' ')
}
