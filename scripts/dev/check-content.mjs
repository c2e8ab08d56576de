#!/usr/bin/env node
/** `npm run check:content`: reads every rule page and says what does not hang together, by file and line. */
import { loadTs, root } from '../bundle.mjs'

process.chdir(root)
try {
  const { problems } = await loadTs('scripts/build/export-data.ts')
  const found = await problems()
  process.stdout.write(found.length ? `${found.map((one) => `- ${one}`).join('\n')}\n` : 'The rules hang together.\n')
  process.exitCode = found.length ? 1 : 0
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
