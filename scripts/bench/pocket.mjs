/** How long and how many bytes until the whole site, and until one game of it, works without a network, on a slow one. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { host } from './host.mjs'
import { SLOW_4G } from './visit.mjs'

/** Articles, data and scripts as one compressed whole: what no download of them can go below. */
async function leastBytes(out) {
  const names = (await readdir(out, { recursive: true })).filter(
    (name) => /\.html$/.test(name) || /^assets\/.*\.(js|css)$/.test(name) || /^data\/search\..*\.json$/.test(name),
  )
  const all = Buffer.concat(await Promise.all(names.sort().map((name) => readFile(join(out, name)))))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
  return (await promisify(brotliCompress)(all, { params })).length
}

async function once(browser, out, path) {
  const site = await host(out, SLOW_4G)
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${site.url}${path}`, { waitUntil: 'load' })
  const start = performance.now()
  const before = { ...site.sent }
  await page.locator('[data-offline]', { hasText: 'Ready offline' }).waitFor({ state: 'attached', timeout: 60_000 })
  const took = performance.now() - start
  await context.close()
  await site.close()
  return { took, bytes: site.sent.bytes - before.bytes, requests: site.sent.asked - before.asked }
}

/** Medians of some first visits: of the home page until everything is kept, of `game`, a page of one game, until that game is. */
export async function pocket(browser, out, rounds, game) {
  const runs = []
  const ofGame = []
  for (let i = 0; i < rounds; i++) {
    runs.push(await once(browser, out, '/'))
    ofGame.push(await once(browser, out, game))
  }
  const median = (all, key) => all.map((run) => run[key]).sort((a, b) => a - b)[rounds >> 1]
  return {
    took: median(runs, 'took'),
    bytes: median(runs, 'bytes'),
    requests: median(runs, 'requests'),
    least: await leastBytes(out),
    game: { took: median(ofGame, 'took'), bytes: median(ofGame, 'bytes') },
  }
}
