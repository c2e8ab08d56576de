import { remember } from './store.ts'

/** A page carries only the styles of what stands in it; this brings those of what is still to come, and the typeface. */
export function dressUp(): Promise<void> {
  void document.fonts?.load('1em Atkinson').then(
    (faces) => faces.length && remember('font', 'kept'),
    () => {},
  )
  const href = document.querySelector<HTMLElement>('style[data-whole]')?.dataset.whole
  if (!href) return Promise.resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  const dressed = new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve())
    // Without it everything still works; it only looks plainer.
    link.addEventListener('error', () => resolve())
  })
  document.head.append(link)
  return dressed
}
