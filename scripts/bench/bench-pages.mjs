#!/usr/bin/env node
/**
 * `npm run bench:pages`: this site beside a hand-written page of the same words (the limit) and a VitePress site of the
 * same content, in turns, on a phone with a slow processor and a slow network. Prints medians and ratios, never asserts.
 * Needs a built site, a Chromium, and the npm registry once. `--rounds 7`, `--page rules/legion/range`.
 * `--grown 10` builds the site twice in a copy, as it is and with ten times its rules, and measures both.
 */
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { loadTs, root } from '../bundle.mjs'
import { CHROMIUM_ARGS, ensureChromium } from '../dev/chromium.mjs'
import { buildGrown } from './grown.mjs'
import { measureSite } from './measure.mjs'
import { printGrowth, printSite } from './report.mjs'

const { MEASURED_PAGE } = await loadTs('lib/games/example.ts')

/** Builds the site with so many times its rules, and measures it. */
async function measureGrown(browser, page, rounds, times) {
  process.stderr.write(`building ${times === 1 ? 'the site as it is' : `the site with ${times} times its rules`}\n`)
  const { remove, ...site } = await buildGrown(times)
  try {
    return { ...site, ...(await measureSite(browser, site.folder, page, rounds)) }
  } finally {
    await remove()
  }
}

function readArgs() {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '7' },
      page: { type: 'string', default: MEASURED_PAGE },
      grown: { type: 'string' },
    },
  })
  const [rounds, times] = [Number(values.rounds), Number(values.grown ?? 1)]
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1.')
  if (!Number.isInteger(times) || times < 1 || (values.grown && times < 2))
    throw new Error('--grown takes a whole number from 2.')
  return { rounds, times, page: values.page.replace(/^\/|\/$/g, '') }
}

async function main() {
  const { rounds, times, page } = readArgs()
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS })
  try {
    if (times === 1) return await printSite(`/${page}/`, rounds, await measureSite(browser, root, page, rounds))
    const sizes = []
    for (const size of [1, times]) sizes.push(await measureGrown(browser, page, rounds, size))
    await printSite(`/${page}/`, rounds, sizes[0])
    await printSite(`/${page}/ with ${times} times the rules`, rounds, sizes[1])
    await printGrowth(times, ...sizes)
  } finally {
    await browser.close()
  }
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
