/** `lawspeaker serve`: reads the built site, listens, and stops when told to. */
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { version } from '../package.json'
import { makeApp } from './app.ts'
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
}

/** What whoever starts the server can mend. */
export class ServeError extends Error {}

/** How long requests under way may take after the word to stop. */
const GRACE_MS = 5_000

/** Serves until SIGTERM or SIGINT. Resolves once the site is there to be read. */
export async function serveSite(options: ServeOptions): Promise<void> {
  const dir = resolve(options.dir)
  if (!existsSync(join(dir, 'index.html')))
    throw new ServeError(`There is no built site in ${dir}. Run npm run build first.`)
  const basePath = readBasePath(options.basePath)
  const app = makeApp({ site: await readSite(dir), basePath, version })
  const fetch = options.log ? logged(app.fetch) : app.fetch
  const server = createAdaptorServer({
    fetch,
    hostname: options.host,
    serverOptions: { maxHeaderSize: 32_768, requestTimeout: 15_000, headersTimeout: 10_000, keepAliveTimeout: 10_000 },
  }) as Server
  await listen(server, options)
  stopWhenTold(server)
  const { port } = server.address() as { port: number }
  process.stdout.write(`Lawspeaker at http://${shownHost(options.host)}:${port}${basePath}/\n`)
}

/** `lawspeaker`, `/lawspeaker` and `/lawspeaker/` all mean `/lawspeaker`. */
export function readBasePath(text: string): string {
  const bare = text.replace(/^\/+|\/+$/g, '')
  if (!bare) return ''
  if (/^[\w.~-]+(\/[\w.~-]+)*$/.test(bare)) return `/${bare}`
  throw new ServeError(`BASE_PATH ${text} is no path. Give one such as /lawspeaker.`)
}

type Fetch = (request: Request) => Response | Promise<Response>

function logged(fetch: Fetch): Fetch {
  return async (request) => {
    const start = performance.now()
    const response = await fetch(request)
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

/** Answers what is under way, takes nothing new, then ends. A second signal ends at once. */
function stopWhenTold(server: Server): void {
  let stopping = false
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** A name that works on this machine. */
function shownHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
