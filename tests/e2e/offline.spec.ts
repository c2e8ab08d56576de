import { spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'

test.use({ serviceWorkers: 'allow' })

/** A server of our own, so that it can really be stopped. */
async function serve(port: number): Promise<{ stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ['cli/bin.mjs', 'serve', '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return {
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit')
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

test('after one visit everything works with the server gone', async ({ page }, info) => {
  const port = 3300 + info.workerIndex * 2 + (info.project.name === 'phone' ? 0 : 1)
  const server = await serve(port)
  const site = `http://localhost:${port}`
  await page.goto(site)
  await expect(page.locator('[data-offline]')).toContainText('Ready offline', { timeout: 20_000 })
  await server.stop()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('What are you arguing about?')
  await page.getByRole('searchbox').first().fill('hand limit')
  await expect(page.locator('[data-results] a[data-hit]').first()).toBeVisible()
  await page.goto(`${site}/rules/ti4/gravity-rift/#1`)
  await expect(page.locator('[data-clause="ti4:gravity-rift.1"]')).toContainText(/move value/)
  await page.goto(`${site}/check/starcom/build/?systemKind=capital&underSiege=yes&what=ship&v=1`)
  await expect(page.getByText('NOT LEGAL').first()).toBeVisible()
  await page.goto(`${site}/rules/starcom/no-such-page/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
})
