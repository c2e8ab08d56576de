/**
 * The offline worker. A few parts hold every page and script; once they are all here the whole site is. A part that
 * has come is not asked for again, so a download that broke off goes on where it stopped. A new version waits until
 * the player agrees, so the text under an open ruling is never swapped.
 */
/// <reference lib="webworker" />
import { type Manifest, type Piece, typeOf, unpack } from './bundle.ts'
import { GONE } from './gone.ts'

declare const VERSION: string
declare const BASE: string
declare const MANIFEST: Manifest
const scope = self as unknown as ServiceWorkerGlobalScope
const PREFIX = 'lawspeaker-'
const CACHE = PREFIX + VERSION
const { known, parts, apart, typefaces, texts, policy } = MANIFEST
const kept = [known, ...parts, ...apart.filter((address) => address !== known)]
const packed = new Set(texts.map(([address]) => address))

const hashIn = (address: string) => address.match(/\.([0-9a-f]{10,16})\.\w+$/)?.[1]

/** A login page of a hotel, or half a file, is not what was asked for. */
async function isGenuine(address: string, bytes: ArrayBuffer): Promise<boolean> {
  const wanted = hashIn(address)
  if (!wanted) return true
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.startsWith(wanted)
}

async function keep(cache: Cache, address: string): Promise<void> {
  if (await cache.match(address)) return
  const before = hashIn(address) ? await caches.match(address) : undefined
  const answer = before ?? (await fetch(address))
  const bytes = await answer.arrayBuffer()
  if (!answer.ok || !(await isGenuine(address, bytes))) throw new Error(`offline: ${address} did not come whole`)
  const type = answer.headers.get('Content-Type') ?? ''
  await cache.put(address, new Response(bytes, { headers: { 'Content-Type': type } }))
}

/** Fetches what is not here yet. What came before one fails stays. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE)
  const done = await Promise.allSettled(kept.map((address) => keep(cache, address)))
  const failed = done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  const noRoom = failed.find((reason) => (reason as Error).name === 'QuotaExceededError')
  if (noRoom) await tellPages('no-room')
  if (failed.length) throw noRoom ?? failed[0]
}

/** Says something to every open page: a worker that fails to install cannot be asked afterwards. */
async function tellPages(words: string): Promise<void> {
  const pages = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  for (const page of pages) page.postMessage(words)
}

type Texts = Map<string, Uint8Array<ArrayBuffer>>
let reading: Promise<Texts | undefined> | undefined

async function read(): Promise<Texts | undefined> {
  const cache = await caches.open(CACHE)
  const found = await Promise.all([known, ...parts].map((address) => cache.match(address)))
  if (!found.every((one) => one !== undefined)) return undefined
  const [base, ...rest] = found as Response[]
  const pieces = (await Promise.all(rest.map((one) => one.json()))) as Piece[][]
  return unpack(MANIFEST, new Uint8Array(await base!.arrayBuffer()), pieces)
}

/** Every page and script; undefined when the browser has thrown away what was kept. */
async function library(): Promise<Texts | undefined> {
  reading ??= read().catch(() => undefined)
  const all = await reading
  if (!all) reading = undefined
  return all
}

/** Whether the browser still has all that was kept, whatever we remember of it. */
async function isAllKept(): Promise<boolean> {
  const cache = await caches.open(CACHE)
  const found = await Promise.all(kept.map((address) => cache.match(address)))
  return found.every((one) => one !== undefined)
}

let refilling: Promise<void> | undefined
/** After the browser has cleared its store: everything again, in the background. */
function refill(): Promise<void> {
  refilling ??= fill().finally(() => {
    refilling = undefined
  })
  return refilling
}

async function install(): Promise<void> {
  await fill()
  if (!(await library())) throw new Error('offline: the parts do not fit together')
}

/** A page still open in the version before may yet ask for a script of it; what is older goes. */
async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
  await scope.clients.claim()
}

/** The page under its one address: with a slash at the end, without facts and anchor. */
function addressOf(url: URL): string {
  const file = /\.[a-z0-9]+$/i.test(url.pathname.split('/').at(-1) ?? '')
  return file || url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`
}

function show(text: Uint8Array<ArrayBuffer>, address: string, status = 200): Response {
  const type = typeOf(address)
  const headers = {
    'Content-Type': type,
    ...(type.startsWith('text/html') ? { 'Content-Security-Policy': policy } : {}),
  }
  return new Response(text, { status, headers })
}

const keepCopy = async (address: string, copy: Response) => (await caches.open(CACHE)).put(address, copy)

async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event
  const address = addressOf(new URL(request.url))
  const all = await library()
  const text = all?.get(address)
  if (text) return show(text, address)
  const alone = packed.has(address) ? undefined : await caches.match(address)
  if (alone) return alone
  if (!all) event.waitUntil(refill().catch(() => {}))
  try {
    const fetched = await fetch(request)
    if (fetched.ok && typefaces.includes(address)) event.waitUntil(keepCopy(address, fetched.clone()))
    return fetched
  } catch (problem) {
    if (request.mode !== 'navigate') throw problem
    const lost = all?.get(`${BASE}/404/`)
    return lost ? show(lost, `${BASE}/404/`, 404) : show(new TextEncoder().encode(GONE), address, 503)
  }
}

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('message', ({ data, ports: [port] }) => {
  if (data === 'use-new-version') void scope.skipWaiting()
  if (data === 'is-everything-here') void isAllKept().then((all) => port?.postMessage(all))
  if (data === 'fetch-everything')
    void refill().then(
      () => port?.postMessage(true),
      () => port?.postMessage(false),
    )
})
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const own = new URL(request.url).origin === scope.location.origin
  if (own && request.method === 'GET') event.respondWith(answer(event))
})
