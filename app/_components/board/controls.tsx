import { type ReactNode, useId } from 'react'
import { stepped } from '../fields/count-field'
import { useRepeat } from '../fields/use-repeat'

const CHOICE =
  'relative flex min-h-11 min-w-11 flex-auto items-center justify-center gap-1.5 rounded-md border border-border bg-surface px-2 ' +
  'py-1 text-center leading-tight hover:bg-raised has-checked:border-text has-checked:bg-text has-checked:font-semibold ' +
  'has-checked:text-bg has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
  'forced-colors:has-checked:underline'

/** A few answers side by side, one chosen. */
export function Choice<T>({
  label,
  value,
  options,
  onChange,
  isQuiet,
}: {
  label: string
  value: T
  options: readonly { value: T; words: string; sign?: ReactNode }[]
  onChange: (value: T) => void
  /** The label is for screen readers only. */
  isQuiet?: boolean
}): ReactNode {
  const name = useId()
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className={isQuiet ? 'sr-only' : 'mb-1 p-0 font-semibold leading-snug'}>{label}</legend>
      <div className="flex flex-wrap gap-1">
        {options.map((option) => (
          <label key={option.words} className={CHOICE}>
            <input
              type="radio"
              name={name}
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
              checked={Object.is(option.value, value)}
              onChange={() => onChange(option.value)}
            />
            {option.sign}
            {option.words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Yes, no, not sure. */
export function Told({
  label,
  value,
  onChange,
}: {
  label: string
  value: boolean | undefined
  onChange: (value: boolean | undefined) => void
}): ReactNode {
  return (
    <Choice
      label={label}
      value={value}
      onChange={onChange}
      options={[
        { value: false, words: 'No' },
        { value: true, words: 'Yes' },
        { value: undefined, words: 'Not sure' },
      ]}
    />
  )
}

const STEP =
  'grid size-11 flex-none touch-manipulation select-none place-items-center rounded-md border border-border bg-surface p-0 text-xl ' +
  'hover:bg-raised disabled:opacity-50'

/** A number with a button for one less and one more. */
export function Stepper({
  label,
  value,
  min = 0,
  max,
  note,
  onChange,
  isQuiet,
}: {
  label: string
  value: number
  min?: number
  max: number
  note?: string
  onChange: (value: number) => void
  isQuiet?: boolean
}): ReactNode {
  const step = (by: 1 | -1) => onChange(stepped({ min, max }, value, by))
  const less = useRepeat(() => step(-1))
  const more = useRepeat(() => step(1))
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {!isQuiet && <span className="min-w-24 font-semibold leading-snug">{label}</span>}
      {/* biome-ignore lint/a11y/useSemanticElements: a number and its two buttons, no set of form fields */}
      <div role="group" aria-label={label} className="flex items-center gap-1">
        <button type="button" className={STEP} aria-label={`One less: ${label}`} disabled={value <= min} {...less}>
          <span aria-hidden="true">−</span>
        </button>
        <output className="min-w-9 text-center text-lg tabular-nums">{value}</output>
        <button type="button" className={STEP} aria-label={`One more: ${label}`} disabled={value >= max} {...more}>
          <span aria-hidden="true">+</span>
        </button>
      </div>
      {note && <span className="text-sm text-muted">{note}</span>}
    </div>
  )
}

/** The device's own list, with groups. */
export function Select({
  label,
  value,
  groups,
  onChange,
  isQuiet,
}: {
  label: string
  value: string
  groups: readonly { title?: string; options: readonly { value: string; words: string }[] }[]
  onChange: (value: string) => void
  isQuiet?: boolean
}): ReactNode {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={isQuiet ? 'sr-only' : 'mb-1 block font-semibold leading-snug'}>
        {label}
      </label>
      <select
        id={id}
        className="min-h-11 w-full rounded-md border border-border bg-surface px-2 text-text"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {groups.map(({ title, options }) => {
          const all = options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.words}
            </option>
          ))
          return title ? (
            <optgroup key={title} label={title}>
              {all}
            </optgroup>
          ) : (
            all
          )
        })}
      </select>
    </div>
  )
}
