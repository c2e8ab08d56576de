/** Wakes a reading page: look, copying, keys, editions. Everything else is fetched when it is needed. */
import { wakeCopying } from './copy.ts'
import { wakeEditions } from './editions.ts'
import { wakeLook } from './look.ts'

wakeLook()
wakeCopying()
wakeEditions()

/** The field of a page that has one; the palette over any other. */
async function openSearch(): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('[data-search-form] input[type=search]')
  if (!field) return (await import('./palette.ts')).openPalette()
  scrollTo({ top: 0 })
  field.focus()
  field.select()
}

document.addEventListener('keydown', (event) => {
  const typing = (event.target as HTMLElement).closest('input, textarea, select, [contenteditable]')
  const slash = event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey
  const controlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
  if (!slash && !controlK) return
  event.preventDefault()
  void openSearch()
})

document.addEventListener('click', (event) => {
  const opener = (event.target as HTMLElement).closest('[data-palette]')
  const plain = !(event.ctrlKey || event.metaKey || event.shiftKey)
  if (!opener || !plain) return
  event.preventDefault()
  void openSearch()
})

if (document.querySelector('[data-search-form]')) void import('./search-page.ts').then((page) => page.wakeSearchPage())
if (document.querySelector('[data-preview]')) void import('./preview.ts').then((preview) => preview.wakePreviews())
if (document.querySelector('[data-filter]')) void import('./filter.ts').then((filter) => filter.wakeFilter())

const keep = () => void import('./offline.ts').then((offline) => offline.keepOffline())
if (document.readyState === 'complete') keep()
else window.addEventListener('load', keep)
