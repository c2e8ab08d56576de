import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { gameLinks } from './links'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' })

/** The server players run, in a process of its own, so that it can really be stopped. */
async function serve(): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const child = spawn(process.execPath, ['cli/bin.mjs', 'serve', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text) => resolve(String(text)))
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  const stop = () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    return ended
  }
  return { url: /http:[^\s]+(?=\/)/.exec(said)![0], stop }
}

/** A phone that has been on the home page once; then the server goes, and what the browser happens to remember too. */
async function takeOff(browser: Browser): Promise<Plane> {
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const server = await serve()
  try {
    await page.goto(`${server.url}/`)
    await expect(page.locator('[data-offline]')).toContainText('Ready offline', { timeout: 200_000 })
  } finally {
    await server.stop()
  }
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.clearBrowserCache')
  await page.close()
  await expect(fetch(server.url)).rejects.toThrow()
  return { context, url: server.url }
}

/** Such a phone, and the address it knows. */
interface Plane {
  context: BrowserContext
  url: string
}

/** One take-off carries all tests of a worker: none of them has a network, each a page of its own. */
const test = base.extend<{ url: string }, { plane: Plane }>({
  plane: [
    async ({ browser }, use) => {
      const plane = await takeOff(browser)
      await use(plane)
      await plane.context.close()
    },
    { scope: 'worker' },
  ],
  context: ({ plane }, use) => use(plane.context),
  page: async ({ context }, use) => {
    const page = await context.newPage()
    await use(page)
    await page.close()
  },
  url: ({ plane }, use) => use(plane.url),
})

/** Waits until the case in the address has been judged. */
const judged = (page: Page) => expect(verdict(page)).not.toHaveAttribute('data-verdict', 'waiting')

interface Trip {
  asks: string
  clause: string
  /** Addresses of boards with a position in them, and what is seen of it. */
  boards: [address: string, sees: (page: Page) => Promise<void>][]
  /** Lists of the game beside its cases and questions, by their heading. */
  lists: [address: string, says: string][]
}

const TRIPS: Readonly<Record<string, Trip>> = {
  starcom: {
    asks: 'can i build under siege',
    clause: 'starcom:command-phase.build.6',
    boards: [
      [
        '/board/starcom/?b=3.hH0C03N-0co.rC02N-0ds-1fr.xN.xN.tC03N-0re-0sc-1cr-1sf2.xN.xN.xN.hH1C13N-1sc&me=0&phase=command&seats=Blue;Orange&turn=0&v=1',
        async (page) => {
          await page.getByRole('gridcell', { name: /row 2 column 2, Trade World.*under siege/ }).click()
          const rulings = page.getByRole('region', { name: 'Check on this board' })
          await expect(rulings).toContainText('Yes, under siege')
        },
      ],
    ],
    lists: [
      ['/contradictions/starcom/', 'Where the editions disagree'],
      ['/coverage/starcom/', 'Coverage of Star Commander'],
      ['/rules/starcom/2022-02/', 'Star Commander'],
      ['/rules/starcom/cards/', 'Cards'],
    ],
  },
  legion: {
    asks: 'how many cards in a command hand',
    clause: 'legion:command-cards.hand.1',
    boards: [
      [
        '/board/legion/?tool=hand&army=Darth%20Vader&hand=Ambush;Ambush;The%20Sith%20Will%20Rule&v=1',
        async (page) => {
          const faults = page.getByRole('list', { name: 'What is wrong' })
          await expect(faults).toContainText('In the hand more than once: Ambush.')
        },
      ],
      [
        '/board/legion/?tool=priority&blue=Ambush&red=Push&v=1',
        (page) => expect(verdict(page)).toContainText('Blue has priority'),
      ],
    ],
    lists: [
      ['/cards/legion/', 'Command cards'],
      ['/later/legion/', 'Where later editions differ'],
      ['/coverage/legion/', 'Coverage of Star Wars: Legion'],
    ],
  },
  ti4: {
    asks: 'does a gravity rift raise the move value',
    clause: 'ti4:gravity-rift.1',
    boards: [
      [
        '/board/ti4/?b=1aNDUPRgAAAAAARN3b3WAAAAAABvAR9P1LInoJSTpE6amPdVM87v2R_9Kgl4hCZcp9I73MXg3rY0KCD4DriP.Nekro~Norr~Letnev~Sol~Arborec~Hacan&t=03333333&m=1~8.72.38&e=2jex',
        async (page) => {
          await expect(verdict(page)).toHaveAttribute('data-verdict', 'illegal')
          await expect(page.locator('[data-system="72"]')).toHaveAccessibleName(
            /Norr 1 Fighter I.*in the way: LRR 58.4b/,
          )
        },
      ],
    ],
    lists: [['/coverage/ti4/', 'Coverage of Twilight Imperium 4']],
  },
}

