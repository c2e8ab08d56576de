#!/usr/bin/env node
/** Runs the bundled command line; builds it first where a clone has none yet, or where its sources are newer. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 9)) {
  process.stderr.write(`lawspeaker: needs Node 20.9 or newer; this is ${process.versions.node}.\n`)
  process.exit(64)
}
const bundle = new URL('../dist/cli.mjs', import.meta.url)
const recipe = new URL('../scripts/build/build-cli.mjs', import.meta.url)

/** True in a clone (not in a published package) when the bundle is missing or older than what it is made of. */
async function isStale() {
  if (!existsSync(fileURLToPath(recipe))) return false
  const { isCliStale } = await import(recipe.href)
  return isCliStale()
}

async function prepare() {
  if (!(await isStale())) return
  process.stderr.write('lawspeaker: building the command line once …\n')
  const { buildCli } = await import(recipe.href)
  await buildCli()
}

try {
  await prepare()
} catch (error) {
  process.stderr.write(`lawspeaker: the command line could not be built. ${error.message}\n`)
  process.exit(70)
}
await import(bundle.href)
