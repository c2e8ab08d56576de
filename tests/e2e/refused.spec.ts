import { expect, test } from '@playwright/test'
import { ONCE } from './pages'

test('a pin that was not kept is not called one', ONCE, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/rules/starcom/command-phase/')
  await page.locator('[data-clause="starcom:command-phase.build.6"] summary').click()
  await page.getByRole('button', { name: 'Pin', exact: true }).click()
  await expect(page.locator('[data-said]')).toContainText('Nothing was changed')
  await expect(page.locator('[data-said]')).not.toContainText('Pinned')
})

test('where workers are refused the search says so instead of waiting', ONCE, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      Worker: class {
        constructor() {
          throw new DOMException('no workers', 'SecurityError')
        }
      },
    })
  })
  await page.goto('/search/?q=siege')
  await expect(page.locator('[data-results]')).toContainText('does not let pages search')
})

test('where nothing may be kept the foot of the page says so', ONCE, async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
  })
  await page.goto('/')
  await expect(page.locator('[data-offline]').first()).toContainText('lets the site keep nothing')
})
