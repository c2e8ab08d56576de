import type { ReactNode } from 'react'
import type { ClauseRecord, GameContent } from '../../lib/content'
import { hrefOf } from './library'

/** Links to clauses by their labels, each as high as a finger, in the edition the game opens with. */
export function ClauseLinks({ clauses, game }: { clauses: readonly ClauseRecord[]; game: GameContent }): ReactNode {
  return clauses.map((clause) => (
    <a
      key={clause.id}
      className="inline-flex min-h-11 items-center"
      href={hrefOf(clause.id, game, game.defaultEdition, clause)}
    >
      {clause.label}
    </a>
  ))
}
