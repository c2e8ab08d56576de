/** So many words are a case told, not a word looked up. */
const CASE_WORDS = 5

/** A case told, in so many words that no single one of them is the one looked up. */
export const isTold = (query: string): boolean => query.trim().split(/\s+/).length >= CASE_WORDS

/** Whose it is, or who did what: words of a case. */
const OWN =
  /\b(my|mine|our|his|her|their|he|she|they|plays|played|has|i (have|hold|control|built|am|was))\b|\bi[’']?(m|ve)\b/i

/** A question of the rules, of nobody's case: its answer leads, and the case it may be stands below. */
const isGeneral = (query: string): boolean =>
  !OWN.test(query.replace(/\b(can|may|could|must|do) i (have|hold|control)\b/i, ''))

/**
 * Puts the box of a told case where it belongs among what was found: first where somebody's case was told, else below the
 * rule that answers, or comes closest.
 */
export function putCase(place: HTMLElement, query: string, box: readonly HTMLElement[], isCase: boolean): void {
  const rule = (!isCase || isGeneral(query)) && place.querySelector('[aria-label=Answer], [data-closest]')
  if (rule) rule.after(...box)
  else place.prepend(...box)
}
