import type { ReactNode } from 'react'

/** Centres of hexes in two offset rows. */
const HEXES = [...[52, 106, 160, 214, 268].map((x) => [x, 38]), ...[79, 133, 187, 241].map((x) => [x, 84])] as const

/** What stands on the table, drawn small: a patch of the galaxy. Ornament beside words. */
export default function Galaxy(): ReactNode {
  return (
    <>
      {HEXES.map(([x = 0, y = 0], i) => (
        <path
          key={`${x} ${y}`}
          className={i === 2 ? 'ground home' : 'ground'}
          d={`M${x} ${y - 30}l26 15v30l-26 15-26-15v-30Z`}
        />
      ))}
      <circle className="ink" cx="160" cy="38" r="9" />
      <circle className="line" cx="79" cy="84" r="10" />
      <path className="line" d="M232 92a10 10 0 1 1 18-8a6 6 0 1 1-10 4" />
      <path className="ink" d="m106 28 7 14h-14Z M187 74l7 14h-14Z" />
      <path className="line dashed" d="M106 38 133 84 187 84" />
    </>
  )
}
