'use client'
import type { ReactNode } from 'react'
import type { Fact, FactSpecs, RawFacts, RecordFact } from '../../../lib/kernel/facts'
import { AnyField } from './any-field'
import { useFieldNotes } from './field-context'
import type { FieldProps } from './field-types'
import { Question } from './question'

const isRecord = (value: unknown): value is RawFacts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Asked only where it can matter, unless it has been answered already. */
const isAsked = (field: Fact, key: string, neighbours: RawFacts, facts: RawFacts) =>
  neighbours[key] !== undefined || !field.relevant || field.relevant(neighbours, facts)

/** Several facts about one thing; each may be not known. */
export function RecordField(props: FieldProps<RecordFact>): ReactNode {
  const { fact, path, value, onChange } = props
  const { facts } = useFieldNotes()
  const fields = isRecord(value) ? value : {}
  const set = (key: string, next: unknown) => {
    const known = Object.entries({ ...fields, [key]: next }).filter(([, each]) => each !== undefined)
    const inList = path.endsWith(']')
    onChange(known.length || inList ? Object.fromEntries(known) : undefined)
  }
  return (
    <Question {...props}>
      {() => (
        <div className="grid gap-3 border-l-2 border-hairline pl-3">
          {Object.entries(fact.fields as FactSpecs)
            .filter(([key, field]) => isAsked(field, key, fields, facts))
            .map(([key, field]) => (
              <AnyField
                key={key}
                fact={field}
                path={`${path}.${key}`}
                value={fields[key]}
                onChange={(next) => set(key, next)}
              />
            ))}
        </div>
      )}
    </Question>
  )
}
