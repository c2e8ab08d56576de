import { useSyncExternalStore } from 'react'

/** True where the screen is as wide as that, and follows it; false until the page has woken. */
const whereMatches = (query: string) => {
  const watch = (tell: () => void): (() => void) => {
    const media = window.matchMedia(query)
    media.addEventListener('change', tell)
    return () => media.removeEventListener('change', tell)
  }
  return (): boolean =>
    useSyncExternalStore(
      watch,
      () => window.matchMedia(query).matches,
      () => false,
    )
}

/** Something stands beside the rest instead of below or over it. */
export const useWide = whereMatches('(min-width: 64rem)')

/** Everything stands in one column. */
export const useNarrow = whereMatches('(max-width: 63.99rem)')
