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

const has = (selector: string) => document.querySelector(selector) !== null
const wide = matchMedia('(min-width: 64rem)').matches
const waking = [
  has('[data-search-form]') && import('./search-page.ts').then((page) => page.wakeSearchPage()),
  has('.clause, [data-edition] dl') && import('./preview.ts').then((preview) => preview.wakePreviews()),
  has('[data-filter]') && import('./filter.ts').then((filter) => filter.wakeFilter()),
  has('[data-pins]') && import('./pins.ts').then((pins) => pins.showPins()),
  has('.clause') && recall('pins') && import('./pins.ts').then((pins) => pins.showMarks()),
  wide && has('[data-contents]') && import('./spy.ts').then((spy) => spy.wakeSpy()),
]
void Promise.all(waking).then(() => {
  document.documentElement.dataset.awake = ''
})

const keep = () => void import('./offline.ts').then((offline) => offline.keepOffline())
if (document.readyState === 'complete') keep()
else window.addEventListener('load', keep)
