/** Keeps the name of the test that runs in a file of this process: one that never comes back can still be named. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect } from 'vitest'

const { TESTS_AT: folder } = process.env

if (folder) {
  const file = join(folder, `${process.pid}-${process.env.VITEST_WORKER_ID ?? ''}`)
  beforeEach(() => {
    const { testPath = '', currentTestName = '' } = expect.getState()
    writeFileSync(file, `${testPath} > ${currentTestName}`)
  })
  afterEach(() => rmSync(file, { force: true }))
}
