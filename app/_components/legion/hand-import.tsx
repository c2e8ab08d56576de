import { type ReactNode, useState } from 'react'
import { cardNamed, has, listed } from '../../../lib/games/legion/names'
import { armyOf, HAND_LIMIT, handOf, handText, readPasted, tooMany } from './hand-list'
import type { Desk } from './use-desk'

/** A list from elsewhere goes in, this hand goes out. */
export function HandImport({ desk }: { desk: Desk }): ReactNode {
  const [text, setText] = useState('')
  const [told, setTold] = useState('')
  const [isOpen, setOpen] = useState(false)
  const take = (keep: boolean) => {
    const { cards, characters, problem } = readPasted(text)
    if (problem) return setTold(problem)
    if (!cards.length && !characters.length) return setTold('No name found in that text.')
    const hand = [...(keep ? handOf(desk.facts) : []), ...cards]
    if (hand.length > HAND_LIMIT) return setTold(tooMany(hand.length))
    const army = [...armyOf(desk.facts), ...characters.filter((name) => !has(armyOf(desk.facts), name))]
    const unknown = cards.filter((name) => !cardNamed(name))
    desk.apply(
      { ...(hand.length ? { hand } : {}), ...(army.length ? { army } : {}) },
      `${cards.length} card${cards.length === 1 ? '' : 's'} pasted`,
    )
    setTold(unknown.length ? `Kept, but not in our list: ${listed(unknown)}.` : '')
    setText('')
    setOpen(false)
  }
  const copy = async () => {
    const done = await navigator.clipboard.writeText(handText(desk.facts)).then(
      () => 'Hand copied as text.',
      () => 'Copying is not allowed here.',
    )
    setTold(done)
  }
  return (
    <div className="mb-4">
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Paste a hand
        </button>
        <button
          type="button"
          className="button disabled:opacity-50"
          disabled={!handOf(desk.facts).length}
          onClick={copy}
        >
          Copy as text
        </button>
      </div>
      <p role="status" className={told ? 'm-0 mt-2 leading-snug' : 'sr-only'}>
        {told}
      </p>
      {isOpen && (
        <form
          className="card mt-2 grid gap-2 p-3"
          onSubmit={(event) => {
            event.preventDefault()
            take(false)
          }}
        >
          <label className="block">
            <span className="font-semibold">Cards, and characters if you like</span>
            <span className="block text-sm leading-snug text-muted">
              One a line or commas between them. Case, accents and punctuation do not matter.
            </span>
            <textarea
              // biome-ignore lint/a11y/noAutofocus: the player has just asked to paste
              autoFocus
              className="mt-1 min-h-40 w-full rounded-md border border-border bg-surface p-2 text-text"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
          <div className="flex flex-wrap gap-2">
            <button type="submit" className="button font-semibold" disabled={!text.trim()}>
              Take as the hand
            </button>
            <button type="button" className="button" disabled={!text.trim()} onClick={() => take(true)}>
              Add to the hand
            </button>
          </div>
        </form>
      )}
    </div>
  )
}
