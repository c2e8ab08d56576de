/** A rule page, a small one with everything in it, and what is read of it. */
import { describe, expect, it, test } from 'vitest'
import { labelOf, pageUrl, partsOf, printedNumber, urlOf } from '../../../lib/content/address.ts'
import { markdownOf, withLinks } from '../../../lib/content/markdown.ts'
import { isId, readPage } from '../../../lib/content/read.ts'
import { sourcesOf } from '../../../lib/content/sources.ts'

const PAGE = `---
title: Siege
cite: LRR 12
summary: When a wall falls.
aliases: [walls, 7]
related: [towers]
source:
  new: The new book{heading}, {number}
  old: The old book
headings:
  Storming: { new: Storm }
weight: Official
---

Before all clauses.

## Storming

Words of the section, with [a page](https://example.org) of others.

<Clause id="1" title="Walls" kind="checkable" facts="height, guards" links="towers.2 siege.1" open="3 4">

A wall falls, see [towers](toy:towers.5) and [the question](toy:ambiguity.9).

<Edition id="old" source="A leaflet">

It fell *slowly*.

</Edition>

- One.
- Two;

</Clause>

### Not a section

<Clause id="n2" title="Note" kind="reference" from="note" editions="new" source="A letter" weight="Community" needs="isle">

Words.

</Clause>

## Ending

<Clause id="2.a" title="End" kind="reference">

| Day | Night |
| --- | --- |
| one | two |

</Clause>
`
const read = (source: string) => readPage('toy', 'siege', source, ['new', 'old'])

describe('a page', () => {
  const { page, clauses, otherLinks } = read(PAGE)
  const [first, note, last] = clauses as [(typeof clauses)[0], (typeof clauses)[0], (typeof clauses)[0]]

  it('says what it is about, and its sections', () => {
    expect(page).toEqual({
      id: 'siege',
      game: 'toy',
      title: 'Siege',
      cite: 'LRR 12',
      summary: 'When a wall falls.',
      aliases: ['walls', '7'],
      related: ['towers'],
      sections: ['Storming', 'Ending'],
      url: '/rules/toy/siege/',
    })
    expect(otherLinks).toEqual(['https://example.org'])
  })

  it('has its clauses, each with its words, links, questions and sources', () => {
    expect(first).toEqual({
      id: 'toy:siege.1',
      game: 'toy',
      page: 'siege',
      pageTitle: 'Siege',
      name: '1',
      title: 'Walls',
      label: 'LRR 12.1',
      section: 'Storming',
      editions: ['new', 'old'],
      text: {
        new: 'A wall falls, see towers and the question. One.; Two.',
        old: 'A wall falls, see towers and the question. It fell slowly. One.; Two.',
      },
      kind: 'checkable',
      from: 'rule',
      source: 'The new book: Storm, 12.1',
      sources: { new: 'The new book: Storm, 12.1', old: 'A leaflet' },
      facts: 'height, guards',
      // What links to itself is no link.
      links: ['toy:towers.2', 'toy:towers.5'],
      open: ['toy:ambiguity.3', 'toy:ambiguity.4', 'toy:ambiguity.9'],
      citedBy: [],
      aliases: [],
      weight: 'Official',
      url: '/rules/toy/siege/#1',
    })
  })

  it('lets a clause say otherwise for itself', () => {
    expect(note).toMatchObject({
      label: 'Siege note 2',
      section: 'Storming',
      editions: ['new'],
      text: { new: 'Words.' },
      from: 'note',
      source: 'A letter',
      sources: { new: 'A letter' },
      links: [],
      open: [],
      aliases: [],
      weight: 'Community',
      needs: 'isle',
    })
    expect(last).toMatchObject({ section: 'Ending', source: 'The new book, 12.2.a', facts: '' })
    expect(last.text.new).toBe('Day Night one two')
    expect(last).not.toHaveProperty('needs')
  })

  it('has its name and no words beside where it says nothing else', () => {
    const bare = read('---\ntitle: Siege\nsummary: Short.\n---\nHello.\n')
    expect(bare.page).toEqual({
      id: 'siege',
      game: 'toy',
      title: 'Siege',
      cite: 'Siege',
      summary: 'Short.',
      aliases: [],
      related: [],
      sections: [],
      url: '/rules/toy/siege/',
    })
    expect(bare.clauses).toEqual([])
  })
})

