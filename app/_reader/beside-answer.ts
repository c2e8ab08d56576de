import type { SearchResult } from '../../lib/search/index.ts'

/** A checker, as a page links to it. */
export interface CheckerLink {
  title: string
  url: string
}

/**
 * The checker beside an answer: of those that judge by its clause the one the words ask for, else the first; where none
 * does, the one they ask for. In: what was found, and the checkers that judge by a clause. Pure.
 */
export function besideAnswer(
  { hits, answer }: Pick<SearchResult, 'hits' | 'answer'>,
  judging: (clause: string) => readonly CheckerLink[],
): CheckerLink | undefined {
  if (!answer) return undefined
  const own = judging(answer.record.id)
  const asked = hits.flatMap(({ record }) =>
    record.kind === 'checker' && record.game === answer.record.game ? [record] : [],
  )
  return asked.find(({ url }) => own.some((one) => one.url === url)) ?? own[0] ?? asked[0]
}
