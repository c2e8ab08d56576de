/** Which fact a judge asks for next. */
import type { Checker } from './kernel/checker.ts'
import { isUnsure } from './kernel/presumption.ts'
import type { Ruling } from './kernel/ruling.ts'

/** The whole fact a path belongs to: `vessels` of `vessels[0].attack`. */
const wholeOf = (path: string): string => path.split(/[.[]/, 1)[0] ?? path

/** The facts of a checker in the order a judge asks them: first what is in dispute. */
export const askedOrder = ({ opens = [], facts }: Pick<Checker, 'opens' | 'facts'>): string[] => [
  ...new Set([...opens, ...Object.keys(facts)]),
]

/**
 * The fact to ask next: what must be asked even so, first what the checker opens with, then in the order of its facts.
 * Undefined where the case is judged, or all that is left is what the asker does not know.
 */
export function nextQuestion(checker: Checker, ruling: Ruling, unsure: readonly string[] = []): string | undefined {
  if (ruling.verdict !== 'undetermined' || ruling.presumed) return undefined
  const open = new Set((ruling.asks ?? ruling.missing).filter((path) => !isUnsure(path, unsure)).map(wholeOf))
  return askedOrder(checker).find((key) => open.has(key))
}

/** Where that fact is told: inside a list the line that waits for it. */
export function nextPath(checker: Checker, ruling: Ruling, unsure?: readonly string[]): string | undefined {
  const next = nextQuestion(checker, ruling, unsure)
  return [...(ruling.asks ?? []), ...ruling.missing].find((path) => wholeOf(path) === next) ?? next
}
