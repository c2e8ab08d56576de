import type { ReactNode } from 'react'
import type { GameContent, PageRecord } from '../../lib/content'
import { editionTitle, rulesPath } from '../../lib/pages'
import { Crumbs } from './crumbs'
import { EditionSwitch } from './editions'
import { library } from './library'
import { at } from './paths'
import { PageWords, sectionId } from './words'

interface Props {
  game: GameContent
  edition: string
  page: PageRecord
}

/** One topic of a game: where we are, edition, contents, the clauses, what comes next. */
export async function RulePage({ game, edition, page }: Props): Promise<ReactNode> {
  const { clauses } = await library()
  const known = new Map(clauses.map((clause) => [clause.id, clause]))
  const prefix = rulesPath(game, edition)
  const index = game.pages.indexOf(page)
  return (
    <div
      data-game={game.id}
      data-edition={edition}
      data-cited={`${game.title}, ${editionTitle(game, edition)}`}
      className="lg:grid lg:grid-cols-[1fr_14rem] lg:gap-10"
    >
      <article className="min-w-0">
        <Crumbs path={`${prefix}${page.id}/`} />
        <h1 className="mb-2 mt-3">{page.title}</h1>
        <p className="intro">{page.summary}</p>
        <EditionSwitch game={game} edition={edition} rest={`${page.id}/`} />
        <details className="card no-print mt-4 px-3 lg:hidden">
          <summary>On this page ({page.sections.length})</summary>
          <Contents page={page} />
        </details>
        <PageWords game={game} page={page.id} edition={edition} clauses={known} />
        <Related game={game} page={page} prefix={prefix} />
        <nav aria-label="Pages before and after" className="no-print mt-6 flex justify-between gap-4">
          <Neighbour page={game.pages[index - 1]} prefix={prefix} word="Before" />
          <Neighbour page={game.pages[index + 1]} prefix={prefix} word="Next" />
        </nav>
      </article>
      <aside className="no-print hidden lg:block">
        <nav aria-label="On this page" className="sticky top-20 text-sm" data-contents>
          <p className="font-bold">On this page</p>
          <Contents page={page} />
        </nav>
      </aside>
    </div>
  )
}

function Contents({ page }: { page: PageRecord }): ReactNode {
  return (
    <ul className="m-0 list-none p-0 pb-2">
      {page.sections.map((section) => (
        <li key={section}>
          <a className="flex min-h-11 items-center lg:min-h-8" href={`#${sectionId(section)}`}>
            {section}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Related({ game, page, prefix }: { game: GameContent; page: PageRecord; prefix: string }): ReactNode {
  if (!page.related.length) return null
  return (
    <p className="no-print mt-8">
      Related:{' '}
      {page.related.map((id, i) => (
        <span key={id}>
          {i > 0 && ' · '}
          <a href={at(`${prefix}${id}/`)}>{game.pages.find((other) => other.id === id)?.title ?? 'Cards'}</a>
        </span>
      ))}
    </p>
  )
}

function Neighbour({ page, prefix, word }: { page: PageRecord | undefined; prefix: string; word: string }): ReactNode {
  if (!page) return <span />
  return (
    <a className="button" href={at(`${prefix}${page.id}/`)}>
      {word}: {page.title}
    </a>
  )
}
