/** So long a finger stays, in milliseconds; browsers begin to select words a little later. */
const LONG_MS = 450
/** So far it may move meanwhile, in CSS pixels. */
const STILL = 10

/** Tells of every long press of one finger on what is wanted; the browser then selects no word and shows no menu. */
export function onLongPress(wanted: (target: Element) => HTMLElement | null, act: (on: HTMLElement) => void): void {
  document.addEventListener('pointerdown', ({ pointerType, isPrimary, target, clientX, clientY }) => {
    const on = pointerType === 'touch' && isPrimary && wanted(target as Element)
    if (!on) return
    const ended = new AbortController()
    const { signal } = ended
    const end = () => ended.abort()
    let isLong = false
    const timer = setTimeout(() => {
      isLong = true
      getSelection()?.removeAllRanges()
      act(on)
    }, LONG_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
    for (const type of ['pointerup', 'pointercancel', 'scroll', 'pointerdown'])
      document.addEventListener(type, end, { signal, capture: true })
    const move = (now: PointerEvent) => Math.hypot(now.clientX - clientX, now.clientY - clientY) > STILL && end()
    document.addEventListener('pointermove', move, { signal })
    document.addEventListener('contextmenu', (event) => isLong && event.preventDefault(), { signal })
  })
}
