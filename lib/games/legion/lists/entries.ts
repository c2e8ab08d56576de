/** Names as lists write them: with pips, bullets, numbers and brackets around. */
import { cardNamed, characterNamed } from '../names.ts'

const BULLET = /^[\s•·*●○▪‣>|+?–—-]+/u
const NUMBERING = /^\d{1,2}[.)]\s+/
const TIMES = /^(\d)\s*[x×]\s+/iu
const PIPS = /^(?:[•●*]{1,4}|[0-4](?=\s))\s*/u
const TAIL = /\s*(?:\([^)]*\)|\[[^\]]*\]|[•●*]+|[-–—:]?\s*\d\s*pips?)\s*$/iu
/** Commas a title may have inside, and one more. */
const PARTS_OF_A_TITLE = 4

/** A name without what stands around it. */
export const bare = (text: string): string => {
  const cut = text
    .replace(BULLET, '')
    .replace(NUMBERING, '')
    .replace(BULLET, '')
    .replace(/^["“”']+|["“”]+$/gu, '')
  return cut.replace(TAIL, '').replace(TAIL, '').trim()
}

const isKnown = (text: string): boolean => Boolean(cardNamed(text) ?? characterNamed(text))

/** The name in a text that may begin with the pips as a number: "1 Implacable". */
function named(text: string): string {
  const whole = bare(text)
  const short = bare(text.trim().replace(PIPS, ''))
  return !isKnown(whole) && isKnown(short) ? short : whole
}

/** Words in brackets beside names; figures and pips there are no words. */
export const bracketed = (text: string): string[] =>
  [...text.matchAll(/[([]([^()[\]]*)(?:[)\]]|$)/g)]
    .map(([, inside = '']) => inside.trim())
    .filter((inside) => /\p{L}/u.test(inside) && !/^\d?\s*pips?$/i.test(inside))

const LABEL = /^([^,;]{1,30}):\s+(.+)$/

/** "Hand: Ambush, Push" as what stands before the colon and the rest; nothing before it where a name has a colon. */
export function labelled(line: string): { label?: string; rest: string } {
  const found = isKnown(named(line)) ? null : LABEL.exec(line)
  return found ? { label: found[1]!, rest: found[2]! } : { rest: line }
}

/** A name, and how many of it a list asks for: "2x Assault". */
export interface Entry {
  name: string
  times: number
}

function entryOf(text: string): Entry {
  const found = TIMES.exec(text.trim())
  return { name: named(found ? text.trim().slice(found[0].length) : text), times: Number(found?.[1] ?? 1) }
}

/** The names in one line: the longest run of its parts that is a name goes first, for titles with commas. */
export function entriesIn(line: string): Entry[] {
  const whole = entryOf(line)
  if (!whole.name || isKnown(whole.name)) return whole.name ? [whole] : []
  const parts = line.split(/[,;]/).filter((part) => bare(part))
  if (parts.length < 2) return [whole]
  const entries: Entry[] = []
  for (let i = 0; i < parts.length; ) {
    const most = Math.min(parts.length - i, PARTS_OF_A_TITLE)
    const ends = Array.from({ length: most }, (_, k) => i + most - k)
    const runOf = (to: number) => entryOf(parts.slice(i, to).join(','))
    const end = ends.find((to) => isKnown(runOf(to).name)) ?? i + 1
    entries.push(runOf(end))
    i = end
  }
  return entries
}

/** Whether a line is marked with pips in front, as lists mark cards; "?" is ours for pips nobody knows. */
export const isMarked = (line: string): boolean => /^\s*(?:[•●*]|\?\s)/u.test(line)

/** The cards of a line marked with pips, before or after each name; commas inside a title stay. */
export function markedCards(line: string): string[] {
  const at = isMarked(line) ? /,\s*(?=[•●*?]+\s*\S)/u : /(?<=[•●*])\s*,\s*/u
  return line
    .split(at)
    .map((part) => part.replace(/^[\s•●*?]+|[\s•●*,]+$/gu, ''))
    .filter(Boolean)
}
