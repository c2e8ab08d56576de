import { expect, type Page } from '@playwright/test'
import { look, themesFor } from './looking'
import { ONCE } from './pages'
import { test } from './saving'

const MAP = '/board/ti4/'
const STRING =
  '38 65 41 67 39 44 72 40 34 77 66 75 36 43 61 79 69 62 8 47 71 13 26 46 10 27 48 1 35 50 5 25 42 16 24 49'
/** A fourth ring around it. */
const FOURTH = '19 20 21 22 23 28 29 30 31 32 33 37 45 59 60 63 64 68 70 73 74 76 78 80'

const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' })
const system = (page: Page, id: string) => page.locator(`[data-system="${id}"]`)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function open(page: Page, query: string): Promise<void> {
  await page.goto(MAP + query)
  await expect(verdict(page)).not.toHaveAttribute('data-verdict', 'waiting')
}

/** The first screen, of a visitor without a link. */
async function begin(page: Page): Promise<void> {
  await page.goto(MAP)
  await expect(page.getByRole('textbox', { name: 'Map string' })).toBeVisible()
}

async function another(page: Page): Promise<void> {
  const fold = page.locator('summary', { hasText: 'Another map' })
  if (await fold.count()) await fold.click()
}

async function paste(page: Page, text: string): Promise<void> {
  await another(page)
  await page.getByRole('textbox', { name: 'Map string' }).fill(text)
  await button(page, 'Set up this map').click()
  await expect(verdict(page)).not.toHaveAttribute('data-verdict', 'waiting')
}

async function take(page: Page, name: string | RegExp): Promise<void> {
  await another(page)
  const fold = page.locator('summary', { hasText: 'A small board for one clause' })
  if (await fold.count()) await fold.click()
  await button(page, name).click()
  await expect(verdict(page)).not.toHaveAttribute('data-verdict', 'waiting')
}

/** The small board of the link that says it all: a cruiser, and a fighter in its way. */
async function small(page: Page): Promise<void> {
  await begin(page)
  await take(page, /A single fighter in the way/)
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'illegal')
}

/** Chooses one of the segments that say what a tap does, or a part of a sheet. */
const pick = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check()

async function expectNothingSideways(page: Page): Promise<void> {
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(wide).toBeLessThanOrEqual(0)
}

test(
  'a checker that begins with a list begins on a phone with the map, which takes a string or a sample',
  ONCE,
  async ({ page }) => {
    await page.goto('/check/ti4/movement/')
    const asked = page.getByRole('region', { name: 'Next question' })
    await expect(asked.getByRole('button', { name: 'Fill it in' })).toHaveCount(0)
    await asked.getByRole('link', { name: 'Set it up on the map' }).click()
    await expect(page.getByRole('textbox', { name: 'Map string' })).toBeVisible()
  },
)

test('a checker that begins with a list begins on a laptop with the map too, and keeps its lists a tap away', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/check/ti4/movement/')
  const door = page.getByRole('link', { name: 'Set it up on the map' })
  await expect(door).toHaveCount(1)
  await expect(page.locator('[data-alive]')).toBeAttached()
  const lists = page.getByRole('group', { name: 'Systems' })
  await expect(door).toBeInViewport()
  await expect(lists).toBeHidden()
  await page.getByRole('button', { name: 'List them instead: Systems' }).click()
  await expect(lists).toBeVisible()
  await lists.getByText('List them', { exact: true }).click()
  // Told by hand, the form stands open beside its verdict as everywhere.
  await expect(page.getByText('All facts at once')).toBeHidden()
  await expect(lists).toBeVisible()
})

