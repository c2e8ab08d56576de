/** What is shared to the installed app, opened with it, pasted or dropped comes to the board it belongs to. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'

const LIST = readFileSync(new URL('../fixtures/legion-lists/tournament-vader.txt', import.meta.url), 'utf8')
const MAP = '38 65 41 67 39 44 72 40 34 77 66 75 36 43 61 79 69 62 0 47 71 0 26 46 0 27 48 0 35 50 0 25 42 0 24 49'
const BOARD =
  'Star Commander, November 2022, 3 x 3\nPlayers: Ann (me), Bo\nRow 1 column 1: Trade World; 1 Corvette of Bo'

const share = (page: Page, told: Record<string, string>) => page.goto(`/open/?${new URLSearchParams(told)}`)
const field = (page: Page) => page.getByRole('textbox', { name: 'List, map or board as text' })

test('what is shared opens where it belongs; a sentence and a link are searched for', async ({ page }) => {
  await share(page, { title: 'My list', text: LIST })
  await expect(page).toHaveURL(/\/board\/legion\/\?tool=hand&/)
  await expect(page.getByRole('region', { name: 'Verdict' })).toHaveAttribute('data-verdict', 'legal')
  await share(page, { text: MAP })
  await expect(page).toHaveURL(/\/board\/ti4\/\?b=/)
  await expect(page.locator('[data-system="72"]')).toBeVisible()
  await share(page, { text: BOARD })
  await expect(page).toHaveURL(/\/board\/starcom\/\?/)
  await expect(page.getByRole('gridcell', { name: /row 1 column 1, Trade World/ })).toBeVisible()
  for (const [name, told] of [
    ['text', 'can i build under siege'],
    ['url', 'https://example.org/x'],
  ] as const) {
    await share(page, { [name]: told })
    await expect(page).toHaveURL(/\/search\/\?q=/)
    await expect(page.getByRole('searchbox').first()).toHaveValue(told)
  }
})

test('what is left aside is shown before it is opened, and what is unknown stays in the field', async ({ page }) => {
  await page.goto('/check/')
  await page.getByRole('link', { name: 'Open a list, a map or a board of another tool' }).click()
  await field(page).fill(`${LIST}\nhello world of lists`)
  await page.getByRole('button', { name: 'Open it' }).click()
  await expect(page.getByText('Left aside: 1 part not understood.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'hello world of lists' })).toBeVisible()
  // the one loud thing on the page is the way on
  await expect(page.locator('#main .primary')).toHaveText('Open in the hand builder')
  await page.getByRole('link', { name: 'Open in the hand builder' }).click()
  await expect(page).toHaveURL(/\/board\/legion\/\?tool=hand&/)
  await page.goto('/open/')
  await field(page).fill('{"author":"Legion HQ","points":')
  await page.getByRole('button', { name: 'Open it' }).click()
  await expect(page.getByRole('alert')).toContainText('Copy the whole export')
  await expect(field(page)).toHaveValue('{"author":"Legion HQ","points":')
})

test('a file chosen, a file dropped, and a file the app was started with', async ({ page }) => {
  const file = { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(BOARD) }
  await page.goto('/open/')
  await page.getByLabel('Choose a file').setInputFiles(file)
  await expect(page).toHaveURL(/\/board\/starcom\/\?/)
  await page.goto('/open/')
  await field(page).evaluate((area, text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'map.txt', { type: 'text/plain' }))
    area.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, MAP)
  await expect(page).toHaveURL(/\/board\/ti4\/\?b=/)
  await page.addInitScript((text) => {
    const files = [{ getFile: async () => new File([text], 'list.txt') }]
    Object.defineProperty(window, 'launchQueue', {
      value: { setConsumer: (take: (launch: unknown) => void) => take({ files }) },
    })
  }, LIST)
  await page.goto('/open/')
  await expect(page).toHaveURL(/\/board\/legion\/\?tool=hand&/)
})

/** Keeps a page asleep: its script is not sent until what comes back is called. */
async function asleep(page: Page, script: RegExp): Promise<() => void> {
  let wake = () => {}
  const held = new Promise<void>((resolve) => {
    wake = resolve
  })
  await page.route(script, async (route) => {
    await held
    await route.continue()
  })
  return wake
}

test('two things told before the page woke are both kept', async ({ page }) => {
  const wake = await asleep(page, /assets\/table-mine\..*js/)
  await page.goto('/table/', { waitUntil: 'commit' })
  const edition = page.getByRole('region', { name: 'Star Commander' }).getByRole('combobox', { name: /^Edition/ })
  const seat = page.getByRole('textbox', { name: 'Seat 1' })
  await edition.selectOption('2022-02')
  await seat.fill('Ann')
  wake()
  await expect(page.getByText('Kept on this device.')).toBeVisible()
  await page.reload()
  await expect(edition).toHaveValue('2022-02')
  await expect(seat).toHaveValue('Ann')
})

/** A page hears what is pressed from the moment its words have been read. */
const read = (page: Page) => page.waitForFunction(() => document.readyState !== 'loading')

test('what was pasted, typed and pressed before the page woke counts', async ({ page }) => {
  const wakeOpen = await asleep(page, /assets\/table-open\..*js/)
  await page.goto('/open/', { waitUntil: 'commit' })
  await read(page)
  await field(page).fill(`${LIST}\nhello world of lists`)
  await page.getByRole('button', { name: 'Open it' }).click()
  wakeOpen()
  await expect(page.getByText('Left aside: 1 part not understood.')).toBeVisible()
  const wakeBuild = await asleep(page, /assets\/check-starcom-build\..*js/)
  await page.goto('/check/starcom/build/', { waitUntil: 'commit' })
  await read(page)
  const sentence = page.getByRole('textbox', { name: 'Say it in a sentence' })
  await sentence.fill('cruiser in my capital, 9 credits')
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.getByText('All facts at once', { exact: true }).click()
  const siege = page.getByRole('group', { name: /^The system is under siege/ })
  await siege.getByRole('radio', { name: 'Yes' }).check()
  wakeBuild()
  await expect(page).toHaveURL(/underSiege=yes/)
  await expect(page.getByRole('region', { name: 'Understood' })).toBeVisible()
  await expect(sentence).toHaveValue('cruiser in my capital, 9 credits')
})
