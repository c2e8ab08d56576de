#!/usr/bin/env node
/**
 * `npm run bench:lighthouse`: accessibility, best practices and SEO of each kind of page, on a phone. Fetches the pinned
 * Lighthouse with npx; it is not part of `npm test`. Ends with 1 when a score is below 100. Takes addresses of pages,
 * or looks at one page of each kind.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadTs } from '../bundle.mjs'
import { CHROMIUM_ARGS, ensureChromium } from '../dev/chromium.mjs'
import { root } from '../install.mjs'
import { pagesOf } from '../site.mjs'

/** The last version for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const CATEGORIES = ['accessibility', 'best-practices', 'seo']
const PORT = 3190

/** One page of each kind. */
const PAGES = await loadTs('scripts/build/export-data.ts').then((data) => data.pagesOfEachKind())
/** A dead address answers 404 and asks not to be listed, as it should; Lighthouse counts both, and the browser's note of it. */
const LOST = '/no-such-page/'
const OF_LOST = ['http-status-code', 'is-crawlable', 'errors-in-console']

/** Lighthouse's launcher looks for a browser of its own before it is told of ours, and gives up where there is none. */
const run = (command, args, CHROME_PATH) =>
  new Promise((done) => {
    const env = { ...process.env, CHROME_PATH }
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (data) => {
      said += data
    })
    child.on('exit', (code) => done({ code, said }))
  })

/** Scores from 0 to 100 by category, and the ids of the audits that cost points. */
async function scoresOf(page, chromium, folder) {
  const file = join(folder, 'report.json')
  await rm(file, { force: true })
  const asked = [
    ...['--yes', LIGHTHOUSE, `http://localhost:${PORT}${page}`],
    ...[`--only-categories=${CATEGORIES.join(',')}`, '--output=json', `--output-path=${file}`, '--quiet'],
    ...['--throttling-method=provided', '--ignore-status-code'],
    `--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(' ')}`,
  ]
  const { said } = await run('npx', asked, chromium)
  const report = await readFile(file, 'utf8').then(JSON.parse, () => undefined)
  if (!report || report.runtimeError) throw new Error(report?.runtimeError?.message ?? said)
  const scores = CATEGORIES.map((id) => Math.round((report.categories[id].score ?? 0) * 100))
  const weighed = CATEGORIES.flatMap((id) => report.categories[id].auditRefs.filter(({ weight }) => weight > 0))
  const failed = weighed.map(({ id }) => report.audits[id]).filter(({ score }) => score !== null && score < 1)
  return { scores, failed: failed.map(({ id }) => id) }
}

const chromium = await ensureChromium()
const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
const server = spawn(process.execPath, ['cli/bin.mjs', 'serve', '--port', String(PORT)], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  await new Promise((ready, broken) => {
    server.stdout.once('data', ready)
    server.once('exit', (code) => broken(new Error(`The server ended with ${code}.`)))
  })
  process.stdout.write(`${'page'.padEnd(34)} ${CATEGORIES.join('  ')}\n`)
  const wanted = process.argv.slice(2)
  for (const page of wanted.length ? wanted : [...pagesOf(PAGES), LOST]) {
    const { scores, failed } = await scoresOf(page, chromium, folder)
    const wrong = failed.filter((id) => !(page === LOST && OF_LOST.includes(id)))
    if (wrong.length) process.exitCode = 1
    process.stdout.write(`${page.padEnd(34)} ${scores.join('  ')}  ${failed.join(', ')}\n`)
  }
} finally {
  server.removeAllListeners('exit')
  server.kill('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}
