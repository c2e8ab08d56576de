'use client'
import type { ReactNode } from 'react'
import { nameOf, type Position } from './position'
import { fleetWords, traitWord } from './words'

/** The same map as a table: every system with what is in it; its button opens the same sheet. */
export function ListEditor({
  position,
  selected,
  reached,
  onTap,
}: {
  position: Position
  selected: string | undefined
  reached: ReadonlySet<string>
  onTap: (id: string) => void
}): ReactNode {
  return (
    <details className="card mt-4 px-3 py-1">
      <summary className="font-semibold">The map as a list</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section aria-label="Systems and units" className="overflow-x-auto pb-2" tabIndex={0}>
        <table className="w-full border-collapse text-left text-sm">
          <thead>
            <tr>
              {['System', 'Anomalies and wormholes', 'Units', 'Tokens', 'State'].map((head) => (
                <th key={head} scope="col" className="border-b border-border p-1">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {position.board.systems.map((system) => (
              <tr key={system.id} className="border-b border-hairline align-top">
                <th scope="row" className="p-1">
                  <button
                    type="button"
                    className="button text-left"
                    aria-pressed={selected === system.id}
                    onClick={() => onTap(system.id)}
                  >
                    {nameOf(system)}
                  </button>
                </th>
                <td className="p-1">{[...system.anomalies.map(traitWord), ...system.wormholes].join(', ')}</td>
                <td className="p-1">{fleetWords(position, system.id)}</td>
                <td className="p-1">{system.tokens.join(', ')}</td>
                <td className="p-1">
                  {system.id === position.board.active && 'active '}
                  {reached.has(system.id) && 'in reach'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
