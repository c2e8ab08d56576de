import { expect, type Locator, type Page } from '@playwright/test'
import { SOON } from './looking'
import { ONCE } from './pages'
import { test } from './saving'

const BUILD = '/check/starcom/build/'
const SIEGE = `${BUILD}?systemKind=capital&underSiege=yes&what=ship&v=1`
/** Combat was there and nobody is left: legal to go on in November, contested in February. */
const AFTER_COMBAT = `${BUILD}?combatSinceMyLastTurn=yes&isMyStartingSystem=yes&isMyTurn=yes&phase=command&systemController=me&systemKind=starting&what=ship&v=1`
/** Presumed legal, with two ways to turn it. */
const USUAL = `${BUILD}?card=cruiser&credits=9&systemController=me&systemKind=capital&what=ship&v=1`
/** Two players share the lead: the rules do not say who wins. */
const DRAW =
  '/check/starcom/game-end/?developmentsByPlayer=Ada:7;Ben:7;Cleo:6&homeworldConquered=yes&lastDomainCardDrawn=no&v=1'

const verdict = (page: Page): Locator => page.getByRole('region', { name: 'Verdict' })
const question = (page: Page, name: string): Locator => page.getByRole('group', { name: new RegExp(`^${name}`) })
const answer = (page: Page, name: string, value: string): Promise<void> =>
  question(page, name).getByRole('radio', { name: value, exact: true }).check()

