import { useEffect } from 'react'

/** Room the sticky verdict takes on a phone, so that what the keyboard reaches is never under it. */
export function useRoomForVerdict(): void {
  useEffect(() => {
    const root = document.documentElement
    root.style.scrollPaddingBottom = window.matchMedia('(min-width: 64rem)').matches ? '1rem' : '13rem'
    return () => {
      root.style.scrollPaddingBottom = ''
    }
  }, [])
}
