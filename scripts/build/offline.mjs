/** The whole site for a pocket: a few parts that together hold every page and script, one a game, and the worker that keeps them. */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../bundle.mjs'
import { REACHED } from './islands.mjs'
import { OUT } from './out.mjs'

const base = process.env.BASE_PATH ?? ''
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** In the parts: scripts and styles of our own. Fetched by themselves: what a page has fetched already, and the icon. (The larger ones a browser fetches by itself when it installs us, and the typeface is kept once it has come.) */
const isInPart = (file) => /^assets\/(?!reader\.|search-worker\.).*\.(js|css)$/.test(file)
const isApart = (file) =>
  /^assets\/(reader|search-worker)\.[^/]*\.js$/.test(file) ||
  /^data\/(search|spoken)\.[^/]*\.json$/.test(file) ||
  /^(icon\.svg|manifest\.webmanifest)$/.test(file)

/** What every game needs, and what none does: where nothing but one game is wanted the second can wait. */
const [CORE, REST] = ['core', 'rest']

/** The part a page belongs in: that of its game; pages of no game that judge are for later. */
function partOfPage(file, html, games) {
  const [, game] = file.split('/')
  if (games.includes(game)) return game
  return html.includes(' data-judges') ? REST : CORE
}

/** The part a script or a sheet belongs in: that of the one game whose pages may ask for it. */
function partOfScript(file, reached) {
  const askedBy = Object.keys(reached).filter((game) => reached[game].includes(`/${file}`))
  if (askedBy.length === 1) return askedBy[0]
  return askedBy.length || file.endsWith('.css') ? CORE : REST
}

/** Writes the parts and the worker. In: pages as the worker keeps them by file, all files of the export, where each stands, their policy. */
export async function writeOffline(pocket, files, addressOf, policy) {
  const reached = JSON.parse(await readFile(REACHED, 'utf8'))
  const games = Object.keys(reached)
  const texts = new Map([CORE, ...games, REST].map((part) => [part, {}]))
  for (const file of files.filter(isInPart).sort())
    texts.get(partOfScript(file, reached))[`${base}/${file}`] = await readFile(join(OUT, file), 'utf8')
  for (const [file, html] of [...pocket].sort(([a], [b]) => (a < b ? -1 : 1)))
    texts.get(partOfPage(file, html, games))[addressOf(file)] = html
  const parts = [...texts].map(([name, held]) => {
    const text = JSON.stringify(held)
    const game = games.includes(name) ? { game: name } : {}
    return { text, part: { address: `${base}/data/offline.${hashOf(text)}.json`, ...game, texts: Object.keys(held) } }
  })
  await Promise.all(parts.map(({ text, part }) => writeFile(join(OUT, part.address.slice(base.length)), text)))
  await writeWorker({
    parts: parts.map(({ part }) => part),
    apart: files
      .filter(isApart)
      .sort()
      .map((file) => `${base}/${file}`),
    typefaces: files.filter((file) => /\.woff2$/.test(file)).map((file) => `${base}/${file}`),
    policy,
  })
}

async function writeWorker(manifest) {
  const { build } = await import('esbuild')
  const told = JSON.stringify(manifest)
  await build({
    absWorkingDir: root,
    entryPoints: ['app/_worker/worker.ts'],
    outfile: join(OUT, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { MANIFEST: told, VERSION: JSON.stringify(hashOf(told)), BASE: JSON.stringify(base) },
    logLevel: 'error',
  })
}
