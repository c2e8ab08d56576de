import type { ReactNode } from 'react'
import type { Fact } from '../../../lib/kernel/facts'
import { questionId, useFieldNotes } from './field-context'

interface Props {
  fact: Fact
  path: string
  /** Id of the one control; without it the question is a group of controls. */
  control?: string
  children: (describedBy: string | undefined) => ReactNode
}

/** A question with its help and what is wrong with its answer. */
export function Question({ fact, path, control, children }: Props): ReactNode {
  const { wrong, next, nextWord } = useFieldNotes()
  const id = questionId(path)
  const problem = wrong.get(path)
  const describedBy = [fact.help && `${id}--help`, problem && `${id}--wrong`].filter(Boolean).join(' ') || undefined
  const words = (
    <>
      <span className="font-semibold">{fact.label}</span>
      {next === path && <span className="chip ml-2 border-dashed border-need text-need">{nextWord}</span>}
    </>
  )
  const body = (
    <>
      {fact.help && (
        <p id={`${id}--help`} className="m-0 mb-1 text-sm leading-snug text-muted">
          {fact.help}
        </p>
      )}
      {children(describedBy)}
      {problem && (
        <p id={`${id}--wrong`} className="m-0 mt-1 text-sm font-semibold text-illegal">
          {problem}
        </p>
      )}
    </>
  )
  if (!control) {
    return (
      <fieldset id={id} className="m-0 min-w-0 border-0 p-0" aria-describedby={describedBy}>
        <legend className="mb-1 p-0 leading-snug">{words}</legend>
        {body}
      </fieldset>
    )
  }
  return (
    <div id={id} className="min-w-0">
      <label htmlFor={control} className="mb-1 block leading-snug">
        {words}
      </label>
      {body}
    </div>
  )
}
