/** `lawspeaker serve`: reads the built site, listens, and stops when told to. */
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Library } from '../lib/content/records.ts'
import { version } from '../package.json'
import { makeApp } from './app.ts'
import { makeService } from './fetch.ts'
import { LIMIT } from './limit.ts'
import { readSite } from './site.ts'

export interface ServeOptions {
  port: number
  host: string
  /** Folder of the built site. */
  dir: string
  /** Path the site lives under, or empty. */
  basePath: string
  /** One line per request on stderr. Never the question after `?`: it holds the facts of a table. */
  log: boolean
  /** Requests of the API that one address may make in a minute; 0: as many as it likes. */
  limit?: number
  /** The words of the clauses, for API and MCP; absent: pages only. */
  words?: Library
}

/** What whoever starts the server can mend. */
export class ServeError extends Error {}

/** How long requests under way may take after the word to stop. */
const GRACE_MS = 5_000

/** What a connection may take: a longer header, a slower question, or a reader who never reads is cut off. */
const LIMITS = { maxHeaderSize: 32_768, requestTimeout: 15_000, headersTimeout: 10_000, keepAliveTimeout: 10_000 }
const IDLE_MS = 20_000

/** Serves until SIGTERM or SIGINT. Resolves once the site is there to be read. */
export async function serveSite(options: ServeOptions): Promise<void> {
  const dir = resolve(options.dir)
  if (!existsSync(join(dir, 'index.html')))
    throw new ServeError(`There is no built site in ${dir}. Run npm run build first.`)
  // The build writes it last: a folder without it is half a site.
  if (!existsSync(join(dir, 'build.json')))
    throw new ServeError(`The site in ${dir} is not whole: its build was broken off. Run npm run build again.`)
  const basePath = readBasePath(options.basePath)
  const service = options.words && serviceOf(options.words, basePath, options.limit ?? LIMIT)
  const app = makeApp({ site: await readSite(dir), basePath, version, ...(service ? { service } : {}) })
  const fetch = options.log ? logged(app.fetch) : app.fetch
  const { server, stop } = makeServer(fetch, options.host)
  await listen(server, options)
  stopWhenTold(stop)
  const { port } = server.address() as { port: number }
  process.stdout.write(`Lawspeaker at http://${shownHost(options.host)}:${port}${basePath}/\n`)
}

const MINUTE = 60_000

const serviceOf = (words: Library, basePath: string, most: number) =>
  makeService(words, {
    version,
    basePath,
    ...(most ? { limit: { most, windowMs: MINUTE } } : {}),
    addressOf: (context) => getConnInfo(context).remote.address ?? '',
  })

/** `lawspeaker`, `/lawspeaker` and `/lawspeaker/` all mean `/lawspeaker`. */
export function readBasePath(text: string): string {
  const bare = text.replace(/^\/+|\/+$/g, '')
  if (!bare) return ''
  if (/^[\w.~-]+(\/[\w.~-]+)*$/.test(bare)) return `/${bare}`
  throw new ServeError(`BASE_PATH ${text} is no path. Give one such as /lawspeaker.`)
}

/** `env` is what the server knows of the connection. */
export type Fetch = (request: Request, env?: object) => Response | Promise<Response>

function logged(fetch: Fetch): Fetch {
  return async (request, env) => {
    const start = performance.now()
    const response = await fetch(request, env)
    const path = request.url.replace(/^[a-z]+:\/\/[^/]+/i, '').replace(/[?#].*$/, '')
    const took = (performance.now() - start).toFixed(1)
    process.stderr.write(`${new Date().toISOString()} ${request.method} ${path} ${response.status} ${took} ms\n`)
    return response
  }
}

function listen(server: Server, { port, host }: ServeOptions): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => failed(explain(error, port, host)))
    server.listen(port, host, done)
  })
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new ServeError(
      `Port ${port} is in use. Stop what runs there, or take another: PORT=${port + 1} or --port ${port + 1}.`,
    )
  }
  if (error.code === 'EACCES') return new ServeError(`Port ${port} is not ours to open. Take one above 1023.`)
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    return new ServeError(`${host} is no address of this machine.`)
  return error
}

/**
 * A server for a `fetch` handler that ends well. After `stop` it listens no more, closes what is idle, and says
 * `Connection: close` with each answer it still owes, so nothing new comes over an open connection.
 * `idleMs`: after so long without a byte either way a connection is closed.
 */
export function makeServer(
  fetch: Fetch,
  hostname: string,
  idleMs = IDLE_MS,
): { server: Server; stop: () => Promise<void> } {
  let stopping = false
  const closing: Fetch = async (request, env) => {
    const response = await fetch(request, env)
    if (stopping) response.headers.set('Connection', 'close')
    return response
  }
  const server = createAdaptorServer({ fetch: closing, hostname, serverOptions: LIMITS }) as Server
  server.setTimeout(idleMs)
  const stop = () =>
    new Promise<void>((done) => {
      stopping = true
      server.close(() => done())
      server.closeIdleConnections()
      // An answer that was on its way already could not say that it is the last one.
      setInterval(() => server.closeIdleConnections(), 50).unref()
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
    })
  return { server, stop }
}

/** Answers what is under way, takes nothing new, then ends. A second signal ends at once. */
function stopWhenTold(stop: () => Promise<void>): void {
  let told = false
  const end = () => {
    if (told) process.exit(1)
    told = true
    void stop().then(() => process.exit(0))
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

/** A name that works on this machine. */
function shownHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
