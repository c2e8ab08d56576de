import { type ReactNode, useId, useState } from 'react'
import type { MapFact, RawFacts } from '../../../lib/kernel/facts'
import { AnyField } from './any-field'
import { useFieldNotes } from './field-context'
import type { FieldProps } from './field-types'
import { Question } from './question'

type Row = readonly [name: string, value: unknown]

const rowsOf = (value: unknown): Row[] =>
  typeof value === 'object' && value !== null ? Object.entries(value as RawFacts) : []
const twice = (rows: readonly Row[], i: number) => rows.some(([name], j) => j < i && name === rows[i]?.[0])
const essence = (rows: readonly Row[]) => JSON.stringify(Object.fromEntries(rows))

/** One value per name. Names given twice are told, and only the first counts. */
export function MapField(props: FieldProps<MapFact>): ReactNode {
  const { fact, path, value, onChange } = props
  const { names } = useFieldNotes()
  const id = useId()
  const [draft, setDraft] = useState<readonly Row[]>(rowsOf(value))
  const unique = draft.filter((_, i) => !twice(draft, i))
  const rows = essence(unique) === essence(rowsOf(value)) ? draft : rowsOf(value)
  const commit = (next: readonly Row[]) => {
    setDraft(next)
    onChange(next.length ? Object.fromEntries(next.filter((_, i) => !twice(next, i))) : undefined)
  }
  const set = (i: number, row: Row) => commit(rows.map((old, j) => (j === i ? row : old)))
  return (
    <Question {...props}>
      {() => (
        <>
          <datalist id={`${id}--names`}>
            {names.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          {rows.map(([name, item], i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps its place while its name is typed
            <div key={i} className="mt-2 grid gap-2 rounded-md border border-hairline p-2">
              <label className="grid gap-1">
                <span>Name {i + 1}</span>
                <input
                  className="min-h-12 rounded-md border border-border bg-surface px-3 text-text"
                  list={`${id}--names`}
                  maxLength={60}
                  value={name}
                  onChange={(event) => set(i, [event.target.value, item])}
                />
              </label>
              {twice(rows, i) && <p className="m-0 text-sm font-semibold text-illegal">This name is there already.</p>}
              <AnyField
                fact={{ ...fact.of, label: name || `Name ${i + 1}` }}
                path={`${path}.${name}`}
                value={item}
                onChange={(next) => set(i, [name, next])}
              />
              <button type="button" className="button min-h-12" onClick={() => commit(rows.filter((_, j) => j !== i))}>
                Remove {name || `name ${i + 1}`}
              </button>
            </div>
          ))}
          <button
            type="button"
            className="button mt-2 min-h-12 w-full"
            disabled={rows.length >= fact.max}
            onClick={() => commit([...rows, ['', undefined]])}
          >
            Add a name
          </button>
        </>
      )}
    </Question>
  )
}
