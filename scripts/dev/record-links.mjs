#!/usr/bin/env node
/**
 * `npm run links:record -- v3`: before a release, the link of every numbered case with the facts and the verdict it has
 * now, and the lists by which links are read, into `tests/compat/`. What is recorded stays: a version that is there is refused.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { loadTs, root, writeWhole } from '../bundle.mjs'

process.chdir(root)

async function record(version) {
  if (!/^v[1-9]\d*$/.test(version ?? '')) throw new Error('Which version? Give its number, such as v3.')
  const files = [`links-${version}.json.gz`, `tables-${version}.json`].map((name) =>
    join(root, 'tests', 'compat', name),
  )
  const taken = files.find((file) => existsSync(file))
  if (taken) throw new Error(`${taken} is there already, and what was released never changes.`)
  const [{ recordLinks }, { tablesNow }] = await Promise.all(
    ['tests/compat/links.ts', 'tests/compat/tables.ts'].map(loadTs),
  )
  const links = recordLinks()
  await writeWhole(files[0], gzipSync(JSON.stringify(links), { level: 9 }))
  await writeWhole(files[1], `${JSON.stringify(tablesNow(), null, 2)}\n`)
  process.stdout.write(`${links.length} links, and the lists they are read by.\n`)
}

await record(process.argv[2]).catch((error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
