import type { ReactNode } from 'react'
import type { Anomaly } from '../../../lib/games/ti4/data/tiles'
import { QUICK } from './fleet'
import { Glyph } from './glyphs'
import { StopSign, TraitSign } from './signs'
import { TextureSign } from './textures'

const Drawn = ({ children }: { children: ReactNode }): ReactNode => (
  <svg width="30" height="30" viewBox="-17 -17 34 34" aria-hidden="true" className="flex-none">
    {children}
  </svg>
)
const ring = (stroke: string) => (
  <polygon points="-15,0 -7.5,-13 7.5,-13 15,0 7.5,13 -7.5,13" fill="none" stroke={stroke} strokeWidth="4" />
)

const SIGNS: readonly { sign: ReactNode; words: string }[] = [
  ...(['asteroid-field', 'nebula', 'supernova', 'gravity-rift', 'entropic-scar'] satisfies Anomaly[]).map((kind) => ({
    sign: <TextureSign kind={kind} />,
    words: kind.replace('-', ' '),
  })),
  { sign: <TraitSign trait="alpha" />, words: 'wormhole, with its letter' },
  { sign: ring('var(--game-ti4)'), words: 'active system, with ★' },
  { sign: ring('var(--legal)'), words: 'the chosen ships can get there; dashed: some of them' },
  { sign: <StopSign x={0} y={0} />, words: 'stands in the way: tap for the clause' },
  ...QUICK.map(({ type, words }) => ({
    sign: (
      <>
        <rect x="-15" y="-11" width="30" height="22" rx="4" fill="var(--seat-0)" />
        <Glyph type={type} fill="var(--on-seat)" />
      </>
    ),
    words: `${words}, with how many`,
  })),
  {
    sign: <rect x="-14" y="-10" width="28" height="20" rx="10" fill="none" stroke="var(--seat-0)" strokeWidth="2.5" />,
    words: 'outlined: on planets; filled: in space',
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
