import type { ReactNode } from 'react'
import type { Board, System } from '../../../lib/games/starcom/board/board'
import { isFighter, isStation } from '../../../lib/games/starcom/board/pieces'
import { letterOf } from '../../../lib/games/starcom/board/words'
import { Piece, type Shape } from './signs'

interface Token {
  key: string
  seat: number
  shape: Shape
  count: number
}

const ORDER: readonly Shape[] = ['ship', 'fighter', 'station']

/** Pieces by seat and shape, the player who asks first. */
function tokensOf(board: Board, system: System): Token[] {
  const tokens = new Map<string, Token>()
  for (const vessel of system.vessels) {
    const shape = isStation(vessel, board.edition) ? 'station' : isFighter(vessel, board.edition) ? 'fighter' : 'ship'
    const key = `${vessel.owner === board.me ? 0 : 1}${vessel.owner}${ORDER.indexOf(shape)}`
    const before = tokens.get(key)
    tokens.set(key, { key, seat: vessel.owner, shape, count: (before?.count ?? 0) + vessel.count })
  }
  return [...tokens.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
}

const widthOf = ({ count }: Token) => 20 + (count > 1 ? String(count).length * 8 + 3 : 0)

/** The pieces in a cell, in two lines. */
export function Tokens({ board, system, width }: { board: Board; system: System; width: number }): ReactNode {
  let [x, y] = [6, 45]
  const placed = tokensOf(board, system).map((token) => {
    if (x > 6 && x + widthOf(token) > width) [x, y] = [6, y + 19]
    const spot = { ...token, x, y }
    x += widthOf(token)
    return spot
  })
  const shown = placed.filter((token) => token.y < 80)
  return (
    <>
      {shown.map(({ key, seat, shape, count, x: left, y: top }) => (
        <g key={key}>
          <Piece shape={shape} seat={seat} letter={letterOf(board, seat)} x={left} y={top} />
          {count > 1 && (
            <text x={left + 20} y={top + 14} fontSize="14" fontWeight="600" fill="var(--text)">
              {count}
            </text>
          )}
        </g>
      ))}
      {shown.length < placed.length && (
        <text x="50" y="92" fontSize="12" fill="var(--text)">
          more
        </text>
      )}
    </>
  )
}
