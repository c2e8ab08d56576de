#!/usr/bin/env node
/** `npm test`: everything, from a fresh clone: installs what is missing, then lint, types, tests, build, browser. */
import { ensureDependencies, requireNode } from '../install.mjs'
import { couldNotStart, runSuite } from './suite.mjs'

requireNode()
process.exitCode = (await ensureDependencies())
  ? // Each of the long stages keeps two cores busy by itself; side by side they only take the processor from each other.
    await runSuite([[['lint'], ['types']], [['tests']], [['build', 'browser', 'firefox', 'webkit']]])
  : couldNotStart('The packages could not be installed.')
