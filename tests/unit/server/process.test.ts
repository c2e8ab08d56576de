import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
