'use client'
import type { ReactNode } from 'react'

/** Faces of the red defense die (legion:priority.tie.4). */
const FACES = ['block', 'block', 'block', 'surge', 'blank', 'blank'] as const
export type Face = (typeof FACES)[number]
export const FACE_WORDS: Record<Face, string> = { block: 'Block', surge: 'Defense surge', blank: 'Blank' }

/** Bytes from here on would favour some faces and are drawn again. */
const FAIR = 256 - (256 % FACES.length)

/** Rolls the die; every face is as likely as the next. */
export function rollRedDie(draw: () => number = () => crypto.getRandomValues(new Uint8Array(1))[0]!): Face {
  for (;;) {
    const byte = draw()
    if (byte < FAIR) return FACES[byte % FACES.length]!
  }
}

const DRAWINGS: Record<Face, ReactNode> = {
  block: <path d="M24 10c5 3 9 3.5 12 3.5 0 12-3 20-12 25-9-5-12-13-12-25 3 0 7-.5 12-3.5Z" fill="currentColor" />,
  surge: <path d="M27 8 13 27h9l-3 13 16-20h-10Z" fill="none" stroke="currentColor" strokeWidth="2.5" />,
  blank: null,
}

/** The face that came up; its word stands beside it. */
export function DieFace({ face }: { face: Face }): ReactNode {
  return (
    <svg width="56" height="56" viewBox="0 0 48 48" aria-hidden="true" className="text-[var(--side-red)]">
      <rect x="3" y="3" width="42" height="42" rx="8" fill="none" stroke="currentColor" strokeWidth="2.5" />
      {DRAWINGS[face]}
    </svg>
  )
}
