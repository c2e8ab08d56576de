import { readJson } from './json.ts'
import { readLink } from './link.ts'
import type { ArmyList, ListProblem } from './list.ts'
import { readText } from './text.ts'

/** No list is longer. */
const LONGEST_LIST = 20_000

/** Signs nobody sees, of which pasted text is full; line ends and joiners stay. */
const UNSEEN = /[^\P{C}\n\r\u200c\u200d]/gu

/**
 * Reads an army list or a hand as another tool wrote it; the form is told by its signs. Pure.
 * In: the pasted or opened text. Out: the list with every line that was not understood, or why nothing can be read.
 */
export function readList(text: string): ArmyList | ListProblem {
  if (text.length > LONGEST_LIST) return { problem: 'This text is too long for a list. Paste one list only.' }
  const shown = text.replace(/\t/g, ' ').replace(UNSEEN, '').trim()
  if (!shown) return { problem: 'There is no text to read. Paste a list, or names one a line.' }
  if (shown.startsWith('{') || shown.startsWith('[')) return readJson(shown)
  return readLink(shown) ?? readText(shown)
}
