import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { makeApp } from '../../server/app.ts'
import { readSite } from '../../server/site.ts'

/** A file that takes the place of one of the site's. */
type Files = Readonly<Record<string, string>>

export interface SiteHost {
  url: string
  /** Addresses asked for so far. */
  asked: string[]
  /** Breaks the connection in the middle of these from now on. */
  breakOff: (paths: readonly string[]) => void
  /** Lets these wait from now on, until they are let go. */
  holdBack: (paths: readonly string[]) => () => void
  /** Puts these in the place of what is there. */
  replace: (files: Files) => void
  stop: () => Promise<void>
  start: () => Promise<void>
}

function sendHalf(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100_000 })
  response.write('["half of', () => response.destroy())
}

/** The built site from this process, so that it can be broken and mended. `url` is its root, without a slash at the end. */
export async function hostSite({ dir = 'out', basePath = '' } = {}): Promise<SiteHost> {
  const listener = getRequestListener(makeApp({ site: await readSite(dir), basePath }).fetch)
  const asked: string[] = []
  let broken: readonly string[] = []
  let files: Files = {}
  let held: readonly string[] = []
  let letGo: Promise<void> | undefined
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '').split('?')[0]!
    asked.push(path)
    const type = path.endsWith('.js') ? 'text/javascript' : 'application/json'
    if (held.includes(path)) void letGo?.then(() => listener(request, response))
    else if (broken.includes(path)) sendHalf(response)
    else if (files[path])
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(files[path])
    else void listener(request, response)
  }
  const server = createServer(answer)
  const listen = async (port: number) => {
    server.listen(port, 'localhost')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}${basePath}`,
    asked,
    breakOff: (paths) => {
      broken = paths
    },
    holdBack: (paths) => {
      held = paths
      let go = () => {}
      letGo = new Promise((resolve) => {
        go = resolve
      })
      return () => {
        held = []
        go()
      }
    },
    replace: (next) => {
      files = next
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
    start: () => listen(port),
  }
}

/** Addresses of the parts of the offline bundle, in the order the worker names them: what all need, one a game, the rest. */
export function offlineParts(): string[] {
  const worker = readFileSync('out/sw.js', 'utf8')
  return [...worker.matchAll(/\/data\/offline\.[0-9a-f]+\.json/g)].map(([path]) => path)
}

/** The part that holds a page, by the address of the page. */
export function offlinePartOf(page: string): string {
  const part = offlineParts().find((address) => page in JSON.parse(readFileSync(`out${address}`, 'utf8')))
  if (!part) throw new Error(`No part of the offline bundle holds ${page}.`)
  return part
}

/** The files of another version of the site, in which some words are others. The new ones must be as long as the old. */
export function otherVersion(before: string, after: string): Files {
  let worker = readFileSync('out/sw.js', 'utf8')
  const files: Record<string, string> = {}
  for (const name of readdirSync('out/data').filter((file) => /^offline\.[0-9a-f]+\.json$/.test(file))) {
    const text = readFileSync(`out/data/${name}`, 'utf8')
    const next = text.replaceAll(before, after)
    if (next === text) continue
    const hash = createHash('sha256').update(next).digest('hex').slice(0, 16)
    files[`/data/offline.${hash}.json`] = next
    worker = worker.replaceAll(`/data/${name}`, `/data/offline.${hash}.json`)
  }
  const [version] = worker.match(/(?<=lawspeaker-)[0-9a-f]{16}|(?<=")[0-9a-f]{16}(?=")/) ?? []
  if (!version || !Object.keys(files).length)
    throw new Error('The offline bundle has another shape than this test knows.')
  files['/sw.js'] = worker.replaceAll(version, [...version].reverse().join(''))
  return files
}
