import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { evaluate } from '@mdx-js/mdx'
import type { ComponentType, ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import remarkGfm from 'remark-gfm'
import type { ClauseRecord, GameContent } from '../../lib/content'
import { isId, splitFrontMatter } from '../../lib/content/read'
import { ClauseBox } from './clause'
import { hrefOf } from './library'
import { at } from './paths'

interface Props {
  game: GameContent
  page: string
  edition: string
  clauses: ReadonlyMap<string, ClauseRecord>
}

/** The words of a rule page in one edition, from its MDX. */
export async function PageWords({ game, page, edition, clauses }: Props): Promise<ReactNode> {
  const file = join(process.cwd(), 'content', game.id, `${page}.mdx`)
  const { body } = splitFrontMatter(await readFile(file, 'utf8'), file)
  const { default: Body } = await evaluate(body, { ...runtime, remarkPlugins: [remarkGfm] })
  return <Body components={vocabularyOf({ game, page, edition, clauses })} />
}

/** The components a rule page may use. */
function vocabularyOf({
  game,
  page,
  edition,
  clauses,
}: Props): Record<string, ComponentType<Record<string, string> & { children?: ReactNode }>> {
  return {
    Clause: ({ id, children }) => {
      const clause = clauses.get(`${game.id}:${page}.${id}`)
      if (!clause) throw new Error(`content/${game.id}/${page}.mdx: clause ${id} is not in the registry.`)
      return (
        <ClauseBox clause={clause} game={game} edition={edition}>
          {children}
        </ClauseBox>
      )
    },
    Edition: ({ id, children }) => (id === edition ? children : null),
    h2: ({ children }) => (
      <h2
        id={`section-${String(children)
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')}`}
        className="mb-3 mt-10"
      >
        {children}
      </h2>
    ),
    a: ({ href = '', children }) => (
      <a
        href={isId(href) ? hrefOf(href, game, edition, clauses.get(href)) : at(href)}
        data-preview={isId(href) ? href : undefined}
      >
        {children}
      </a>
    ),
  }
}
