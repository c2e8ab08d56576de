import type { ReactNode } from 'react'
import { Icon } from './icons'
import { library } from './library'
import { at } from './paths'
import { toolPlaces } from './tool-places'

/** Links to the tool pages of a game; nothing for a game without any. */
export async function Tools({ game }: { game: string }): Promise<ReactNode> {
  const content = (await library()).games.find(({ id }) => id === game)
  const places = content ? toolPlaces(content) : []
  if (!places.length) return null
  return (
    <ul className="m-0 mt-2 flex list-none flex-wrap gap-2 p-0" aria-label="Tools">
      {places.map(({ path, name }) => (
        <li key={path}>
          <a className="button tool" href={at(path)}>
            <Icon name="go" size={18} /> {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
