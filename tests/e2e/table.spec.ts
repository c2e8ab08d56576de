import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test as plain } from '@playwright/test'
import { ONCE } from './pages'
import { test } from './saving'

const BUILD = '/check/starcom/build/'
const SIEGE = `${BUILD}?systemKind=capital&underSiege=yes&what=ship&v=1`
/** Two players share the lead: the rules do not say who wins. */
const DRAW =
  '/check/starcom/game-end/?developmentsByPlayer=Ada:7;Ben:7;Cleo:6&homeworldConquered=yes&lastDomainCardDrawn=no&v=1'

const verdict = (page: Page): Locator => page.getByRole('region', { name: 'Verdict' })
const judged = (page: Page) => expect(verdict(page)).not.toHaveAttribute('data-verdict', 'waiting')
const rulings = (page: Page): Locator => page.getByRole('list', { name: 'Rulings' }).getByRole('listitem')

/** Settles a case on its page and gives the word of its verdict. */
async function settle(page: Page): Promise<void> {
  await page.goto(`${BUILD}?systemKind=capital&v=1`)
  await judged(page)
  await page.locator('details.all-facts').evaluate((fold: HTMLDetailsElement) => {
    fold.open = true
  })
  const ask = (name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) })
  await ask('What is being built').getByRole('radio', { name: 'Ship', exact: true }).check()
  await ask('The system is under siege').getByRole('radio', { name: 'Yes', exact: true }).check()
  await expect(verdict(page)).toContainText('NOT LEGAL')
}

const kept = (page: Page) => expect(page.getByRole('link', { name: 'Our rulings (kept)' })).toBeVisible()

/** Waits until the log holds this many rulings. */
async function logHas(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.goto('/table/log/')
    await expect(rulings(page)).toHaveCount(count, { timeout: 10_000 })
  }).toPass({ timeout: 120_000 })
}

test(
  'a sentence becomes chips, a verdict, what would turn it, and a link for the other phone',
  ONCE,
  async ({ page, browser }) => {
    await page.goto(BUILD)
    await judged(page)
    await page
      .getByRole('textbox', { name: 'Say it in a sentence' })
      .fill('can I build a Cruiser at my capital with 9 credits')
    await page.getByRole('button', { name: 'Read it' }).click()
    await expect(page.getByRole('region', { name: 'Understood' })).toContainText('Cruiser')
    await expect(verdict(page)).toHaveAttribute('data-verdict', 'undetermined')
    await page.getByRole('button', { name: 'Yes, judge this' }).click()
    await expect(verdict(page)).toHaveAttribute('data-presumed', /legal/)
    const unless = page.getByRole('region', { name: 'In the usual case', exact: true })
    await expect(unless.getByRole('listitem').first()).toBeVisible()
    await verdict(page).getByRole('button', { name: 'Share' }).click()
    const sheet = page.getByRole('dialog', { name: 'Share this ruling' })
    await expect(sheet.getByRole('img', { name: /QR code/ })).toBeVisible()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(/card=cruiser&credits=9/)
    const wordOn = async (one: Page) => (await verdict(one).innerText()).split('\n')[0]
    const said = await wordOn(page)
    const other = await browser.newContext()
    const phone = await other.newPage()
    await phone.goto(page.url())
    await expect(verdict(phone)).toHaveAttribute('data-presumed', /legal/)
    await expect.poll(() => wordOn(phone)).toBe(said)
    await other.close()
  },
)

test('a ruling is shared as a picture and as a text for a chat', ONCE, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(SIEGE)
  await expect(verdict(page)).toContainText('NOT LEGAL')
  await verdict(page).getByRole('button', { name: 'Share' }).click()
  const sheet = page.getByRole('dialog', { name: 'Share this ruling' })
  await sheet.getByRole('button', { name: 'Copy text for a chat' }).click()
  await expect(sheet.getByText('Text copied')).toBeVisible()
  const chat = await page.evaluate(() => navigator.clipboard.readText())
  expect(chat).toMatch(/^Star Commander \(November 2022\): .*NOT LEGAL/)
  expect(chat).toMatch(/Decided by: .*Build 6/)
  expect(chat).toMatch(/http.*underSiege=yes/)
  const download = page.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Picture' }).click()
  const picture = readFileSync(await (await download).path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  // Its size stands at bytes 16 to 23; a card with words on it is no thin strip.
  expect(picture.readUInt32BE(16)).toBe(1080)
  expect(picture.readUInt32BE(20)).toBeGreaterThan(600)
  await context.clearPermissions()
})