/** Opens a case and waits until it has been judged. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(verdict(page)).not.toHaveAttribute('data-verdict', 'waiting')
  await page.locator('details.all-facts').evaluate((fold: HTMLDetailsElement) => {
    fold.open = true
  })
}

test('three facts give NOT LEGAL with the two clauses that decide it', async ({ page }) => {
  await open(page, BUILD)
  await expect(verdict(page)).toContainText('DEPENDS')
  await answer(page, 'What is being built', 'Ship')
  await answer(page, 'Kind of system', 'Capital')
  await answer(page, 'The system is under siege', 'Yes')
  await expect(verdict(page)).toContainText('NOT LEGAL')
  await expect(verdict(page)).toBeInViewport()
  const why = page.getByRole('region', { name: 'Why' })
  await expect(why.getByRole('link', { name: 'Command Phase, Build 6' })).toBeVisible()
  await expect(why.getByRole('link', { name: 'Additional Rules, Siege 3' })).toBeVisible()
  await expect(why.getByText('No ship or station may be built in a system under siege')).toBeVisible()
  await expect(page.getByText(/^Makes no difference now \(\d+\)$/)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'NOT LEGAL' })).toHaveCount(1)
})

test('the other printing decides otherwise, says so, and shows its clause', ONCE, async ({ page }) => {
  await open(page, AFTER_COMBAT)
  await expect(verdict(page)).toHaveAttribute('data-presumed', 'legal')
  const contrast = page.getByText('In February 2022:').filter({ visible: true }).locator('..')
  await expect(contrast).toContainText('NOT LEGAL')
  await contrast.getByRole('button', { name: 'See why' }).click()
  await expect(verdict(page)).toContainText('NOT LEGAL')
  await expect(page.getByRole('radio', { name: 'February 2022' })).toBeChecked()
  await expect(page).toHaveURL(/ed=2022-02/)
  const clause = page.getByRole('region', { name: 'Why' }).getByRole('link', { name: 'Command Phase, Build 7' })
  await expect(clause).toHaveAttribute('href', /\/rules\/starcom\/2022-02\/command-phase\/#build\.7$/)
  await expect(page).toHaveURL(/isMyTurn=yes/)
})

test('a link opened on another phone gives the same ruling', ONCE, async ({ page, browser }) => {
  await open(page, BUILD)
  await answer(page, 'What is being built', 'Station')
  await answer(page, 'The system is under siege', 'Yes')
  await expect(page).toHaveURL(/underSiege=yes&what=station/)
  // The address is written on a clock of its own, and may come before the verdict.
  await expect(verdict(page)).toContainText('NOT LEGAL')
  const said = await verdict(page).innerText()
  const other = await browser.newContext()
  const phone = await other.newPage()
  await open(phone, page.url())
  await expect(verdict(phone)).toContainText(said.split('\n')[0]!)
  await expect(question(phone, 'What is being built').getByRole('radio', { name: 'Station' })).toBeChecked()
  await other.close()
})

test('a suggestion applies with one tap and is taken back with another', ONCE, async ({ page }) => {
  await open(page, SIEGE)
  await page.getByRole('button', { name: /Break the siege first/ }).click()
  await expect(verdict(page)).not.toContainText('NOT LEGAL')
  await expect(page).toHaveURL(/underSiege=no/)
  const back = page.getByRole('button', { name: 'Take it back' })
  await expect(back).toBeFocused()
  await back.click()
  await expect(verdict(page)).toContainText('NOT LEGAL')
  await expect(page).toHaveURL(/underSiege=yes/)
})

test(
  'a link to a settled case shows why before the form, one that asks for more asks it once',
  ONCE,
  async ({ page }) => {
    const fold = page.locator('details.all-facts')
    await page.goto(SIEGE)
    await expect(verdict(page)).toContainText('NOT LEGAL')
    await expect(fold).not.toHaveAttribute('open', '')
    // What was told, and then the words of the rule that decides begin above the verdict.
    const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? Number.NaN
    const words = page.getByRole('region', { name: 'Why' }).locator('blockquote').first()
    await expect(async () => {
      expect((await topOf(words)) + 24).toBeLessThan(await topOf(verdict(page)))
      expect(await topOf(fold)).toBeGreaterThan(await topOf(words))
    }).toPass({ timeout: SOON })
    // Opened, the form keeps its place whatever is answered in it.
    await fold.locator('summary').first().click()
    await answer(page, 'The system is under siege', 'Not sure')
    await answer(page, 'What is being built', 'Not sure')
    await expect(verdict(page)).toContainText('DEPENDS')
    const decides = page.getByRole('region', { name: 'What decides it' })
    await expect(async () => {
      expect(await topOf(fold)).toBeGreaterThan(await topOf(decides))
    }).toPass({ timeout: SOON })
    await page.goto(`${BUILD}?systemKind=capital&v=1`)
    await expect(page.getByRole('region', { name: 'Next question' }).getByRole('heading')).toBeInViewport()
    await expect(fold).not.toHaveAttribute('open', '')
  },
)

test(
  'on a phone the keys go down the page as the eye does, whether or not a verdict stands',
  ONCE,
  async ({ page }) => {
    for (const [address, word] of [
      [BUILD, 'DEPENDS'],
      [SIEGE, 'NOT LEGAL'],
    ] as const) {
      await page.goto(address)
      await expect(verdict(page)).toContainText(word)
      // From the end of the page as it stands: it may still grow.
      const upwards = async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        return page.locator('#main').evaluate((main) => {
          const stops = [...main.querySelectorAll('a[href], button, summary, input, select')].filter((one) =>
            one.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
          )
          const boxes = stops.map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }))
          return boxes.filter(({ box }, at) => at > 0 && box.bottom <= boxes[at - 1]!.box.top).map(({ name }) => name)
        })
      }
      await expect.poll(upwards, address).toEqual([])
    }
  },
)

test('nothing is filled on an empty checker, and nothing is offered that does nothing yet', ONCE, async ({ page }) => {
  await page.goto(BUILD)
  await expect(verdict(page)).toContainText('DEPENDS')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const tab = page.locator('label', { has: page.getByRole('radio', { name: 'November 2022' }) })
  expect([ground, 'rgba(0, 0, 0, 0)']).toContain(await tab.evaluate((one) => getComputedStyle(one).backgroundColor))
})

test('not sure is an answer that takes another one back', ONCE, async ({ page }) => {
  await open(page, SIEGE)
  await answer(page, 'The system is under siege', 'Not sure')
  await expect(verdict(page)).toHaveAttribute('data-presumed', 'legal')
  await expect(page).not.toHaveURL(/underSiege/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(verdict(page)).toContainText('NOT LEGAL')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page).not.toHaveURL(/what=/)
})

test('counts are typed, stepped, and empty when not known', ONCE, async ({ page }) => {
  await open(page, `${BUILD}?credits=5&v=1`)
  const credits = page.getByLabel('Your credits', { exact: true })
  await credits.fill('7')
  await expect(page).toHaveURL(/credits=7/)
  await page.getByRole('button', { name: 'One more: Your credits' }).click()
  await expect(credits).toHaveValue('8')
  await credits.press('ArrowDown')
  await expect(credits).toHaveValue('7')
  await credits.fill('seven')
  await expect(page.getByText('“seven” cannot be read.').first()).toBeVisible()
  await expect(credits).toHaveValue('seven')
  await page.getByRole('button', { name: 'Not sure: Your credits' }).click()
  await expect(credits).toHaveValue('')
  await expect(page).not.toHaveURL(/credits/)
})

test('the keyboard alone is enough', async ({ page }) => {
  await open(page, BUILD)
  const ship = question(page, 'What is being built').getByRole('radio', { name: 'Not sure' })
  await page.getByRole('button', { name: 'Reset' }).focus()
  const isReached = () => ship.evaluate((radio) => radio === document.activeElement)
  for (let i = 0; i < 20 && !(await isReached()); i++) await page.keyboard.press('Tab')
  await expect(ship).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(question(page, 'What is being built').getByRole('radio', { name: 'Ship' })).toBeChecked()
  const kind = question(page, 'Kind of system').getByRole('radio', { name: 'Not sure' })
  // What is asked next is known once the answer has been judged.
  await expect(verdict(page)).toContainText('On: Kind of system')
  await page.keyboard.press('Enter')
  await expect(kind).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(question(page, 'Kind of system').getByRole('radio', { name: 'Capital' })).toBeChecked()
  // What comes next is known once that has been judged, too.
  await expect(page.locator('[aria-label="What you said"]')).toContainText(/Kind of system: capital/i)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  await expect(verdict(page)).toContainText('NOT LEGAL')
  await expect(question(page, 'The system is under siege').getByRole('radio', { name: 'Yes' })).toBeFocused()
})

test('a bad link loses only what cannot be read, and says which', ONCE, async ({ page }) => {
  await open(
    page,
    `${BUILD}?what=boat&credits=abc&isMyTurn=maybe&underSiege=yes&colour=red&ed=1999&reading.starcom:ambiguity.9=Z&v=1`,
  )
  const problems = page.getByRole('region', { name: 'What could not be read' })
  await expect(problems).toContainText('“boat” is no answer here')
  // no words of a program, and nothing that was not read counts as told
  await expect(problems).not.toContainText(/\btrue\b|ship, fighter/)
  const told = page.getByRole('list', { name: 'What you said' })
  await expect(told).toContainText('The system is under siege: yes')
  await expect(told).not.toContainText(/boat|abc|turn/)
  await expect(problems).toContainText('“abc” cannot be read')
  await expect(problems).toContainText('colour')
  await expect(problems).toContainText('1999')
  await expect(problems).toContainText('has no reading Z')
  await expect(page.getByLabel('Your credits', { exact: true })).toHaveValue('abc')
  await expect(question(page, 'The system is under siege').getByRole('radio', { name: 'Yes' })).toBeChecked()
  await answer(page, 'What is being built', 'Station')
  await expect(problems).not.toContainText('boat')
  await expect(verdict(page)).toContainText('NOT LEGAL')
})

test(
  'what was told is changed where it stands, with the keyboard too, and nothing of the rest is lost',
  ONCE,
  async ({ page }) => {
    await page.goto(SIEGE)
    await expect(verdict(page)).toContainText('NOT LEGAL')
    const asked = page.getByRole('region', { name: 'Next question' })
    const said = (words: string) => asked.getByRole('button', { name: words })
    await said('The system is under siege: yes').focus()
    await page.keyboard.press('Enter')
    const card = asked.getByRole('heading', { name: 'The system is under siege' })
    await expect(card).toBeVisible()
    await expect(asked.getByRole('button', { name: 'Yes', exact: true })).toBeFocused()
    await expect(asked.getByRole('button', { name: 'Yes', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(said('The system is under siege: yes')).toBeFocused()
    await page.keyboard.press('Enter')
    await asked.getByRole('button', { name: 'No', exact: true }).click()
    await expect(said('The system is under siege: no')).toBeFocused()
    await expect(verdict(page)).not.toContainText('NOT LEGAL')
    await expect(page).toHaveURL(/systemKind=capital&underSiege=no&what=ship/)
    // not sure any more: it is told as that, and as nothing else
    await said('The system is under siege: no').click()
    await asked.getByRole('button', { name: 'Not sure' }).click()
    await expect(said('The system is under siege: not sure')).toHaveCount(1)
    await expect(said('The system is under siege: no,')).toHaveCount(0)
  },
)

test('facts that contradict each other are named, with a way back', ONCE, async ({ page }) => {
  await open(page, `${BUILD}?isMyStartingSystem=yes&systemKind=capital&v=1`)
  await expect(verdict(page)).toContainText('ANSWERS CLASH')
  const clash = page.getByRole('region', { name: 'These answers contradict each other' })
  await clash.getByRole('button', { name: 'Set it to not sure' }).click()
  await expect(verdict(page)).toContainText('DEPENDS')
})

test('where the rules do not say, every reading stands beside the others, and a table may fix one', async ({
  page,
}) => {
  await open(page, DRAW)
  await expect(verdict(page)).toContainText('READINGS')
  const readings = page.getByRole('region', { name: 'The rules do not say' })
  await expect(readings.getByRole('listitem').filter({ hasText: /^Reading [A-Z]/ })).toHaveCount(3)
  await expect(readings.getByRole('link', { name: /Open question/ })).toHaveAttribute(
    'href',
    /\/questions\/starcom\/#\d+$/,
  )
  await readings.getByRole('radio', { name: 'A', exact: true }).click()
  await expect(page).toHaveURL(/reading\.starcom:ambiguity\.32=A/)
  await expect(verdict(page)).toContainText('share the win')
  const remarks = page.getByRole('region', { name: 'Remarks' })
  await expect(remarks).toContainText('Our table uses reading A')
  await expect(remarks.getByRole('radio', { name: 'A', exact: true })).toBeFocused()
})

test('a worked example fills the form, and back returns', async ({ page }) => {
  await open(page, `${BUILD}?what=station&v=1`)
  const example = page.getByRole('region', { name: 'Worked examples' }).getByRole('link').first()
  const query = await example.getAttribute('href')
  await example.click()
  await expect(page).toHaveURL((url) => url.search === query)
  await expect(verdict(page)).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(/what=station/)
  await expect(question(page, 'What is being built').getByRole('radio', { name: 'Station' })).toBeChecked()
})

test('the verdict is shown over the whole screen, and turned round', async ({ page }) => {
  await open(page, SIEGE)
  await verdict(page).getByRole('button', { name: 'Show the table' }).click()
  const shown = page.getByRole('dialog', { name: 'Verdict for the table' })
  await expect(shown).toContainText('NOT LEGAL')
  for (const words of ['Can I build this here?', 'The system is under siege: yes', 'November 2022'])
    await expect(shown).toContainText(words)
  const cut = await shown
    .locator('blockquote p')
    .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent))
  expect(cut).toEqual([])
  await shown.getByRole('button', { name: 'Turn round' }).click()
  await expect(shown.getByRole('button', { name: 'Turn round' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
})

test('the ruling is copied as one line with its link', ONCE, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, SIEGE)
  await verdict(page).getByRole('button', { name: 'Copy ruling' }).click()
  await expect(page.getByText('Ruling copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Star Commander.*NOT LEGAL.*\nhttp.*underSiege=yes/)
  await context.clearPermissions()
})

test('a list tells none from not known', ONCE, async ({ page }) => {
  await open(page, '/check/starcom/combat-damage/')
  const vessels = question(page, 'Vessels in the combat')
  await vessels.getByRole('radio', { name: 'None' }).check()
  await expect(page).toHaveURL(/vessels=-/)
  await vessels.getByRole('radio', { name: 'List them' }).check()
  await vessels.getByLabel('Name of the vessel').fill('Lance')
  await expect(page).toHaveURL(/vessels=Lance/)
  await vessels.getByRole('button', { name: 'Copy vessel 1' }).click()
  await expect(vessels.getByRole('group', { name: 'Vessel 2' })).toBeVisible()
  await vessels.getByRole('radio', { name: 'Not sure' }).first().check()
  await expect(page).not.toHaveURL(/vessels/)
})

test(
  'what would turn a presumed verdict is worked out in a worker, and on the page where none can be had',
  ONCE,
  async ({ page, context }) => {
    const turns = (on: Page) => on.getByRole('region', { name: 'In the usual case', exact: true }).getByRole('listitem')
    const worker = page.waitForEvent('worker', (one) => one.url().includes('/assets/turns.'))
    await page.goto(USUAL)
    const made = await worker
    await expect(turns(page)).not.toHaveCount(0)
    // One that failed has been ended, and the page has found them by itself.
    expect(page.workers()).toContain(made)
    const found = await turns(page).allInnerTexts()
    // On the verdict the first stands whole; the rest is counted as it is listed.
    const summary = verdict(page)
      .getByText(/In the usual case, unless: .+, and/)
      .first()
    await expect(summary).toContainText(`, and ${found.length - 1} more`)
    await expect.poll(() => summary.evaluate((one) => one.scrollHeight <= one.clientHeight + 1)).toBe(true)

    const refused = await context.newPage()
    await refused.addInitScript(() => {
      window.Worker = class {
        constructor() {
          throw new Error('No workers here.')
        }
      } as unknown as typeof Worker
    })
    const lost = await context.newPage()
    await lost.route('**/assets/turns.*', (route) => route.abort())
    for (const other of [refused, lost]) {
      await other.goto(USUAL)
      await expect(turns(other)).toHaveText(found)
    }
  },
)
