#!/usr/bin/env node
/**
 * `npm run pack`: the package for strangers, `dist/lawspeaker-VERSION.tgz`. Everything it needs is bundled inside, so its
 * manifest asks for no other package; installed, it takes no more than itself.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../bundle.mjs'
import { saidBy } from '../said.mjs'

/** Fields of our manifest that a user of the package needs; `private` guards this folder, not that one. */
const FIELDS = ['name', 'version', 'description', 'license', 'type', 'engines', 'bin', 'exports', 'files']
/** npm takes them along from wherever they lie. */
const ALWAYS = ['README.md', 'LICENSE']

const npm = (args, cwd) =>
  saidBy(
    'npm',
    args,
    { cwd, stdio: ['ignore', 'pipe', 'inherit'], shell: process.platform === 'win32' },
    (code) => `npm ${args[0]} ended with ${code}.`,
  )

/** The files a line of the manifest's list names: `dist/cli*.mjs` are several. */
async function filesOf(line) {
  if (!line.includes('*')) return [line]
  const [start, end] = basename(line).split('*')
  const names = await readdir(join(root, dirname(line)))
  return names.filter((name) => name.startsWith(start) && name.endsWith(end)).map((name) => join(dirname(line), name))
}

/** Lays the package out in a folder, as `npm publish` would take it. Needs a built library. */
async function layOut(folder) {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  await rm(folder, { recursive: true, force: true })
  const files = await Promise.all([...manifest.files, ...ALWAYS].map(filesOf))
  for (const file of files.flat()) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await cp(join(root, file), join(folder, file), { recursive: true })
  }
  const own = Object.fromEntries(FIELDS.map((field) => [field, manifest[field]]))
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`)
}

/** Packs it. Out: the path of the archive. */
export async function packAlone(into = join(root, 'dist')) {
  const folder = join(into, 'package')
  await layOut(folder)
  const [{ filename }] = JSON.parse(await npm(['pack', '--json', '--pack-destination', into], folder))
  return join(into, filename)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.stdout.write(`${await packAlone()}\n`)
