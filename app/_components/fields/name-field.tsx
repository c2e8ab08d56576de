import { type ReactNode, useId } from 'react'
import type { NameFact } from '../../../lib/kernel/facts'
import { useFieldNotes } from './field-context'
import type { FieldProps } from './field-types'
import { Question } from './question'

/** A short free text, with names already used on this page to choose from. Empty is not sure. */
export function NameField(props: FieldProps<NameFact>): ReactNode {
  const id = useId()
  const { names } = useFieldNotes()
  const { fact, value, onChange } = props
  const offered = [...new Set([...(fact.samples ?? []), ...names])].filter((name) => name !== value)
  return (
    <Question {...props} control={id}>
      {(describedBy) => (
        <>
          <input
            id={id}
            aria-describedby={describedBy}
            className="min-h-12 w-full rounded-md border border-border bg-surface px-3 text-text"
            list={`${id}--names`}
            maxLength={60}
            autoComplete="off"
            placeholder="Not sure"
            value={value === undefined ? '' : String(value)}
            onChange={(event) => onChange(event.target.value || undefined)}
          />
          <datalist id={`${id}--names`}>
            {offered.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Question>
  )
}
