import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { htmlOf, routes } from './pages'
import { faultsOf, idsOf, linksOf } from './structure'

/** What the site's own policy would keep a page of it from doing: parsing text. */
const blank = (page: Page) => page.goto('about:blank')

test('there are pages to look at', () => {
  expect(routes.length).toBeGreaterThan(60)
})

test('every page is well made: language, title, headings, landmarks, labels, names, ids, tab stops, roles', async ({
  page,
}) => {
  await blank(page)
  const problems: string[] = []
  for (const route of routes)
    problems.push(...(await page.evaluate(faultsOf, htmlOf(route))).map((fault) => `${route}: ${fault}`))
  expect(problems).toEqual([])
})

test('every link of every page leads to a page or file of ours, and to something that stands there', async ({
  page,
}) => {
  await blank(page)
  const ids = new Map<string, Set<string>>()
  for (const route of routes) ids.set(route, new Set(await page.evaluate(idsOf, htmlOf(route))))
  const dead: string[] = []
  let seen = 0
  for (const route of routes) {
    for (const link of new Set(await page.evaluate(linksOf, htmlOf(route)))) {
      const { protocol, host, pathname, hash } = new URL(link, `http://site${route}`)
      // What leaves the site is somebody else's; our own full addresses are looked at in machine.spec.ts.
      if (host !== 'site' || !/^http/.test(protocol)) continue
      seen += 1
      const target = ids.get(pathname)
      const isThere = target
        ? !hash || target.has(decodeURIComponent(hash.slice(1)))
        : existsSync(join('out', pathname)) && !pathname.endsWith('/')
      if (!isThere) dead.push(`${route}: ${link}`)
    }
  }
  expect(dead).toEqual([])
  expect(seen).toBeGreaterThan(1000)
})
