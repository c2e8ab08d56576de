import { expect, type Page } from '@playwright/test'
import { isSampled } from '../brute-force/sample'
import { verdictLinks } from './links'
import { DESK, filled, look, PHONE, resize, type Seen, shorten, sideways, WIDTHS } from './looking'
import { htmlOf, routes } from './pages'
import { test as base } from './saving'
import { shapesOf } from './structure'

const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' })
const CHECK = '/check/starcom/build/'

/** What the page asked of others, or said went wrong, since it was opened. */
async function watch(page: Page, own: string): Promise<string[]> {
  const wrong: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(own) && !/^(data|blob):/.test(request.url())) wrong.push(`asks ${request.url()}`)
  })
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => message.type() === 'error' && wrong.push(`${page.url()}: ${message.text()}`))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`refused by ${event.violatedDirective}: ${event.blockedURI}`),
    ),
  )
  return wrong
}

/** The fewest pages on which every shape of element of the whole site is seen, in what it stands. */
async function pagesOfEveryShape(page: Page): Promise<string[]> {
  const left = new Map<string, Set<string>>()
  for (const route of routes) left.set(route, new Set(await page.evaluate(shapesOf, htmlOf(route))))
  const chosen: string[] = []
  for (;;) {
    const [route, own] = [...left].reduce((most, one) => (one[1].size > most[1].size ? one : most))
    if (own.size === 0) return chosen
    chosen.push(route)
    for (const [other, rest] of left) if (other !== route) for (const shape of own) rest.delete(shape)
    left.set(route, new Set())
  }
}

const test = base.extend<object, { chosen: string[] }>({
  chosen: [
    async ({ browser }, use) => {
      const page = await browser.newPage()
      const chosen = await pagesOfEveryShape(page)
      await page.close()
      await use(chosen)
    },
    { scope: 'worker' },
  ],
})

/** So many tests share a list, so that two browsers have work to the end. */
const PARTS = 6
/** The part of a list that stands together, as pages of one folder do: their shapes are much the same. */
const partOf = <T>(list: readonly T[], part: number) =>
  list.slice(Math.round((part * list.length) / PARTS), Math.round(((part + 1) * list.length) / PARTS))

for (const part of Array.from({ length: PARTS }, (_, i) => i)) {
  test(`no page scrolls sideways at ${WIDTHS.join(', ')}, breaks, or asks elsewhere, and axe finds nothing in any theme where every shape of element stands (${part + 1} of ${PARTS})`, async ({
    page,
    baseURL,
    chosen,
  }) => {
    const wrong = await watch(page, baseURL!)
    const problems: string[] = []
    const seen: Seen = new Set()
    // Pages of one shape differ in their words alone: of those a share is opened, and none is shown to axe.
    const rest = routes.filter((route, i) => !chosen.includes(route) && isSampled(0, i))
    expect(chosen.length).toBeGreaterThanOrEqual(PARTS)
    for (const route of [...partOf(chosen.toSorted(), part), ...partOf(rest, part)]) {
      await page.goto(route)
      const isChosen = chosen.includes(route)
      if (isChosen) await expect(page.locator('[data-verdict=waiting]')).toHaveCount(0)
      const note = (width: number, found: string[]) =>
        problems.push(...found.map((problem) => `${route} at ${width}: ${problem}`))
      for (const width of WIDTHS) {
        await resize(page, width)
        note(width, await sideways(page))
      }
      if (!isChosen) continue
      await shorten(page)
      await resize(page, PHONE)
      note(PHONE, await look(page, undefined, seen))
      // Colours do not know how wide a screen is: what a phone does not show is seen in one theme.
      await resize(page, DESK)
      note(DESK, await look(page, ['light'], seen))
    }
    expect(problems).toEqual([])
    expect(wrong).toEqual([])
  })
}

