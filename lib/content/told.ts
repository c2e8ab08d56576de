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

/** `content/game/movement.mdx:12` for a node of its page. */
export const placeOf = ({ file }: PageStart, node: Placed): string =>
  node.position?.start.line === undefined ? file : `${file}:${node.position.start.line}`

/** What a reader of MDX throws. */
interface Complaint {
  /** Which of its parts complains. */
  source?: string
  reason?: string
  message?: string
  line?: number
  column?: number
}

/** Of a brace the MDX reader speaks of its own parts. */
export const OF_BRACES = 'micromark-extension-mdx-expression'
const BRACES = 'the words cannot have a { or }; write ( and ), or say it in words.'

/** An error of the MDX reader, with the file. */
export function inFile(file: string, problem: unknown): Error {
  const { source, reason, message, line, column } = problem as Complaint
  const at = line === undefined ? '' : `:${line}${column === undefined ? '' : `:${column}`}`
  return new Error(`${file}${at}: ${source === OF_BRACES ? BRACES : (reason ?? message)}`)
}

/** The sentence that names what was meant by an id, where one is close. */
export function meant(id: string, known: readonly string[]): string {
  const close = nearest(id, known)
  return close ? ` Did you mean ${close}?` : ''
}

/** Reads the text of a JSON file. Throws with the file, and where in it as the reader says it. */
export function readJsonText(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (problem) {
    throw new Error(`${file}: ${(problem as Error).message}`)
  }
}

/** Throws when front matter has a field nobody reads: it would silently be left out, too. */
export function refuseUnknownField(names: readonly string[], known: readonly string[], file: string): void {
  const strange = names.find((name) => !known.includes(name))
  if (strange === undefined) return
  const close = meant(strange, known)
  throw new Error(`${file}: the front matter has no field ${strange}.${close || ` It has ${known.join(', ')}.`}`)
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
