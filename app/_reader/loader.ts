/**
 * Stands in every page. Fetches the reader once the page is idle, or at the first touch or key, whichever comes first;
 * what was pressed before it was there is pressed again for it, and what is searched comes beside it. It is all the script a page has until then: under 1 KB as it is sent.
 */
declare const READER: string
declare const SEARCH_DATA: string

let isAwake = false
let coming: Promise<void> | undefined
/** Once the search is asked for, the letters after it are its own. */
let isSearching = false

/** Whoever saves data gets the search when it is asked for. */
const isSaving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData

function wake(): Promise<void> {
  // Side by side they take a round trip less.
  if (!coming && !isSaving) void fetch(SEARCH_DATA).catch(() => {})
  coming ??= import(READER).then(
    () => {
      isAwake = true
      document.documentElement.dataset.awake = ''
    },
    (problem) => {
      coming = undefined
      isSearching = false
      throw problem
    },
  )
  return coming
}

const quietly = () => void wake().catch(() => {})

/** Holds back an event on what only the reader can answer, and gives it again once the reader is there. */
function hold<T extends UIEvent>(type: string, wanted: (event: T, target: Element) => Element | false | null): void {
  document.addEventListener(
    type,
    (event) => {
      const target = !isAwake && wanted(event as T, event.target as Element)
      if (!target) return
      event.preventDefault()
      const Same = event.constructor as typeof Event
      wake().then(
        () => target.dispatchEvent(new Same(type, event)),
        () => {
          if (type === 'click' && target instanceof HTMLAnchorElement) location.href = target.href
        },
      )
    },
    true,
  )
}

hold<PointerEvent>(
  'click',
  ({ ctrlKey, metaKey, shiftKey, pointerType }, target) =>
    !(ctrlKey || metaKey || shiftKey) &&
    target.closest(`[data-palette],[data-look],[data-edition-link]${pointerType === 'touch' ? ',.clause a,dl a' : ''}`),
)
hold<KeyboardEvent>('keydown', ({ key, ctrlKey, metaKey, altKey }, target) => {
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() !== 'k') return false
    isSearching = true
    return target
  }
  if (altKey || key.length > 1 || target.closest?.('input:not([type=radio]),textarea,select,[contenteditable]'))
    return false
  if (key === '/') isSearching = true
  return isSearching && target
})

/** A button of an island that is not awake yet is pressed again once it is. */
document.addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-island]:not([data-alive]) button')
    if (!button) return
    event.preventDefault()
    button.closest('[data-island]')?.addEventListener('alive', () => button.click(), { once: true })
  },
  true,
)

for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, quietly, { once: true, passive: true })

/** A page that never rests is woken all the same. */
const LONGEST_MS = 4000
const whenIdle = () => (self.requestIdleCallback ?? setTimeout)(quietly, { timeout: LONGEST_MS })
if (/[?&]q=/.test(location.search)) quietly()
else if (document.readyState === 'complete') whenIdle()
else addEventListener('load', whenIdle)
