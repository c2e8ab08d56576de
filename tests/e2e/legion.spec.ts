import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page } from '@playwright/test'
import { look, sideways, themesFor } from './looking'
import { ONCE } from './pages'
import { test } from './saving'

const TOOLS = '/board/legion/'
const PASTED = [
  'AMBUSH',
  'ambush',
  'push',
  'New ways to motivate them',
  'Assault',
  'Son of Skywalker',
  'standing orders',
]

const verdict = (page: Page): Locator => page.getByRole('region', { name: 'Verdict' })
const faults = (page: Page): Locator => page.getByRole('list', { name: 'What is wrong' })

/** Opens a tool and waits until it has been judged. */
async function open(page: Page, query: string): Promise<void> {
  await page.goto(TOOLS + query)
  await expect(verdict(page)).not.toHaveAttribute('data-verdict', 'waiting')
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste a hand' }).click()
  await page.getByRole('textbox', { name: 'Army list or cards' }).fill(text)
  await page.getByRole('button', { name: 'Take as the hand' }).click()
}

test('a pasted hand with faults: each named with its clause, mended with one tap, shared', async ({
  page,
  browser,
}) => {
  await open(page, '?tool=hand')
  await paste(page, `Darth Vader\n${PASTED.join('\n')}`)
  await expect(verdict(page)).toContainText('NOT LEGAL')
  await expect(faults(page)).toContainText('In the hand more than once: Ambush.')
  await expect(faults(page)).toContainText('Two cards of 1 pip are needed; the hand has 3')
  await expect(faults(page)).toContainText('Son of Skywalker asks for Luke Skywalker')
  for (const clause of ['Hand 3', 'Hand 2a', 'Hand 2c', 'Character 1b'])
    await expect(faults(page).getByRole('link', { name: `Command Cards, ${clause}` })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'NOT LEGAL' })).toHaveCount(1)
  await expect(page).toHaveURL(/army=.*hand=/)
  const query = () => page.evaluate(() => window.location.search)
  const broken = await query()
  await page.getByRole('region', { name: 'Make it legal' }).getByRole('button', { name: /Try$/ }).first().click()
  await expect(verdict(page)).toContainText('LEGAL')
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal')
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeFocused()
  await expect.poll(query).not.toBe(broken)
  const other = await browser.newContext()
  const phone = await other.newPage()
  await open(phone, await query())
  await expect(verdict(phone)).toHaveAttribute('data-verdict', 'legal')
  await open(phone, broken)
  await expect(verdict(phone)).toContainText('NOT LEGAL')
  await expect(faults(phone)).toContainText('In the hand more than once: Ambush.')
  await other.close()
})

const SAMPLES = new URL('../fixtures/legion-lists/', import.meta.url)
const LIST = readFileSync(new URL('tournament-vader.txt', SAMPLES), 'utf8')

