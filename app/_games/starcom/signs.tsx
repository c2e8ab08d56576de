import type { ReactNode } from 'react'
import { letterAt, outlineOf, SHAPES } from './signs-of-vessels'

const SEAT_INK = ['var(--seat-0)', 'var(--seat-1)', 'var(--seat-2)', 'var(--seat-3)'] as const

interface Placed {
  x?: number
  y?: number
}

/** A ship or station of a seat: the outline of its card in the seat's colour, with the seat's letter, and the damage on it. */
export function Piece({
  card,
  seat,
  letter,
  damage = 0,
  x = 0,
  y = 0,
}: { card: string; seat: number; letter: string; damage?: number } & Placed): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={outlineOf(card)} fill={SEAT_INK[seat] ?? 'var(--muted)'} />
      <text x="9" y={letterAt(card)} textAnchor="middle" fontSize="12" fontWeight="700" fill="var(--on-seat)">
        {letter}
      </text>
      {damage > 0 && (
        <g>
          <rect x="10" y="-5" width={damage > 9 ? 15 : 10} height="11" rx="3" fill="var(--illegal)" />
          <text
            x={damage > 9 ? 17.5 : 15}
            y="4"
            textAnchor="middle"
            fontSize="10"
            fontWeight="700"
            fill="var(--on-verdict)"
          >
            {damage}
          </text>
        </g>
      )}
    </g>
  )
}

/** The outline of a card without an owner, for choosing one. */
export function Outline({ card }: { card: string }): ReactNode {
  return (
    <svg width="26" height="26" viewBox="-4 -4 26 26" aria-hidden="true" className="shrink-0">
      <path d={outlineOf(card)} fill="currentColor" />
    </svg>
  )
}

/** The mark of a controller: a disc with the letter of the seat. */
export function Disc({
  seat,
  letter,
  x = 0,
  y = 0,
}: {
  seat: number
  letter: string
  x?: number
  y?: number
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx="9" cy="9" r="9" fill={SEAT_INK[seat] ?? 'var(--muted)'} />
      <text x="9" y="13.7" textAnchor="middle" fontSize="13" fontWeight="700" fill="var(--on-seat)">
        {letter}
      </text>
    </g>
  )
}

export const seatInk = (seat: number): string => SEAT_INK[seat] ?? 'var(--muted)'

/** Signs of a system, in a square of 18. */
const SIGNS = {
  siege: <path d="M4 18V1.5h11.5L12 6l3.5 4.5H4" fill="var(--illegal)" stroke="var(--illegal)" strokeWidth="2" />,
  contested: <path d="M11.5 0 3 10.5h5L5.5 18 15 7h-5Z" fill="var(--disputed)" />,
  combat: <path d="M11 2 4.5 10.2h4.6L7 16.2 13.6 7.8H9Z" fill="none" stroke="var(--disputed)" strokeWidth="1.6" />,
  interdicted: (
    <g fill="none" stroke="var(--text)" strokeWidth="2.4">
      <circle cx="9" cy="9" r="7.3" />
      <path d="m4 4 10 10" />
    </g>
  ),
  strange: (
    <g fill="none" stroke="var(--illegal)" strokeWidth="2">
      <path d="M9 1.5 17 16.5H1Z" />
      <path d="M9 6.5v4.5m0 2.5v.4" />
    </g>
  ),
  locked: <path d="m4 4 10 10M14 4 4 14" fill="none" stroke="var(--illegal)" strokeWidth="2.6" />,
  reached: <path d="m3 9.5 4.5 4.5L15.5 5" fill="none" stroke="var(--legal)" strokeWidth="3" />,
} as const
export type SignName = keyof typeof SIGNS

export function Sign({
  name,
  x = 0,
  y = 0,
  scale = 1,
}: {
  name: SignName
  x?: number
  y?: number
  scale?: number
}): ReactNode {
  return <g transform={`translate(${x} ${y}) scale(${scale})`}>{SIGNS[name]}</g>
}

/** "May be built here": the outline of the thing with a plus; with a question mark where it depends. */
export function BuildSign({
  shape,
  open,
  x = 0,
  y = 0,
}: {
  shape: 'ship' | 'station'
  open: boolean
  x?: number
  y?: number
}): ReactNode {
  const ink = open ? 'var(--need)' : 'var(--legal)'
  return (
    <g transform={`translate(${x} ${y}) scale(.86)`}>
      <path d={SHAPES[shape]} fill="none" stroke={ink} strokeWidth="2" strokeDasharray={open ? '3 2' : undefined} />
      {open ? (
        <text x="9" y="14.5" textAnchor="middle" fontSize="13" fontWeight="700" fill={ink}>
          ?
        </text>
      ) : (
        <path d={shape === 'ship' ? 'M9 6.5v9M4.5 11h9' : 'M9 4.5v9M4.5 9h9'} stroke={ink} strokeWidth="2.2" />
      )}
    </g>
  )
}

/** A sign in a line of text. */
export function Inline({ children }: { children: ReactNode }): ReactNode {
  return (
    <svg width="24" height="24" viewBox="-4 -5 27 27" aria-hidden="true" className="shrink-0">
      {children}
    </svg>
  )
}
