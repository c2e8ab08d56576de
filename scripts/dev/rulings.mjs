#!/usr/bin/env node
/**
 * What every scenario and every numbered case comes to, whole, half told and with other facts, and what is read of every
 * sentence (`tests/fixtures/sentences/`), compared with what was accepted (`tests/fixtures/rulings/`).
 * `npm run rulings`: the lines that changed. `npm run rulings -- --diff [revision]`: every sentence and every fact that
 * differs from the code of that revision (default: HEAD). `npm run rulings:accept`: writes the fixture anew. With GAME of that
 * game alone.
 */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { bundleTo, loadTs, root } from '../bundle.mjs'

const run = promisify(execFile)
const MODULE = 'tests/contracts/whole-rulings.ts'
/** What `tests/contracts/whole-rulings.ts` needs of the tests besides. */
const BESIDE = ['asked', 'chosen', 'left-out', 'told-otherwise', 'spoken-otherwise', 'whole-readings'].map(
  (name) => `tests/contracts/${name}.ts`,
)
const CHANGED = {
  law: 'what was decided',
  words: 'their words',
  'half-told': 'what is said of half-told cases',
  otherwise: 'what is said of cases with a fact told otherwise',
  further: 'what is said of cases with yet other facts',
  readings: 'what is read of sentences',
}
const say = (text) => process.stdout.write(`${text}\n`)

/** Prints what changed against the fixture, or accepts it. Gives how many lines changed. */
function compare({ SORTS, changedLines, linesNow, linesAccepted, acceptLines, gameIds }, accept) {
  let changed = 0
  for (const game of gameIds) {
    for (const sort of SORTS) {
      const now = linesNow(game, sort)
      const rows = changedLines(linesAccepted(game, sort), now)
      changed += rows.length
      if (accept) acceptLines(game, sort, now)
      if (rows.length) say(`${game}: ${rows.length} of ${now.size} changed in ${CHANGED[sort]}.`)
      if (sort !== 'words') for (const { name, was, now } of rows) say(`  ${name}\n  - ${was}\n  + ${now}`)
    }
  }
  return changed
}

/** Leaves of plain JSON by path; findings, notes and readings by their name instead of their place. */
function leaves(value, path = '', found = new Map()) {
  if (typeof value !== 'object' || value === null) return found.set(path, JSON.stringify(value))
  if (Array.isArray(value) && !value.some((item) => typeof item === 'object'))
    return found.set(path, JSON.stringify(value))
  for (const [key, item] of Object.entries(value)) {
    const name = Array.isArray(value) ? (item?.clause ?? item?.ambiguity ?? item?.says ?? key) : key
    const at = `${path}${path && '.'}${name}`
    leaves(item, found.has(at) ? `${at} (${key})` : at, found)
  }
  return found
}

function sayDifference(name, was, now) {
  if (JSON.stringify(was) === JSON.stringify(now)) return 0
  const [before, after] = [leaves(was ?? {}), leaves(now ?? {})]
  say(`\n${name}`)
  for (const at of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(at) === after.get(at)) continue
    if (before.has(at)) say(`  - ${at}: ${before.get(at)}`)
    if (after.has(at)) say(`  + ${at}: ${after.get(at)}`)
  }
  return 1
}

/** The same module over the code of another revision. */
async function atRevision(revision, use) {
  await mkdir(join(root, 'dist'), { recursive: true })
  const folder = await mkdtemp(join(root, 'dist', '.rulings-'))
  try {
    const archive = join(folder, 'code.tar')
    await run('git', ['archive', '-o', archive, revision, 'lib', 'package.json', 'tsconfig.json'], { cwd: root })
    await run('tar', ['-xf', archive, '-C', folder])
    await run('cp', ['--parents', MODULE, ...BESIDE, folder], { cwd: root })
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    const file = join(folder, 'module.mjs')
    await bundleTo(join(folder, MODULE), file, { packages: 'external' })
    return await use(await import(pathToFileURL(file).href))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

try {
  process.chdir(root)
  const args = process.argv.slice(2)
  const here = await loadTs(MODULE)
  const at = args.indexOf('--diff')
  if (at >= 0) {
    const revision = args[at + 1] ?? 'HEAD'
    const changed = await atRevision(revision, (there) => {
      let count = 0
      for (const game of here.gameIds) {
        const [was, now] = [there.gameIds.includes(game) ? there.wholesOf(game) : new Map(), here.wholesOf(game)]
        for (const name of new Set([...was.keys(), ...now.keys()]))
          count += sayDifference(`${game}, ${name}`, was.get(name), now.get(name))
      }
      return count
    })
    say(`\n${changed} rulings and readings differ from ${revision}.`)
  } else {
    const accept = args.includes('--accept')
    const changed = compare(here, accept)
    say(
      changed
        ? `${changed} lines ${accept ? 'accepted.' : 'differ; npm run rulings:accept takes them as they are.'}`
        : 'Nothing changed.',
    )
    if (changed && !accept) process.exitCode = 1
  }
} catch (error) {
  process.stderr.write(`${error.stderr || error.message}\n`)
  process.exitCode = 1
}
