import { type ReactNode, useId } from 'react'
import type { ChoiceFact } from '../../../lib/kernel/facts'
import type { FieldProps } from './field-types'
import { Question } from './question'

/** Many answers: the device's own list. A value that is not in it stays visible. */
export function SelectField(props: FieldProps<ChoiceFact>): ReactNode {
  const id = useId()
  const { fact, value, onChange } = props
  const options = Object.entries(fact.options as Record<string, string>)
  const foreign = typeof value === 'string' && !Object.hasOwn(fact.options, value)
  return (
    <Question {...props} control={id}>
      {(describedBy) => (
        <select
          id={id}
          aria-describedby={describedBy}
          className="min-h-12 w-full rounded-md border border-border bg-surface px-3 text-text"
          value={value === undefined ? '' : String(value)}
          onChange={(event) => onChange(event.target.value || undefined)}
        >
          <option value="">Not sure</option>
          {foreign && <option value={value}>{value}</option>}
          {options.map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Question>
  )
}
