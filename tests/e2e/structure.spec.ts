import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { htmlOf, routes } from './pages'
import { faultsOf, idsOf, linksOf } from './structure'

type Ids = ReadonlyMap<string, ReadonlySet<string>>

async function idsByRoute(page: Page): Promise<Ids> {
  const ids = new Map<string, Set<string>>()
  for (const route of routes) ids.set(route, new Set(await page.evaluate(idsOf, htmlOf(route))))
  return ids
}

/** The ids of every page, read once for all tests of a worker. */
const test = base.extend<object, { ids: Ids }>({
  ids: [
    async ({ browser }, use) => {
      const page = await browser.newPage()
      const ids = await idsByRoute(page)
      await page.close()
      await use(ids)
    },
    { scope: 'worker' },
  ],
})

// The site's own policy keeps a page of it from reading text as markup: a blank page does it.
test.beforeEach(async ({ page }) => {
  await page.goto('about:blank')
})

test('there are pages to look at', () => {
  expect(routes.length).toBeGreaterThan(60)
})

test('every page is well made: language, title, headings, landmarks, labels, names, ids, tab stops, roles', async ({
  page,
}) => {
  const problems: string[] = []
  for (const route of routes)
    problems.push(...(await page.evaluate(faultsOf, htmlOf(route))).map((fault) => `${route}: ${fault}`))
  expect(problems).toEqual([])
})

/** Where a page leads on this site, and of that what is not there. */
async function linksWithin(page: Page, ids: Ids, route: string, html: string) {
  const links = [...new Set(await page.evaluate(linksOf, html))]
  // What leaves the site is somebody else's; our own full addresses are looked at in machine.spec.ts.
  const own = links.filter((link) => new URL(link, `http://site${route}`).origin === 'http://site')
  const dead = own.filter((link) => {
    const { pathname, hash } = new URL(link, `http://site${route}`)
    const target = ids.get(pathname)
    if (target) return hash !== '' && !target.has(decodeURIComponent(hash.slice(1)))
    return pathname.endsWith('/') || !existsSync(join('out', pathname))
  })
  return { own, dead }
}

test('every link of every page leads to a page or file of ours, and to something that stands there', async ({
  page,
  ids,
}) => {
  const dead: string[] = []
  let seen = 0
  for (const route of routes) {
    const found = await linksWithin(page, ids, route, htmlOf(route))
    seen += found.own.length
    dead.push(...found.dead.map((link) => `${route}: ${link}`))
  }
  expect(dead).toEqual([])
  expect(seen).toBeGreaterThan(1000)
})

/** Faults as they could slip into a page, by what must be said of them. */
const INTO_MAIN: Record<string, string> = {
  'a field without a label': '<input name="x">',
  'an id comes twice': '<i id="twin"></i><i id="twin"></i>',
  'nothing to call it by': '<a href="/"><svg aria-hidden="true"></svg></a>',
  'a picture without words': '<img src="/x.png">',
  'a heading skips a level': '<h2>One</h2><h4>Three</h4>',
  'a heading without words': '<h2> </h2>',
  '2 headings of the first level': '<h1>Again</h1>',
  '2 of main': '<main>Again</main>',
  'two landmarks of a kind are called the same': '<nav aria-label="X">a</nav><nav aria-label="X">b</nav>',
  'a frame, group or dialog without a name': '<div role="group"></div>',
  'a fieldset without a legend': '<fieldset></fieldset>',
  'aria-describedby names nothing': '<p aria-describedby="nobody"></p>',
  'for names nothing': '<label for="nobody">x</label>',
  'a tab stop out of order': '<p tabindex="3"></p>',
  'hidden, yet a key reaches it': '<p aria-hidden="true"><a href="/">x</a></p>',
  'one control inside another': '<details><summary>x<button>y</button></summary></details>',
  'no such role': '<p role="buton"></p>',
  'stands in the wrong place': '<p><li>x</li></p>',
  'no child of a list': '<ul><p>x</p></ul>',
  'stands outside its grid': '<p role="gridcell">x</p>',
  'aria-expanded is neither true nor false': '<button aria-expanded="yes">x</button>',
  'a table without headings': '<table><tr><td>x</td></tr></table>',
  'stops of the focus': `<div class="topic">${'<a href="/">x</a>'.repeat(121)}</div>`,
}
const ELSEWHERE: Record<string, (html: string) => string> = {
  'the language of the page': (html) => html.replace(/<html([^>]*?) lang="[^"]*"/, '<html$1'),
  'no title': (html) => html.replaceAll(/<title>[^<]*<\/title>/g, ''),
  viewport: (html) => html.replace('width=device-width', 'width=device-width, maximum-scale=1'),
  '0 of main': (html) => html.replaceAll(/<(\/?)main\b/g, '<$1div'),
  'outside every landmark': (html) => html.replace('</body>', '<p>Stray words</p></body>'),
}

test('each of these faults would be seen', async ({ page }) => {
  const html = htmlOf('/about/')
  const planted = {
    ...Object.fromEntries(
      Object.entries(INTO_MAIN).map(([fault, text]) => [fault, html.replace('</main>', `${text}</main>`)]),
    ),
    ...Object.fromEntries(Object.entries(ELSEWHERE).map(([fault, spoil]) => [fault, spoil(html)])),
  }
  for (const [fault, spoilt] of Object.entries(planted)) {
    expect(spoilt, fault).not.toBe(html)
    expect((await page.evaluate(faultsOf, spoilt)).join('\n'), fault).toContain(fault)
  }
})

test('a link that leads nowhere would be seen', async ({ page, ids }) => {
  const html = `${htmlOf('/about/')}<a href="/rules/nowhere/">x</a><a href="/about/#nobody">x</a><a href="/no.svg">x</a>`
  const { dead } = await linksWithin(page, ids, '/about/', html)
  expect(dead).toEqual(['/rules/nowhere/', '/about/#nobody', '/no.svg'])
})
