import type { ReactNode } from 'react'
import { addressOf, TOOLS } from '../_components/legion/tools'
import { Icon } from './icons'
import { at } from './paths'

interface Place {
  href: string
  word: string
}

/** Pages on which a whole table is set up, by game. */
const PLACES: Readonly<Record<string, readonly Place[]>> = {
  starcom: [{ href: '/board/starcom/', word: 'Board' }],
  ti4: [{ href: '/board/ti4/', word: 'Map' }],
  legion: [
    ...TOOLS.map((tool) => ({ href: addressOf(tool), word: tool.title })),
    { href: '/cards/legion/', word: 'Command cards' },
    { href: '/later/legion/', word: 'Later editions' },
  ],
}

/** Links to the tool pages of a game; nothing for a game without any. */
export function Tools({ game }: { game: string }): ReactNode {
  const places = PLACES[game] ?? []
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
