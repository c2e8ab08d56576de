import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, type Page, test } from '@playwright/test'
import { hostSite, offlineParts, otherVersion, type SiteHost } from './site-host.ts'

test.use({ serviceWorkers: 'allow' })
/** Packing out a whole site takes a busy machine a while. */
test.setTimeout(120_000)

const LONG = { timeout: 90_000 }
const mark = (page: Page) => page.locator('[data-offline]')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The server players run, in a process of its own, so that it can really be stopped. */
async function serve(): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const child = spawn(process.execPath, ['cli/bin.mjs', 'serve', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text) => resolve(String(text)))
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  const stop = () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    return ended
  }
  return { url: /http:[^\s]+(?=\/)/.exec(said)![0], stop }
}

test('after one visit everything works with the server gone', async ({ page }) => {
  const server = await serve()
  await page.goto(`${server.url}/about/`)
  await expect(mark(page)).toContainText('Ready offline', LONG)
  await server.stop()
  await page.goto(`${server.url}/`)
  await expect(heading(page)).toContainText('What are you arguing about?')
  await page.getByRole('searchbox').first().fill('hand limit')
  await expect(page.locator('[data-results] a[data-hit]').first()).toBeVisible()
  await page.goto(`${server.url}/rules/ti4/gravity-rift/#1`)
  await expect(page.locator('[data-clause="ti4:gravity-rift.1"]')).toContainText(/move value/)
  await page.goto(`${server.url}/check/starcom/build/?systemKind=capital&underSiege=yes&what=ship&v=1`)
  await expect(page.getByText('NOT LEGAL').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('NOT LEGAL').first()).toBeVisible()
  for (const [address, words] of [
    ['/board/starcom/', 'Board'],
    ['/board/ti4/', 'Map'],
    ['/cases/legion/', /cases/i],
    ['/questions/starcom/', /questions/i],
    ['/rules/starcom/2022-02/siege-of-nothing', 'This page does not exist'],
  ] as const) {
    await page.goto(server.url + address)
    await expect(heading(page)).toHaveText(words)
  }
})

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
    await page.goto(`${host.url}/rules/`)
    await expect(mark(page)).toContainText('Ready offline', LONG)
    expect(host.asked.filter((path) => path === first)).toHaveLength(1)
    await host.stop()
    await page.goto(`${host.url}/check/`)
    await expect(heading(page)).toBeVisible()
    await host.start()
  })

  test('a newer version is told of, and changes nothing before the player agrees', async ({ page }) => {
    await page.goto(host.url)
    await expect(mark(page)).toContainText('Ready offline', LONG)
    const [before, after] = ['What are you arguing about?', 'What are YOU arguing about?']
    host.replace(otherVersion(before, after))
    const ruling = `${host.url}/check/starcom/build/?systemKind=capital&underSiege=yes&what=ship&v=1`
    await page.goto(ruling)
    await expect(page.getByText('NOT LEGAL').first()).toBeVisible()
    const news = page.locator('[data-update]')
    await expect(news).toContainText('newer version', LONG)
    await expect(page.getByText('NOT LEGAL').first()).toBeVisible()
    expect(page.url()).toBe(ruling)
    await page.goto(host.url)
    await expect(heading(page)).toHaveText(before)
    await news.getByRole('button', { name: 'Reload' }).click()
    await expect(heading(page)).toHaveText(after, LONG)
    await expect(mark(page)).toContainText('Ready offline', LONG)
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
    await clear()
    await host.stop()
    await page.goto(`${host.url}/check/`)
    await expect(heading(page)).toHaveText('No network, and nothing kept')
    await host.start()
    await page.goto(`${host.url}/check/`)
    await expect(mark(page)).toContainText('Ready offline', LONG)
  })
})
