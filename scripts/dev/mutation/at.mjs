/**
 * Beside each test file: has the fault FAULT and no other; without one, writes to MET which faults the file came by and how
 * long it took, and whether it fails even so.
 */
import { appendFileSync } from 'node:fs'
import { afterAll, afterEach, expect } from 'vitest'

const { FAULT, MET } = process.env
const active = FAULT && Number(FAULT)
const met = new Set()
const begun = performance.now()

globalThis.faultAt = MET ? (number) => Boolean(met.add(number)) && false : (number) => number === active

if (MET) {
  let fails = false
  afterEach(({ task }) => {
    fails ||= task.result?.state === 'fail'
  })
  afterAll(() => {
    const { testPath } = expect.getState()
    appendFileSync(MET, `${JSON.stringify({ file: testPath, met: [...met], ms: performance.now() - begun, fails })}\n`)
  })
}
