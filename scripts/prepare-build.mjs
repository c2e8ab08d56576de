#!/usr/bin/env node
/** Before `next build` or `next dev`: checks the collection, bundles the reader module, writes what pages fetch. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadTs, root, writeWhole } from './bundle.mjs'

/** Fails with every broken link, id and citation; otherwise fills `public/assets` and `public/data`. */
export async function prepareBuild() {
  process.chdir(root)
  const data = await loadTs('scripts/export-data.ts')
  const problems = await data.problems()
  if (problems.length) throw new Error(`The rules do not hang together:\n- ${problems.join('\n- ')}`)
  await rm(join(root, 'public', 'assets'), { recursive: true, force: true })
  await writeWhole(join(root, 'public', 'data', 'search.json'), await data.searchJson())
  await bundleReader()
}

async function bundleReader() {
  const { build } = await import('esbuild')
  const common = {
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    logLevel: 'error',
    write: false,
  }
  const [reader, worker] = await Promise.all([
    build({
      ...common,
      entryPoints: ['app/_reader/reader.ts'],
      splitting: true,
      outdir: 'public/assets',
      chunkNames: '[name].[hash]',
    }),
    build({ ...common, entryPoints: ['app/_reader/search-worker.ts'], outdir: 'public/assets' }),
  ])
  await mkdir(join(root, 'public', 'assets'), { recursive: true })
  await Promise.all([...reader.outputFiles, ...worker.outputFiles].map((file) => writeFile(file.path, file.contents)))
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await prepareBuild().catch((error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  })
}
