import type { ReactNode } from 'react'
import { BuildSign, Disc, Inline, Piece, Sign } from './signs'

const ROWS: readonly { sign: ReactNode; words: string }[] = [
  { sign: <Disc seat={0} letter="B" />, words: 'Who controls the system; small squares are developments' },
  { sign: <Piece shape="ship" seat={0} letter="B" />, words: 'Ships of that player, with their number' },
  { sign: <Piece shape="fighter" seat={0} letter="B" />, words: 'Fighters' },
  { sign: <Piece shape="station" seat={0} letter="B" />, words: 'Stations' },
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

/** What every sign on the board means. */
export function Legend(): ReactNode {
  return (
    <details className="mt-2">
      <summary className="text-sm text-muted">What the signs mean</summary>
      <ul className="m-0 grid list-none gap-x-4 gap-y-1 p-0 pb-2 text-sm sm:grid-cols-2">
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
