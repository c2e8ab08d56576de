import { expect, test } from '@playwright/test'
import { ONCE } from './pages'

/** A sentence for each game, and what a player must see of it before a verdict. */
const SENTENCES = [
  {
    path: '/check/starcom/build/',
    says: 'cruiser, my capital, they have me under siege',
    understood: ['under siege', 'Cruiser'],
    becomes: 'illegal',
  },
  {
    path: '/check/legion/priority/',
    says: 'blue plays Ambush, red Assault, who goes first',
    understood: ['Ambush', 'Assault'],
    becomes: 'answered',
  },
] as const

for (const { path, says, understood, becomes } of SENTENCES)
  test(
    `${path} reads “${says}”, shows each fact with its words, and judges it when told to`,
    ONCE,
    async ({ page }) => {
      await page.goto(path)
      const verdict = page.getByRole('region', { name: 'Verdict' })
      await expect(verdict).toHaveAttribute('data-verdict', 'undetermined')
      await page.getByRole('textbox', { name: 'Say it in a sentence' }).fill(says)
      await page.getByRole('button', { name: 'Read it' }).click()
      const chips = page.getByRole('region', { name: 'Understood' })
      for (const words of understood) await expect(chips).toContainText(words)
      await expect(verdict).toHaveAttribute('data-verdict', 'undetermined')
      await page.getByRole('button', { name: 'Yes, judge this' }).click()
      await expect(verdict).toHaveAttribute('data-verdict', becomes)
    },
  )

