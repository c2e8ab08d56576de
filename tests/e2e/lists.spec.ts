import { expect, test } from '@playwright/test'

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

test('from the checkers to a numbered case of any game, by links alone', async ({ page }) => {
  await page.goto('/check/')
  await page.getByRole('link', { name: 'numbered cases' }).click()
  await page.getByRole('link', { name: /Twilight Imperium 4/ }).click()
  await page.locator('details summary').first().click()
  await page.locator('details[open] a.row-link').first().click()
  await expect(page).toHaveURL(/\/check\/ti4\//)
  await expect(page.getByRole('region', { name: 'Verdict' })).not.toHaveAttribute('data-verdict', 'waiting')
})
