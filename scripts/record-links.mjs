#!/usr/bin/env node
/** `npm run links:record -- v2`: before a release, writes its links and boards into `tests/compat/`. A corpus is never written over. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { loadTs, root } from './bundle.mjs'

process.chdir(root)
const [name] = process.argv.slice(2)
const { makeLinks, makeBoards } = await loadTs('tests/compat/make.ts')
if (!/^v[\w.]+$/.test(name ?? '')) {
  process.stderr.write('Give the name of the corpus, such as v2.\n')
  process.exitCode = 64
} else {
  for (const [sort, make] of Object.entries({ links: makeLinks, boards: makeBoards })) {
    const file = `tests/compat/${sort}-${name}.json.gz`
    if (existsSync(file)) {
      process.stdout.write(`${file} stays as it is.\n`)
      continue
    }
    const made = make()
    await writeFile(file, gzipSync(JSON.stringify(made), { level: 9 }))
    process.stdout.write(`${file}: ${made.length}\n`)
  }
}
