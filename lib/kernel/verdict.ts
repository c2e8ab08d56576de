/** What a clause says of the case. Clauses hold or fail; moves are legal or illegal. */
export type Outcome = 'holds' | 'fails' | 'unknown' | 'not-in-play'

/**
 * What a ruling says.
 * `undetermined`: a fact that can still change the answer is missing. `disputed`: the rules do not say.
 * `answered`: the question was not "may I" but how many, how much, who, or in which order.
 */
export const VERDICTS = ['legal', 'illegal', 'undetermined', 'disputed', 'answered'] as const
export type Verdict = (typeof VERDICTS)[number]

/** The word of each verdict, as a sentence or a terminal says it. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  legal: 'LEGAL',
  illegal: 'NOT LEGAL',
  undetermined: 'DEPENDS',
  disputed: 'THE RULES DO NOT SAY',
  answered: 'ANSWER',
}

/** What two rulings are compared by: the verdict, and the answer where it is one; an illegal case has no result that could differ. */
export const essenceOf = (verdict: Verdict, answer: { value: unknown } | undefined): string =>
  JSON.stringify([verdict, verdict === 'legal' || verdict === 'answered' ? answer?.value : undefined])

/** Folds the outcomes of all clauses: one failure decides, else one unknown leaves it open. */
export function fold(outcomes: readonly Outcome[]): 'legal' | 'illegal' | 'undetermined' {
  if (outcomes.includes('fails')) return 'illegal'
  if (outcomes.includes('unknown')) return 'undetermined'
  return 'legal'
}
