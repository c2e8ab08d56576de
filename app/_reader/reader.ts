/** Wakes a page: look, keys, editions, search, pins. Fetched when the page is idle or first touched. */
import { wakeCitations } from './copy.ts'
import { wakeEditions } from './editions.ts'
import { wakeFilter } from './filter.ts'
import { whenWarm } from './finder.ts'
import { wakeFolds } from './folds.ts'
import { keepOffline } from './offline.ts'
import { openPalette } from './palette.ts'
import { showMarks, showPins } from './pins.ts'
import { wakePreviews } from './preview.ts'
import { wakeSearchPage } from './search-page.ts'
import { wakeLook } from './settings.ts'
import { wakeSpy } from './spy.ts'
import { recall } from './store.ts'
import { dressForUse, dressUp, fetchTypeface } from './style.ts'

dressForUse()
wakeLook()
wakeEditions()
wakeSearchPage()
wakePreviews()
wakeCitations()
wakeFilter()
wakeFolds()
if (document.querySelector('[data-pins]')) showPins()
else if (recall('pins')) showMarks()
if (matchMedia('(min-width: 64rem)').matches && document.querySelector('[data-contents]')) wakeSpy()

/** What was typed after the search was asked for and before its field was there. */
let typedAhead: string | undefined

/** The field of a page that has one; the palette over any other. */
async function openSearch(): Promise<void> {
  typedAhead ??= ''
  const own = document.querySelector<HTMLInputElement>('[data-search-form] input[type=search]')
  if (own) scrollTo({ top: 0 })
  await (own ?? dressUp())
  const field = own ?? openPalette()
  field.focus()
  field.select()
  if (typedAhead) {
    field.value = typedAhead
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  typedAhead = undefined
}

document.addEventListener('keydown', (event) => {
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey
  // a chip that is chosen takes no letters
  const typing = (event.target as HTMLElement).closest('input:not([type=radio]),textarea,select,[contenteditable]')
  const slash = event.key === '/' && !typing && plain
  const controlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
  const isAhead = typedAhead !== undefined && plain && event.key.length === 1
  if (!isAhead && !slash && !controlK) return
  event.preventDefault()
  if (isAhead) typedAhead += event.key
  else void openSearch()
})

document.addEventListener('click', (event) => {
  const opener = (event.target as HTMLElement).closest('[data-palette]')
  const plain = !(event.ctrlKey || event.metaKey || event.shiftKey)
  if (!opener || !plain) return
  event.preventDefault()
  void openSearch()
})

/** The search first, one thing after the other; whoever saves data gets it when it is asked for. */
const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
void (saving ? Promise.resolve() : whenWarm()).then(() => {
  void keepOffline().then(fetchTypeface)
})
