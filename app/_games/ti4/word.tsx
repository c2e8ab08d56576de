import type { ReactNode } from 'react'
import { quoteOf, useRulingContext } from '../../_components/findings/context'
import type { RouteAnswer } from './ask'
import type { Blocker } from './blockers'
import { ClauseLink } from './clause-link'

/** The answer for the system tapped last, right under the map: the way, or the clause that is in it. */
export function RouteWord({ answer }: { answer: RouteAnswer }): ReactNode {
  const { legal, near, ruling, problem, bar } = answer
  if (problem) return problem
  const way = legal[0] ?? near[0]
  const finding = bar ?? ruling?.findings.find(({ clause }) => clause === ruling.deciding[0])
  const clause = way?.step.clause ?? finding?.clause
  return (
    <>
      <strong>{legal.length ? 'In reach' : 'Not in reach'}.</strong> {way?.step.says ?? finding?.because}{' '}
      {clause && <ClauseLink id={clause} isInline />}
    </>
  )
}

/** What stands in the way, with the words of its clause. */
export function BlockerWord({
  blocker,
  goThere,
  close,
}: {
  blocker: Blocker
  goThere: (() => void) | undefined
  close: () => void
}): ReactNode {
  const context = useRulingContext()
  const { text } = quoteOf(context, blocker.clause, context.table.edition)
  return (
    <section aria-label="What stands in the way" className="card grid gap-2 border-illegal p-3">
      <p className="m-0 leading-snug">
        <strong className="text-illegal">{blocker.says}</strong>
      </p>
      {text && <blockquote className="m-0 border-l-2 border-border pl-3 leading-snug">{text}</blockquote>}
      <div className="flex flex-wrap items-center gap-2">
        <ClauseLink id={blocker.clause} />
        {goThere && (
          <button type="button" className="button ml-auto" onClick={goThere}>
            Go to {blocker.system} instead
          </button>
        )}
        <button type="button" className="button" onClick={close}>
          Close
        </button>
      </div>
    </section>
  )
}
