/** The exported site, read once at the start: a rebuild under a running server never mixes two versions. */
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, posix, sep } from 'node:path'

/** The encodings a file may lie ready in, best first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]
const ENDING: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/** One file of the site in every encoding it lies ready in. */
export interface SiteFile {
  /** Path inside the site, with slashes: `rules/game/index.html`. */
  path: string
  type: string
  /** Hash of the plain bytes. */
  hash: string
  body: Uint8Array<ArrayBuffer>
  encoded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>
}

/** What stands at each address; addresses are decoded and begin with a slash. */
export interface Site {
  pages: ReadonlyMap<string, SiteFile>
  /** Other spellings of an address and where they lead: `/rules/game` → `/rules/game/`. */
  moved: ReadonlyMap<string, string>
  notFound?: SiteFile
}

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  wasm: 'application/wasm',
  pdf: 'application/pdf',
}

export const typeOf = (path: string): string =>
  TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

/** Files for hosts, not for readers. */
const PRIVATE = new Set(['_headers', '_redirects', 'build.json', '.nojekyll'])

/** Reads a folder of a static export. Only what lies in it can ever be served. */
export async function readSite(dir: string): Promise<Site> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => pathIn(dir, join(entry.parentPath ?? entry.path, entry.name)))
  const known = new Set(paths)
  const isCopy = (path: string) =>
    Object.values(ENDING).some((end) => path.endsWith(end) && known.has(path.slice(0, -end.length)))
  const served = paths.filter((path) => !isCopy(path) && !PRIVATE.has(path))
  const files = await Promise.all(served.map((path) => readSiteFile(dir, path, known)))
  return addressAll(files)
}

const pathIn = (dir: string, file: string) =>
  file
    .slice(dir.length + 1)
    .split(sep)
    .join('/')

async function readSiteFile(dir: string, path: string, known: ReadonlySet<string>): Promise<SiteFile> {
  const body = await readBytes(join(dir, path))
  const ready = ENCODINGS.filter((encoding) => known.has(path + ENDING[encoding]))
  const copies = await Promise.all(
    ready.map(async (encoding) => [encoding, await readCopy(dir, path, encoding)] as const),
  )
  const encoded = Object.fromEntries(copies.filter(([, copy]) => copy && copy.length < body.length))
  return {
    path,
    type: typeOf(path),
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    body,
    encoded,
  }
}

const readBytes = async (file: string) => new Uint8Array(await readFile(file))

/** A compressed copy older than its file belongs to an earlier build and is left out. */
async function readCopy(dir: string, path: string, encoding: Encoding) {
  const [plain, copy] = await Promise.all([stat(join(dir, path)), stat(join(dir, path + ENDING[encoding]))])
  return copy.mtimeMs + 1 >= plain.mtimeMs ? readBytes(join(dir, path + ENDING[encoding])) : undefined
}

function addressAll(files: readonly SiteFile[]): Site {
  const pages = new Map<string, SiteFile>()
  const moved = new Map<string, string>()
  for (const file of files) {
    const address = addressOf(file.path)
    pages.set(address, file)
    if (!file.path.endsWith('.html')) continue
    moved.set(`/${file.path}`, address)
    if (address !== '/') moved.set(address.endsWith('/') ? address.slice(0, -1) : `${address}/`, address)
  }
  const notFound = pages.get('/404') ?? pages.get('/404/')
  for (const address of pages.keys()) moved.delete(address)
  for (const address of [...pages.keys(), ...moved.keys()].filter((one) => /^\/(404|_not-found)(\/|\.|$)/.test(one))) {
    pages.delete(address)
    moved.delete(address)
  }
  return { pages, moved, ...(notFound ? { notFound } : {}) }
}

/** `a/index.html` stands at `/a/`, `a.html` at `/a`, everything else where it lies. */
function addressOf(path: string): string {
  if (path === 'index.html') return '/'
  if (path.endsWith('/index.html')) return `/${path.slice(0, -'index.html'.length)}`
  if (path.endsWith('.html')) return `/${path.slice(0, -'.html'.length)}`
  return posix.join('/', path)
}
