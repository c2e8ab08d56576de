import type { ReactNode } from 'react'
import { Icon } from './icons'
import { at } from './paths'
import { toolPlaces } from './tool-places'

/** Links to the tool pages of a game; nothing for a game without any. */
export function Tools({ game }: { game: string }): ReactNode {
  const places = toolPlaces(game)
  if (!places.length) return null
  return (
    <ul className="m-0 mt-2 flex list-none flex-wrap gap-2 p-0" aria-label="Tools">
      {places.map(({ href, word }) => (
        <li key={href}>
          <a className="button" href={at(href)}>
            <Icon name="go" size={18} /> {word}
          </a>
        </li>
      ))}
    </ul>
  )
}
