/** Steps of the test command: each streams what it does and ends as counts; one that crashes counts as failed. */
import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './install.mjs'

const REPORTS = join(root, 'dist', 'reports')
/** A step that hangs is ended after this long and counts as failed. */
const STEP_MS = 20 * 60_000

const bin = (...path) => join(root, 'node_modules', ...path)
const BIOME = bin('@biomejs', 'biome', 'bin', 'biome')
const TSC = bin('typescript', 'bin', 'tsc')
const NEXT = bin('next', 'dist', 'bin', 'next')
const VITEST = bin('vitest', 'vitest.mjs')
const PLAYWRIGHT = bin('@playwright', 'test', 'cli.js')

const running = new Set()

/** Ends a step with everything it has started. */
function end(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    child.kill(signal)
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of running) end(child, 'SIGTERM')
    process.exit(1)
  })
}

/** Runs a Node program in a group of its own, so that nothing of it outlives the step. Gives its exit code. */
function node(args, env = {}) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: process.platform !== 'win32',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    })
    running.add(child)
    const tooLong = setTimeout(() => {
      process.stdout.write(`\nStill running after ${STEP_MS / 60_000} minutes; ended.\n`)
      end(child, 'SIGKILL')
    }, STEP_MS)
    const finish = (code) => {
      clearTimeout(tooLong)
      running.delete(child)
      end(child, 'SIGKILL')
      done(code ?? 1)
    }
    child.on('error', (error) => {
      process.stdout.write(`Could not be started: ${error.message}\n`)
      finish(1)
    })
    child.on('exit', finish)
  })
}

async function reportOf(name) {
  return readFile(join(REPORTS, name), 'utf8').then(JSON.parse, () => undefined)
}

async function forget(name) {
  await mkdir(REPORTS, { recursive: true })
  await rm(join(REPORTS, name), { force: true })
}

/** No report, or a failing exit with nothing counted as failed: the run itself went wrong. */
const orCrashed = (counts, code) => (counts.failed === 0 && code !== 0 ? { ...counts, failed: 1 } : counts)

async function once(args) {
  const code = await node(args)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function vitest(name, folder) {
  const file = `${name}.json`
  await forget(file)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(REPORTS, file)}`]
  const code = await node([VITEST, 'run', folder, ...reporters])
  const report = await reportOf(file)
  if (!report) return { passed: 0, failed: 1 }
  const unread = report.testResults.filter(
    (one) => one.status === 'failed' && !one.assertionResults.some((test) => test.status === 'failed'),
  )
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unread.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  return orCrashed(counts, code)
}

async function playwright(chromium) {
  const file = 'browser.json'
  await forget(file)
  const out = join(REPORTS, file)
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: out, PLAYWRIGHT_JSON_OUTPUT_NAME: out }
  const code = await node([PLAYWRIGHT, 'test', '--reporter=list,json'], env)
  const report = await reportOf(file)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  const counts = { passed: expected, failed: unexpected + flaky, skipped }
  return orCrashed(expected + unexpected + flaky === 0 ? { ...counts, failed: 1 } : counts, code)
}

/** Next writes the types of the routes; without them a fresh clone cannot be checked. */
async function types() {
  if ((await node([NEXT, 'typegen'])) !== 0) return { passed: 0, failed: 1 }
  return once([TSC, '--noEmit'])
}

export const STEPS = {
  lint: () => once([BIOME, 'check', '.']),
  types,
  unit: () => vitest('unit', 'tests/unit'),
  contracts: () => vitest('contracts', 'tests/contracts'),
  build: () => once([join(root, 'scripts', 'build.mjs')]),
  browser: playwright,
}

const sum = (results, key) => results.reduce((total, { counts }) => total + (counts[key] ?? 0), 0)

/** Runs named steps in order, prints what each counted and, last and alone, the sum. Gives the exit code. */
export async function runSuite(steps) {
  const results = []
  for (const [name, step] of steps) {
    process.stdout.write(`\n=== ${name} ===\n`)
    const start = Date.now()
    const counts = await step(results).catch((error) => {
      process.stdout.write(`${error.message}\n`)
      return { passed: 0, failed: 1 }
    })
    results.push({ name, counts, seconds: (Date.now() - start) / 1000 })
  }
  return report(results)
}

function report(results) {
  process.stdout.write('\n=== result ===\n')
  for (const { name, counts, seconds } of results) {
    const skipped = counts.skipped ? `, ${counts.skipped} skipped` : ''
    process.stdout.write(
      `${name.padEnd(10)} ${counts.failed ? 'FAILED' : 'ok    '} ${counts.passed} ok, ${counts.failed} not${skipped} (${seconds.toFixed(1)} s)\n`,
    )
  }
  const failed = sum(results, 'failed')
  process.stdout.write(`\n${sum(results, 'passed')} passed, ${failed} failed\n`)
  return failed ? 1 : 0
}

/** True when a step of that name has passed. */
export const hasPassed = (results, name) => results.some((one) => one.name === name && one.counts.failed === 0)
