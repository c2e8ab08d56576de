import type { ReactNode } from 'react'
import { sayUnknownVersion } from '../../lib/link/version'
import type { CaseState } from './case-state'
import { focusQuestion } from './fields/field-context'
import { titleOf, useRulingContext } from './findings/context'
import type { Judged } from './judge-case'
import { labelOfPath } from './say'

/** Values told one by one; of the others only how many there are. */
const SHOWN = 12

/** What of a link could not be read; the rest of it is kept. */
export function LinkProblems({ state, judged }: { state: CaseState; judged: Judged }): ReactNode {
  const { checker, pack } = useRulingContext()
  const { unknownEdition, unknownVersion, now } = state
  const dropped = unknownVersion === undefined ? state.dropped : []
  const version = unknownVersion === undefined ? undefined : sayUnknownVersion(unknownVersion)
  const unread = [...judged.unreadable].filter(([path]) => !judged.unfilled.has(path))
  if (!version && !unknownEdition && !dropped.length && !unread.length && !judged.badReadings.length) return null
  return (
    <section aria-label="What could not be read" className="card mt-3 border-illegal px-3 py-2">
      <ul className="m-0 list-none p-0 leading-snug">
        {version && (
          <li className="py-1">
            {version.message} {version.fix}
          </li>
        )}
        {unread.slice(0, SHOWN).map(([path, says]) => (
          <li key={path} className="flex flex-wrap items-center gap-x-2 py-1">
            <button
              type="button"
              className="min-h-11 border-0 bg-transparent p-0 font-semibold text-link underline"
              onClick={() => focusQuestion(path)}
            >
              {labelOfPath(checker.facts, path, now.facts)}
            </button>
            <span>{says} Treated as “not sure”.</span>
          </li>
        ))}
        {unread.length > SHOWN && <li className="py-1">And {unread.length - SHOWN} more like these.</li>}
        {unknownEdition && (
          <li className="py-1">
            There is no edition “{unknownEdition.slice(0, 40)}”; judged by {titleOf(pack, now.edition)}.
          </li>
        )}
        {judged.badReadings.slice(0, SHOWN).map((issue) => (
          <li key={issue.path} className="py-1">
            {issue.message} {issue.fix} It was left out.
          </li>
        ))}
        {dropped.length > 0 && (
          <li className="py-1">
            Ignored in this link (unknown or given twice): {dropped.map((name) => name.slice(0, 40)).join(', ')}.
          </li>
        )}
      </ul>
    </section>
  )
}
