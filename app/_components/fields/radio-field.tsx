'use client'
import { type ReactNode, useId } from 'react'
import type { FieldProps } from './field-types'
import { Question } from './question'

/** An answer to choose: its value, the words, and whether it stands for "not known". */
interface Choice {
  value: unknown
  words: string
  unsure?: boolean
}

const NOT_SURE: Choice = { value: undefined, words: 'Not sure', unsure: true }

/** Answers of a yes-no question or of a closed set, "not sure" last. */
export function choicesOf({ fact }: Pick<FieldProps, 'fact'>): Choice[] {
  const all = fact.kind === 'yes-no' ? [{ value: false, words: 'No' }, { value: true, words: 'Yes' }] : []
  const options = fact.kind === 'choice' ? (fact.options as Record<string, string>) : {}
  return [...all, ...Object.entries(options).map(([value, words]) => ({ value, words })), NOT_SURE]
}

const SEGMENT =
  'relative flex min-h-12 items-center justify-center rounded-md border px-3 py-1 text-center leading-tight break-normal ' +
  'border-border bg-surface hover:bg-raised has-checked:border-text has-checked:bg-text has-checked:font-semibold ' +
  'has-checked:text-bg has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
  'forced-colors:has-checked:underline'
const UNSURE =
  'relative flex min-h-12 w-12 flex-none items-center justify-center rounded-md border border-border bg-surface hover:bg-raised ' +
  'has-checked:border-2 has-checked:border-dashed has-checked:border-muted has-checked:bg-raised has-checked:font-semibold ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** Two to four answers side by side, with "?" for not sure. */
export function SegmentedField(props: FieldProps): ReactNode {
  const name = useId()
  return (
    <Question {...props}>
      {() => (
        <div className="flex flex-wrap gap-1">
          {choicesOf(props).map((choice) => (
            <label key={choice.words} className={choice.unsure ? UNSURE : `${SEGMENT} flex-auto`}>
              <input
                type="radio"
                name={name}
                className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
                checked={props.value === choice.value}
                onChange={() => props.onChange(choice.value)}
              />
              {choice.unsure ? (
                <>
                  <span aria-hidden="true">?</span>
                  <span className="sr-only">{choice.words}</span>
                </>
              ) : (
                choice.words
              )}
            </label>
          ))}
        </div>
      )}
    </Question>
  )
}

/** Five to seven answers, one a line. */
export function RadioField(props: FieldProps): ReactNode {
  const name = useId()
  return (
    <Question {...props}>
      {() => (
        <div className="grid rounded-md border border-border bg-surface sm:grid-cols-2">
          {choicesOf(props).map((choice) => (
            <label key={choice.words} className="flex min-h-12 items-center gap-3 px-3 leading-tight hover:bg-raised has-checked:font-semibold">
              <input
                type="radio"
                name={name}
                className="size-5 shrink-0 accent-text"
                checked={props.value === choice.value}
                onChange={() => props.onChange(choice.value)}
              />
              {choice.words}
            </label>
          ))}
        </div>
      )}
    </Question>
  )
}