test('a position from a map string, a blocked route with its clause, cargo, and the same on the other phone', async ({
  page,
  browser,
}) => {
  await begin(page)
  await paste(page, STRING)
  await expect(page.locator('[data-system]')).toHaveCount(38)
  await expect(system(page, '18')).toHaveAccessibleName(/Mecatol Rex/)
  // The homes of the map seat Nekro first; a War Sun with two infantry, and a fighter of Norr in its way.
  await system(page, '8').click()
  await button(page, 'Add War Sun of Nekro').click()
  await button(page, 'Add Infantry I of Nekro').click()
  await button(page, 'Add Infantry I of Nekro').click()
  await system(page, '72').click()
  await pick(page, 'Norr')
  await button(page, 'Add Fighter I of Norr').click()
  await system(page, '8').click()
  await button(page, 'Move War Sun 1').first().click()
  await system(page, '38').click()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'illegal')
  await expect(system(page, '72')).toHaveAccessibleName(/in the way: LRR 58.4b/)
  await system(page, '72').click()
  const stop = page.getByRole('region', { name: 'What stands in the way' })
  await expect(stop.getByRole('link', { name: 'LRR 58.4b' })).toHaveAttribute('href', /\/rules\/ti4\/movement\//)
  await stop.getByRole('button', { name: 'Close' }).click()
  // Next door it may go, with cargo.
  await system(page, '47').click()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal')
  await button(page, 'One more: Infantry I from Mordai II').click()
  await expect(page.getByText('1 on board, capacity 6')).toBeVisible()
  await expect.poll(() => new URL(page.url()).search).toMatch(/m=\d+~8\.47~\d+\.8/)
  const { search } = new URL(page.url())
  expect(search.length).toBeLessThan(400)
  const other = await browser.newContext()
  const phone = await other.newPage()
  await open(phone, search)
  await expect(verdict(phone)).toHaveAttribute('data-verdict', 'legal')
  await expect(phone.locator('[data-route="8 47"]')).toHaveCount(1)
  await expect(phone.getByText('1 on board, capacity 6')).toBeVisible()
  await expect(system(phone, '72')).toHaveAccessibleName(/Norr 1 Fighter I/)
  await other.close()
})

test('three and four rings fit, every hex a target of 44 pixels', async ({ page }) => {
  await begin(page)
  for (const [text, count] of [
    [STRING, 38],
    [`${STRING} ${FOURTH}`, 62],
  ] as const) {
    await paste(page, text)
    await expect(page.locator('[data-system]')).toHaveCount(count)
    const side = () =>
      system(page, '1').evaluate((hex) => {
        const { width, height } = hex.getBoundingClientRect()
        return Math.min(width, height)
      })
    await expect.poll(side).toBeGreaterThanOrEqual(44)
    await expectNothingSideways(page)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNothingSideways(page)
})

test('on paper a map is dark ink on light paper whatever the theme, with nothing to press', ONCE, async ({ page }) => {
  await small(page)
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dim'
  })
  const ground = () => page.locator('.map-stage').evaluate((stage) => getComputedStyle(stage).backgroundColor)
  await expect.poll(ground).toBe('rgb(6, 3, 2)')
  await page.emulateMedia({ media: 'print' })
  await expect.poll(ground).toBe('rgb(220, 219, 230)')
  await expect(page.locator('#main .map-tool:visible, #main .button:visible')).toHaveCount(0)
  await page.emulateMedia({ media: null })
})

test('what a map string has that cannot be laid is named, and the rest stands', ONCE, async ({ page }) => {
  await begin(page)
  await page.getByRole('textbox', { name: 'Map string' }).fill('er82')
  await button(page, 'Set up this map').click()
  await expect(page.getByRole('alert')).toContainText('er82 is not a tile we know.')
  await expect(page.getByRole('textbox', { name: 'Map string' })).toHaveValue('er82')
  await paste(page, '38 38 999 83A2')
  const report = page.getByRole('region', { name: 'What was read' })
  await expect(report).toContainText('2: Tile 38 comes twice.')
  await expect(report).toContainText('999 is not a tile')
  await expect(system(page, '38')).toBeVisible()
})

test('a file and a drop are read as what is pasted', ONCE, async ({ page }) => {
  const text = '18+0+0*b;Bio,71+0+2Rct;Ro;Ri,36+1+1Kcf;Km*I;Ki,76+1-1;;;,72+0-2'
  await begin(page)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await expect(system(page, '71')).toHaveAccessibleName(/command tokens of Red, Red 1 Carrier I/)
  await begin(page)
  await page
    .locator('form')
    .first()
    .evaluate((form, dropped) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.setData('text', dropped)
      form.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    }, text)
  await expect(system(page, '36')).toHaveAccessibleName(/Pink 1 Carrier I/)
})

/** Counts what a player does: every tap, and every text that is typed or pasted. */
function counting(page: Page) {
  let count = 0
  return {
    tap: async (name: string | RegExp, what: 'button' | 'summary' = 'button') => {
      count++
      await (what === 'button' ? button(page, name).first() : page.locator('summary', { hasText: name })).click()
    },
    system: async (id: string) => {
      count++
      await system(page, id).click()
    },
    type: async (label: string, text: string) => {
      count++
      await page.getByLabel(label).fill(text)
    },
    count: () => count,
  }
}

