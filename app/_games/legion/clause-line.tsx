import type { ReactNode } from 'react'
import type { Finding } from '../../../lib/kernel/ruling'
import { quoteOf, useRulingContext } from '../../_components/findings/context'
import { sayBecause } from '../../_components/say'

/** A link to a clause by its label. */
export function ClauseLink({ id }: { id: string }): ReactNode {
  const context = useRulingContext()
  const quote = quoteOf(context, id, context.table.edition)
  if (!quote.href) return <span>{quote.label}</span>
  return (
    <a href={quote.href} className="inline-block py-1 font-semibold">
      {quote.label}
    </a>
  )
}

const SIGNS = {
  fails: ['✕', 'text-illegal'],
  unknown: ['?', 'text-need'],
  disputed: ['◇', 'text-disputed'],
  holds: ['✓', 'text-legal'],
} as const

/** One clause's outcome in a line: sign, reason, clause. */
export function ClauseLine({ finding, as }: { finding: Finding; as: keyof typeof SIGNS }): ReactNode {
  const [sign, ink] = SIGNS[as]
  return (
    <span className="block leading-snug">
      <span className={`font-semibold ${ink}`}>
        <span aria-hidden="true">{sign}</span> {as === 'disputed' && 'The rules do not say. '}
        {sayBecause(finding)}
      </span>{' '}
      <ClauseLink id={finding.clause} />
    </span>
  )
}
