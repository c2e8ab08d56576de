import type { ReactNode } from 'react'

const PATHS = {
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v7h14v-7',
  show: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  undo: 'M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-4',
  flip: 'M7 4v16m0 0-3-3m3 3 3-3M17 20V4m0 0-3 3m3-3 3 3',
  close: 'M5 5l14 14M19 5 5 19',
} as const

/** A line icon of an action; always beside its word. */
export function ActionIcon({ name }: { name: keyof typeof PATHS }): ReactNode {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
