import type { ReactNode } from 'react'

/** What stands on each table, drawn small: a diamond of systems, a patch of the galaxy, a hand of command cards. Ornament beside words. */
const PICTURES: Readonly<Record<string, ReactNode>> = { starcom: <Diamond />, ti4: <Galaxy />, legion: <Hand /> }

export function TablePicture({ game }: { game: string }): ReactNode {
  return (
    <svg className="picture" viewBox="0 0 320 120" aria-hidden="true">
      {PICTURES[game]}
    </svg>
  )
}

/** Rows of a 3 by 3 array turned by 45 degrees: left edge and height of each card's centre. */
const CARDS = [-1, 0, 1].flatMap((row) =>
  [-1, 0, 1].map((column) => [160 + (column - row) * 41, 60 + (column + row) * 20]),
)

function Diamond(): ReactNode {
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

/** Centres of hexes in two offset rows. */
const HEXES = [...[52, 106, 160, 214, 268].map((x) => [x, 38]), ...[79, 133, 187, 241].map((x) => [x, 84])] as const

function Galaxy(): ReactNode {
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

function Hand(): ReactNode {
  return (
    <>
      {[-3, -2, -1, 0, 1, 2, 3].map((place) => {
        const pips = [1, 1, 2, 2, 3, 3, 4][place + 3] ?? 1
        return (
          <g key={place} transform={`translate(190 190) rotate(${place * 9}) translate(0 -130)`}>
            <rect className={pips === 4 ? 'ground home' : 'ground'} x="-24" y="-36" width="48" height="72" rx="5" />
            {Array.from({ length: pips }, (_, i) => i).map((pip) => (
              <circle key={pip} className="ink" cx={-16 + pip * 9} cy="-27" r="3" />
            ))}
            <path className="line" d="M-14 4h28M-14 14h18" />
          </g>
        )
      })}
    </>
  )
}
