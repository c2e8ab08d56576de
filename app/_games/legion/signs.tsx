import type { ReactNode } from 'react'

const PATHS = { cross: 'M6 6l12 12M18 6 6 18', left: 'M20 12H4m6-7-7 7 7 7', right: 'M4 12h16m-6-7 7 7-7 7' } as const

/** A line sign; always beside words or on a named button. */
export function Sign({ name, size = 20 }: { name: keyof typeof PATHS; size?: number }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}

/** The sign of taking away. */
export const Cross = (): ReactNode => <Sign name="cross" />
