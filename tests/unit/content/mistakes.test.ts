import { describe, expect, it } from 'vitest'
import { adjudicate } from '../../../lib/adjudicate.ts'
import { readPage } from '../../../lib/content/read.ts'
import { games } from '../../../lib/games/index.ts'
import type { Ruling } from '../../../lib/kernel/ruling.ts'
import { whyFailed } from '../../contracts/why-failed.ts'

const FRONT = '---\ntitle: Siege\nsource: A book\nsummary: Short.\n---\n'
const clause = (attributes: string, words = 'Words.') => `\n<Clause ${attributes}>\n\n${words}\n\n</Clause>\n`
const GOOD = 'id="1" title="One" kind="reference" source="A book"'
const read = (body: string, front = FRONT) => readPage('toy', 'siege', front + body, ['new'])

describe('what an author got wrong is told by file and line, front matter counted', () => {
  it('reads what is right', () => {
    expect(read(clause(GOOD)).clauses).toHaveLength(1)
  })

  it.each([
    ['a sign that opens nothing', `\nfirst\n\nless than <5 ships\n`, /^content\/toy\/siege\.mdx:9:\d+: /],
    ['braces', `\na {3x3} array\n`, /^content\/toy\/siege\.mdx:7:\d+: the words cannot have a \{ or \}/],
    [
      'braces that are code',
      `\nan {array} of 9\n`,
      /^content\/toy\/siege\.mdx:7:\d+: the words cannot have a \{ or \}/,
    ],
    [
      'an id that stands twice',
      clause(GOOD) + clause(GOOD),
      'content/toy/siege.mdx:13, clause 1: content/toy/siege.mdx:7 has this id already; give it the next free one.',
    ],
    ['a clause that is not closed', `\n<Clause ${GOOD}>\n\nWords.\n`, /^content\/toy\/siege\.mdx: .*7:1/],
    [
      'a misspelt attribute',
      clause(`${GOOD} titel="x"`),
      /siege\.mdx:7, clause 1: <Clause> has no attribute titel\. Did you mean title\?/,
    ],
    [
      'words to search by on a page',
      clause(`${GOOD} aliases="x"`),
      /siege\.mdx:7, clause 1: <Clause> has no attribute aliases\./,
    ],
    ['a strange attribute', clause(`${GOOD} colour="x"`), /siege\.mdx:7, clause 1: <Clause> has no attribute colour\./],
    [
      'an attribute of an edition',
      clause(GOOD, '<Edition id="new" from="x">\n\nWords.\n\n</Edition>'),
      /<Edition> has no attribute from\./,
    ],
    ['no title', clause('id="1" kind="reference"'), /siege\.mdx:7, clause 1: title is missing\./],
    ['no id', clause('title="One" kind="reference"'), /siege\.mdx:7, clause without an id: id is missing\./],
    ['neither', clause('kind="reference"'), /id and title are missing\./],
    [
      'an attribute that is no text',
      clause('id={1} title="One"'),
      /siege\.mdx:7: attribute id must be a quoted text\./,
    ],
  ])('%s', (_what, body, told) => {
    expect(() => read(body)).toThrow(told)
  })

  it.each([
    ['no title', 'summary: Short.', 'title is missing in the front matter.'],
    ['no summary', 'title: Siege', 'summary is missing in the front matter.'],
    ['a misspelt field', 'title: Siege\nalias: [wall]', 'the front matter has no field alias. Did you mean aliases?'],
    ['a strange field', 'title: Siege\nlanguage: en', 'the front matter has no field language. It has title, cite, '],
    ['a word for a list', 'title: Siege\nsummary: Short.\naliases: wall', 'aliases in the front matter is a list, '],
  ])('front matter with %s', (_what, front, told) => {
    expect(() => read(clause(GOOD), `---\n${front}\n---\n`)).toThrow(`content/toy/siege.mdx: ${told}`)
  })

  it('front matter that is no YAML', () => {
    expect(() => read('', '---\ntitle: x\nbad: [1\n---\n')).toThrow(/^content\/toy\/siege\.mdx:\d+: the front matter/)
  })
})

it('a case that fails says what the ruling is, why, and what differs', () => {
  const asked = { checker: 'starcom/build', facts: { what: 'ship', systemKind: 'capital', underSiege: true } }
  const ruling = adjudicate(games, asked) as Ruling
  const told = whyFailed(ruling, { verdict: 'legal', deciding: ['starcom:command-phase.build.1'] })
  expect(told).toContain(ruling.sentence)
  expect(told).toContain('It is illegal and should be legal.')
  expect(told).toContain('It should be decided by starcom:command-phase.build.1')
  for (const id of ruling.deciding) expect(told).toContain(`  ${id}: `)
  expect(whyFailed(ruling, { verdict: ruling.verdict, deciding: ruling.deciding })).not.toContain('should')
})