/** What only comes once somebody does something. */
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  ...Object.fromEntries(
    verdictLinks.map(({ verdict: said, path }) => [
      `a ruling: ${said}`,
      async (page: Page) => {
        await page.goto(path)
        await expect(verdict(page)).toHaveAttribute('data-verdict', said)
      },
    ]),
  ),
  'a link that cannot be read': async (page) => {
    await page.goto(`${CHECK}?what=boat&credits=abc&colour=red&ed=1999&v=1`)
    await expect(page.getByRole('region', { name: 'What could not be read' })).toBeVisible()
  },
  'facts that clash': async (page) => {
    await page.goto(`${CHECK}?isMyStartingSystem=yes&systemKind=capital&v=1`)
    await expect(verdict(page)).toContainText('ANSWERS CLASH')
  },
  'a verdict for the table': async (page) => {
    await page.goto(`${CHECK}?systemKind=capital&underSiege=yes&what=ship&v=1`)
    await verdict(page).getByRole('button', { name: 'Show the table' }).click()
    await expect(page.getByRole('dialog', { name: 'Verdict for the table' })).toBeVisible()
  },
  'an answer and results': async (page) => {
    await page.goto('/search/?q=can%20i%20build%20under%20siege')
    await expect(page.getByRole('region', { name: 'Answer' })).toBeVisible()
  },
  'a case told in a sentence': async (page) => {
    await page.goto('/search/?q=can%20i%20build%20a%20cruiser%20at%20my%20capital%20under%20siege')
    await expect(page.getByRole('link', { name: 'Judge this', exact: true })).toBeVisible()
  },
  'a disagreement told in a sentence': async (page) => {
    await page.goto('/table/disagree/?q=can%20i%20build%20under%20siege')
    await expect(page.getByRole('region', { name: 'Understood' })).toBeVisible()
  },
  'a sentence read where a verdict stands': async (page) => {
    await page.goto(`${CHECK}?systemKind=capital&underSiege=yes&what=ship&v=1`)
    await page.getByRole('textbox', { name: 'Say it in a sentence' }).fill('cruiser at my capital')
    await page.getByRole('button', { name: 'Read it' }).click()
    await expect(page.getByRole('region', { name: 'Understood' })).toBeVisible()
  },
  'nothing found': async (page) => {
    await page.goto('/search/?q=xqzzvk%20wpf')
    await expect(page.locator('[data-results]')).toContainText('Nothing fits closely')
  },
  'the palette with results': async (page) => {
    await page.goto('/rules/starcom/setup/')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('searchbox').fill('hand limit')
    await expect(page.getByRole('dialog').locator('a[data-hit]').first()).toBeVisible()
  },
  'theme and text size': async (page) => {
    await page.goto('/rules/starcom/setup/')
    await page.getByRole('button', { name: 'Theme and text size' }).click()
    await expect(page.getByRole('radio', { name: 'Dim, for the table' })).toBeVisible()
  },
  'ways to cite': async (page) => {
    await page.goto('/rules/starcom/command-phase/')
    await expect(page.locator('html')).toHaveAttribute('data-awake', '')
    await page.locator('.clause summary').first().click()
    await expect(page.getByRole('group', { name: /^Cite or pin/ })).toBeVisible()
  },
  'a page that does not exist': async (page) => {
    await page.goto('/rules/starcom/siege-rules/')
    await expect(page.locator('[data-results] a').first()).toBeVisible()
  },
}

for (const [state, bring] of Object.entries(STATES)) {
  test(`axe finds nothing in every theme, and one thing to press is filled: ${state}`, async ({ page }) => {
    await resize(page, 390)
    await bring(page)
    expect([...(await look(page)), ...(await sideways(page)), ...(await filled(page))]).toEqual([])
  })
}

test('every verdict there is has been looked at', () => {
  for (const said of ['legal', 'illegal', 'disputed', 'answered'])
    expect(verdictLinks.map(({ verdict: of }) => of)).toContain(said)
})

test('of a long list every shape and state of line is left, whatever stands before it', async ({ page }) => {
  await page.goto('/about/')
  await page.evaluate(() => {
    const list = document.createElement('ul')
    for (let i = 0; i < 90; i += 1) list.append(document.createElement('li'))
    const [one, two] = [list.children[50]!, list.children[80] as HTMLElement]
    one.append(document.createElement('b'))
    two.dataset.verdict = 'illegal'
    document.querySelector('main')!.append(list)
  })
  await shorten(page)
  await expect(page.locator('main > ul:last-child > li')).toHaveCount(12)
  await expect(page.locator('main > ul:last-child').locator('b, [data-verdict]')).toHaveCount(2)
})

test('a colour too faint in one theme, a field without a label and a page too wide would be seen', async ({ page }) => {
  await page.goto('/about/')
  // Looked at once already: only what comes then is asked about.
  const seen: Seen = new Set()
  expect(await look(page, undefined, seen)).toEqual([])
  await page.evaluate(() => {
    const main = document.querySelector('main')!
    const faint = document.createElement('p')
    faint.className = 'faint'
    faint.textContent = 'Faint words'
    faint.style.color = '#444'
    main.append(faint, document.createElement('input'))
  })
  const found = await look(page, undefined, seen)
  expect(found.join('\n')).toMatch(/light: label at input/)
  expect(found.join('\n')).toMatch(/dark: color-contrast/)
  expect(found.join('\n')).not.toMatch(/light: color-contrast/)
  expect(await sideways(page)).toEqual([])
  await page.evaluate(() => {
    document.querySelector('main')!.style.width = '3000px'
  })
  expect(await sideways(page)).toHaveLength(1)
})
