import { expect, type Page, test } from '@playwright/test'
import { holdReader } from './asleep'
import { dressed } from './looking'

const RULE = '/rules/starcom/2022-02/command-phase/#build.6'

const clauseOn = (page: Page) => page.locator('[data-clause="starcom:command-phase.build.6"]')
const citeOn = (page: Page) => clauseOn(page).locator('summary')
const sheetOn = (page: Page) => page.getByRole('group', { name: /^Cite or pin/ })
/** Waits until that has been copied: what is said of it may still stand there from the last time. */
const expectCopied = (page: Page, words: RegExp) =>
  expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(words)

/** Opens a page and waits until its scripts listen. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-awake', '')
}

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
})
test.afterEach(({ context }) => context.clearPermissions())

test('three ways to cite a rule, and each names the edition', async ({ page }) => {
  await open(page, RULE)
  await expect(citeOn(page)).toContainText(
    /Cite or pin Command Phase, Build 6.*differs between editions.*can be checked/,
  )
  await citeOn(page).click()
  for (const [choice, expected] of [
    ['Copy: One line', /^Command Phase, Build 6: Not under siege \(Star Commander, February 2022\)$/],
    [
      'Copy: Link for Discord',
      /^\[Command Phase, Build 6: Not under siege\]\(http:\S+\/2022-02\/command-phase\/#build\.6\) \(Star Commander, February 2022\)$/,
    ],
    [
      'Copy: Words, source and link',
      /^“No ship or station may be built in a system under siege\.”\nCommand Phase, Build 6: Not under siege \(Star Commander, February 2022\)\. Source: .*February 2022.*\nhttp:\S+#build\.6$/,
    ],
  ] as const) {
    await sheetOn(page).getByRole('button', { name: choice }).click()
    await expect(page.getByRole('status')).toContainText('Copied Command Phase, Build 6, Star Commander, February 2022')
    await expectCopied(page, expected)
  }
})

test('by keyboard alone: the number opens, the next stop is the first way, Esc closes and gives the focus back', async ({
  page,
}) => {
  await open(page, RULE)
  await citeOn(page).focus()
  await page.keyboard.press('Enter')
  await expect(sheetOn(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(sheetOn(page).getByRole('button', { name: 'Copy: One line' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Copied')
  await expectCopied(page, /February 2022/)
  await page.keyboard.press('Escape')
  await expect(sheetOn(page)).toBeHidden()
  await expect(citeOn(page)).toBeFocused()
})

test('a number opened before the page woke gets its ways to cite', async ({ page }) => {
  const wake = await holdReader(page)
  await page.goto(RULE, { waitUntil: 'commit' })
  await citeOn(page).click()
  await expect(clauseOn(page).locator('[data-source]')).toBeVisible()
  wake()
  await expect(sheetOn(page).getByRole('button', { name: 'Pin', exact: true })).toBeVisible()
})

test('a long press on the words of a rule opens the ways to send it; a short one, or one that moves, does not', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.share = (what) => {
      document.body.dataset.sent = what?.text ?? ''
      return Promise.resolve()
    }
  })
  await open(page, RULE)
  for (const end of ['pointerup', 'pointermove']) {
    // In one go: on a loaded machine a short press would last.
    await clauseOn(page)
      .locator('.clause-words')
      .evaluate((words, end) => {
        for (const [at, type] of ['pointerdown', end].entries())
          words.dispatchEvent(
            new PointerEvent(type, { bubbles: true, pointerType: 'touch', isPrimary: true, clientY: at * 30 }),
          )
      }, end)
    await page.waitForTimeout(700)
    await expect(sheetOn(page)).toBeHidden()
  }
  const finger = await page.context().newCDPSession(page)
  const at = await clauseOn(page)
    .locator('.clause-words')
    .evaluate((words) => {
      const range = document.createRange()
      range.selectNodeContents(words)
      const { x, y } = range.getClientRects()[0]!
      return { x: x + 8, y: y + 8 }
    })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await expect(sheetOn(page)).toBeVisible()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await page.evaluate(() => String(getSelection()))).toBe('')
  await sheetOn(page).getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-sent', /^“No ship or station.*Build 6.*http:/s)
})

test('a community note is cited as a note, never as a rule', async ({ page }) => {
  await open(page, '/rules/ti4/movement/')
  const note = page.locator('.clause', { hasText: 'Community note, not a rule' }).first()
  await note.locator('summary').click()
  await sheetOn(page).getByRole('button', { name: 'Copy: One line' }).click()
  await expect(page.getByRole('status')).toContainText('Copied')
  await expectCopied(page, /\(.*Living Rules Reference.*; Community note, not a rule\)$/)
})

test('a pinned rule stands on the first page and under Find, survives, and can be taken off', async ({ page }) => {
  await open(page, RULE)
  await citeOn(page).click()
  await sheetOn(page).getByRole('button', { name: 'Pin', exact: true }).click()
  await expect(clauseOn(page)).toHaveAttribute('data-pinned', '')
  for (const place of ['/', '/search/']) {
    await open(page, place)
    await expect(page.locator('[data-pins]')).toContainText('Command Phase, Build 6 · Star Commander, February 2022')
  }
  await page.getByRole('link', { name: /Not under siege.*Build 6/ }).click()
  await expect(page).toHaveURL(/\/2022-02\/command-phase\/#build\.6$/)
  await expect(clauseOn(page)).toHaveAttribute('data-pinned', '')
  await open(page, '/')
  await page.getByRole('button', { name: 'Unpin Command Phase, Build 6' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-pins]')).toBeEmpty()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('pins'))).toBeNull()
})

test('a linked rule shows its words to who walks to it by key; a word of the game shows what it means', async ({
  page,
}) => {
  await open(page, '/rules/starcom/command-phase/#build.6')
  const shown = page.locator('[popover][aria-label="Linked rule"]')
  await citeOn(page).focus()
  for (let back = 0; back < 2; back += 1) await page.keyboard.press('Shift+Tab')
  await expect(shown).toContainText('Additional Rules, Siege 1')
  await page.keyboard.press('Escape')
  await expect(shown).toBeHidden()
  const term = page.locator('a.term').first()
  await term.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(term).toBeFocused()
  await expect(shown).toContainText('Glossary')
})

test('paper gets the rules with edition and address, their source once, on few sheets, and nothing else', async ({
  page,
}) => {
  await open(page, RULE)
  await dressed(page)
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets!.length).toBeLessThanOrEqual(3)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Star Commander, February 2022 · Command Phase · ')).toBeVisible()
  await expect(page.getByText(/Source: Star Commander rulebook/).filter({ visible: true })).toHaveCount(1)
  await expect(clauseOn(page).locator('[data-source]')).toBeHidden()
  // A rule printed alone says its own, as does one whose words come from elsewhere.
  await page.locator('html').evaluate((root) => {
    root.dataset.print = 'one'
  })
  await clauseOn(page).evaluate((clause) => {
    clause.dataset.printed = ''
  })
  await expect(clauseOn(page).locator('[data-source]')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(clauseOn(page).getByRole('button')).toBeHidden()
})
