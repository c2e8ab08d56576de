import { type ReactNode, useId } from 'react'
import type { Ruling } from '../../lib/kernel/ruling'
import { OVERLAY } from './fields/segment'
import { titleOf, useRulingContext } from './findings/context'
import { contrastsOf } from './table/contrast'
import { keepEdition } from './table/own-table'
import { VerdictChip } from './verdict/verdict-chip'

/** A tab as those of a rule page; the native radio lies over it, unseen, and takes taps and keys. */
const TAB =
  'relative inline-flex min-h-11 items-center text-link underline underline-offset-3 ' +
  'has-checked:font-bold has-checked:text-text has-checked:no-underline ' +
  'has-checked:shadow-[inset_0_-2px_var(--color-game)] forced-colors:has-checked:underline ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** The edition the case is judged by, and from then on every page of the game, as on a rule page. The facts stay. */
export function EditionSwitch({ edition: chosen }: { edition: string }): ReactNode {
  const { checker, pack, dispatch } = useRulingContext()
  const name = useId()
  const choose = (edition: string) => {
    keepEdition(pack.id, edition)
    dispatch({ type: 'edition', edition })
  }
  if (checker.editions.length < 2) return <p className="m-0 text-sm text-muted">{titleOf(pack, chosen)}</p>
  return (
    <fieldset className="m-0 border-0 p-0">
      <legend className="sr-only">Edition</legend>
      <div className="flex flex-wrap gap-x-4">
        {checker.editions.map((edition) => (
          <label key={edition} className={TAB}>
            <input
              type="radio"
              name={name}
              className={OVERLAY}
              checked={chosen === edition}
              onChange={() => choose(edition)}
            />
            {titleOf(pack, edition)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What the other printings say of the same facts, where they decide otherwise. */
export function EditionContrast({ ruling }: { ruling: Ruling }): ReactNode {
  const context = useRulingContext()
  const { dispatch } = context
  return contrastsOf(context, ruling).map(({ edition, title, verdict, word, lead }) => (
    <p key={edition} className="m-0 mt-2 flex flex-wrap items-center gap-x-2 border-b border-hairline py-1">
      <span>In {title}:</span>
      {verdict ? <VerdictChip verdict={verdict} word={word} /> : <span>{word}</span>}
      {lead && <span className="text-sm text-muted">({lead})</span>}
      <button type="button" className="button ml-auto min-h-11" onClick={() => dispatch({ type: 'edition', edition })}>
        See why
      </button>
    </p>
  ))
}
