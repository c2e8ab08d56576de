import type { ReactNode } from 'react'
import { vesselCards } from '../../../lib/games/starcom/board/pieces'
import { letterOf } from '../../../lib/games/starcom/board/words'
import { useBoardContext } from './context'
import { BuildSign, Disc, Inline, Piece, Sign } from './signs'

const ROWS: readonly { sign: ReactNode; words: string }[] = [
  { sign: <Disc seat={0} letter="B" />, words: 'Who controls the system; small squares are developments' },
  {
    sign: <Piece card="corvette" seat={0} letter="B" damage={2} />,
    words: 'A ship of that player; a red number is damage',
  },
  { sign: <Sign name="siege" />, words: 'Under siege' },
  { sign: <Sign name="contested" />, words: 'Contested, or fought over with enemies still there' },
  { sign: <Sign name="combat" />, words: 'Combat there since your last turn' },
  { sign: <Sign name="interdicted" />, words: 'Interdiction' },
  { sign: <BuildSign shape="ship" open={false} />, words: 'You may build ships here, if you can pay' },
  { sign: <BuildSign shape="station" open={false} />, words: 'You may build stations here, if you can pay' },
  { sign: <BuildSign shape="ship" open />, words: 'It depends on a fact that is missing' },
  { sign: <Sign name="reached" />, words: 'Solid ring: the chosen ship may jump here' },
  { sign: <Sign name="locked" />, words: 'It cannot; choose the system to read why' },
  { sign: <Sign name="strange" />, words: 'A card the edition does not have' },
]

/** What every sign on the board means, the ships and stations of the edition first. */
export function Legend(): ReactNode {
  const { board } = useBoardContext()
  const pieces = (['Ship', 'Station'] as const).flatMap((type) => vesselCards(board.edition, type))
  return (
    <details className="mt-2">
      <summary className="text-sm text-muted">What the signs mean</summary>
      <ul
        aria-label="Ships and stations"
        className="m-0 mb-2 grid list-none grid-cols-2 gap-x-4 gap-y-1 p-0 text-sm sm:grid-cols-3"
      >
        {pieces.map(({ slug, name }) => (
          <li key={slug} className="flex items-center gap-2">
            <Inline>
              <Piece card={slug} seat={board.me} letter={letterOf(board, board.me)} />
            </Inline>
            {name}
          </li>
        ))}
      </ul>
      <ul aria-label="Marks" className="m-0 grid list-none gap-x-4 gap-y-1 p-0 pb-2 text-sm sm:grid-cols-2">
        {ROWS.map(({ sign, words }) => (
          <li key={words} className="flex items-center gap-2">
            <Inline>{sign}</Inline>
            {words}
          </li>
        ))}
      </ul>
    </details>
  )
}
