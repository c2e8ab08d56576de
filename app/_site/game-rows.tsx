import type { ReactNode } from 'react'
import { games } from '../../lib/games'
import type { GamePack } from '../../lib/kernel/pack'
import { at } from './paths'

interface Props {
  /** Beginning of the addresses: `/cases/`. */
  path: string
  /** What is counted of a game. */
  says: (pack: GamePack) => string
}

/** The same list of every game: a row each. */
export function GameRows({ path, says }: Props): ReactNode {
  return (
    <ul className="list-none p-0">
      {games.map((pack) => (
        <li key={pack.id} data-game={pack.id}>
          <a className="row-link" href={at(`${path}${pack.id}/`)}>
            <span className="badge">{pack.badge}</span> <span className="row-title">{pack.title}</span>
            <span className="block text-sm text-muted">{says(pack)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
