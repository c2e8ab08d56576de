import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { kb, printTable, quantile } from './table.ts'

interface Bytes {
  raw: number
  gzip: number
  brotli: number
}
interface Page {
  kind: string
  html: Bytes
  js: Bytes
}

/** HTML and JavaScript bytes per kind of page, as the server sends them. */
export async function benchPages(out: string): Promise<void> {
  const names = await readdir(out, { recursive: true })
  const files = names.map((name) => name.split(sep).join('/')).filter((name) => name.endsWith('index.html'))
  const scripts = new Map<string, Bytes>()
  const pages = await Promise.all(files.map((file) => measure(out, file, scripts)))
  const kinds = [...new Set(pages.map(({ kind }) => kind))].sort()
  const rows = kinds.map((kind) => {
    const own = pages.filter((page) => page.kind === kind)
    return [kind, String(own.length), ...medians(own.map(({ html }) => html)), ...medians(own.map(({ js }) => js))]
  })
  const head = ['page', 'pages', 'HTML raw', 'gzip', 'brotli', 'JS raw', 'gzip', 'brotli']
  printTable('Pages', head, rows, 'KB, median of each kind. JS: what the page asks for by itself when it is opened.')
}

const medians = (all: readonly Bytes[]) =>
  (['raw', 'gzip', 'brotli'] as const).map((key) =>
    kb(
      quantile(
        all.map((one) => one[key]),
        0.5,
      ),
    ),
  )

/** `/rules/game/siege/` is of the kind `/rules/*` + `/*`: the first part says what it is, the rest which one. */
const kindOf = (file: string) =>
  `/${file
    .split('/')
    .slice(0, -1)
    .map((part, i) => (i ? '*' : part))
    .join('/')}`

async function measure(out: string, file: string, scripts: Map<string, Bytes>): Promise<Page> {
  const html = await readFile(join(out, file), 'utf8')
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)]
  const asked = tags.filter(([tag]) => !/\bnomodule\b/i.test(tag)).map(([, src = '']) => src)
  const sizes = await Promise.all([...new Set(asked)].map((src) => scriptBytes(out, src, scripts)))
  const sum = (key: keyof Bytes) => sizes.reduce((total, size) => total + size[key], 0)
  return {
    kind: kindOf(file),
    html: await bytesOf(join(out, file)),
    js: { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') },
  }
}

async function scriptBytes(out: string, src: string, known: Map<string, Bytes>): Promise<Bytes> {
  const path = src.split(/[?#]/)[0]!
  const file = [path, path.replace(/^\/[^/]+/, '')].map((one) => join(out, one)).find(existsSync)
  if (!file) return { raw: 0, gzip: 0, brotli: 0 }
  const bytes = known.get(file) ?? (await bytesOf(file))
  known.set(file, bytes)
  return bytes
}

/** Bytes on the wire: of the copies that lie ready, else compressed here. */
async function bytesOf(file: string): Promise<Bytes> {
  const raw = await readFile(file)
  const copy = async (end: string, compress: () => Buffer) =>
    (existsSync(file + end) ? await readFile(file + end) : compress()).length
  return {
    raw: raw.length,
    gzip: await copy('.gz', () => gzipSync(raw, { level: 9 })),
    brotli: await copy('.br', () => brotliCompressSync(raw)),
  }
}
