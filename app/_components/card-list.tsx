import type { ReactNode } from 'react'
import { clauseOf, gameOf, hrefOf } from '../_site/library'

/** A group of a list of cards or pieces, closed until it is asked for; the reader module filters and counts it. */
export function CardSection({
  title,
  count,
  children,
}: {
  title: string
  count: number
  children: ReactNode
}): ReactNode {
  return (
    <details data-filter-section={title} className="card-section">
      <summary className="min-h-12">
        <h2 className="m-0 text-lg">{title}</h2>
        <span className="ml-auto text-sm text-muted" data-filter-count>
          {count}
        </span>
      </summary>
      {children}
    </details>
  )
}

/** One figure of a card, in a list of them. */
export function Figure({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

/** The rules that touch a card. `ids`: clauses of the game. */
export async function TouchingRules({ game: id, ids }: { game: string; ids: readonly string[] }): Promise<ReactNode> {
  const game = await gameOf(id)
  const clauses = (await Promise.all(ids.map(clauseOf))).filter((clause) => clause !== undefined)
  return (
    <p className="links">
      <span>Rules:</span>
      {clauses.map((clause) => (
        <a key={clause.id} href={hrefOf(clause.id, game, game.defaultEdition, clause)}>
          {clause.title}
        </a>
      ))}
    </p>
  )
}
