import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Move, type Sight, TASKS, type Task } from './tasks'

const MOST = 3
const MEDIAN = 2
const GAMES = ['starcom', 'legion', 'ti4'] as const
/** Tab stops a player may have to pass to one thing. */
const TABS = 120

/** Does to a page what a player does; nothing else here touches it. */
interface Hand {
  write: (page: Page, query: string) => Promise<void>
  press: (page: Page, target: Locator) => Promise<void>
  pick: (page: Page, question: Locator, value: string) => Promise<void>
}

const searchField = (page: Page) => page.locator('main').getByRole('searchbox')
const answerOf = (question: Locator, value: string) => question.getByRole('radio', { name: value, exact: true })

const finger: Hand = {
  write: (page, query) => searchField(page).fill(query),
  press: (_page, target) => target.tap(),
  pick: (_page, question, value) => answerOf(question, value).tap(),
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Nothing that has the keyboard may lie under a bar. */
const isCovered = (target: Locator) =>
  target.evaluate((element) => {
    const [box] = element.getClientRects()
    const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return !top || !(element.contains(top) || top.contains(element))
  })

/** Walks by Tab until one of the things has the keyboard; says which. Asked at every stop: a page may draw them anew. */
async function walkTo(page: Page, targets: Locator): Promise<Locator> {
  for (let i = 0; i < TABS; i += 1) {
    await page.keyboard.press('Tab')
    if (await targets.evaluateAll((all) => all.includes(document.activeElement as HTMLElement)))
      return page.locator(':focus')
  }
  throw new Error(`${TABS} times Tab do not reach ${targets}.`)
}

const keys: Hand = {
  write: async (page, query) => {
    await walkTo(page, searchField(page))
    await page.keyboard.type(query)
  },
  press: async (page, target) => {
    const reached = await walkTo(page, target)
    await expect.poll(() => isCovered(reached), 'what has the keyboard is in sight').toBe(false)
    await page.keyboard.press('Enter')
  },
  pick: async (page, question, value) => {
    await walkTo(page, question.getByRole('radio'))
    const wanted = answerOf(question, value)
    for (let i = 0; i < 9 && !(await isFocused(wanted)); i += 1) await page.keyboard.press('ArrowRight')
    await expect(wanted).toBeChecked()
  },
}

const named = (page: Page, name: RegExp) =>
  page
    .getByRole('link', { name })
    .or(page.getByRole('button', { name }))
    .or(page.locator('summary').filter({ hasText: name }))
    .first()

/** The page is awake: what it searches has been found, what it judges has been judged. */
async function awake(page: Page): Promise<void> {
  await page.waitForLoadState()
  await expect(page.locator('[data-verdict=waiting]')).toHaveCount(0)
  if (new URL(page.url()).pathname === '/board/ti4/')
    await expect(page.getByRole('textbox', { name: 'Map string' })).toBeVisible()
  if (new URL(page.url()).pathname === '/board/starcom/') await expect(page.getByRole('grid')).toBeVisible()
}

function targetOf(page: Page, move: Exclude<Move, { type: string } | { choose: string }>): Locator {
  if ('system' in move) return page.getByRole('gridcell', { name: move.system })
  return 'rule' in move ? page.locator(`[data-results] a[data-hit="${move.rule}"]`) : named(page, move.tap)
}

/** Answers the question that is shown, or opens all facts first; gives the number of interactions. */
async function choose(page: Page, hand: Hand, { choose: value, of }: { choose: string; of: string }): Promise<number> {
  const asked = page.getByRole('region', { name: 'Next question' })
  const button = asked.filter({ hasText: of }).getByRole('button', { name: value, exact: true })
  if (await button.isVisible()) {
    await hand.press(page, button)
    return 1
  }
  await hand.press(page, page.getByText('All facts at once', { exact: true }))
  await hand.pick(page, page.getByRole('group', { name: new RegExp(`^${of}`) }), value)
  return 2
}

/** One interaction, or two where a question has to be looked for; gives their number. */
async function make(page: Page, hand: Hand, move: Move): Promise<number> {
  if ('choose' in move) return choose(page, hand, move)
  await interact(page, hand, move)
  return 1
}

async function interact(page: Page, hand: Hand, move: Exclude<Move, { choose: string }>): Promise<void> {
  if ('type' in move) {
    await hand.write(page, move.type)
    return expect(page.locator('[data-results]')).toHaveAttribute('aria-busy', 'false')
  }
  const target = targetOf(page, move)
  await expect(target).toBeVisible()
  await hand.press(page, target)
  if (!('opens' in move) || !move.opens) return
  await page.waitForURL((url) => url.pathname === move.opens, { timeout: 60_000 })
  await awake(page)
}

/** A found rule: as the answer with its words, or as a line of the list. */
const foundRule = (page: Page, id: string) =>
  page.locator(
    `[data-results] section[aria-label=Answer]:has([data-hit="${id}"]), [data-results] a.row-link[data-hit="${id}"]`,
  )

function placeOf(page: Page, sight: Sight): Locator {
  if ('found' in sight) return foundRule(page, sight.found)
  if ('rule' in sight) return page.locator(`[data-clause="${sight.rule}"]`)
  if ('list' in sight) return page.getByRole('list', { name: sight.list })
  return page.getByRole('region', { name: sight.region })
}

async function look(page: Page, sees: readonly Sight[]): Promise<void> {
  for (const [i, sight] of sees.entries()) {
    for (const words of sight.says) await expect(placeOf(page, sight)).toContainText(words)
    if (i === 0) await expect(placeOf(page, sight)).toBeInViewport()
  }
}

/** A first visit: nothing remembered. Gives the number of interactions. */
async function run(page: Page, hand: Hand, task: Task): Promise<number> {
  await page.goto('/')
  let made = 0
  for (const move of task.moves) {
    made += await make(page, hand, move)
  }
  await look(page, task.sees)
  return made
}

const medianOf = (counts: readonly number[]) => counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)]!

test('thirty tasks, ten a game, no two alike', () => {
  for (const game of GAMES) expect(TASKS.filter((task) => task.game === game)).toHaveLength(10)
  expect(new Set(TASKS.map(({ wants }) => wants)).size).toBe(30)
  for (const { wants, sees } of TASKS) expect(sees.flatMap(({ says }) => says).length, wants).toBeGreaterThan(0)
})

const HANDS = Object.entries({ finger, keys })

for (const game of GAMES) {
  test(`${game}: every task within ${MOST} interactions, median ${MEDIAN}, by finger and by keys in turn`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.clear())
    const counts: number[] = []
    for (const [i, task] of TASKS.filter((one) => one.game === game).entries()) {
      const [name, hand] = HANDS[i % HANDS.length]!
      await test.step(`${task.way}: ${task.wants}, by ${name}`, async () => {
        const made = await run(page, hand, task)
        expect(made).toBeLessThanOrEqual(MOST)
        counts.push(made)
      })
    }
    expect(medianOf(counts)).toBeLessThanOrEqual(MEDIAN)
  })
}
