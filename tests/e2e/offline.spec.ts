import { expect, type Page, test } from '@playwright/test'
import { hostSite, offlinePartOf, offlineParts, otherVersion, type SiteHost } from './site-host.ts'

// What a browser has never seen is what these are about.
test.use({ serviceWorkers: 'allow', reuseContext: false })

/** Packing out a whole site takes a busy machine a while. */
const LONG = { timeout: 200_000 }
const mark = (page: Page) => page.locator('[data-offline]')
/** Empties what the browser itself keeps of answers; what the worker keeps stays. */
async function forgetAnswers(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.clearBrowserCache')
  await cdp.detach()
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('a server that breaks', () => {
  let host: SiteHost
  test.beforeEach(async () => {
    host = await hostSite()
  })
  test.afterEach(async () => host.stop().catch(() => {}))

  test('a download that breaks off leaves the site as it was, and goes on where it stopped', async ({ page }) => {
    const [first, second] = offlineParts()
    host.breakOff([second!])
    await page.goto(host.url)
    await expect(mark(page)).toContainText('broke off', LONG)
    await page.getByRole('searchbox').first().fill('hand limit')
    await expect(page.locator('[data-results] a[data-hit]').first()).toBeVisible()
    expect(host.asked.filter((path) => path === first)).toHaveLength(1)
    host.breakOff([])
    // The browser's own store of answers would hide that a part is asked for again.
    await forgetAnswers(page)
    await page.goto(`${host.url}/rules/`)
    await expect(mark(page)).toContainText('Ready offline', LONG)
    expect(host.asked.filter((path) => path === first)).toHaveLength(1)
    await host.stop()
    await page.goto(`${host.url}/check/`)
    await expect(heading(page)).toBeVisible()
    await host.start()
  })

  test('the game that is open is ready first, the others follow', async ({ page }) => {
    const wanted = ['/', '/rules/starcom/'].map(offlinePartOf)
    const others = offlineParts().filter((part) => !wanted.includes(part))
    const letGo = host.holdBack(others)
    await page.goto(`${host.url}/rules/starcom/additional-rules/`)
    await expect(mark(page)).toContainText('Ready offline for this game', LONG)
    const kept = (part: string) => page.evaluate((address) => caches.match(address).then(Boolean), part)
    expect(await Promise.all(wanted.map(kept))).toEqual([true, true])
    expect(await Promise.all(others.map(kept))).toEqual(others.map(() => false))
    await forgetAnswers(page)
    await host.stop()
    letGo()
    await page.goto(`${host.url}/check/starcom/build/?systemKind=capital&underSiege=yes&what=ship&v=1`)
    await expect(page.getByRole('region', { name: 'Verdict' })).toContainText('NOT LEGAL')
    await page.goto(`${host.url}/rules/legion/`)
    await expect(heading(page)).toHaveText('No network, and this is not kept yet')
    await host.start()
    // What is said of the game that was opened first is not said of another.
    host.breakOff(others)
    await page.goto(`${host.url}/rules/legion/`)
    await expect(mark(page)).toContainText('broke off', LONG)
    await page.goto(`${host.url}/rules/starcom/`)
    await expect(mark(page)).toContainText('the others come when there is a network', LONG)
    host.breakOff([])
    await page.goto(`${host.url}/rules/legion/`)
    await expect(mark(page)).toContainText(/^Ready offline: everything/, LONG)
    expect(await Promise.all(others.map(kept))).toEqual(others.map(() => true))
  })

  test('the login page of a hotel is not taken for a part, and does no harm that lasts', async ({ page }) => {
    const [first, second] = offlineParts()
    host.replace({ [first!]: '<!doctype html><title>Welcome to the hotel</title>', [second!]: '["half a part"]' })
    await page.goto(host.url)
    await expect(mark(page)).toContainText('broke off', LONG)
    expect(await page.evaluate((part) => caches.match(part).then(Boolean), first!)).toBe(false)
    expect(await page.evaluate((part) => caches.match(part).then(Boolean), second!)).toBe(false)
    host.replace({})
    await page.goto(`${host.url}/rules/`)
    await expect(mark(page)).toContainText('Ready offline', LONG)
  })

  test('a newer version is told of, and changes nothing before the player agrees', async ({ page }) => {
    await page.goto(host.url)
    await expect(mark(page)).toContainText('Ready offline', LONG)
    const [before, after] = ['What are you arguing about?', 'What are YOU arguing about?']
    await page.evaluate(() => caches.open('lawspeaker-of-long-ago'))
    await forgetAnswers(page)
    const search = host.asked.filter((path) => path.startsWith('/data/search.'))
    host.replace(otherVersion(before, after))
    const ruling = `${host.url}/check/starcom/build/?systemKind=capital&underSiege=yes&what=ship&v=1`
    await page.goto(ruling)
    await expect(page.getByRole('region', { name: 'Verdict' })).toContainText('NOT LEGAL')
    const news = page.locator('[data-update]')
    await expect(news).toContainText('newer version', LONG)
    await expect(page.getByRole('region', { name: 'Verdict' })).toContainText('NOT LEGAL')
    expect(page.url()).toBe(ruling)
    await page.goto(host.url)
    await expect(heading(page)).toHaveText(before)
    await news.getByRole('button', { name: 'Reload' }).click()
    await expect(heading(page)).toHaveText(after, LONG)
    await expect(mark(page)).toContainText('Ready offline', LONG)
    // What is the same in both is not asked for again, and the versions do not pile up.
    expect(host.asked.filter((path) => path.startsWith('/data/search.'))).toEqual(search)
    await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(2)
  })

  test('the news of a version can be taken in a second tab too', async ({ page, context }) => {
    await page.goto(host.url)
    await expect(mark(page)).toContainText('Ready offline', LONG)
    const [before, after] = ['What are you arguing about?', 'What are YOU arguing about?']
    await forgetAnswers(page)
    host.replace(otherVersion(before, after))
    const second = await context.newPage()
    for (const tab of [page, second]) {
      await tab.goto(host.url)
      await expect(tab.locator('[data-update]')).toContainText('newer version', LONG)
    }
    for (const tab of [page, second]) {
      await tab.locator('[data-update]').getByRole('button', { name: 'Reload' }).click()
      await expect(heading(tab)).toHaveText(after, LONG)
    }
  })

  test('a device without room for another version says so, and keeps the one it has', async ({ page }) => {
    await page.goto(host.url)
    await expect(mark(page)).toContainText('Ready offline', LONG)
    await forgetAnswers(page)
    const cdp = await page.context().newCDPSession(page)
    const { usage } = await cdp.send('Storage.getUsageAndQuota', { origin: host.url })
    await cdp.send('Storage.overrideQuotaForOrigin', { origin: host.url, quotaSize: usage + 10_000 })
    host.replace(otherVersion('What are you arguing about?', 'What are YOU arguing about?'))
    await page.goto(host.url)
    await expect(mark(page)).toContainText('no room for it beside the old one', LONG)
    await expect(page.locator('[data-update]')).toHaveCount(0)
  })

  test('a device without room for the first one says so', async ({ page }) => {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Storage.overrideQuotaForOrigin', { origin: host.url, quotaSize: 20_000 })
    await page.goto(host.url)
    await expect(mark(page)).toContainText('no room left', LONG)
  })

  test('what the browser clears comes back, and without a network the page says what happened', async ({
    page,
    context,
  }) => {
    await page.goto(host.url)
    await expect(mark(page)).toContainText('Ready offline', LONG)
    const clear = async () => {
      await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))))
      const cdp = await context.newCDPSession(page)
      await cdp.send('ServiceWorker.enable')
      await cdp.send('ServiceWorker.stopAllWorkers')
      await cdp.detach()
    }
    await clear()
    const before = host.asked.length
    await page.goto(`${host.url}/rules/`)
    await expect(mark(page)).toContainText('Ready offline', LONG)
    expect(host.asked.slice(before)).toContain('/rules/')
    expect(await page.evaluate((part) => caches.match(part).then(Boolean), offlineParts()[0]!)).toBe(true)
    // The worker sees to it by itself where the page has looked already.
    await clear()
    await page.evaluate(() => fetch('/check/').then((answer) => answer.text()))
    await expect
      .poll(() => page.evaluate((part) => caches.match(part).then(Boolean), offlineParts()[0]!), LONG)
      .toBe(true)
    // Nothing is called ready that is not.
    await clear()
    await forgetAnswers(page)
    host.breakOff(offlineParts().slice(0, 1))
    await page.goto(`${host.url}/about/`)
    await expect(mark(page)).toContainText('broke off', LONG)
    host.breakOff([])
    await clear()
    await host.stop()
    await page.goto(`${host.url}/check/`)
    await expect(heading(page)).toHaveText('No network, and nothing kept')
    await host.start()
    await page.goto(`${host.url}/check/`)
    await expect(mark(page)).toContainText('Ready offline', LONG)
  })
})
