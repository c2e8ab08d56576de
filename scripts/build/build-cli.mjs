#!/usr/bin/env node
/**
 * Writes dist/cli.mjs (the command line; what only a server needs in a part of its own), dist/library.json (its clauses and search records) and the licences
 * of what is in them.
 * `prepare` runs it after an install, the build runs it, and cli/bin.mjs runs it where a clone has none yet.
 */
import { chmod, mkdir, readdir, stat, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleTo, bundleWithParts, loadTs, root, writeWhole } from '../bundle.mjs'
import { licencesText } from './licences.mjs'
import { defineMade } from './made.mjs'

const CLI = join(root, 'dist', 'cli.mjs')
export const LIBRARY = join(root, 'dist', 'library.json')
/** API and MCP as one Web-standard handler, with the words inside. */
const FETCH = join(root, 'dist', 'fetch.mjs')
/** Handed on beside both, and under /licences.txt of the site. */
const LICENCES = join(root, 'dist', 'licences.txt')
const SOURCES = [
  'cli',
  'content',
  'lib',
  'server',
  'scripts/build/build-cli.mjs',
  'scripts/build/made.mjs',
  'scripts/build/write-library.ts',
  'package.json',
]

async function newestIn(path) {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() || entry.isDirectory())
  const times = await Promise.all(
    files.map(async (entry) => (await stat(join(entry.parentPath ?? entry.path, entry.name))).mtimeMs),
  )
  return Math.max(found.mtimeMs, ...times)
}

/** True when a file is missing or older than what it is made of. */
export async function isOlder(made, sources) {
  const ages = await Promise.all(
    made.map((file) =>
      stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  )
  const times = await Promise.all(sources.map((source) => newestIn(join(root, source))))
  return Math.min(...ages) < Math.max(...times)
}

/** What was made is as old as the beginning of its making: sources that changed meanwhile are newer. */
export const dateFrom = (begun, made) => Promise.all(made.map((file) => utimes(file, begun, begun)))

const MADE = [CLI, LIBRARY, LICENCES]
/** True when the command line must be built. */
export const isCliStale = () => isOlder(MADE, SOURCES)

/** Builds the files; each appears whole or not at all. */
export async function buildCli() {
  const begun = new Date()
  const define = await defineMade()
  const [{ libraryJson }] = await Promise.all([
    loadTs('scripts/build/write-library.ts'),
    bundleWithParts('cli/main.ts', join(root, 'dist'), 'cli', { define, minifySyntax: true, legalComments: 'none' }),
  ])
  await writeWhole(LIBRARY, await inRoot(libraryJson))
  await bundleTo('server/edge.ts', FETCH, {
    define,
    minify: true,
    legalComments: 'none',
    platform: 'browser',
    conditions: ['workerd', 'worker'],
    alias: { 'lawspeaker:words': LIBRARY },
    banner: {},
  })
  await writeWhole(LICENCES, await licencesText())
  await dateFrom(begun, MADE)
}

/** The content is found from the current folder, which is the caller's until here. */
async function inRoot(task) {
  const before = process.cwd()
  process.chdir(root)
  try {
    return await task()
  } finally {
    process.chdir(before)
  }
}

/** `npx lawspeaker` in a clone: npm links the bins of dependencies, not our own. */
async function linkBin() {
  const bins = join(root, 'node_modules', '.bin')
  await mkdir(bins, { recursive: true })
  await symlink(join('..', '..', 'cli', 'bin.mjs'), join(bins, 'lawspeaker')).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  await chmod(join(root, 'cli', 'bin.mjs'), 0o755)
}

async function main() {
  const preparing = process.env.npm_lifecycle_event === 'prepare'
  try {
    if (!process.argv.includes('--if-stale') || (await isCliStale())) await buildCli()
    if (preparing && process.platform !== 'win32') await linkBin()
  } catch (error) {
    process.stderr.write(`The command line could not be built. ${error.message}\n`)
    // An install is not undone for it: cli/bin.mjs tries again on first use and says the same there.
    if (!preparing) process.exitCode = 1
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main()
