import { type ReactNode, useId } from 'react'
import { cards } from '../../../lib/games/legion/data/cards'
import { cardNamed, isNone } from '../../../lib/games/legion/names'

interface Props {
  label: string
  value: string | undefined
  onChange: (value: string | undefined) => void
  help?: string
  /** Other names to offer in place of the cards. */
  names?: readonly string[]
}

const CARD_NAMES = cards.map((card) => card.name)
const NAME_LIMIT = 60

/** A title typed in any spelling; the device offers those of our list. Cleaned up when the field is left. */
export function CardField({ label, value, onChange, help, names = CARD_NAMES }: Props): ReactNode {
  const id = useId()
  const known = value ? cardNamed(value) : undefined
  const strange = names === CARD_NAMES && value && !known && !isNone(value)
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold leading-snug">
        {label}
      </label>
      {help && <p className="m-0 mb-1 text-sm leading-snug text-muted">{help}</p>}
      <input
        id={id}
        className="min-h-12 w-full rounded-md border border-border bg-surface px-3 text-text"
        list={`${id}--names`}
        maxLength={NAME_LIMIT}
        autoComplete="off"
        placeholder="Not sure"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        onBlur={() => known && known.name !== value && onChange(known.name)}
      />
      <datalist id={`${id}--names`}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {strange && <p className="m-0 mt-1 text-sm text-need">Not in our list; its figures are asked.</p>}
    </div>
  )
}
