import { Fragment, type ReactNode } from 'react'
import { editionTitle } from '../../lib/page-addresses'
import type { SitePage } from '../../lib/pages'
import { gameOf } from './library'
import { sitePage, structured } from './meta'
import { absolute, at } from './paths'

/** Where a page stands, for readers as links and for machines as structured data. */
export async function Crumbs({ path }: { path: string }): Promise<ReactNode> {
  const page = await sitePage(path)
  const glossary = page.kind === 'game' && page.game ? (await gameOf(page.game)).glossary : []
  return (
    <>
      {page.crumbs.length > 1 && (
        <nav aria-label="Breadcrumb" className="crumbs">
          {page.crumbs.map(({ word, path: target }, i) =>
            target === path ? (
              <span key={target} className="here">
                {i > 0 && ' › '}
                <span aria-current="page">{word}</span>
              </span>
            ) : (
              <Fragment key={target}>
                {i > 0 && ' › '}
                <a href={at(target)}>{word}</a>
              </Fragment>
            ),
          )}
        </nav>
      )}
      <p className="print-only printed-from">{await printedLine(page)}</p>
      <Structured data={structured(page, glossary)} />
    </>
  )
}

/** What stands on paper instead of the address bar: the page, its edition, where to read it again. */
async function printedLine({ name, path, game, edition }: SitePage): Promise<string> {
  const content = game && edition ? await gameOf(game) : undefined
  const where = content && edition ? `${content.title}, ${editionTitle(content, edition)} · ` : ''
  return `${where}${name} · ${absolute(path)}`
}

/** Data for machines; `<` is written so that no text can end the script. */
export function Structured({ data }: { data: object }): ReactNode {
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with every < escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
