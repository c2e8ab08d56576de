import { remember } from './store.ts'

let dressing: Promise<void> | undefined

/** A page carries only the styles of its first look; this brings those of its states, of paper, and of what is added. */
export function dressUp(): Promise<void> {
  const href = document.querySelector<HTMLElement>('style[data-whole]')?.dataset.whole
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

/** Fetches the typeface for the next page; nothing on this one changes. */
export function fetchTypeface(): void {
  void document.fonts?.load('1em Atkinson').then(
    (faces) => faces.length && remember('font', 'kept'),
    () => {},
  )
}
