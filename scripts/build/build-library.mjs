#!/usr/bin/env node
/**
 * Writes `dist/lib/`, the library: `index.js` with every game, one file a game beside it, their words as modules of their
 * own, and the types. `prepack` runs it. No file of it asks for a package, a DOM or a part of Node.
 */
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { loadTs, root } from '../bundle.mjs'
import { camel } from '../dev/new/templates.mjs'
import { saidBy } from '../said.mjs'
import { buildCli, isCliStale, isOlder, LIBRARY } from './build-cli.mjs'
import { lockBuild } from './build-lock.mjs'
import { defineMade } from './made.mjs'

const LIB = join(root, 'dist', 'lib')
const ENTRY = join(root, 'lib', 'library.ts')
const ALL = 'index'

/** Name under which a game's `index.ts` exports its pack: its id, as a name may be written. */
export const packName = camel

const packsOf = (game) =>
  game === ALL
    ? "import { games } from './lib/games/index.ts'; export default games"
    : `import { ${packName(game)} as pack } from './lib/games/${game}/index.ts'; export default [pack]`

/** One and the same source for each entry, told apart by what stands behind its name. */
const entriesOf = (names) => ({
  name: 'library',
  setup(build) {
    build.onResolve({ filter: /^library:/ }, ({ path }) => ({ path: ENTRY, suffix: `?${path.slice(8)}` }))
    build.onLoad({ filter: /[/\\]lib[/\\]library\.ts$/ }, async ({ suffix }) => ({
      contents: await readFile(ENTRY, 'utf8'),
      loader: 'ts',
      pluginData: suffix.slice(1),
    }))
    build.onResolve({ filter: /^lawspeaker:packs$/ }, ({ pluginData }) => ({ path: pluginData, namespace: 'packs' }))
    build.onLoad({ filter: /.*/, namespace: 'packs' }, ({ path }) => ({ contents: packsOf(path), resolveDir: root }))
    // Apart, so that a bundler leaves out the words of somebody who only judges.
    build.onResolve({ filter: /^lawspeaker:own-words$/ }, ({ pluginData }) => ({
      path: `./words/${pluginData}.js`,
      external: true,
      sideEffects: false,
    }))
  },
  entryPoints: names.map((name) => ({ in: `library:${name}`, out: name })),
})

async function bundle(folder, names) {
  const { build } = await import('esbuild')
  const { entryPoints, ...plugin } = entriesOf(names)
  await build({
    absWorkingDir: root,
    entryPoints,
    plugins: [plugin],
    define: await defineMade(),
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    legalComments: 'none',
    outdir: folder,
    chunkNames: 'part.[hash]',
    logLevel: 'error',
  })
}

/** The words of each game as a module, and one that puts them together. */
async function writeWords(folder, ids) {
  const words = JSON.parse(await readFile(LIBRARY, 'utf8'))
  await mkdir(folder, { recursive: true })
  const moduleOf = (own) => `export default () => JSON.parse(${JSON.stringify(JSON.stringify(own))})\n`
  const byGame = (id) => ({
    games: words.games.filter((game) => game.id === id),
    clauses: words.clauses.filter(({ game }) => game === id),
  })
  await Promise.all(ids.map((id) => writeFile(join(folder, `${id}.js`), moduleOf(byGame(id)))))
  const lines = [
    ...ids.map((id, i) => `import words${i} from './${id}.js'`),
    `const all = () => [${ids.map((_, i) => `words${i}()`).join()}]`,
    'export default () => {',
    '  const read = all()',
    '  return { games: read.flatMap(({ games }) => games), clauses: read.flatMap(({ clauses }) => clauses) }',
    '}\n',
  ]
  await writeFile(join(folder, `${ALL}.js`), lines.join('\n'))
}

const tsc = (args) =>
  saidBy(
    process.execPath,
    [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), ...args],
    { cwd: root },
    (_code, said) => `The types could not be made.\n${said}`,
  )

/** Types as the compiler makes them from the sources; what the bundles are called stands in for what the sources are. */
async function writeTypes(folder, names) {
  const types = join(folder, 'types')
  const given = ['lib/library.ts', 'lib/library-parts.d.ts', '--outDir', types]
  const how = ['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--strict', '--skipLibCheck']
  const reading = ['--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2023', '--resolveJsonModule']
  await tsc([...given, ...how, ...reading, '--allowImportingTsExtensions', '--rootDir', root])
  for (const name of await readdir(types, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue
    const text = await readFile(join(types, name), 'utf8')
    await writeFile(join(types, name), text.replace(/(from |import\()(['"])(\.[^'"]*)\.ts\2/g, '$1$2$3.js$2'))
  }
  const line = "export * from './types/lib/library.js'\n"
  await Promise.all(names.map((name) => writeFile(join(folder, `${name}.d.ts`), line)))
}

/** Builds the library; it appears whole or not at all. Needs `dist/library.json`. */
async function buildLibrary() {
  const { games } = await loadTs('lib/games/index.ts')
  const ids = games.map(({ id }) => id)
  const names = [ALL, ...ids]
  await mkdir(dirname(LIB), { recursive: true })
  const folder = await mkdtemp(`${LIB}-`)
  try {
    await Promise.all([bundle(folder, names), writeWords(join(folder, 'words'), ids), writeTypes(folder, names)])
    // Bundlers read it: whatever nobody asks for may be left out.
    await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', sideEffects: false }))
    await chmod(folder, 0o755)
    await rm(LIB, { recursive: true, force: true })
    await rename(folder, LIB)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const SOURCES = ['content', 'lib', 'package.json', 'scripts/build/build-library.mjs', 'scripts/build/made.mjs']

/** Brings the library, and the words it is made with, up to date with the sources. */
export async function freshLibrary() {
  const unlock = await turn()
  try {
    if (await isCliStale()) await buildCli()
    if (await isOlder([join(LIB, 'package.json')], SOURCES)) await buildLibrary()
  } finally {
    await unlock()
  }
}

/** Two tests may ask at once: the second waits for its turn, and finds the work done. */
async function turn() {
  for (;;) {
    const unlock = await lockBuild(`${LIB}.lock`).catch(() => undefined)
    if (unlock) return unlock
    await setTimeout(200)
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await freshLibrary().catch((error) => {
    process.stderr.write(`The library could not be built. ${error.message}\n`)
    process.exitCode = 1
  })
