#!/usr/bin/env node
/**
 * `npm run links:mended -- "why"`: puts every old link that now gets another verdict on the list of mended faults, with
 * that reason; what is on the list already stays as it is. Without a reason it only prints them; the exit code is 1 then.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadTs, root } from './bundle.mjs'

process.chdir(root)
const why = process.argv.slice(2).join(' ').trim()
const { oldLinks, openLink, mendedOf, writeMended, lineOf } = await loadTs('tests/compat/links.ts')
const opened = oldLinks().map(openLink)
for (const game of new Set(opened.map(({ link }) => link.game))) {
  const mended = mendedOf(game)
  const changed = opened.filter(
    ({ id, link, verdict }) => link.game === game && verdict !== (mended[id]?.verdict ?? link.verdict),
  )
  for (const one of changed) {
    process.stdout.write(
      `${why ? '' : `was ${one.link.verdict}: `}${lineOf(one, why || undefined)}\n  ?${one.link.query}\n`,
    )
    mended[one.id] = { verdict: one.verdict, why }
  }
  if (changed.length && why) await writeFile(join('tests', 'compat', 'mended', `${game}.json`), writeMended(mended))
  if (changed.length && !why) process.exitCode = 1
}
