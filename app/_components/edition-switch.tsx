import { type ReactNode, useId } from 'react'
import type { Ruling } from '../../lib/kernel/ruling'
import { OVERLAY, SEGMENT } from './fields/segment'
import { titleOf, useBench } from './findings/context'
import { contrastsOf } from './table/contrast'
import { VerdictChip } from './verdict/verdict-chip'

/** The printing of the rules the case is judged by. The facts stay. */
export function EditionSwitch({ edition: chosen }: { edition: string }): ReactNode {
  const { checker, pack, dispatch } = useBench()
  const name = useId()
  if (checker.editions.length < 2) return <p className="m-0 text-muted">{titleOf(pack, chosen)}</p>
  return (
    <fieldset className="m-0 mt-2 border-0 p-0">
      <legend className="sr-only sm:not-sr-only sm:float-left sm:mr-3 sm:flex sm:min-h-12 sm:items-center sm:text-sm sm:text-muted">
        Edition
      </legend>
      <div className="flex flex-wrap gap-1">
        {checker.editions.map((edition) => (
          <label key={edition} className={SEGMENT}>
            <input
              type="radio"
              name={name}
              className={OVERLAY}
              checked={chosen === edition}
              onChange={() => dispatch({ type: 'edition', edition })}
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
  const bench = useBench()
  const { dispatch } = bench
  return contrastsOf(bench, ruling).map(({ edition, title, verdict, word, lead }) => (
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
