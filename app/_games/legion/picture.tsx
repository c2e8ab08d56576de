import type { ReactNode } from 'react'

/** What stands on the table, drawn small: a hand of command cards. Ornament beside words. */
export default function Hand(): ReactNode {
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
