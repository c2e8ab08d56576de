import type { ReactNode } from 'react'
import type { GameContent } from '../../../lib/content'
import { games } from '../../../lib/games'
import { askedAs } from '../asked'
import { at } from '../paths'
import { toolPlaces } from '../tool-places'
import { TablePicture } from './pictures'

/** One game on the first page: the table as a picture, and what is argued about most. */
export function GameTable({ game }: { game: GameContent }): ReactNode {
  const pack = games.find((candidate) => candidate.id === game.id)
  const [board, ...others] = toolPlaces(game).filter(({ path }) => path.startsWith('/board/'))
  const argued = game.argued.flatMap((id) => pack?.checkers.find((checker) => checker.id === id) ?? [])
  return (
    <section className="table-of" data-game={game.id} aria-labelledby={`table-${game.id}`}>
      <h2 id={`table-${game.id}`}>
        <a className="to-game" href={at(`/rules/${game.id}/`)}>
          {game.title}
        </a>
      </h2>
      {board && (
        <a className="to-table" href={at(board.path)}>
          <TablePicture game={game.id} />
          <span>
            {board.name} <i aria-hidden="true">→</i>
          </span>
        </a>
      )}
      <ul className="argued" aria-label={`Argued most in ${game.short}`}>
        {argued.map((checker) => (
          <li key={checker.id}>
            <a href={at(`/check/${game.id}/${checker.id}/`)}>{askedAs(checker)}</a>
          </li>
        ))}
      </ul>
      <p className="doors">
        {others.map(({ path, name }) => (
          <a key={path} href={at(path)}>
            {name}
          </a>
        ))}
        <a href={at(`/quick/${game.id}/`)}>Quick card</a>
        <a href={at(`/rules/${game.id}/`)}>All rules and questions</a>
      </p>
    </section>
  )
}
