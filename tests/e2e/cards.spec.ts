import { expect } from '@playwright/test'
import { holdReader } from './asleep'
import { ONCE } from './pages'
import { test } from './saving'

const card = (id: string) => `details#${id}`

test('the command cards filter by words, by pips and by who may use them', async ({ page }) => {
  await page.goto('/cards/legion/')
  await page.getByRole('searchbox', { name: 'Find a card' }).fill('vader')
  await expect(page.locator(card('implacable'))).toBeVisible()
  await expect(page.locator(card('son-of-skywalker'))).toBeHidden()
  await page.getByRole('searchbox', { name: 'Find a card' }).fill('')
  await page.getByLabel('Who may use it').selectOption({ label: 'Darth Vader' })
  await expect(page.getByText('10 of 244 cards')).toBeVisible()
  await page.getByRole('button', { name: '1', exact: true }).click()
  await expect(page.getByText('3 of 244 cards')).toBeVisible()
  await page.locator(card('implacable')).locator('summary').click()
  await expect(page.locator(card('implacable'))).toContainText('Vader gains a dodge token whenever he activates.')
  await expect(page.locator(card('implacable'))).toContainText('Print of this edition')
})

test('every part of a card leads to its rule by a target for a thumb', ONCE, async ({ page }) => {
  await page.goto('/cards/legion/')
  const links = page.getByRole('region', { name: 'The parts of a command card' }).getByRole('link')
  await expect(links).toHaveCount(6)
  const heights = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})

test('a link to a card opens it; a later print is called one', ONCE, async ({ page }) => {
  await page.goto('/cards/legion/#overwhelming-barrage')
  await expect(page.locator(card('overwhelming-barrage'))).toHaveAttribute('open', '')
  const sign = () =>
    page
      .locator(`${card('overwhelming-barrage')} > summary`)
      .evaluate((line) => getComputedStyle(line, '::before').content)
  await expect.poll(sign).toBe('"▾"')
  await expect(page.locator(card('overwhelming-barrage'))).toContainText('not the print of this edition')
  await expect(page.locator(card('overwhelming-barrage'))).toBeInViewport()
  await expect(page).toHaveTitle(/^Overwhelming Barrage · Command cards/)
  await expect(
    page.locator(card('overwhelming-barrage')).getByRole('link', { name: 'Link to this card' }),
  ).toHaveAttribute('href', '/cards/legion/#overwhelming-barrage')
})

test('a group opened before the page woke stays open', ONCE, async ({ page }) => {
  const wake = await holdReader(page)
  await page.goto('/cards/legion/')
  const group = page.locator('details[data-filter-section]').first()
  await group.locator('> summary').click()
  await expect(group).toHaveAttribute('open', '')
  wake()
  await expect(page.getByRole('searchbox', { name: 'Find a card' })).toBeVisible()
  await expect(group).toHaveAttribute('open', '')
})

test('units, tiles and factions filter by words; a link opens the one it names', ONCE, async ({ page }) => {
  await page.goto('/cards/ti4/')
  await page.getByRole('searchbox', { name: 'Find a unit, tile or faction' }).fill('delta wormhole')
  await expect(page.locator(card('tile-51'))).toBeVisible()
  await expect(page.locator(card('tile-25'))).toBeHidden()
  await page.goto('/cards/ti4/#carrier-ii')
  await expect(page.locator(card('carrier-ii'))).toHaveAttribute('open', '')
  await expect(page.locator(card('carrier-ii'))).toContainText('carries 6')
  await page.locator(card('carrier-ii')).getByRole('link', { name: 'How much a unit carries' }).click()
  await expect(page).toHaveURL(/\/rules\/ti4\/capacity\/#1$/)
})
