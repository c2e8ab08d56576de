import type { ReactNode } from 'react'

export interface Drawing {
  /** What it shows, as its caption. */
  title: string
  /** The same in words, for who cannot see it. */
  says: string
  /** Width and height in units of its own. */
  size: readonly [number, number]
  draw: () => ReactNode
}

/** A drawing of ours with its caption; its colours are those of the theme and of the game. */
export function Figure({ name, drawing: { title, says, size, draw } }: { name: string; drawing: Drawing }): ReactNode {
  const [width, height] = size
  return (
    <figure className="diagram">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={`${name}-title ${name}-says`}>
        <title id={`${name}-title`}>{title}</title>
        <desc id={`${name}-says`}>{says}</desc>
        {draw()}
      </svg>
      <figcaption>{title}</figcaption>
    </figure>
  )
}
