/** Firefox, driven by WebDriver BiDi. */
import puppeteer, { type KeyInput } from 'puppeteer-core'
import type { Look } from './look.ts'

/** What Firefox says of every fetch that is broken off by leaving a page; of a font it tells NS_BINDING_ABORTED as a number. */
const LEFT =
  /intercepted the request and encountered|NetworkError when attempting|operation was aborted|NS_BINDING_ABORTED|status=2152398850/

/** Opens the Firefox that FIREFOX_PATH names. */
export async function openFirefox(): Promise<Look> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH!,
    headless: true,
    protocolTimeout: 600_000,
  })
  const page = await browser.newPage()
  await page.setViewport({ width: 390, height: 844 })
  page.setDefaultTimeout(180_000)
  const wrong: string[] = []
  const keep = (text: string) => LEFT.test(text) || wrong.push(`${page.url()}: ${text}`)
  page.on('pageerror', (error) => keep((error as Error).message))
  page.on('console', (message) => message.type() === 'error' && keep(message.text()))
  return {
    open: async (url) => void (await page.goto(url)),
    // As text: a function written here would be changed by what runs the tests.
    ask: async <T>(script: string) => (await page.evaluate(script)) as T,
    press: async (key) => {
      const keys = key.split('+') as KeyInput[]
      for (const one of keys) await page.keyboard.down(one)
      for (const one of keys.reverse()) await page.keyboard.up(one)
    },
    type: (text) => page.keyboard.type(text),
    wrong: () => wrong,
    close: () => browser.close(),
  }
}
