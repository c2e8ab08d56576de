import { type KeyboardEvent, type ReactNode, useId } from 'react'
import type { CountFact } from '../../../lib/kernel/facts'
import type { FieldProps } from './field-types'
import { Question } from './question'
import { useRepeat } from './use-repeat'

const BUTTON =
  'grid size-12 flex-none touch-manipulation select-none place-items-center rounded-md border border-border bg-surface p-0 text-xl hover:bg-raised disabled:opacity-50'

/** A whole number where one was typed; other words stay as they are, to be told what is wrong with them. */
const readCount = (text: string): unknown =>
  text.trim() === '' ? undefined : /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : text

/** The value one step further; from "not sure" the first step names the smallest. */
export function stepped(fact: Pick<CountFact, 'min' | 'max'>, value: unknown, by: 1 | -1): number {
  if (typeof value !== 'number') return by > 0 ? Math.max(fact.min, 1) : fact.min
  return Math.min(fact.max, Math.max(fact.min, value + by))
}

/** How many: buttons, keys or typing. Empty is not sure. */
export function CountField(props: FieldProps<CountFact>): ReactNode {
  const id = useId()
  const { fact, value, onChange } = props
  const step = (by: 1 | -1) => onChange(stepped(fact, value, by))
  const less = useRepeat(() => step(-1))
  const more = useRepeat(() => step(1))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }
  return (
    <Question {...props} control={id}>
      {(describedBy) => (
        <div className="flex gap-1">
          <button
            type="button"
            className={BUTTON}
            aria-label={`One less: ${fact.label}`}
            disabled={typeof value === 'number' && value <= fact.min}
            {...less}
          >
            <span aria-hidden="true">−</span>
          </button>
          <input
            id={id}
            aria-describedby={describedBy}
            className="min-h-12 w-20 min-w-0 max-w-40 flex-1 rounded-md border border-border bg-surface px-2 text-center text-lg tabular-nums text-text"
            inputMode="numeric"
            autoComplete="off"
            placeholder="?"
            value={value === undefined ? '' : String(value)}
            onChange={(event) => onChange(readCount(event.target.value))}
            onFocus={(event) => event.target.select()}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className={BUTTON}
            aria-label={`One more: ${fact.label}`}
            disabled={typeof value === 'number' && value >= fact.max}
            {...more}
          >
            <span aria-hidden="true">+</span>
          </button>
          <button
            type="button"
            className="ml-auto h-12 w-11 flex-none rounded-md border border-border bg-surface p-0 hover:bg-raised aria-pressed:border-2 aria-pressed:border-dashed aria-pressed:border-muted aria-pressed:bg-raised"
            aria-pressed={value === undefined}
            aria-label={`Not sure: ${fact.label}`}
            onClick={() => onChange(undefined)}
          >
            ?
          </button>
        </div>
      )}
    </Question>
  )
}
