#!/usr/bin/env node
/** `npm start`: whatever a fresh clone still needs, then the site at http://localhost:3000 (PORT takes another). */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { examplePages } from './example.mjs'
import { ensureDependencies, requireNode, root, run, whyNotHere } from './install.mjs'
import { pagesOf, whyBuild } from './site.mjs'

const example = await examplePages()
const PAGES = [
  ['the start page', '/'],
  ['search', '/search/?q=hand+size'],
  ['rules', example.game],
  ['a checker', example.checker],
]

requireNode()
process.env.NEXT_TELEMETRY_DISABLED = '1'
const why = await whyBuild()
const whyNot = why && whyNotHere()
if (whyNot) {
  process.stderr.write(`${whyNot}\n`)
  process.exit(1)
}
if (!(await ensureDependencies())) process.exit(1)
if (why) {
  process.stdout.write(`${why} Building …\n`)
  if ((await run(process.execPath, [join(root, 'scripts', 'build', 'build.mjs')])) !== 0) {
    process.stderr.write('The site could not be built; the lines above say why.\n')
    process.exit(1)
  }
}
process.argv = [process.execPath, 'lawspeaker', 'serve']
// Ends once the site is there to be read, or with the reason why it is not.
await import(pathToFileURL(join(root, 'cli', 'bin.mjs')).href)
const base = `http://localhost:${process.env.PORT || 3000}${(process.env.BASE_PATH ?? '').replace(/^\/*|\/*$/g, '').replace(/^(?=.)/, '/')}`
const shown = PAGES.filter(([, path]) => pagesOf([path]).length)
if (!process.exitCode)
  process.stdout.write(`${shown.map(([name, path]) => `  ${name.padEnd(14)}  ${base}${path}`).join('\n')}\n`)
