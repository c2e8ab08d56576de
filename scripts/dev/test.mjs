#!/usr/bin/env node
/** `npm test`: everything, from a fresh clone: installs what is missing, then lint, types, tests, build, browser. */
import { ensureDependencies, requireNode } from '../install.mjs'
import { couldNotStart, runSuite } from './suite.mjs'

requireNode()
process.exitCode = (await ensureDependencies())
  ? // Lint and types are over in seconds; then the site is built and looked at beside the tests that need none.
    await runSuite([
      [['lint'], ['types']],
      [['tests'], ['build', 'browser', 'firefox', 'webkit']],
    ])
  : couldNotStart('The packages could not be installed.')