describe('what a clause must have', () => {
  const clause = (attributes: string, words = 'Words.') =>
    `---\ntitle: Siege\nsummary: Short.\n---\n\n<Clause id="1" title="One" ${attributes}>\n\n${words}\n\n</Clause>\n`
  test.each([
    ['a kind', clause('source="A"'), 'content/toy/siege.mdx:6, clause 1: kind is checkable or reference.'],
    ['one of two kinds', clause('kind="odd" source="A"'), 'kind is checkable or reference.'],
    [
      'a speaker we know',
      clause('kind="reference" from="king" source="A"'),
      'from="king" is not one of rule, faq, note',
    ],
    ['a source for each edition', clause('kind="reference"'), 'clause 1: no source for new; name it'],
    [
      'words of editions it has',
      clause('kind="reference" source="A" editions="new"', '<Edition id="old">\n\nWords.\n\n</Edition>'),
      'clause 1: <Edition id="old"> is not an edition of this clause.',
    ],
    [
      'editions that are named',
      clause('kind="reference" source="A"', '<Edition>\n\nWords.\n\n</Edition>'),
      '<Edition id="undefined"> is not an edition of this clause.',
    ],
    ['front matter', 'Hello.', 'content/toy/siege.mdx: front matter is missing'],
  ])('%s', (_what, source, told) => expect(() => read(source)).toThrow(told))
})

describe('Markdown of a page', () => {
  const body = PAGE.slice(PAGE.indexOf('\nBefore'))

  it('is given edition by edition, without what stands for others', () => {
    const old = markdownOf(body, 'old')
    expect(old.intro).toBe('Before all clauses.')
    expect([...old.clauses.keys()]).toEqual(['1', 'n2', '2.a'])
    expect(old.clauses.get('1')).toContain('It fell *slowly*.\n\n- One.')
    expect(markdownOf(body, 'new').clauses.get('1')).not.toContain('slowly')
    expect(markdownOf('Only words.', 'new')).toEqual({ intro: '', clauses: new Map() })
  })

  it('has its links where they are asked for', () => {
    expect(withLinks('[a](x:y.1) and [b](/z "t")', (link) => `<${link}>`)).toBe('[a](<x:y.1>) and [b](/z "t")')
  })
})

describe('addresses and names', () => {
  test.each([
    ['toy:siege.1', '/rules/toy/siege/#1'],
    ['toy:siege.2.a', '/rules/toy/siege/#2.a'],
    ['toy:ambiguity.9', '/questions/toy/#9'],
  ])('%s stands at %s', (id, url) => expect(urlOf(id)).toBe(url))

  it('of another edition have its name', () => {
    expect(urlOf('toy:siege.1', 'old')).toBe('/rules/toy/old/siege/#1')
    expect(pageUrl('toy', 'siege', 'old')).toBe('/rules/toy/old/siege/')
    expect(partsOf('toy')).toEqual({ game: 'toy', page: '', name: '' })
    expect(partsOf('toy:a.b.c:d')).toEqual({ game: 'toy', page: 'a', name: 'b.c:d' })
  })

  test.each([
    [labelOf('LRR 12', '0'), 'LRR 12'],
    [labelOf('LRR 12', '4.a'), 'LRR 12.4.a'],
    [labelOf('LRR 12', 'n3', 'space-dock'), 'Space Dock note 3'],
    [labelOf('LRR x', '3'), 'LRR x, 3'],
    [labelOf('Card', 'nav-suite.1'), 'Card: Nav Suite'],
    [labelOf('Card', 'te-nav-suite', '', 'te'), 'Card: Nav Suite'],
    [labelOf('Card', 'te-nav-suite', '', 'pok'), 'Card: Te Nav Suite'],
    [labelOf('Command Phase', 'build.2'), 'Command Phase, Build 2'],
  ])('%s', (label, said) => expect(label).toBe(said))

  it('a printed number is that of the publisher', () => {
    expect(printedNumber('LRR 58.4b')).toBe('58.4b')
    expect(printedNumber('Siege note 2')).toBeUndefined()
    expect(['toy:siege.1', 'siege.1', 'toy:siege', '/toy:siege.1'].map(isId)).toEqual([true, false, false, false])
  })

  it('the source of one edition goes before that of the clause, and that before the page', () => {
    const clause = { editions: ['a', 'b'], section: 'S', label: 'LRR 1.2', byEdition: { a: 'leaflet' } }
    expect(sourcesOf({ ...clause, own: 'letter' }, { source: 'book' })).toEqual({ a: 'leaflet', b: 'letter' })
    expect(sourcesOf(clause, { source: 'book{heading}, {number}', headings: { S: 'Top' } })).toEqual({
      a: 'leaflet',
      b: 'book: Top, 1.2',
    })
    expect(sourcesOf(clause, { source: { b: 'book{heading}' }, headings: { S: { a: 'Top' } } })).toEqual({
      a: 'leaflet',
      b: 'book',
    })
    expect(sourcesOf(clause, {})).toEqual({ a: 'leaflet' })
  })
})
