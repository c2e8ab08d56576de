import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadTs } from '../../scripts/bundle.mjs'

type Links = typeof import('./case-links')

/**
 * The links of case-links.ts: worked out by whoever asks first, which is the process that lists the tests; the browsers'
 * workers, which begin after it and stand in for it anew at every file, read what it found.
 */
async function linksOnce(): Promise<Links> {
  const { E2E_SHARED } = process.env
  const file = join(E2E_SHARED!, 'case-links.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Links
  } catch {
    const { gameLinks, verdictLinks } = (await loadTs('tests/e2e/case-links.ts')) as Links
    writeFileSync(file, JSON.stringify({ gameLinks, verdictLinks }))
    return { gameLinks, verdictLinks }
  }
}

export const { gameLinks, verdictLinks } = await linksOnce()
