import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rename } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeServer } from '../../../server/index.ts'
import { prepareCli } from '../cli/run.ts'
import { makeSite } from './site.ts'

let dir: string
let remove: () => Promise<void>
const started: ChildProcess[] = []

beforeAll(async () => {
  await prepareCli()
  ;({ dir, remove } = await makeSite())
})
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await remove()
})

function serve(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['dist/cli.mjs', 'serve', '--dir', dir, ...args], {
    env: { ...process.env, ...env },
  })
  started.push(child)
  let stderr = ''
  child.stderr.on('data', (text) => (stderr += text))
  const ended = once(child, 'exit').then(([code]) => ({ code, stderr }))
  const ready = new Promise<string>((done) =>
    child.stdout.once('data', (text) => done(/http:\S+/.exec(String(text))?.[0] ?? '')),
  )
  return { child, ended, ready, said: () => stderr }
}

/** Sends bytes as they are: `fetch` would tidy the path. */
async function raw(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(request)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return answer
}

it('serves, logs nothing unasked and stops when told', async () => {
  const { child, ready, ended, said } = serve(['--port', '0'])
  const url = await ready
  expect(await (await fetch(url)).text()).toContain('Home')
  child.kill('SIGTERM')
  expect(await ended).toEqual({ code: 0, stderr: '' })
  expect(said()).toBe('')
})

it('lets a request under way finish before it stops', async () => {
  const { child, ready, ended } = serve(['--port', '0'])
  const port = Number(new URL(await ready).port)
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n')
  await new Promise((done) => setTimeout(done, 50))
  child.kill('SIGINT')
  await new Promise((done) => setTimeout(done, 50))
  socket.write('\r\n')
  let answer = ''
  for await (const chunk of socket) answer += chunk
  expect(answer).toContain('200 OK')
  expect((await ended).code).toBe(0)
})

it('logs the path without its question when asked', async () => {
  const { child, ready, ended } = serve(['--port', '0', '--log'])
  await (await fetch(`${await ready}rules/starcom/?what=ship`)).text()
  child.kill('SIGTERM')
  const { stderr } = await ended
  expect(stderr).toMatch(/GET \/rules\/starcom\/ 200 [\d.]+ ms/)
  expect(stderr).not.toContain('what=')
})

it('gives nothing outside the folder and survives what is not HTTP', async () => {
  const { ready } = serve(['--port', '0'])
  const port = Number(new URL(await ready).port)
  for (const path of [
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '//etc/passwd',
    '/rules/../../../etc/passwd',
    '/\\..\\..\\etc\\passwd',
  ]) {
    const answer = await raw(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(answer, path).toMatch(/^HTTP\/1\.1 (400|404)/)
    expect(answer).not.toContain('root:')
  }
  await raw(port, 'nonsense\r\n\r\n')
  await raw(port, 'GET / HTTP/1.1\r\nHost: <bad host>\r\nConnection: close\r\n\r\n')
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
})

it('takes links of 16,000 characters', async () => {
  const { ready } = serve(['--port', '0'])
  expect((await fetch(`${await ready}rules/starcom/?facts=${'x'.repeat(16_000)}`)).status).toBe(200)
})

it('serves below BASE_PATH', async () => {
  const { ready } = serve(['--port', '0'], { BASE_PATH: 'law' })
  const url = await ready
  expect(url).toMatch(/\/law\/$/)
  expect((await fetch(url)).status).toBe(200)
})

it('says in one line that the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { code, stderr } = await serve(['--port', String(port)]).ended
  other.close()
  expect(code).toBe(64)
  expect(stderr).toMatch(/^lawspeaker: Port \d+ is in use\. .*--port \d+\.\n$/)
})

it('says in one line that nothing is built', async () => {
  const { code, stderr } = await serve(['--port', '0', '--dir', '/nowhere']).ended
  expect(code).toBe(64)
  expect(stderr).toMatch(/^lawspeaker: There is no built site in \/nowhere\. .*\n$/)
})

it('takes no half build for a site', async () => {
  await rename(join(dir, 'build.json'), join(dir, 'set-aside.json'))
  const { code, stderr } = await serve(['--port', '0']).ended
  await rename(join(dir, 'set-aside.json'), join(dir, 'build.json'))
  expect(code).toBe(64)
  expect(stderr).toMatch(/^lawspeaker: The site in .* is not whole: .* npm run build again\.\n$/)
})

/** A server of this process, and one client that keeps its connection. */
async function keptOpen(idleMs?: number, body: () => string = () => 'well') {
  const waiting: (() => void)[] = []
  const answer = async (request: Request) => {
    if (request.url.endsWith('/slow')) await new Promise<void>((done) => waiting.push(done))
    return new Response(body())
  }
  const { server, stop } = makeServer(answer, '127.0.0.1', idleMs)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const closed = once(socket, 'close')
  return { server, socket, closed, stop, waiting }
}

it('after the word to stop an answer still owed is the last of its connection', async () => {
  const { socket, closed, stop, waiting } = await keptOpen()
  let said = ''
  socket.on('data', (bytes) => {
    said += bytes
    // As a busy client does: the next question at once.
    if (said.endsWith('well')) socket.write('GET /next HTTP/1.1\r\nHost: a\r\n\r\n')
  })
  socket.on('error', () => {})
  socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(() => waiting.length).toBe(1)
  const stopped = stop()
  waiting[0]!()
  await Promise.all([stopped, closed])
  expect(said.match(/^HTTP\/1\.1/gm)).toHaveLength(1)
  expect(said).toMatch(/200 OK[\s\S]*connection: close/i)
})

it('cuts off who asks and never reads', async () => {
  const { server, socket, closed } = await keptOpen(300, () => 'x'.repeat(60_000_000))
  socket.pause()
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(server, 'request')
  const open = () => new Promise((done) => server.getConnections((_, count) => done(count)))
  await expect.poll(open, { timeout: 20_000 }).toBe(0)
  socket.destroy()
  await closed
  server.close()
})
