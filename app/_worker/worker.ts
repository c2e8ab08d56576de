/**
 * The offline worker. One bundle holds every page; installing it takes a handful of requests. A new version waits
 * until the player agrees, so the text under an open ruling is never swapped.
 */
/// <reference lib="webworker" />
import { type Bundle, pageOf } from './bundle.ts'

declare const VERSION: string
declare const BASE: string
const scope = self as unknown as ServiceWorkerGlobalScope
const CACHE = `lawspeaker-${VERSION}`
const BUNDLE = `${BASE}/data/offline.${VERSION}.json`

async function install(): Promise<void> {
  const answer = await fetch(BUNDLE)
  if (!answer.ok) throw new Error(`offline bundle: ${answer.status}`)
  const bundle = (await answer.json()) as Bundle
  const cache = await caches.open(CACHE)
  await cache.addAll(bundle.files)
  await Promise.all(Object.keys(bundle.pages).map((path) => cache.put(path, pageOf(bundle, path))))
}

async function dropOldVersions(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('lawspeaker-') && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await scope.clients.claim()
}

/** The page under its one address: with a slash at the end, without facts and anchor. */
function addressOf(url: URL): string {
  const file = /\.[a-z0-9]+$/i.test(url.pathname.split('/').at(-1) ?? '')
  return file || url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const address = addressOf(new URL(request.url))
  const kept = await cache.match(address, { ignoreSearch: true })
  if (kept) return request.method === 'HEAD' ? new Response(null, { headers: kept.headers }) : kept
  try {
    return await fetch(request)
  } catch (problem) {
    const lost = request.mode === 'navigate' ? await cache.match(`${BASE}/404/`) : undefined
    if (lost) return new Response(lost.body, { status: 404, headers: lost.headers })
    throw problem
  }
}

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(dropOldVersions()))
scope.addEventListener('message', ({ data }) => {
  if (data === 'use-new-version') void scope.skipWaiting()
})
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const own = new URL(request.url).origin === scope.location.origin
  if (own && (request.method === 'GET' || request.method === 'HEAD')) event.respondWith(answer(request))
})