test('two fleets and a move that is judged take ten interactions at most', ONCE, async ({ page }) => {
  await begin(page)
  const hand = counting(page)
  await hand.type('Map string', STRING)
  await hand.tap('Set up this map')
  await hand.tap('Fleets as text', 'summary')
  await hand.type(
    'Whose, what and where; a line or a semicolon between fleets',
    'Nekro: 3 cr, 1 cv, 4 ff in 8\nNorr: 1 dn, 2 ff in 72; active 72',
  )
  await hand.tap('Place these fleets')
  await hand.system('8')
  await hand.tap('Move all 4 ships')
  await hand.system('72')
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal')
  await expect(page.locator('[data-route="8 72"]')).toHaveCount(1)
  expect(hand.count()).toBeLessThanOrEqual(10)
})

test('six fleets with homes, outposts and tokens take thirty interactions at most', ONCE, async ({ page }) => {
  await begin(page)
  const hand = counting(page)
  await hand.tap('A six-player map')
  for (const [id, text] of [
    ['8', '2 cv, 3 ff, 4 inf, 1 dock'],
    ['13', '1 dn, 1 cv, 2 ff, 3 inf, 1 dock'],
    ['10', '1 fs, 2 dd, 2 inf, 1 dock'],
    ['1', '2 cv, 4 ff, 4 inf, 1 dock'],
    ['5', '1 cv, 1 cr, 3 inf, 1 pds, 1 dock'],
    ['16', '1 cv, 2 ff, 2 inf, 1 dock'],
  ] as const) {
    await hand.system(id)
    const owner = { 8: 'Nekro', 13: 'Norr', 10: 'Letnev', 1: 'Sol', 5: 'Arborec', 16: 'Hacan' }[id]
    await hand.type('Fleet as text', `${owner}: ${text}`)
    await hand.tap(/^Add$/)
    await expect(system(page, id)).toHaveAccessibleName(new RegExp(`${owner} \\d`))
    await hand.tap(/^Close$/)
  }
  expect(hand.count()).toBeLessThanOrEqual(30)
})

test('zoom and pan by button, wheel and finger; the whole map again', async ({ page, isMobile }) => {
  await begin(page)
  await button(page, 'A six-player map').click()
  const map = page.locator('.hex-map')
  const zoom = async () => Number(await map.getAttribute('data-zoom'))
  await button(page, 'Zoom in').click()
  await expect.poll(zoom).toBeCloseTo(1.5)
  await button(page, 'Whole map').click()
  await expect.poll(zoom).toBe(1)
  if (!isMobile) {
    await system(page, '65').hover()
    await page.mouse.wheel(0, -400)
    await expect.poll(zoom).toBeGreaterThan(2)
  } else await button(page, 'Zoom in').click()
  const before = await system(page, '18').boundingBox()
  const box = (await map.boundingBox())!
  await page.mouse.move(box.x + 200, box.y + 250)
  await page.mouse.down()
  await page.mouse.move(box.x + 160, box.y + 210, { steps: 4 })
  await page.mouse.up()
  const panned = async () => {
    const after = await system(page, '18').boundingBox()
    return Math.abs(after!.x - before!.x) + Math.abs(after!.y - before!.y)
  }
  await expect.poll(panned).toBeGreaterThan(30)
  await expect(page.locator('[data-tray=empty]')).toBeVisible()
})

test('a fleet is dragged: what it can reach is ringed, and the moves are stepped through', async ({ page }) => {
  await begin(page)
  await button(page, 'Six players with fleets').click()
  const middle = async (id: string) => {
    const { x, y, width, height } = (await system(page, id).boundingBox())!
    return [x + width / 2, y + height / 2] as const
  }
  await page.mouse.move(...(await middle('1')))
  await page.mouse.down()
  const [x, y] = await middle('35')
  await page.mouse.move(x + 4, y, { steps: 6 })
  await expect(page.locator('[data-reached]').first()).toBeVisible()
  await page.mouse.up()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal')
  await expect(page.locator('[data-route="1 35"]')).toHaveCount(1)
  await button(page, '2 moves').click()
  await expect(page.getByText('0 of 2 moved')).toBeVisible()
  await button(page, 'One move on').click()
  await expect(system(page, '35')).toHaveAccessibleName(/Sol 1 Advanced Carrier I, Sol/)
  await button(page, 'One move on').click()
  await expect(system(page, '35')).toHaveAccessibleName(/Sol 2 Advanced Carrier I/)
  await button(page, 'One move back').click()
  await expect(page.getByText('1 of 2 moved')).toBeVisible()
})

