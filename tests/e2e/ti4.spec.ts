import { expect, type Page, test } from '@playwright/test'

const MAP = '/board/ti4/'
const STRING =
  '38 65 41 67 39 44 72 40 34 77 66 75 36 43 61 79 69 62 8 47 71 13 26 46 10 27 48 1 35 50 5 25 42 16 24 49'

const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' })
const system = (page: Page, id: string) => page.locator(`[data-system="${id}"]`)

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(MAP + query)
  await expect(verdict(page)).not.toHaveAttribute('data-verdict', 'waiting')
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByText('Another map:').click()
  await page.getByRole('textbox', { name: 'Map string' }).fill(text)
  await page.getByRole('button', { name: 'Set up this map' }).click()
}

test('a board from a map string, and a ship that moves on it', async ({ page }) => {
  await open(page)
  await paste(page, STRING)
  await expect(system(page, '18')).toHaveAccessibleName(/Mecatol Rex/)
  await expect(page.locator('[data-system]')).toHaveCount(38)
  const box = await system(page, '1').boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(44)
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await system(page, '46').click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Move Cruiser I 1 in 46' }).click()
  await expect(page.locator('[data-reached]').first()).toBeVisible()
  await page.locator('[data-reached]').first().click()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal')
  await expect(page.locator('[data-route]')).toHaveCount(1)
})

test('a map string with a wrong tile is named', async ({ page }) => {
  await open(page)
  await paste(page, '38 38 999')
  await expect(page.getByText('Tile 2: Tile 38 comes twice.')).toBeVisible()
  await expect(page.getByText(/999 is no tile/)).toBeVisible()
})

test('a blocked route shows its clause, and so does the link', async ({ page, browser }) => {
  await open(page)
  await paste(page, STRING)
  await page.getByText('Another map:').click()
  await page.getByRole('button', { name: /A single fighter in the way/ }).click()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'illegal')
  const clause = page.getByRole('region', { name: 'Why' }).getByRole('link', { name: 'LRR 58.4b' })
  await expect(clause).toHaveAttribute('href', /\/rules\/ti4\/movement\//)
  await expect.poll(() => new URL(page.url()).search).toContain('m=')
  const { search } = new URL(page.url())
  expect(search.length).toBeLessThan(400)
  await page.getByRole('button', { name: 'Move Cruiser I 1 in 46' }).click()
  await system(page, '48').click()
  await expect(page.getByText('Not in reach.')).toBeVisible()
  const other = await browser.newContext()
  const phone = await other.newPage()
  await open(phone, search)
  await expect(verdict(phone)).toHaveAttribute('data-verdict', 'illegal')
  await expect(phone.getByRole('region', { name: 'Why' }).getByRole('link', { name: 'LRR 58.4b' })).toBeVisible()
  await expect(phone.getByRole('link', { name: /Open in the checker/ })).toHaveAttribute('href', /check\/ti4\/movement/)
  await other.close()
})

test('arrow keys walk the map, Enter opens a system', async ({ page }) => {
  await open(page)
  await system(page, '46').focus()
  await page.keyboard.press('ArrowRight')
  await expect(system(page, '47')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'System 47' })).toBeVisible()
})
