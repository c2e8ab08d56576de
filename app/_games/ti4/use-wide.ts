import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 64rem)'
const watch = (tell: () => void): (() => void) => {
  const media = window.matchMedia(WIDE)
  media.addEventListener('change', tell)
  return () => media.removeEventListener('change', tell)
}

/** True where the sheet stands beside the map instead of over it. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
