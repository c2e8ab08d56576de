#!/usr/bin/env node
/**
 * `npm run bench:load`: `lawspeaker serve` under load on loopback, for a bounded time. Prints requests a second, errors,
 * latencies and the memory of the server before, during and after. `--seconds 20`, `--connections 32`. Never asserts.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadTs, root } from './bundle.mjs'
import { examplePages } from './example.mjs'

const OUT = join(root, 'out')
const GOAL = 2000
const LONGEST = 120

/** Addresses as players ask for them: many pages, a few scripts, cases, something that is not there. */
async function addresses() {
  const names = await readdir(OUT, { recursive: true })
  const pages = names
    .filter((name) => name.endsWith('index.html'))
    .map((name) => `/${name.slice(0, -'index.html'.length)}`)
  const files = names.filter((name) => /^(assets\/.*\.js|data\/.*\.json|sw\.js)$/.test(name)).map((name) => `/${name}`)
  const small = files.filter((name) => !name.startsWith('/data/'))
  const { facts } = await examplePages()
  const cases = Array.from({ length: 20 }, (_, i) => `${facts}&n=${i}`)
  return [...pages, ...pages, ...cases, ...small, '/rules/nothing/here/']
}

async function start() {
  const args = [join(root, 'cli', 'bin.mjs'), 'serve', '--port', '0']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await Promise.race([
    new Promise((done) => child.stdout.once('data', (text) => done([String(text)]))),
    new Promise((_, fail) => child.once('exit', (code) => fail(new Error(`The server ended with ${code}.`)))),
  ])
  return { child, url: new URL(said.match(/http:\S+/)[0]) }
}

/** Resident memory of a process in MB; undefined where the system does not say. */
async function memoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes] = status.match(/VmRSS:\s+(\d+)/) ?? []
  return kilobytes ? Number(kilobytes) / 1024 : undefined
}

/** One request to its end: ms, or undefined when it failed. A quarter come back with what they have, as readers do. */
function ask(agent, url, path, known) {
  const start = performance.now()
  const tag = Math.random() < 0.25 ? known.get(path) : undefined
  const headers = { 'Accept-Encoding': 'br', ...(tag ? { 'If-None-Match': tag } : {}) }
  return new Promise((done) => {
    const sent = request({ agent, host: url.hostname, port: url.port, path, headers }, (answer) => {
      known.set(path, answer.headers.etag)
      const right = [200, 304].includes(answer.statusCode) || path.includes('nothing')
      answer.on('error', () => done(undefined))
      answer.on('end', () => done(right ? performance.now() - start : undefined))
      answer.resume()
    })
    sent.on('error', () => done(undefined))
    sent.end()
  })
}

async function press({ child, url }, seconds, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const paths = await addresses()
  const known = new Map()
  const times = []
  const memory = []
  let errors = 0
  const end = performance.now() + seconds * 1000
  const one = async (i) => {
    for (let at = i; performance.now() < end; at += connections) {
      const took = await ask(agent, url, paths[at % paths.length], known)
      if (took === undefined) errors++
      else times.push(took)
    }
  }
  const sampler = setInterval(async () => memory.push(await memoryOf(child.pid)), 1000)
  await Promise.all(Array.from({ length: connections }, (_, i) => one(i)))
  clearInterval(sampler)
  agent.destroy()
  return { times: Float64Array.from(times).sort(), errors, memory }
}

async function main() {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: '20' }, connections: { type: 'string', default: '32' } },
  })
  const seconds = Math.min(Number(values.seconds), LONGEST)
  const connections = Number(values.connections)
  if (!existsSync(join(OUT, 'index.html'))) throw new Error('There is no built site. Run npm run build.')
  const { printTable } = await loadTs('scripts/bench/table.ts')
  const server = await start()
  try {
    await press(server, 2, connections)
    const before = await memoryOf(server.child.pid)
    const { times, errors, memory } = await press(server, seconds, connections)
    const after = await memoryOf(server.child.pid)
    const at = (share) => `${(times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(2)} ms`
    const mb = (value) => (value === undefined ? '–' : `${value.toFixed(0)} MB`)
    const half = memory.slice(memory.length >> 1)
    printTable(
      'Load',
      ['', 'measured', 'goal'],
      [
        ['requests a second', (times.length / seconds).toFixed(0), `≥ ${GOAL}`],
        ['errors', String(errors), '0'],
        ['p50', at(0.5), ''],
        ['p99', at(0.99), ''],
        ['memory after two seconds', mb(before), ''],
        ['highest in the first half', mb(Math.max(...memory.slice(0, memory.length >> 1))), ''],
        ['highest in the second half', mb(Math.max(...half)), 'as the first'],
        ['at the end', mb(after), ''],
      ],
      `${seconds} s, ${connections} connections on loopback; asker and server share the processors of this machine.`,
    )
  } finally {
    server.child.kill('SIGTERM')
  }
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
