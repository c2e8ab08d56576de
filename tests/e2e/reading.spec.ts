import { expect, test } from '@playwright/test'
import { holdReader } from './asleep'
import { ONCE } from './pages'

test('the story: a player types a dispute, reads the rule and gets to the checker', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox').first().fill('can i build under siege')
  const answer = page.getByRole('region', { name: 'Answer' })
  await expect(answer).toContainText('Command Phase, Build 6')
  await expect(answer.locator('mark').first()).toBeVisible()
  await answer.getByRole('link', { name: 'Command Phase, Build 6' }).click()
  await expect(page).toHaveURL(/\/rules\/starcom\/command-phase\/#build\.6$/)
  const clause = page.locator('[data-clause="starcom:command-phase.build.6"]')
  await expect(clause).toBeInViewport()
  await expect(clause).toContainText('under siege')
  await clause.locator('summary').click()
  await clause.getByRole('link', { name: 'Can I build this here?' }).click()
  await expect(page).toHaveURL(/\/check\/starcom\/build\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Can I build this here?')
})

test('the second button, which a menu may keep for itself, holds no results back', ONCE, async ({ page }) => {
  await page.goto('/search/')
  await expect(page.locator('html')).toHaveAttribute('data-awake', '')
  const field = page.getByRole('searchbox').first()
  await field.hover()
  await page.mouse.down({ button: 'right' })
  await field.pressSequentially('siege')
  await expect(page.locator('[data-hit]').first()).toBeVisible()
  await page.mouse.up({ button: 'right' })
})

test('a slow press on a result, as a finger makes it, is not lost', ONCE, async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('searchbox').first()
  await field.pressSequentially('can i build under siege')
  const link = page.getByRole('region', { name: 'Answer' }).getByRole('link', { name: 'Command Phase, Build 6' })
  await expect(link).toBeVisible()
  await link.click({ delay: 400 })
  await expect(page).toHaveURL(/\/rules\/starcom\/command-phase\/#build\.6$/)
})

test('what is found while a result is pressed does not take it away', ONCE, async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('searchbox').first()
  await field.fill('build under siege')
  const link = page.getByRole('region', { name: 'Answer' }).getByRole('link', { name: 'Command Phase, Build 6' })
  await link.hover()
  await page.mouse.down()
  await field.fill('a build under siege')
  // Longer than the search takes.
  await page.waitForTimeout(1000)
  await page.mouse.up()
  await expect(page).toHaveURL(/\/rules\/starcom\/command-phase\/#build\.6$/)
})

test('a rule reads the same without any script', ONCE, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/rules/starcom/command-phase/#build.6')
  await expect(page.locator('[id="build.6"]')).toContainText('No ship or station may be built in a system under siege')
  await page.getByRole('link', { name: 'February 2022' }).first().click()
  await expect(page).toHaveURL(/\/rules\/starcom\/2022-02\/command-phase\//)
  await expect(page.locator('[id="build.7"]')).toContainText('contested')
  await context.close()
})

test('switching the edition keeps the clause, and says where a clause does not exist', ONCE, async ({ page }) => {
  await page.goto('/rules/starcom/command-phase/#build.5')
  await expect(page.locator('[id="build.5"]')).toContainText('total developments')
  await page.getByRole('link', { name: 'February 2022' }).first().click()
  await expect(page).toHaveURL(/\/2022-02\/command-phase\/#build\.5$/)
  await expect(page.locator('[id="build.5"]')).toContainText('Not in this edition')
})

test('an edition pressed before the reader is there keeps the clause as well', ONCE, async ({ page }) => {
  let come = () => {}
  const coming = new Promise<void>((there) => {
    come = there
  })
  await page.route(/\/assets\/reader/, async (route) => {
    await coming
    await route.continue()
  })
  await page.goto('/rules/starcom/command-phase/#build.5')
  await page.getByRole('link', { name: 'February 2022' }).first().click({ noWaitAfter: true })
  come()
  await expect(page).toHaveURL(/\/2022-02\/command-phase\/#build\.5$/)
})

for (const [query, clause] of [
  ['build 5', 'starcom:command-phase.build.5'],
  ['starcom:additional-rules.siege.1', 'starcom:additional-rules.siege.1'],
  ['seige', 'starcom:additional-rules.siege.1'],
  ['hand size', 'starcom:additional-rules.hand-limit.1'],
] as const) {
  test(`"${query}" finds ${clause}`, ONCE, async ({ page }) => {
    await page.goto(`/search/?q=${encodeURIComponent(query)}&game=starcom`)
    const hits = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[data-results] a[data-hit]')].map(({ dataset }) => dataset.hit),
      )
    await expect.poll(async () => (await hits()).slice(0, 6)).toContain(clause)
  })
}

test('nonsense never shows a confident answer and never an empty page', ONCE, async ({ page }) => {
  await page.goto('/search/?q=xqzzvk%20wpf')
  await expect(page.locator('[data-results]')).toContainText('Nothing fits closely')
  await expect(page.getByRole('region', { name: 'Answer' })).toHaveCount(0)
  await expect.poll(() => page.locator('[data-results] a').count()).toBeGreaterThan(1)
})

test('who asks what a word means reads it first', ONCE, async ({ page }) => {
  await page.goto('/search/?q=what%20is%20a%20siege&game=starcom')
  await expect(page.getByRole('heading', { name: 'What it is' })).toBeVisible()
  await expect(page.locator('[data-results] a[data-hit]').first()).toHaveAttribute('data-hit', 'starcom:term.siege')
  await expect(page.getByRole('region', { name: 'Answer' }).locator('[data-hit]')).toHaveAttribute(
    'data-hit',
    'starcom:additional-rules.siege.1',
  )
})

test('the palette opens by key, walks by arrows, opens by Enter and gives the focus back', async ({ page }) => {
  await page.goto('/rules/starcom/setup/')
  await expect(page.locator('[data-palette]').first()).toBeVisible()
  await page.locator('[data-palette]').first().focus()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog').getByRole('searchbox')
  await expect(field).toBeFocused()
  await page.keyboard.type('hand limit')
  await expect(page.getByRole('dialog').locator('[aria-busy=false] a[data-hit]').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('dialog').locator('a').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-palette]').first()).toBeFocused()
})

for (const { where, search } of [
  { where: '/rules/starcom/setup/', search: 'Control+k' },
  { where: '/', search: '/' },
]) {
  test(`on ${where} letters pressed before the search is there are kept`, ONCE, async ({ page }) => {
    const wake = await holdReader(page, /reader[^/]*\.js|\.css/)
    // Its words are read before it hears a key.
    await page.goto(where, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('h1')).toBeVisible()
    await page.keyboard.press(search)
    await page.keyboard.type('hand/card limit')
    wake()
    const field = page.locator('dialog[open] input[type=search], [data-search-form] input[type=search]').last()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('hand/card limit')
  })
}

test('what is found a moment later takes the focus from nobody', ONCE, async ({ page }) => {
  await page.goto('/search/?game=starcom')
  const field = page.getByRole('searchbox').first()
  const focused = page.locator('[data-results] a:focus')
  await field.fill('station limit')
  await page.locator('[data-results] a[data-hit]').first().focus()
  for (const query of ['siege', 'station limit']) {
    await field.evaluate((input: HTMLInputElement, value) => {
      input.value = value
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }, query)
    await expect(page.locator('[data-results]')).toHaveAttribute('aria-busy', 'false')
    await expect(focused).toHaveCount(1)
  }
})

test(
  'in the palette Esc closes at once, and Enter opens what was typed, not what an earlier letter found',
  ONCE,
  async ({ page }) => {
    await page.goto('/rules/starcom/setup/')
    const field = page.getByRole('dialog').getByRole('searchbox')
    await page.locator('[data-palette]').first().focus()
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await page.keyboard.type('siege')
    await expect(page.getByRole('dialog').locator('a[data-hit]').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await page.keyboard.type('hand limit')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/additional-rules\/#hand-limit\.1$/)
  },
)

test('the back button restores what was found', ONCE, async ({ page }) => {
  await page.goto('/search/?game=starcom')
  await page.getByRole('searchbox').first().fill('station limit')
  await page.locator('[data-results] a[data-hit]').first().click()
  await page.goBack()
  await expect(page.getByRole('searchbox').first()).toHaveValue('station limit')
  await expect(page.locator('[data-results] a[data-hit]').first()).toBeVisible()
})

test('the chosen theme is there at the first paint and survives a reload', ONCE, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Theme and text size' }).click()
  await page.getByLabel('Dim, for the table').check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dim')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dim')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 6, 5)')
})

