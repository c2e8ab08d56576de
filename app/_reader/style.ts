import { remember } from './store.ts'

/** So many elements a slow phone restyles within 50 ms: a page of more is not held up for it while somebody reads. */
const QUICK = 700

let dressing: Promise<void> | undefined
let sheet: HTMLLinkElement | undefined

/** Fetches the whole sheet, for paper only until it is worn. */
function fetchSheet(href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.media = 'print'
  link.href = href
  document.head.append(link)
  return link
}

const hrefOf = () => document.querySelector<HTMLElement>('style[data-whole]')?.dataset.whole

/** A page carries only the styles of its first look; this brings those of its states, of paper, and of what is added. */
export function dressUp(): Promise<void> {
  const href = hrefOf()
  if (!href) return Promise.resolve()
  dressing ??= new Promise((resolve) => {
    sheet ??= fetchSheet(href)
    sheet.media = 'all'
    if (sheet.sheet) return resolve()
    sheet.addEventListener('load', () => resolve())
    // Without it everything still works; it only looks plainer.
    sheet.addEventListener('error', () => resolve())
  })
  return dressing
}

/** Brings the whole sheet at once to a short page, to a long one when it is first touched, pointed at or typed to. */
export function dressForUse(): void {
  const href = hrefOf()
  if (!href || document.getElementsByTagName('*').length <= QUICK) return void dressUp()
  sheet ??= fetchSheet(href)
  for (const type of ['pointerdown', 'pointerover', 'keydown', 'focusin'])
    addEventListener(type, () => void dressUp(), { once: true, passive: true })
}

/** Fetches the typeface for the next page; nothing on this one changes. */
export function fetchTypeface(): void {
  void document.fonts?.load('1em Atkinson').then(
    (faces) => faces.length && remember('font', 'kept'),
    () => {},
  )
}
