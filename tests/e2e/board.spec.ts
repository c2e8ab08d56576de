import { expect, type Locator, type Page } from '@playwright/test'
import { look, SOON, themesFor } from './looking'
import { ONCE } from './pages'
import { test } from './saving'

const JUMP =
  '?b=3.hH0C02N-0sc.fN.hH2C22N-2sc.nC21N.bC11N-0cr-0sf2.mC12N-1ds.pI-0co.xN.hH1C12N-1sc&builtThisTurn=no' +
  '&carrierJumpingAlong=no&controlledSinceTurnStart=yes&jumpsUsed=0&me=0&phase=command&seats=Blue;Orange;Violet' +
  '&speedBonus=0&turn=0&viaCard=none&v=1'
const SIEGE =
  '?b=3.hH0C03N-0co.rC02N-0ds-1fr.xN.xN.tC03N-0re-0sc-1cr-1sf2.xN.xN.xN.hH1C13N-1sc&buildCard=corvette&buildCount=1' +
  '&credits=12&efficientConstruction=0&firstTurn=no&me=0&phase=command&seats=Blue;Orange&tradeRoutes=0&turn=0&v=1'
const FIVE =
  '?b=5.hH0C05N-0fr2-0ds.rC02N-1fr.tC03N-0co2-0re.fN-0sf3.hH1C14N-1cr-1sf2.cC04N-0bs.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x' +
  '&me=0&seats=Blue;Orange'

const open = async (page: Page, query = '') => {
  await page.goto(`/board/starcom/${query}`)
  await expect(page.getByRole('grid')).toBeVisible()
}
const cell = (page: Page, name: RegExp) => page.getByRole('gridcell', { name })
const panel = (page: Page, words: string) => page.locator('summary', { hasText: words })

test('the story: a system is besieged, the board says so, and the checker opens filled in', async ({ page }) => {
  await open(page, SIEGE)
  await cell(page, /row 2 column 2/).click()
  await expect(cell(page, /row 2 column 2, Trade World.*under siege/)).toHaveAttribute('aria-selected', 'true')
  const rulings = page.getByRole('region', { name: 'Check on this board' })
  await expect(rulings).toContainText('Yes, under siege')
  const station = rulings.getByRole('listitem').filter({ hasText: 'Can I build a station here?' }).first()
  await expect(station).toContainText('NOT LEGAL')
  await expect(station.getByRole('link', { name: 'Command Phase, Build 6' })).toHaveAttribute(
    'href',
    /command-phase\/#build\.6$/,
  )
  await station.getByRole('link', { name: 'Can I build a station here?' }).click()
  await expect(page).toHaveURL(/\/check\/starcom\/build\/\?.*underSiege=yes/)
})

test('a board without a link is of the edition of My table', ONCE, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('edition.starcom', '2022-02'))
  await open(page)
  await expect(panel(page, 'Edition, size, players')).toContainText('February 2022')
})

test('badges follow the board: one armed ship breaks the siege', ONCE, async ({ page }) => {
  await open(page, SIEGE)
  await cell(page, /row 2 column 2/).click()
  await page.getByRole('button', { name: 'Add Frigate, yours' }).click()
  await expect(cell(page, /row 2 column 2.*1 Frigate of yours/)).not.toHaveAccessibleName(/under siege/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cell(page, /row 2 column 2.*under siege/)).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(cell(page, /row 2 column 2.*1 Frigate of yours/)).toBeVisible()
  await expect(page).toHaveURL(/-0fr/)
  await page.reload()
  await expect(cell(page, /row 2 column 2.*1 Frigate of yours/)).toBeVisible()
})

test('tap a ship: what it reaches, and for every other system the clause', async ({ page }) => {
  await open(page, JUMP)
  await cell(page, /row 2 column 2/).click()
  await page.getByRole('button', { name: 'Where may it jump?' }).first().click()
  await expect(page.getByRole('heading', { name: 'Your Cruiser, row 2 column 2' })).toBeFocused()
  await expect(cell(page, /row 2 column 1.*the ship may jump here/)).toBeVisible()
  const said = page.locator('[aria-live=polite]')
  for (const [place, clause] of [
    [/row 1 column 2/, 'Card: Asteroid Field'],
    [/row 2 column 3/, 'Command Phase, Move 7'],
    [/row 3 column 3/, 'Command Phase, Move 2'],
  ] as const) {
    await cell(page, place).click()
    await expect(cell(page, place)).toHaveAccessibleName(/the ship cannot jump here/)
    await expect(said).toContainText('NOT LEGAL')
    await expect(said.getByRole('link', { name: clause })).toBeVisible()
  }
  await cell(page, /row 2 column 1/).click()
  await expect(said).toContainText('LEGAL')
  await page.getByRole('button', { name: 'Move it there' }).click()
  await expect(cell(page, /row 2 column 1.*1 Cruiser of yours/)).toBeFocused()
})

