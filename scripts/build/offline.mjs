/** The whole site for a pocket: a few parts that together hold every page and script, and the worker that unpacks them. */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadTs, root } from '../bundle.mjs'
import { OUT } from './out.mjs'
import { pack } from './pack.mjs'

const base = process.env.BASE_PATH ?? ''
/** Of about this much JSON each: a download that breaks off has lost one of them, not all. */
const PART_LENGTH = 3_000_000

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Packed: scripts and styles of our own. Fetched by themselves: what a page has fetched already, and the icon. (The larger ones a browser fetches by itself when it installs us, and the typeface is kept once it has come.) */
const isPacked = (file) => /^assets\/(?!reader\.|search-worker\.).*\.(js|css)$/.test(file)
const isApart = (file) =>
  /^assets\/(reader|search-worker)\.[^/]*\.js$/.test(file) ||
  /^data\/(search|spoken)\.[^/]*\.json$/.test(file) ||
  /^(icon\.svg|manifest\.webmanifest)$/.test(file)

function cutIntoParts(pieces) {
  const parts = [[]]
  let length = 0
  for (const piece of pieces) {
    length += typeof piece === 'string' ? piece.length : 7
    const [last] = parts.slice(-1)
    // A repeat is two numbers, which stay together.
    if (length > PART_LENGTH && typeof piece === 'string') {
      parts.push([piece])
      length = piece.length
    } else last.push(piece)
  }
  return parts.map((part) => JSON.stringify(part))
}

/** Writes the parts and the worker. In: finished pages by file, all files of the export, where each stands, their policy. */
export async function writeOffline(shaped, files, addressOf, policy) {
  const { forReaders, unpack } = await loadTs('app/_worker/bundle.ts')
  const search = files.find((file) => /^data\/search\.[^/]*\.json$/.test(file))
  const known = await readFile(join(OUT, search))
  const scripts = await Promise.all(
    files
      .filter(isPacked)
      .sort()
      .map(async (file) => [`${base}/${file}`, await readFile(join(OUT, file), 'utf8')]),
  )
  const pages = [...shaped]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([page, html]) => [addressOf(page), forReaders(html)])
  const encoder = new TextEncoder()
  const texts = [...scripts, ...pages].map(([address, text]) => [address, encoder.encode(text)])
  const whole = Buffer.concat([known, ...texts.map(([, bytes]) => bytes)])
  const parts = cutIntoParts(pack(whole, known.length)).map((text) => ({
    text,
    address: `/data/offline.${hashOf(text)}.json`,
  }))
  const manifest = {
    known: `${base}/${search}`,
    typefaces: files.filter((file) => /\.woff2$/.test(file)).map((file) => `${base}/${file}`),
    parts: parts.map(({ address }) => base + address),
    apart: files
      .filter(isApart)
      .sort()
      .map((file) => `${base}/${file}`),
    texts: texts.map(([address, bytes]) => [address, bytes.length]),
    policy,
  }
  const back = unpack(
    manifest,
    known,
    parts.map(({ text }) => JSON.parse(text)),
  )
  for (const [address, bytes] of texts)
    if (Buffer.compare(back.get(address), bytes)) throw new Error(`${address} does not survive the offline bundle.`)
  await Promise.all(parts.map(({ text, address }) => writeFile(join(OUT, address), text)))
  await writeWorker(manifest)
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
