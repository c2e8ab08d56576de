import { type ReactNode, useId } from 'react'
import type { NameFact } from '../../../lib/kernel/facts'
import { useFieldNotes } from './field-context'
import type { FieldProps } from './field-types'
import { Question } from './question'
import { OVERLAY, SEGMENT, UNSURE } from './segment'

const INPUT = 'min-h-12 w-full min-w-0 rounded-md border border-border bg-surface px-3 text-text'

/** A short free text, with names already used on this page to choose from. Empty is not sure. */
export function NameField(props: FieldProps<NameFact>): ReactNode {
  const id = useId()
  const { names } = useFieldNotes()
  const { fact, value, onChange } = props
  if (fact.said) return <SaidField {...props} said={fact.said} />
  const offered = [...new Set([...(fact.samples ?? []), ...names])].filter((name) => name !== value)
  return (
    <Question {...props} control={id}>
      {(describedBy) => (
        <>
          <input
            id={id}
            aria-describedby={describedBy}
            className={INPUT}
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

/** Somebody at the table: you, nobody and the usual seats as answers to tap, any other name as text. */
function SaidField(props: FieldProps<NameFact> & { said: Readonly<Record<string, string>> }): ReactNode {
  const name = useId()
  const { fact, value, said, onChange } = props
  const samples = fact.samples ?? []
  const isOther = value !== undefined && !samples.includes(String(value))
  const segment = (answer: string | undefined, words: ReactNode, look: string) => (
    <label key={answer ?? ''} className={look}>
      <input
        type="radio"
        name={name}
        className={OVERLAY}
        checked={value === answer}
        onChange={() => onChange(answer)}
      />
      {words}
    </label>
  )
  return (
    <Question {...props}>
      {() => (
        <div className="grid gap-1">
          <div className="flex gap-1">
            <div className="flex min-w-0 flex-1 flex-wrap gap-1">
              {samples.map((one) => segment(one, said[one] ?? one, `${SEGMENT} min-w-min flex-1 basis-0`))}
            </div>
            {segment(
              undefined,
              <>
                <span aria-hidden="true">?</span>
                <span className="sr-only">Not sure</span>
              </>,
              `${UNSURE} w-11 flex-none px-0`,
            )}
          </div>
          <input
            aria-label={`${fact.label}: another name`}
            className={INPUT}
            maxLength={60}
            autoComplete="off"
            placeholder="Another name"
            value={isOther ? String(value) : ''}
            onChange={(event) => onChange(event.target.value || undefined)}
          />
        </div>
      )}
    </Question>
  )
}
