/** Rules a player wants at hand: kept on this device, listed on the first page and under Find. */
import { type Cited, citationOf } from './citation.ts'
import { make } from './results.ts'
import { recall, remember } from './store.ts'
import { say } from './toast.ts'

/** A pinned rule, with enough of it to be listed and cited without its page. */
export interface Pin extends Cited {
  id: string
}

/** The pins of this device, newest first; nothing where they cannot be read. */
export function pins(): Pin[] {
  try {
    const kept = JSON.parse(recall('pins') || '[]') as Pin[]
    return Array.isArray(kept)
      ? kept.filter((one) => one && typeof one.id === 'string' && typeof one.url === 'string')
      : []
  } catch {
    return []
  }
}

/** Said where a pin could not be set or taken away. */
export const NOT_KEPT =
  'Nothing was changed: this browser keeps nothing for this site (storage is full or switched off).'

const keep = (list: readonly Pin[]): boolean => remember('pins', list.length ? JSON.stringify(list) : '')

export const isPinned = (id: string): boolean => pins().some((one) => one.id === id)

/** False when this device did not keep it. */
export const pin = (one: Pin): boolean => keep([one, ...pins().filter(({ id }) => id !== one.id)])

/** False when this device did not let go of it. */
export const unpin = (id: string): boolean => keep(pins().filter((one) => one.id !== id))

/** Marks the pinned clauses of this page. */
export function showMarks(): void {
  const ids = new Set(pins().map(({ id }) => id))
  for (const clause of document.querySelectorAll<HTMLElement>('.clause[data-clause]')) {
    clause.toggleAttribute('data-pinned', ids.has(clause.dataset.clause ?? ''))
  }
}

/** The address of a pin on the site as it is served now, wherever it was pinned. */
function addressOf({ url }: Pin): string {
  const { pathname, hash } = new URL(url, location.href)
  return pathname + hash
}

function row(one: Pin, redraw: () => void): HTMLElement {
  const link = make(
    'a',
    { class: 'row-link min-w-0 grow', href: addressOf(one) },
    make('span', { class: 'row-title' }, one.title),
    make('span', { class: 'block text-sm text-muted' }, `${one.label} · ${one.where}`),
  )
  const remove = make(
    'button',
    { type: 'button', class: 'button shrink-0', 'aria-label': `Unpin ${one.label}` },
    'Unpin',
  )
  remove.addEventListener('click', () => {
    const done = unpin(one.id)
    redraw()
    say(done ? `Unpinned ${one.label}` : NOT_KEPT)
  })
  return make('li', { class: 'flex items-center gap-2 border-t border-hairline' }, link, remove)
}

/** Lists the pins in their places; a place stays empty while there are none. */
export function showPins(): void {
  const list = pins()
  for (const place of document.querySelectorAll<HTMLElement>('[data-pins]')) {
    const hadFocus = place.contains(document.activeElement)
    const copyAll = make('button', { type: 'button', class: 'button' }, 'Copy all')
    copyAll.addEventListener('click', async () => {
      const text = pins().map((one) => `- ${citationOf(one, 'markdown')}`)
      await navigator.clipboard.writeText(text.join('\n')).then(
        () => say(`Copied ${text.length} pinned rules as a list`),
        () => say('This browser does not let pages copy.'),
      )
    })
    const head = make(
      'div',
      { class: 'flex items-center justify-between gap-2' },
      make('h2', { class: 'm-0 text-lg', tabindex: '-1' }, 'Pinned'),
      copyAll,
    )
    const rows = list.map((one) => row(one, showPins))
    place.replaceChildren(...(list.length ? [head, make('ul', { class: 'm-0 mt-1 list-none p-0' }, ...rows)] : []))
    if (hadFocus) place.querySelector('h2')?.focus()
  }
}
