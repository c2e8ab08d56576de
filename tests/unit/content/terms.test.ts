import { expect, test } from 'vitest'
import { markTerms } from '../../../app/_site/terms.ts'

const terms = [
  { term: 'Siege', says: 'No defence.', clause: 'g:rules.siege.1', aliases: [], forms: ['besieged'] },
  { term: 'Move value', says: 'How far.', clause: 'g:rules.move.1', aliases: [] },
  { term: 'Into', says: 'Entering.', clause: 'g:rules.move.2', aliases: [], everyday: true as const },
]
const text = (value: string) => ({ type: 'text', value })
const tag = (tagName: string, ...children: object[]) => ({ type: 'element', tagName, children })
const part = (name: string, id: string, ...children: object[]) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [{ name: 'id', value: id }],
  children,
})

/** The links that were set, as `word→id`. */
function marked(...children: object[]): string[] {
  const tree = { type: 'root', children } as Parameters<ReturnType<typeof markTerms>>[0]
  markTerms({ terms, game: 'g', page: 'g:rules.', edition: 'new' })(tree)
  const links = (node: typeof tree): string[] =>
    node.tagName === 'a' && node.properties
      ? [`${node.children?.[0]?.value}→${node.properties.href}`]
      : (node.children ?? []).flatMap(links)
  return links(tree)
}

test('the first use on a page is marked, and no later one', () => {
  const clause = part('Clause', 'a', tag('p', text('A siege ends. No sieges, no move values go into it.')))
  expect(marked(clause, tag('h2', text('Siege')), clause)).toEqual([
    'siege→g:term.siege',
    'move values→g:term.move-value',
  ])
})

test('not inside links, in the clause that explains it, in another word, or in the words of another edition', () => {
  expect(marked(part('Clause', 'a', tag('p', tag('a', text('siege')))))).toEqual([])
  expect(marked(part('Clause', 'siege.1', tag('p', text('A siege ends.'))))).toEqual([])
  expect(marked(part('Clause', 'a', tag('p', text('unbesieged, siege-like'))))).toEqual([])
  expect(marked(part('Clause', 'a', part('Edition', 'old', tag('p', text('siege')))))).toEqual([])
  expect(marked(part('Clause', 'a', part('Edition', 'new', tag('p', text('siege')))))).toHaveLength(1)
})

test('another form of a term is marked like the term, once for both', () => {
  expect(marked(part('Clause', 'a', tag('p', text('A besieged system. The siege ends.'))))).toEqual([
    'besieged→g:term.siege',
  ])
})
