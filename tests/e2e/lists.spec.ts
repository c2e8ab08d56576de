import { expect } from '@playwright/test'
import { test } from './saving'

const GAMES = ['starcom', 'legion', 'ti4']

for (const [path, title, counted] of [
  ['/questions/', 'Open questions', /^(\d+) questions$/],
  ['/cases/', 'Solved cases', /^(\d+) cases of \d+ checkers$/],
  ['/coverage/', 'Coverage', /^(\d+ of \d+ checkable clauses are decided by a checker)$/],
] as const) {
  test(`${path} names every game with its count, and each list has what was promised`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    for (const [i, game] of GAMES.entries()) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const rows = page.getByRole('main').locator('a.row-link')
      await expect(rows).toHaveCount(GAMES.length)
      const [, promised] = counted.exec(await rows.nth(i).locator('.text-muted').innerText())!
      await rows.nth(i).click()
      await expect(page).toHaveURL(new RegExp(`${path}${game}/$`))
      await expect(page.locator('.intro')).toContainText(promised!)
      await expect(page.locator(`a[href="${path}"]`).first()).toBeAttached()
    }
    expect(errors).toEqual([])
  })
}

test('from About to a numbered case of any game, by links alone', async ({ page }) => {
  await page.goto('/about/')
  await page.getByRole('link', { name: 'Solved cases' }).click()
  await page.getByRole('link', { name: /Twilight Imperium 4/ }).click()
  await page.locator('details summary').first().click()
  await page.locator('details[open] a.row-link').first().click()
  await expect(page).toHaveURL(/\/check\/ti4\//)
  await expect(page.getByRole('region', { name: 'Verdict' })).not.toHaveAttribute('data-verdict', 'waiting')
})

test('cases and coverage are reached from About, and from no page a player plays by', async ({ page }) => {
  for (const path of ['/', '/check/', '/rules/', '/rules/ti4/', '/rules/starcom/2022-02/', '/questions/', '/search/']) {
    await page.goto(path)
    await expect(page.locator('a[href^="/cases/"], a[href^="/coverage/"]'), path).toHaveCount(0)
  }
  await page.goto('/search/?q=solved%20cases')
  await expect(page.locator('[data-results]')).toHaveAttribute('aria-busy', 'false')
  await expect(page.locator('[data-results] a[href*="/cases/"]')).toHaveCount(0)
})

for (const [path, noun, words] of [
  ['/questions/starcom/', 'questions', 'siege'],
  ['/contradictions/starcom/', 'places', 'hand'],
] as const) {
  test(`${path} is filtered by words and by kind, and an address opens its entry`, async ({ page }) => {
    await page.goto(path)
    const all = await page.locator('.entry').count()
    await page.getByLabel('Filter').fill(words)
    await expect(page.locator('[data-filter] output')).toHaveText(new RegExp(`^\\d+ of ${all} ${noun}$`))
    const shown = page.locator('.entry:not([hidden])').last()
    await expect(shown).toContainText(new RegExp(words, 'i'))
    const id = await shown.getAttribute('id')
    await page.goto('about:blank')
    await page.goto(`${path}#${id}`)
    await expect(page.locator(`[id="${id}"] .entry-body`)).toBeVisible()
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
    // on paper nothing is folded, and each entry says what it is
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.entry > summary').first()).toBeVisible()
    await expect(page.locator('.entry .entry-body').first()).toBeVisible()
  })
}
