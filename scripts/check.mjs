#!/usr/bin/env node
/** `npm run check`: the fast part of `npm test`: lint, types, unit and contract tests. No build, no browser. */
import { ensureDependencies, requireNode } from './install.mjs'
import { runSuite, STEPS } from './suite.mjs'

requireNode()
if (await ensureDependencies()) {
  const { lint, types, unit, contracts } = STEPS
  process.exitCode = await runSuite(Object.entries({ lint, types, unit, contracts }))
} else {
  process.exitCode = await runSuite([['install', async () => ({ passed: 0, failed: 1 })]])
}
