import type { ReactNode } from 'react'
import type { ClauseRecord, GameContent, PageRecord } from '../../lib/content'
import { urlOf } from '../../lib/content/address'
import { editionTitle, rulesPath } from '../../lib/page-addresses'
import { askedMost } from '../../lib/twins/quick'
import { Crumbs } from './crumbs'
import { EditionSwitch, RulesOf } from './editions'
import { hrefOf, library, packOf } from './library'
import { at } from './paths'
import { sectionId } from './section'
import { PageWords } from './words'
import { Worked } from './worked'

interface Props {
  game: GameContent
  edition: string
  page: PageRecord
}

/** So many open questions stand beside the words of a wide screen. */
const BESIDE = 7
/** A page of so many clauses has stops enough for a keyboard. */
const MANY = 30

/** Open questions that clauses leave. */
const questionsOn = (game: string, clauses: readonly ClauseRecord[]) =>
  packOf(game)
    .ambiguities.filter(({ id }) => clauses.some((clause) => clause.open.includes(id)))
    .slice(0, BESIDE)

/** One topic of a game: where we are, edition, contents, the clauses, what comes next. */
export async function RulePage({ game, edition, page }: Props): Promise<ReactNode> {
  const { clauses } = await library()
  const known = new Map(clauses.map((clause) => [clause.id, clause]))
  const own = clauses.filter(
    (clause) => clause.game === game.id && clause.page === page.id && clause.editions.includes(edition),
  )
  const open = own.length < MANY ? questionsOn(game.id, own) : []
  const prefix = rulesPath(game, edition)
  const index = game.pages.indexOf(page)
  return (
    <article
      data-game={game.id}
      data-edition={edition}
      data-cited={`${game.title}, ${editionTitle(game, edition)}`}
      className="topic"
    >
      <header>
        <Crumbs path={`${prefix}${page.id}/`} />
        <h1>{page.title}</h1>
        <p className="intro">{page.summary}</p>
        <EditionSwitch game={game} edition={edition} rest={`${page.id}/`} />
      </header>
      <aside>
        <Asked lines={await askedMost(game, clauses, page.id, edition)} game={game} edition={edition} />
        {page.sections.length > 1 && <Contents page={page} />}
        {open.length > 0 && (
          <nav aria-label="Open questions" className="toc">
            <p>Open questions</p>
            <ul>
              {open.map(({ id, topic }) => (
                <li key={id}>
                  <a href={at(urlOf(id))}>{topic}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </aside>
      <div className="words">
        <PageWords game={game} page={page.id} edition={edition} own={own} clauses={known} />
        <Worked game={game} edition={edition} own={own} all={known} />
        <Related game={game} page={page} prefix={prefix} />
        <RulesOf game={game} editions={[edition]} />
        <nav aria-label="Pages before and after" className="turn no-print">
          <Neighbour page={game.pages[index - 1]} prefix={prefix} word="Before" />
          <Neighbour page={game.pages[index + 1]} prefix={prefix} word="Next" />
        </nav>
      </div>
    </article>
  )
}

type AskedLines = Awaited<ReturnType<typeof askedMost>>

/** What a table asks most of the page, each answer in a few words and the way to its clause. */
function Asked({ lines, game, edition }: { lines: AskedLines; game: GameContent; edition: string }): ReactNode {
  if (!lines.length) return null
  return (
    <p className="asked">
      <b>Asked most.</b>{' '}
      {lines.map(({ what, says, clause }) => (
        <span key={what}>
          <a href={hrefOf(clause.id, game, edition).replace(/^.*#/, '#')}>{what}</a>: {says}
        </span>
      ))}
    </p>
  )
}

/** More sections than stand beside the words of a screen; their contents open when asked for. */
const LONG = 10

/** The sections of a page of several: folded on a phone, open beside the words of a wide screen. */
function Contents({ page }: { page: PageRecord }): ReactNode {
  return (
    <nav aria-label="On this page" className="toc" data-contents>
      <p>On this page</p>
      <details className={page.sections.length > LONG ? 'long' : undefined}>
        <summary>On this page ({page.sections.length})</summary>
        <ul>
          {page.sections.map((section) => (
            <li key={section}>
              <a href={`#${sectionId(section)}`}>{section}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

function Related({ game, page, prefix }: { game: GameContent; page: PageRecord; prefix: string }): ReactNode {
  if (!page.related.length) return null
  return (
    <p className="related no-print">
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
    <a href={at(`${prefix}${page.id}/`)}>
      {word}: {page.title}
    </a>
  )
}
