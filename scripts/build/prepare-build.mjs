#!/usr/bin/env node
/** Before `next build` or `next dev`: checks the collection, bundles the reader module, writes what pages fetch. */
import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as esbuild } from 'esbuild'
import { loadTs, root, writeWhole } from '../bundle.mjs'
import { whyNotHere } from '../install.mjs'
import { bundleIslands } from './islands.mjs'

/** Fails with every broken link, id and citation; otherwise fills `public/assets` and `public/data`. */
export async function prepareBuild() {
  const whyNot = whyNotHere()
  if (whyNot) throw new Error(whyNot)
  process.chdir(root)
  const data = await loadTs('scripts/build/export-data.ts')
  const problems = await data.problems()
  if (problems.length) throw new Error(`The rules do not hang together:\n- ${problems.join('\n- ')}`)
  for (const folder of ['assets', 'data']) await rm(join(root, 'public', folder), { recursive: true, force: true })
  const search = await data.searchJson()
  const address = `/data/search.${hashOf(search)}.json`
  await writeWhole(join(root, 'public', address), search)
  const spoken = data.spokenJson()
  const spokenAt = `/data/spoken.${hashOf(spoken)}.json`
  await writeWhole(join(root, 'public', spokenAt), spoken)
  await writeWhole(join(root, 'dist', 'games.css'), await data.gamesCss())
  await writeWhole(join(root, 'dist', 'boards.css'), await boardsCss())
  const { listener } = await bundleIslands()
  await bundleReader({
    SEARCH_DATA: address,
    SPOKEN_DATA: spokenAt,
    LISTENER: listener.script,
    GAMES: await data.gamesTold(),
  })
}

/** The styles of every game's screens, for the pages that judge. */
async function boardsCss() {
  const names = await readdir(join(root, 'app', '_games'), { recursive: true })
  const sheets = names.filter((name) => name.endsWith('.css')).sort()
  return (await Promise.all(sheets.map((name) => readFile(join(root, 'app', '_games', name), 'utf8')))).join('\n')
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 10)

/** The loader goes into every page, the rest under names that hold their hash. */
async function bundleReader(told) {
  const base = process.env.BASE_PATH ?? ''
  const bundle = async (entry, define = {}) => {
    const { outputFiles } = await esbuild({
      absWorkingDir: root,
      entryPoints: [`app/_reader/${entry}.ts`],
      bundle: true,
      format: 'esm',
      target: 'es2022',
      minify: true,
      define: Object.fromEntries(Object.entries(define).map(([key, value]) => [key, JSON.stringify(value)])),
      logLevel: 'error',
      write: false,
    })
    return outputFiles[0].text
  }
  const publish = async (name, text) => {
    const address = `/assets/${name}.${hashOf(text)}.js`
    await writeWhole(join(root, 'public', address), text)
    return address
  }
  const worker = await publish('search-worker', await bundle('search-worker'))
  const reader = await publish('reader', await bundle('reader', { SEARCH_WORKER: worker, ...told }))
  await writeWhole(
    join(root, 'dist', 'loader.js'),
    (await bundle('loader', { READER: base + reader, SEARCH_DATA: base + told.SEARCH_DATA })).trim(),
  )
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await prepareBuild().catch((error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  })
}
