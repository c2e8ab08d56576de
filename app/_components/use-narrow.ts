import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 63.99rem)'
const watch = (tell: () => void): (() => void) => {
  const media = window.matchMedia(NARROW)
  media.addEventListener('change', tell)
  return () => media.removeEventListener('change', tell)
}

/** True where everything stands in one column; false until the page has woken. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(NARROW).matches,
    () => false,
  )