test('a case typed into the search is judged alone; what the same words gave is said once', ONCE, async ({ page }) => {
  await page.goto('/search/')
  // one field a page
  await expect(page.locator('.top [data-palette]')).toBeHidden()
  await page.getByRole('searchbox').first().fill('can my 2 cruisers go from 27 through the nebula to 25')
  await page.getByRole('link', { name: 'Another question' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your case')
  const understood = page.getByRole('region', { name: 'Understood' })
  await expect(understood.getByText('“my 2 cruisers”')).toHaveCount(1)
  await expect(understood).toContainText('2 × Cruiser I, mine, in 27')
  await expect(understood).not.toContainText('column')
  // what nobody said in so many words is said before anything is judged
  await expect(understood).toContainText(/25 touches .+, as the way goes/)
  await expect(understood.getByRole('link', { name: 'We disagree on this' })).toBeVisible()
  await understood.getByRole('link', { name: 'Yes, judge this' }).click()
  await expect(page).toHaveURL(/\/check\/ti4\/movement\/\?/)
  const verdict = page.getByRole('region', { name: 'Verdict' })
  await expect(verdict).toHaveAttribute('data-presumed', 'illegal')
  await expect(verdict).toContainText('cannot pass')
})

test(
  'a case of which two questions may be meant asks which, and reads it for the one chosen',
  ONCE,
  async ({ page }) => {
    await page.goto('/table/disagree/')
    await page.getByRole('radio', { name: 'Star Commander' }).check({ force: true })
    await page
      .getByRole('textbox', { name: 'What do you disagree about?' })
      .fill('frigate, my besieged trade world, 2 developments')
    await page.getByRole('button', { name: 'Read it' }).click()
    const which = page.getByRole('region', { name: 'Which question' })
    await expect(which.getByRole('button')).toHaveCount(2)
    await expect(page.getByRole('link', { name: 'Just judge it' })).toBeHidden()
    const other = (await which.getByRole('button').allInnerTexts()).find((asks) => asks !== 'Can I build this here?')!
    await which.getByRole('button', { name: 'Can I build this here?' }).click()
    const understood = page.getByRole('region', { name: 'Understood' })
    // whoever chose the wrong one is one tap from the other, and back
    await understood.getByRole('button', { name: other }).click()
    await expect(understood.getByRole('heading')).toHaveText(other)
    await understood.getByRole('button', { name: 'Can I build this here?' }).click()
    await expect(understood).toContainText('Frigate')
    await expect(understood).toContainText('under siege')
    await understood.getByRole('link', { name: 'Just judge it' }).click()
    await expect(page).toHaveURL(/\/check\/starcom\/build\/\?/)
  },
)

/** Cases told on the first page, with a fact that has to be shown and the verdict that has to come. */
const TOLD = [
  ['can I build a cruiser at my capital while it is under siege', 'under siege', 'illegal'],
  ['I hold six cards at the end of my turn, must I discard', '6', 'illegal'],
  ['is my scout allowed to jump 2 systems away', '2', 'illegal'],
  ['blue plays Ambush, red Assault, who goes first', 'Ambush', 'answered'],
  ['can my empire army take Vader’s Might without Vader', 'Vader', 'illegal'],
  ['can my 2 cruisers go from 27 through the nebula to 25', '2 × Cruiser I, mine, in 27', 'illegal'],
] as const

for (const [says, fact, becomes] of TOLD)
  test(`“${says}” is judged in two steps from the first page, its facts in sight before`, ONCE, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('searchbox').first().fill(says)
    const understood = page.getByRole('region', { name: 'Understood' })
    await expect(understood).toContainText(fact)
    await understood.getByRole('link', { name: 'Judge this', exact: true }).click()
    const verdict = `[data-verdict=${becomes}], [data-presumed=${becomes}]`
    await expect(page.getByRole('region', { name: 'Verdict' }).and(page.locator(verdict))).toBeVisible()
  })

for (const [query, told] of [
  ['Can fighters jump on their own', 'Fighter'],
  ['what is the move value of a dreadnought', 'Dreadnought'],
] as const)
  test(`“${query}” tells no case: the rule or card leads, the case it may be stands below`, ONCE, async ({ page }) => {
    await page.goto(`/search/?q=${encodeURIComponent(query)}`)
    await expect(page.getByRole('region', { name: 'Understood' })).toContainText(told)
    await expect(page.locator('[data-results] > section').first()).not.toHaveAttribute('aria-label', 'Understood')
    await expect(page.locator('[data-results] > section').first()).toContainText(told)
  })

test(
  'where two questions may be meant, the box asks which and reads the case for the one chosen',
  ONCE,
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('searchbox').first().fill('frigate, my besieged trade world, 2 developments')
    const understood = page.getByRole('region', { name: 'Understood' })
    await expect(understood).toContainText('Which question is it?')
    await expect(understood.getByRole('link', { name: 'Judge this' })).toHaveCount(0)
    const other = (await understood.getByRole('button').allInnerTexts()).find(
      (asks) => asks !== 'Can I build this here?',
    )!
    await understood.getByRole('button', { name: 'Can I build this here?' }).click()
    await understood.getByRole('button', { name: other }).click()
    await expect(understood.getByRole('heading')).toHaveText(other)
    await understood.getByRole('button', { name: 'Can I build this here?' }).click()
    await expect(understood).toContainText('under siege')
    await understood.getByRole('link', { name: 'Judge this', exact: true }).click()
    await expect(page).toHaveURL(/\/check\/starcom\/build\/\?.*underSiege=yes/)
  },
)

test('words typed on do not leave the facts of earlier words; fewer words are no case', ONCE, async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('searchbox').first()
  const understood = page.getByRole('region', { name: 'Understood' })
  await field.fill('can I build a cruiser at my capital')
  await expect(understood).toContainText('Cruiser')
  await expect(understood).not.toContainText('Not understood')
  await field.fill('can I build a scout at my capital')
  await expect(understood).toContainText('Scout')
  await expect(understood).not.toContainText('Cruiser')
  await field.fill('scout')
  await expect(understood).toHaveCount(0)
  // a question of the rules, of nobody's case: the rule leads, and the case it may be stands below
  await field.fill('can an operative be nominated for Ambush')
  await expect(understood).toContainText('Operative')
  const isAnswerFirst = () =>
    page.evaluate(() => {
      const [answer, told] = ['Answer', 'Understood'].map((name) => document.querySelector(`[aria-label=${name}]`))
      return Boolean(answer && told && answer.getBoundingClientRect().top < told.getBoundingClientRect().top)
    })
  await expect.poll(isAnswerFirst).toBe(true)
  // no fact understood: one quiet line, no empty form before what was found
  await field.fill('how many 1 pip cards are there')
  await expect(understood).not.toHaveClass(/card/)
  await expect(understood.getByRole('link')).toHaveText('Is this command hand legal?')
})

