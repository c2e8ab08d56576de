import type { ClauseRecord } from '../../../lib/content'
import { printedNumber } from '../../../lib/content/address'
import { stem, wordsOf } from '../../../lib/search/words'

type Numbered = Pick<ClauseRecord, 'label' | 'name' | 'from'>

/** The number as a player says it where the page is known: "Build 6", "58.4c", "Card". */
export const saidNumber = ({ label, from }: Numbered): string =>
  from === 'card' ? 'Card' : label.replace(/^LRR /, '').replace(/^.*, (?=\S)/, '')

/** What hangs in the margin: the number alone, "6", "58.4c", "n2a"; nothing for a clause that is named and not numbered. */
export function marginNumber(clause: Numbered): string {
  const printed = printedNumber(clause.label)
  if (printed) return printed
  return /(?:^|\.)(n?\d\w*)$/.exec(clause.from === 'card' ? '' : clause.name)?.[1] ?? ''
}

const wordOf = (clause: Numbered): string => /^(.+) \d\w*$/.exec(saidNumber(clause))?.[1] ?? ''

/** The word before the number where neither the heading nor the clause above says it: "Ruler" of "Range, Ruler 1". */
export function marginWord(
  clause: Numbered & Pick<ClauseRecord, 'section'>,
  above: (Numbered & Pick<ClauseRecord, 'section'>) | undefined,
): string {
  const word = wordOf(clause)
  const isFirst = above?.section !== clause.section
  if (above && !isFirst && wordOf(above) === word) return ''
  const isSaid = word === '' || printedNumber(clause.label) !== undefined || / note$/.test(word)
  return isSaid || (isFirst && nameOf(word) === nameOf(clause.section)) ? '' : word
}

/** A name by its telling words, whether of one or of many: "Operatives" says "Operative", "Repair and scrap" says "Repair Scrap". */
const nameOf = (words: string): string =>
  wordsOf(words)
    .filter((word) => word !== 'and' && word !== 'the')
    .map(stem)
    .join(' ')

/** The number as it is printed, where the clause's own anchor is another: `58.4b` beside `4b`. */
export function printedAnchor(clause: Numbered): string | undefined {
  const printed = printedNumber(clause.label)
  return printed === clause.name ? undefined : printed
}
