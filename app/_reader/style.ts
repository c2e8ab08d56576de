import { remember } from './store.ts'

const whole = () => document.querySelector<HTMLElement>('style[data-whole]')?.dataset.whole
let dressing: Promise<void> | undefined

/** A page carries only the styles of what stands in it; this brings those of what is about to be added. */
export function dressUp(): Promise<void> {
  const href = whole()
  if (!href) return Promise.resolve()
  dressing ??= new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => resolve())
    // Without it everything still works; it only looks plainer.
    link.addEventListener('error', () => resolve())
    document.head.append(link)
  })
  return dressing
}

/** Fetches those styles and the typeface for when they are wanted; nothing on the page changes. */
export function fetchLooks(): void {
  const href = whole()
  if (href) void fetch(href).catch(() => {})
  void document.fonts?.load('1em Atkinson').then(
    (faces) => faces.length && remember('font', 'kept'),
    () => {},
  )
}
