import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp } from '../../../server/app.ts'
import { readSite } from '../../../server/site.ts'
import { payloads } from '../../hostile/payloads.ts'
import { makeSite, RULES_HTML } from './site.ts'

let app: ReturnType<typeof makeApp>
let server: Server
let remove: () => Promise<void>

beforeAll(async () => {
  const made = await makeSite()
  remove = made.remove
  app = makeApp({ site: await readSite(made.dir), version: '9.9.9' })
  server = createAdaptorServer({ fetch: app.fetch, serverOptions: { maxHeaderSize: 32_768 } }) as Server
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await remove()
})

/** Sends bytes as they are and gives everything that comes back; a connection cut short gives what came until then. */
async function raw(bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.end(bytes)
  let answer = ''
  try {
    for await (const chunk of socket) answer += chunk
  } catch {
    // Cut off: what matters is that the next one is answered.
  }
  return answer
}
const ask = (line: string, headers = '') => raw(`${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n`)
const isWell = async () => (await ask('GET /healthz')).startsWith('HTTP/1.1 200')

it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'get', 'XYZZY', 'GE T', ''])(
  'refuses the method %j and stays up',
  async (method) => {
    const answer = await ask(`${method} /rules/starcom/`)
    expect(answer).toMatch(/^HTTP\/1\.1 (400|405|500|501)/)
    expect(answer).not.toContain(RULES_HTML)
    expect(await isWell()).toBe(true)
  },
)

it('takes no tunnel and no upgrade', async () => {
  expect(await ask('CONNECT evil.example:443')).not.toContain('200')
  expect(await ask('GET /', 'Upgrade: websocket\r\nConnection: Upgrade\r\n')).not.toMatch(/^HTTP\/1\.1 101/)
  expect(await isWell()).toBe(true)
})

it('refuses addresses and headers beyond measure', async () => {
  expect(await ask(`GET /${'a'.repeat(100_000)}`)).toMatch(/^HTTP\/1\.1 4(14|31)|^$/)
  expect(await ask('GET /', `X-Long: ${'a'.repeat(100_000)}\r\n`)).toMatch(/^HTTP\/1\.1 431|^$/)
  expect(await isWell()).toBe(true)
})

it.each([
  ['Range', 'bytes=0-5'],
  ['Range', 'bytes=999999-1'],
  ['Range', `bytes=${'0-0,'.repeat(3000)}`],
  ['Accept-Encoding', 'br;q=99999, *;q=-1, ;;;,,,'],
  ['Accept-Encoding', 'x,'.repeat(8000)],
  ['If-None-Match', '"'.repeat(5000)],
  ['If-Modified-Since', 'yesterday'],
  ['Content-Length', '5'],
  ['X-Forwarded-Proto', 'https, javascript:'],
  ['Host', 'evil.example'],
  ['Accept', '\u00ff'],
])('answers the whole page whatever the header %s says: %s', async (name, value) => {
  const answer = await ask('GET /rules/starcom/', `${name}: ${value}\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 (200|400)/)
  expect(answer).not.toMatch(/HTTP\/1\.1 206/)
  expect(await isWell()).toBe(true)
})

it('gives nothing outside the site, and no header of a stranger, for any hostile address', async () => {
  const short = payloads.map(({ text }) => text.replace(/\p{Cs}/gu, '\ufffd')).filter((text) => text.length <= 10_000)
  expect(short.length).toBeGreaterThan(200)
  for (const text of short) {
    for (const path of [
      `/${encodeURIComponent(text)}`,
      `/rules/${encodeURIComponent(text)}/`,
      `/?q=${encodeURIComponent(text)}`,
    ]) {
      const { status, headers } = await app.request(path)
      expect([200, 308, 400, 404], path).toContain(status)
      expect(headers.get('set-cookie'), path).toBeNull()
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('location') ?? '/', path).toMatch(/^\/(?!\/)/)
    }
  }
})

it('splits no answer at a line break in the address', async () => {
  const answer = await ask('GET /rules/starcom?x=%0d%0aSet-Cookie:%20hurt=1')
  expect(answer).toMatch(/^HTTP\/1\.1 308/)
  expect(answer).not.toMatch(/\r\nSet-Cookie/i)
})

it('knows no hidden file', async () => {
  for (const path of ['/.nojekyll', '/.git/config', '/.env', '/build.json', '/_headers', '/%2e%65nv'])
    expect((await app.request(path)).status, path).toBe(404)
})
