import type { ReactNode } from 'react'
import { toolsOf } from '../../lib/pages'
import { addressOf, TOOLS } from '../_components/legion/tools'
import { Icon } from './icons'
import { at } from './paths'

interface Place {
  href: string
  word: string
}

/** Tool pages that hold several tools, each with a link of its own. */
const PARTS: Readonly<Record<string, readonly Place[]>> = {
  '/board/legion/': TOOLS.map((tool) => ({ href: addressOf(tool), word: tool.title })),
}

/** Links to the tool pages of a game; nothing for a game without any. */
export function Tools({ game }: { game: string }): ReactNode {
  const places = toolsOf(game).flatMap(({ path, name }) => PARTS[path] ?? [{ href: path, word: name }])
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
