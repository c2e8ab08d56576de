import type { ReactNode } from 'react'
import type { Chip, NamedEdition } from '../../../lib/ask/types'
import { sayTogether } from '../../../lib/kernel/fact-words'
import type { FactSpecs } from '../../../lib/kernel/facts'
import { grouped } from '../../../lib/kernel/grouped'
import type { Edition } from '../../../lib/kernel/pack'
import { factAt, sayPath, segmentsOf } from '../../../lib/kernel/parse'

/** The list a chip stands in, or its own path. */
const placeOf = (path: string): string => {
  const parts = segmentsOf(path)
  return typeof parts.at(-1) === 'number' ? parts.slice(0, -1).join('.') : path
}

/** One fact that was read, or the lines of one list that the same words gave. */
function Line({ specs, chips }: { specs: FactSpecs; chips: readonly Chip[] }): ReactNode {
  const [{ path, says }] = chips as [Chip]
  if (says) return <strong>{says}</strong>
  const fact = factAt(specs, segmentsOf(path))
  const said = fact
    ? sayTogether(
        fact,
        chips.map(({ value }) => value),
      )
    : ''
  const label = chips.length > 1 ? sayPath(specs, placeOf(path)) : sayPath(specs, path)
  return (
    <>
      {label}: <strong>{said}</strong>
    </>
  )
}

/** Every fact that was read, with the words it came from; what the same words gave stands together under them. */
export function ChipList({ specs, chips }: { specs: FactSpecs; chips: readonly Chip[] }): ReactNode {
  if (!chips.length) return null
  const spoken = [...grouped(chips, ({ said, from }) => `${from[0]} ${said}`).values()]
  return (
    <ul className="m-0 grid list-none gap-2 p-0 leading-snug">
      {spoken.map((own) => {
        const lines = [...grouped(own, ({ path: at }) => placeOf(at)).values()]
        const { path, said } = own[0]!
        const words = <span className="text-muted">“{said}”</span>
        return (
          <li key={path}>
            {lines.length === 1 ? (
              <>
                <Line specs={specs} chips={lines[0]!} /> {words}
              </>
            ) : (
              <>
                {words}
                <ul className="m-0 list-none p-0 pl-3">
                  {lines.map((together) => (
                    <li key={together[0]!.path}>
                      <Line specs={specs} chips={together} />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The edition that was named, with the words it came from. */
export function NamedLine({ named, editions }: { named: NamedEdition; editions: readonly Edition[] }): ReactNode {
  const title = editions.find(({ id }) => id === named.edition)?.title
  return (
    <p className="m-0 leading-snug">
      Edition: <strong>{title}</strong> <span className="text-muted">“{named.said}”</span>
    </p>
  )
}
