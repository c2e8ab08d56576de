import { useEffect, useLayoutEffect } from 'react'
import { MINE } from './own-case'

/** Browsers refuse more than about a hundred changes of address in half a minute. */
const WRITE_AFTER = 200

/** Reads the query string at the start, and again when a visitor goes back or forth. `read` stays the same function. */
export function useReadAddress(read: (search: string) => void): void {
  useLayoutEffect(() => {
    const readNow = () => read(window.location.search)
    readNow()
    window.addEventListener('popstate', readNow)
    return () => window.removeEventListener('popstate', readNow)
  }, [read])
}

const always = () => true

/** Keeps the query string in the address, a moment after the last change and at the latest when the page is left. */
export function useWrittenAddress(query: string | undefined, isMine: (search: string) => boolean = always): void {
  useEffect(() => {
    if (query === undefined) return
    const write = () => {
      const { pathname, search, hash } = window.location
      // What marks a case as told here is not for whoever the address is sent to.
      if ((query !== search || hash === MINE) && isMine(search)) window.history.replaceState(null, '', pathname + query)
    }
    const timer = setTimeout(write, WRITE_AFTER)
    window.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', write)
    }
  }, [query, isMine])
}
