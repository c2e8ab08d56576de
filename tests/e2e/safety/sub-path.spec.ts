import { expect, type Page, test } from '@playwright/test'
import { copyProject } from '../../../scripts/dev/project-copy.mjs'
import { hostSite, type SiteHost } from '../site-host'

const BASE = '/laws'
/** A station may not be built under siege; the board says so too. */
const RULING = '/check/starcom/build/?systemKind=capital&underSiege=yes&what=ship&v=1'
const BOARD =
  '/board/starcom/?b=3.hH0C03N-0co.rC02N-0ds-1fr.xN.xN.tC03N-0re-0sc-1cr-1sf2.xN.xN.xN.hH1C13N-1sc&buildCard=corvette' +
  '&buildCount=1&credits=12&efficientConstruction=0&firstTurn=no&me=0&phase=command&seats=Blue;Orange&tradeRoutes=0&turn=0&v=1'

/** The site built under the path, where the test run has built it already. */
const { SUB_PATH_SITE } = process.env

let project: Awaited<ReturnType<typeof copyProject>> | undefined
let host: SiteHost

// What a browser has never seen is what these are about.
test.use({ serviceWorkers: 'allow', reuseContext: false })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  if (!SUB_PATH_SITE) {
    project = await copyProject()
    await project.build({ BASE_PATH: BASE })
  }
  host = await hostSite({ dir: SUB_PATH_SITE ?? `${project!.folder}/out`, basePath: BASE })
})
test.afterAll(async () => {
  await host?.stop().catch(() => {})
  await project?.remove()
})

const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' })
const found = (page: Page) => page.getByRole('dialog').locator('a[data-hit]')

/** Everything on the page that leads, loads or sends to this origin, but not below the sub-path. */
const strays = (page: Page) =>
  page.evaluate((base) => {
    const pointing = [...document.querySelectorAll('[href], [src], [action], [data-whole]')]
    const addresses = pointing.flatMap((one) =>
      ['href', 'src', 'action', 'data-whole'].map((name) => one.getAttribute(name)).filter((value) => value !== null),
    )
    return addresses.filter((address) => {
      const { origin, pathname } = new URL(address, location.href)
      return origin === location.origin && !pathname.startsWith(`${base}/`)
    })
  }, BASE)

/** Looks at a page once it shows what it should. */
async function look(page: Page, at: RegExp): Promise<void> {
  await expect(page).toHaveURL(at)
  expect(await strays(page), page.url()).toEqual([])
}

async function searchFromPalette(page: Page): Promise<void> {
  // its words are read before it hears a key
  await page.waitForLoadState('domcontentloaded')
  await page.keyboard.press('Control+k')
  // keys pressed before its field is there go nowhere
  await expect(page.getByRole('dialog').locator('input')).toBeFocused()
  await page.keyboard.type('can i build under siege')
  // Of the whole question, not of its first words.
  await expect(found(page).first()).toHaveAttribute('data-hit', 'starcom:command-phase.build.6')
  await expect(page.getByRole('dialog').locator('[data-near]').first()).toBeVisible()
  await look(page, /\/laws\//)
  await found(page).first().click()
  await expect(page.locator('[data-clause="starcom:command-phase.build.6"]')).toBeInViewport()
  await look(page, /\/laws\/rules\/starcom\/command-phase\/#build\.6$/)
}

test('under a sub-path everything leads, loads and asks below it, with the server and without', async ({
  page,
  context,
}) => {
  const asked: string[] = []
  const wrong: string[] = []
  context.on('request', (request) => asked.push(new URL(request.url()).pathname))
  page.on('pageerror', (error) => wrong.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`)
  })

  await page.goto(`${host.url}/`)
  await expect(page.locator('[data-offline]')).toContainText('Ready offline', { timeout: 200_000 })
  await page.getByRole('link', { name: 'Star Commander' }).first().click()
  await look(page, /\/laws\/rules\/starcom\/$/)
  await page.getByRole('main').getByRole('link', { name: 'Ready Phase' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready Phase')
  await look(page, /\/laws\/rules\/starcom\/ready-phase\/$/)
  await searchFromPalette(page)
  await page.getByRole('link', { name: 'Can I build this here?' }).first().click()
  await look(page, /\/laws\/check\/starcom\/build\//)
  await page.getByText('All facts at once', { exact: true }).click()
  await page
    .getByRole('group', { name: /^The system is under siege/ })
    .getByRole('radio', { name: 'Yes' })
    .check()
  await page
    .getByRole('group', { name: /^What is being built/ })
    .getByRole('radio', { name: 'Station' })
    .check()
  await expect(verdict(page)).toContainText('NOT LEGAL')
  await look(page, /\/laws\/check\/starcom\/build\/\?.*underSiege=yes/)
  await page.getByRole('region', { name: 'Why' }).getByRole('link', { name: 'Command Phase, Build 6' }).click()
  await look(page, /\/laws\/rules\/starcom\/command-phase\/#build\.6$/)
  await page.goto(host.url + BOARD)
  await page.getByRole('gridcell', { name: /row 2 column 2/ }).click()
  await page
    .getByRole('region', { name: 'Check on this board' })
    .getByRole('link', { name: 'Can I build a station here?' })
    .first()
    .click()
  await expect(verdict(page)).toContainText('NOT LEGAL')
  await look(page, /\/laws\/check\/starcom\/build\/\?.*underSiege=yes/)
  await page.goto(`${host.url}/board/ti4/`)
  await expect(page.getByRole('textbox', { name: 'Map string' })).toBeVisible()
  await look(page, /\/laws\/board\//)
  await page.goto(`${host.url}/board/legion/?tool=hand&army=Darth%20Vader&hand=Ambush&v=1`)
  await expect(verdict(page)).not.toHaveAttribute('data-verdict', 'waiting')
  await look(page, /\/laws\/board\//)

  await host.stop()
  await page.reload()
  await expect(verdict(page)).not.toHaveAttribute('data-verdict', 'waiting')
  await page.goto(`${host.url}/rules/ti4/gravity-rift/`)
  await expect(page.locator('[data-clause="ti4:gravity-rift.1"]')).toBeVisible()
  await look(page, /\/laws\/rules\/ti4\/gravity-rift\/$/)
  await page.goto(host.url + RULING)
  await expect(verdict(page)).toContainText('NOT LEGAL')
  await look(page, /\/laws\/check\/starcom\/build\//)
  await searchFromPalette(page)

  expect(wrong).toEqual([])
  expect([...asked, ...host.asked].filter((path) => !path.startsWith(`${BASE}/`))).toEqual([])
  expect(host.asked).toContain(`${BASE}/sw.js`)
  expect(asked.length).toBeGreaterThan(20)
})
