/** What every rule page weighs beside the same words written by hand, as they are sent. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { byHand } from './sites.mjs'

/** What the answer says beside its body: status and headers. */
const HEADERS = 300

/** Ratios of all rule pages, the lightest first. */
export async function ratiosOf(out) {
  const files = (await readdir(out, { recursive: true })).filter((name) => /^rules\/.*index\.html$/.test(name))
  const weigh = (text) => brotliCompressSync(text).length + HEADERS
  const ratios = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(join(out, file), 'utf8')
      return weigh(html) / weigh(byHand(html))
    }),
  )
  return ratios.sort((a, b) => a - b)
}
