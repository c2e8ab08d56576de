#!/usr/bin/env node
/**
 * `npm run links:mended -- "why"`: puts every old link that now gets another verdict on the list of mended faults, with
 * that reason; what is on the list already stays as it is. Without a reason it only prints them; the exit code is 1 then.
 */
import { loadTs, root } from '../bundle.mjs'

process.chdir(root)
const why = process.argv.slice(2).join(' ').trim()
const { oldLinks, openLink, mendedOf, addMended, lineOf } = await loadTs('tests/compat/links.ts')
const opened = oldLinks().map(openLink)
for (const game of new Set(opened.map(({ link }) => link.game))) {
  const mended = mendedOf(game)
  const changed = opened.filter(
    ({ id, link, verdict }) => link.game === game && verdict !== (mended[id]?.verdict ?? link.verdict),
  )
  for (const one of changed)
    process.stdout.write(`was ${one.link.verdict}: ${lineOf(one, why || undefined)}\n  ?${one.link.query}\n`)
  if (why)
    addMended(
      game,
      changed.map((one) => lineOf(one, why)),
    )
  else if (changed.length) process.exitCode = 1
}
