#!/usr/bin/env node
/**
 * `npm run mutate -- --count 20 --seed 1 [--area kernel,link] [--slow]`: plants small faults in the law, one at a time, and says
 * which of them no test notices; the slow tests are asked only with `--slow`, with
 * `--tests unit/link,contracts/content` none but these. Sampled and seeded; not part of `npm test`.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { loadTs, root } from '../bundle.mjs'
import { knownCases } from './mutation/by-cases.mjs'
import { heldByTests } from './mutation/by-tests.mjs'
import { equivalent, isSame, named } from './mutation/equivalent.mjs'
import { mutantsOf, switched } from './mutation/mutants.mjs'
import { tidyUp } from './mutation/run.mjs'
import { optionsOf } from './options.mjs'

const folders = await readdir(join(root, 'lib', 'games'), { withFileTypes: true })
const games = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)

/** What is tried; what reads the sentences of players is an area of its own in every game. */
const AREAS = {
  kernel: ['lib/kernel'],
  ...Object.fromEntries(games.map((game) => [game, [`lib/games/${game}`]])),
  search: ['lib/search'],
  content: ['lib/content'],
  link: ['lib/link', 'lib/sanitize.ts', 'lib/adjudicate.ts'],
  ask: ['lib/ask', ...games.flatMap((game) => [`lib/games/${game}/scenes`, `lib/games/${game}/sayings`])].filter(
    (path) => existsSync(join(root, path)),
  ),
}
/** Data and worked examples are no logic. */
const LEFT_OUT = /\/data\/|scenarios\.ts$|cases\.ts$|\/cases\/|samples\.ts$/
const SCENES = /\/(scenes|sayings)\//

const USAGE = `Give --count 20 --seed 1, --slow for the slow tests too, --tests unit/link,contracts/content for none but these,
and for some areas --area of ${Object.keys(AREAS).join(', ')}.`
const values = optionsOf(
  {
    count: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    area: { type: 'string' },
    slow: { type: 'boolean', default: false },
    tests: { type: 'string' },
  },
  USAGE,
)
const [count, seed] = [Number(values.count), Number(values.seed)]
const names = values.area ? values.area.split(',') : Object.keys(AREAS)
if (!(count > 0) || !Number.isInteger(seed) || names.some((name) => !AREAS[name])) {
  process.stderr.write(`${USAGE}\n`)
  process.exit(64)
}

async function filesOf(path) {
  if (path.endsWith('.ts')) return [path]
  const inside = await readdir(join(root, path), { recursive: true })
  return inside
    .map((name) => `${path}/${name}`)
    .filter((name) => name.endsWith('.ts') && !LEFT_OUT.test(name) && (SCENES.test(`${path}/`) || !SCENES.test(name)))
}

/** The file as plain JavaScript, as its faults are planted in it. */
async function plainOf(file) {
  return (await transform(await readFile(join(root, file), 'utf8'), { loader: 'ts', target: 'es2022' })).code
}

/** A sample of the faults of an area: operators in turn, so that each is tried as often as it can be. */
async function sampleOf(area, random, texts) {
  const files = (await Promise.all(area.map(filesOf))).flat().sort()
  const found = []
  for (const file of files) {
    const code = await plainOf(file)
    texts.set(file, code)
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

const short = (text) => text.replace(/\s+/g, ' ').slice(0, 110)

/** Between which shares the true one lies, nineteen times of twenty (Wilson). */
function range(killed, tried) {
  const z = 1.96
  const share = killed / tried
  const middle = share + z ** 2 / (2 * tried)
  const half = z * Math.sqrt((share * (1 - share)) / tried + z ** 2 / (4 * tried ** 2))
  const percent = (value) => (100 * Math.min(1, Math.max(0, value / (1 + z ** 2 / tried)))).toFixed(0)
  return `${percent(middle - half)}–${percent(middle + half)}`
}

async function tryArea(name, { sample, of }, isNoticedByCases, isNoticedByTests) {
  const counts = { rulings: 0, tests: 0, equivalent: 0 }
  const alive = []
  for (const fault of sample) {
    const { number } = fault
    if (equivalent.some((one) => isSame(one, fault))) counts.equivalent++
    else if (await isNoticedByCases(number)) counts.rulings++
    else if (await isNoticedByTests(number)) counts.tests++
    else {
      alive.push(fault)
      process.stderr.write(`\n${JSON.stringify(named(fault))}\n`)
    }
    process.stderr.write('.')
  }
  process.stderr.write('\n')
  const tried = sample.length - counts.equivalent
  const killed = counts.rulings + counts.tests
  process.stdout.write(
    `${name.padEnd(8)} ${sample.length} of ${of} tried: ${counts.rulings} noticed by rulings, ${counts.tests} by tests, ${counts.equivalent} change nothing, ${alive.length} alive: ${((100 * killed) / tried).toFixed(0)} % noticed (${range(killed, tried)})\n`,
  )
  for (const { file, operator, line, was, put } of alive)
    process.stdout.write(`  alive ${file} ${operator}: ${short(was)} → ${short(put)}   in: ${short(line)}\n`)
}

try {
  const { randomFrom } = await loadTs('tests/hostile/draw.ts')
  const texts = new Map()
  const samples = new Map()
  let number = 0
  for (const name of names) {
    const { sample, of } = await sampleOf(AREAS[name], randomFrom(seed), texts)
    samples.set(name, { sample: sample.map((fault) => ({ ...fault, number: number++ })), of })
  }
  const faults = [...samples.values()].flatMap(({ sample }) => sample)
  const faultsIn = (file) => faults.filter((fault) => fault.file === file)
  const beside = new Map([...texts].map(([file, code]) => [join(root, file), switched(code, faultsIn(file))]))
  const isNoticedByCases = await knownCases(beside)
  const isNoticedByTests = await heldByTests(beside, values.slow, values.tests?.split(','))
  for (const name of names) await tryArea(name, samples.get(name), isNoticedByCases, isNoticedByTests)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  await tidyUp()
}
