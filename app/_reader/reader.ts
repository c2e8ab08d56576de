/** Wakes a reading page: look, keys, editions. Everything else is fetched when it is needed. */
import { wakeEditions } from './editions.ts'
import { wakeLook } from './look.ts'
import { recall } from './store.ts'

wakeLook()
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

document.addEventListener('click', async (event) => {
  const button = (event.target as HTMLElement).closest<HTMLElement>('[data-copy]')
  if (button) (await import('./copy.ts')).openCitations(button)
})

document.addEventListener('click', (event) => {
  const opener = (event.target as HTMLElement).closest('[data-palette]')
  const plain = !(event.ctrlKey || event.metaKey || event.shiftKey)
  if (!opener || !plain) return
  event.preventDefault()
  void openSearch()
})

if (document.querySelector('[data-search-form]')) void import('./search-page.ts').then((page) => page.wakeSearchPage())
if (document.querySelector('.clause, [data-edition] dl'))
  void import('./preview.ts').then((preview) => preview.wakePreviews())
if (document.querySelector('[data-filter]')) void import('./filter.ts').then((filter) => filter.wakeFilter())

if (document.querySelector('[data-pins]')) void import('./pins.ts').then((pins) => pins.showPins())
else if (recall('pins')) void import('./pins.ts').then((pins) => pins.showMarks())
if (matchMedia('(min-width: 64rem)').matches && document.querySelector('[data-contents]'))
  void import('./spy.ts').then((spy) => spy.wakeSpy())

const keep = () => void import('./offline.ts').then((offline) => offline.keepOffline())
if (document.readyState === 'complete') keep()
else window.addEventListener('load', keep)
