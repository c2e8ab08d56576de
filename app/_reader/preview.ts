/** Shows the words of a linked clause beside the link: by hover, by tap, by key. Never the only way to them. */
import { CAUTION } from '../../lib/content/records.ts'
import { editionOf } from './editions.ts'
import { clauseOf } from './finder.ts'
import { make } from './results.ts'
import { placeBeside } from './sheet.ts'
import { base } from './store.ts'
import { dressUp } from './style.ts'

const DELAY = 300
let sheet: HTMLElement | undefined
let coming: ReturnType<typeof setTimeout> | undefined

function build(): HTMLElement {
  const made = make('div', {
    popover: 'auto',
    class: 'card fixed m-0 max-h-[60dvh] w-[min(26rem,94vw)] overflow-auto p-4 text-text',
    'aria-label': 'Linked rule',
  })
  document.body.append(made)
  return made
}

/** The clause or term a link leads to: an id and its address say the same. Undefined for every other link. */
function idOf(link: HTMLAnchorElement | null): string | undefined {
  if (!link?.closest('.clause-words, .clause details, dl') || link.closest('h3, .gone')) return undefined
  if (link.dataset.preview) return link.dataset.preview
  const path = link.pathname.slice(base.length)
  const [, game, page] = /^\/rules\/([^/]+)\/(?:[^/]+\/)?([^/]+)\/$/.exec(path) ?? []
  return game && link.hash ? `${game}:${page}.${decodeURIComponent(link.hash.slice(1))}` : undefined
}

async function show(link: HTMLAnchorElement): Promise<void> {
  const [clause] = await Promise.all([clauseOf(idOf(link) ?? ''), dressUp()])
  if ('failed' in clause) return
  sheet ??= build()
  const speaker = CAUTION[clause.from ?? 'rule']
  const lines = clause.text.split('\n')
  const main = document.querySelector<HTMLElement>('main [data-edition]')
  const edition = main?.dataset.edition ?? editionOf(clause.game)
  const words = lines[Math.max(0, clause.editions.indexOf(edition))] ?? lines[0] ?? ''
  sheet.replaceChildren(
    make('p', { class: 'm-0 text-sm text-muted' }, speaker ? `${clause.label} · ${speaker}` : clause.label),
    make('p', { class: 'm-0 font-bold' }, clause.title),
    make('p', { class: 'm-0 mt-1' }, words),
    make('p', { class: 'm-0 mt-2' }, make('a', { class: 'button', href: link.href }, 'Open')),
  )
  sheet.showPopover()
  placeBeside(sheet, link)
}

/** Wakes the links that name a clause. A link that is walked to shows its words too, and Enter follows it as ever. */
export function wakePreviews(): void {
  const linkOf = (event: Event) => {
    const link = (event.target as HTMLElement).closest('a')
    return idOf(link) ? link : null
  }
  const soon = (link: HTMLAnchorElement | null) => {
    clearTimeout(coming)
    if (link) coming = setTimeout(() => void show(link), DELAY)
  }
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return
    soon(linkOf(event))
    const away = !linkOf(event) && !sheet?.contains(event.target as Node)
    if (away && sheet?.matches(':popover-open')) coming = setTimeout(() => sheet?.hidePopover(), DELAY)
  })
  document.addEventListener('focusin', (event) => {
    const link = linkOf(event)
    if (link?.matches(':focus-visible')) soon(link)
    else clearTimeout(coming)
  })
  document.addEventListener('focusout', (event) => {
    if (linkOf(event) && !sheet?.contains(event.relatedTarget as Node | null)) sheet?.hidePopover()
  })
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    const touch = (event as PointerEvent).pointerType === 'touch'
    if (!link || !touch || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    void show(link)
  })
  // A mouse that came to rest on a link before this woke has no more to say.
  const under = document.querySelector<HTMLAnchorElement>('a[data-preview]:hover')
  if (under && matchMedia('(hover: hover)').matches) coming = setTimeout(() => void show(under), DELAY)
}
