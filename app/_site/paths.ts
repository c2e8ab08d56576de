/** Sub-path the site is served under, without a trailing slash; empty at the root. */
export const BASE_PATH = process.env.BASE_PATH ?? ''

/** An address inside the site, sub-path included. */
export const at = (path: string): string => `${BASE_PATH}${path}`
