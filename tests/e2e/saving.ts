import { test as base } from '@playwright/test'

/**
 * A browser whose owner saves data: a page does not prepare its search before somebody asks for it, which costs as much
 * as the page itself. For what a page does besides; that it does so beside its own idle work is seen by the specs that
 * open pages of every kind (open, reading, tasks, headers), and on the other phones of these.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    )
    await use(page)
  },
})
