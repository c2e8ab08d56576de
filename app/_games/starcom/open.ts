import { emptyBoard } from '../../../lib/games/starcom/board/board'
import { readText } from '../../../lib/games/starcom/board/read-text'
import type { Recognise } from '../../_components/open/opened'
import { boardReader } from './board-text'
import { queryOfBoard } from './use-board'

/** A board as text: at least as much of it is understood as not. */
export const recognise: Recognise = (text) => {
  const { board, issues, read } = readText(text)
  if (!board || issues.length > read) return undefined
  const told = boardReader(emptyBoard()).read(text, {}, 'lay')
  if ('problem' in told) return undefined
  return {
    what: 'A board of Star Commander',
    says: `${read} ${read === 1 ? 'line' : 'lines'} read${issues.length ? `, ${issues.length} left aside` : ''}.`,
    aside: told.aside,
    word: 'Open on the board',
    path: `/board/starcom/${queryOfBoard(board)}`,
  }
}
