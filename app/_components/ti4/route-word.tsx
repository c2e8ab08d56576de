import type { ReactNode } from 'react'
import { type Bench, quoteOf } from '../findings/context'
import type { RouteAnswer } from './ask'

/** The answer for the system tapped last, right under the map: the way, or the clause that is in it. */
export function RouteWord({ answer, bench }: { answer: RouteAnswer; bench: Bench }): ReactNode {
  const { legal, near, ruling, problem } = answer
  if (problem) return problem
  const way = legal[0] ?? near[0]
  const finding = ruling?.findings.find(({ clause }) => clause === ruling.deciding[0])
  const clause = way?.step.clause ?? finding?.clause
  const quote = clause ? quoteOf(bench, clause, bench.table.edition) : undefined
  return (
    <>
      <strong>{legal.length ? 'In reach' : 'Not in reach'}.</strong> {way?.step.says ?? finding?.because}{' '}
      {!legal.length && quote?.text && <span className="text-muted">{quote.text}</span>}{' '}
      {quote?.href ? <a href={quote.href}>{quote.label}</a> : quote?.label}
    </>
  )
}
