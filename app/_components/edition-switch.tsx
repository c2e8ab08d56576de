'use client'
import { type ReactNode, useId } from 'react'
import { titleOf, useBench } from './findings/context'
import { verdictWord } from './say'
import { quoteOf } from './findings/context'
import type { Ruling } from '../../lib/kernel/ruling'
import { VerdictChip } from './verdict/verdict-chip'
import { judgeCase } from './judge-case'

const SEGMENT =
  'relative flex min-h-12 flex-auto items-center justify-center rounded-md border border-border bg-surface px-3 leading-tight sm:flex-none ' +
  'hover:bg-raised has-checked:border-text has-checked:bg-text has-checked:font-semibold has-checked:text-bg ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** The printing of the rules the case is judged by. The facts stay. */
export function EditionSwitch(): ReactNode {
  const { checker, pack, table, dispatch } = useBench()
  const name = useId()
  if (checker.editions.length < 2) return null
  return (
    <fieldset className="m-0 border-0 p-0">
      <legend className="float-left mr-3 flex min-h-12 items-center p-0 text-sm text-muted">Edition</legend>
      <div className="flex flex-wrap gap-1">
        {checker.editions.map((edition) => (
          <label key={edition} className={SEGMENT}>
            <input type="radio" name={name} className="absolute inset-0 m-0 size-full cursor-pointer opacity-0" checked={table.edition === edition} onChange={() => dispatch({ type: 'edition', edition })} />
            {titleOf(pack, edition)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const essence = (ruling: Ruling) => JSON.stringify([ruling.verdict, ruling.answer?.value])

/** What the other printings say of the same facts, where they decide otherwise. */
export function EditionContrast({ ruling }: { ruling: Ruling }): ReactNode {
  const bench = useBench()
  const { checker, pack, table, dispatch } = bench
  const others = checker.editions.filter((edition) => edition !== ruling.edition)
  return others.map((edition) => {
    const { ruling: other, clashes } = judgeCase(pack, checker, { ...table, edition })
    if (other && essence(other) === essence(ruling)) return null
    const lead = other?.deciding[0] ? quoteOf(bench, other.deciding[0], edition).label : undefined
    return (
      <p key={edition} className="card m-0 mt-2 flex flex-wrap items-center gap-x-2 px-3 py-1">
        <span>In {titleOf(pack, edition)}:</span>
        {other ? <VerdictChip verdict={other.verdict} word={verdictWord(other)} /> : <span>{clashes[0]?.message}</span>}
        {lead && other?.verdict !== 'undetermined' && <span className="text-sm text-muted">({lead})</span>}
        <button type="button" className="button ml-auto min-h-11" onClick={() => dispatch({ type: 'edition', edition })}>
          See why
        </button>
      </p>
    )
  })
}
