import { type ReactNode, useId } from 'react'
import type { Ruling } from '../../lib/kernel/ruling'
import { OVERLAY, SEGMENT } from './fields/segment'
import { quoteOf, titleOf, useBench } from './findings/context'
import { judgeCase } from './judge-case'
import { verdictWord } from './say'
import { VerdictChip } from './verdict/verdict-chip'

/** The printing of the rules the case is judged by. The facts stay. */
export function EditionSwitch({ edition: chosen }: { edition: string }): ReactNode {
  const { checker, pack, dispatch } = useBench()
  const name = useId()
  if (checker.editions.length < 2) return <p className="m-0 text-muted">{titleOf(pack, chosen)}</p>
  return (
    <fieldset className="m-0 border-0 p-0">
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

/** True when two printings decide otherwise, or count otherwise. */
const differs = (one: Ruling, other: Ruling) =>
  one.verdict !== other.verdict ||
  (one.answer && other.answer && JSON.stringify(one.answer.value) !== JSON.stringify(other.answer.value))

/** The verdict, or the answer where only that is another one. */
const wordOf = (one: Ruling, other: Ruling) =>
  one.verdict === other.verdict && other.answer ? other.answer.says : verdictWord(other)

/** What the other printings say of the same facts, where they decide otherwise. */
export function EditionContrast({ ruling }: { ruling: Ruling }): ReactNode {
  const bench = useBench()
  const { checker, pack, table, dispatch } = bench
  const others = checker.editions.filter((edition) => edition !== ruling.edition)
  return others.map((edition) => {
    const { ruling: other, clashes } = judgeCase(pack, checker, { ...table, edition })
    if (other && !differs(ruling, other)) return null
    const lead = other?.deciding[0] ? quoteOf(bench, other.deciding[0], edition).label : undefined
    return (
      <p key={edition} className="card m-0 mt-2 flex flex-wrap items-center gap-x-2 px-3 py-1">
        <span>In {titleOf(pack, edition)}:</span>
        {other ? (
          <VerdictChip verdict={other.verdict} word={wordOf(ruling, other)} />
        ) : (
          <span>{clashes[0]?.message}</span>
        )}
        {lead && other?.verdict !== 'undetermined' && <span className="text-sm text-muted">({lead})</span>}
        <button
          type="button"
          className="button ml-auto min-h-11"
          onClick={() => dispatch({ type: 'edition', edition })}
        >
          See why
        </button>
      </p>
    )
  })
}
