import { readImport } from '../../../lib/games/ti4/imports'
import type { Recognise } from '../../_components/open/opened'
import { positionOf, sayLaid } from './from-import'
import { writePosition } from './position-link'

/** A text with fewer tiles, Mecatol among them, is some numbers in a sentence, not a map. */
const FEWEST = 4

/** A map string, or a whole position; at least two parts of three are understood. */
export const recognise: Recognise = (text) => {
  const read = readImport(text)
  if ('problem' in read) return undefined
  const laid = read.systems.filter(({ hex }) => hex).length + read.hyperlanes.length
  if (laid < FEWEST || laid < 2 * read.aside.length) return undefined
  const { position, aside } = positionOf(read)
  const query = writePosition(position)
  return {
    what: 'A map of Twilight Imperium 4',
    says: [`${sayLaid(position)} read.`, ...read.notes].join(' '),
    aside: aside.map(({ message }) => message),
    word: 'Open on the map',
    path: query && `/board/ti4/${query}`,
  }
}
