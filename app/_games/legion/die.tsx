import type { ReactNode } from 'react'
import type { Face } from './red-die'

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
