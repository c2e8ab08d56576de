/** What changed, for readers of feeds; what a device is told that installs the site. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import manifest from '../../../app/manifest.ts'
import { problemsOf } from '../../../lib/content/verify.ts'
import { games } from '../../../lib/games/index.ts'
import { pagesOf } from '../../../lib/pages.ts'
import { feedFiles } from '../../../lib/twins/feeds.ts'
import { library } from '../../library.ts'

const SITE = 'https://rules.example/laws'
const [atom, json] = feedFiles(library, (path) => SITE + path).map(({ text }) => text) as [string, string]
const feed = JSON.parse(json) as { items: { id: string; url: string; date_published: string; content_html: string }[] }

it('holds every dated edition and every change once, newest first', () => {
  const dated = library.games.flatMap(({ editions, timeline, changes }) => [
    ...editions.filter(({ date }) => date),
    ...timeline,
    ...changes,
  ])
  expect(dated.length).toBeGreaterThan(15)
  expect(feed.items).toHaveLength(dated.length)
  expect(new Set(feed.items.map(({ id }) => id)).size).toBe(dated.length)
  const dates = feed.items.map(({ date_published }) => date_published)
  expect(dates).toEqual([...dates].sort().reverse())
  for (const date of dates) expect(new Date(date).toISOString().slice(0, 10)).toBe(date.slice(0, 10))
})

it('links every change to pages and clauses that there are', () => {
  const pages = new Set(pagesOf(library, games).map(({ path }) => SITE + path))
  const anchors = new Set(library.clauses.map(({ url }) => SITE + url))
  for (const { url, content_html } of feed.items) {
    expect(pages, url).toContain(url)
    for (const [, link = ''] of content_html.matchAll(/href="([^"]+)"/g)) expect(anchors, link).toContain(link)
  }
  expect(feed.items.some(({ content_html }) => content_html.includes('#build.6"'))).toBe(true)
})

it('says the same as Atom, well formed', () => {
  const ids = [...atom.matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id)
  expect(ids.slice(1)).toEqual(feed.items.map(({ id }) => id))
  // Every element that is opened is closed, and what is said stands escaped.
  const open: string[] = []
  for (const [, slash, name = '', rest = ''] of atom.matchAll(/<(\/?)([a-z]+)([^>]*)>/g)) {
    if (slash) expect(open.pop()).toBe(name)
    else if (!rest.endsWith('/')) open.push(name)
  }
  expect(open).toEqual([])
  expect(atom).not.toMatch(/<p>|&(?!#\d+;)/)
})

it('a change that names a clause which is not there stops the build', () => {
  const [first, ...others] = library.games
  const changes = [{ id: 'x', date: '2026-01-01', says: 'x', clauses: ['starcom:nothing.1'] }]
  const broken = { ...library, games: [{ ...first!, changes }, ...others] }
  expect(problemsOf(broken, games)).toContain(
    `content/${first!.id}: the change of 2026-01-01 names starcom:nothing.1, which does not exist.`,
  )
})

it('the manifest leads to every game and to pictures that there are', async () => {
  const { shortcuts = [], icons = [], screenshots = [], share_target, file_handlers = [] } = await manifest()
  const pages = new Set(pagesOf(library, games).map(({ path }) => `.${path}`))
  for (const { url } of shortcuts) expect(pages).toContain(url)
  for (const game of library.games) expect(shortcuts.map(({ name }) => name)).toContain(game.short)
  for (const one of [share_target, ...file_handlers]) expect(pages).toContain(one?.action)
  const forms = screenshots.map(({ form_factor }) => form_factor)
  expect(forms.sort()).toEqual(['narrow', 'wide'])
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const file = `public/${src}`
    expect(existsSync(file), file).toBe(true)
    if (type !== 'image/png') continue
    const bytes = readFileSync(file)
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, file).toBe(sizes)
  }
})