test(
  'an exported list: cards and units read, strange lines left aside in sight, and out again for another tool',
  ONCE,
  async ({ page }) => {
    await open(page, '?tool=hand')
    await paste(page, `${LIST}\nhello world of lists`)
    await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal')
    await expect(
      page.getByRole('status').filter({ hasText: '7 cards, 7 units read, 1 line left aside.' }),
    ).toBeVisible()
    await expect(page.getByText('Left aside (1): hello world of lists')).toBeVisible()
    await page.getByText('Copy this hand, or export it').click()
    await page.getByLabel('Form').selectOption({ label: 'Tabletop Admiral, Tabletop Simulator JSON' })
    const exported = page.getByRole('textbox', { name: 'Exported text' })
    await expect(exported).toHaveValue(/^\{/)
    const text = await exported.inputValue()
    const list = JSON.parse(text) as { author: string; commandCards: string[]; units: unknown[] }
    expect([list.author, list.commandCards.length, list.units.length]).toEqual(['Tabletop Admiral', 7, 7])
  },
)

test('a list opened as a file, and one that is cut off: what was there stays', ONCE, async ({ page }) => {
  await open(page, '?tool=hand')
  const file = page.getByLabel('Open a file')
  await file.setInputFiles(fileURLToPath(new URL('hq-vader.json', SAMPLES)))
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal')
  const cut = readFileSync(new URL('hq-vader.json', SAMPLES), 'utf8').slice(0, 400)
  await file.setInputFiles({ name: 'cut.json', mimeType: 'application/json', buffer: Buffer.from(cut) })
  await expect(page.getByRole('status').filter({ hasText: 'Copy the whole export once more.' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Army list or cards' })).toHaveValue(cut)
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal')
})

test('a list dropped on the hand builder is read as what is pasted', ONCE, async ({ page }) => {
  await open(page, '?tool=hand')
  await page.getByRole('button', { name: 'Paste a hand' }).evaluate((button, text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'list.txt', { type: 'text/plain' }))
    button.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, LIST)
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal')
  await expect(page.getByRole('status').filter({ hasText: '7 cards, 7 units read.' })).toBeVisible()
})

test('the picker offers cards by their owner while one types', ONCE, async ({ page }) => {
  await open(page, '?tool=priority')
  const blue = page.getByRole('region', { name: 'Blue', exact: true })
  await blue.getByRole('combobox', { name: 'Card' }).pressSequentially('vader')
  await expect(blue.getByRole('option')).toHaveCount(6)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(blue.getByRole('combobox', { name: 'Card' })).toHaveValue("Vader's Might")
})

test('a card whose character left stays visible and is named broken', ONCE, async ({ page }) => {
  await open(page, '?tool=hand')
  await paste(
    page,
    'Darth Vader, Ambush, Implacable, Push, New Ways to Motivate Them, Assault, Master of Evil, Standing Orders',
  )
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal')
  await page.getByText('Add a character').click()
  await page.getByRole('button', { name: 'General Veers' }).click()
  await page.getByRole('button', { name: 'Take Darth Vader out of the army' }).click()
  await expect(verdict(page)).toContainText('NOT LEGAL')
  await expect(page.getByRole('listitem').filter({ hasText: /^Implacable/ })).toContainText('asks for Darth Vader')
})

test('an unknown name is kept, flagged, and read right with one tap', ONCE, async ({ page }) => {
  await open(page, '?tool=hand')
  await paste(
    page,
    'Darth Vader, Ambush, Implacable, Push, New Ways to Motivate Them, Assualt, Master of Evil, Standing Orders',
  )
  await expect(page.getByRole('status').filter({ hasText: 'Kept, but not in our list: Assualt.' })).toBeVisible()
  await expect(verdict(page)).toContainText('DEPENDS')
  await page.getByRole('button', { name: 'Read it as Assault' }).click()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal')
})

test('a card that is not for this army is listed with the reason', ONCE, async ({ page }) => {
  await open(page, '?tool=hand&army=Darth%20Vader&hand=Ambush&v=1')
  await page.getByRole('button', { name: /^Choose a 1-pip card/ }).click()
  await page.getByRole('searchbox', { name: 'Search 1-pip cards' }).fill('skywalker')
  await expect(page.getByRole('listitem').filter({ hasText: /^Son of Skywalker/ })).toContainText(
    'asks for Luke Skywalker',
  )
})

test('a tie on pips is settled in two taps', ONCE, async ({ page }) => {
  await open(page, '?tool=priority&blue=Ambush&red=Implacable&v=1')
  await expect(verdict(page)).toContainText('NOT DECIDED YET')
  await page.getByRole('radio', { name: 'Nobody' }).check()
  await page.getByRole('button', { name: 'Blue rolls' }).click()
  await expect(verdict(page)).toContainText(/(Blue|Red) has priority/)
  await expect(page.getByText('Has priority', { exact: true }).filter({ visible: true })).toHaveCount(1)
  const said = await verdict(page).innerText()
  await expect(page).toHaveURL(/die=(block|surge|blank)/)
  await page.reload()
  await expect(verdict(page)).toContainText(said.split('\n')[0]!)
})

test('cards laid face down are judged only when they are revealed together', ONCE, async ({ page }) => {
  await open(page, '?tool=priority')
  await page.getByRole('checkbox', { name: /^Face down first/ }).check()
  for (const [side, card] of [
    ['Blue', 'Push'],
    ['Red', 'Assault'],
  ] as const) {
    const part = page.getByRole('region', { name: side, exact: true })
    await part.getByRole('combobox', { name: 'Card' }).fill(card)
    await part.getByRole('button', { name: 'Play it face down' }).click()
  }
  expect(page.url()).not.toContain('Push')
  await page.getByRole('button', { name: 'Reveal together' }).click()
  await expect(verdict(page)).toContainText('Blue has priority')
})

test('the largest number of orders, the choice judged, and the strip moved by keys', async ({ page }) => {
  await open(page, '?tool=orders')
  await page.getByRole('button', { name: /^Example/ }).click()
  await expect(verdict(page)).toContainText('3 orders have to be given')
  const token = (name: RegExp) => page.getByRole('group', { name: 'Units by range' }).getByRole('button', { name })
  await expect(token(/^C, /)).toHaveAccessibleName(/cannot get an order/)
  await token(/^B, /).focus()
  await page.keyboard.press('ArrowRight')
  await expect(token(/^B, /)).toHaveAccessibleName(/range 3/)
  await page.keyboard.press('ArrowRight')
  await expect(token(/^B, /)).toHaveAccessibleName(/range 4/)
  await page.keyboard.press('ArrowLeft')
  await expect(token(/^B, /)).toHaveAccessibleName(/range 3/)
  await page.getByRole('button', { name: 'Gets an order' }).click()
  await expect(verdict(page)).toContainText('NOT LEGAL')
  await expect(
    page.getByRole('region', { name: 'Why' }).getByRole('link', { name: 'Command Cards, Orders 4' }),
  ).toBeVisible()
  await page
    .getByRole('button', { name: /Give the orders to/ })
    .first()
    .click()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal')
  const href = await page.getByRole('link', { name: /^Open in the checker/ }).getAttribute('href')
  await page.goto(href!)
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal')
})

test('Change of Plans cancels Annihilation Looms', ONCE, async ({ page }) => {
  await open(page, '?tool=effects')
  await page.getByRole('button', { name: /^Example/ }).click()
  await expect(verdict(page)).toContainText('1 HAPPENS, 1 CANCELLED')
  await expect(page.getByRole('region', { name: 'In this order' }).getByRole('listitem')).toHaveText(
    /Red: Change of Plans/,
  )
  const why = page.getByRole('region', { name: 'Canceled, and why' })
  await expect(why).toContainText('Annihilation Looms does not happen')
  await expect(why.getByRole('link', { name: 'Command Cards, Effects 5', exact: true }).first()).toBeVisible()
})

test('another tool and back keeps the case', ONCE, async ({ page }) => {
  await open(page, '?tool=hand&army=Darth%20Vader&hand=Ambush&v=1')
  await page.getByRole('navigation', { name: 'Command tools' }).getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
  await page.getByRole('navigation', { name: 'Command tools' }).getByRole('link', { name: 'Hand' }).click()
  await expect(page.getByRole('button', { name: 'Take Ambush out of the hand' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
})

for (const [tool, query] of [
  ['hand', '&army=Darth%20Vader&hand=Ambush;Ambush;The%20Sith%20Will%20Rule&v=1'],
  ['priority', '&blue=Ambush&red=Implacable&v=1'],
  ['orders', ''],
  ['effects', ''],
] as const)
  test(`nothing stands in the way of anyone on the page ${tool}`, async ({ page }, info) => {
    await open(page, `?tool=${tool}${query}`)
    const example = page.getByRole('button', { name: /^Example/ })
    if (await example.count()) await example.click()
    expect([...(await look(page, themesFor(info.project.name))), ...(await sideways(page))]).toEqual([])
  })
