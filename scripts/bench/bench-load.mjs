#!/usr/bin/env node
/**
 * `npm run bench:load`: `lawspeaker serve` under load on loopback, for a bounded time; first pages, then the API. Prints
 * requests a second, what one core serves, errors, latencies and the memory of the server before, during and after.
 * `--seconds 20`, `--connections 32`, `--only pages|api`. Never asserts.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadTs, root } from '../bundle.mjs'
import { examplePages } from '../example.mjs'

const OUT = join(root, 'out')
const GOAL = 2000
const LONGEST = 120

/** Addresses as players ask for them: many pages, a few scripts, cases, something that is not there. */
async function pages() {
  const names = await readdir(OUT, { recursive: true })
  const html = names
    .filter((name) => name.endsWith('index.html'))
    .map((name) => `/${name.slice(0, -'index.html'.length)}`)
  const files = names.filter((name) => /^(assets\/.*\.js|data\/.*\.json|sw\.js)$/.test(name)).map((name) => `/${name}`)
  const small = files.filter((name) => !name.startsWith('/data/'))
  const { facts } = await examplePages()
  const cases = Array.from({ length: 20 }, (_, i) => `${facts}&n=${i}`)
  return [...html, ...html, ...cases, ...small, '/rules/nothing/here/'].map((path) => ({ path }))
}

/** Questions as bots ask them: every numbered case judged, and beside every ten of them a search, a clause and a sentence. */
async function questions({ url }) {
  const get = async (path) => (await fetch(new URL(path, url))).json()
  const cases = await get('/api/cases')
  const clauses = await get('/api/clauses')
  const post = (path, body) => ({ path, body: JSON.stringify(body) })
  return cases.flatMap(({ game, checker, edition, readings, facts, title }, i) => [
    post('/api/check', { checker: `${game}/${checker}`, edition, readings, facts }),
    ...(i % 10
      ? []
      : [
          { path: `/api/search?q=${encodeURIComponent(title)}&game=${game}&limit=5` },
          { path: `/api/clauses/${clauses[(i * 7) % clauses.length]}` },
          post('/api/ask', { question: title, game }),
        ]),
  ])
}

/** Processor time a process has used so far, in seconds; undefined where the system does not say. */
async function processorOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [, user, system] = stat.match(/\) \S+(?: \S+){10} (\d+) (\d+)/) ?? []
  return user === undefined ? undefined : (Number(user) + Number(system)) / TICKS
}
/** The kernel counts processor time in hundredths of a second. */
const TICKS = 100

async function start() {
  const args = [join(root, 'cli', 'bin.mjs'), 'serve', '--port', '0', '--limit', '0']
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
function ask(agent, url, { path, body }, known) {
  const start = performance.now()
  const tag = !body && Math.random() < 0.25 ? known.get(path) : undefined
  const headers = {
    'Accept-Encoding': 'br',
    ...(tag ? { 'If-None-Match': tag } : {}),
    ...(body ? { 'Content-Type': 'application/json' } : {}),
  }
  const method = body ? 'POST' : 'GET'
  return new Promise((done) => {
    const sent = request({ agent, host: url.hostname, port: url.port, path, headers, method }, (answer) => {
      known.set(path, answer.headers.etag)
      const right = [200, 304].includes(answer.statusCode) || path.includes('nothing')
      answer.on('error', () => done(undefined))
      answer.on('end', () => done(right ? performance.now() - start : undefined))
      answer.resume()
    })
    sent.on('error', () => done(undefined))
    sent.end(body)
  })
}

async function press({ child, url }, asks, seconds, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const known = new Map()
  const times = []
  const memory = []
  let errors = 0
  const used = await processorOf(child.pid)
  const end = performance.now() + seconds * 1000
  const one = async (i) => {
    for (let at = i; performance.now() < end; at += connections) {
      const took = await ask(agent, url, asks[at % asks.length], known)
      if (took === undefined) errors++
      else times.push(took)
    }
  }
  const sampler = setInterval(async () => memory.push(await memoryOf(child.pid)), 1000)
  await Promise.all(Array.from({ length: connections }, (_, i) => one(i)))
  clearInterval(sampler)
  agent.destroy()
  const processor = (await processorOf(child.pid)) - used
  return { times: Float64Array.from(times).sort(), errors, memory, processor }
}

async function measure(name, goal, server, asks, { seconds, connections }) {
  const { printTable } = await loadTs('scripts/bench/table.ts')
  await press(server, asks, 2, connections)
  const before = await memoryOf(server.child.pid)
  const { times, errors, memory, processor } = await press(server, asks, seconds, connections)
  const after = await memoryOf(server.child.pid)
  const at = (share) => `${(times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(2)} ms`
  const mb = (value) => (value === undefined ? '–' : `${value.toFixed(0)} MB`)
  const half = memory.slice(memory.length >> 1)
  printTable(
    name,
    ['', 'measured', 'goal'],
    [
      ['requests a second', (times.length / seconds).toFixed(0), goal],
      ['requests a second of one core', Number.isNaN(processor) ? '–' : (times.length / processor).toFixed(0), ''],
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
}

async function main() {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '20' },
      connections: { type: 'string', default: '32' },
      only: { type: 'string' },
    },
  })
  const how = { seconds: Math.min(Number(values.seconds), LONGEST), connections: Number(values.connections) }
  if (!existsSync(join(OUT, 'index.html'))) throw new Error('There is no built site. Run npm run build.')
  const server = await start()
  try {
    if (values.only !== 'api') await measure('Pages', `≥ ${GOAL}`, server, await pages(), how)
    if (values.only !== 'pages') await measure('API', '', server, await questions(server), how)
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
