import { type ReactNode, useState } from 'react'
import { rankOptions } from '../../../lib/games/legion/facts'
import { type OrderStanding, sayStanding } from './order-standing'
import { bandOf, freeId, isNominee, sayBand, unitsOf } from './orders-list'
import { UnitForm } from './unit-form'
import type { ToolState } from './use-tool-state'

const UNIT_LIMIT = 24

/** The same units as a list: everything the strip does, and what it cannot draw. */
export function UnitList({ tool, standings }: { tool: ToolState; standings: readonly OrderStanding[] }): ReactNode {
  const units = unitsOf(tool.facts)
  const [open, setOpen] = useState<number>()
  const add = () => {
    tool.set('units', [...units, { id: freeId(units) }])
    setOpen(units.length)
  }
  return (
    <section aria-labelledby="units" className="mt-6" id="fact-units">
      <h2 id="units" className="m-0 mb-2 text-xl">
        Your units
      </h2>
      <ul className="m-0 grid list-none gap-1 p-0">
        {units.map((unit, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: units are known by their place
          <li key={at} className="card px-3">
            <details open={open === at ? true : undefined}>
              <summary className="min-h-12 leading-snug">
                <span>
                  <strong>{unit.id ?? `Unit ${at + 1}`}</strong>
                  {unit.name && ` · ${unit.name}`}
                  <span className="block text-sm text-muted">
                    {[
                      unit.rank && rankOptions[unit.rank as keyof typeof rankOptions],
                      isNominee(tool.facts, unit) ? 'nominated' : sayBand(bandOf(tool.facts, unit)),
                      sayStanding(standings[at]),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </span>
              </summary>
              <UnitForm tool={tool} unit={unit} at={at} />
            </details>
          </li>
        ))}
      </ul>
      <button type="button" className="button mt-2 min-h-12 w-full" disabled={units.length >= UNIT_LIMIT} onClick={add}>
        Add a unit
      </button>
    </section>
  )
}