test('cards are filtered by words and by kind, with a count', ONCE, async ({ page }) => {
  await page.goto('/rules/starcom/cards/')
  await page.getByLabel('Filter').fill('lethal')
  await expect(page.locator('[data-filter] output')).toContainText(/^\d+ of \d+ cards$/)
  await expect(page.locator('[data-clause="starcom:cards.frigate.1"]')).toBeVisible()
  await expect(page.locator('[data-clause="starcom:cards.corvette.1"]')).toBeHidden()
})

test('a dead address answers 404 and leads on', ONCE, async ({ page }) => {
  const answer = await page.goto('/rules/starcom/siege-rules/')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
  await expect(page.locator('[data-results] a').first()).toBeVisible()
})

test('the words of a dead address are searched for, and are no case to judge', ONCE, async ({ page }) => {
  await page.goto('/rules/starcom/sieges-and-more/')
  await expect(page.locator('[data-results] a').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Understood' })).toHaveCount(0)
  await page.getByRole('searchbox').fill('can I build a cruiser at my capital under siege')
  await expect(page.getByRole('region', { name: 'Understood' })).toContainText('under siege')
})

test('a linked rule shows its words beside the link, by tap or by hover', async ({ page }, info) => {
  await page.goto('/rules/starcom/command-phase/#build.6')
  await expect(page.locator('html')).toHaveAttribute('data-awake', '')
  const link = page.locator('[id="build.6"] .clause-words a:not(.term)').first()
  const sheet = page.locator('[popover][aria-label="Linked rule"]')
  if (info.project.name === 'phone') await link.tap()
  else await link.hover()
  await expect(sheet).toBeVisible()
  await expect(sheet).toContainText('Additional Rules, Siege 1')
  await expect(sheet).toContainText('A system is under siege when')
  await sheet.getByRole('link', { name: 'Open' }).click()
  await expect(page).toHaveURL(/additional-rules\/#siege\.1$/)
})

test('what was typed before the page woke is searched, not lost', ONCE, async ({ page }) => {
  const wake = await holdReader(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('searchbox').first().fill('hand limit')
  wake()
  await expect(page.locator('[data-results] a[data-hit]').first()).toBeVisible()
  await expect(page.getByRole('searchbox').first()).toHaveValue('hand limit')
})

test('a page that never rests wakes all the same', ONCE, async ({ page }) => {
  await page.addInitScript(() => {
    const busy = () => {
      const until = performance.now() + 40
      while (performance.now() < until);
      requestAnimationFrame(busy)
    }
    requestAnimationFrame(busy)
  })
  await page.goto('/rules/starcom/command-phase/')
  await expect(page.locator('html')).toHaveAttribute('data-awake', '')
})

test(
  'a page that was named leads what was found, misspelt too, and a question that was asked its cases',
  ONCE,
  async ({ page }) => {
    const first = (title: string) => page.locator('[data-results] section').filter({ hasText: title }).first()
    await page.goto('/search/?q=command+phase&game=starcom')
    await expect(first('Page').getByRole('link')).toHaveAttribute('href', /\/rules\/starcom\/command-phase\/$/)
    await page.goto('/rules/starcom/comand-phase/')
    await expect(page.getByRole('searchbox')).toHaveValue('comand phase')
    await expect(page.getByRole('radio', { name: 'Star Commander' })).toBeChecked()
    await expect(first('Page').getByRole('link')).toHaveAttribute('href', /\/rules\/starcom\/command-phase\/$/)
    await page.goto('/search/?q=siege&game=ti4')
    await expect(page.locator('[data-results] section').first()).not.toContainText('Page')
    await page.goto('/search/?q=can+i+build')
    await expect(first('Check it').getByRole('link').first()).toContainText('Can I build this here?')
  },
)

test(
  'a slash asks for the search field where a chip has the focus, and is a letter in a field',
  ONCE,
  async ({ page }) => {
    await page.goto('/search/')
    const field = page.locator('[data-search-form] input[type=search]')
    await page.getByRole('radio', { name: 'Star Commander' }).focus()
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type('a/b')
    await expect(field).toHaveValue('a/b')
  },
)

test('the edition chosen at a question holds for its game', ONCE, async ({ page }) => {
  await page.goto('/check/starcom/hand/')
  await page.getByRole('radio', { name: 'February 2022' }).check()
  await page.goto('/check/starcom/build/')
  await expect(page.getByRole('radio', { name: 'February 2022' })).toBeChecked()
  await page.goto('/check/starcom/build/?ed=2022-11')
  await expect(page.getByRole('radio', { name: 'November 2022' })).toBeChecked()
})
