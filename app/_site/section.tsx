import type { ReactNode } from 'react'
import type { ClauseRecord, GameContent } from '../../lib/content'
import { slug } from '../../lib/pages'
import { checkersOn, editionInUrl } from './library'

/** Anchor of a section of a page. */
export const sectionId = (heading: string): string => `section-${slug(heading)}`

interface Props {
  heading: string
  /** Clauses under the heading that the edition has. */
  clauses: readonly ClauseRecord[]
  /** What judges by most of them; nothing where a section above has said so. */
  checker: CheckerLink | undefined
  game: GameContent
  edition: string
}

/** A heading with its one quiet line: what of the section can be checked, and what the signs in the margin stand for. */
export function SectionHead({ heading, clauses, checker, game, edition }: Props): ReactNode {
  const other = editionInUrl(game, edition)
  const open = new Set(clauses.flatMap((clause) => clause.open)).size
  const differ = clauses.filter((clause) => clause.editions.some((one) => clause.text[one] !== clause.text[edition]))
  const signs = [
    open > 0 && `? ${open} open`,
    differ.length > 0 && `△ ${differ.length === 1 ? '1 differs' : `${differ.length} differ`}`,
  ].filter(Boolean)
  return (
    <div className="section">
      <h2 id={sectionId(heading)}>{heading}</h2>
      {(checker || signs.length > 0) && (
        <p className="no-print">
          {checker && (
            <a href={`${checker.href}${other ? `?ed=${other}` : ''}`}>
              <span aria-hidden="true">⚖︎</span>
              {checker.title}
            </a>
          )}
          {signs.length > 0 && <span>{signs.join(' · ')}</span>}
        </p>
      )}
    </div>
  )
}

interface CheckerLink {
  title: string
  href: string
}

/** The checker of each section of a page by its heading: each checker once, where it first judges by most clauses. */
export function checkersOfSections(clauses: readonly ClauseRecord[], edition: string): Map<string, CheckerLink> {
  const said = new Map<string, CheckerLink>()
  const told = new Set<string>()
  for (const heading of new Set(clauses.map(({ section }) => section))) {
    const own = clauses.filter(({ section }) => section === heading)
    const most = mostOften(own.flatMap(({ id }) => checkersOn(id, edition)))
    if (!most || told.has(most.href)) continue
    told.add(most.href)
    said.set(heading, most)
  }
  return said
}

function mostOften(list: readonly CheckerLink[]): CheckerLink | undefined {
  const count = (href: string) => list.filter((one) => one.href === href).length
  return list.toSorted((a, b) => count(b.href) - count(a.href))[0]
}
