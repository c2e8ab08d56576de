import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { sayOrders } from '../../../lib/games/legion/card-words'
import { type CommandCard, cards } from '../../../lib/games/legion/data/cards'
import { cardNamed, isNone, normal } from '../../../lib/games/legion/names'
import { listed } from '../../../lib/kernel/words'
import { Pips } from './card-marks'

interface Props {
  label: string
  value: string | undefined
  onChange: (value: string | undefined) => void
  help?: string
  /** Other names to offer in place of the cards. */
  names?: readonly string[]
}

interface Offer {
  name: string
  card?: CommandCard
  /** What the typed words are looked for in. */
  words: string
}

const OFFERED = 6
const NAME_LIMIT = 60
const CARDS: readonly Offer[] = cards.map((card) => ({
  name: card.name,
  card,
  words: normal([card.name, ...card.characters].join(' ')),
}))

/** Names that begin with what was typed first, then those that hold it, also by the owner of the card. */
function offersFor(typed: string, all: readonly Offer[]): Offer[] {
  const wanted = normal(typed)
  const found = all.filter(({ words }) => words.includes(wanted))
  return [
    ...found.filter(({ words }) => words.startsWith(wanted)),
    ...found.filter(({ words }) => !words.startsWith(wanted)),
  ].slice(0, OFFERED)
}

/** A title typed in any spelling; those that fit are offered while it is typed. Cleaned up when the field is left. */
export function CardField({ label, value, onChange, help, names }: Props): ReactNode {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const all = names ? names.map((name) => ({ name, words: normal(name) })) : CARDS
  const known = value ? cardNamed(value) : undefined
  const isWhole = known !== undefined || all.some(({ name }) => name === value)
  const offers: readonly Offer[] = isOpen && value && !isWhole ? offersFor(value, all) : []
  const isStrange = !names && value && !known && !isNone(value) && !isOpen
  const take = (name: string) => {
    onChange(name)
    setOpen(false)
    setAt(-1)
  }
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step && offers.length) {
      event.preventDefault()
      setAt((at + step + offers.length) % offers.length)
    } else if (event.key === 'Enter' && offers.length) {
      event.preventDefault()
      take((offers[at] ?? offers[0]!).name)
    } else if (event.key === 'Escape') setOpen(false)
  }
  const leave = () => {
    setOpen(false)
    setAt(-1)
    if (known && known.name !== value) onChange(known.name)
  }
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold leading-snug">
        {label}
      </label>
      {help && <p className="m-0 mb-1 text-sm leading-snug text-muted">{help}</p>}
      <input
        id={id}
        role="combobox"
        aria-expanded={offers.length > 0}
        aria-controls={`${id}--offers`}
        aria-autocomplete="list"
        aria-activedescendant={offers[at] ? `${id}--${at}` : undefined}
        className="min-h-12 w-full rounded-md border border-border bg-surface px-3 text-text placeholder-shown:text-ellipsis"
        maxLength={NAME_LIMIT}
        autoComplete="off"
        placeholder={names ? 'Not sure' : 'Card or owner'}
        value={value ?? ''}
        onChange={(event) => {
          onChange(event.target.value || undefined)
          setOpen(true)
          setAt(-1)
        }}
        onKeyDown={press}
        onBlur={leave}
      />
      <div
        id={`${id}--offers`}
        role="listbox"
        aria-label={`${label}: suggestions`}
        hidden={!offers.length}
        className="card mt-1 grid bg-raised p-1"
      >
        {offers.map(({ name, card }, i) => (
          <div
            key={name}
            id={`${id}--${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === at}
            className="flex min-h-12 cursor-pointer items-center gap-2 rounded-md px-2 leading-tight aria-selected:outline-2"
            // The field is left only after the choice was made.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(name)}
            onKeyDown={(event) => event.key === 'Enter' && take(name)}
          >
            <span className="min-w-0 grow">
              <strong>{name}</strong>
              {card && (
                <span className="block text-sm text-muted">
                  {listed(card.characters, 'or') || sayOrders(card.orders)}
                </span>
              )}
            </span>
            {card?.pips !== undefined && card.pips !== null && <Pips count={card.pips} />}
          </div>
        ))}
      </div>
      {isStrange && <p className="m-0 mt-1 text-sm text-need">Not in our list; its figures are asked.</p>}
    </div>
  )
}
