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

interface FieldsProps {
  fields: FactSpecs
  path: string
  value: RawFacts
  onChange: (value: RawFacts) => void
}

/** The questions of a record; those that may stay away are folded until answered. */
export function RecordFields({ fields, path, value, onChange }: FieldsProps): ReactNode {
  const { facts } = useFieldNotes()
  const set = (key: string, next: unknown) => {
    const known = Object.entries({ ...value, [key]: next }).filter(([, each]) => each !== undefined)
    onChange(Object.fromEntries(known))
  }
  const asked = Object.entries(fields).filter(([key, field]) => isAsked(field, key, value, facts))
  const isExtra = ([key, field]: [string, Fact]) => field.optional === true && value[key] === undefined
  const question = ([key, field]: [string, Fact]) => (
    <AnyField key={key} fact={field} path={`${path}.${key}`} value={value[key]} onChange={(next) => set(key, next)} />
  )
  const extras = asked.filter(isExtra)
  return (
    <div className="grid gap-3">
      {asked.filter((entry) => !isExtra(entry)).map(question)}
      {extras.length > 0 && (
        <details>
          <summary className="text-sm">More, if it applies ({extras.length})</summary>
          <div className="grid gap-3">{extras.map(question)}</div>
        </details>
      )}
    </div>
  )
}

/** Several facts about one thing; each may be not known. */
export function RecordField(props: FieldProps<RecordFact>): ReactNode {
  const { fact, path, value, onChange } = props
  return (
    <Question {...props}>
      {() => (
        <div className="border-l-2 border-hairline pl-3">
          <RecordFields
            fields={fact.fields as FactSpecs}
            path={path}
            value={isRecord(value) ? value : {}}
            onChange={(next) => onChange(Object.keys(next).length ? next : undefined)}
          />
        </div>
      )}
    </Question>
  )
}
