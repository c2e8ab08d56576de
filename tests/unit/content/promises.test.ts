/** What must be true of the whole collection: each promise, broken once, is told in one sentence and nothing else is. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { editionSteps, historyOf, sayDay, sayInForce } from '../../../lib/content/history.ts'
import { loadLibrary, readGame } from '../../../lib/content/index.ts'
import type { ClauseRecord, GameContent, Library } from '../../../lib/content/records.ts'
import { type Promises, problemsOf } from '../../../lib/content/verify.ts'

const GAME = {
  id: 'toy',
  title: 'The Toy',
  editions: [
    { id: 'new', title: 'New', date: '2020-02-03' },
    { id: 'old', title: 'Old' },
  ],
  pages: ['siege', 'towers'],
  phases: [{ title: 'All', pages: ['siege', 'towers', 'cards'] }],
}
const page = (title: string, more = '') =>
  `---\ntitle: ${title}\nsummary: Short.\nsource: A book\nrelated: [cards]\n---\n${more}`
const clause = (id: string, more = '', words = 'Words.') =>
  `\n<Clause id="${id}" title="${id}" kind="checkable" ${more}>\n\n${words}\n\n</Clause>\n`
const FILES: Record<string, unknown> = {
  'game.json': GAME,
  'siege.mdx': page('Siege', clause('1', 'links="towers.1"') + clause('2', 'editions="old"')),
  'towers.mdx': page('Towers', clause('1', 'links="siege.1"')),
  'phrases.json': { 'siege.1': 'wall, big wall , wall,,gate' },
  'glossary.json': [{ term: 'Wall', says: 'Stones.', clause: 'toy:siege.1', aliases: [] }],
  'timeline.json': [{ date: '2020-03-01', says: 'More.', clauses: ['toy:siege.1'] }],
}
const CARD = {
  id: 'toy:cards.gate-card.1',
  title: 'Gate',
  section: 'Cards',
  editions: ['new', 'old'],
  text: { new: 'N', old: 'O' },
  kind: 'checkable',
  source: { new: 'Newer card' },
  open: [],
  aliases: [],
} as const

let folder = ''
let packs = 0
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

function write(files: Record<string, unknown>, game = 'toy') {
  const at = join(folder, 'content', game)
  mkdirSync(at, { recursive: true })
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(at, name), typeof text === 'string' ? text : JSON.stringify(text))
}
/** A library is read once for the same packs: each time beside another one that has no words. */
const load = (...more: { id: string; printed?: Record<string, string> }[]) =>
  loadLibrary([{ id: 'toy', dataClauses: [CARD], ...more[0] }, { id: `none-${packs++}` }])

