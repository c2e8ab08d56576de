/** The licences of what we hand on: every package of which something lies in `out/` or `dist/`, with its own text. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../bundle.mjs'

/** What is bundled: the command line, the judging pages, the reader module, the worker. */
const GAMES = 'app/_games'
/** What a game shows: its board, and the drawing of a typed case where it has one. */
const SHOWN = ['board.ts', 'drawing.ts']
const ENTRIES = [
  'cli/main.ts',
  'app/_judging/wake.tsx',
  'app/_reader/reader.ts',
  'app/_reader/search-worker.ts',
  'app/_worker/worker.ts',
]
/** Handed on, but by no import: the typeface, and the start of every style sheet. */
const BESIDE = ['@fontsource-variable/atkinson-hyperlegible-next', 'tailwindcss']

const packageOf = (path) => path.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1]

/** Names of the packages of which something lies in the bundles, in order. */
export async function packagesShipped() {
  const { build } = await import('esbuild')
  const games = await readdir(join(root, GAMES))
  const boards = games.flatMap((game) => SHOWN.map((file) => `${GAMES}/${game}/${file}`))
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...ENTRIES, ...boards.filter((file) => existsSync(join(root, file)))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    outdir: 'dist/none',
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs))
  const names = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).flatMap(([path]) => packageOf(path) ?? [])
  return [...new Set([...names, ...BESIDE])].sort()
}

async function licenceOf(name) {
  const folder = join(root, 'node_modules', name)
  const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const file = (await readdir(folder)).find((one) => /^licen[cs]e(\.(md|txt))?$/i.test(one))
  if (!file) throw new Error(`${name} has no text of its licence (${license}); it may not be handed on without.`)
  const text = (await readFile(join(folder, file), 'utf8')).trim()
  return `${name} ${version} (${license})\n\n${text}`
}

const LINE = `\n\n${'-'.repeat(78)}\n\n`

/** All licences as one text, our own first. */
export async function licencesText() {
  const own = (await readFile(join(root, 'LICENSE'), 'utf8')).trim()
  const others = await Promise.all((await packagesShipped()).map(licenceOf))
  const head = 'Lawspeaker hands on what follows, each under its own licence.'
  return `${[`Lawspeaker\n\n${own}`, head, ...others].join(LINE)}\n`
}
