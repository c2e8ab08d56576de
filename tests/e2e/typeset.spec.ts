import { expect, type Page } from '@playwright/test'
import { dressed, SOON } from './looking'
import { ONCE } from './pages'
import { test } from './saving'

const LAW = '/rules/starcom/command-phase/'
/** The height of the phone these figures are of. */
const SCREEN = 844

/** How the page is set: screens of a phone it fills, share of its clauses that is words, stops of the Tab key. */
const measured = (page: Page) =>
  page.evaluate((screen) => {
    const range = document.createRange()
    const heights = [...document.querySelectorAll('.rule')].map((rule) => {
      range.selectNodeContents(rule.querySelector('.clause-words')!)
      const box = rule.getBoundingClientRect()
      const words = range.getBoundingClientRect()
      return { words: Math.min(words.bottom, box.bottom) - Math.max(words.top, box.top), all: box.height }
    })
    const sum = (key: 'words' | 'all') => heights.reduce((total, one) => total + one[key], 0)
    const stops = [...document.querySelectorAll('a[href], button, summary, input, select, textarea, [tabindex]')]
    return {
      clauses: heights.length,
      screens: document.documentElement.scrollHeight / screen,
      share: sum('words') / sum('all'),
      stops: stops.filter((one) => one.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
        .length,
    }
  }, SCREEN)

test('a page of law is words: at most 6 screens of a phone, 60 % of a clause, 120 stops', async ({ page }, info) => {
  await page.goto(LAW)
  // The last line that comes.
  await expect(page.locator('[data-offline]')).not.toBeEmpty()
  const { clauses, screens, share, stops } = await measured(page)
  expect(clauses).toBeGreaterThan(25)
  expect(share).toBeGreaterThanOrEqual(0.6)
  expect(stops).toBeLessThanOrEqual(120)
  if (info.project.name !== 'phone') return
  expect(screens).toBeLessThanOrEqual(6)
})

test('its lines hold about 62 characters where there is room, set at 17 to 18 pixels', async ({ page }, info) => {
  await page.goto(LAW)
  const { size, longest } = await page
    .locator('[id="build.5"] .clause-words p')
    .last()
    .evaluate((paragraph) => {
      const range = document.createRange()
      const counts = new Map<number, number>()
      for (const node of [...paragraph.childNodes].flatMap((one) => (one.nodeType === 3 ? one : [...one.childNodes]))) {
        for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const line = Math.round(range.getBoundingClientRect().bottom / 8)
          counts.set(line, (counts.get(line) ?? 0) + 1)
        }
      }
      return { size: Number.parseFloat(getComputedStyle(paragraph).fontSize), longest: Math.max(...counts.values()) }
    })
  expect(size).toBeGreaterThanOrEqual(17)
  expect(size).toBeLessThanOrEqual(18)
  expect(longest).toBeLessThanOrEqual(70)
  if (info.project.name === 'desktop') expect(longest).toBeGreaterThanOrEqual(52)
})

test('on a wide screen what is asked most and the contents stand beside the words, which begin higher', async ({
  page,
}, info) => {
  await page.goto(LAW)
  const beside = page.locator('.topic > aside')
  const [words, asked] = [await page.locator('.words').boundingBox(), await beside.locator('.asked').boundingBox()]
  const contents = beside.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Explore' })
  if (info.project.name === 'phone') {
    expect(asked!.y).toBeLessThan(words!.y)
    await expect(contents).toBeHidden()
    return
  }
  expect(asked!.x).toBeGreaterThanOrEqual(words!.x + words!.width)
  expect(words!.y).toBeLessThan(260)
  await expect(contents).toBeInViewport()
})

test('a heading says its number and its title apart, and a clause is no landmark', ONCE, async ({ page }) => {
  await page.goto(LAW)
  const heading = page.getByRole('heading', { name: /^Build 6: Not under siege\.?$/ })
  await expect(heading).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(0)
})

test('the printed number of a clause is an anchor too, and its number a target for a thumb', async ({ page }) => {
  await page.goto('/rules/ti4/movement/#58.4b')
  const clause = page.locator('[data-clause="ti4:movement.4b"]')
  await expect(clause).toBeInViewport()
  await expect(clause).toHaveCSS('box-shadow', /-4px 0px 0px/)
  const box = await clause.locator('summary').boundingBox()
  expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44)
})

