import type { ReactNode } from 'react'
import { characters } from '../../../lib/games/legion/data/cards'
import { rankOptions, unitTypeOptions } from '../../../lib/games/legion/facts'
import { unitFields } from '../../../lib/games/legion/issue-orders/facts'
import { same } from '../../../lib/games/legion/names'
import { Choice, Select } from '../../_components/board/controls'
import { FieldContext } from '../../_components/fields/field-context'
import { RecordFields } from '../../_components/fields/record-field'
import { CardField } from './card-field'
import {
  BANDS,
  type Band,
  bandOf,
  chosenOf,
  isNominee,
  placed,
  toggled,
  type UnitTold,
  unitsOf,
  withoutUnit,
} from './orders-list'
import type { ToolState } from './use-tool-state'

const NAMES = characters.map(({ name }) => name)
const UNKNOWN = { value: '', words: 'Not sure' }
const listOf = (options: Readonly<Record<string, string>>) => [
  { options: [UNKNOWN, ...Object.entries(options).map(([value, words]) => ({ value, words }))] },
]
const RANGES = [
  ...BANDS.map((band) => ({ value: band as Band | undefined, words: band === 5 ? 'Beyond' : String(band) })),
  { value: undefined, words: '?' },
]
const { name: _name, rank: _rank, range: _range, ...more } = unitFields
/** Everything that can be told of a unit. */
export function UnitForm({ tool, unit, at }: { tool: ToolState; unit: UnitTold; at: number }): ReactNode {
  const { facts } = tool
  const units = unitsOf(facts)
  const put = (next: UnitTold) => tool.set('units', units.with(at, next))
  const set = (key: string, value: unknown) =>
    put(
      Object.fromEntries(
        Object.entries({ ...unit, [key]: value }).filter(([, each]) => each !== undefined),
      ) as UnitTold,
    )
  const { id } = unit
  const renamed = (next: UnitTold) => {
    const isOther = next.id !== undefined && next.id !== id
    if (!isOther || id === undefined) return put(next)
    const chosen =
      facts.chosen === undefined ? {} : { chosen: chosenOf(facts).map((one) => (same(one, id) ? next.id : one)) }
    const nominee = isNominee(facts, unit) ? { nominee: next.id } : {}
    tool.apply({ units: units.with(at, next), ...chosen, ...nominee }, 'Unit renamed')
  }
  const isChosen = id !== undefined && chosenOf(facts).some((one) => same(one, id))
  const path = `fact-units[${at}]`
  return (
    <div id={path} className="grid gap-3 pb-3">
      <div id={`${path}.name`}>
        <CardField label="Unit" names={NAMES} value={unit.name} onChange={(name) => set('name', name)} />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <div id={`${path}.rank`}>
          <Select
            label="Rank now"
            value={unit.rank ?? ''}
            groups={listOf(rankOptions)}
            onChange={(rank) => set('rank', rank || undefined)}
          />
        </div>
        <div id={`${path}.types`}>
          <Select
            label="Type"
            value={unit.types?.[0] ?? ''}
            groups={listOf(unitTypeOptions)}
            onChange={(type) => set('types', type ? [type] : undefined)}
          />
        </div>
      </div>
      {!isNominee(facts, unit) && (
        <div id={`${path}.range`}>
          <Choice
            label="Range from the nominated unit"
            value={bandOf(facts, unit)}
            options={RANGES}
            onChange={(band) => put(placed(unit, band))}
          />
        </div>
      )}
      {id !== undefined && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-text"
            checked={isChosen}
            onChange={() => tool.set('chosen', toggled(facts, id))}
          />
          Gets an order
        </label>
      )}
      <details>
        <summary>More about this unit</summary>
        <FieldContext value={tool.notes}>
          <RecordFields
            fields={more}
            path={`units[${at}]`}
            value={unit}
            onChange={(next) => renamed(next as UnitTold)}
          />
        </FieldContext>
      </details>
      <button type="button" className="button" onClick={() => tool.apply(withoutUnit(facts, at), 'Unit removed')}>
        Remove {id ?? 'this unit'}
      </button>
    </div>
  )
}
