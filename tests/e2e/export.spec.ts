import { expect, type Page, test } from '@playwright/test'
import { holdReader } from './asleep'
import { resize } from './looking'
import { htmlOf } from './pages'

const READING = '/rules/ti4/gravity-rift/'
const BUILD = '/check/starcom/build/?systemKind=capital&underSiege=yes&what=ship&v=1'

/** Scripts a page has asked for. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  return asked
}

test('a reading page asks for our reader and search, never for a framework', async ({ page }) => {
  const asked = scriptsOf(page)
  await page.goto(READING)
  await expect.poll(() => asked.filter((path) => /^\/assets\/(reader|search-worker)\./.test(path)).length).toBe(2)
  expect(asked.filter((path) => !/^\/assets\/(reader|search-worker)\./.test(path))).toEqual([])
  expect(await page.content()).not.toMatch(/__next|_next\/static\/[^"]*\.js/)
})

test('what is pressed before the reader is there is not lost', async ({ page }) => {
  const wake = await holdReader(page)
  await page.goto(READING)
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0)
  wake()
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox')).toBeFocused()
})

test('a judging page shows its form before any script, and wakes what is there instead of drawing it anew', async ({
  page,
}) => {
  const asked = scriptsOf(page)
  await page.route('**/check/starcom/build/*', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    expect(html).toMatch(/<div data-island="check\/starcom\/build"><[\s\S]*What is being built/)
    // What a phone asks first stands there as well: nothing jumps when the page wakes.
    expect(html).toMatch(/aria-label="Next question"[^>]*><div[^>]*><h2[^>]*>Card to build/)
    await route.fulfill({ response: answer, body: html.replace('<fieldset', '<fieldset data-drawn-before') })
  })
  await page.goto(BUILD)
  await expect(page.getByRole('region', { name: 'Verdict' })).toContainText('NOT LEGAL')
  await expect(page.locator('[data-drawn-before]')).toHaveCount(1)
  expect(asked.filter((path) => path.includes('_next'))).toEqual([])
  expect(asked.filter((path) => path.includes('legion') || path.includes('ti4'))).toEqual([])
})

test('theme and text size open with the first press, close with the second, and are remembered', async ({ page }) => {
  await page.goto(READING)
  const button = page.getByRole('button', { name: 'Theme and text size' })
  const dim = page.getByRole('radio', { name: 'Dim, for the table' })
  await button.click()
  await dim.check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dim')
  await button.click()
  await expect(dim).toBeHidden()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dim')
  await button.click()
  await expect(dim).toBeChecked()
})

test('a page of one topic carries no styles of lists and their fields', () => {
  expect(htmlOf(READING)).toContain('<style')
  expect(htmlOf(READING)).not.toMatch(/::placeholder|\[data-browse\]/)
})

/** Where everything stands and how it is coloured. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, fontWeight, textDecorationLine } = getComputedStyle(element)
      return [element.tagName, x, y, width, height, color, backgroundColor, fontWeight, textDecorationLine].join(' ')
    }),
  )

const KINDS = ['/', '/about/', '/check/', '/search/', '/rules/', '/rules/starcom/', '/rules/starcom/command-phase/']
const MORE = [
  '/rules/legion/range/',
  '/rules/ti4/movement/',
  '/cards/legion/',
  '/cases/ti4/',
  '/questions/starcom/',
  '/later/legion/',
]

for (const path of [...KINDS, ...MORE, '/contradictions/starcom/', '/coverage/legion/']) {
  test(`${path} looks the same with the part of the styles it carries as with all of them`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // The reader would bring them by itself.
    await page.route('**/assets/reader.*.js', (route) => route.abort())
    await page.goto(path)
    const widths = [390, 1280]
    const looksAt = async () => {
      const seen: string[][] = []
      for (const width of widths) {
        await resize(page, width)
        seen.push(await looks(page))
      }
      return seen
    }
    const before = await looksAt()
    await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const link = document.createElement('link')
          link.rel = 'stylesheet'
          link.href = document.querySelector<HTMLElement>('style[data-whole]')!.dataset.whole!
          link.addEventListener('load', resolve)
          link.addEventListener('error', reject)
          document.head.append(link)
        }),
    )
    expect(await looksAt()).toEqual(before)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page has all its styles, and offers nothing only a script can do', async ({ page }) => {
    await page.goto(READING)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible()
    await expect(page.locator('[data-palette]')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Theme and text size' })).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: 'Places' })).toBeHidden()
  })
})
