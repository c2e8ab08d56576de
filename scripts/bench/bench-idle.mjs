#!/usr/bin/env node
/**
 * `npm run bench:idle`: what holds the main thread of a page on a slow phone, from its address typed until ten seconds
 * later: every task of 50 ms and more, with what ran in it. Preparing search, rehearsing and filling the offline store are
 * done by workers and in pieces, so there should be none. Prints, never asserts. Needs a built site and a Chromium.
 * `--cpu 6`, `--rounds 3`.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { root } from '../bundle.mjs'
import { CHROMIUM_ARGS, ensureChromium } from '../dev/chromium.mjs'
import { examplePages } from '../example.mjs'
import { host } from './host.mjs'
import { SLOW_4G } from './visit.mjs'

const WATCHED = 10_000
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }

/** Runs in the page before anything of it. */
function watch() {
  window.held = []
  const note = (entry) =>
    window.held.push({
      at: Math.round(entry.startTime),
      ms: Math.round(entry.duration),
      frame: entry.entryType === 'long-animation-frame',
      ran: (entry.scripts ?? []).map(
        (script) =>
          `${script.invoker} ${Math.round(script.duration)} ms (layout ${Math.round(script.forcedStyleAndLayoutDuration)})`,
      ),
      styled: entry.styleAndLayoutStart ? Math.round(entry.startTime + entry.duration - entry.styleAndLayoutStart) : 0,
    })
  for (const type of ['longtask', 'long-animation-frame'])
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
}

/** One visit with nothing kept from another. Out: the tasks, longest first. */
async function visit(browser, url, cpu) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForTimeout(WATCHED)
    const ready = await page.evaluate(() => document.querySelector('[data-offline]')?.textContent ?? '')
    const held = await page.evaluate(() => window.held)
    return { ready, tasks: held.filter(({ frame }) => !frame), frames: held.filter(({ frame }) => frame) }
  } finally {
    await context.close()
  }
}

async function main() {
  const { values } = parseArgs({
    options: { cpu: { type: 'string', default: '6' }, rounds: { type: 'string', default: '3' } },
  })
  const { game, page, checker } = await examplePages()
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS })
  const site = await host(join(root, 'out'), SLOW_4G)
  try {
    for (const address of ['/', page, game, checker]) {
      for (let round = 0; round < Number(values.rounds); round++) {
        const { tasks, frames, ready } = await visit(browser, site.url + address, Number(values.cpu))
        const said = tasks.map(({ at, ms }) => `${ms} ms at ${at}`).join(', ') || 'none of 50 ms'
        process.stdout.write(`${address}  ${said}  · ${ready}\n`)
        for (const { at, ms, ran, styled } of frames)
          process.stdout.write(
            `    frame ${ms} ms at ${at}, style and layout ${styled} ms: ${ran.join('; ') || 'no script'}\n`,
          )
      }
    }
  } finally {
    await browser.close()
    await site.close()
  }
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
