/** A Firefox to look with, a page of it at the size of a phone, and what went wrong on it. */
import puppeteer, { type Browser, type Page } from 'puppeteer-core'

/** What Firefox says of every fetch that is broken off by leaving a page. */
const LEFT =
  /intercepted the request and encountered|NetworkError when attempting|operation was aborted|NS_BINDING_ABORTED/

/** Opens the Firefox that FIREFOX_PATH names. */
export const openFirefox = (): Promise<Browser> =>
  puppeteer.launch({ browser: 'firefox', executablePath: process.env.FIREFOX_PATH!, headless: true })

/** A page that keeps what scripts and policies complained of. */
export async function openPage(browser: Browser): Promise<{ page: Page; wrong: string[] }> {
  const page = await browser.newPage()
  await page.setViewport({ width: 390, height: 844 })
  page.setDefaultTimeout(120_000)
  const wrong: string[] = []
  const keep = (text: string) => LEFT.test(text) || wrong.push(`${page.url()}: ${text}`)
  page.on('pageerror', (error) => keep((error as Error).message))
  page.on('console', (message) => message.type() === 'error' && keep(message.text()))
  return { page, wrong }
}

/** Waits until an element with these words stands on the page. */
export const shows = (page: Page, selector: string, words = '') =>
  page.waitForFunction(
    (where, said) => [...document.querySelectorAll(where)].some((one) => one.textContent?.includes(said)),
    {},
    selector,
    words,
  )
