import { make } from './results.ts'
import { base } from './store.ts'
import { dressUp } from './style.ts'

const READY = 'Ready offline: every page and every checker works without a network.'
const COMING = 'Getting ready to work without a network …'
const BROKEN = 'Not ready offline yet: the download broke off. It goes on when there is a network.'
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
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    waiting.postMessage('use-new-version')
  })
  void dressUp().then(() => document.body.append(bar))
}

/** Asks the worker and waits for its yes or no. */
function ask(worker: ServiceWorker, question: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true })
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

async function follow(registration: ServiceWorkerRegistration): Promise<void> {
  const { active, waiting, installing } = registration
  if (waiting && active) announce(waiting)
  if (installing) void arrived(installing).then((here) => here && active && announce(installing))
  if (active) {
    if (await ask(active, 'is-everything-here')) return mark(READY)
    mark(CLEARED)
    return mark((await ask(active, 'fetch-everything')) ? READY : BROKEN)
  }
  const coming = installing ?? waiting
  mark(COMING)
  mark(coming && (await arrived(coming)) ? READY : BROKEN)
}

/** Keeps the whole site on this device; a device that cannot still reads everything online. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const attempt = async () => {
    try {
      const registration = await navigator.serviceWorker.register(`${base}/sw.js`, { scope: `${base}/` })
      registration.addEventListener('updatefound', () => {
        const coming = registration.installing
        if (coming && registration.active)
          void arrived(coming).then((here) => here && registration.active !== coming && announce(coming))
      })
      await follow(registration)
    } catch {
      mark(navigator.serviceWorker.controller ? READY : '')
    }
  }
  await attempt()
  addEventListener('online', () => void attempt())
  askToKeep()
}
