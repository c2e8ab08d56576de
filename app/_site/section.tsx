import type { ReactNode } from 'react'
import type { ClauseRecord, GameContent } from '../../lib/content'
import { slug } from '../../lib/pages'
import { checkersOn, editionInUrl } from './library'

/** Anchor of a section of a page. */
export const sectionId = (heading: string): string => `section-${slug(heading)}`

/** So many checkers stand at a section; every one stands behind the numbers of the clauses it decides by. */
const SHOWN = 1

interface Props {
  heading: string
  /** Clauses under the heading that the edition has. */
  clauses: readonly ClauseRecord[]
  game: GameContent
  edition: string
}

/** A heading with its one quiet line: what of the section can be checked, and what the signs in the margin stand for. */
export function SectionHead({ heading, clauses, game, edition }: Props): ReactNode {
  const other = editionInUrl(game, edition)
  const checkers = mostOften(clauses.flatMap(({ id }) => checkersOn(id, edition))).slice(0, SHOWN)
  const open = new Set(clauses.flatMap((clause) => clause.open)).size
  const differ = clauses.filter((clause) => clause.editions.some((one) => clause.text[one] !== clause.text[edition]))
  const signs = [
    open > 0 && `? ${open} open`,
    differ.length > 0 && `△ ${differ.length === 1 ? '1 differs' : `${differ.length} differ`}`,
  ].filter(Boolean)
  return (
    <div className="section">
      <h2 id={sectionId(heading)}>{heading}</h2>
      {(checkers.length > 0 || signs.length > 0) && (
        <p className="no-print">
          {checkers.map(({ href, title }) => (
            <a key={href} href={`${href}${other ? `?ed=${other}` : ''}`}>
              <span aria-hidden="true">⚖︎</span>
              {title}
            </a>
          ))}
          {signs.length > 0 && <span>{signs.join(' · ')}</span>}
        </p>
      )}
    </div>
  )
}

/** Each of a list once, those that come most often first. */
function mostOften(list: readonly { title: string; href: string }[]): { title: string; href: string }[] {
  const counts = new Map<string, number>()
  for (const { href } of list) counts.set(href, (counts.get(href) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([href]) => list.find((one) => one.href === href)!)
}