test('a long press and the second button open a system while a fleet is chosen', async ({ page }) => {
  await begin(page)
  await button(page, 'Six players with fleets').click()
  await system(page, '1').click()
  await button(page, /Move all/).click()
  await system(page, '35').click({ button: 'right' })
  await expect(page.getByRole('region', { name: 'System 35' })).toBeVisible()
  await expect(page.locator('[data-route]')).toHaveCount(0)
})

test(
  "Thunder's Edge on the map: the Fracture, a home beside the map, and all of it in the link",
  ONCE,
  async ({ page, browser }) => {
    await begin(page)
    await button(page, "Thunder's Edge, six players").click()
    await expect(system(page, '118')).toHaveAccessibleName(/Ahk Creuxx, beside the map, epsilon wormhole/)
    await pick(page, 'Place tiles')
    await expect.poll(() => new URL(page.url()).search).toMatch(/b=2/)
    const before = page.url()
    await page.getByRole('checkbox', { name: 'The Fracture' }).check()
    await expect(system(page, 'fracture4')).toHaveAccessibleName(/Styx, beside the map/)
    await expect.poll(() => page.url()).not.toBe(before)
    const { search } = new URL(page.url())
    const other = await browser.newContext()
    const phone = await other.newPage()
    await open(phone, search)
    await expect(system(phone, 'fracture6')).toHaveAccessibleName(/egress/)
    await expect(system(phone, '118')).toHaveAccessibleName(/Crimson 2 Carrier I/)
    await other.close()
  },
)

test('a blocked system answers with its clause, and the route goes elsewhere with one tap', ONCE, async ({ page }) => {
  await small(page)
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'illegal')
  await system(page, '47').click()
  const stop = page.getByRole('region', { name: 'What stands in the way' })
  await expect(stop.getByRole('link', { name: 'LRR 58.4b' })).toBeVisible()
  await button(page, 'Move Cruiser I 1 in 46').click()
  await system(page, '47').click()
  await stop.getByRole('button', { name: 'Go to 47 instead' }).click()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal')
  await expect(page.locator('[data-route="46 47"]')).toHaveCount(1)
  await button(page, 'Undo').click()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'illegal')
  await button(page, 'Redo').click()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal')
})

test('what follows a legal move is said: rift dice, and who fires', ONCE, async ({ page }) => {
  await begin(page)
  await take(page, /Through a gravity rift/)
  await expect(verdict(page)).toContainText(/rolls a die/)
  await take(page, /Into the range of space cannons/)
  await expect(verdict(page)).toContainText(/Space cannon: Bob at Ann/)
  await take(page, /Through an alpha wormhole/)
  await expect(page.locator('[data-route] [data-hop]')).toHaveCount(1)
})

test('a suggestion makes the move legal with one tap', ONCE, async ({ page }) => {
  await begin(page)
  await take(page, /Stopping short/)
  const mend = page.getByRole('region', { name: 'Make it legal' })
  await mend.getByRole('button').first().click()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal')
  await button(page, 'Take it back').click()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'illegal')
})

