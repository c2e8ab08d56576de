/** Mistakes of a rule page, told with the file and the line as the author's editor counts them. */
import { nearest } from '../kernel/nearest.ts'

/** Where a page begins: its file, and the lines of front matter before the words. */
export interface PageStart {
  file: string
  lines: number
}

/** As much of a place in a syntax tree as is told. */
interface Placed {
  position?: { start: { line?: number; column?: number } }
}

/** `content/ti4/movement.mdx:12` for a node of its page. */
export const placeOf = ({ file }: PageStart, node: Placed): string =>
  node.position?.start.line === undefined ? file : `${file}:${node.position.start.line}`

/** What a reader of MDX throws. */
interface Complaint {
  reason?: string
  message?: string
  line?: number
  column?: number
}

/** An error of the MDX reader, with the file. */
export function inFile(file: string, problem: unknown): Error {
  const { reason, message, line, column } = problem as Complaint
  const at = line === undefined ? '' : `:${line}${column === undefined ? '' : `:${column}`}`
  return new Error(`${file}${at}: ${reason ?? message}`)
}

/** Throws when an element has an attribute nobody reads: a slip of the pen would silently be left out. */
export function refuseUnknown(
  names: readonly string[],
  known: readonly string[],
  where: string,
  element: string,
): void {
  const strange = names.find((name) => !known.includes(name))
  if (strange === undefined) return
  const close = nearest(strange, known)
  throw new Error(
    `${where}: <${element}> has no attribute ${strange}. ${close ? `Did you mean ${close}?` : `It has ${known.join(', ')}.`}`,
  )
}
