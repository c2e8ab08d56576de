/** One visit of a phone on a slow network, and what it felt like. */
import { gzipSync } from 'node:zlib'

/** Of Chromium's own presets: slow 4G. Bytes a second and milliseconds. */
export const SLOW_4G = { bytesPerSecond: (1.6 * 1024 * 1024) / 8, latency: 150 }
const CPU = 4
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }

/** Runs in the page before anything of it: notes paints, shifts, long tasks, and when it was first idle after loading. */
function watch() {
  const seen = { fcp: 0, lcp: 0, cls: 0, long: [], idle: 0 }
  window.seen = seen
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value
  })
  on('longtask', (entry) => seen.long.push([entry.startTime, entry.duration]))
  addEventListener('load', () =>
    requestIdleCallback(() => {
      seen.idle = performance.timeOrigin + performance.now()
    }),
  )
}

/** Runs in the page: from the key that opens the search to the first result on the screen. */
function timeSearch(result) {
  window.searched = new Promise((resolve) => {
    addEventListener(
      'keydown',
      () => {
        const start = performance.now()
        const look = () => {
          const found = document.querySelector(result)
          if (found?.getClientRects().length) resolve(performance.now() - start)
          else requestAnimationFrame(look)
        }
        look()
      },
      { once: true, capture: true },
    )
  })
}

async function open(browser, url) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_4G.latency,
    downloadThroughput: SLOW_4G.bytesPerSecond,
    uploadThroughput: SLOW_4G.bytesPerSecond / 2,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  const requests = new Map()
  cdp.on('Network.requestWillBeSent', ({ requestId, type, wallTime }) =>
    requests.set(requestId, { type, at: wallTime * 1000, bytes: 0 }),
  )
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  const traffic = { last: performance.now() }
  for (const event of ['requestWillBeSent', 'dataReceived', 'loadingFinished'])
    cdp.on(`Network.${event}`, () => {
      traffic.last = performance.now()
    })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'load' })
  return { context, page, requests, traffic }
}

/** Waits until nothing has come for a second and a half, for half a minute at most. */
async function untilQuiet(page, traffic) {
  for (let waits = 0; waits < 60 && performance.now() - traffic.last < 1500; waits++) await page.waitForTimeout(500)
}

const sum = (list) => list.reduce((total, one) => total + one, 0)

/** Opens a page cold and leaves it alone. Times in ms, sizes in bytes. */
export async function visit(browser, url) {
  const { context, page, requests, traffic } = await open(browser, url)
  await page.waitForFunction(() => window.seen.idle > 0)
  await page.waitForTimeout(2000)
  await untilQuiet(page, traffic)
  const seen = await page.evaluate(() => window.seen)
  const inline = await page.evaluate(() =>
    [...document.querySelectorAll('script:not([src])')]
      .filter((script) => !/json/.test(script.type))
      .map((script) => script.textContent)
      .join('\n'),
  )
  await context.close()
  const early = [...requests.values()].filter(({ at }) => at < seen.idle)
  const scripts = early.filter(({ type }) => type === 'Script').map(({ bytes }) => bytes)
  const end = Math.max(seen.fcp, ...seen.long.map(([start, length]) => start + length))
  return {
    bytes: sum(early.map(({ bytes }) => bytes)),
    requests: early.length,
    script: sum(scripts) + (inline ? gzipSync(inline).length : 0),
    later: sum([...requests.values()].map(({ bytes }) => bytes)) - sum(early.map(({ bytes }) => bytes)),
    fcp: seen.fcp,
    lcp: seen.lcp,
    tti: end,
    tbt: sum(seen.long.map(([start, length]) => (start >= seen.fcp ? Math.max(0, length - 50) : 0))),
    cls: seen.cls,
  }
}

/** Opens a page, presses the key after some idle seconds, types a word: ms from the key to the first result. */
export async function search(browser, url, { field, result, idle }) {
  const { context, page } = await open(browser, url)
  if (idle) await page.waitForTimeout(idle)
  await page.evaluate(timeSearch, result)
  await page.keyboard.press('Control+k')
  await page.locator(field).first().waitFor()
  await page.keyboard.type('siege')
  const took = await page.evaluate(() => window.searched)
  await context.close()
  return took
}
