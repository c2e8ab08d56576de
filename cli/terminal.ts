/** Text for people: bold where the terminal can, lines folded to its width. */
import { shownOnly } from '../lib/sanitize.ts'

const plain = process.env.NO_COLOR !== undefined || !process.stdout.isTTY

export const bold = (text: string): string => (plain ? text : `\u001b[1m${text}\u001b[22m`)
export const faint = (text: string): string => (plain ? text : `\u001b[2m${text}\u001b[22m`)

const width = (): number => Math.min(Math.max(process.stdout.columns ?? 100, 40), 100)

/** Folds text at spaces and indents every line; line breaks of the text are kept. */
export function fold(text: string, indent = 0): string {
  const room = width() - indent
  return text
    .split('\n')
    .flatMap((line) => foldLine(line.trim(), room))
    .map((line) => (line ? ' '.repeat(indent) + line : line))
    .join('\n')
}

function foldLine(line: string, room: number): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(/\s+/)) {
    if (current && current.length + 1 + word.length > room) {
      lines.push(current)
      current = word
    } else current = current ? `${current} ${word}` : word
  }
  return [...lines, current]
}

/** A heading with folded lines under it; nothing at all when there are none. */
export function section(title: string, lines: readonly string[]): string {
  return lines.length ? `\n${bold(title)}\n${lines.join('\n')}\n` : ''
}

/** What others typed, safe to show: a terminal obeys hidden signs. Line breaks are kept. */
export const printable = (text: string): string => text.split('\n').map(shownOnly).join('\n')