test('the keyboard alone: one tab stop, arrows to the adjacent system, Enter chooses', async ({ page }) => {
  await open(page, JUMP)
  await expect(page.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1)
  await cell(page, /row 1 column 1/).focus()
  await page.keyboard.press('ArrowRight')
  await expect(cell(page, /row 1 column 2/)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(cell(page, /row 2 column 2/)).toBeFocused()
  await page.keyboard.press('End')
  await expect(cell(page, /row 2 column 3/)).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Row 2 column 2: Black Hole' })).toBeVisible()
  await expect(page.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1)
})

test('the list edits the same board', ONCE, async ({ page }) => {
  await open(page, SIEGE)
  await panel(page, 'The board as a list').click()
  await page.getByRole('button', { name: 'Edit row 3 column 1' }).click()
  const row = page.locator('#system-6')
  await row.getByRole('combobox', { name: 'System card' }).selectOption('drummond')
  await row.getByRole('button', { name: 'One more: Developments' }).click()
  await expect(cell(page, /row 3 column 1, Drummond, controlled by you, 1 development/)).toBeVisible()
})

test('a bad link keeps what can be read and says what cannot', ONCE, async ({ page }) => {
  await open(page, '?b=3.hH0C03N-0co-0zz.???.x&foo=1&me=9')
  const problems = page.getByRole('region', { name: 'Part of the link could not be read' })
  await expect(problems).toContainText('foo')
  await expect(problems).toContainText('6 of the 9 systems are missing')
  await expect(cell(page, /row 1 column 1, Homeworld.*3 developments, 1 Corvette of yours/)).toBeVisible()
})

test('the other edition judges otherwise and tells which cards it does not have', ONCE, async ({ page }) => {
  await open(page, '?b=3.hH0C03N-0bc.x.x.x.x.x.x.x.x&me=0&seats=Blue;Orange')
  await panel(page, 'Edition, size').click()
  await page.getByRole('radio', { name: 'February 2022' }).check()
  await expect(page.getByRole('region', { name: 'Cards of the other edition' })).toContainText('Battlecruiser')
  await expect(page).toHaveURL(/ed=2022-02/)
})

test('every system of a 5 by 5 board is large enough for a finger, drawn either way', async ({ page }) => {
  await open(page, FIVE)
  await expect(page.getByRole('gridcell')).toHaveCount(25)
  for (const view of ['Rows', 'Diamond']) {
    await page.getByRole('radio', { name: view }).check()
    await expect(async () => {
      const { sides, wide } = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('[role=gridcell]')].map((one) =>
          one.firstElementChild!.getBoundingClientRect(),
        )
        const sides = boxes.map(({ width, height }) => Math.min(width, height))
        return { sides, wide: document.documentElement.scrollWidth - window.innerWidth }
      })
      expect(sides).toHaveLength(25)
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(44)
      expect(wide).toBeLessThanOrEqual(0)
    }).toPass({ timeout: SOON })
  }
})

test('nothing for axe to find in any theme, editing and jumping', async ({ page }, info) => {
  await open(page, JUMP)
  await panel(page, 'Edition, size').click()
  await panel(page, 'The board as a list').click()
  await cell(page, /row 2 column 2/).click()
  expect(await look(page, themesFor(info.project.name))).toEqual([])
  await page.getByRole('button', { name: 'Where may it jump?' }).first().click()
  await cell(page, /row 1 column 2/).click()
  expect(await look(page, themesFor(info.project.name))).toEqual([])
})

test('four more systems with ships in fifteen taps, the whole editor within reach of the thumb', async ({ page }) => {
  await open(page)
  let taps = 0
  const tap = async (what: Locator) => {
    await expect(what).toBeInViewport()
    await what.click()
    taps += 1
  }
  const add = (name: string) => page.getByRole('button', { name, exact: true })
  const lay = async (place: RegExp, card: string, ...ships: string[]) => {
    await tap(cell(page, place))
    await tap(add(card))
    for (const ship of ships) await tap(add(ship))
  }
  await lay(/row 1 column 2, face down/, 'Trade World', 'Add Corvette, yours')
  await lay(/row 1 column 3, face down/, 'New Colony', 'Add Frigate, yours', 'Add Corvette, yours')
  await lay(/row 2 column 1, face down/, 'Alien System', 'Add Cruiser, yours')
  await lay(/row 2 column 3, face down/, 'Core World', 'Add Scout, yours', 'Add Battleship, yours')
  await expect(cell(page, /row 1 column 2, Trade World.*1 Corvette of yours/)).toBeVisible()
  await expect(cell(page, /row 1 column 3, New Colony.*1 Frigate of yours, 1 Corvette of yours/)).toBeVisible()
  await expect(cell(page, /row 2 column 1, Alien System.*1 Cruiser of yours/)).toBeVisible()
  await expect(cell(page, /row 2 column 3, Core World.*1 Scout of yours, 1 Battleship of yours/)).toBeVisible()
  expect(taps).toBeLessThanOrEqual(15)
})

