/**
 * The offline worker. A few parts hold every page and script; once they are all here the whole site is. The game that is
 * open comes first, and works without a network while the others follow. A part that has come is not asked for again, so a
 * download that broke off goes on where it stopped. A new version comes whole and waits until the player agrees, so the
 * text under an open ruling is never swapped.
 */
/// <reference lib="webworker" />
import { gamesIn, type Kept, type Manifest, typeOf } from './bundle.ts'
import { GONE, NOT_YET } from './gone.ts'

declare const VERSION: string
declare const BASE: string
declare const MANIFEST: Manifest
const scope = self as unknown as ServiceWorkerGlobalScope
const PREFIX = 'lawspeaker-'
const CACHE = PREFIX + VERSION
const { parts, apart, typefaces, policy } = MANIFEST
const [core] = parts
const everything = [...parts.map(({ address }) => address), ...apart]
/** The part that holds a page or script, by its address. */
const partOf = new Map(parts.flatMap(({ address, texts }) => texts.map((text) => [text, address] as const)))

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

/** Fetches of these what is not here yet. What came before one fails stays. */
async function fill(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE)
  const done = await Promise.allSettled(addresses.map((address) => keep(cache, address)))
  const failed = done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  const noRoom = failed.find((reason) => (reason as Error).name === 'QuotaExceededError')
  if (noRoom) await tellPages('no-room')
  if (failed.length) throw noRoom ?? failed[0]
}

const openPages = () => scope.clients.matchAll({ includeUncontrolled: true, type: 'window' })

/** Says something to every open page: a worker that fails to install cannot be asked afterwards. */
async function tellPages(words: string): Promise<void> {
  for (const page of await openPages()) page.postMessage(words)
}

type Texts = Readonly<Record<string, string>>
const reading = new Map<string, Promise<Texts | undefined>>()

async function read(part: string): Promise<Texts | undefined> {
  const found = await (await caches.open(CACHE)).match(part)
  return found?.json()
}

/** The texts of a part, read once; undefined while it has not come, or when the browser has thrown it away. */
async function textsOf(part: string): Promise<Texts | undefined> {
  const known = reading.get(part) ?? read(part).catch(() => undefined)
  reading.set(part, known)
  const texts = await known
  if (!texts) reading.delete(part)
  return texts
}

/** How much the browser still has of what was kept, whatever we remember of it; `page`: who asks, and for which game. */
async function whatIsKept(page = ''): Promise<Kept> {
  const cache = await caches.open(CACHE)
  const has = async (addresses: readonly string[]) => {
    const found = await Promise.all(addresses.map((address) => cache.match(address)))
    return found.every((one) => one !== undefined)
  }
  if (await has(everything)) return 'all'
  if (!(await has([core!.address]))) return 'none'
  const games = page ? gamesIn([page], parts) : []
  const own = parts.filter(({ game }) => game && games.includes(game)).map(({ address }) => address)
  return own.length && (await has([...own, ...apart])) ? 'game' : 'some'
}

let refilling: Promise<void> | undefined
/** Everything that is not here, in the background: the other games, or all after the browser has cleared its store. */
function refill(): Promise<void> {
  refilling ??= fill(everything).finally(() => {
    refilling = undefined
  })
  return refilling
}

/** A first visit with a game open begins with that game; whatever was ready before is ready in the new version too. */
async function install(): Promise<void> {
  const pages = (await openPages()).map(({ url }) => url)
  const games = scope.registration.active ? [] : gamesIn(pages, parts)
  const first = parts.filter((part) => part === core || games.includes(part.game ?? ''))
  await fill(games.length ? [...first.map(({ address }) => address), ...apart] : everything)
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

function show(text: string, address: string, status = 200): Response {
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
  const part = partOf.get(address)
  const texts = part ? await textsOf(part) : undefined
  const text = texts?.[address]
  if (text !== undefined) return show(text, address)
  const alone = part ? undefined : await caches.match(address)
  if (alone) return alone
  if (part) event.waitUntil(refill().catch(() => {}))
  try {
    const fetched = await fetch(request)
    if (fetched.ok && typefaces.includes(address)) event.waitUntil(keepCopy(address, fetched.clone()))
    return fetched
  } catch (problem) {
    if (request.mode !== 'navigate') throw problem
    const shared = await textsOf(core!.address)
    if (!shared) return show(GONE, address, 503)
    return part ? show(NOT_YET, address, 503) : show(shared[`${BASE}/404/`] ?? GONE, `${BASE}/404/`, 404)
  }
}

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('message', (event) => {
  const { data, ports } = event
  const [port] = ports
  if (data === 'use-new-version') void scope.skipWaiting()
  if (data === 'what-is-here')
    void whatIsKept((event.source as Client | null)?.url).then((much) => port?.postMessage(much))
  if (data === 'fetch-everything')
    event.waitUntil(
      refill().then(
        () => port?.postMessage('all'),
        () => port?.postMessage('some'),
      ),
    )
})
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const own = new URL(request.url).origin === scope.location.origin
  if (own && request.method === 'GET') event.respondWith(answer(event))
})
