/** Tries whether anything notices a fault: first the whole rulings of the known cases, then the tests of the area. */
import { spawn } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../../bundle.mjs'

const FOLDER = join(root, 'dist', `mutants-${process.pid}`)
/** A fault may make something run for ever; that is noticed too. */
const LONGEST_MS = 900_000
/** One part in so many of the random tables, as in a whole run of the tests. */
const SHARE = '4'

/** Runs a program of Node. Gives what it printed; undefined when it failed or did not end. */
function run(args, { env = {}, longest = LONGEST_MS } = {}) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let said = ''
    child.stdout.on('data', (text) => {
      said += text
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), longest)
    child.on('close', (code) => {
      clearTimeout(timer)
      done(code === 0 ? said : undefined)
    })
  })
}

/** Puts other texts in the place of files while something is bundled. */
const instead = (texts) => ({
  name: 'instead',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) =>
      texts.has(path) ? { contents: texts.get(path), loader: 'js' } : undefined,
    ),
})

/**
 * The known cases with faults switched in one at a time. `texts`: files with their faults beside the sound code.
 * Gives a function that says whether a ruling notices a fault, by the fault's number.
 */
export async function knownCases(texts) {
  await mkdir(FOLDER, { recursive: true })
  await build({
    entryPoints: [join(root, 'tests', 'contracts', 'whole-rulings.ts')],
    outfile: join(FOLDER, 'switched.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
    plugins: [instead(texts)],
  })
  const judging = join(FOLDER, 'cases.mjs')
  await cp(join(root, 'scripts', 'dev', 'mutation', 'cases.mjs'), judging)
  const SOUND = join(FOLDER, 'sound.json')
  const begun = Date.now()
  if ((await run([judging], { env: { SOUND } })) === undefined)
    throw new Error('A known case cannot be judged even without a fault.')
  const longest = 60_000 + 10 * (Date.now() - begun)
  const { atLoad, cases } = JSON.parse(await readFile(SOUND, 'utf8'))
  return async (number) => {
    const order = orderFor(number, atLoad, cases)
    if (!order.length) return false
    return (await run([judging], { env: { SOUND, FAULT: number, ORDER: JSON.stringify(order) }, longest })) !== ''
  }
}

/**
 * The cases a fault may turn, the likeliest first: those that come by it, spread over all; then, as what is worked out once
 * is met once, every other case of their checkers. What is met while everything is loaded may turn any case.
 */
function orderFor(number, atLoad, cases) {
  const all = cases.map((_, at) => at)
  const meets = all.filter((at) => cases[at].met.includes(number))
  const checkers = new Set(meets.map((at) => cases[at].checker))
  const isNear = ({ checker }) => atLoad.includes(number) || checkers.has(checker)
  const stride = Math.max(1, Math.floor(meets.length / 20))
  const spread = (list, step) => [...list.filter((_, i) => i % step === 0), ...list.filter((_, i) => i % step !== 0)]
  return [
    ...new Set([
      ...spread(meets, stride),
      ...spread(
        all.filter((at) => isNear(cases[at])),
        50,
      ),
    ]),
  ]
}

/** True when a test of these fails; `text` takes the place of a file. */
export async function failsTests(tests, file, text) {
  await mkdir(FOLDER, { recursive: true })
  const config = join(FOLDER, 'vitest.config.mjs')
  const plugin =
    text === undefined
      ? ''
      : `{ name: 'planted', enforce: 'pre', load: (id) => id === ${JSON.stringify(file)} ? ${JSON.stringify(text)} : undefined }`
  await writeFile(
    config,
    `export default { root: ${JSON.stringify(root)}, plugins: [${plugin}], test: { include: ['tests/{unit,contracts}/**/*.test.ts'], isolate: false, testTimeout: 600_000, bail: 1 } }`,
  )
  const args = [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', config, ...tests]
  const env = { BRUTE_FORCE_SHARE: process.env.BRUTE_FORCE_SHARE ?? SHARE }
  return (await run(args, { env })) === undefined
}

export const tidyUp = () => rm(FOLDER, { recursive: true, force: true })