test('the search over any page shows a told case, too', ONCE, async ({ page }) => {
  await page.goto('/rules/starcom/command-phase/')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox').fill(TOLD[0][0])
  const understood = page.getByRole('region', { name: 'Understood' })
  await expect(understood).toContainText('under siege')
  await understood.getByRole('link', { name: 'Judge this', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Verdict' })).toHaveAttribute('data-verdict', 'illegal')
})

test('the page of a game takes a case at once, and reads it for that game', ONCE, async ({ page }) => {
  await page.goto('/rules/starcom/')
  await expect(page.getByRole('searchbox')).toBeInViewport()
  await page.getByRole('searchbox').fill('is a carrier allowed to stop in an empty asteroid field')
  const understood = page.getByRole('region', { name: 'Understood' })
  await expect(understood.getByRole('link', { name: 'Judge this', exact: true })).toHaveAttribute('href', /\/starcom\//)
  await expect(page.getByRole('heading', { name: 'Which edition do I have?' })).toBeHidden()
  await page.getByRole('searchbox').fill('')
  await expect(page.getByRole('heading', { name: 'Which edition do I have?' })).toBeVisible()
  await expect(page).toHaveURL(/\/rules\/starcom\/$/)
})

test('a result keeps its place while a mouse goes to it', ONCE, async ({ page }) => {
  let read = () => {}
  const held = new Promise<void>((resolve) => {
    read = resolve
  })
  await page.route(/assets\/listener\./, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('searchbox').first().fill(TOLD[0][0])
  const result = page.locator('[data-results] a[data-hit]').first()
  const { x, y } = (await result.boundingBox())!
  await page.mouse.move(x + 20, y + 10)
  // Stepped in the page, by its own clock: a machine that holds up the test lets no mouse rest.
  const STEPS = 20
  await result.evaluate((link, steps) => {
    const tops: number[] = []
    Object.assign(window, { tops })
    const step = () => {
      link.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
      tops.push(link.getBoundingClientRect().top)
      if (tops.length < steps) setTimeout(step, 100)
    }
    step()
  }, STEPS)
  read()
  const tops = () => page.evaluate(() => (window as unknown as { tops: number[] }).tops)
  await expect.poll(async () => (await tops()).length).toBe(STEPS)
  expect(new Set(await tops())).toEqual(new Set([y]))
  // once it rests, the facts come
  await expect(page.getByRole('region', { name: 'Understood' })).toContainText('under siege')
})

test('a case told without a game chosen lists first what its own game has', ONCE, async ({ page }) => {
  await page.goto('/search/')
  const games = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-results] a[data-hit][data-game]')]
        .slice(0, 4)
        .map(({ dataset }) => dataset.game),
    )
  /** Of its own game two or three: the best of another stands behind, for whom the words were meant otherwise. */
  const own = async (game: string) => {
    const [first, second, ...more] = await games()
    return first === game && second === game && more.some((one) => one === game)
  }
  for (const [says, game] of [
    // Star Commander has Carriers and an Asteroid Field, too
    ['is a carrier allowed to stop in an empty asteroid field, tile 45', 'ti4'],
    ['may my cruiser retreat after it moved this turn', 'starcom'],
  ] as const) {
    await page.getByRole('searchbox').first().fill(says)
    await expect.poll(() => own(game)).toBe(true)
  }
})

test('an edition named in a sentence is shown with its words, and is the one that judges', ONCE, async ({ page }) => {
  await page.goto('/check/starcom/build/')
  const sentence = page.getByRole('textbox', { name: 'Say it in a sentence' })
  await expect(sentence).toHaveAttribute('placeholder', /cruiser/)
  await sentence.fill('feb rules: cruiser at my capital')
  await page.getByRole('button', { name: 'Read it' }).click()
  const understood = page.getByRole('region', { name: 'Understood' })
  await expect(understood).toContainText('Edition: February 2022 “feb rules”')
  await expect(understood).not.toContainText('Not understood')
  await page.getByRole('button', { name: 'Yes, judge this' }).click()
  await expect(page).toHaveURL(/ed=2022-02/)
  await expect(page.getByRole('region', { name: 'Verdict' })).toContainText('February 2022')
})
