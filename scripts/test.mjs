#!/usr/bin/env node
/** `npm test`: everything, from a fresh clone: installs what is missing, then lint, types, unit, contracts, build, browser. */
import { ensureChromium } from './chromium.mjs'
import { ensureDependencies, requireNode } from './install.mjs'
import { hasPassed, runSuite, STEPS } from './suite.mjs'

requireNode()

async function browser(results) {
  if (!hasPassed(results, 'build')) throw new Error('Not run: there is no built site to look at.')
  return STEPS.browser(await ensureChromium())
}

if (await ensureDependencies()) {
  const { lint, types, unit, contracts, build } = STEPS
  process.exitCode = await runSuite(Object.entries({ lint, types, unit, contracts, build, browser }))
} else {
  process.exitCode = await runSuite([['install', async () => ({ passed: 0, failed: 1 })]])
}
