import type { ReactNode } from 'react'

const PATHS = {
  find: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L20 20',
  rules: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3V4Zm0 13a3 3 0 0 1 3-3h11',
  check: 'M12 4v16M6 20h12M12 6l-7 2 7-2 7 2M5 8l-2.5 6h5L5 8Zm14 0-2.5 6h5L19 8Z',
  questions: 'M12 3v4m0 0L5 12v9m7-14 7 5v9M2.5 18.5 5 21l2.5-2.5m9 0L19 21l2.5-2.5',
  theme: 'M12 4a8 8 0 1 0 0 16V4Zm0 0a8 8 0 0 1 0 16',
  go: 'M9 5l7 7-7 7',
} as const

/** A line icon; always beside a word. */
export function Icon({ name, size = 22 }: { name: keyof typeof PATHS; size?: number }): ReactNode {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