test('on paper the verdict stands first, with facts, words and code, and nothing to press', ONCE, async ({ page }) => {
  await page.goto(SIEGE)
  await expect(verdict(page)).toContainText('NOT LEGAL')
  const sheet = page.locator('.ruling-sheet')
  await expect(async () => {
    await page.pdf()
    await expect(sheet.locator('.sheet-qr')).toHaveCount(1, { timeout: 500 })
  }).toPass({ timeout: 120_000 })
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toBeVisible()
  await expect(sheet.locator('.sheet-verdict')).toContainText('NOT LEGAL')
  await expect(sheet.getByRole('row', { includeHidden: true })).toHaveCount(3)
  await expect(sheet).toContainText('Command Phase, Build 6')
  await expect(sheet).toContainText('November 2022')
  await expect(sheet).toContainText('underSiege=yes')
  await expect(page.locator('#main button:visible, #main input:visible, #main select:visible')).toHaveCount(0)
  await expect(page.getByText('Worked examples')).toBeHidden()
  await expect(page.locator('[data-rules-of]')).toBeHidden()
})

test('a settled ruling is in the log after a reload, found, reopened, deleted', ONCE, async ({ page }) => {
  await settle(page)
  await kept(page)
  await logHas(page, 1)
  await page.reload()
  await expect(rulings(page)).toHaveCount(1)
  await expect(rulings(page)).toContainText('NOT LEGAL')
  await expect(rulings(page)).toContainText('November 2022')
  await page.getByRole('searchbox', { name: 'Find' }).fill('nowhere')
  await expect(rulings(page)).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Find' }).fill('siege capital')
  await rulings(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/underSiege=yes/)
  await expect(page.getByText('It comes out the same.')).toBeVisible()
  await logHas(page, 1)
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: /^Really delete/ }).click()
  await expect(rulings(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('No rulings yet')).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Find' })).toBeHidden()
})

test('what to do about a wrong ruling leads to buttons that are there', ONCE, async ({ page }) => {
  await page.goto('/about/')
  await page.getByRole('link', { name: 'Our rulings' }).click()
  await expect(page.getByRole('button', { name: 'Export as JSON' })).toBeVisible()
  await page.goto('/about/')
  await page.getByRole('main').getByRole('link', { name: 'My table' }).click()
  await expect(page.getByRole('textbox', { name: 'Seat 1' })).toBeVisible()
})

test('one case that is told further is one ruling, not one a tap', ONCE, async ({ page }) => {
  await settle(page)
  await kept(page)
  await page.locator('summary', { hasText: 'Makes no difference now' }).click()
  const whose = page.getByRole('group', { name: /^Who controls the system/ })
  // Seen in the page, which keeps it again a second later.
  await page.evaluate(() => {
    const seen = { isTakenBack: false }
    Object.assign(window, { seen })
    const isKept = () => document.querySelector('main')!.textContent!.includes('Our rulings (kept)')
    new MutationObserver(() => {
      seen.isTakenBack ||= !isKept()
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await whose.getByRole('radio', { name: 'You', exact: true }).check()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: { isTakenBack: boolean } }).seen.isTakenBack))
    .toBe(true)
  await kept(page)
  await logHas(page, 1)
  await expect(rulings(page)).toContainText('Who controls the system: You')
})

