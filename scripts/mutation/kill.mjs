/** Tries whether the tests notice a fault: first every whole ruling, then the tests of the area. */
import { spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../bundle.mjs'

const FOLDER = join(root, 'dist', 'mutants')
/** A fault may make something run for ever; that is noticed too. */
const LONGEST_MS = 900_000

/** Prints one hash of all rulings, law and words. */
const RULINGS = `
import { createHash } from 'node:crypto'
import { gameIds, linesNow, SORTS, wholeRulings } from './tests/contracts/whole-rulings.ts'
const all = gameIds.map((game) => wholeRulings(game))
const lines = SORTS.map((sort) => all.map((rulings) => [...linesNow(rulings, sort)]))
process.stdout.write(createHash('sha256').update(JSON.stringify(lines)).digest('hex'))
`

/** Runs a program of Node. Gives what it printed; undefined when it failed or did not end. */
function run(args) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
    let said = ''
    child.stdout.on('data', (text) => {
      said += text
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS)
    child.on('close', (code) => {
      clearTimeout(timer)
      done(code === 0 ? said : undefined)
    })
  })
}

/** Plants a file's fault while something is bundled. */
const planted = (file, code) => ({
  name: 'planted',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => (path === file ? { contents: code, loader: 'js' } : undefined)),
})

/** A hash of the rulings of all known cases, in law and in words; undefined where one of them breaks. Without `file` nothing is planted. */
export async function rulingsWith(file, code) {
  await mkdir(FOLDER, { recursive: true })
  const outfile = join(FOLDER, 'rulings.mjs')
  await build({
    stdin: { contents: RULINGS, resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
    plugins: code === undefined ? [] : [planted(file, code)],
  })
  return run([outfile])
}

/** True when a test of these fails. */
export async function failsTests(tests, file, code) {
  await mkdir(FOLDER, { recursive: true })
  const config = join(FOLDER, 'vitest.config.mjs')
  const plugin =
    code === undefined
      ? ''
      : `{ name: 'planted', enforce: 'pre', load: (id) => id === ${JSON.stringify(file)} ? ${JSON.stringify(code)} : undefined }`
  await writeFile(
    config,
    `export default { root: ${JSON.stringify(root)}, plugins: [${plugin}], test: { include: ['tests/{unit,contracts}/**/*.test.ts'], testTimeout: 120_000, bail: 1 } }`,
  )
  return (
    (await run([join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', config, ...tests])) === undefined
  )
}

export const tidyUp = () => rm(FOLDER, { recursive: true, force: true })
