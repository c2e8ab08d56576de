/** The package as a stranger gets it: packed, installed into an empty folder, used from three places. */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createContext, Script } from 'node:vm'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import { freshLibrary } from '../../../scripts/build/build-library.mjs'
import { packAlone } from '../../../scripts/build/pack-alone.mjs'

const run = promisify(execFile)
const QUESTION = { checker: 'starcom/build', facts: { what: 'ship', systemKind: 'capital', underSiege: true } }
const SAYS = 'illegal'

let home: string
beforeAll(async () => {
  await freshLibrary()
  home = await mkdtemp(join(tmpdir(), 'lawspeaker-stranger-'))
  const archive = await packAlone(home)
  await writeFile(join(home, 'package.json'), '{ "type": "module" }')
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', archive], { cwd: home })
})
afterAll(() => rm(home, { recursive: true, force: true }))

const write = (file: string, text: string) => writeFile(join(home, file), text)

/** A program of the stranger, bundled for a browser. */
async function bundled(source: string): Promise<string> {
  const stdin = { contents: source, resolveDir: home }
  const made = await build({ stdin, bundle: true, format: 'iife', platform: 'browser', minify: true, write: false })
  return made.outputFiles[0]!.text
}

/** Runs a script where there is nothing but the language: no DOM, no Node. */
function runAlone(script: string): unknown {
  const world = createContext({ said: undefined })
  new Script(script).runInContext(world)
  return JSON.parse(JSON.stringify(world.said))
}

it('brings no other package, and little that is not itself', async () => {
  const installed = (await readdir(join(home, 'node_modules'))).filter((name) => !name.startsWith('.'))
  expect(installed).toEqual(['lawspeaker'])
  const own = await readdir(join(home, 'node_modules', 'lawspeaker'))
  expect(own.sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'cli', 'dist', 'package.json'])
})

it('gives a ruling in three lines of Node', async () => {
  await write(
    'three.js',
    `import { adjudicate } from 'lawspeaker'
const ruling = adjudicate(${JSON.stringify(QUESTION)})
console.log(ruling.verdict)`,
  )
  expect((await run(process.execPath, ['three.js'], { cwd: home })).stdout).toBe(`${SAYS}\n`)
})

it('searches, quotes and reads sentences, with the words inside', async () => {
  await write(
    'all.js',
    `import { ask, cards, cases, checkers, clause, games, search, version } from 'lawspeaker'
const asked = ask({ question: 'cruiser, my capital, they have me under siege' })
console.log(JSON.stringify({
  asked: asked.ruling.verdict, found: search('can i build under siege').hits[0].clause,
  label: clause('starcom:command-phase.build.6').label, version, games: games().length,
  many: [checkers(), cases(), cards()].every((list) => list.length > 30),
}))`,
  )
  const said = JSON.parse((await run(process.execPath, ['all.js'], { cwd: home })).stdout)
  const { version } = JSON.parse(await readFile('package.json', 'utf8'))
  const found = 'starcom:command-phase.build.6'
  const right = { asked: SAYS, found, label: 'Command Phase, Build 6', version, games: games.length, many: true }
  expect(said).toEqual(right)
})

it('judges in a browser bundle that holds one game and no words it was not asked for', async () => {
  const judging = await bundled(
    `import { adjudicate } from 'lawspeaker/starcom'; globalThis.said = adjudicate(${JSON.stringify(QUESTION)}).verdict`,
  )
  expect(runAlone(judging)).toBe(SAYS)
  const whole = await bundled(
    `import { adjudicate, clause } from 'lawspeaker'; globalThis.said = [adjudicate(${JSON.stringify(QUESTION)}).verdict, clause('ti4:movement.4b').id]`,
  )
  expect(runAlone(whole)).toEqual([SAYS, 'ti4:movement.4b'])
  expect(judging).not.toContain('ti4:movement.4b')
  expect(judging.length).toBeLessThan(whole.length / 2)
})

it('judges in a worker', async () => {
  await write(
    'worker.js',
    `import { parentPort } from 'node:worker_threads'
import { adjudicate } from 'lawspeaker/starcom'
parentPort.on('message', (question) => parentPort.postMessage(adjudicate(question).verdict))`,
  )
  await write(
    'asks.js',
    `import { Worker } from 'node:worker_threads'
const worker = new Worker(new URL('./worker.js', import.meta.url))
worker.once('message', (said) => { console.log(said); worker.terminate() })
worker.postMessage(${JSON.stringify(QUESTION)})`,
  )
  expect((await run(process.execPath, ['asks.js'], { cwd: home })).stdout).toBe(`${SAYS}\n`)
})

it('is typed: what is right compiles alone, what is wrong does not', async () => {
  await write(
    'typed.ts',
    `import { adjudicate, ask, clause, type Ruling, search } from 'lawspeaker'
import * as one from 'lawspeaker/starcom'
const ruling = adjudicate({ checker: 'starcom/build', facts: {} })
const deciding: readonly string[] = 'error' in ruling ? [] : ruling.deciding
const same: Ruling | undefined = 'error' in ruling ? undefined : ruling
const words: string | undefined = clause('x')?.text['2022-11']
export const said = [deciding, same, words, search('x').hits.length, ask({ question: 'x' }).checker, one.version.length]
// @ts-expect-error a number is not a name of a checker
adjudicate({ checker: 5, facts: {} })
// @ts-expect-error there is no such field
export const wrong = search('x').hitz`,
  )
  const tsc = join(process.cwd(), 'node_modules', 'typescript', 'bin', 'tsc')
  const how = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2023']
  await run(process.execPath, [tsc, ...how, 'typed.ts'], { cwd: home }).catch((error) => {
    throw new Error(error.stdout)
  })
})

it('brings the command line along', async () => {
  const bin = join(home, 'node_modules', '.bin', 'lawspeaker')
  const { stdout } = await run(bin, ['clause', 'starcom:command-phase.build.6'], { cwd: home })
  expect(stdout).toContain('Command Phase, Build 6')
})
