import type { Board } from '../../../lib/games/starcom/board/board'
import { readText } from '../../../lib/games/starcom/board/read-text'
import { counted } from '../../../lib/games/starcom/words'
import type { TextReader } from '../../../lib/kernel/texts'

/** Reads boards from text over the board that lies there; what was read is the fact `board`. */
export const boardReader = (board: Board): TextReader => ({
  title: 'Lay a board from text',
  label: 'A board as text',
  help: 'A copied board, or lines such as “Row 1 column 2: Trade World; developments 2 of Blue; 1 Corvette of Blue”.',
  ways: [{ id: 'lay', word: 'Lay this board' }],
  read: (text) => {
    const found = readText(text, board)
    const aside = found.issues.map(({ message, fix }) => `${message} ${fix}`)
    if (!found.board) return { problem: `${aside.join(' ')} The board stays as it is.` }
    const left = aside.length ? `, ${counted(aside.length, 'piece')} left aside` : ''
    return {
      change: { board: found.board },
      says: `${counted(found.read, 'line')} read${left}. Undo brings the old board back.`,
      aside,
    }
  },
})
