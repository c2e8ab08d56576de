import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { evaluate } from '@mdx-js/mdx'
import type { ComponentType, ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import remarkGfm from 'remark-gfm'
import type { ClauseRecord, GameContent } from '../../lib/content'
import { isId, splitFrontMatter } from '../../lib/content/read'
import { namedOnce, type PageSource } from '../../lib/content/sources'
import { ClauseBox } from './clause'
import { Diagram } from './diagrams'
import { hrefOf } from './library'
import { at } from './paths'
import { checkersOfSections, SectionHead } from './section'
import { markTerms, termId } from './terms'

interface Props {
  game: GameContent
  page: string
  edition: string
  /** The clauses of the page that the edition has. */
  own: readonly ClauseRecord[]
  clauses: ReadonlyMap<string, ClauseRecord>
}

/** With more clauses than this a page is looked up, not read through: its words carry no links to the glossary. */
const LIST = 60

/** The words of a rule page in one edition, from its MDX. */
export async function PageWords({ game, page, edition, own, clauses }: Props): Promise<ReactNode> {
  const file = join(process.cwd(), 'content', game.id, `${page}.mdx`)
  const { front, body } = splitFrontMatter(await readFile(file, 'utf8'), file)
  const source = namedOnce(front as PageSource, edition)
  const terms = own.length > LIST ? [] : game.glossary
  const { default: Body } = await evaluate(body, {
    ...runtime,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [[markTerms, { terms, game: game.id, page: `${game.id}:${page}.`, edition }]],
  })
  return (
    <>
      <Body components={vocabularyOf({ game, page, edition, own, clauses, begins: source?.begins })} />
      {source && <p className="print-only">Source: {source.says}</p>}
    </>
  )
}

/** The words of a page that is no rule, from `content/`. */
export async function Prose({ file }: { file: string }): Promise<ReactNode> {
  const { default: Body } = await evaluate(await readFile(join(process.cwd(), 'content', file), 'utf8'), runtime)
  return <Body components={{ a: ({ href = '', children }) => <a href={at(href)}>{children}</a> }} />
}

/** The components a rule page may use. */
function vocabularyOf({
  game,
  page,
  edition,
  own,
  clauses,
  begins,
}: Props & { begins: string | undefined }): Record<
  string,
  ComponentType<Record<string, string> & { children?: ReactNode }>
> {
  const terms = new Map(game.glossary.map((term) => [termId(game.id, term), term]))
  const checkers = checkersOfSections(own, edition)
  const gone = [...clauses.values()].filter(
    (one) => one.game === game.id && one.page === page && !one.editions.includes(edition),
  )
  return {
    Clause: ({ id, children }) => {
      const clause = clauses.get(`${game.id}:${page}.${id}`)
      if (!clause) throw new Error(`content/${game.id}/${page}.mdx: clause ${id} is not in the registry.`)
      return (
        <ClauseBox
          clause={clause}
          above={own[own.indexOf(clause) - 1]}
          isOwnSource={begins === undefined || clause.sources[edition]?.startsWith(begins) === false}
          isFirstGone={gone.find(({ section }) => section === clause.section) === clause}
          game={game}
          edition={edition}
        >
          {children}
        </ClauseBox>
      )
    },
    Diagram: ({ name = '' }) => <Diagram game={game.id} name={name} />,
    Edition: ({ id, children }) => (id === edition ? children : null),
    h2: ({ children }) => {
      const heading = String(children)
      const under = own.filter(({ section }) => section === heading)
      return (
        <SectionHead heading={heading} clauses={under} checker={checkers.get(heading)} game={game} edition={edition} />
      )
    },
    a: ({ href = '', children }) => {
      const term = terms.get(href)
      const target = term?.clause ?? href
      return (
        <a
          href={isId(target) ? hrefOf(target, game, edition, clauses.get(target)) : at(target)}
          data-preview={term && href}
          className={term && 'term'}
        >
          {children}
        </a>
      )
    },
  }
}
