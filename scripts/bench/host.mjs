/** A static host for measuring: every site from the same one, compressed the same way, counted, and slowed when asked. */
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}
const PACKED = /\.(html|js|css|json|svg|webmanifest)$/

const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })

async function filesOf(dir) {
  const names = (await readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const paths = names.map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  return paths
    .filter((path) => TYPES[extname(path)])
    .map((path) => [
      `/${path
        .slice(dir.length + 1)
        .split(sep)
        .join('/')}`,
      path,
    ])
}

/** Hands bytes out at a pace shared by everything under way, after a delay: one bar of signal. */
function pacer({ bytesPerSecond, latency }) {
  let free = 0
  const wait = (ms) => new Promise((done) => setTimeout(done, ms))
  return async (response, bytes) => {
    await wait(latency)
    for (let at = 0; at < bytes.length; at += 8192) {
      const piece = bytes.subarray(at, at + 8192)
      free = Math.max(free, performance.now()) + (piece.length / bytesPerSecond) * 1000
      await wait(Math.max(0, free - performance.now()))
      if (!response.write(piece)) await once(response, 'drain')
    }
    response.end()
  }
}

/**
 * Serves a folder on a free port. `slow` ({ bytesPerSecond, latency in ms }) paces everything that leaves.
 * Gives its address, what has been sent so far (`asked`: requests, `bytes` of bodies), and how to stop it.
 */
export async function host(dir, slow) {
  const files = new Map(await filesOf(dir))
  const ready = new Map()
  const load = async (address, path) => {
    const own = PACKED.test(path) ? await readFile(`${path}.br`).catch(() => undefined) : undefined
    const plain = own ? undefined : await readFile(path)
    const bytes = own ?? (PACKED.test(path) ? brotli(plain) : plain)
    ready.set(address, { bytes, packed: PACKED.test(path), type: TYPES[extname(path)] })
    return ready.get(address)
  }
  const sent = { asked: 0, bytes: 0 }
  const pace = slow && pacer(slow)
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(request.url.split('?')[0])
    const address = path.endsWith('/') ? `${path}index.html` : path
    const found = files.get(address) ?? files.get(`${address}.html`)
    if (!found) return response.writeHead(404).end()
    const { bytes, packed, type } = ready.get(address) ?? (await load(address, found))
    sent.asked++
    sent.bytes += bytes.length
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Length': bytes.length,
      'Cache-Control': /\.[\w-]{8,}\.\w+$/.test(address) ? 'max-age=31536000, immutable' : 'no-cache',
      ...(packed ? { 'Content-Encoding': 'br' } : {}),
    })
    if (pace) await pace(response, bytes)
    else response.end(bytes)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  }
  return { url: `http://localhost:${server.address().port}`, sent, close }
}