test('what differs opens as two printings side by side, struck and underlined', async ({ page }) => {
  await page.goto(`${LAW}#build.6`)
  const clause = page.locator('[data-clause="starcom:command-phase.build.6"]')
  await clause.locator('summary').click()
  const [older, newer] = [clause.locator('.printings p').first(), clause.locator('.printings p').last()]
  await expect(older).toContainText('February 2022')
  await expect(newer).toContainText('November 2022')
  await expect(newer.locator('ins')).toContainText('The exception is ships in your own starting system')
  await expect(page.locator('[id="hand-limit.1"]')).toHaveCount(0)
  await page.goto('/rules/starcom/additional-rules/#hand-limit.1')
  const limit = page.locator('[data-clause="starcom:additional-rules.hand-limit.1"]')
  await limit.locator('summary').click()
  await expect(limit.locator('.printings del').first()).toContainText('eight')
  await expect(limit.locator('.printings ins').first()).toContainText('five')
})

const LARGE = [
  '/',
  '/quick/starcom/',
  '/check/starcom/build/',
  '/check/legion/command-hand/',
  '/questions/starcom/',
  '/board/ti4/',
]

test('letters of twice the size push nothing off a phone, and cover no name', ONCE, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: SCREEN })
  for (const path of LARGE) {
    await page.goto(path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
    const measure = () =>
      page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        room: document.documentElement.clientWidth,
        name: document.querySelector('.top a')!.getBoundingClientRect().right,
        search: document.querySelector('.top [data-palette]')!.getBoundingClientRect().left,
        buttons: [...document.querySelectorAll('button')]
          .filter((button) => /^(Undo|Reset)$/.test(button.textContent!.trim()))
          .map((button) => button.getBoundingClientRect().height),
      }))
    await expect(async () => {
      const { wide, room, name, search, buttons } = await measure()
      expect(wide, path).toBeLessThanOrEqual(room)
      expect(name, path).toBeLessThanOrEqual(search)
      // A word of four or five letters stands on one line.
      for (const height of buttons) expect(height, path).toBeLessThan(120)
    }).toPass({ timeout: SOON })
  }
})

test('the word before a number stands in the margin once, where it begins', async ({ page }) => {
  await page.goto('/rules/legion/command-cards/')
  const words = await page
    .locator('.rule[id^="hand."] .behind small')
    .evaluateAll((all) => all.map((one) => one.textContent))
  expect(words).toEqual(['Hand'])
  await expect(page.locator('[id="hand.2a"] h3')).toContainText('Hand 2a:')
})

test('a page of one clause shows the rules beside it at reading size, and a drawing or a worked case', async ({
  page,
}) => {
  const short = ['blockaded', 'custodians-token', 'diplomacy', 'mechs', 'modifiers', 'system-tiles', 'warfare']
  for (const topic of short) {
    await page.goto(`/rules/ti4/${topic}/`)
    await expect(page.locator('.rule'), topic).toHaveCount(1)
    const beside = page.locator('.worked').filter({ hasText: 'Rules it touches' })
    expect(await beside.locator('li').count(), topic).toBeGreaterThanOrEqual(2)
    await expect(beside.locator('p').first(), topic).toHaveCSS('font-size', /^1[78]px$/)
    expect(await page.locator('figure.diagram, details.worked li').count(), topic).toBeGreaterThanOrEqual(1)
  }
})

test('on a phone no word of a quick card is torn, and each line keeps its printings side by side', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: SCREEN })
  await page.goto('/quick/starcom/')
  const torn = await page.evaluate(() => {
    const range = document.createRange()
    const cells = [...document.querySelectorAll('.quick-sheet :is(td, th)')]
    return cells.flatMap((cell) => {
      const text = cell.firstChild
      if (text?.nodeType !== 3) return []
      return [...(text.textContent ?? '').matchAll(/\w+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : []
      })
    })
  })
  expect(torn).toEqual([])
  const tops = () =>
    page
      .getByRole('row', { name: /^The game stops/ })
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top))
  const sideBySide = async () => expect(new Set(await tops()).size).toBe(1)
  await sideBySide()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
  await sideBySide()
})

test('in the margin no word is torn, and on paper no number lies in the words', ONCE, async ({ page }) => {
  await page.goto('/rules/legion/range/')
  const rule = page.locator('.rule').first()
  const word = rule.locator('.behind summary small')
  await expect(word).toHaveText('Ruler')
  const boxOf = async (place: typeof rule) => (await place.boundingBox())!
  expect((await boxOf(word)).height).toBeLessThan(20)
  expect((await boxOf(word)).y + (await boxOf(word)).height).toBeLessThanOrEqual(
    (await boxOf(rule.locator('.law'))).y + 1,
  )
  // What paper needs comes once the page has woken.
  await expect(page.locator('html')).toHaveAttribute('data-awake', '')
  await dressed(page)
  await page.emulateMedia({ media: 'print' })
  const number = await boxOf(rule.locator('.behind summary b'))
  expect(number.x + number.width).toBeLessThanOrEqual((await boxOf(rule.locator('.law'))).x)
})