for (const { game, questions, cases, checkers } of gameLinks) {
  test(`on a plane, after one look at the home page, ${game} answers in full`, async ({ page, url }) => {
    const { asks, clause, boards, lists } = TRIPS[game]!

    await test.step('the search finds a clause and opens it', async () => {
      await page.goto(`${url}/`)
      await page.getByRole('searchbox').first().fill(asks)
      await page.locator(`[data-results] a[data-hit="${clause}"]`).first().click()
      await expect(page.locator(`[data-clause="${clause}"]`)).toBeInViewport()
    })

    await test.step('every checker judges the facts of its address', async () => {
      expect(checkers.length).toBeGreaterThan(5)
      for (const { path, verdict: expected, deciding } of checkers) {
        await page.goto(url + path)
        await expect(verdict(page), path).toHaveAttribute('data-verdict', expected)
        for (const label of deciding.slice(0, 1))
          await expect(page.getByRole('main').getByRole('link', { name: label }).first(), path).toBeAttached()
        await expect(page.getByText(/cannot be read/), path).toHaveCount(0)
      }
    })

    await test.step('every board shows the position of its address', async () => {
      for (const [address, sees] of boards) {
        await page.goto(url + address)
        await sees(page)
      }
    })

    await test.step('cases can be run, open questions read, lists browsed', async () => {
      await page.goto(`${url}/cases/${game}/`)
      await expect(page.getByText(`${cases} solved cases`)).toBeVisible()
      await page.locator('details summary').first().click()
      await page.locator('details[open] a.row-link').first().click()
      await judged(page)
      await page.goto(`${url}/questions/${game}/`)
      await expect(page.locator('.entry')).toHaveCount(questions)
      for (const [address, says] of lists) {
        await page.goto(url + address)
        await expect(heading(page)).toContainText(says)
      }
    })
  })
}

test('on a plane what was pinned, searched and chosen is kept, and a ruling can be shared and opened', async ({
  page,
  context,
  url,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${url}/rules/starcom/2022-02/command-phase/#build.6`)
  const clause = page.locator('[data-clause="starcom:command-phase.build.6"]')
  await clause.locator('summary').click()
  await page
    .getByRole('group', { name: /^Cite or pin/ })
    .getByRole('button', { name: 'Pin', exact: true })
    .click()
  await expect(clause).toHaveAttribute('data-pinned', '')
  await page.goto(`${url}/search/?q=hand%20limit`)
  await page.locator('[data-results] a[data-hit]').first().click()
  await page.getByRole('button', { name: 'Theme and text size' }).click()
  await page.getByRole('radio', { name: 'Dim' }).check()

  await page.goto(`${url}/`)
  for (const time of ['first', 'again']) {
    if (time === 'again') await page.reload()
    await expect(page.locator('[data-pins]'), time).toContainText(
      'Command Phase, Build 6 · Star Commander, February 2022',
    )
    await expect(page.locator('[data-recent]'), time).toContainText('hand limit')
    await expect(page.locator('html'), time).toHaveAttribute('data-theme', 'dim')
  }

  await page.goto(`${url}/check/starcom/build/`)
  await page.getByText('All facts at once', { exact: true }).click()
  await page
    .getByRole('group', { name: /^What is being built/ })
    .getByRole('radio', { name: 'Station' })
    .check()
  await page
    .getByRole('group', { name: /^The system is under siege/ })
    .getByRole('radio', { name: 'Yes' })
    .check()
  await expect(verdict(page)).toContainText('NOT LEGAL')
  await verdict(page).getByRole('button', { name: 'Share' }).click()
  const sheet = page.getByRole('dialog', { name: 'Share this ruling' })
  await expect(sheet.getByRole('img', { name: /QR code/ })).toBeVisible()
  await sheet.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('underSiege=yes')
  const other = await context.newPage()
  await other.goto(link)
  await expect(verdict(other)).toContainText('NOT LEGAL')
  await expect(other.getByRole('list', { name: 'What you said' })).toContainText('What is being built: Station')
})

test('on a plane an address that never was says so, and finds the rest', async ({ page, url }) => {
  const lost = await page.goto(`${url}/rules/starcom/2022-02/siege-of-nothing`)
  expect(lost!.status()).toBe(404)
  expect(lost!.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  await expect(heading(page)).toHaveText('This page does not exist')
  for (const [address, words] of [
    ['/about/', 'About'],
    ['/rules/', 'Rules'],
    ['/check/', 'What do you want to check?'],
    ['/questions/', 'Open questions'],
    ['/cases/', 'Solved cases'],
    ['/coverage/', 'Coverage'],
    ['/table/', 'My table'],
    ['/table/log/', 'Our rulings'],
    ['/table/disagree/', 'We disagree'],
  ] as const) {
    const answer = await page.goto(url + address)
    expect(answer!.headers()['content-security-policy'], address).toContain("require-trusted-types-for 'script'")
    await expect(heading(page)).toContainText(words)
  }
})