test(
  'the log goes out as a file and comes back; what would come out differently now says so',
  ONCE,
  async ({ page }) => {
    await settle(page)
    await kept(page)
    await logHas(page, 1)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as JSON' }).click()
    const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
    expect(file.rulings[0]).toMatchObject({ game: 'starcom', checker: 'build', verdict: 'illegal' })
    const [ruling] = file.rulings
    expect(ruling.made).toEqual({
      program: JSON.parse(readFileSync('package.json', 'utf8')).version,
      rules: expect.stringMatching(/^[0-9a-f]{8}$/),
    })
    const told = Array.from({ length: 60 }, (_, at) => `Row ${at} column 1, face down: no`)
    file.rulings = [{ ...ruling, told, verdict: 'legal', word: 'LEGAL', made: { program: '0.0.1', rules: 'old' } }]
    const put = (text: string) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'rulings.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      })
    await put('{"kind":"something else"}')
    await expect(page.getByText('This file holds no rulings')).toBeVisible()
    await put(JSON.stringify(file))
    await expect(page.getByText('One ruling imported.')).toBeVisible()
    await expect(rulings(page)).toContainText('made with earlier rules')
    // A case of many facts is told in a few lines, and the next ruling is in sight.
    const height = () => rulings(page).evaluate((line) => line.getBoundingClientRect().height)
    await expect.poll(height).toBeLessThan(300)
    await rulings(page).getByRole('link').first().click()
    const other = page.getByRole('region', { name: 'It comes out differently now' })
    await expect(other).toContainText('NOT LEGAL')
    await expect(other).toContainText('rules old')
  },
)

test('where the device keeps nothing, that is said and the verdict stands', ONCE, async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError')
    }
  })
  await settle(page)
  await expect(page.getByText('Not kept: this browser keeps nothing')).toBeVisible()
  await expect(verdict(page)).toContainText('NOT LEGAL')
})

test(
  'my table is set once; the next pages begin with its printing and readings, and a link keeps its own',
  ONCE,
  async ({ page }) => {
    await page.goto('/table/')
    const game = page.getByRole('region', { name: 'Star Commander' })
    await game.getByRole('combobox', { name: /^Edition/ }).selectOption('2022-02')
    await page.getByRole('textbox', { name: 'Seat 1' }).fill('Ann')
    await page.getByRole('textbox', { name: 'Seat 2' }).fill('Bo')
    await expect(page.getByText('Kept on this device.')).toBeVisible()
    await page.goto(BUILD)
    await judged(page)
    await expect(page.getByRole('radio', { name: 'February 2022' })).toBeChecked()
    await page.goto(SIEGE)
    await expect(verdict(page)).toContainText('November 2022')
    await page.getByRole('button', { name: 'Judge it by that' }).click()
    await expect(page).toHaveURL(/ed=2022-02/)
    await expect(verdict(page)).toContainText('February 2022')
  },
)

test('a case told at home is judged as this table plays, and its ruling is kept', ONCE, async ({ page }) => {
  await page.goto('/table/')
  const game = page.getByRole('region', { name: 'Star Commander' })
  await game.getByText('House readings of open questions').click()
  await game.getByRole('combobox', { name: /Fighters keep a system from being under siege/ }).selectOption('B')
  await expect(page.getByText('Kept on this device.')).toBeVisible()
  await page.goto('/search/')
  await page
    .getByRole('searchbox')
    .first()
    .fill('is my homeworld besieged if he has a cruiser there and i have a fighter')
  await page.getByRole('link', { name: 'Judge this', exact: true }).click()
  await expect(verdict(page)).toContainText('Yes, under siege')
  await expect(verdict(page)).toContainText('reading B')
  await kept(page)
  const { href } = await page.evaluate(() => ({ href: window.location.href }))
  expect(href).not.toContain('#')
  // As somebody else's link it says the same, with the readings that stand in it, and is not kept once more.
  await page.goto(href)
  await expect(verdict(page)).toContainText('reading B')
  await logHas(page, 1)
})

test('the address of a case told at home is one to send, whatever the table plays', ONCE, async ({ page }) => {
  await page.goto('/search/')
  await page.getByRole('searchbox').first().fill('enemy corvette in my homeworld, can I build a frigate')
  await page.getByRole('link', { name: 'Judge this', exact: true }).click()
  await judged(page)
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  expect(page.url()).toContain('card=frigate')
})

test('we disagree: two claims, only what parts them, a ruling with whose claim stands', async ({ page }) => {
  await page.goto('/table/')
  await page.getByRole('textbox', { name: 'Seat 1' }).fill('Ann')
  await page.getByRole('textbox', { name: 'Seat 2' }).fill('Bo')
  await page.goto('/table/disagree/')
  await page
    .getByRole('textbox', { name: 'What do you disagree about?' })
    .fill('can I build a ship at my capital under siege')
  await page.getByRole('button', { name: 'Read it' }).click()
  const understood = page.getByRole('region', { name: 'Understood' })
  await expect(understood).toContainText('under siege')
  await understood.getByRole('link', { name: 'Yes, we disagree on this' }).click()
  const dialog = page.getByRole('dialog', { name: 'We disagree' })
  await dialog.getByRole('button', { name: 'Find what decides it' }).click()
  await expect(dialog.getByRole('region', { name: 'Ruling' })).toContainText('NOT LEGAL')
  await expect(dialog.getByText('Bo’s claim stands.')).toBeVisible()
  await expect(dialog).toContainText('Command Phase, Build 6')
})

