/** The element on a page of another site, with and without a network. */
import { expect, type Page, test } from '@playwright/test'
import { freshLibrary } from '../../scripts/build/build-library.mjs'

const WIKI = 'https://wiki.example/'
const element = (id: string, edition = '') =>
  `<lawspeaker-clause clause="${id}" ${edition && `edition="${edition}"`}>Build 6</lawspeaker-clause>`

/** Our site as others meet it: by a name of its own. Browsers keep strange pages away from a server on the same machine. */
const RULES = 'https://rules.example'
const reachable = (page: Page, baseURL: string) =>
  page.route(`${RULES}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: baseURL + pathname }) })
  })

/** Opens a page of a wiki that loads the element from our site. */
async function wiki(page: Page, baseURL: string, body: string) {
  await reachable(page, baseURL)
  await page.route(WIKI, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Wiki</title><script type="module" src="${RULES}/embed/clause.js"></script>${body}`,
    }),
  )
  await page.goto(WIKI)
}

// What is still under way when a test ends is no fault of it.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('shows a clause, in the edition asked for, with a link to where it stands', async ({ page, baseURL }) => {
  await wiki(
    page,
    baseURL!,
    element('starcom:command-phase.build.6') + element('starcom:command-phase.build.6', '2022-02'),
  )
  const [newest, older] = [page.locator('lawspeaker-clause').nth(0), page.locator('lawspeaker-clause').nth(1)]
  await expect(newest.getByRole('link')).toHaveAttribute('href', `${RULES}/rules/starcom/command-phase/#build.6`)
  await expect(newest).toContainText('November 2022')
  await expect(older).toContainText('February 2022')
  const words = await Promise.all([newest, older].map((one) => one.locator('p').textContent()))
  expect(words[0]).not.toBe(words[1])
  await newest.evaluate((one) => one.setAttribute('clause', 'ti4:movement.4b'))
  await expect(newest).toContainText('Twilight Imperium 4')
})

test('leaves what stands inside where there is no such clause, or no network', async ({ page, baseURL }) => {
  await wiki(page, baseURL!, element('starcom:command-phase.build.66') + element('nonsense'))
  await page.route('**/embed/ti4/*.json', (route) => route.abort())
  await page.evaluate((late) => document.body.insertAdjacentHTML('beforeend', late), element('ti4:movement.4b'))
  await page.waitForFunction(() => customElements.get('lawspeaker-clause'))
  for (const one of await page.locator('lawspeaker-clause').all()) {
    await expect(one).toHaveText('Build 6')
    await expect(one).toBeVisible()
  }
})

test('the example page judges in the browser and quotes the clauses that decide', async ({ page, baseURL }) => {
  await freshLibrary()
  await page.route('https://wiki.example/**', (route) => {
    const { pathname } = new URL(route.request().url())
    const [, file] = /^\/node_modules\/lawspeaker\/(.+)$/.exec(pathname) ?? []
    return route.fulfill({ path: file ?? 'examples/page/index.html' })
  })
  await reachable(page, baseURL!)
  await page.goto(WIKI)
  await expect(page.locator('#ruling')).toContainText('NOT LEGAL')
  await expect(page.locator('lawspeaker-clause').first().getByRole('link')).toContainText('Command Phase, Build 6')
})