test('ships of two kinds, and a damaged one, are drawn apart', ONCE, async ({ page }) => {
  await open(page, '?b=3.hH0C03N-0co-0cr-0cr2d3-0ds.x.x.x.x.x.x.x.x&me=0&seats=Blue;Orange&v=1')
  const outlines = () =>
    cell(page, /row 1 column 1/).evaluate((there) =>
      [...there.querySelectorAll('g > g > path')].map((one) => one.getAttribute('d')),
    )
  await expect.poll(async () => new Set(await outlines()).size).toBeGreaterThanOrEqual(3)
  await expect(cell(page, /row 1 column 1/).locator('text', { hasText: /^3$/ })).toBeVisible()
})

test('a fresh board greets with no verdict; what is chosen is judged', async ({ page }) => {
  await open(page)
  const sheet = page.getByLabel('Chosen on the board')
  await expect(sheet).toContainText('the rules speak here')
  await expect(sheet).not.toContainText(/LEGAL|DEPENDS/)
  await cell(page, /row 1 column 1/).click()
  await expect(sheet).toContainText('NOT LEGAL')
})

test('what lies face down is not judged', ONCE, async ({ page }) => {
  await open(page)
  await cell(page, /row 2 column 2, face down/).click()
  const rulings = page.getByRole('region', { name: 'Check on this board' })
  await expect(rulings).toContainText('face down')
  await expect(page.getByRole('list', { name: 'In short' })).toHaveCount(0)
  await expect(rulings.locator('[data-verdict]')).toHaveCount(0)
  await expect(rulings).not.toContainText('NOT LEGAL')
  await page.getByRole('button', { name: 'Trade World', exact: true }).click()
  await expect(rulings).toContainText('NOT LEGAL')
})

const TEXT = [
  'Star Commander, November 2022, 3 x 3',
  'Players: Ann (me), Bo',
  'Row 1 column 1: Homeworld of Ann; developments 3 of Ann; 2 corvettes of Ann; 1 Zorblax of Bo',
].join('\n')

test(
  'a board as text: pasted into the panel, dropped on the board, copied; what is not understood is named',
  ONCE,
  async ({ page }) => {
    await open(page)
    await panel(page, 'Edition, size').click()
    await page.getByRole('button', { name: 'Lay a board from text' }).click()
    const text = page.getByRole('textbox', { name: /^A board as text/ })
    await text.fill('no board at all')
    await page.getByRole('button', { name: 'Lay this board' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The board stays as it is' })).toBeVisible()
    await expect(text).toHaveValue('no board at all')
    await text.fill(TEXT)
    await page.getByRole('button', { name: 'Lay this board' }).click()
    const home = cell(page, /row 1 column 1, Homeworld.*3 developments, 2 Corvettes of yours/)
    await expect(home).toBeVisible()
    await expect(page.getByText(/1 Zorblax of Bo/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(home).toHaveCount(0)
    await page.getByRole('grid').evaluate((grid, dropped) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.setData('text/plain', dropped)
      grid.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    }, TEXT)
    await expect(home).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: '1 piece left aside' }).first()).toBeVisible()
  },
)

test(
  'a board as a file is read as what is pasted; a file that is none leaves the board as it was',
  ONCE,
  async ({ page }) => {
    await open(page)
    await panel(page, 'Edition, size').click()
    const file = page.getByLabel('Open a file')
    await file.setInputFiles({ name: 'board.txt', mimeType: 'text/plain', buffer: Buffer.from(TEXT) })
    const home = cell(page, /row 1 column 1, Homeworld.*2 Corvettes of yours/)
    await expect(home).toBeVisible()
    await file.setInputFiles({ name: 'other.txt', mimeType: 'text/plain', buffer: Buffer.from('no board at all') })
    await expect(page.getByRole('status').filter({ hasText: 'The board stays as it is' })).toBeVisible()
    await expect(home).toBeVisible()
  },
)

test('the editor stands beside the board; on a phone it is a sheet that closes with Escape and gives the board back', async ({
  page,
}, info) => {
  await open(page, SIEGE)
  const sheet = page.getByRole('complementary', { name: 'Chosen on the board' })
  if (info.project.name !== 'phone') {
    await expect(page.getByRole('button', { name: /^Add Corvette/ })).toBeInViewport()
    return
  }
  await expect(sheet).toBeHidden()
  for (const place of [/row 1 column 1/, /row 3 column 3/]) {
    await cell(page, place).click()
    await expect(sheet).toBeVisible()
    await expect(cell(page, place)).toHaveAttribute('aria-selected', 'true')
    const covered = () =>
      page.evaluate(() => {
        const chosen = document.querySelector('[role=gridcell][aria-selected=true]')!.getBoundingClientRect()
        return chosen.bottom - document.querySelector('[aria-label="Chosen on the board"]')!.getBoundingClientRect().top
      })
    await expect.poll(covered).toBeLessThanOrEqual(1)
  }
  await page.getByRole('heading', { name: /^Row 3 column 3/i }).focus()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(cell(page, /row 3 column 3/)).toBeFocused()
})
