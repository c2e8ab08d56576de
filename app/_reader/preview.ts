/** Shows the words of a linked clause beside the link: by hover, by tap, by key. Never the only way to them. */
import { editionOf } from './editions.ts'
import { clauseOf } from './finder.ts'
import { make } from './results.ts'

const DELAY = 300
let sheet: HTMLElement | undefined
let coming: ReturnType<typeof setTimeout> | undefined

function build(): HTMLElement {
  const made = make('div', {
    popover: 'auto',
    class: 'card fixed m-0 max-h-[60dvh] w-[min(26rem,94vw)] overflow-auto p-4 text-text',
    'aria-label': 'Linked rule',
  })
  made.addEventListener('pointerleave', () => made.hidePopover())
  document.body.append(made)
  return made
}

/** Below the link where there is room; at the bottom of a phone. */
function place(made: HTMLElement, link: HTMLElement): void {
  const box = link.getBoundingClientRect()
  const narrow = innerWidth < 640
  made.style.inset = 'auto'
  made.style.left = narrow ? '3vw' : `${Math.max(8, Math.min(box.left, innerWidth - 430))}px`
  if (narrow) made.style.bottom = '4rem'
  else if (box.bottom > innerHeight * 0.6) made.style.bottom = `${innerHeight - box.top + 4}px`
  else made.style.top = `${box.bottom + 4}px`
}

async function show(link: HTMLAnchorElement): Promise<void> {
  const clause = await clauseOf(link.dataset.preview ?? '')
  if ('failed' in clause) return
  sheet ??= build()
  const lines = clause.text.split('\n')
  const main = document.querySelector<HTMLElement>('main [data-edition]')
  const edition = main?.dataset.edition ?? editionOf(clause.game)
  const words = lines[Math.max(0, clause.editions.indexOf(edition))] ?? lines[0] ?? ''
  sheet.replaceChildren(
    make('p', { class: 'm-0 text-sm text-muted' }, clause.label),
    make('p', { class: 'm-0 font-bold' }, clause.title),
    make('p', { class: 'm-0 mt-1' }, words),
    make('p', { class: 'm-0 mt-2' }, make('a', { class: 'button', href: link.href }, 'Open')),
  )
  place(sheet, link)
  sheet.showPopover()
}

/** Wakes the links that name a clause. */
export function wakePreviews(): void {
  const linkOf = (event: Event) => (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-preview]')
  document.addEventListener('pointerover', (event) => {
    const link = linkOf(event)
    clearTimeout(coming)
    if (link && event.pointerType === 'mouse') coming = setTimeout(() => void show(link), DELAY)
  })
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    const touch = (event as PointerEvent).pointerType === 'touch'
    if (!link || !touch || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    void show(link)
  })
}
