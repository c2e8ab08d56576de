#!/usr/bin/env node
/**
 * `npm run mutate -- --count 20 --seed 1 [--area kernel]`: plants small faults in the law, one at a time, and says which of
 * them no test notices. Sampled and seeded; not part of `npm test`.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { transform } from 'esbuild'
import { loadTs, root } from './bundle.mjs'
import { failsTests, rulingsWith, tidyUp } from './mutation/kill.mjs'
import { mutantsOf } from './mutation/mutants.mjs'

/** A game, with the tests that are named after it. */
const areaOf = (game) => ({
  files: [`lib/games/${game}`],
  tests: [`tests/unit/games/${game}`, `tests/unit/${game}`, `tests/contracts/${game}-properties.test.ts`].filter(
    (path) => existsSync(join(root, path)),
  ),
})
const folders = await readdir(join(root, 'lib', 'games'), { withFileTypes: true })
const games = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)

/** What is tried, and which tests stand for it beside the rulings of every known case. */
const AREAS = {
  kernel: { files: ['lib/kernel'], tests: ['tests/unit/kernel', 'tests/contracts/checkers.test.ts'] },
  ...Object.fromEntries(games.map((game) => [game, areaOf(game)])),
  search: { files: ['lib/search'], tests: ['tests/unit/search', 'tests/contracts/search-quality.test.ts'] },
  content: {
    files: ['lib/content'],
    tests: ['tests/unit/content', 'tests/contracts/content.test.ts', 'tests/contracts/citations.test.ts'],
  },
  link: {
    files: ['lib/link', 'lib/sanitize.ts', 'lib/adjudicate.ts'],
    tests: ['tests/unit/link', 'tests/unit/outside/outside.test.ts'],
  },
}
/** Data and worked examples are no logic. */
const LEFT_OUT = /\/data\/|scenarios\.ts$|cases\.ts$|\/cases\/|samples\.ts$/

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    area: { type: 'string' },
  },
})
const [count, seed] = [Number(values.count), Number(values.seed)]
const names = values.area ? [values.area] : Object.keys(AREAS)
if (!(count > 0) || !Number.isInteger(seed) || names.some((name) => !AREAS[name])) {
  process.stderr.write(`Give --count 20 --seed 1, and for one area --area of ${Object.keys(AREAS).join(', ')}.\n`)
  process.exit(64)
}

async function filesOf(path) {
  if (path.endsWith('.ts')) return [path]
  const inside = await readdir(join(root, path), { recursive: true })
  return inside.map((name) => `${path}/${name}`).filter((name) => name.endsWith('.ts') && !LEFT_OUT.test(name))
}

/** A sample of the faults of an area: operators in turn, so that each is tried as often as it can be. */
async function sampleOf(area, random) {
  const files = (await Promise.all(area.files.map(filesOf))).flat().sort()
  const found = []
  for (const file of files) {
    const { code } = await transform(await readFile(join(root, file), 'utf8'), { loader: 'ts', target: 'es2022' })
    found.push(...mutantsOf(code).map((mutant) => ({ file, ...mutant })))
  }
  const operators = [...new Set(found.map(({ operator }) => operator))].sort()
  const heaps = operators.map((operator) => found.filter((one) => one.operator === operator))
  const sample = []
  for (let turn = 0; sample.length < Math.min(count, found.length); turn++) {
    const heap = heaps[turn % heaps.length]
    if (heap.length) sample.push(...heap.splice(Math.floor(random() * heap.length), 1))
  }
  return { sample, of: found.length }
}

const short = (text) => text.replace(/\s+/g, ' ').slice(0, 90)

async function tryArea(name, random, sound) {
  const area = AREAS[name]
  if (await failsTests(area.tests)) throw new Error(`The tests of ${name} fail without any fault.`)
  const { sample, of } = await sampleOf(area, random)
  const alive = []
  let byRulings = 0
  for (const { file, operator, was, put, code } of sample) {
    const path = join(root, file)
    if ((await rulingsWith(path, code)) !== sound) byRulings++
    else if (!(await failsTests(area.tests, path, code)))
      alive.push(`${file} ${operator}: ${short(was)} → ${short(put)}`)
    process.stderr.write('.')
  }
  process.stderr.write('\n')
  const killed = sample.length - alive.length
  const share = ((100 * killed) / sample.length).toFixed(0)
  process.stdout.write(
    `${name.padEnd(8)} ${sample.length} of ${of} tried, ${byRulings} noticed by rulings, ${killed - byRulings} by tests, ${alive.length} alive: ${share} % noticed\n`,
  )
  for (const one of alive) process.stdout.write(`  alive ${one}\n`)
}

try {
  const { randomFrom } = await loadTs('tests/hostile/draw.ts')
  const sound = await rulingsWith()
  if (!sound) throw new Error('A known case cannot be judged even without a fault.')
  for (const name of names) await tryArea(name, randomFrom(seed), sound)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  await tidyUp()
}
