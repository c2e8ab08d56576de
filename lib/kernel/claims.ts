/**
 * Two players claim different things of one case. Which facts the claims part on, and whose claim a ruling bears out.
 * A fact is asked only where its value decides between them: what no claim hangs on is left as it is.
 */
import { isUnsure } from './presumption.ts'
import type { Answer, ReadingRuling, Ruling, TurnPart } from './ruling.ts'
import type { Verdict } from './verdict.ts'

/** What one side says: it is allowed or it is not, or the answer is this one. */
export type Claim = { verdict: 'legal' | 'illegal' } | { answer: Answer['value'] }

/** The claims of both sides. */
export type Claims = readonly [Claim, Claim]

/** Whose claim is borne out. */
export type Stands = 'first' | 'second' | 'both' | 'neither'

/** A verdict with its answer, wherever it comes from: a ruling, a presumed one, a turn, a reading. */
export interface Outcome {
  verdict: Verdict
  answer?: Answer
}

/** What the table does next with a disagreement. */
export type Step =
  /** No fact is in dispute yet: without these the usual case cannot be judged. Whole facts, by path. */
  | { kind: 'tell'; paths: readonly string[] }
  /** The next fact on which the claims part, and what is taken until it is told. */
  | { kind: 'ask'; part: TurnPart; usual: unknown }
  /** The rules give one verdict. */
  | { kind: 'ruled'; outcome: Outcome; stands: Stands }
  /** The rules do not say: each reading bears out whom it bears out. */
  | { kind: 'open'; readings: readonly (ReadingRuling & { stands: Stands })[] }
  /** It hangs on facts nobody at the table knows. */
  | { kind: 'hangs'; paths: readonly string[] }

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** True where an outcome bears out a claim. */
export const isBorneOut = (claim: Claim, { verdict, answer }: Outcome): boolean =>
  'verdict' in claim ? verdict === claim.verdict : answer !== undefined && same(answer.value, claim.answer)

/** Whose claim an outcome bears out. */
export function standsOf([first, second]: Claims, outcome: Outcome): Stands {
  const one = isBorneOut(first, outcome)
  const other = isBorneOut(second, outcome)
  return one && other ? 'both' : one ? 'first' : other ? 'second' : 'neither'
}

/** Several values that come to answers of their own, a face of a die each: which of them it is decides. */
const isMixed = ({ verdict, answer, values }: TurnPart): boolean =>
  verdict === 'answered' && answer === undefined && values.length > 1

/**
 * The presumed facts on which the claims part: another value bears out somebody else. Those that bear out the other
 * side come first, then those that leave it open; what only changes the words of a verdict is left out.
 */
export function partingFacts({ presumed }: Pick<Ruling, 'presumed'>, claims: Claims): TurnPart[] {
  if (!presumed) return []
  const now = standsOf(claims, presumed)
  const parts = presumed.unless.flatMap((turn) => turn.parts ?? [turn])
  const parting = parts.filter((part) => isMixed(part) || standsOf(claims, part) !== now)
  const isOpen = (part: TurnPart) => isMixed(part) || standsOf(claims, part) === 'neither'
  return [...parting.filter((part) => !isOpen(part)), ...parting.filter(isOpen)]
}

/** What is done next: tell, ask, or the end. In: the ruling on what was told so far, and what nobody knows. Pure. */
export function nextStep(ruling: Ruling, claims: Claims, unsure: readonly string[] = []): Step {
  const { presumed, readings } = presumedOr(ruling)
  if (ruling.verdict === 'undetermined' && !ruling.presumed) {
    const open = [...(ruling.asks ?? ruling.missing)]
    const paths = open.filter((path) => !isUnsure(path, unsure))
    return paths.length ? { kind: 'tell', paths } : { kind: 'hangs', paths: open }
  }
  const [part] = partingFacts(ruling, claims).filter(({ path }) => !isUnsure(path, unsure))
  if (part) return { kind: 'ask', part, usual: usualOf(ruling, part.path) }
  if (presumed.verdict === 'disputed')
    return { kind: 'open', readings: (readings ?? []).map((one) => ({ ...one, stands: standsOf(claims, one) })) }
  return { kind: 'ruled', outcome: presumed, stands: standsOf(claims, presumed) }
}

/** The verdict that stands for now: the presumed one where the case waits for facts. */
function presumedOr(ruling: Ruling): { presumed: Outcome; readings: Ruling['readings'] } {
  const { presumed } = ruling
  return presumed && ruling.verdict === 'undetermined'
    ? { presumed, readings: presumed.readings }
    : { presumed: ruling, readings: ruling.readings }
}

const usualOf = ({ presumed }: Ruling, path: string): unknown =>
  presumed?.taken.find((taken) => taken.path === path)?.value
