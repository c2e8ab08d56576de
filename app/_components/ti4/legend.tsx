import type { ReactNode } from 'react'
import { StopSign, TraitSign } from './signs'

const Drawn = ({ children }: { children: ReactNode }): ReactNode => (
  <svg width="30" height="30" viewBox="-17 -17 34 34" aria-hidden="true" className="flex-none">
    {children}
  </svg>
)
const ring = (stroke: string) => (
  <polygon points="-15,0 -7.5,-13 7.5,-13 15,0 7.5,13 -7.5,13" fill="none" stroke={stroke} strokeWidth="4" />
)

const SIGNS: readonly { sign: ReactNode; words: string }[] = [
  ...['asteroid-field', 'nebula', 'supernova', 'gravity-rift'].map((trait) => ({
    sign: <TraitSign trait={trait} />,
    words: trait.replace('-', ' '),
  })),
  { sign: <TraitSign trait="alpha" />, words: 'wormhole, with its letter' },
  { sign: ring('var(--game-ti4)'), words: 'active system, with ★' },
  { sign: ring('var(--legal)'), words: 'the chosen ship can get there' },
  { sign: <StopSign x={0} y={0} />, words: 'stands in the way: tap for the clause' },
  {
    sign: <rect x="-15" y="-10" width="30" height="20" rx="3" fill="var(--seat-0)" />,
    words: "ships in space: the player's letter and how many; with a dot, on planets too",
  },
  {
    sign: <rect x="-14" y="-10" width="28" height="20" rx="10" fill="none" stroke="var(--seat-0)" strokeWidth="2.5" />,
    words: 'units on planets only',
  },
  {
    sign: <polygon points="-6,-11.5 6,-11.5 12,0 6,11.5 -6,11.5 -12,0" fill="var(--seat-0)" />,
    words: 'command token',
  },
]

/** What the signs of the map mean. */
export function Legend(): ReactNode {
  return (
    <details className="card mt-4 px-3 py-1">
      <summary className="font-semibold">Signs on the map</summary>
      <ul className="m-0 grid list-none gap-1 p-0 pb-2 sm:grid-cols-2">
        {SIGNS.map(({ sign, words }) => (
          <li key={words} className="flex items-center gap-2 leading-snug">
            <Drawn>{sign}</Drawn>
            {words}
          </li>
        ))}
      </ul>
    </details>
  )
}
