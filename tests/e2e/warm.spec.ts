/**
 * Tests share a warm browser (`reuseContext` in playwright.config.ts): what one of them kept, the next does not find. What
 * only a service worker fills is not cleared: tests with one have a browser of their own.
 */
import { expect, type Page, test } from '@playwright/test'
import { ONCE } from './pages'

test.describe.configure({ mode: 'serial' })

/** Where on the page's side something planted stands. */
const plantedIn = (page: Page) =>
  page.evaluate(async () => {
    const found = {
      'local storage': 'planted' in localStorage,
      'session storage': 'planted' in sessionStorage,
      cookies: document.cookie.includes('planted'),
      databases: (await indexedDB.databases()).some(({ name }) => name === 'planted'),
      scripts: 'planted' in window,
      permissions:
        (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state === 'granted',
    }
    return Object.entries(found).flatMap(([place, isThere]) => (isThere ? [place] : []))
  })

for (const time of ['first', 'again'])
  test(`a browser that has kept nothing begins with nothing: ${time}`, ONCE, async ({ page, context }) => {
    await page.goto('/about/')
    expect(await plantedIn(page)).toEqual([])
    await context.grantPermissions(['clipboard-read'])
    await page.addInitScript(() => Object.assign(window, { planted: true }))
    await page.reload()
    await page.evaluate(async () => {
      localStorage.setItem('planted', '1')
      sessionStorage.setItem('planted', '1')
      // biome-ignore lint/suspicious/noDocumentCookie: it must be kept in the oldest way too.
      document.cookie = 'planted=1'
      await new Promise((opened) => {
        indexedDB.open('planted').onsuccess = opened
      })
    })
    expect(await plantedIn(page)).toHaveLength(6)
    // The one thing Playwright leaves as it is.
    await context.clearPermissions()
  })
