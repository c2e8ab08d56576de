import type { ReactNode } from 'react'
import type { Board, System } from '../../../lib/games/starcom/board/board'
import { isFighter, isStation } from '../../../lib/games/starcom/board/pieces'
import { letterOf } from '../../../lib/games/starcom/board/words'
import { Piece } from './signs'

interface Token {
  key: string
  seat: number
  card: string
  count: number
  damage: number
}

/** Ships before Fighters before stations. */
const rankOf = (board: Board, vessel: System['vessels'][number]) =>
  isStation(vessel, board.edition) ? 2 : isFighter(vessel, board.edition) ? 1 : 0

/** Pieces by seat, card and damage, the player who asks first. */
function tokensOf(board: Board, system: System): Token[] {
  const tokens = new Map<string, Token>()
  for (const vessel of system.vessels) {
    const { owner, card, damage, count } = vessel
    const key = `${owner === board.me ? 0 : 1}${owner}${rankOf(board, vessel)}${card}/${damage}`
    tokens.set(key, { key, seat: owner, card, damage, count: (tokens.get(key)?.count ?? 0) + count })
  }
  return [...tokens.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
}

const widthOf = ({ count, damage }: Token) => 24 + (count > 1 ? String(count).length * 8 + 2 : 0) + (damage > 9 ? 5 : 0)

const LEFT = 8
const LINE = 24
const TOP = 47
const LOWEST = 78

/** The pieces in a cell, in two lines; what has no room is counted. */
export function Tokens({ board, system, width }: { board: Board; system: System; width: number }): ReactNode {
  let [x, y] = [LEFT, TOP]
  const placed = tokensOf(board, system).map((token) => {
    if (x > LEFT && x + widthOf(token) > width) [x, y] = [LEFT, y + LINE]
    const spot = { ...token, x, y }
    x += widthOf(token)
    return spot
  })
  const shown = placed.filter((token) => token.y < LOWEST)
  const hidden = placed.slice(shown.length).reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      {shown.map(({ key, seat, card, count, damage, x: left, y: top }) => (
        <g key={key}>
          <Piece card={card} seat={seat} letter={letterOf(board, seat)} damage={damage} x={left} y={top} />
          {count > 1 && (
            <text x={left + 21} y={top + 15} fontSize="14" fontWeight="700" fill="var(--text)">
              {count}
            </text>
          )}
        </g>
      ))}
      {hidden > 0 && (
        <text x={width} y="94" textAnchor="end" fontSize="12" fontWeight="700" fill="var(--text)">
          +{hidden}
        </text>
      )}
    </>
  )
}
