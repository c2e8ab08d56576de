import type { ReactNode } from 'react'
import type { Issue } from '../../../lib/kernel/ruling'
import { focusQuestion } from '../fields/field-context'
import { topOf } from '../relevance'
import { labelOfPath } from '../say'
import { useRulingContext } from './context'
import { Part } from './part'

/** Facts that cannot all be true: which, why, and the way back. */
export function Clashes({ clashes }: { clashes: readonly Issue[] }): ReactNode {
  const { checker, dispatch, table } = useRulingContext()
  if (!clashes.length) return null
  return (
    <Part title="These answers contradict each other">
      <ul className="m-0 grid list-none gap-2 p-0">
        {clashes.map((issue) => (
          <li key={issue.path + issue.message} className="card p-3">
            <p className="m-0 font-semibold leading-snug">{issue.message}</p>
            <p className="m-0 leading-snug">{issue.fix}</p>
            <p className="m-0 mt-2 flex flex-wrap gap-2">
              <button type="button" className="button min-h-12" onClick={() => focusQuestion(issue.path)}>
                Go to {labelOfPath(checker.facts, issue.path, table.facts)}
              </button>
              <button
                type="button"
                className="button min-h-12"
                onClick={() => dispatch({ type: 'fact', key: topOf(issue.path), value: undefined })}
              >
                Set it to not sure
              </button>
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
}
