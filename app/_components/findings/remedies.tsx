import { type ReactNode, useEffect, useRef } from 'react'
import type { Remedy, Ruling } from '../../../lib/kernel/ruling'
import { listed } from '../../../lib/kernel/words'
import { labelOfPath } from '../say'
import { useRulingContext } from './context'
import { Part } from './part'

/** Changes that make it legal, the nearest first; each applies with one tap and can be taken back. */
export function Remedies({ ruling, applied }: { ruling: Ruling | undefined; applied: string | undefined }): ReactNode {
  const isIllegal = ruling?.verdict === 'illegal'
  return (
    <>
      {applied && (
        <Part title="Changed">
          <Applied says={applied} />
        </Part>
      )}
      {isIllegal && (
        <Part title="Make it legal">
          <Changes ruling={ruling} />
        </Part>
      )}
    </>
  )
}

function Applied({ says }: { says: string }): ReactNode {
  const { dispatch } = useRulingContext()
  const undo = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another suggestion applied takes the keyboard along
  useEffect(() => undo.current?.focus(), [says])
  return (
    <p className="card m-0 mb-2 flex items-center gap-3 bg-raised px-3 py-1">
      <span>Applied: {says}</span>
      <button ref={undo} type="button" className="button ml-auto min-h-12" onClick={() => dispatch({ type: 'undo' })}>
        Take it back
      </button>
    </p>
  )
}

function Changes({ ruling }: { ruling: Ruling }): ReactNode {
  if (!ruling.remedies.length && !ruling.openings.length)
    return <p className="m-0">No change was found that makes it legal.</p>
  return (
    <>
      <Suggestions list={ruling.remedies} />
      {ruling.openings.length > 0 && (
        <>
          <p className="m-0 mb-2">
            {ruling.openings.length > 1 ? 'With one of these' : 'With this'} nothing forbids it, but more decides:
          </p>
          <Suggestions list={ruling.openings} isOpen />
        </>
      )}
    </>
  )
}

/** Changes to tap. */
export function Suggestions({ list, isOpen = false }: { list: readonly Remedy[]; isOpen?: boolean }): ReactNode {
  const { dispatch, judge, table, checker } = useRulingContext()
  const settle = (change: Remedy['change']): string => {
    const then = judge({ ...table, facts: { ...table.facts, ...change } })
    const labels = [...new Set(then?.missing.map((path) => labelOfPath(checker.facts, path, table.facts)))]
    return labels.length > 2 ? `${labels.slice(0, 2).join(', ')} and ${labels.length - 2} more` : listed(labels)
  }
  return (
    <ul className="m-0 grid list-none gap-2 p-0">
      {list.map(({ change, says }) => (
        <li key={says}>
          <button
            type="button"
            className="button min-h-12 w-full justify-start text-left"
            onClick={() => dispatch({ type: 'apply', change, says })}
          >
            <span>
              <span className="font-semibold">{says}</span>
              {isOpen && <span className="block text-sm text-muted">Still open: {settle(change)}</span>}
            </span>
            <span className="ml-auto shrink-0 text-link underline underline-offset-2">Try</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
