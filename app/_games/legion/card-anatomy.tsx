import type { ReactNode } from 'react'
import { at } from '../../_site/paths'

/** The parts of a command card, by number; the numbers stand in the drawing. */
const PARTS = [
  { word: 'Pips', says: 'fewer pips give priority; they also sort the hand', clause: 'command-cards/#pips.1' },
  { word: 'Title', says: 'no title twice in a hand', clause: 'command-cards/#hand.3' },
  { word: 'Name line', says: 'whose card it is; it needs that unit in the army', clause: 'command-cards/#character.2' },
  { word: 'Picture', says: 'no rule looks at it' },
  { word: 'Orders', says: 'how many units, of which kind or by name', clause: 'command-cards/#orders.1a' },
  { word: 'Effect', says: 'if it has one; its moment stands there', clause: 'command-cards/#effects.1' },
  { word: 'Weapon', says: 'gained, or attacked with', clause: 'command-cards/#weapons.1' },
] as const

const mark = (at: number, x: number, y: number) => (
  <g key={at}>
    <circle cx={x} cy={y} r="9" fill="var(--bg)" stroke="currentColor" />
    <text x={x} y={y + 4} textAnchor="middle" fontSize="12" fontWeight="700" fill="currentColor">
      {at}
    </text>
  </g>
)

/** A command card drawn with its parts numbered, and what each is for. */
export function CardAnatomy(): ReactNode {
  return (
    <section aria-labelledby="anatomy" className="mt-8">
      <h2 id="anatomy">The parts of a command card</h2>
      <div className="flex flex-wrap items-start gap-6">
        <svg
          viewBox="0 0 220 300"
          width="220"
          height="300"
          role="img"
          aria-label="A command card with seven numbered parts"
          className="flex-none"
        >
          <rect x="20" y="8" width="180" height="284" rx="10" fill="none" stroke="currentColor" strokeWidth="2" />
          <g fill="currentColor">
            <circle cx="38" cy="28" r="5" />
            <circle cx="54" cy="28" r="5" />
          </g>
          <g fill="none" stroke="currentColor">
            <path d="M76 28h104M90 44h76" strokeWidth="4" />
            <rect x="30" y="58" width="160" height="92" strokeDasharray="4 4" />
            <path d="M36 170h148M36 180h96" strokeWidth="3" />
            <path d="M36 202h148M36 212h148M36 222h110" strokeWidth="2" />
            <rect x="30" y="238" width="160" height="44" rx="4" />
            <circle cx="52" cy="260" r="11" />
            <path d="M76 260h20M104 260h20M132 260h20" strokeWidth="8" />
          </g>
          {mark(1, 14, 28)}
          {mark(2, 206, 26)}
          {mark(3, 206, 48)}
          {mark(4, 110, 104)}
          {mark(5, 14, 175)}
          {mark(6, 14, 212)}
          {mark(7, 14, 260)}
        </svg>
        <ol className="m-0 grid pl-6">
          {PARTS.map((part) => (
            <li key={part.word} className="leading-snug">
              {'clause' in part ? (
                <a
                  className="inline-flex min-h-11 items-center font-semibold"
                  href={at(`/rules/legion/${part.clause}`)}
                >
                  {part.word}
                </a>
              ) : (
                <strong>{part.word}</strong>
              )}
              : {part.says}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
