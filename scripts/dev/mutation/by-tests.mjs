/** Whether a test of `npm test` notices a fault: of its quick files those that come by the place, the quickest first; then the others. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../bundle.mjs'
import { bundle, FOLDER, run } from './run.mjs'

/** These look at what was built, at a process of their own or at the texts of the repository, or at the known cases once more. */
const LEFT_OUT =
  /^unit\/(build|cli|examples|library|worker)\/|^unit\/server\/(app|edges|embed|process)\.|^contracts\/(dependencies|deploy|half-told|handed-on|handles|pack|pure|readings|readme|rulings-words)\./
/** These try whole games and every case over and over; what they notice, something quicker mostly has noticed before. */
const SLOW =
  /^(contracts\/(answers-needed|brute-force-\w+|budget|cases|checkers|citations|claims|coverage|dropped|fuzz|islands|legion-properties|nested-gaps|order|plain-words|presumptions|scenarios|search-alone|starcom-routes|ti4-\w+)|unit\/outside\/(budget|fuzz|fuzz-facts|hostile))\./
/** One part in so many of the random tables, as in a whole run of the tests. */
const SHARE = '4'
/** The slow ones take so long at most; what runs for ever is noticed too. */
const LONGEST_MS = 3_600_000
const CONFIG = join(FOLDER, 'vitest.config.mjs')
const MET = join(FOLDER, 'met.jsonl')

async function testFiles() {
  const all = await readdir(join(root, 'tests'), { recursive: true })
  return all.filter((path) => /^(unit|contracts)\/.*\.test\.ts$/.test(path) && !LEFT_OUT.test(path)).sort()
}

/** Vitest as `npm test` has it, one file at a time in the order given; the first time each in a process of its own, to its end. */
const configOf = (files, isFirst) => `
class AsGiven {
  shard = (files) => files
  sort = (files) => {
    const at = ({ moduleId }) => ${JSON.stringify(files)}.indexOf(moduleId)
    return files.sort((a, b) => at(a) - at(b))
  }
}
export default {
  root: ${JSON.stringify(root)},
  cacheDir: ${JSON.stringify(join(FOLDER, 'cache'))},
  test: {
    include: ${JSON.stringify(files)},
    setupFiles: [${JSON.stringify(join(root, 'scripts/dev/mutation/at.mjs'))}],
    sequence: { sequencer: AsGiven },
    server: { deps: { external: [/\\/mutants-\\d+\\/tests\\/chunk-/] } },
    isolate: ${isFirst},
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    bail: ${isFirst ? 0 : 1},
  },
}`

async function runTests(files, isFirst, options) {
  await writeFile(CONFIG, configOf(files, isFirst))
  const args = [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', CONFIG]
  const env = { BRUTE_FORCE_SHARE: process.env.BRUTE_FORCE_SHARE ?? SHARE, ...options.env }
  return run(args, { ...options, env })
}

/**
 * The tests with faults switched in one at a time. `texts`: files with their faults beside the sound code. Without
 * `withSlow` only the quick ones are asked; with `only`, those whose path begins so.
 * Gives a function that says whether a test notices a fault, by the fault's number.
 */
export async function heldByTests(texts, withSlow, only) {
  const isAsked = (name) => (withSlow || !SLOW.test(name)) && (!only || only.some((start) => name.startsWith(start)))
  const names = (await testFiles()).filter(isAsked)
  const outdir = join(FOLDER, 'tests')
  await bundle(texts, {
    entryPoints: names.map((name) => join('tests', name)),
    outbase: 'tests',
    outdir,
    splitting: true,
    chunkNames: 'chunk-[hash]',
    jsx: 'automatic',
  })
  const pathsOf = (those) => those.map((name) => join(outdir, name.replace(/ts$/, 'mjs')))
  const known = await metBy(pathsOf(names.filter((name) => !SLOW.test(name))))
  const slow = pathsOf(names.filter((name) => SLOW.test(name)))
  const fails = async (files, number, longest) =>
    files.length > 0 && !(await runTests(files, false, { env: { FAULT: number }, longest })).ended
  return async (number) => {
    const those = known.filter(({ met }) => met.includes(number))
    const longest = 120_000 + 5 * those.reduce((sum, { ms }) => sum + ms, 0)
    const paths = those.map(({ file }) => file)
    return (await fails(paths, number, longest)) || fails(slow, number, LONGEST_MS)
  }
}

/** Runs tests without a fault. Gives each file with the faults it comes by, the quickest first. */
async function metBy(files) {
  // A process for each file: what is worked out once a process is met by every file that needs it.
  await runTests(files, true, { env: { MET } })
  const lines = (await readFile(MET, 'utf8')).trim().split('\n')
  const sound = lines.map((line) => JSON.parse(line)).filter(({ fails }) => !fails)
  const left = files.filter((path) => !sound.some(({ file }) => file === path))
  for (const path of left) process.stderr.write(`Fails without any fault, and is not asked: ${path}\n`)
  return sound.sort((a, b) => a.ms - b.ms)
}
