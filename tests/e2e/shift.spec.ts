import { expect, type Locator, type Page, test } from '@playwright/test'
import { gameLinks } from './links'

/** What a reader may see jump, by the measure of browsers (web.dev/cls); above 0.1 it is felt. */
const FELT = 0.1

/** Sums the shifts of a page from its first paint on. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { sum: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has shifted once nothing moves any more. */
async function shifted(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  return page.evaluate(() => (window as unknown as { seen: { sum: number } }).seen.sum)
}

/** Of each game a case of its first two checkers: a page has to make room for what a link brings. */
const cases = gameLinks.flatMap(({ checkers }) => checkers.map(({ path }) => path).slice(0, 2))
const games = gameLinks.map(({ game }) => game)
const PAGES = [
  ...cases,
  ...games.map((game) => `/board/${game}/`),
  cases[0]!.split('?')[0]!,
  '/search/?q=hand+size',
  '/search/?q=cruiser+my+capital+under+siege',
  '/no-such-page/',
]

for (const path of PAGES)
  test(`nothing jumps while ${path.slice(0, 60)} is opened`, async ({ page }) => {
    await watch(page)
    await page.goto(path)
    expect(await shifted(page)).toBeLessThan(FELT)
  })

for (const [asked, ask] of [
  ['when it is asked for', (page) => page.getByRole('button', { name: 'Show the case as a picture' })],
  ['with the next answer', (page) => page.getByRole('region', { name: 'Worked examples' }).getByRole('link').first()],
] as const satisfies readonly (readonly [string, (page: Page) => Locator])[])
  test(`a picture of the case that comes late pushes nothing away: it comes ${asked}`, async ({ page }) => {
    let send = () => {}
    const held = new Promise<void>((resolve) => {
      send = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      if (body.includes('The case as a map')) await held
      await route.fulfill({ response, body })
    })
    await watch(page)
    await page.goto(cases.find((path) => path.startsWith('/check/ti4/movement/'))!)
    const picture = page.getByRole('img', { name: 'The case as a map' })
    // After a second the case is shown without.
    await expect(page.locator('details.all-facts')).toBeVisible()
    send()
    expect(await shifted(page)).toBeLessThan(FELT)
    await expect(picture).toHaveCount(0)
    await ask(page).click()
    await expect(picture).toBeVisible()
    // What is still under way is no fault of it.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

test('of a page opened by a link no question is shown that its case will replace, and all of it once the case is laid', async ({
  page,
}) => {
  // The page as it is painted before any script of an island has come.
  await page.route('**/assets/**', (route) => route.abort())
  await page.goto(cases[0]!)
  await expect(page.getByRole('region', { name: 'Verdict' })).toContainText('Reading the case')
  await expect(page.getByRole('form', { name: 'Facts' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Next question' })).toBeHidden()
  await page.unroute('**/assets/**')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Our rulings' })).toBeVisible()
})
