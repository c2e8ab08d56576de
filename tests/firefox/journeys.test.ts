/** The journeys of a player, and the rulings of every public case, in Firefox. */
import { build } from 'esbuild'
import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameLinks, verdictLinks } from '../e2e/case-links.ts'
import { counts, judgeAll } from '../e2e/safety/judge-all.ts'
import { hostSite, type SiteHost } from '../e2e/site-host.ts'
import { openFirefox, openPage, shows } from './browser.ts'

let host: SiteHost
let browser: Browser
let page: Page
let wrong: string[]

beforeAll(async () => {
  host = await hostSite()
  browser = await openFirefox()
  ;({ page, wrong } = await openPage(browser))
})
afterAll(async () => {
  await browser?.close()
  await host?.stop().catch(() => {})
})

const open = (path: string) => page.goto(`${host.url}${path}`)

describe('on a phone', () => {
  it('the palette opens by key, finds the clause and goes there', async () => {
    await open('/rules/starcom/setup/')
    await page.waitForSelector('html[data-awake]')
    await page.keyboard.down('Control')
    await page.keyboard.press('k')
    await page.keyboard.up('Control')
    await page.waitForSelector('dialog[open] input:focus')
    await page.keyboard.type('hand limit')
    await page.waitForSelector('dialog [aria-busy=false] a[data-hit]')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => location.href.endsWith('additional-rules/#hand-limit.1'))
  })

  it.each(verdictLinks.map(({ verdict, path }) => [verdict, path]))('a link opens as %s', async (verdict, path) => {
    await open(path)
    await page.waitForSelector(`[aria-label=Verdict][data-verdict=${verdict}]`)
  })

  it.each(gameLinks.map(({ game }) => game))('the boards of %s stand whole on a small screen', async (game) => {
    for (const path of ['/', `/rules/${game}/`, `/check/${game}/`, `/board/${game}/`]) {
      const answer = await open(path)
      // A game may have no board.
      if (answer?.status() === 404) continue
      await page.waitForSelector('h1')
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, path).toBe(0)
    }
  })

  it('an unreadable link says so and shows no verdict', async () => {
    await open('/check/starcom/build/?what=boat&credits=abc&v=1')
    await page.waitForSelector('[aria-label="What could not be read"]')
  })

  it('complains of nothing', () => expect(wrong).toEqual([]))
})

describe('the same bytes', () => {
  it('in Firefox as in Node, of every public case', async () => {
    const { outputFiles } = await build({
      entryPoints: ['tests/e2e/safety/judge-all.ts'],
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      logLevel: 'error',
    })
    host.replace({ '/assets/judge-all.js': outputFiles[0]!.text })
    await open('/about/')
    for (const { id, cases } of counts) {
      // As text: a function written here would be changed by what runs the tests.
      const there = (await page.evaluate(
        `import('/assets/judge-all.js').then(({ judgeAll }) => judgeAll('${id}'))`,
      )) as ReturnType<typeof judgeAll>
      const here = judgeAll(id)
      expect(here).toHaveLength(cases)
      expect(there.filter((judged, i) => judged.join() !== here[i]!.join()).map(([name]) => name)).toEqual([])
    }
  })
})

describe('with the network cut', () => {
  it('rules, rulings and search stay', async () => {
    await open('/')
    await shows(page, '[data-offline]', 'Ready offline')
    await host.stop()
    try {
      await open(verdictLinks.find(({ verdict }) => verdict === 'illegal')!.path)
      await page.waitForSelector('[aria-label=Verdict][data-verdict=illegal]')
      await open('/rules/starcom/command-phase/')
      await shows(page, 'h1', 'Command Phase')
      await open('/search/?q=hand%20limit&game=starcom')
      await page.waitForSelector('[data-results] a[data-hit]')
    } finally {
      await host.start()
    }
  })
})
