import type { ReactNode } from 'react'
import { quoteOf, useRulingContext } from '../../_components/findings/context'

/** The label of a clause, as a link to its words. */
export function ClauseLink({ id, isInline = false }: { id: string; isInline?: boolean }): ReactNode {
  const context = useRulingContext()
  const { href, label } = quoteOf(context, id, context.table.edition)
  if (!href) return label
  return (
    <a className={isInline ? 'font-semibold' : 'inline-flex min-h-11 items-center font-semibold'} href={href}>
      {label}
    </a>
  )
}
