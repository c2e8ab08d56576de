#!/usr/bin/env node
/**
 * `npm run bench`: verdict, sentence and search times, movement on large maps, search quality beside Fuse.js and MiniSearch, growth, build time, bytes a page.
 * Prints, never asserts. `npm run bench -- verdicts search` runs only those; `--no-build` measures the site as it lies there.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadTs, root } from '../bundle.mjs'

const PARTS = ['verdicts', 'presumed', 'sentences', 'movement', 'search', 'growth', 'build', 'pages']

function chosen(args) {
  const named = args.filter((arg) => !arg.startsWith('--'))
  const unknown = named.filter((name) => !PARTS.includes(name))
  if (unknown.length) throw new Error(`There is no bench ${unknown.join(', ')}. Known: ${PARTS.join(', ')}.`)
  const parts = named.length ? PARTS.filter((part) => named.includes(part)) : PARTS
  return args.includes('--no-build') ? parts.filter((part) => part !== 'build') : parts
}

function benchBuild() {
  const start = performance.now()
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'build', 'build.mjs')], {
    cwd: root,
    encoding: 'utf8',
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stdout.write(
    `\n## Build\n\n${status === 0 ? `npm run build: ${seconds} s` : `npm run build failed after ${seconds} s:\n${stderr}`}\n`,
  )
}

function benchPages(measures) {
  if (existsSync(join(root, 'out', 'index.html'))) return measures.benchPages(join(root, 'out'))
  process.stdout.write('\n## Pages\n\nThere is no built site; run npm run build.\n')
}

try {
  process.chdir(root)
  const parts = chosen(process.argv.slice(2))
  const measures = await loadTs('scripts/bench/index.ts')
  process.stdout.write(`Node ${process.versions.node}, one thread; milliseconds of computing.\n`)
  if (parts.includes('verdicts')) {
    measures.benchVerdicts()
    measures.benchHostile()
  }
  if (parts.includes('presumed')) measures.benchPresumed()
  if (parts.includes('sentences')) await measures.benchSentences()
  if (parts.includes('movement')) measures.benchMovement()
  if (parts.includes('search')) await measures.benchSearch()
  if (parts.includes('growth')) await measures.benchGrowth()
  if (parts.includes('build')) benchBuild()
  if (parts.includes('pages')) await benchPages(measures)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
