import type { ReactNode } from 'react'

/** Rows of a 3 by 3 array turned by 45 degrees: left edge and height of each card's centre. */
const CARDS = [-1, 0, 1].flatMap((row) =>
  [-1, 0, 1].map((column) => [160 + (column - row) * 41, 60 + (column + row) * 20]),
)

/** What stands on the table, drawn small: a diamond of systems. Ornament beside words. */
export default function Diamond(): ReactNode {
  return (
    <>
      {CARDS.map(([x = 0, y = 0], i) => (
        <path
          key={`${x} ${y}`}
          className={i === 0 || i === 8 ? 'ground home' : 'ground'}
          d={`M${x} ${y - 18}l37 18-37 18-37-18Z`}
        />
      ))}
      <path className="ink" d="m160 12 7 12h-14Z M201 33l7 12h-14Z M160 92l7 12h-14Z" />
      <circle className="ink" cx="115" cy="60" r="4" />
      <circle className="ink" cx="126" cy="63" r="4" />
    </>
  )
}
