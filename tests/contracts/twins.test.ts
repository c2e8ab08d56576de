import { expect, test } from 'vitest'
import { absolute } from '../../app/_site/paths.ts'
import robots from '../../app/robots.ts'
import sitemap from '../../app/sitemap.ts'
import { games } from '../../lib/games/index.ts'
import { cardName, twinOf } from '../../lib/page-addresses.ts'
import { pagesOf } from '../../lib/pages.ts'
import { machineFiles } from '../../lib/twins/index.ts'
import { library } from '../library.ts'

const SITE = 'https://rules.example/repo'
const pages = pagesOf(library, games)
const files = new Map(
  (await machineFiles({ library, packs: games, absolute: (path) => `${SITE}${path}` })).map(({ file, text }) => [
    file,
    text,
  ]),
)
const twinAt = (path: string) => files.get(twinOf(path).slice(1)) ?? ''

test('every page has one address, one twin and one card', () => {
  const paths = pages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(new Set(paths.map(cardName)).size).toBe(paths.length)
  expect(paths.filter((path) => !twinAt(path))).toEqual([])
  expect([...files.keys()].filter((file) => file.endsWith('.md'))).toHaveLength(paths.length)
})

test('every link of a twin leads to a page or a twin of ours, and to a clause or question that stands there', () => {
  const known = new Set(pages.map(({ path }) => path))
  const dead: string[] = []
  for (const [file, text] of files) {
    for (const [, link = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      const [address = '', anchor] = link.replace(SITE, '').split('?')[0]!.split('#')
      const path = address.replace(/index\.md$/, '')
      const isOurs = link.startsWith(`${SITE}/`) && known.has(path)
      if (!isOurs || (anchor && !twinAt(path).includes(`.${anchor}\``))) dead.push(`${file}: ${link}`)
    }
  }
  expect(dead).toEqual([])
})

/** The bare words, so that markup and punctuation of lists do not count. */
const bare = (text: string) =>
  text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^\s*(?:[-*]|\d+\.)\s/gm, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

test('a twin says every clause in the words of its edition, with id, edition and source', () => {
  for (const page of pages.filter(({ kind }) => kind === 'topic' || kind === 'cards')) {
    const game = library.games.find(({ id }) => id === page.game)!
    const edition = page.edition!
    const printed = game.editions.find(({ id }) => id === edition)!.title
    const clauses = library.clauses.filter((clause) => clause.game === page.game && clause.page === page.id)
    expect(clauses.length, page.path).toBeGreaterThan(0)
    for (const clause of clauses) {
      const parts = twinAt(page.path).split(/^(?=###? )/m)
      const own = parts.filter((part) => part.includes(`- Id: \`${clause.id}\``))
      expect(own, `${clause.id} in ${page.path}`).toHaveLength(1)
      if (!clause.editions.includes(edition)) {
        expect(own[0]).toContain('Not in this edition')
        continue
      }
      const [words = ''] = own[0]!.replace(/^###.*$/m, '').split('- Id: `')
      expect(bare(words), `${clause.id} in ${edition}`).toBe(bare(clause.text[edition]!))
      expect(own[0]).toContain(`- Edition: ${printed}\n`)
      expect(own[0], clause.id).toContain(clause.sources[edition])
      if (clause.from === 'note') expect(own[0], clause.id).toContain('Mind: Community note, not a rule')
    }
  }
})

test('the site map lists every page once and nothing else; robots.txt names it', async () => {
  const listed = (await sitemap()).map(({ url }) => url)
  expect(listed).toEqual(pages.map(({ path }) => absolute(path)))
  expect(robots().sitemap).toBe(absolute('/sitemap.xml'))
})

test('llms.txt names the twin of every page of the newest edition', () => {
  const newest = pages.filter(({ game, edition }) => {
    const content = library.games.find(({ id }) => id === game)
    return !edition || edition === content?.defaultEdition
  })
  const missing = newest.filter(({ path }) => !files.get('llms.txt')!.includes(`(${SITE}${twinOf(path)})`))
  expect(missing.map(({ path }) => path)).toEqual([])
})

test('the index of a list names the list of every game', () => {
  for (const list of ['questions', 'cases', 'coverage']) {
    const missing = games.filter(({ id }) => !twinAt(`/${list}/`).includes(`(${SITE}/${list}/${id}/index.md)`))
    expect(
      missing.map(({ id }) => id),
      list,
    ).toEqual([])
  }
})

test('titles and descriptions fit what a chat shows of them', () => {
  const bytes = (text: string) => new TextEncoder().encode(text).length
  expect(pages.filter(({ title }) => bytes(title) > 67).map(({ title }) => title)).toEqual([])
  expect(pages.filter(({ says }) => says === '' || bytes(says) > 347).map(({ path }) => path)).toEqual([])
})

test('a twin of rules that decide a numbered case shows one of each verdict, to be run', () => {
  for (const page of pages.filter(({ kind }) => kind === 'topic')) {
    const pack = games.find(({ id }) => id === page.game)!
    const own = library.clauses.filter((clause) => clause.game === page.game && clause.page === page.id)
    const decided = pack.cases.filter(
      ({ edition = pack.defaultEdition, readings, expect: { deciding } }) =>
        edition === page.edition && !readings && own.some(({ id }) => deciding.includes(id)),
    )
    const [, shown = ''] = twinAt(page.path).split('## Worked examples')
    for (const [verdict, word] of [
      ['legal', 'LEGAL'],
      ['illegal', 'NOT LEGAL'],
      ['answered', 'ANSWER'],
    ] as const) {
      const isThere = new RegExp(`/check/${page.game}/[^)]*\\?[^)]*\\): ${word}$`, 'm').test(shown)
      if (decided.some(({ expect: { verdict: found } }) => found === verdict)) expect(isThere, page.path).toBe(true)
    }
  }
})
