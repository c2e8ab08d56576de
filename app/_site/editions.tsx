import type { ReactNode } from 'react'
import type { GameContent } from '../../lib/content'
import { rulesPath } from '../../lib/pages'
import { at } from './paths'

/** Links to the same page in every edition; the chosen one is marked. `rest` is the address after the edition. */
export function EditionSwitch({
  game,
  edition,
  rest,
}: {
  game: GameContent
  edition: string
  rest: string
}): ReactNode {
  if (game.editions.length < 2) return null
  return (
    <nav aria-label="Edition" className="row no-print">
      <span className="text-sm text-muted">Edition</span>
      {game.editions.map((one) => {
        return (
          <a
            key={one.id}
            className="chip px-3"
            aria-current={one.id === edition ? 'true' : undefined}
            href={at(`${rulesPath(game, one.id)}${rest}`)}
            data-edition-link={`${game.id}/${one.id}`}
          >
            {one.title}
          </a>
        )
      })}
    </nav>
  )
}
