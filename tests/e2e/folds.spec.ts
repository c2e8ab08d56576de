import { expect, type Page, test } from '@playwright/test'
import { ONCE } from './pages'

/** Makes this browser one that does not know `::details-content`, as many a phone's. */
async function forgetDetailsContent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (...asked: [string]) => !asked[0].includes('details-content') && supports(...asked)
  })
  await page.route(/\.css$|\/$/, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    const body = (await response.text()).replaceAll('::details-content', '::details-unknown')
    await route.fulfill({ response, headers, body })
  })
}

// A file may still be on its way when a test has seen enough.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('in an older browser a wide screen says what can be unfolded, and a click shows it', ONCE, async ({ page }) => {
  await forgetDetailsContent(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/contradictions/starcom/')
  const flip = page.locator('.flip').first()
  const sign = () => flip.locator('summary').evaluate((summary) => getComputedStyle(summary, '::before').content)
  await expect(flip.locator('.entry-body')).toBeHidden()
  await expect.poll(sign).toBe('"▸"')
  await flip.locator('summary').click()
  await expect(flip.locator('.entry-body')).toBeVisible()
})

test('in an older browser an address unfolds the entry it names, and paper has all of them', ONCE, async ({ page }) => {
  await forgetDetailsContent(page)
  await page.goto('/contradictions/starcom/')
  const entries = page.locator('.flip')
  const id = await entries.nth(2).getAttribute('id')
  await page.goto(`/contradictions/starcom/?again#${id}`)
  const open = page.locator('.flip[open]')
  await expect(open).toHaveCount(1)
  await expect(open).toHaveId(id!)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(open).toHaveCount(await entries.count())
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(open).toHaveCount(1)
})
