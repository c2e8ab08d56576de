/** The stages of a test run. Each gives how many of its tests passed, failed and were skipped, and tells what failed. */
import { once as onceEvent } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../install.mjs'
import { ensureChromium } from './chromium.mjs'
import { BROWSERS, testsOf } from './other-browsers.mjs'
import { copyProject } from './project-copy.mjs'
import { STALL_SAID, watched } from './watched.mjs'

/** What a stage printed is kept here, by its name. */
const LOGS = join(root, 'dist', 'reports')

const bin = (...path) => join(root, 'node_modules', ...path)
const BIOME = bin('@biomejs', 'biome', 'bin', 'biome')
const TSC = bin('typescript', 'bin', 'tsc')
const NEXT = bin('next', 'dist', 'bin', 'next')
const VITEST = bin('vitest', 'vitest.mjs')
const PLAYWRIGHT = bin('@playwright', 'test', 'cli.js')
const REPORTERS = join(root, 'scripts', 'dev', 'reporters')

const lastLines = (text, count = 60) => text.trimEnd().split('\n').slice(-count).join('\n')

async function keep(stage, said) {
  await mkdir(LOGS, { recursive: true })
  await writeFile(join(LOGS, `${stage}.log`), said)
}

/** One question: it passes when the program ends well, and shows what it said when it does not. */
async function once(tell, args, { name = tell.stage, ...options } = {}) {
  const { code, said, isHung } = await watched(args, options)
  await keep(name, said)
  if (code === 0 && !isHung) return { passed: 1, failed: 0 }
  tell.failed(
    isHung ? `${name}: nothing was heard for ${STALL_SAID}; ended.` : `${name}: ended with ${code}`,
    lastLines(said),
  )
  return { passed: 0, failed: 1 }
}

/** A stage of many tests, counted from what its reporter says. `hanging` names what runs when nothing finishes any more. */
async function counted(tell, args, env, hanging = async () => []) {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  const open = new Set()
  const fail = (name, why) => {
    counts.failed += 1
    tell.failed(name, why)
  }
  const onMessage = ({ begun, ended, outcome, why, suite, tests, failed, ms }) => {
    if (begun) open.add(begun)
    if (ended) open.delete(ended)
    if (outcome === 'failed') fail(ended, why)
    else if (outcome) counts[outcome] += 1
    if (suite) tell.line(`${suite}: ${failed ? `${failed} of ${tests} FAILED` : `${tests} ok`}`, ms)
  }
  const { code, said, isHung } = await watched(args, { env, onMessage })
  await keep(tell.stage, said)
  if (isHung) {
    const names = [...open, ...(await hanging())]
    fail(`Nothing finished for ${STALL_SAID}; ended.`, `Still running:\n${names.join('\n') || 'no test'}`)
  } else if (counts.passed + counts.failed === 0) fail('No test was run.', lastLines(said))
  else if (code !== 0 && counts.failed === 0) fail(`ended with ${code} though no test failed`, lastLines(said))
  return counts
}

/** A whole run looks at one part in so many of the random tables and of the pages alike, unless it is told to look at all: `BRUTE_FORCE_SHARE=1`. */
const SHARE = Number(process.env.BRUTE_FORCE_SHARE ?? 4)

/** Unit and contract tests; with a game, only what concerns that game. */
async function tests(tell, { game, share = SHARE }) {
  const folder = await mkdtemp(join(tmpdir(), 'lawspeaker-tests-'))
  const namesIn = async () =>
    Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8').catch(() => '')))
  try {
    const args = [VITEST, 'run', `--reporter=${join(REPORTERS, 'vitest.mjs')}`]
    return await counted(
      tell,
      args,
      { TESTS_AT: folder, BRUTE_FORCE_SHARE: String(share), ...(game ? { GAME: game } : {}) },
      namesIn,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Next writes the types of the routes; without them a fresh clone cannot be checked. */
async function types(tell) {
  const routes = await once(tell, [NEXT, 'typegen'])
  return routes.failed ? routes : once(tell, [TSC, '--noEmit'])
}

const BUILD = join('scripts', 'build', 'build.mjs')

/** The site, and beside it a copy under a path: `run.copy` is left for the browser to look at. */
async function build(tell, run) {
  run.copy = await copyProject()
  const under = { name: 'build-under-a-path', cwd: run.copy.folder, env: { BASE_PATH: '/laws', ONLY_LOOKED_AT: '1' } }
  const done = await Promise.all([once(tell, [BUILD]), once(tell, [BUILD], under)])
  return { passed: done.filter(({ passed }) => passed).length, failed: done.filter(({ failed }) => failed).length }
}

/** A port nobody listens on: another run, or the app itself, may stand on the usual one. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await onceEvent(server, 'listening')
  const { port } = server.address()
  await new Promise((closed) => server.close(closed))
  return port
}

async function browser(tell, run) {
  const args = [PLAYWRIGHT, 'test', `--reporter=${join(REPORTERS, 'playwright.mjs')}`]
  const CHROMIUM_PATH = await ensureChromium()
  return counted(tell, args, {
    CHROMIUM_PATH,
    SUB_PATH_SITE: join(run.copy.folder, 'out'),
    E2E_PORT: String(await freePort()),
    BRUTE_FORCE_SHARE: String(SHARE),
  })
}

/** The journeys and the rulings once more, where that browser is there; where it is not, that is said, and counted as skipped. */
const otherBrowser = (name) => async (tell) => {
  const found = BROWSERS[name].find()
  if (found) return counted(tell, [VITEST, ...testsOf(name), `--reporter=${join(REPORTERS, 'vitest.mjs')}`], found)
  tell.line(BROWSERS[name].missing)
  return { passed: 0, failed: 0, skipped: 1 }
}

export const STAGES = {
  lint: (tell) => once(tell, [BIOME, 'check', '.']),
  types,
  tests,
  build,
  browser,
  firefox: otherBrowser('firefox'),
  webkit: otherBrowser('webkit'),
}

/** Throws away what stages have left for each other. */
export const tidy = (run) => run.copy?.remove()
