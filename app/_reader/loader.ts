/**
 * Stands in every page. Fetches the reader once the page is idle, or at the first touch or key, whichever comes first;
 * what was pressed before it was there is pressed again for it. It is all the script a page has until then: under 1 KB.
 */
declare const READER: string

let awake = false
let coming: Promise<void> | undefined

function wake(): Promise<void> {
  coming ??= import(READER).then(
    () => {
      awake = true
      document.documentElement.dataset.awake = ''
    },
    (problem) => {
      coming = undefined
      throw problem
    },
  )
  return coming
}

const quietly = () => void wake().catch(() => {})

document.addEventListener(
  'click',
  (event) => {
    const touch = (event as PointerEvent).pointerType === 'touch'
    const woken = `[data-copy],[data-palette]${touch ? ',.clause a,dl a' : ''}`
    const target = (event.target as Element).closest<HTMLElement>(woken)
    if (awake || !target || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    wake().then(
      () => target.dispatchEvent(new PointerEvent('click', event)),
      () => {
        if (target instanceof HTMLAnchorElement) location.href = target.href
      },
    )
  },
  true,
)

document.addEventListener(
  'keydown',
  (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    const typing = (target as Element).closest?.('input,textarea,select,[contenteditable]')
    const asks = ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/' && !altKey && !typing
    if (awake || !asks) return
    event.preventDefault()
    wake().then(
      () => target?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true })),
      () => {},
    )
  },
  true,
)

for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, quietly, { once: true, passive: true })

const whenIdle = () => (self.requestIdleCallback ?? setTimeout)(quietly)
if (/[?&]q=/.test(location.search)) quietly()
else if (document.readyState === 'complete') whenIdle()
else addEventListener('load', whenIdle)