test('who can reach a system, and all of them brought with one tap', ONCE, async ({ page }) => {
  await begin(page)
  await take(page, 'Six players with fleets')
  await system(page, '35').click()
  await pick(page, 'Reach')
  const sheet = page.getByRole('region', { name: /System 35/ })
  await expect(sheet.getByText(/ships of Sol can reach 35/)).toBeVisible()
  await sheet.getByRole('button', { name: 'What can reach me here?' }).click()
  await expect(sheet.getByText(/of the others can reach 35/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Which of my ships can reach this?' }).click()
  await sheet.getByRole('button', { name: /Bring all/ }).click()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal')
})

test('a card with a target, a faction, a name: the ship gets further and the link says so', ONCE, async ({ page }) => {
  await begin(page)
  await take(page, /One system too far/)
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'illegal')
  await page.getByText('Players, technologies, cards').click()
  await page.getByRole('checkbox', { name: 'Gravity Drive' }).check()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal')
  await expect(page.getByRole('combobox', { name: 'Gravity Drive is for' })).toHaveValue("Ann's Carrier I 1 (46)")
  await page.getByText('Ann', { exact: true }).last().click()
  await page.getByRole('combobox', { name: 'Faction of Ann' }).selectOption('The Federation of Sol')
  await page.getByRole('textbox', { name: 'Name' }).fill('Eva')
  await page.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Ships of Eva' })).toBeVisible()
  await expect.poll(() => new URL(page.url()).search).toMatch(/Eva~Bob.*f=sol.*e=/)
  await page.reload()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal')
})

test('tiles by hand: laid, turned, replaced, taken away; beside the map too', ONCE, async ({ page }) => {
  await small(page)
  await pick(page, 'Place tiles')
  await system(page, 'hex 0,1').click()
  await page.getByRole('searchbox', { name: 'Lay a tile' }).fill('83A')
  await button(page, '83A hyperlane').click()
  await button(page, 'Turn right').click()
  await expect(page.getByText('60°')).toBeVisible()
  await system(page, 'hex -1,1').click()
  await page.getByRole('searchbox', { name: 'Lay a tile' }).fill('rift cormund')
  await button(page, '67 Cormund, gravity rift').click()
  await expect(system(page, '67')).toHaveAccessibleName(/gravity rift/)
  await button(page, 'Take this tile away').click()
  await expect(system(page, '67')).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Wormhole nexus' }).check()
  await system(page, '82').click()
  await pick(page, 'Active: α β γ')
  await expect(system(page, '82')).toHaveAccessibleName(/active side/)
  await pick(page, 'Play')
  await expect(system(page, 'hex 0,1')).toHaveCount(0)
})

test('ships taken in hand while tiles are laid are sent by the next tap', ONCE, async ({ page }) => {
  await small(page)
  await pick(page, 'Place tiles')
  await system(page, '46').click()
  await pick(page, 'Fleet')
  await button(page, /^Move /)
    .first()
    .click()
  await expect(page.getByRole('radio', { name: 'Play', exact: true })).toBeChecked()
  await system(page, '47').click()
  await expect(verdict(page)).not.toContainText('NO MOVES')
})

test('keyboard alone: arrow keys walk the map, the list does what the map does', async ({ page }) => {
  await small(page)
  await system(page, '46').focus()
  await page.keyboard.press('ArrowRight')
  await expect(system(page, '47')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'What stands in the way' })).toBeVisible()
  const list = page.getByText('The map as a list')
  await list.focus()
  await page.keyboard.press('Enter')
  const row = page.getByRole('table').getByRole('button', { name: '48', exact: true })
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'System 48' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(button(page, /Active$/)).toBeFocused()
})

for (const [state, prepare] of [
  [
    'a blocked route and every panel open',
    async (page: Page) => {
      await system(page, '47').click()
      for (const words of ['Another map', 'Players, technologies, cards', 'The map as a list', 'Signs on the map'])
        await page.getByText(words).click()
    },
  ],
  [
    'a ship with its routes',
    async (page: Page) => {
      await button(page, 'Move Cruiser I 1 in 46').click()
      await expect(page.locator('[data-reached]').first()).toBeVisible()
    },
  ],
  [
    'tiles being laid',
    async (page: Page) => {
      await pick(page, 'Place tiles')
      await system(page, '46').click()
      await pick(page, 'Tile')
    },
  ],
] as const)
  test(`axe finds nothing and nothing scrolls sideways: ${state}`, async ({ page }, info) => {
    await small(page)
    await prepare(page)
    // The first state shows every colour there is; the others are looked at in one theme.
    const themes = state.includes('every panel') ? themesFor(info.project.name) : ['light']
    expect(await look(page, themes)).toEqual([])
    await expectNothingSideways(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNothingSideways(page)
  })

test('before anything moves there is no ruling to copy, and words that scroll never show above the verdict', async ({
  page,
}, info) => {
  await begin(page)
  await paste(page, STRING)
  await expect(verdict(page)).toContainText('NO MOVES YET')
  await expect(verdict(page).getByRole('button')).toHaveCount(0)
  if (info.project.name === 'phone') return
  await page.mouse.wheel(0, 700)
  const gap = () =>
    page.evaluate(() => {
      const bottom = document.querySelector('.top')!.getBoundingClientRect().bottom
      return document.querySelector('[aria-label="Verdict"]')!.getBoundingClientRect().top - bottom
    })
  await expect.poll(gap).toBeLessThanOrEqual(0)
})
