/** Marks the first use of each word of the game on a page, as a link to what explains it. */
import type { Term } from '../../lib/content'
import { slug } from '../../lib/pages'

/** As much of a syntax tree as is looked at. */
interface Node {
  type: string
  value?: string
  name?: string
  tagName?: string
  properties?: Record<string, string>
  attributes?: { name: string; value?: unknown }[]
  children?: Node[]
}

/** Id of a term, as the search records name it. */
export const termId = (game: string, term: Term): string => `${game}:term.${slug(term.term)}`

/** Words in which nothing is marked: they are links already, names, or code. */
const LEFT_ALONE = new Set(['a', 'code', 'h1', 'h2', 'h3', 'th', 'strong'])

const literal = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const attribute = (node: Node, name: string) => node.attributes?.find((one) => one.name === name)?.value

/** A rehype plugin; `edition` is the one that is shown, `page` the start of the ids of its clauses (`game:page.`). */
export function markTerms({
  terms,
  game,
  page,
  edition,
}: {
  terms: readonly Term[]
  game: string
  page: string
  edition: string
}) {
  const byLength = terms.filter((term) => !term.everyday).sort((a, b) => b.term.length - a.term.length)
  const patterns = byLength.map((term) => ({
    term,
    pattern: new RegExp(
      `(?<![\\w’'-])(?:${[term.term, ...(term.forms ?? [])].map(literal).join('|')})s?(?![\\w’'-])`,
      'i',
    ),
  }))
  return (tree: Node) => {
    const seen = new Set<Term>()
    const inside = (node: Node, clause: string): Node[] => {
      if (node.tagName && LEFT_ALONE.has(node.tagName)) return [node]
      if (node.name === 'Edition' && attribute(node, 'id') !== edition) return [node]
      const at = node.name === 'Clause' ? `${page}${attribute(node, 'id')}` : clause
      if (node.type === 'text' && at) return split(node.value ?? '', at)
      return [node.children ? { ...node, children: node.children.flatMap((child) => inside(child, at)) } : node]
    }
    const split = (text: string, clause: string): Node[] => {
      for (const { term, pattern } of patterns) {
        const found = seen.has(term) || term.clause === clause ? undefined : pattern.exec(text)
        if (!found) continue
        seen.add(term)
        const link: Node = {
          type: 'element',
          tagName: 'a',
          properties: { href: termId(game, term) },
          children: [{ type: 'text', value: found[0] }],
        }
        const end = found.index + found[0].length
        return [...split(text.slice(0, found.index), clause), link, ...split(text.slice(end), clause)]
      }
      return text ? [{ type: 'text', value: text }] : []
    }
    tree.children = (tree.children ?? []).flatMap((child) => inside(child, ''))
  }
}
