/** Where the site is made and where it lies: it is built in a folder of its own, and takes its place whole. Plain Node. */
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../install.mjs'

/** Where the export is made, seen from the project. The framework takes it from its config. */
export const MAKING = 'dist/site'
export const OUT = join(root, MAKING)
/** Where the whole site lies. */
export const SITE = join(root, 'out')

/** Puts the new site in the place of the old one. */
export async function swapIn(made = OUT, site = SITE) {
  const old = `${made}.old`
  await rm(old, { recursive: true, force: true })
  await rename(site, old).catch((error) => {
    if (error.code !== 'ENOENT') throw error
  })
  await rename(made, site)
  await rm(old, { recursive: true, force: true })
}
