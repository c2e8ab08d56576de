import type { ReactNode } from 'react'
import type { Place } from './places'
import { nameOf, type Position } from './position'
import type { Reached } from './use-reached'
import { fleetWords, sayPlace, traitWord } from './words'

interface Props {
  position: Position
  places: readonly Place[]
  selected: string | undefined
  reached: Reached
  blocked: ReadonlyMap<string, string>
  onTap: (id: string) => void
}

const HEADS = ['System', 'Anomalies and wormholes', 'Units', 'Tokens', 'State']

/** The same map as a table: every place with what is in it; its button does what the hex does. */
export function ListEditor({ position, places, selected, reached, blocked, onTap }: Props): ReactNode {
  return (
    <details className="card mt-4 px-3 py-1">
      <summary className="font-semibold">The map as a list</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section aria-label="Systems and units" className="overflow-x-auto pb-2" tabIndex={0}>
        <table className="w-full border-collapse text-left text-sm">
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col" className="border-b border-border p-1">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map((place) => {
              const { id } = place
              const system = place.kind === 'system' ? place.system : undefined
              return (
                <tr key={id} className="border-b border-hairline align-top">
                  <th scope="row" className="p-1">
                    <button
                      type="button"
                      className="button text-left"
                      aria-pressed={selected === id}
                      onClick={() => onTap(id)}
                    >
                      {system ? nameOf(system) : sayPlace(place)}
                    </button>
                  </th>
                  <td className="p-1">
                    {system && [...system.anomalies.map(traitWord), ...system.wormholes].join(', ')}
                  </td>
                  <td className="p-1">{system && fleetWords(position, id)}</td>
                  <td className="p-1">{system?.tokens.join(', ')}</td>
                  <td className="p-1">
                    {[
                      id === position.board.active && 'active',
                      reached.all.has(id) && 'in reach',
                      reached.some.has(id) && 'in reach of some',
                      blocked.get(id),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </details>
  )
}