test('we disagree asks one fact at a time where the claims part', ONCE, async ({ page }) => {
  await page.goto('/table/disagree/?q=can+I+build+a+Cruiser+at+my+capital+with+9+credits')
  await page.getByRole('link', { name: 'Yes, we disagree on this' }).click()
  const dialog = page.getByRole('dialog', { name: 'We disagree' })
  await dialog.getByRole('button', { name: 'Find what decides it' }).click()
  const question = dialog.getByRole('region', { name: 'Question' })
  const ruling = dialog.getByRole('region', { name: 'Ruling' })
  let asked = 0
  for (; asked < 12; asked++) {
    await expect(question.or(ruling)).toBeVisible()
    if (await ruling.isVisible()) break
    await expect(question).toHaveCount(1)
    const heading = await question.getByRole('heading').innerText()
    const no = question.getByRole('button', { name: 'No', exact: true })
    if (await no.isVisible()) await no.click()
    else {
      // Amounts that fit: one ship more, many developments.
      await question.getByRole('textbox').fill(/development|credit/i.test(heading) ? '9' : '1')
      await question.getByRole('button', { name: 'Answer' }).click()
    }
    await expect(async () => {
      const now = await question.getByRole('heading').allInnerTexts()
      expect(now).not.toContain(heading)
    }).toPass({ timeout: 30_000 })
  }
  await expect(ruling).toBeVisible()
  expect(asked).toBeGreaterThan(0)
  await expect(ruling).toContainText('LEGAL')
  await expect(ruling.getByText('One side’s claim stands.')).toBeVisible()
})

test('an open question ends with every reading, and the table may settle it for good', ONCE, async ({ page }) => {
  await page.goto(`${DRAW}#disagree`)
  const dialog = page.getByRole('dialog', { name: 'We disagree' })
  await dialog.getByRole('textbox', { name: 'says' }).first().fill('Ada')
  await dialog.getByRole('textbox', { name: 'says' }).last().fill('Ben')
  await dialog.getByRole('button', { name: 'Find what decides it' }).click()
  const ruling = dialog.getByRole('region', { name: 'Ruling' })
  await expect(ruling).toContainText('The rules do not say')
  await expect(ruling.getByText('Who wins if players tie for the most developments?')).toHaveCount(1)
  await ruling.getByRole('button', { name: 'This table plays A from now on' }).click()
  await expect(ruling).toContainText('share the win')
  await page.goto('/check/starcom/game-end/')
  await judged(page)
  await page.goto('/table/')
  await expect(page.getByRole('region', { name: 'Star Commander' })).toContainText('reading A of')
})

plain.describe('without a network', () => {
  plain.use({ serviceWorkers: 'allow' })

  plain('the log, my table and a disagreement are there', async ({ page, context }) => {
    plain.skip(plain.info().project.name !== 'phone', 'The worker does not know how wide a screen is.')
    await settle(page)
    await kept(page)
    await logHas(page, 1)
    await page.getByText(/^Ready offline/).waitFor({ timeout: 200_000 })
    await context.setOffline(true)
    await page.reload()
    await expect(rulings(page)).toContainText('NOT LEGAL')
    await page.goto('/table/')
    await expect(page.getByRole('textbox', { name: 'Seat 1' })).toBeVisible()
    await page.goto('/table/disagree/')
    await page.getByRole('textbox', { name: 'What do you disagree about?' }).fill('can I build under siege')
    await page.getByRole('button', { name: 'Read it' }).click()
    await page.getByRole('link', { name: 'Yes, we disagree on this' }).click()
    await page
      .getByRole('dialog', { name: 'We disagree' })
      .getByRole('button', { name: 'Find what decides it' })
      .click()
    await expect(page.getByRole('dialog', { name: 'We disagree' }).getByRole('region')).toBeVisible()
  })
})
