import { make } from './results.ts'
import { base } from './store.ts'

/** Says in the foot of the page whether everything works without a network. */
function mark(words: string): void {
  for (const place of document.querySelectorAll('[data-offline]')) place.textContent = words
}

function announce(waiting: ServiceWorker): void {
  if (document.querySelector('[data-update]')) return
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
  document.body.append(bar)
}

/** Keeps the whole site on this device; a device that cannot still reads everything online. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register(`${base}/sw.js`, { scope: `${base}/` })
    if (registration.waiting && registration.active) announce(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && registration.active && registration.active !== coming) announce(coming)
      })
    })
    await navigator.serviceWorker.ready
    mark('Ready offline: every page and every checker works without a network.')
  } catch {
    mark('')
  }
}
