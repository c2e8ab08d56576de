import type { Kept } from '../_worker/bundle.ts'
import { make } from './results.ts'
import { base } from './store.ts'
import { dressUp } from './style.ts'

const READY = 'Ready offline: everything works without a network.'
/** The game on screen is here, the others are not. */
const PART = 'Ready offline for this game; the others are still coming …'
const PART_ONLY = 'Ready offline for this game; the others come when there is a network and room for them.'
const COMING = 'Getting ready to work without a network …'
const BROKEN = 'Not ready offline yet: the download broke off. It goes on when there is a network.'
const NO_ROOM = 'Not ready offline: this device has no room left for it. Everything works with a network.'
const OLD_ONLY =
  'Ready offline with the rules as they were: there is a newer version, and this device has no room for it beside the old one. Free some room, then open this page again.'
const REFUSED =
  'Not kept for offline use: this browser lets the site keep nothing here. Everything works with a network.'
const CLEARED = 'The browser has cleared what was kept for offline use. It is being fetched again.'

/** Says in the foot of the page whether everything works without a network. */
function mark(words: string): void {
  for (const place of document.querySelectorAll('[data-offline]')) place.textContent = words
}

let announced = false
function announce(waiting: ServiceWorker): void {
  if (announced) return
  announced = true
  const reload = make('button', { type: 'button', class: 'button' }, 'Reload')
  const later = make('button', { type: 'button', class: 'button' }, 'Later')
  const bar = make(
    'div',
    {
      role: 'status',
      'data-update': '',
      class: 'card fixed inset-x-2 bottom-16 z-30 flex flex-wrap items-center gap-2 p-3 lg:bottom-2',
    },
    'There is a newer version of the rules.',
    reload,
    later,
  )
  later.addEventListener('click', () => bar.remove())
  reload.addEventListener('click', () => {
    // Another tab may have agreed already; then nothing more will change here.
    if (waiting.state === 'activated' || waiting.state === 'redundant') return location.reload()
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    waiting.postMessage('use-new-version')
  })
  void dressUp().then(() => document.body.append(bar))
}

/** Asks the worker how much is here, or to fetch what is not. */
function ask(worker: ServiceWorker, question: 'what-is-here' | 'fetch-everything'): Promise<Kept> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true })
    port1.start()
    worker.postMessage(question, [port2])
  })
}

/** True once the worker that is coming stands ready; false when its download broke off. */
function arrived(coming: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (coming.state === 'installed' || coming.state === 'activated') resolve(true)
      if (coming.state === 'redundant') resolve(false)
    }
    coming.addEventListener('statechange', look)
    look()
  })
}

/** Browsers that decide by themselves are asked to keep what we store; one that would ask the player is not, unless installed. */
function askToKeep(): void {
  const installed = matchMedia('(display-mode: standalone)').matches
  if (installed || 'userAgentData' in navigator) void navigator.storage?.persist?.().catch(() => {})
}

/** Set when a worker says that the device has no room for what it would keep. */
let lacksRoom = false
const brokenWord = () => (lacksRoom ? NO_ROOM : BROKEN)
const readyWord = () => (lacksRoom ? OLD_ONLY : READY)

/** Hears why a download ended, from a worker that will be gone at once. */
function listen(registration: ServiceWorkerRegistration): void {
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data !== 'no-room') return
    lacksRoom = true
    mark(registration.active ? OLD_ONLY : NO_ROOM)
  })
  navigator.serviceWorker.startMessages()
}

async function follow(registration: ServiceWorkerRegistration): Promise<void> {
  const { active, waiting, installing } = registration
  if (waiting && active) announce(waiting)
  if (installing) void arrived(installing).then((here) => here && active && announce(installing))
  const coming = installing ?? waiting
  if (!active) {
    mark(COMING)
    if (!coming || !(await arrived(coming))) return mark(brokenWord())
  }
  const worker = (active ?? coming)!
  const kept = await ask(worker, 'what-is-here')
  if (kept === 'all') return mark(readyWord())
  mark({ game: PART, some: COMING, none: CLEARED }[kept])
  const isWhole = (await ask(worker, 'fetch-everything')) === 'all'
  mark(isWhole ? READY : kept === 'game' ? PART_ONLY : brokenWord())
}

/** Why nothing could be registered: a browser that refuses, or a network that is not there. */
function wordFor(problem: unknown): string {
  const isRefused = problem instanceof DOMException && ['SecurityError', 'NotSupportedError'].includes(problem.name)
  if (isRefused) return REFUSED
  return navigator.serviceWorker.controller ? READY : BROKEN
}

/** Keeps the whole site on this device; a device that cannot still reads everything online. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return mark(REFUSED)
  let isHeard = false
  const attempt = async () => {
    try {
      const registration = await navigator.serviceWorker.register(`${base}/sw.js`, { scope: `${base}/` })
      if (!isHeard) listen(registration)
      isHeard = true
      registration.addEventListener('updatefound', () => {
        const coming = registration.installing
        if (coming && registration.active)
          void arrived(coming).then((here) => here && registration.active !== coming && announce(coming))
      })
      await follow(registration)
    } catch (problem) {
      mark(wordFor(problem))
    }
  }
  await attempt()
  addEventListener('online', () => void attempt())
  askToKeep()
}
