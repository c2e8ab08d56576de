export { recall, remember } from '../_site/device.ts'

/** Sub-path the site is served under. */
export const base = document.documentElement.dataset.base ?? ''
