/** Sub-path the site is served under, without a trailing slash; empty at the root. */
export const BASE_PATH = process.env.BASE_PATH ?? ''

/** Where the site stands, without a slash at the end; only addresses meant for elsewhere need it. */
const SITE_URL = (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/+$/, '')

/** An address inside the site, sub-path included. */
export const at = (path: string): string => `${BASE_PATH}${path}`

/** The whole address of a page, for machines and for other sites. */
export const absolute = (path: string): string => `${SITE_URL}${at(path)}`