describe('a game is read', () => {
  it('with its pages in order, what players type, who links where, and the cards of its pack', async () => {
    write(FILES)
    write({ 'game.json': { id: 'bare' } }, 'bare')
    const { games, clauses } = await load()
    expect(games.map(({ id, pages }) => [id, pages.map((one) => one.id)])).toEqual([
      ['toy', ['siege', 'towers']],
      ['bare', []],
    ])
    const [first, second, tower, card, ...none] = clauses
    expect(none).toEqual([])
    expect(first).toMatchObject({ id: 'toy:siege.1', aliases: ['wall', 'big wall', 'gate'], citedBy: ['toy:towers.1'] })
    expect(second).toMatchObject({ id: 'toy:siege.2', citedBy: [], editions: ['old'] })
    expect(tower).toMatchObject({ id: 'toy:towers.1', citedBy: ['toy:siege.1'], pageTitle: 'Towers' })
    expect(card).toEqual({
      id: 'toy:cards.gate-card.1',
      game: 'toy',
      page: 'cards',
      pageTitle: 'Cards',
      name: 'gate-card.1',
      title: 'Gate',
      label: 'Card: Gate Card',
      section: 'Cards',
      editions: ['new', 'old'],
      text: { new: 'N', old: 'O' },
      kind: 'checkable',
      from: 'card',
      source: 'Newer card',
      sources: { new: 'Newer card', old: '' },
      facts: '',
      links: [],
      open: [],
      citedBy: [],
      aliases: [],
      url: '/rules/toy/cards/#gate-card.1',
    })
  })

  it('with what players type where nobody judges it, the cards of its pack left out', async () => {
    const phrases = { 'siege.1': 'wall', 'cards.gate-card.1': 'gate' }
    write({ ...FILES, 'phrases.json': phrases })
    const alone = () => loadLibrary([{ id: `none-${packs++}` }])
    expect((await alone()).clauses[0]).toMatchObject({ id: 'toy:siege.1', aliases: ['wall'] })
    write({ 'phrases.json': { ...phrases, 'siege.9': 'moat' } })
    await expect(alone()).rejects.toThrow('content/toy/phrases.json: there is no clause toy:siege.9.')
  })

  it('with the names its cards are printed with', async () => {
    write(FILES)
    const { clauses } = await load({ id: 'toy', printed: { 'gate-card.1': 'The “Gate”', 1: 'No card' } })
    expect(clauses.map(({ label }) => label)).toEqual(['Siege, 1', 'Siege, 2', 'Towers, 1', 'Card: The “Gate”'])
  })

  it('with what its file leaves open filled in', async () => {
    write({ 'game.json': { id: 'bare' } }, 'bare')
    const { content } = await readGame('bare')
    expect(content).toMatchObject({ title: 'bare', short: 'bare', badge: 'BA', defaultEdition: '', editions: [] })
    expect(content).toMatchObject({ tools: [], argued: [], phases: [], sources: [], expansions: [], changes: [] })
    expect(content.colour).toMatchObject({ light: expect.stringMatching(/^#/), dim: expect.stringMatching(/^#/) })
    expect(content).not.toHaveProperty('example')
    write(
      { 'game.json': { id: 'bare', title: 'Bare', short: 'B', badge: 'X', defaultEdition: 'e', example: {} } },
      'bare',
    )
    expect((await readGame('bare')).content).toMatchObject({ short: 'B', badge: 'X', defaultEdition: 'e', example: {} })
  })

  it.each([
    ['no game.json', { 'game.json': {} }, 'content/toy/game.json is missing or has no id.'],
    ['a page that is not listed', { 'more.mdx': page('More') }, 'content/toy/game.json: pages does not list more.'],
    ['JSON that is none', { 'glossary.json': '{' }, /^content\/toy\/glossary\.json: /],
    [
      'a page that is not there',
      { 'game.json': { ...GAME, pages: ['siege', 'towers', 'moat'] } },
      'content/toy/game.json: pages lists moat, but content/toy/moat.mdx is not there.',
    ],
    ['half a colour', { 'game.json': { ...GAME, colour: { light: '#000' } } }, 'colour lacks dark and dim.'],
    [
      'a phrase for a clause that is spelled otherwise',
      { 'phrases.json': { 'seige.1': 'x' } },
      'content/toy/phrases.json: there is no clause toy:seige.1. Did you mean toy:siege.1?',
    ],
    [
      'a phrase for no clause',
      { 'phrases.json': { 'no.1': 'x' } },
      'content/toy/phrases.json: there is no clause toy:no.1.',
    ],
  ])('and refused with %s', async (_what, files, told) => {
    write({ ...FILES, ...files })
    await expect(load()).rejects.toThrow(told)
  })
})

const pack = (more: Partial<Promises> = {}): Promises => ({ id: 'toy', ambiguities: [], checkers: [], ...more })
const checker = (cites: readonly string[], consults: readonly string[] = []) =>
  ({
    id: 'storm',
    editions: ['new', 'old'],
    cites: (edition: string) => (edition === 'new' ? cites : []),
    consults,
  }) as never
const question = { id: 'toy:ambiguity.1', clauses: ['toy:siege.1'], points: [{ point: 'i' }] } as never

describe('of a whole library', () => {
  const changed = async (change: (library: Library) => void) => {
    write(FILES)
    const library = structuredClone(await load())
    change(library)
    return library
  }
  const clauseOf = ({ clauses }: Library, id: string) => clauses.find((one) => one.id === id) as ClauseRecord
  const gameOf = ({ games }: Library) => games[0] as GameContent

  it('nothing is told where all is well', async () => {
    const library = await changed(() => {})
    const good = checker(['toy:siege.1'], ['toy:ambiguity.1', 'toy:ambiguity.1/i'])
    expect(problemsOf(library, [pack({ ambiguities: [question], checkers: [good] })])).toEqual([])
  })

  test.each<[string, (library: Library) => void, Promises, string]>([
    ['a doubled id', (all) => all.clauses.push(clauseOf(all, 'toy:siege.2')), pack(), 'toy:siege.2 is written twice.'],
    [
      'a dead link',
      (all) => clauseOf(all, 'toy:siege.1').links.push('toy:no.1'),
      pack(),
      'content/toy/siege.mdx:8: toy:siege.1 links to toy:no.1, which does not exist.',
    ],
    [
      'a link that is spelled otherwise',
      (all) => clauseOf(all, 'toy:siege.1').links.push('toy:seige.2'),
      pack(),
      'content/toy/siege.mdx:8: toy:siege.1 links to toy:seige.2, which does not exist. Did you mean toy:siege.2?',
    ],
    [
      'an odd id',
      (all) => all.clauses.push({ ...clauseOf(all, 'toy:siege.1'), id: 'toy:Siege' }),
      pack(),
      'toy:Siege is not a well-formed id.',
    ],
    [
      'an edition without words',
      (all) => {
        clauseOf(all, 'toy:siege.1').text.old = ''
      },
      pack(),
      'content/toy/siege.mdx:8: toy:siege.1 says nothing in old.',
    ],
    [
      'an open question nobody asks',
      (all) => clauseOf(all, 'toy:siege.1').open.push('toy:ambiguity.1'),
      pack(),
      'content/toy/siege.mdx:8: toy:siege.1 names toy:ambiguity.1, which does not exist.',
    ],
    [
      'a term of no clause',
      (all) => {
        gameOf(all).glossary[0]!.clause = 'toy:no.1'
      },
      pack(),
      'content/toy/glossary.json: Wall rests on toy:no.1, which does not exist.',
    ],
    [
      'a page related to none',
      (all) => gameOf(all).pages[0]!.related.push('no'),
      pack(),
      'content/toy/siege.mdx is related to no, which does not exist.',
    ],
    [
      'a page nobody can browse to',
      (all) => gameOf(all).phases[0]!.pages.shift(),
      pack(),
      'content/toy/game.json: page siege is in no phase, so nobody can browse to it.',
    ],
    [
      'a phase of no page',
      (all) => gameOf(all).phases[0]!.pages.push('no'),
      pack(),
      'content/toy/game.json: phase page no does not exist.',
    ],
    [
      'a change of no clause',
      (all) => gameOf(all).changes.push({ id: 'a', date: '2020-01-01', says: 'X', clauses: ['toy:no.1'] }),
      pack(),
      'content/toy: the change of 2020-01-01 names toy:no.1, which does not exist.',
    ],
    [
      'a change of the published rules of no clause',
      (all) => gameOf(all).timeline.push({ date: '2020-01-01', says: 'X', clauses: ['toy:no.1'] }),
      pack(),
      'content/toy: the change of 2020-01-01 names toy:no.1, which does not exist.',
    ],
    [
      'a question about no clause',
      () => {},
      pack({ ambiguities: [{ ...(question as object), clauses: ['toy:no.1'] } as never] }),
      'toy:ambiguity.1 names toy:no.1, which does not exist.',
    ],
    [
      'a citation of nothing',
      () => {},
      pack({ checkers: [checker(['toy:no.1'])] }),
      'Checker toy/storm cites toy:no.1, which does not exist.',
    ],
    [
      'a citation of another edition',
      () => {},
      pack({ checkers: [checker(['toy:siege.2'])] }),
      'Checker toy/storm cites toy:siege.2, which new does not have.',
    ],
    [
      'a question that is not there',
      () => {},
      pack({ checkers: [checker([], ['toy:ambiguity.1'])] }),
      'Checker toy/storm consults toy:ambiguity.1, which does not exist.',
    ],
    [
      'a point that is not there',
      () => {},
      pack({ ambiguities: [question], checkers: [checker([], ['toy:ambiguity.1/ii'])] }),
      'Checker toy/storm consults toy:ambiguity.1/ii, which does not exist. Did you mean toy:ambiguity.1/i?',
    ],
  ])('%s is told', async (_what, change, promises, told) => {
    expect(problemsOf(await changed(change), [promises])).toEqual([told])
  })

  it('a citation of another edition may be excused, and open questions of a game nobody judges are not looked for', async () => {
    const excused = pack({ checkers: [checker(['toy:siege.2'])], citesOtherEditions: { 'toy:siege.2': 'Why.' } })
    const library = await changed((all) => clauseOf(all, 'toy:siege.1').open.push('toy:ambiguity.1'))
    expect(problemsOf(library, [{ ...excused, id: 'other' }])).toEqual([])
  })
})

describe('what happened when', () => {
  it('is told newest first, on one day by name', async () => {
    write({
      ...FILES,
      'changes.json': [
        { id: 'b', date: '2020-03-01', says: 'B.', clauses: [] },
        { id: 'a', date: '2021-01-01', says: 'A.', clauses: [] },
        { id: '0', date: '2020-03-01', says: '0.', clauses: [] },
      ],
    })
    const { content } = await readGame('toy')
    expect(historyOf(content).map(({ kind, id, date, what }) => [kind, id, date, what])).toEqual([
      ['ruling', 'a', '2021-01-01', 'Rulings changed'],
      ['ruling', '0', '2020-03-01', 'Rulings changed'],
      ['rules', '2020-03-01-0', '2020-03-01', 'The published rules changed'],
      ['ruling', 'b', '2020-03-01', 'Rulings changed'],
      ['edition', 'new', '2020-02-03', 'New is in force'],
    ])
  })

  it('between two editions: what came, what went and what is in other words', async () => {
    write({
      ...FILES,
      'more.mdx': page(
        'More',
        clause('1', 'editions="new"') + clause('2', '', '<Edition id="new">\n\nNo.\n\n</Edition>'),
      ),
      'game.json': { ...GAME, pages: ['siege', 'towers', 'more'] },
    })
    const { games, clauses } = await load()
    const [step, ...more] = editionSteps(games[0]!, [...clauses, { ...clauses[0]!, game: 'other', editions: ['new'] }])
    expect(more).toEqual([])
    const ids = (list: ClauseRecord[]) => list.map(({ id }) => id)
    expect([step!.newer.id, step!.older.id]).toEqual(['new', 'old'])
    expect(ids(step!.added)).toEqual(['toy:more.1'])
    expect(ids(step!.gone)).toEqual(['toy:siege.2'])
    expect(ids(step!.reworded)).toEqual(['toy:more.2', 'toy:cards.gate-card.1'])
  })

  it('is said in words', () => {
    const one = { id: 'x', title: 'X' }
    expect([1, 7, 12].map((month) => sayDay(`2020-${String(month).padStart(2, '0')}-09`))).toEqual([
      '9 January 2020',
      '9 July 2020',
      '9 December 2020',
    ])
    expect(sayInForce({ ...one, date: '2020-11-20' })).toBe('from 20 November 2020')
    expect(sayInForce({ ...one, asOf: 'May 2021' })).toBe('as of May 2021, exact day unknown')
    expect(sayInForce(one)).toBe('')
  })
})
